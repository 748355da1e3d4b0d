//! What goes over HTTP besides the socket.

use rules::Seat;
use serde::{Deserialize, Serialize};
use table::{Refusal, Settings, Strength};

use crate::{ClockSetup, RulesSetup, State, text};

/// Who a program is: what `POST /api/guest` answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// What to send as `Authorization: Bearer …` from now on. Whoever has it has the seats.
    pub key: String,
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NewTable {
    /// The rules.
    pub rules: RulesSetup,
    /// The clock.
    pub clock: ClockSetup,
    /// For each seat a bot's strength, or null for a person. Missing seats are for people.
    pub bots: Vec<Option<String>>,
    /// How well bots play that fill empty seats and stand in.
    #[serde(with = "text::name")]
    pub fill: Strength,
    /// Seconds an absent person is waited for.
    pub grace: u32,
    /// Whether the table is in the list of open tables.
    pub listed: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether whoever opens the table sits down at it, and under which name.
    pub sit: Option<Sit>,
    /// Whether the match starts at once; bots take the free seats.
    pub start: bool,
}

impl Default for NewTable {
    fn default() -> NewTable {
        NewTable {
            rules: RulesSetup::default(),
            clock: ClockSetup::default(),
            bots: Vec::new(),
            fill: Strength::default(),
            grace: (Settings::GRACE / 1000) as u32,
            listed: false,
            spectators: false,
            sit: None,
            start: false,
        }
    }
}

impl NewTable {
    /// The settings of the table, if they can be played with.
    pub fn settings(&self) -> Result<Settings, Problem> {
        let rules = self.rules.rules().ok_or_else(|| {
            Problem::new("bad-rules", "the game is for 3 or 4 players, 1 to 100 rounds or until 1 to 1000000 points")
        })?;
        let mut settings = Settings {
            clock: self.clock.into(),
            fill: self.fill,
            grace: u64::from(self.grace) * 1000,
            listed: self.listed,
            spectators: self.spectators,
            ..Settings::new(rules)
        };
        if self.bots.len() > rules.players.count() {
            return Err(Problem::new("bad-bots", "there are more bots than seats"));
        }
        for (seat, bot) in rules.players.seats().zip(&self.bots) {
            let strength = bot.as_deref().map(str::parse::<Strength>).transpose();
            settings.bots[seat] =
                strength.map_err(|()| Problem::new("bad-bots", "a bot is easy, medium, strong or expert"))?;
        }
        settings.check()?;
        Ok(settings)
    }
}

/// How somebody sits down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sit {
    /// What they want to be called.
    pub name: String,
    /// Where; the first free seat if it is left out.
    #[serde(with = "text::some_seat")]
    pub seat: Option<Seat>,
}

/// Where somebody sits now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    /// The table.
    pub table: String,
    /// The seat; nothing for a host who only watches.
    #[serde(with = "text::some_seat")]
    pub seat: Option<Seat>,
    /// Where the socket is, below the server's address.
    pub socket: String,
    /// Where people find the table, below the server's address.
    pub link: String,
}

/// A table in the list of open tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableInfo {
    /// The table.
    pub table: String,
    /// `lobby`, `waiting`, `playing`, `finished`.
    pub stage: String,
    /// The rules.
    pub rules: RulesSetup,
    /// The clock.
    pub clock: ClockSetup,
    /// The names of the people, in seat order; nothing for bots and empty seats.
    pub names: Vec<Option<String>>,
    /// How many seats are free.
    pub free: u32,
    /// Whether others may watch.
    pub spectators: bool,
    /// Where the asker sits.
    #[serde(with = "text::some_seat")]
    pub you: Option<Seat>,
}

impl TableInfo {
    /// What the list says of a table.
    #[must_use]
    pub fn of(state: &State) -> TableInfo {
        let name = |seat: &crate::SeatState| (seat.kind == "person").then(|| seat.name.clone());
        TableInfo {
            table: state.table.clone(),
            stage: state.stage.clone(),
            rules: state.rules,
            clock: state.clock,
            names: state.seats.iter().map(name).collect(),
            free: state.seats.iter().filter(|seat| seat.kind == "empty").count() as u32,
            spectators: state.spectators,
            you: state.you,
        }
    }
}

/// The open tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// Tables that anybody may join or watch.
    pub open: Vec<TableInfo>,
    /// Tables at which the asker sits.
    pub yours: Vec<TableInfo>,
}

/// A finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchInfo {
    /// Its name.
    pub r#match: String,
    /// When it ended, in milliseconds since 1970.
    pub finished: u64,
    /// Whether the asker may delete it.
    pub host: bool,
}

/// Why a request over HTTP failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// What is wrong.
    pub error: Problem,
}

/// What is wrong, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// A short name for programs.
    pub code: String,
    /// A sentence for people.
    pub text: String,
}

impl Problem {
    /// A problem with its name and its sentence.
    #[must_use]
    pub fn new(code: &str, text: &str) -> Problem {
        Problem { code: code.to_owned(), text: text.to_owned() }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::new(refusal.code(), &refusal.to_string())
    }
}
