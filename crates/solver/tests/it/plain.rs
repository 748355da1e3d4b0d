//! The solver against one without table, bounds or ordering, on thousands of endings under all options.

use crate::common::{after, alpha_beta, plain_maxn, plain_paranoid, position};
use rules::{CardSet, PerSeat, Position, Rules, Seat};
use solver::Solver;

/// Compares all values of a position for every seat, by both kinds of play.
fn check(solver: &mut Solver, position: &Position) {
    let legal: Vec<_> = position.legal().iter().collect();
    for seat in position.players().seats() {
        let values = solver.paranoid(position, seat);
        assert!(values.iter().map(|&(card, _)| card).eq(legal.iter().copied()), "{position:?}");
        for &(card, value) in &values {
            assert_eq!(value, plain_paranoid(&after(position, card), seat), "{seat:?} {card} {position:?}");
        }
        let best = if position.turn() == seat {
            values.iter().map(|&(_, value)| value).max()
        } else {
            values.iter().map(|&(_, value)| value).min()
        };
        assert_eq!(Some(solver.paranoid_value(position, seat)), best, "{seat:?} {position:?}");
    }
    for (card, values) in solver.maxn(position) {
        assert_eq!(values, plain_maxn(&after(position, card)), "{card} {position:?}");
    }
}

/// Endings of up to `tricks` tricks, stopping at any card of a trick.
fn check_endings(tricks: usize, seeds: u64) {
    let mut solver = Solver::new(10);
    for rules in Rules::all_combinations() {
        for seed in 0..seeds {
            let most = tricks * rules.players.count();
            check(&mut solver, &position(&rules, 1 + seed as usize % most, seed));
        }
    }
}

#[test]
fn short_endings_agree() {
    check_endings(2, 400);
}

#[test]
fn endings_of_three_tricks_agree() {
    check_endings(3, 72);
}

/// Endings long enough for the order of owners in the keys of the table: in the middle of a round, and as a round of
/// their own in which a Grand and every Flawless are open.
#[test]
fn endings_of_four_tricks_agree() {
    let mut solver = Solver::new(12);
    for rules in Rules::all_combinations() {
        let players = rules.players.count();
        for seed in 0..60 {
            let ending = position(&rules, 4 * players + seed as usize % 2, seed);
            check_by_alpha_beta(&mut solver, &ending, seed);
            let ending = position(&rules, 4 * players, seed);
            let hands = PerSeat::from_fn(rules.players, |seat| ending.hand(seat));
            check_by_alpha_beta(&mut solver, &Position::new(&rules, &hands, ending.chest(), ending.turn()), seed);
        }
    }
}

fn check_by_alpha_beta(solver: &mut Solver, position: &Position, seed: u64) {
    let seat = position.players().step(Seat::S0, seed as usize);
    for (card, value) in solver.paranoid(position, seat) {
        let expected = alpha_beta(&after(position, card), seat, -5000, 5000);
        assert_eq!(value, expected, "{seat:?} {card} {position:?}");
    }
}

/// Where nobody has won a trick yet, a Grand and every Flawless are open: an ending played as a round of its own.
#[test]
fn fresh_endings_agree() {
    let mut solver = Solver::new(12);
    for rules in Rules::all_combinations() {
        for seed in 0..40 {
            let players = rules.players.count();
            let ending = position(&rules, 3 * players, seed);
            let hands = PerSeat::from_fn(rules.players, |seat| ending.hand(seat));
            check(&mut solver, &Position::new(&rules, &hands, ending.chest(), ending.turn()));
        }
    }
}

/// Whoever has won all tricks so far plays for a Grand, or against one.
#[test]
fn endings_with_a_grand_in_reach_agree() {
    let mut solver = Solver::new(12);
    for rules in Rules::all_combinations() {
        for seed in 0..40 {
            let players = rules.players.count();
            let ending = position(&rules, 3 * players, seed);
            let hands = PerSeat::from_fn(rules.players, |seat| ending.hand(seat));
            let taken = rules.players.seats().fold(CardSet::EMPTY, |all, seat| all | ending.taken(seat));
            let lucky = rules.players.step(Seat::S0, seed as usize);
            let taken = PerSeat::from_fn(rules.players, |seat| if seat == lucky { taken } else { CardSet::EMPTY });
            let tricks = PerSeat::from_fn(rules.players, |seat| if seat == lucky { 4 } else { 0 });
            let position = Position::new(&rules, &hands, ending.chest(), ending.turn()).with_taken(&taken, &tricks);
            check(&mut solver, &position);
        }
    }
}

/// Small hands, some of which have still to put a card away.
#[test]
fn stashes_agree() {
    let mut solver = Solver::new(12);
    for rules in Rules::all_combinations() {
        for seed in 0..12 {
            let players = rules.players.count();
            let ending = position(&rules, 3 * players, seed);
            let seat = rules.players.step(Seat::S0, seed as usize);
            let others: Vec<Seat> = rules.players.seats_from(seat).skip(1).take(seed as usize % 3).collect();
            let hands = PerSeat::from_fn(rules.players, |seat| ending.hand(seat));
            let mut start = Position::new(&rules, &hands, ending.chest(), ending.turn());
            for done in rules.players.seats().filter(|other| *other != seat && !others.contains(other)) {
                start.stash(done, start.hand(done).first().expect("a card"));
            }
            for (card, value) in solver.paranoid_stash(&start, seat, &others) {
                let mut next = start;
                next.stash(seat, card);
                assert_eq!(value, plain_stash(&next, seat, &others), "{seat:?} {card} {others:?} {start:?}");
            }
        }
    }
}

fn plain_stash(position: &Position, seat: Seat, others: &[Seat]) -> i32 {
    let Some((&first, rest)) = others.split_first() else { return plain_paranoid(position, seat) };
    let hide = |card| {
        let mut next = *position;
        next.stash(first, card);
        plain_stash(&next, seat, rest)
    };
    position.hand(first).iter().map(hide).min().expect("a hand that has still to stash has cards")
}

#[test]
fn a_finished_round_has_no_card_to_value() {
    let over = position(&Rules::default(), 0, 1);
    assert!(solver::paranoid(&over, Seat::S0).is_empty() && solver::maxn(&over).is_empty());
    assert_eq!(Solver::default().paranoid_value(&over, Seat::S2), solver::utilities(&over)[Seat::S2]);
}

/// A solver that is used again and again answers as a new one does, also when its small table overflows.
#[test]
fn what_was_searched_before_changes_nothing() {
    let mut used = Solver::new(4);
    for seed in 0..5000 {
        let position = position(&Rules::default(), 9, seed);
        let seat = position.turn();
        assert_eq!(used.paranoid(&position, seat), Solver::new(8).paranoid(&position, seat));
        assert_eq!(used.maxn(&position), Solver::new(8).maxn(&position));
    }
}
