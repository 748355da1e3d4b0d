//! Fair deals: the server commits to a secret before the players add to it, and reveals it after the round.
//!
//! The deck follows from the secret, the match, the round and what every player added, so neither the server
//! nor any player can choose a deal. It cannot prove that the server's operator did not look at the cards.
//! `docs/fair-deals.md` says the same byte by byte, with vectors to check another program against.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Card, Deal, PerSeat, PlayerCount, Seat};

/// Bytes in hexadecimal, for `#[serde(with = "rules::fair_deal::hex_bytes")]`.
pub mod hex_bytes {
    use std::borrow::Cow;

    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes bytes as a text of hexadecimal digits.
    pub fn serialize<const N: usize, S: Serializer>(bytes: &[u8; N], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(bytes))
    }

    /// Reads a text of exactly `2 * N` hexadecimal digits.
    pub fn deserialize<'de, const N: usize, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; N], D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        super::from_hex(&text).map_err(serde::de::Error::custom)
    }
}

/// A text that does not have the right number of hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("must have {digits} hexadecimal digits")]
pub struct HexError {
    digits: usize,
}

fn from_hex<const N: usize>(text: &str) -> Result<[u8; N], HexError> {
    let mut bytes = [0; N];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| HexError { digits: 2 * N })?;
    Ok(bytes)
}

/// Text forms of a value that wraps bytes.
macro_rules! text_is_hex {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl FromStr for $name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<$name, HexError> {
                from_hex(text).map($name)
            }
        }
    };
}

/// The server's secret of a round. Its debug form does not show it, so that no log can.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(#[serde(with = "hex_bytes")] pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// SHA-256 of a secret, published before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(#[serde(with = "hex_bytes")] pub [u8; 32]);

/// The entropy that one player adds to the shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entropy(#[serde(with = "hex_bytes")] pub [u8; 16]);

text_is_hex!(Secret);
text_is_hex!(Commitment);
text_is_hex!(Entropy);

const DOMAIN: &[u8] = b"qyrsqyrs/1";

/// The inputs of the shuffle of one round, except the secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShuffleInputs {
    /// The match's name, at most 255 bytes.
    pub match_id: String,
    /// The round's index in the match, counted from 0.
    pub round: u32,
    /// The entropy of each seat; a bot or an absent player adds none.
    pub entropy: PerSeat<Option<Entropy>>,
}

/// The commitment to a secret: its SHA-256.
#[must_use]
pub fn commitment(secret: &Secret) -> Commitment {
    Commitment(Sha256::digest(secret.0).into())
}

/// The deck that follows from a secret and what was added to it.
#[must_use]
pub fn shuffle(secret: &Secret, inputs: &ShuffleInputs) -> [Card; 32] {
    let mut deck = Card::ALL;
    let mut bytes = HmacStream::new(secret, inputs);
    for last in (1..deck.len()).rev() {
        deck.swap(last, bytes.below(last as u8 + 1));
    }
    deck
}

/// The deal that follows from a secret and what was added to it.
#[must_use]
pub fn deal(players: PlayerCount, dealer: Seat, secret: &Secret, inputs: &ShuffleInputs) -> Deal {
    Deal::from_deck(players, dealer, &shuffle(secret, inputs))
}

/// Bytes from HMAC-SHA256 in counter mode.
struct HmacStream {
    mac: Hmac<Sha256>,
    counter: u32,
    block: [u8; 32],
    used: usize,
}

impl HmacStream {
    fn new(secret: &Secret, inputs: &ShuffleInputs) -> HmacStream {
        let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes a key of any length");
        let id = &inputs.match_id.as_bytes()[..inputs.match_id.len().min(255)];
        mac.update(DOMAIN);
        mac.update(&[id.len() as u8]);
        mac.update(id);
        mac.update(&inputs.round.to_be_bytes());
        for entropy in inputs.entropy.iter() {
            let added: &[u8] = entropy.as_ref().map_or(&[], |added| &added.0);
            mac.update(&[added.len() as u8]);
            mac.update(added);
        }
        HmacStream { mac, counter: 0, block: [0; 32], used: 32 }
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

    /// A uniform number below `bound`: bytes above the largest multiple of `bound` are rejected.
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
