//! The rooms of all tables.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use protocol::{ClientCommand, JoinRequest, NewTable, TableInfo, TableList};
use rules::{PerSeat, Rules, Seat};
use store::{AppendRequest, DailyAttempt};
use table::{BotLevel, FixedDeals, LogEntry, PlayerId, Settings, Stage, Table};

use crate::budget::{Payer, Work};
use crate::room::{Room, RoomTask};
use crate::{App, Error, clock, lock};

/// The rooms of all tables.
#[derive(Debug, Default)]
pub(crate) struct RoomRegistry {
    rooms: Mutex<Rooms>,
}

/// The rooms by table id, and how many of them each person and each address has opened.
#[derive(Debug, Default)]
struct Rooms {
    by_id: HashMap<Arc<str>, Room>,
    of_person: HashMap<PlayerId, usize>,
    of_address: HashMap<IpAddr, usize>,
}

impl Rooms {
    fn insert(&mut self, room: Room) {
        *self.of_person.entry(room.opener()).or_default() += 1;
        if let Some(address) = room.address() {
            *self.of_address.entry(address).or_default() += 1;
        }
        self.by_id.insert(room.id().into(), room);
    }

    fn remove(&mut self, id: &str) {
        let Some(room) = self.by_id.remove(id) else { return };
        decrement(&mut self.of_person, &room.opener());
        if let Some(address) = room.address() {
            decrement(&mut self.of_address, &address);
        }
    }

    /// A table that this person opened and everybody has left, if there is one.
    fn abandoned(&self, opener: PlayerId) -> Option<Room> {
        let mut own = self.by_id.values().filter(|room| room.opener() == opener);
        own.find(|room| room.with_summary(|summary| summary.abandoned)).cloned()
    }
}

/// Decrements a count, and removes it at zero.
fn decrement<K: Eq + std::hash::Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

/// The maximum length of the list of open tables.
const MAX_LISTED: usize = 200;

impl RoomRegistry {
    /// The room of a table.
    pub(crate) fn find(&self, id: &str) -> Result<Room, Error> {
        lock(&self.rooms).by_id.get(id).cloned().ok_or(Error::NoSuchTable)
    }

    /// The tables that anybody may join or watch, and those at which `player` sits.
    pub(crate) fn list(&self, player: Option<PlayerId>) -> TableList {
        let mut listed = TableList::default();
        for room in lock(&self.rooms).by_id.values() {
            // Most tables are private, so only listed ones are copied.
            room.with_summary(|summary| {
                let info = &summary.info;
                let seat = player.and_then(|player| summary.seat_of(player));
                if seat.is_some() {
                    listed.yours.push(TableInfo { you: seat, ..info.clone() });
                } else if summary.listed && (info.free > 0 && info.stage == Stage::Lobby || info.spectators) {
                    listed.open.push(info.clone());
                }
            });
        }
        listed.open.sort_by(|a, b| (b.free, &a.table).cmp(&(a.free, &b.table)));
        listed.open.truncate(MAX_LISTED);
        listed.yours.sort_by(|a, b| a.table.cmp(&b.table));
        listed
    }

    /// All rooms.
    pub(crate) fn all(&self) -> Vec<Room> {
        lock(&self.rooms).by_id.values().cloned().collect()
    }

    /// The addresses from which tables were opened, each with its number of tables, largest first.
    pub(crate) fn addresses(&self) -> Vec<(String, usize)> {
        let rooms = lock(&self.rooms);
        let mut counts: Vec<_> =
            rooms.of_address.iter().map(|(address, count)| (address.to_string(), *count)).collect();
        counts.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        counts
    }

    /// The rooms that a person has opened or sits in.
    pub(crate) fn of_player(&self, player: PlayerId) -> Vec<Room> {
        let own = |room: &&Room| room.opener() == player || room.with_summary(|it| it.seat_of(player).is_some());
        lock(&self.rooms).by_id.values().filter(own).cloned().collect()
    }

    /// Drops all rooms. Their tasks end when the last handle is dropped.
    pub(crate) fn clear(&self) {
        *lock(&self.rooms) = Rooms::default();
    }

    pub(crate) fn remove(&self, id: &str) {
        lock(&self.rooms).remove(id);
    }
}

/// The table id in a path.
#[derive(serde::Deserialize)]
struct TableInPath {
    table: String,
}

/// The room of the table in the path.
impl FromRequestParts<App> for Room {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Room, Error> {
        let path = Path::<TableInPath>::from_request_parts(parts, app).await;
        app.rooms.find(&path.map_err(|_| Error::NoSuchTable)?.table)
    }
}

impl App {
    /// Opens a table for `host`, who must be a person. If `new` says so, the host takes a seat and the match starts.
    /// Everything is durable when this returns.
    pub(crate) async fn open_table(&self, host: Payer, new: &NewTable) -> Result<Room, Error> {
        let settings = new.settings().map_err(Error::BadRequest)?;
        self.open_with(host, settings, new.sit.as_ref(), new.start, None).await
    }

    /// Opens a table with fixed deals. `host` sits on `sit.seat`, and bots on all other seats. The length of `rules`
    /// becomes the number of deals. When this returns, fixed first cards have been played. A second attempt at a daily
    /// deal is a [`store::StoreError::SecondAttempt`].
    pub(crate) async fn open_with_fixed_deals(
        &self,
        host: Payer,
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
        payer: Payer,
        settings: Settings,
        sit: Option<&JoinRequest>,
        start: bool,
        daily: Option<DailyAttempt>,
    ) -> Result<Room, Error> {
        let host = payer.person.ok_or(Error::NotSigned)?;
        self.check_room()?;
        self.charge(payer, Work::OpenTable)?;
        let now = clock::now();
        let (table, event) = Table::open(now, &fresh_id(), settings, host)?;
        let mut unsaved = AppendRequest { daily, ..AppendRequest::default() };
        unsaved.push(table.seq(), LogEntry { at: now, event });
        self.make_room(payer)?;
        let (task, room) = RoomTask::new(self.clone(), table, unsaved, Some(payer.address));
        self.run(task, room.clone());
        if let Some(sit) = sit {
            room.sit(host, sit.clone()).await?;
        }
        if start {
            room.command(host, ClientCommand::Start).await?;
        }
        room.save().await?;
        Ok(room)
    }

    /// Checks the limits for one more table. If the person is at the limit, a table that everybody has left is closed
    /// instead.
    fn make_room(&self, payer: Payer) -> Result<(), Error> {
        let mut rooms = lock(&self.rooms.rooms);
        if rooms.by_id.len() >= self.config.max_tables {
            return Err(Error::TooManyTables);
        }
        let of_address = rooms.of_address.get(&payer.address).copied().unwrap_or(0);
        if of_address >= self.config.max_tables_per_address && !payer.is_local() {
            return Err(Error::TooManyUnfinished);
        }
        let Some(person) = payer.person else { return Ok(()) };
        if rooms.of_person.get(&person).copied().unwrap_or(0) >= self.config.max_tables_per_person {
            let abandoned = rooms.abandoned(person).ok_or(Error::TooManyUnfinished)?;
            rooms.remove(abandoned.id());
            drop(rooms);
            tokio::spawn(async move { abandoned.close().await });
        }
        Ok(())
    }

    /// Restores the tables that were open when the server stopped. A table with a damaged log is skipped, and its log
    /// stays.
    pub(crate) async fn restore(&self) -> Result<usize, store::StoreError> {
        let logs = self.store.open_tables().await?;
        let mut restored = 0;
        for log in logs {
            match replayed(log) {
                Ok(table) => {
                    restored += 1;
                    let (task, room) = RoomTask::new(self.clone(), table, AppendRequest::default(), None);
                    self.run(task, room);
                }
                Err((table, reason)) => {
                    tracing::error!(table, reason, "this table is set aside: it is not served, and its log is kept");
                }
            }
        }
        Ok(restored)
    }

    fn run(&self, task: RoomTask, room: Room) {
        lock(&self.rooms.rooms).insert(room);
        let app = self.clone();
        tokio::spawn(async move {
            app.metrics.tables.fetch_add(1, Relaxed);
            task.run().await;
            app.metrics.tables.fetch_sub(1, Relaxed);
        });
    }
}

/// Replays a log. Returns the table, or the table's id and the error.
fn replayed(log: store::TableLog) -> Result<Table, (String, String)> {
    let name = log.table;
    let table = match log.entries {
        Ok(entries) => Table::replay(entries).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    match table {
        Ok(table) if table.id() == name => Ok(table),
        Ok(_) => Err((name, "the log belongs to another table".to_owned())),
        Err(reason) => Err((name, reason)),
    }
}

/// A new table id. It is part of the table's link, so it must not be guessable: 60 random bits, in letters and digits
/// that are hard to confuse.
fn fresh_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}
