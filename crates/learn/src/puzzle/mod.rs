//! Puzzles: positions from rounds between bots in which one card is the best.
//!
//! [`PuzzleGenerator`] looks for one in a round that bots play, [`Puzzle::prove`] judges it again from nothing but its
//! position, and [`all`] has those that come with the program, in the text form of [`read`] and [`write()`]. What is said
//! about a card is a [`Fact`] that the coach has found in the position.

mod generator;
mod layouts;
mod prove;
mod solved;
mod speech;
mod text;
mod theme;

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use bots::coach::Fact;
use rules::{Card, Round, Seat, View};

pub use generator::PuzzleGenerator;
pub use prove::{MARGIN, ProofError};
pub use solved::SolvedPuzzles;
pub use text::{ReadError, read, write};
pub use theme::PuzzleTheme;

/// A position in which one card is the best.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// What it is about.
    pub kind: PuzzleTheme,
    /// Who is to choose a card.
    pub seat: Seat,
    /// How it is known that the best card is the best.
    pub proof: Proof,
    /// What there is to say about each allowed card, the best one first.
    pub verdicts: Vec<Verdict>,
    /// The truth behind the position, of which only the view of the seat is shown.
    round: Round,
}

/// How it is known that a card is the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Proof {
    /// In each of so many layouts, which are all that the player has to reckon with, exact play finds no better card.
    Solved {
        /// How many layouts there are.
        layouts: usize,
    },
    /// The strongest bot expects every other card to cost this many points or more, from two different samples.
    Sampled {
        /// The points, never less than [`MARGIN`].
        margin: f32,
    },
}

/// What there is to say about a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The card.
    pub card: Card,
    /// How many points it is expected to cost against the best.
    pub cost: f32,
    /// Something that holds for it and tells it from the others.
    pub fact: Fact,
}

impl Puzzle {
    /// What the player may know.
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

    /// What there is to say about a card; nothing if it is not allowed.
    #[must_use]
    pub fn verdict(&self, card: Card) -> Option<&Verdict> {
        self.verdicts.iter().find(|verdict| verdict.card == card)
    }
}

/// The puzzles that come with the program.
#[must_use]
pub fn all() -> &'static [Puzzle] {
    static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(TEXT).unwrap_or_default());
    &ALL
}

/// The puzzles of the program as text. A test reads it, so it can be read.
const TEXT: &str = include_str!("../../puzzles/puzzles.txt");
