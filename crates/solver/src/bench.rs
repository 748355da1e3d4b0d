//! Fixed deals to measure the solver by.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::{Deal, Players, Position, Rules, Seat};

use crate::Solver;

/// A position of the usual rules with `left` tricks to play, reached by random play; the same for the same seed.
#[must_use]
pub fn position(players: Players, left: usize, seed: u64) -> Position {
    let rules = Rules { players, ..Rules::default() };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let deal = Deal::random(players, Seat::new(0), &mut rng);
    let mut position = Position::new(&rules, deal.hands(), deal.chest(), deal.first_leader());
    for seat in players.seats() {
        let card = position.hand(seat).random(&mut rng);
        position.stash(seat, card);
    }
    for _ in left * players.count()..players.plays() {
        let card = position.legal().random(&mut rng);
        position.play(card);
    }
    position
}

/// The number of nodes that a fixed set of endings takes. A change of the search changes it; nothing else does.
///
/// ```
/// assert_eq!(solver::bench::fingerprint(), solver::bench::fingerprint());
/// ```
#[must_use]
pub fn fingerprint() -> u64 {
    let mut solver = Solver::default();
    for (players, left) in [(Players::Four, 4), (Players::Four, 5), (Players::Three, 6)] {
        for seed in 0..40 {
            let position = position(players, left, seed);
            let _ = solver.paranoid_value(&position, position.turn());
            let _ = solver.paranoid(&position, players.next(position.turn()));
        }
    }
    for seed in 0..40 {
        let _ = solver.maxn(&position(Players::Four, 3, seed));
        let _ = solver.maxn(&position(Players::Three, 4, seed));
    }
    solver.nodes()
}
