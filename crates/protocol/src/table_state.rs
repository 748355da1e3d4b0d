//! Everything one viewer may know of a table.

use rules::fair_deal::Commitment;
use rules::{Match, PerSeat, PublicView, Rules, Score, Seat, View};
use serde::{Deserialize, Serialize};
use table::{BotLevel, Occupant, Presence, Stage, Table, TimeControl};

use crate::round_state::{RoundState, RoundStateJson};
use crate::{VERSION, Viewer};

/// Everything one viewer may know of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "TableStateJson")]
pub struct TableState {
    /// The version of the protocol.
    pub version: u32,
    /// The table's name.
    pub table: String,
    /// The name of the match being played, or of the last one.
    pub r#match: String,
    /// What the table is doing.
    pub stage: Stage,
    /// The rules.
    pub rules: Rules,
    /// The clock.
    pub clock: TimeControl,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the table is in the list of open tables.
    pub listed: bool,
    /// The viewer's seat; nothing for a spectator.
    pub you: Option<Seat>,
    /// Whether the viewer is the host.
    pub you_host: bool,
    /// Whether the viewer may take cards back and ask for hints at this table.
    #[serde(rename = "undo")]
    pub assisted: bool,
    /// All seats, in order.
    pub seats: PerSeat<SeatState>,
    /// The rounds that have been counted.
    pub scores: Vec<Score>,
    /// The points of all of them.
    pub totals: PerSeat<u32>,
    /// Who has won, once the match is over.
    pub winners: Vec<Seat>,
    /// SHA-256 of the secret of the round to come.
    pub commitment: Option<Commitment>,
    /// The round being played, or the last one.
    pub round: Option<RoundState>,
}

/// What is on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody.
    #[default]
    Empty,
    /// A bot.
    Bot,
    /// A person.
    Person,
}

/// One seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// Whether a person, a bot or nobody has it.
    pub kind: SeatKind,
    /// The person's name; empty for a bot and on an empty seat.
    pub name: String,
    /// How well the bot plays.
    #[serde(rename = "strength")]
    pub level: Option<BotLevel>,
    /// Whether the player is there; a bot always is.
    pub presence: Presence,
    /// Whether they are ready for the next deal, or for another match.
    pub ready: bool,
    /// Whether it is the host.
    pub host: bool,
    /// Milliseconds left for the move they owe, if there is a clock.
    pub time: Option<u64>,
}

impl TableState {
    /// An empty table with these rules, as a spectator sees it.
    #[must_use]
    pub fn empty(rules: Rules) -> TableState {
        TableState {
            version: VERSION,
            table: String::new(),
            r#match: String::new(),
            stage: Stage::Lobby,
            rules,
            clock: TimeControl::None,
            spectators: false,
            listed: false,
            you: None,
            you_host: false,
            assisted: false,
            seats: PerSeat::from_fn(rules.players, |_| SeatState::default()),
            scores: Vec::new(),
            totals: PerSeat::filled(rules.players, 0),
            winners: Vec::new(),
            commitment: None,
            round: None,
        }
    }

    /// What a viewer may know of a table. `now` is the current time.
    #[must_use]
    pub fn of(table: &Table, viewer: Viewer, now: u64) -> TableState {
        TableState::of_spectator(table, now).seen_by(table, viewer)
    }

    /// What a spectator may know of a table. Everything that is the same for all viewers is computed here.
    pub(crate) fn of_spectator(table: &Table, now: u64) -> TableState {
        let settings = table.settings();
        TableState {
            version: VERSION,
            table: table.id().to_owned(),
            r#match: table.match_id(),
            stage: table.stage(),
            rules: settings.rules,
            clock: settings.clock,
            spectators: settings.spectators,
            listed: settings.listed,
            you: None,
            you_host: false,
            assisted: false,
            seats: PerSeat::from_fn(table.players(), |seat| SeatState::of(table, seat, now)),
            scores: table.standing().scores().to_vec(),
            totals: *table.standing().totals(),
            winners: table.standing().winners().collect(),
            commitment: table.commitment(),
            round: RoundState::of_spectator(table),
        }
    }

    /// The state of a spectator, with what only `viewer` may know. The table must not have changed in between.
    pub(crate) fn seen_by(self, table: &Table, viewer: Viewer) -> TableState {
        let you_host = viewer.is_host(table);
        let Some(seat) = viewer.seat() else { return TableState { you_host, ..self } };
        let round = self.round.and_then(|round| round.seen_from(table, seat));
        TableState { you: Some(seat), you_host, assisted: table.allows_undo(), round, ..self }
    }

    /// What the viewer's seat may know of the round: what bots and hints work with.
    #[must_use]
    pub fn view(&self) -> Option<&View> {
        self.round.as_ref()?.view.player()
    }

    /// What everybody may know of the round.
    #[must_use]
    pub fn public(&self) -> Option<&PublicView> {
        self.round.as_ref().map(|round| round.view.public())
    }

    /// The standing of the match.
    #[must_use]
    pub fn standing(&self) -> Match {
        let players = self.rules.players;
        let first_dealer = self.round.as_ref().map_or(Seat::S0, |round| {
            let turns = round.round as usize % players.count();
            players.step(round.view.public().dealer, players.count() - turns)
        });
        let mut standing = Match::new(self.rules, first_dealer);
        for score in &self.scores {
            // This cannot fail: the table has counted these rounds.
            let _ = standing.add(*score);
        }
        standing
    }
}

/// Milliseconds left for the move that the table waits for.
fn time_left(table: &Table, seat: Seat, now: u64) -> Option<u64> {
    if table.settings().clock == TimeControl::None {
        return None;
    }
    table.move_deadline(seat).map(|deadline| deadline.saturating_sub(now))
}

impl SeatState {
    fn of(table: &Table, seat: Seat, now: u64) -> SeatState {
        let occupant = &table.seats()[seat];
        let person = occupant.human();
        let (kind, level) = match occupant {
            Occupant::Empty => (SeatKind::Empty, None),
            Occupant::Bot(level) => (SeatKind::Bot, Some(*level)),
            Occupant::Human(_) => (SeatKind::Person, None),
        };
        SeatState {
            kind,
            name: person.map(|person| person.name.to_string()).unwrap_or_default(),
            level,
            presence: person.map_or(Presence::Here, |person| person.presence),
            ready: table.ready()[seat],
            host: person.is_some_and(|person| person.id == table.host()),
            time: time_left(table, seat, now),
        }
    }
}

/// A state in JSON, before the check that its parts agree.
#[derive(Deserialize)]
struct TableStateJson {
    version: u32,
    table: String,
    r#match: String,
    stage: Stage,
    rules: Rules,
    clock: TimeControl,
    spectators: bool,
    listed: bool,
    you: Option<Seat>,
    you_host: bool,
    undo: bool,
    seats: PerSeat<SeatState>,
    scores: Vec<Score>,
    totals: PerSeat<u32>,
    winners: Vec<Seat>,
    commitment: Option<Commitment>,
    round: Option<RoundStateJson>,
}

/// A state whose parts contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StateError {
    /// A list has more or fewer values than there are players.
    #[error("the state has lists for another number of players")]
    OtherPlayers,
    /// No round can look like this.
    #[error("the state has a round that cannot have been played")]
    ImpossibleRound,
}

impl TryFrom<TableStateJson> for TableState {
    type Error = StateError;

    fn try_from(json: TableStateJson) -> Result<TableState, StateError> {
        let players = json.rules.players;
        let fits = json.seats.players() == players
            && json.totals.players() == players
            && json.scores.iter().all(|score| score.points.players() == players)
            && json.you.is_none_or(|seat| players.has(seat));
        if !fits {
            return Err(StateError::OtherPlayers);
        }
        let round = json.round.map(|round| round.read(&json.rules, json.you)).transpose()?;
        Ok(TableState {
            version: json.version,
            table: json.table,
            r#match: json.r#match,
            stage: json.stage,
            rules: json.rules,
            clock: json.clock,
            spectators: json.spectators,
            listed: json.listed,
            you: json.you,
            you_host: json.you_host,
            assisted: json.undo,
            seats: json.seats,
            scores: json.scores,
            totals: json.totals,
            winners: json.winners,
            commitment: json.commitment,
            round,
        })
    }
}
