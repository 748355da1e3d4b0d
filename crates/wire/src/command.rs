//! What a player's program says.

use rules::fair::Entropy;
use rules::{Card, Seat};
use serde::{Deserialize, Serialize};
use table::{Reaction, Strength};

use crate::text;

/// A command with the sender's own number for it, which the answer repeats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The sender's number for this command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The command.
    #[serde(flatten)]
    pub command: Command,
}

/// What a player's program can ask for on its socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Start the match; bots take the free seats.
    Start,
    /// Ready for the next deal, or after the match for another one.
    Ready {
        /// 16 random bytes for the shuffle.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "text::some_bytes")]
        entropy: Option<Entropy>,
    },
    /// Put a card into the chest.
    Stash {
        /// Which.
        #[serde(with = "text::card")]
        card: Card,
        /// The number of the last event seen.
        n: u64,
    },
    /// Play a card.
    Play {
        /// Which.
        #[serde(with = "text::card")]
        card: Card,
        /// The number of the last event seen.
        n: u64,
    },
    /// Take the last own card back, where all others are bots.
    Undo {
        /// The number of the last event seen.
        n: u64,
    },
    /// Get up from the table.
    Leave,
    /// Let a bot stand in at once for somebody who is away.
    StandIn {
        /// For whom.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// Put a bot on a seat, or give it another strength.
    Bot {
        /// Where.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// How well it plays.
        #[serde(default, with = "text::name")]
        strength: Strength,
    },
    /// Free a seat.
    Remove {
        /// Which.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// Say something to the others.
    React {
        /// What.
        #[serde(with = "text::name")]
        reaction: Reaction,
    },
    /// Hear no more, or again, what somebody says.
    Mute {
        /// Whom.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// No more, or again.
        on: bool,
    },
    /// Close the table.
    Close,
    /// Send the whole state again.
    Sync,
}

impl Command {
    /// Whether it is a step of the game itself, which the game alone limits in number.
    #[must_use]
    pub fn is_step(&self) -> bool {
        matches!(self, Command::Ready { .. } | Command::Stash { .. } | Command::Play { .. })
    }
}

impl Request {
    /// Reads a message from a socket.
    pub fn read(text: &str) -> Result<Request, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}
