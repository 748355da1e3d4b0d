//! The part of a record that proves its deals fair.

use std::str::FromStr;

use serde::Serialize;
use serde_json::value::RawValue;

use super::json_object::JsonObject;
use super::{Record, RecordError};
use crate::fair_deal::{self, Commitment, Entropy, HexError, Secret, ShuffleInputs};
use crate::{PerSeat, PlayerCount, Round};

/// The proof that the deals of a match were fair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fairness {
    /// The name of the match, which goes into every shuffle.
    #[serde(rename = "match")]
    pub match_id: String,
    /// One entry for each round.
    pub rounds: Vec<RoundFairness>,
}

/// The proof that the deal of one round was fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RoundFairness {
    /// The commitment that was published before the round.
    pub commitment: Commitment,
    /// The secret, revealed after the round.
    pub secret: Option<Secret>,
    /// The entropy of each seat.
    pub entropy: PerSeat<Option<Entropy>>,
}

/// Why a deal is not proven fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FairnessError {
    /// The record has nothing to check the round by.
    #[error("the record does not say how the cards were shuffled")]
    NothingToCheck,
    /// The round is not over.
    #[error("the secret has not been shown: that happens when the round is over")]
    NotYetShown,
    /// The secret is not the one that was committed to.
    #[error("the secret is not the one that was promised before the deal")]
    OtherSecret,
    /// The shuffle gives other cards.
    #[error("the secret and what the players added give another deal than the one that was played")]
    OtherDeal,
    /// The record names another commitment than the one that the reader saw before the deal.
    #[error("the commitment is not the one that you were shown before you added to the shuffle")]
    OtherCommitment,
    /// The record has other entropy for the reader's seat than they sent.
    #[error("the deal contains other bytes in your place than those that you added to the shuffle")]
    OtherEntropy,
}

impl RoundFairness {
    /// Recomputes the deal of a round and compares it with the one that was played.
    pub fn verify(&self, match_id: &str, index: usize, round: &Round) -> Result<(), FairnessError> {
        let secret = self.secret.ok_or(FairnessError::NotYetShown)?;
        if fair_deal::commitment(&secret) != self.commitment {
            return Err(FairnessError::OtherSecret);
        }
        let inputs = ShuffleInputs { match_id: match_id.to_owned(), round: index as u32, entropy: self.entropy };
        let deal = fair_deal::deal(round.players(), round.deal().dealer(), &secret, &inputs);
        if deal == *round.deal() { Ok(()) } else { Err(FairnessError::OtherDeal) }
    }
}

impl Record {
    /// For each round, whether its deal is proven fair.
    #[must_use]
    pub fn verify(&self) -> Vec<Result<(), FairnessError>> {
        let check = |(index, round): (usize, &Round)| {
            let fairness = self.fairness.as_ref().ok_or(FairnessError::NothingToCheck)?;
            let entry = fairness.rounds.get(index).ok_or(FairnessError::NothingToCheck)?;
            entry.verify(&fairness.match_id, index, round)
        };
        self.rounds.iter().enumerate().map(check).collect()
    }
}

impl Fairness {
    pub(super) fn read(text: &str, players: PlayerCount, rounds: usize) -> Result<Fairness, RecordError> {
        let mut object = JsonObject::read(text, "\"fairness\"")?;
        let match_id: String = object.required("match", "it must be the name of the match")?;
        if match_id.len() > 255 {
            return Err(RecordError::invalid("the name of the match in \"fairness\" is longer than 255 bytes"));
        }
        let raws: Vec<&RawValue> = object.required("rounds", "it must be a list with one object for each round")?;
        if raws.len() > rounds {
            let message = format!("\"fairness\" speaks of {} rounds, but the record has {rounds}", raws.len());
            return Err(RecordError::invalid(message));
        }
        object.finish("\"fairness\"")?;
        let read = |(index, raw): (usize, &&RawValue)| {
            RoundFairness::read(raw.get(), players).map_err(|error| error.in_round(index))
        };
        Ok(Fairness { match_id, rounds: raws.iter().enumerate().map(read).collect::<Result<_, _>>()? })
    }
}

impl RoundFairness {
    fn read(text: &str, players: PlayerCount) -> Result<RoundFairness, RecordError> {
        let mut object = JsonObject::read(text, "an entry of \"fairness\"")?;
        let commitment: String = object.required("commitment", "it must be 64 hexadecimal digits")?;
        let secret: Option<String> =
            object.optional::<Option<String>>("secret", "it must be 64 hexadecimal digits")?.flatten();
        let added: Vec<Option<String>> =
            object.required("entropy", "it must be a list with 32 hexadecimal digits or null for each seat")?;
        object.finish("an entry of \"fairness\"")?;
        if added.len() != players.count() {
            return Err(RecordError::invalid("\"entropy\" must have one entry for each seat"));
        }
        let mut entropy = PerSeat::filled(players, None);
        for (seat, text) in players.seats().zip(&added) {
            entropy[seat] = text.as_deref().map(|text| unhex("entropy", text)).transpose()?;
        }
        Ok(RoundFairness {
            commitment: unhex("commitment", &commitment)?,
            secret: secret.map(|text| unhex("secret", &text)).transpose()?,
            entropy,
        })
    }
}

fn unhex<T: FromStr<Err = HexError>>(key: &str, text: &str) -> Result<T, RecordError> {
    text.parse().map_err(|error| RecordError::invalid(format!("\"{key}\" {error}")))
}
