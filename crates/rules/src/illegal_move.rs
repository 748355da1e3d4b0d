//! The reason for refusing a move: the rule that it breaks.

use crate::{Card, Colour, Seat};

/// The rule that a move breaks. `words` has a message for each in the player's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalMove {
    /// Nobody sits on that seat.
    #[error("{card} cannot be played from {seat:?}: nobody sits there")]
    NoSuchSeat {
        /// The card of the move.
        card: Card,
        /// The empty seat.
        seat: Seat,
    },
    /// The card is not in the player's hand.
    #[error("{card} is not in this hand")]
    NotHeld {
        /// The card of the move.
        card: Card,
    },
    /// The player has stashed already.
    #[error("{card} stays in the hand: everybody puts one card into the chest, and that choice is final")]
    AlreadyStashed {
        /// The card of the move.
        card: Card,
    },
    /// The first card is led only when everybody has stashed.
    #[error("{card} cannot be played yet: everybody first puts one card into the chest")]
    StashComesFirst {
        /// The card of the move.
        card: Card,
    },
    /// It is another player's turn.
    #[error("{card} cannot be played now: it is the turn of {turn:?}")]
    NotYourTurn {
        /// The card of the move.
        card: Card,
        /// Whose turn it is.
        turn: Seat,
    },
    /// The round has ended.
    #[error("{card} cannot be played: the round is over")]
    RoundIsOver {
        /// The card of the move.
        card: Card,
    },
    /// The led colour is held: it or a Queen must be played.
    #[error("{card} does not follow: a hand with {colour} numbers plays {colour} or a Queen")]
    FollowColourOrQueen {
        /// The card of the move.
        card: Card,
        /// The colour that was led.
        colour: Colour,
    },
    /// The led colour is held: it must be played, and no Queen in its place.
    #[error("{card} does not follow: a hand with {colour} numbers plays {colour}")]
    FollowColour {
        /// The card of the move.
        card: Card,
        /// The colour that was led.
        colour: Colour,
    },
    /// The led colour is not held, but a Queen is, and she must be played.
    #[error("{card} cannot be played: a hand without {colour} numbers plays a Queen if it has one")]
    QueenForced {
        /// The card of the move.
        card: Card,
        /// The colour that was led.
        colour: Colour,
    },
    /// A Queen was led, and a Queen is held.
    #[error("{card} does not follow: a Queen was led, and a hand with a Queen plays a Queen")]
    FollowQueen {
        /// The card of the move.
        card: Card,
    },
}
