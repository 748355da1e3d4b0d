//! The record of a match: the format `qyrsqyrs/1` that other tools may rely on.
//!
//! A [`Record`] that came from [`Record::read`] has been replayed card by card: its rounds are what the rules
//! allow, dealt in the right order, and none was played after the match was over.

mod fairness;
mod json_object;
mod kept_deal;
mod player_kind;
mod read;
mod summary;
mod write;

use std::fmt;

use crate::{Match, MatchError, Phase, Round, Rules, Seat};

pub use fairness::{Fairness, FairnessError, RoundFairness};
pub use kept_deal::{DealProof, KeptDeal};
pub use player_kind::PlayerKind;
pub use summary::{MatchSummary, SeatSummary};

/// The format's name, as it stands in every record.
pub const FORMAT: &str = "qyrsqyrs/1";

/// The most bytes that a record may have. The longest possible match needs about a seventh of them.
pub const MAX_BYTES: usize = 1 << 20;

/// A match, finished or not.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// The rules it was played by.
    pub rules: Rules,
    /// Who played, in seat order: the text of a [`PlayerKind`].
    pub players: Vec<String>,
    /// The rounds; only the last may be unfinished.
    pub rounds: Vec<Round>,
    /// The proof that the deals were fair.
    pub fairness: Option<Fairness>,
    /// When the match started.
    pub started: Option<String>,
    /// Where it was played.
    pub site: Option<String>,
    /// The players' names, in seat order.
    pub names: Option<Vec<String>>,
    /// Data of other programs: keys that start with `x-`, each with its JSON text.
    pub extensions: Vec<(String, String)>,
}

impl Record {
    /// A record of a match that is about to begin.
    #[must_use]
    pub fn new(rules: Rules, players: Vec<String>) -> Record {
        Record { rules, players, ..Record::default() }
    }

    /// The standing after the finished rounds.
    pub fn standing(&self) -> Result<Match, MatchError> {
        let first_dealer = self.rounds.first().map_or(Seat::S0, |round| round.deal().dealer());
        let mut game = Match::new(self.rules, first_dealer);
        self.rounds.iter().filter_map(Round::score).try_for_each(|score| game.add(score))?;
        Ok(game)
    }

    /// The round that is still being played.
    #[must_use]
    pub fn unfinished_round(&self) -> Option<&Round> {
        self.rounds.last().filter(|round| round.phase() != Phase::Over)
    }
}

/// Why a text is not a valid record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// What is wrong, in one sentence.
    pub message: String,
    /// The round it is wrong in, counted from 0.
    pub round: Option<usize>,
    /// The play it is wrong at, counted from 0 within the round.
    pub play: Option<usize>,
    /// Whether the text was JSON at all.
    pub readable: bool,
}

impl RecordError {
    /// The text is not JSON that could be a record.
    #[must_use]
    pub fn not_json(message: impl Into<String>) -> RecordError {
        RecordError { message: message.into(), round: None, play: None, readable: false }
    }

    fn invalid(message: impl fmt::Display) -> RecordError {
        RecordError { message: message.to_string(), round: None, play: None, readable: true }
    }

    fn in_round(mut self, round: usize) -> RecordError {
        self.round = Some(round);
        self
    }

    fn at_play(mut self, play: usize) -> RecordError {
        self.play = Some(play);
        self
    }
}

impl fmt::Display for RecordError {
    /// The sentence with its place, counted from 1 as people do.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.round, self.play) {
            (Some(round), Some(play)) => write!(f, "round {}, play {}: {}", round + 1, play + 1, self.message),
            (Some(round), None) => write!(f, "round {}: {}", round + 1, self.message),
            (None, _) => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for RecordError {}
