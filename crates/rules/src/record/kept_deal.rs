//! What a player's own program keeps of a deal, to check the record against.
//!
//! A record that agrees with itself proves little: its author could have chosen the secret after everything else was
//! known. Only the commitment that a player saw *before* sending their entropy binds the server to its secret.

use serde::{Deserialize, Serialize};

use super::{FairnessError, Record, RoundFairness};
use crate::Seat;
use crate::fair_deal::{Commitment, Entropy};

/// What one player saw and sent before a deal. In JSON a line of the file that `play --join` keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptDeal {
    /// The name of the match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// The round's index in the match, counted from 0.
    pub round: u32,
    /// The player's seat.
    pub seat: Seat,
    /// The commitment that the server had published.
    pub commitment: Commitment,
    /// What the player then sent; nothing if they had no randomness.
    #[serde(default)]
    pub entropy: Option<Entropy>,
    /// Whether the server refused it: it came too late, or another program of the same player was quicker.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unused: bool,
}

/// How far a deal is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealProof {
    /// The record agrees with itself and with what the reader saw and sent before the deal.
    Kept,
    /// The record agrees with itself, but what the reader added came too late or was left out.
    LeftOut,
    /// The record agrees with itself. It is not known whether the commitment came before the entropy.
    RecordOnly,
    /// The record agrees with itself, but nobody added to the shuffle: the server alone decided the deal.
    ServerAlone,
}

impl KeptDeal {
    /// Whether this is about a round of a match.
    #[must_use]
    pub fn is_of(&self, match_id: &str, round: u32) -> bool {
        self.match_id == match_id && self.round == round
    }

    /// Compares what was kept with the entry of a record for the same round.
    ///
    /// Bytes that are missing there may have been lost on their way: that proves neither a fair deal nor a lie.
    pub fn check(&self, shown: &RoundFairness) -> Result<DealProof, FairnessError> {
        if shown.commitment != self.commitment {
            return Err(FairnessError::OtherCommitment);
        }
        let used = shown.entropy.as_slice().get(self.seat.index()).copied().flatten();
        match (self.entropy, used) {
            _ if shown.entropy.iter().all(Option::is_none) => Ok(DealProof::ServerAlone),
            (None, _) => Ok(DealProof::RecordOnly),
            (Some(sent), Some(used)) if sent == used => Ok(DealProof::Kept),
            (Some(_), Some(_)) if !self.unused => Err(FairnessError::OtherEntropy),
            (Some(_), _) => Ok(DealProof::LeftOut),
        }
    }
}

impl Record {
    /// For each round, how far its deal is proven to somebody who kept `kept`.
    #[must_use]
    pub fn verify_against(&self, kept: &[KeptDeal]) -> Vec<Result<DealProof, FairnessError>> {
        let verdicts = self.verify().into_iter().enumerate();
        verdicts.map(|(index, verdict)| self.compare(kept, index).and_then(|proof| verdict.map(|()| proof))).collect()
    }

    /// Compares a round with what was kept of it. This comes first: it says more than that a record contradicts itself.
    fn compare(&self, kept: &[KeptDeal], index: usize) -> Result<DealProof, FairnessError> {
        let fairness = self.fairness.as_ref().ok_or(FairnessError::NothingToCheck)?;
        let shown = fairness.rounds.get(index).ok_or(FairnessError::NothingToCheck)?;
        let mine = kept.iter().filter(|deal| deal.is_of(&fairness.match_id, index as u32));
        let checks: Vec<_> = mine.map(|deal| deal.check(shown)).collect();
        // A program that was started again may have kept more than one: another commitment counts against the deal,
        // bytes that were used count for it. A refusal is kept after what was refused.
        let decisive = [Err(FairnessError::OtherCommitment), Ok(DealProof::Kept)];
        match decisive.iter().find(|check| checks.contains(check)).or(checks.last()) {
            Some(check) => *check,
            None if shown.entropy.iter().all(Option::is_none) => Ok(DealProof::ServerAlone),
            None => Ok(DealProof::RecordOnly),
        }
    }
}
