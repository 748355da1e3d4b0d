//! The settings of a table.

use std::ops::RangeInclusive;

use rules::{PerSeat, Rules, Seat};
use serde::{Deserialize, Serialize};

use crate::{FixedDeals, Millis, Refusal};

/// How well a bot plays, the weakest first. A level has the name of the bot that plays at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::Display, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BotLevel {
    /// For a first evening.
    Gentle,
    /// For those who know the rules.
    Easy,
    /// For most people.
    #[default]
    Medium,
    /// For those who win often.
    Strong,
    /// The strongest bot.
    Expert,
}

rules::named_values!(BotLevel);

/// How long people may think. When the time is up, a bot makes the move.
///
/// In JSON `"none"`, `{"move": seconds}` or `{"match": seconds}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "ClockSeconds", into = "ClockSeconds")]
pub enum TimeControl {
    /// As long as they like.
    #[default]
    None,
    /// This long for each move.
    PerMove(Millis),
    /// This long for all of a person's moves in a match.
    PerMatch(Millis),
}

impl TimeControl {
    /// The times for a move that can be set.
    pub const MOVE_LIMITS: RangeInclusive<Millis> = 1_000..=600_000;
    /// The times for a match that can be set.
    pub const MATCH_LIMITS: RangeInclusive<Millis> = 10_000..=36_000_000;
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClockSeconds {
    None,
    Move(u32),
    Match(u32),
}

impl From<TimeControl> for ClockSeconds {
    fn from(clock: TimeControl) -> ClockSeconds {
        match clock {
            TimeControl::None => ClockSeconds::None,
            TimeControl::PerMove(time) => ClockSeconds::Move((time / 1000) as u32),
            TimeControl::PerMatch(time) => ClockSeconds::Match((time / 1000) as u32),
        }
    }
}

impl From<ClockSeconds> for TimeControl {
    fn from(clock: ClockSeconds) -> TimeControl {
        match clock {
            ClockSeconds::None => TimeControl::None,
            ClockSeconds::Move(seconds) => TimeControl::PerMove(u64::from(seconds) * 1000),
            ClockSeconds::Match(seconds) => TimeControl::PerMatch(u64::from(seconds) * 1000),
        }
    }
}

/// The clock in the log: `move_ms`, `match_ms` or neither.
mod clock_in_log {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::TimeControl;

    #[derive(Serialize, Deserialize)]
    struct ClockMillis {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        move_ms: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        match_ms: Option<u64>,
    }

    pub(super) fn serialize<S: Serializer>(clock: &TimeControl, serializer: S) -> Result<S::Ok, S::Error> {
        let (move_ms, match_ms) = match *clock {
            TimeControl::None => (None, None),
            TimeControl::PerMove(time) => (Some(time), None),
            TimeControl::PerMatch(time) => (None, Some(time)),
        };
        ClockMillis { move_ms, match_ms }.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
        let ClockMillis { move_ms, match_ms } = ClockMillis::deserialize(deserializer)?;
        Ok(match (move_ms, match_ms) {
            (Some(time), _) => TimeControl::PerMove(time),
            (None, Some(time)) => TimeControl::PerMatch(time),
            (None, None) => TimeControl::None,
        })
    }
}

/// Where the cards of a table come from. In the log the fixed deals, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Option<Box<FixedDeals>>", into = "Option<Box<FixedDeals>>")]
pub enum DealSource {
    /// Every round is shuffled, in a way that the players can check.
    #[default]
    Fair,
    /// The deals were chosen beforehand.
    Fixed(Box<FixedDeals>),
}

impl DealSource {
    /// The fixed deals; `None` if the cards are shuffled.
    #[must_use]
    pub fn fixed(&self) -> Option<&FixedDeals> {
        match self {
            DealSource::Fair => None,
            DealSource::Fixed(deals) => Some(deals),
        }
    }

    fn is_fair(&self) -> bool {
        *self == DealSource::Fair
    }
}

impl From<FixedDeals> for DealSource {
    fn from(deals: FixedDeals) -> DealSource {
        DealSource::Fixed(Box::new(deals))
    }
}

impl From<Option<Box<FixedDeals>>> for DealSource {
    fn from(deals: Option<Box<FixedDeals>>) -> DealSource {
        deals.map_or(DealSource::Fair, DealSource::Fixed)
    }
}

impl From<DealSource> for Option<Box<FixedDeals>> {
    fn from(source: DealSource) -> Option<Box<FixedDeals>> {
        match source {
            DealSource::Fair => None,
            DealSource::Fixed(deals) => Some(deals),
        }
    }
}

/// The settings of a table. The JSON form is that of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The rules, with the number of players and the length of a match.
    pub rules: Rules,
    /// How long people may think.
    #[serde(flatten, with = "clock_in_log")]
    pub clock: TimeControl,
    /// The bots that sit at the table from the start.
    pub bots: PerSeat<Option<BotLevel>>,
    /// How well the bots play that fill empty seats, stand in for absent people and move when time is up.
    #[serde(rename = "fill")]
    pub fill_bot: BotLevel,
    /// How long an absent person is waited for before a bot stands in.
    #[serde(rename = "grace")]
    pub reconnect_grace: Millis,
    /// Whether the table is shown in the list of open tables.
    pub listed: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Where the cards come from.
    #[serde(rename = "prepared", default, skip_serializing_if = "DealSource::is_fair")]
    pub deal_source: DealSource,
    /// The name and the first dealer of the first match, if the table is not to choose them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_match: Option<FirstMatch>,
}

/// The settings that the host can still change before the match. The JSON form is that of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HostOptions {
    /// The rules, with the number of players and the length of a match.
    pub rules: Rules,
    /// How long people may think.
    #[serde(flatten, with = "clock_in_log")]
    pub clock: TimeControl,
    /// Whether the table is shown in the list of open tables.
    pub listed: bool,
    /// Whether others may watch.
    pub spectators: bool,
}

/// The inputs of a match's deals besides the secrets: with these fixed, the same secrets give the same cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstMatch {
    /// The name of the match.
    pub id: Box<str>,
    /// Who deals its first round.
    pub dealer: Seat,
}

impl Settings {
    /// How long an absent person is waited for unless the table says otherwise.
    pub const GRACE: Millis = 60_000;
    /// The longest that an absent person can be waited for.
    pub const MAX_GRACE: Millis = 3_600_000;

    /// A private table with these rules, no clock, no bots and no spectators.
    #[must_use]
    pub fn new(rules: Rules) -> Settings {
        Settings {
            rules,
            clock: TimeControl::None,
            bots: PerSeat::filled(rules.players, None),
            fill_bot: BotLevel::default(),
            reconnect_grace: Settings::GRACE,
            listed: false,
            spectators: false,
            deal_source: DealSource::Fair,
            first_match: None,
        }
    }

    /// These settings with the choices of the host. A bot that no longer has a seat is gone.
    #[must_use]
    pub(crate) fn with_options(&self, options: &HostOptions) -> Settings {
        let HostOptions { rules, clock, listed, spectators } = *options;
        let bot = |seat: Seat| self.bots.as_slice().get(seat.index()).copied().flatten();
        let bots = PerSeat::from_fn(rules.players, bot);
        Settings { rules, clock, listed, spectators, bots, ..self.clone() }
    }

    /// Whether everything that has a value for each seat has one for each player.
    pub(crate) fn fits_its_players(&self) -> bool {
        let players = self.rules.players;
        let cards = self.deal_source.fixed().is_none_or(|cards| {
            cards.stash.players() == players && cards.deals.iter().all(|deal| deal.players() == players)
        });
        let dealer = self.first_match.as_ref().is_none_or(|first| players.has(first.dealer));
        self.bots.players() == players && cards && dealer
    }

    /// Refuses settings that cannot be played with.
    pub fn check(&self) -> Result<(), Refusal> {
        let clock = match self.clock {
            TimeControl::None => true,
            TimeControl::PerMove(time) => TimeControl::MOVE_LIMITS.contains(&time),
            TimeControl::PerMatch(time) => TimeControl::MATCH_LIMITS.contains(&time),
        };
        if !clock {
            return Err(Refusal::ClockOutOfRange);
        }
        if self.reconnect_grace > Settings::MAX_GRACE {
            return Err(Refusal::GraceOutOfRange);
        }
        if self.bots.players() != self.rules.players || self.bots.iter().all(Option::is_some) {
            return Err(Refusal::NoSeatForPeople);
        }
        if self.first_match.as_ref().is_some_and(|first| !self.rules.players.has(first.dealer)) {
            return Err(Refusal::NoSuchSeat);
        }
        if self.rules.length.checked().is_none() {
            return Err(Refusal::LengthOutOfRange);
        }
        self.deal_source.fixed().map_or(Ok(()), |fixed| fixed.check(self))
    }
}
