//! Puzzles: positions from rounds between bots in which one card is the best.
//!
//! [`PuzzleGenerator`] looks for one in a round that bots play, [`Puzzle::prove`] judges it again from nothing but its
//! position, and [`all`] has those that come with the program, in the text form of [`read`] and [`write()`]. The
//! comment on a card is a [`Fact`] that the coach has found in the position.

mod clue;
mod format;
mod generator;
mod layouts;
mod prove;
mod solved;
mod text;
mod theme;

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use bots::coach::Fact;
use rules::{Card, Round, Seat, View};

pub use clue::Clue;
pub use format::{ReadError, read, write};
pub use generator::PuzzleGenerator;
pub use prove::{MARGIN, ProofError};
pub use solved::SolvedPuzzles;
pub use theme::PuzzleTheme;

/// A position in which one card is the best.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its theme.
    pub kind: PuzzleTheme,
    /// The player who chooses a card.
    pub seat: Seat,
    /// The proof that the best card is the best.
    pub proof: Proof,
    /// The clue, in a puzzle about what others have given away.
    pub clue: Option<Clue>,
    /// A verdict on each allowed card, the best one first.
    pub verdicts: Vec<CardVerdict>,
    /// The truth behind the position, of which only the view of the seat is shown.
    round: Round,
}

/// The proof that a card is the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Proof {
    /// Exact play finds no better card in any layout that is possible for the player.
    Solved {
        /// The number of layouts.
        layouts: usize,
    },
    /// The strongest bot estimates, from two different samples, that every other card costs at least this many points.
    Sampled {
        /// The points, never less than [`MARGIN`].
        margin: f32,
    },
}

/// The verdict on a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardVerdict {
    /// The card.
    pub card: Card,
    /// The points that it is expected to cost, compared with the best card.
    pub cost: f32,
    /// A fact that sets it apart from the others.
    pub fact: Fact,
}

impl Puzzle {
    /// The view of the player.
    #[must_use]
    pub fn view(&self) -> View {
        self.round.view(self.seat)
    }

    /// The best card.
    ///
    /// # Panics
    /// Never: a puzzle that was found or read has a verdict on at least two cards.
    #[must_use]
    pub fn answer(&self) -> Card {
        self.verdicts[0].card
    }

    /// The verdict on a card; nothing if the card is not allowed.
    #[must_use]
    pub fn verdict(&self, card: Card) -> Option<&CardVerdict> {
        self.verdicts.iter().find(|verdict| verdict.card == card)
    }
}

/// The puzzles that come with the program.
#[must_use]
pub fn all() -> &'static [Puzzle] {
    static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(TEXT).unwrap_or_default());
    &ALL
}

/// The puzzles of the program as text. A test makes sure that it can be read.
const TEXT: &str = include_str!("../../puzzles/puzzles.txt");
