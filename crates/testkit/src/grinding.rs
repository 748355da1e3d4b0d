//! A server that cheats.

use rules::fair_deal::{self, Secret, ShuffleInputs};
use rules::{PlayerCount, Seat};

/// The secret that a cheating server looks for once it knows what the players have added: it gives all four Queens to `favourite`.
///
/// # Panics
/// If none of four billion secrets does.
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
    (0..u32::MAX).map(secret).find(|secret| queens(secret) == 4).expect("one of so many secrets")
}
