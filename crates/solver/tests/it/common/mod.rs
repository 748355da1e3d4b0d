//! The plainest possible solver, straight from the definitions, and random positions to try it on.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Deal, PerSeat, Position, Rules, Seat};

/// A position with `plays` cards still to be played, reached by random play: in the middle of a trick as often as not.
pub(crate) fn position(rules: &Rules, plays: usize, seed: u64) -> Position {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let dealer = rules.players.step(Seat::S0, seed as usize);
    let deal = Deal::random(rules.players, dealer, &mut rng);
    let mut position = Position::new(rules, deal.hands(), deal.chest(), deal.first_leader());
    for seat in rules.players.seats() {
        let card = position.hand(seat).random(&mut rng);
        position.stash(seat, card);
    }
    for _ in plays..rules.players.plays() {
        let card = position.legal().random(&mut rng);
        position.play(card);
    }
    position
}

/// The value for `seat` when everybody else plays against it: every line of play is tried.
pub(crate) fn plain_paranoid(position: &Position, seat: Seat) -> i32 {
    if position.is_over() {
        return solver::utilities(position)[seat];
    }
    let values = position.legal().iter().map(|card| plain_paranoid(&after(position, card), seat));
    let value = if position.turn() == seat { values.max() } else { values.min() };
    value.expect("a player whose turn it is has a legal card")
}

/// The same by alpha-beta search without a table, for endings that are too long to try every line of play.
pub(crate) fn alpha_beta(position: &Position, seat: Seat, mut alpha: i32, mut beta: i32) -> i32 {
    if position.is_over() {
        return solver::utilities(position)[seat];
    }
    let maximise = position.turn() == seat;
    for card in position.legal() {
        let value = alpha_beta(&after(position, card), seat, alpha, beta);
        if maximise {
            alpha = alpha.max(value);
        } else {
            beta = beta.min(value);
        }
        if alpha >= beta {
            break;
        }
    }
    if maximise { alpha } else { beta }
}

/// The values of all seats when everybody plays for themselves: every line of play is tried.
pub(crate) fn plain_maxn(position: &Position) -> PerSeat<i32> {
    if position.is_over() {
        return solver::utilities(position);
    }
    let turn = position.turn();
    let taste = |values: &PerSeat<i32>| -> Vec<i32> {
        let mut others = position.players().seats_from(turn);
        let own = others.next().map(|own| values[own]);
        own.into_iter().chain(others.map(|other| -values[other])).collect()
    };
    let all = position.legal().iter().map(|card| plain_maxn(&after(position, card)));
    all.max_by_key(taste).expect("a player whose turn it is has a legal card")
}

/// The position after a card.
pub(crate) fn after(position: &Position, card: rules::Card) -> Position {
    let mut next = *position;
    next.play(card);
    next
}
