//! The bodies of HTTP requests and answers.

use rules::{PerSeat, Rules, Seat};
use serde::{Deserialize, Serialize};
use table::{BotLevel, Refusal, Settings, Stage, TimeControl};

use crate::{ErrorCode, SeatKind, SeatState, TableState};

/// The answer to `POST /api/guest`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuestKey {
    /// What to send as `Authorization: Bearer …` from now on. Anybody who has it can play the guest's seats.
    pub key: String,
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NewTable {
    /// The rules.
    pub rules: Rules,
    /// The clock.
    pub clock: TimeControl,
    /// For each seat a bot's level, or null for a person. Missing seats are for people.
    pub bots: Vec<Option<BotLevel>>,
    /// How well bots play that fill empty seats and stand in.
    pub fill: BotLevel,
    /// Seconds an absent person is waited for.
    pub grace: u32,
    /// Whether the table is in the list of open tables.
    pub listed: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// The seat and name of the person who opens the table, if they sit down at it.
    pub sit: Option<JoinRequest>,
    /// Whether the match starts at once; bots take the free seats.
    pub start: bool,
}

impl Default for NewTable {
    fn default() -> NewTable {
        NewTable {
            rules: Rules::default(),
            clock: TimeControl::default(),
            bots: Vec::new(),
            fill: BotLevel::default(),
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
    pub fn settings(&self) -> Result<Settings, ApiError> {
        let players = self.rules.players;
        if self.bots.len() > players.count() {
            return Err(ApiError::new(ErrorCode::BadBots, "there are more bots than seats"));
        }
        let settings = Settings {
            clock: self.clock,
            bots: PerSeat::from_fn(players, |seat| self.bots.get(seat.index()).copied().flatten()),
            fill_bot: self.fill,
            reconnect_grace: u64::from(self.grace) * 1000,
            listed: self.listed,
            spectators: self.spectators,
            ..Settings::new(self.rules)
        };
        settings.check()?;
        Ok(settings)
    }
}

/// A request to sit down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct JoinRequest {
    /// The name to show.
    pub name: String,
    /// Where; the first free seat if it is left out.
    pub seat: Option<Seat>,
}

/// The seat that a person has taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JoinResponse {
    /// The table.
    pub table: String,
    /// The seat; nothing for a host who only watches.
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
    /// What the table is doing.
    pub stage: Stage,
    /// The rules.
    pub rules: Rules,
    /// The clock.
    pub clock: TimeControl,
    /// The names of the people, in seat order; nothing for bots and empty seats.
    pub names: Vec<Option<String>>,
    /// How many seats are free.
    pub free: u32,
    /// Whether others may watch.
    pub spectators: bool,
    /// Where the asker sits.
    pub you: Option<Seat>,
}

impl TableInfo {
    /// The entry of a table in the list.
    #[must_use]
    pub fn of(state: &TableState) -> TableInfo {
        let name = |seat: &SeatState| (seat.kind == SeatKind::Person).then(|| seat.name.clone());
        TableInfo {
            table: state.table.clone(),
            stage: state.stage,
            rules: state.rules,
            clock: state.clock,
            names: state.seats.iter().map(name).collect(),
            free: state.seats.iter().filter(|seat| seat.kind == SeatKind::Empty).count() as u32,
            spectators: state.spectators,
            you: state.you,
        }
    }
}

/// The open tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableList {
    /// Tables that anybody may join or watch.
    pub open: Vec<TableInfo>,
    /// Tables at which the asker sits.
    pub yours: Vec<TableInfo>,
}

/// A finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchInfo {
    /// The match's name.
    pub r#match: String,
    /// When it ended, in milliseconds since 1970.
    pub finished: u64,
    /// Whether the asker may delete it.
    pub host: bool,
}

/// Why a request over HTTP failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorBody {
    /// The error.
    pub error: ApiError,
}

/// What is wrong, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApiError {
    /// A short name for programs.
    pub code: ErrorCode,
    /// A sentence for people.
    pub text: String,
}

impl ApiError {
    /// A problem with its name and its sentence.
    #[must_use]
    pub fn new(code: ErrorCode, text: &str) -> ApiError {
        ApiError { code, text: text.to_owned() }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        ApiError::new(refusal.into(), &refusal.to_string())
    }
}
