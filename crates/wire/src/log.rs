//! The lines of a table's log. They hold secrets and hidden cards: they are for the store alone.

use rules::fair::{Entropy, Secret};
use rules::{Action, Card, PerSeat, Rules, Seat};
use serde::{Deserialize, Serialize};
use table::{By, Event, PlayerId, Settings, Strength};

use crate::prepared::PreparedLine;
use crate::setup::RulesSetup;
use crate::text;

/// A line that tells of no event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(pub(crate) String);

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a line of the log cannot be read: {}", self.0)
    }
}

impl std::error::Error for Unreadable {}

#[derive(Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
enum Line {
    Opened {
        id: Box<str>,
        rules: RulesSetup,
        /// Milliseconds for a move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        move_ms: Option<u64>,
        /// Milliseconds for a match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        match_ms: Option<u64>,
        bots: Vec<Option<String>>,
        #[serde(with = "text::name")]
        fill: Strength,
        grace: u64,
        listed: bool,
        spectators: bool,
        #[serde(with = "text::bytes")]
        host: [u8; 16],
        #[serde(default, skip_serializing_if = "Option::is_none")]
        prepared: Option<PreparedLine>,
    },
    Seated {
        #[serde(with = "text::seat")]
        s: Seat,
        #[serde(with = "text::bytes")]
        player: [u8; 16],
        name: Box<str>,
    },
    Bot {
        #[serde(with = "text::seat")]
        s: Seat,
        #[serde(with = "text::name")]
        strength: Strength,
    },
    Left {
        #[serde(with = "text::seat")]
        s: Seat,
    },
    Host {
        #[serde(with = "text::bytes")]
        player: [u8; 16],
    },
    Started,
    Committed {
        #[serde(with = "text::bytes")]
        secret: Secret,
    },
    Ready {
        #[serde(with = "text::seat")]
        s: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none", with = "text::some_bytes")]
        entropy: Option<Entropy>,
    },
    Dealt,
    Stash(Move),
    Play(Move),
    RoundOver,
    MatchOver,
    Away {
        #[serde(with = "text::seat")]
        s: Seat,
    },
    Back {
        #[serde(with = "text::seat")]
        s: Seat,
    },
    StoodIn {
        #[serde(with = "text::seat")]
        s: Seat,
    },
    TimedOut {
        #[serde(with = "text::seat")]
        s: Seat,
    },
    Undone {
        plays: u8,
    },
    Resumed,
    Closed,
}

#[derive(Serialize, Deserialize)]
struct Move {
    #[serde(with = "text::seat")]
    s: Seat,
    #[serde(with = "text::card")]
    c: Card,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Chooser>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Chooser {
    StandIn,
    Clock,
}

/// The line of an event.
///
/// # Panics
/// Never: every event can be written.
#[must_use]
pub fn write(event: &Event) -> String {
    serde_json::to_string(&Line::from(event)).expect("events have only what JSON can say")
}

/// The event of a line.
pub fn read(line: &str) -> Result<Event, Unreadable> {
    let line: Line = serde_json::from_str(line).map_err(|error| Unreadable(error.to_string()))?;
    line.event()
}

fn opened(id: &str, settings: &Settings, host: PlayerId) -> Line {
    let (move_ms, match_ms) = match settings.clock {
        table::Clock::None => (None, None),
        table::Clock::PerMove(time) => (Some(time), None),
        table::Clock::PerMatch(time) => (None, Some(time)),
    };
    Line::Opened {
        id: id.into(),
        rules: settings.rules.into(),
        move_ms,
        match_ms,
        bots: settings.bots.iter().map(|bot| bot.map(|strength| strength.to_string())).collect(),
        fill: settings.fill,
        grace: settings.grace,
        listed: settings.listed,
        spectators: settings.spectators,
        host: host.0,
        prepared: settings.prepared.as_deref().map(PreparedLine::from),
    }
}

impl From<&Event> for Line {
    fn from(event: &Event) -> Line {
        match *event {
            Event::Opened { ref id, ref settings, host } => opened(id, settings, host),
            Event::Seated { seat, player, ref name } => Line::Seated { s: seat, player: player.0, name: name.clone() },
            Event::BotSeated { seat, strength } => Line::Bot { s: seat, strength },
            Event::Left { seat } => Line::Left { s: seat },
            Event::HostIs { player } => Line::Host { player: player.0 },
            Event::Started => Line::Started,
            Event::Committed { secret } => Line::Committed { secret },
            Event::Ready { seat, entropy } => Line::Ready { s: seat, entropy },
            Event::Dealt => Line::Dealt,
            Event::Moved { seat, action, by } => {
                let by = match by {
                    By::Player => None,
                    By::StandIn => Some(Chooser::StandIn),
                    By::Clock => Some(Chooser::Clock),
                };
                match action {
                    Action::Stash(c) => Line::Stash(Move { s: seat, c, by }),
                    Action::Play(c) => Line::Play(Move { s: seat, c, by }),
                }
            }
            Event::RoundOver => Line::RoundOver,
            Event::MatchOver => Line::MatchOver,
            Event::Away { seat } => Line::Away { s: seat },
            Event::Back { seat } => Line::Back { s: seat },
            Event::StoodIn { seat } => Line::StoodIn { s: seat },
            Event::TimedOut { seat } => Line::TimedOut { s: seat },
            Event::Undone { plays } => Line::Undone { plays },
            Event::Resumed => Line::Resumed,
            Event::Closed => Line::Closed,
        }
    }
}

impl Move {
    fn event(self, action: fn(Card) -> Action) -> Event {
        let by = match self.by {
            None => By::Player,
            Some(Chooser::StandIn) => By::StandIn,
            Some(Chooser::Clock) => By::Clock,
        };
        Event::Moved { seat: self.s, action: action(self.c), by }
    }
}

/// The bots of a table's seats. One that this program does not know is an error: an empty seat would be another table.
fn bots_of(rules: Rules, names: &[Option<String>]) -> Result<PerSeat<Option<Strength>>, Unreadable> {
    let mut bots = PerSeat::splat(rules.players, None);
    for (seat, name) in rules.players.seats().zip(names) {
        let Some(name) = name else { continue };
        bots[seat] = Some(name.parse().map_err(|()| Unreadable(format!("there is no bot called {name:?}")))?);
    }
    Ok(bots)
}

impl Line {
    fn event(self) -> Result<Event, Unreadable> {
        Ok(match self {
            Line::Opened { id, rules, move_ms, match_ms, bots, fill, grace, listed, spectators, host, prepared } => {
                let rules: Rules = rules.rules().ok_or_else(|| Unreadable("its rules are none".to_owned()))?;
                let clock = match (move_ms, match_ms) {
                    (Some(time), _) => table::Clock::PerMove(time),
                    (None, Some(time)) => table::Clock::PerMatch(time),
                    (None, None) => table::Clock::None,
                };
                let bots = bots_of(rules, &bots)?;
                let prepared = prepared.map(|line| line.prepared(rules.players)).transpose()?.map(Box::new);
                let settings = Settings { rules, clock, bots, fill, grace, listed, spectators, prepared };
                Event::Opened { id, settings: Box::new(settings), host: PlayerId(host) }
            }
            Line::Seated { s, player, name } => Event::Seated { seat: s, player: PlayerId(player), name },
            Line::Bot { s, strength } => Event::BotSeated { seat: s, strength },
            Line::Left { s } => Event::Left { seat: s },
            Line::Host { player } => Event::HostIs { player: PlayerId(player) },
            Line::Started => Event::Started,
            Line::Committed { secret } => Event::Committed { secret },
            Line::Ready { s, entropy } => Event::Ready { seat: s, entropy },
            Line::Dealt => Event::Dealt,
            Line::Stash(line) => line.event(Action::Stash),
            Line::Play(line) => line.event(Action::Play),
            Line::RoundOver => Event::RoundOver,
            Line::MatchOver => Event::MatchOver,
            Line::Away { s } => Event::Away { seat: s },
            Line::Back { s } => Event::Back { seat: s },
            Line::StoodIn { s } => Event::StoodIn { seat: s },
            Line::TimedOut { s } => Event::TimedOut { seat: s },
            Line::Undone { plays } => Event::Undone { plays },
            Line::Resumed => Event::Resumed,
            Line::Closed => Event::Closed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_that_nobody_knows_is_an_error_that_names_it() {
        let settings = Settings::new(Rules::default());
        let bots = PerSeat::from_fn(settings.rules.players, |seat| (seat.index() == 2).then_some(Strength::Expert));
        let settings = Box::new(Settings { bots, ..settings });
        let line = write(&Event::Opened { id: "t".into(), settings, host: PlayerId([3; 16]) });
        assert!(read(&line).is_ok());
        let error = read(&line.replace("\"expert\"", "\"oracle\"")).unwrap_err();
        assert!(error.to_string().contains("\"oracle\""), "{error}");
    }
}
