//! The occupants of seats, and whether they are there.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{BotLevel, Millis};

/// The id of a person: a hash of the key that only they know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(#[serde(with = "rules::fair_deal::hex_bytes")] pub [u8; 16]);

impl fmt::Debug for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {:02x}{:02x}…", self.0[0], self.0[1])
    }
}

/// Whether a person is at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Connected.
    #[default]
    Here,
    /// Not connected.
    Away,
    /// Not connected, and a bot plays in the meantime.
    StandIn,
}

/// A person at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Human {
    /// The person's id.
    pub id: PlayerId,
    /// The name to show.
    pub name: Box<str>,
    /// Whether they are there.
    pub presence: Presence,
    /// Since when they have been present or absent.
    pub since: Millis,
    /// Whether they left during the match. They can still come back to their seat.
    pub left: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody.
    #[default]
    Empty,
    /// A bot.
    Bot(BotLevel),
    /// A person.
    Human(Human),
}

impl Occupant {
    /// The person on the seat, if there is one.
    #[must_use]
    pub fn human(&self) -> Option<&Human> {
        match self {
            Occupant::Human(person) => Some(person),
            Occupant::Empty | Occupant::Bot(_) => None,
        }
    }

    pub(crate) fn human_mut(&mut self) -> Option<&mut Human> {
        match self {
            Occupant::Human(person) => Some(person),
            Occupant::Empty | Occupant::Bot(_) => None,
        }
    }

    /// Whether a connected person has the seat.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.human().is_some_and(|person| person.presence == Presence::Here)
    }
}
