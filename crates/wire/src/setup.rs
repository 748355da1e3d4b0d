//! The rules and the clock of a table.

use rules::{Follow, GrandOwn, Length, Players, QueenLead, Rules};
use serde::{Deserialize, Serialize};
use table::Clock;

use crate::text::name;

/// The rules of a table, as in a record. What is left out has its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesSetup {
    /// 3 or 4.
    #[serde(default = "four")]
    pub players: u8,
    /// What a led number asks for.
    #[serde(default, with = "name")]
    pub follow: Follow,
    /// What a led Queen asks for.
    #[serde(default, with = "name")]
    pub queen_lead: QueenLead,
    /// What the winner of a Grand scores.
    #[serde(default, with = "name")]
    pub grand_own: GrandOwn,
    /// When the match ends.
    #[serde(default)]
    pub length: LengthSetup,
}

const fn four() -> u8 {
    4
}

/// The length of a match: `{"deals": 1}`, `{"rounds": 7}` or `{"until": 500}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LengthSetup {
    /// Everybody deals this many times.
    Deals(u32),
    /// So many rounds.
    Rounds(u32),
    /// As soon as somebody has this many points.
    Until(u32),
}

impl Default for LengthSetup {
    fn default() -> LengthSetup {
        Length::default().into()
    }
}

impl From<Length> for LengthSetup {
    fn from(length: Length) -> LengthSetup {
        match length {
            Length::Deals(n) => LengthSetup::Deals(n),
            Length::Rounds(n) => LengthSetup::Rounds(n),
            Length::Until(n) => LengthSetup::Until(n),
        }
    }
}

impl From<Rules> for RulesSetup {
    fn from(rules: Rules) -> RulesSetup {
        RulesSetup {
            players: rules.players.count() as u8,
            follow: rules.follow,
            queen_lead: rules.queen_lead,
            grand_own: rules.grand_own,
            length: rules.length.into(),
        }
    }
}

impl Default for RulesSetup {
    fn default() -> RulesSetup {
        Rules::default().into()
    }
}

impl RulesSetup {
    /// The rules, if three or four play and the length is within its limits.
    #[must_use]
    pub fn rules(&self) -> Option<Rules> {
        let length = match self.length {
            LengthSetup::Deals(n) => Length::Deals(n),
            LengthSetup::Rounds(n) => Length::Rounds(n),
            LengthSetup::Until(n) => Length::Until(n),
        };
        Some(Rules {
            players: Players::new(u64::from(self.players))?,
            follow: self.follow,
            queen_lead: self.queen_lead,
            grand_own: self.grand_own,
            length: length.checked()?,
        })
    }
}

/// How long people may think: nothing, `{"move": seconds}` or `{"match": seconds}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockSetup {
    /// As long as they like.
    #[default]
    None,
    /// Seconds for each move.
    Move(u32),
    /// Seconds for all moves of a match.
    Match(u32),
}

impl From<Clock> for ClockSetup {
    fn from(clock: Clock) -> ClockSetup {
        match clock {
            Clock::None => ClockSetup::None,
            Clock::PerMove(time) => ClockSetup::Move((time / 1000) as u32),
            Clock::PerMatch(time) => ClockSetup::Match((time / 1000) as u32),
        }
    }
}

impl From<ClockSetup> for Clock {
    fn from(clock: ClockSetup) -> Clock {
        match clock {
            ClockSetup::None => Clock::None,
            ClockSetup::Move(seconds) => Clock::PerMove(u64::from(seconds) * 1000),
            ClockSetup::Match(seconds) => Clock::PerMatch(u64::from(seconds) * 1000),
        }
    }
}
