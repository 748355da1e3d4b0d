//! A cheating server.

use rules::fair_deal::{self, Secret, ShuffleInputs};
use rules::{PlayerCount, Seat};

/// Finds a secret that gives all four Queens to `favourite`, as a cheating server could after it has seen the players'
/// inputs.
///
/// # Panics
/// If none of the four billion secrets that it tries does.
#[must_use]
pub fn grind_secret(players: PlayerCount, dealer: Seat, inputs: &ShuffleInputs, favourite: Seat) -> Secret {
    let queens = |secret: &Secret| {
        let deal = fair_deal::deal(players, dealer, secret, inputs);
        deal.hands()[favourite].iter().filter(|card| card.is_queen()).count()
    };
    let secret = |number: u32| {
        let mut secret = Secret([0; 32]);
        secret.0[..4].copy_from_slice(&number.to_be_bytes());
        secret
    };
    (0..u32::MAX).map(secret).find(|secret| queens(secret) == 4).expect("some secret gives them all Queens")
}
