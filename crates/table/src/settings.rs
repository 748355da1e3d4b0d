//! How a table is set up.

use std::fmt;
use std::str::FromStr;

use rules::{PerSeat, Rules};

use crate::{Millis, Prepared, Refusal};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// For a first match.
    Easy,
    /// For most people.
    #[default]
    Medium,
    /// For those who win often.
    Strong,
    /// As strong as there is.
    Expert,
}

impl Strength {
    /// Every strength, the weakest first.
    pub const ALL: [Strength; 4] = [Strength::Easy, Strength::Medium, Strength::Strong, Strength::Expert];

    /// The strength's name in messages and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Strength::Easy => "easy",
            Strength::Medium => "medium",
            Strength::Strong => "strong",
            Strength::Expert => "expert",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Strength {
    type Err = ();

    fn from_str(text: &str) -> Result<Strength, ()> {
        Strength::ALL.into_iter().find(|strength| strength.name() == text).ok_or(())
    }
}

/// How long people may think. When the time is up, a bot makes the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each move.
    PerMove(Millis),
    /// So long for all of a person's moves in a match together.
    PerMatch(Millis),
}

/// How a table is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The rules, with the number of players and the length of a match.
    pub rules: Rules,
    /// How long people may think.
    pub clock: Clock,
    /// The bots that sit at the table from the start.
    pub bots: PerSeat<Option<Strength>>,
    /// How well the bots play that fill empty seats, stand in for absent people and move when time is up.
    pub fill: Strength,
    /// How long an absent person is waited for before a bot stands in.
    pub grace: Millis,
    /// Whether the table is shown in the list of open tables.
    pub listed: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// The cards, if they are not shuffled.
    pub prepared: Option<Box<Prepared>>,
}

impl Settings {
    /// How long an absent person is waited for unless the table says otherwise.
    pub const GRACE: Millis = 60_000;

    /// A private table with these rules, no clock, no bots and no spectators.
    #[must_use]
    pub fn new(rules: Rules) -> Settings {
        Settings {
            rules,
            clock: Clock::None,
            bots: PerSeat::splat(rules.players, None),
            fill: Strength::default(),
            grace: Settings::GRACE,
            listed: false,
            spectators: false,
            prepared: None,
        }
    }

    /// Refuses what no table can be played with.
    pub fn check(&self) -> Result<(), Refusal> {
        let clock = match self.clock {
            Clock::None => true,
            Clock::PerMove(time) => (1_000..=600_000).contains(&time),
            Clock::PerMatch(time) => (10_000..=36_000_000).contains(&time),
        };
        if !clock {
            return Err(Refusal::ClockOutOfRange);
        }
        if self.grace > 3_600_000 {
            return Err(Refusal::GraceOutOfRange);
        }
        if self.bots.players() != self.rules.players || self.bots.iter().all(Option::is_some) {
            return Err(Refusal::NoSeatForPeople);
        }
        if self.rules.length.checked().is_none() {
            return Err(Refusal::LengthOutOfRange);
        }
        self.prepared.as_ref().map_or(Ok(()), |prepared| prepared.check(self))
    }
}
