//! A player's move.

use std::fmt;

use crate::{Card, Phase};

/// A player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Put the card into the Treasure Chest.
    Stash(Card),
    /// Play the card to the trick.
    Play(Card),
}

impl Action {
    /// The move that a card means in a phase: a stash in the stash phase, a play otherwise.
    pub(crate) fn in_phase(phase: Phase, card: Card) -> Action {
        if phase == Phase::Stash { Action::Stash(card) } else { Action::Play(card) }
    }

    /// The card that moves.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Action::Stash(card) | Action::Play(card) => card,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Stash(card) => write!(f, "stash {card}"),
            Action::Play(card) => write!(f, "play {card}"),
        }
    }
}
