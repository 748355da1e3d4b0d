//! The solver against one without table, bounds or ordering, on thousands of endings under all options.

use crate::common::{after, plain_maxn, plain_paranoid, position, short_round, with_grand_in_reach};
use rules::{Position, Rules, Seat};
use solver::Solver;
use solver::bench::plain_alpha_beta;

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
/// their own.
#[test]
fn endings_of_four_tricks_agree() {
    let mut solver = Solver::new(12);
    for rules in Rules::all_combinations() {
        for seed in 0..60 {
            let ending = position(&rules, 4 * rules.players.count() + seed as usize % 2, seed);
            check_by_alpha_beta(&mut solver, &ending, seed);
            check_by_alpha_beta(&mut solver, &short_round(&rules, 4, seed), seed);
        }
    }
}

fn check_by_alpha_beta(solver: &mut Solver, position: &Position, seed: u64) {
    let seat = position.players().step(Seat::S0, seed as usize);
    for (card, value) in solver.paranoid(position, seat) {
        let expected = plain_alpha_beta(&after(position, card), seat, i32::MIN, i32::MAX);
        assert_eq!(value, expected, "{seat:?} {card} {position:?}");
    }
}

#[test]
fn short_rounds_and_endings_with_a_grand_in_reach_agree() {
    let mut solver = Solver::new(12);
    for rules in Rules::all_combinations() {
        for seed in 0..40 {
            check(&mut solver, &short_round(&rules, 3, seed));
            let seat = rules.players.step(Seat::S0, seed as usize);
            check(&mut solver, &with_grand_in_reach(&rules, seat, seed));
        }
    }
}

/// Small hands, some of which have still to stash.
#[test]
fn stashes_agree() {
    let mut solver = Solver::new(12);
    for rules in Rules::all_combinations() {
        for seed in 0..12 {
            let seat = rules.players.step(Seat::S0, seed as usize);
            let others: Vec<Seat> = rules.players.seats_from(seat).skip(1).take(seed as usize % 3).collect();
            let mut start = short_round(&rules, 3, seed);
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
    let mut solver = Solver::default();
    assert!(solver.paranoid(&over, Seat::S0).is_empty() && solver.maxn(&over).is_empty());
    assert_eq!(solver.paranoid_value(&over, Seat::S2), solver::utilities(&over)[Seat::S2]);
}

/// A solver that is used again and again answers as a new one does, also when its small table overflows.
#[test]
fn earlier_searches_change_nothing() {
    let mut used = Solver::new(4);
    for seed in 0..5000 {
        let position = position(&Rules::default(), 9, seed);
        let seat = position.turn();
        assert_eq!(used.paranoid(&position, seat), Solver::new(8).paranoid(&position, seat));
        assert_eq!(used.maxn(&position), Solver::new(8).maxn(&position));
    }
}
