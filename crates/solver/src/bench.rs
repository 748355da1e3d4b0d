//! Fixed deals to measure the solver by.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::{Deal, PlayerCount, Position, Rules, Seat};

use crate::Solver;

/// A position by the default rules with `left` tricks to play, reached by random play; the same for the same seed.
#[must_use]
pub fn position(players: PlayerCount, left: usize, seed: u64) -> Position {
    position_under(&Rules { players, ..Rules::default() }, Seat::S0, left * players.count(), seed)
}

/// A position by any rules with `plays` cards to play, perhaps in the middle of a trick.
#[must_use]
pub fn position_under(rules: &Rules, dealer: Seat, plays: usize, seed: u64) -> Position {
    let players = rules.players;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let deal = Deal::random(players, dealer, &mut rng);
    let mut position = Position::new(rules, deal.hands(), deal.chest(), deal.first_leader());
    for seat in players.seats() {
        let card = position.hand(seat).random(&mut rng);
        position.stash(seat, card);
    }
    for _ in plays..players.plays() {
        let card = position.legal().random(&mut rng);
        position.play(card);
    }
    position
}

/// The value for `seat` by alpha-beta search without a table, bounds or move ordering: the baseline that the solver is
/// compared with. It is exact if the value lies between `alpha` and `beta`.
#[must_use]
pub fn plain_alpha_beta(position: &Position, seat: Seat, mut alpha: i32, mut beta: i32) -> i32 {
    if position.is_over() {
        return crate::utilities(position)[seat];
    }
    let maximise = position.turn() == seat;
    for card in position.legal() {
        let mut next = *position;
        next.play(card);
        let value = plain_alpha_beta(&next, seat, alpha, beta);
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

/// The behaviour of the solver on a fixed set of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    /// The number of nodes. A change of the search changes it; nothing else does.
    pub nodes: u64,
    /// A hash of all values. Nothing but a change of the rules changes it.
    pub values: u64,
}

impl Fingerprint {
    fn add(&mut self, value: i32) {
        self.values = (self.values ^ u64::from(value as u32)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23);
    }
}

/// The fingerprint of this version of the solver: endings and whole rounds, with both searches and under all options.
#[must_use]
pub fn fingerprint() -> Fingerprint {
    let mut solver = Solver::default();
    let mut print = Fingerprint { nodes: 0, values: 0 };
    let usual = |(players, left): (PlayerCount, usize), seed: u64| position(players, left, seed);
    for sizes in [(PlayerCount::Four, 4), (PlayerCount::Four, 5), (PlayerCount::Three, 6)] {
        (0..40).for_each(|seed| add_paranoid(&mut print, &mut solver, &usual(sizes, seed)));
    }
    for sizes in [(PlayerCount::Four, 7), (PlayerCount::Three, 9)] {
        (0..3).for_each(|seed| add_paranoid(&mut print, &mut solver, &usual(sizes, seed)));
    }
    for sizes in [(PlayerCount::Four, 3), (PlayerCount::Three, 4)] {
        (0..40).for_each(|seed| add_maxn(&mut print, &mut solver, &usual(sizes, seed)));
    }
    for (seed, rules) in (0..).zip(Rules::all_combinations()) {
        let ending = |left: usize| position_under(&rules, Seat::S0, left * rules.players.count(), seed);
        add_paranoid(&mut print, &mut solver, &ending(5));
        add_maxn(&mut print, &mut solver, &ending(3));
    }
    print.nodes = solver.nodes();
    print
}

fn add_paranoid(print: &mut Fingerprint, solver: &mut Solver, position: &Position) {
    print.add(solver.paranoid_value(position, position.turn()));
    let next = position.players().next(position.turn());
    solver.paranoid(position, next).iter().for_each(|&(_, value)| print.add(value));
}

fn add_maxn(print: &mut Fingerprint, solver: &mut Solver, position: &Position) {
    solver.maxn(position).iter().flat_map(|(_, values)| values.iter()).for_each(|&value| print.add(value));
}
