//! Fair deals: the server commits to a secret before anybody adds to it, and shows it after the round.
//!
//! The deck follows from the secret, the match, the round and what every player added, so neither the server
//! nor any player can choose a deal. It cannot prove that whoever runs the server did not look at the cards.
//! `docs/fair-deals.md` says the same byte by byte, with vectors to check another program against.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::{Card, Deal, PerSeat, Players, Seat};

/// The server's secret of a round.
pub type Secret = [u8; 32];
/// What one player adds to the shuffle.
pub type Entropy = [u8; 16];

const DOMAIN: &[u8] = b"qyrsqyrs/1";

/// What makes up the shuffle of one round besides the secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ingredients {
    /// The match's name, at most 255 bytes.
    pub match_id: String,
    /// The round's index in the match, counted from 0.
    pub round: u32,
    /// What each seat added; a bot or an absent player adds nothing.
    pub entropy: PerSeat<Option<Entropy>>,
}

/// What the server publishes before the round: SHA-256 of its secret.
#[must_use]
pub fn commitment(secret: &Secret) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// The deck that follows from a secret and what was added to it.
#[must_use]
pub fn shuffle(secret: &Secret, ingredients: &Ingredients) -> [Card; 32] {
    let mut deck = Card::ALL;
    let mut bytes = Stream::new(secret, ingredients);
    for last in (1..deck.len()).rev() {
        deck.swap(last, bytes.below(last as u8 + 1));
    }
    deck
}

/// The deal that follows from a secret and what was added to it.
#[must_use]
pub fn deal(players: Players, dealer: Seat, secret: &Secret, ingredients: &Ingredients) -> Deal {
    Deal::from_deck(players, dealer, &shuffle(secret, ingredients))
}

/// Bytes from HMAC-SHA256 in counter mode.
struct Stream {
    mac: Hmac<Sha256>,
    counter: u32,
    block: [u8; 32],
    used: usize,
}

impl Stream {
    fn new(secret: &Secret, ingredients: &Ingredients) -> Stream {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("HMAC takes a key of any length");
        let id = &ingredients.match_id.as_bytes()[..ingredients.match_id.len().min(255)];
        mac.update(DOMAIN);
        mac.update(&[id.len() as u8]);
        mac.update(id);
        mac.update(&ingredients.round.to_be_bytes());
        for entropy in ingredients.entropy.iter() {
            let added: &[u8] = entropy.as_ref().map_or(&[], |bytes| bytes);
            mac.update(&[added.len() as u8]);
            mac.update(added);
        }
        Stream { mac, counter: 0, block: [0; 32], used: 32 }
    }

    fn next(&mut self) -> u8 {
        if self.used == self.block.len() {
            let mut mac = self.mac.clone();
            mac.update(&self.counter.to_be_bytes());
            self.block = mac.finalize().into_bytes().into();
            self.counter += 1;
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// An even choice below `bound`: bytes from the incomplete last stretch of 256 are passed over.
    fn below(&mut self, bound: u8) -> usize {
        let even = 256 - 256 % u16::from(bound);
        loop {
            let byte = self.next();
            if u16::from(byte) < even {
                return usize::from(byte % bound);
            }
        }
    }
}
