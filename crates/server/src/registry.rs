//! All tables of a server.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use protocol::{ClientCommand, JoinRequest, NewTable, TableInfo, TableList};
use rules::{PerSeat, Rules, Seat};
use store::{AppendRequest, DailyAttempt};
use table::{BotLevel, FixedDeals, LogEntry, PlayerId, Settings, Stage, Table};

use crate::room::{Room, RoomTask};
use crate::{App, Error, clock, lock};

/// The rooms of the tables, by the names of the tables.
#[derive(Debug, Default)]
pub(crate) struct RoomRegistry {
    rooms: Mutex<HashMap<Arc<str>, Room>>,
}

/// The most tables in the list of open ones.
const MAX_LISTED: usize = 200;

impl RoomRegistry {
    /// The room of a table.
    pub(crate) fn find(&self, id: &str) -> Result<Room, Error> {
        lock(&self.rooms).get(id).cloned().ok_or(Error::NoSuchTable)
    }

    /// The tables that anybody may join or watch, and those at which `player` sits.
    pub(crate) fn list(&self, player: Option<PlayerId>) -> TableList {
        let mut listed = TableList::default();
        for room in self.all() {
            let summary = room.summary();
            let info = &summary.info;
            let seat = player.and_then(|player| summary.seat_of(player));
            if seat.is_some() {
                listed.yours.push(TableInfo { you: seat, ..summary.info });
            } else if summary.listed && (info.free > 0 && info.stage == Stage::Lobby || info.spectators) {
                listed.open.push(summary.info);
            }
        }
        listed.open.sort_by(|a, b| (b.free, &a.table).cmp(&(a.free, &b.table)));
        listed.open.truncate(MAX_LISTED);
        listed.yours.sort_by(|a, b| a.table.cmp(&b.table));
        listed
    }

    /// All rooms.
    pub(crate) fn all(&self) -> Vec<Room> {
        lock(&self.rooms).values().cloned().collect()
    }

    /// Drops all rooms: their tasks end when the last handle is gone.
    pub(crate) fn clear(&self) {
        lock(&self.rooms).clear();
    }

    pub(crate) fn remove(&self, id: &str) {
        lock(&self.rooms).remove(id);
    }
}

/// The part of a path that names a table.
#[derive(serde::Deserialize)]
struct TableInPath {
    table: String,
}

/// The room of the table that the path names.
impl FromRequestParts<App> for Room {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Room, Error> {
        let path = Path::<TableInPath>::from_request_parts(parts, app).await;
        app.rooms.find(&path.map_err(|_| Error::NoSuchTable)?.table)
    }
}

impl App {
    /// Opens a table for `host`, who sits down and starts if `new` says so. All of it is durable when this returns.
    pub(crate) async fn open_table(&self, host: PlayerId, new: &NewTable) -> Result<Room, Error> {
        let settings = new.settings().map_err(Error::BadRequest)?;
        self.open_with(host, settings, new.sit.as_ref(), new.start, None).await
    }

    /// Opens a table with fixed deals: `host` sits on `sit.seat`, all others are bots, and the first cards are on the table
    /// when this returns. The length of `rules` becomes the number of deals. A second attempt at the cards of a day is a
    /// [`store::StoreError::SecondAttempt`].
    pub(crate) async fn open_with_fixed_deals(
        &self,
        host: PlayerId,
        rules: Rules,
        deals: FixedDeals,
        bots: BotLevel,
        sit: JoinRequest,
        daily: Option<DailyAttempt>,
    ) -> Result<Room, Error> {
        let rules = deals.rules(rules);
        let bot = |seat: Seat| (sit.seat != Some(seat)).then_some(bots);
        let settings = Settings {
            bots: PerSeat::from_fn(rules.players, bot),
            fill_bot: bots,
            deal_source: deals.into(),
            ..Settings::new(rules)
        };
        self.open_with(host, settings, Some(&sit), true, daily).await
    }

    async fn open_with(
        &self,
        host: PlayerId,
        settings: Settings,
        sit: Option<&JoinRequest>,
        start: bool,
        daily: Option<DailyAttempt>,
    ) -> Result<Room, Error> {
        let now = clock::now();
        let (table, event) = Table::open(now, &fresh_id(), settings, host)?;
        let mut unsaved = AppendRequest { daily, ..AppendRequest::default() };
        unsaved.push(table.seq(), LogEntry { at: now, event });
        if lock(&self.rooms.rooms).len() >= self.config.max_tables {
            return Err(Error::TooManyTables);
        }
        let room = self.insert(table, unsaved);
        if let Some(sit) = sit {
            room.sit(host, sit.clone()).await?;
        }
        if start {
            room.command(host, ClientCommand::Start).await?;
        }
        room.save().await?;
        Ok(room)
    }

    /// Brings back the tables that were open when the server ended. One whose log is damaged is left where it is.
    pub(crate) async fn restore(&self) -> Result<usize, store::StoreError> {
        let logs = self.store.open_tables().await?;
        let mut restored = 0;
        for log in logs {
            match replayed(log) {
                Ok(table) => {
                    restored += 1;
                    let _ = self.insert(table, AppendRequest::default());
                }
                Err((table, reason)) => {
                    tracing::error!(table, reason, "this table is set aside: it is not served, and its log is kept");
                }
            }
        }
        Ok(restored)
    }

    fn insert(&self, table: Table, unsaved: AppendRequest) -> Room {
        let (task, room) = RoomTask::new(self.clone(), table, unsaved);
        lock(&self.rooms.rooms).insert(room.id().into(), room.clone());
        let app = self.clone();
        tokio::spawn(async move {
            app.metrics.tables.fetch_add(1, Relaxed);
            task.run().await;
            app.metrics.tables.fetch_sub(1, Relaxed);
        });
        room
    }
}

/// The table of a log, or its name and why it cannot be brought back.
fn replayed(log: store::TableLog) -> Result<Table, (String, String)> {
    let name = log.table;
    let table = match log.entries {
        Ok(entries) => Table::replay(entries).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    match table {
        Ok(table) if table.id() == name => Ok(table),
        Ok(_) => Err((name, "the log is that of another table".to_owned())),
        Err(reason) => Err((name, reason)),
    }
}

/// A table's name: what makes its link, so it must not be guessed. 60 bits, in letters that are not confused.
fn fresh_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}
