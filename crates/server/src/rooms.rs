//! All tables of a server.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, PoisonError, RwLock};

use protocol::{ClientCommand, JoinRequest, NewTable, TableList};
use rules::{PerSeat, Rules, Seat};
use store::DailyAttempt;
use table::{BotLevel, FixedDeals, LogEntry, PlayerId, Settings, Stage, Table};

use crate::room::{Room, Task, Unsaved};
use crate::{App, Error, clock};

/// The tables by their names.
#[derive(Debug, Default)]
pub(crate) struct Rooms {
    rooms: RwLock<HashMap<Arc<str>, Room>>,
}

/// The most tables in the list of open ones.
const MOST_LISTED: usize = 200;

impl Rooms {
    /// The table of a name.
    pub(crate) fn find(&self, id: &str) -> Result<Room, Error> {
        self.rooms.read().unwrap_or_else(PoisonError::into_inner).get(id).cloned().ok_or(Error::NoSuchTable)
    }

    /// The tables that anybody may join or watch, and those at which `player` sits.
    #[must_use]
    pub(crate) fn list(&self, player: Option<PlayerId>) -> TableList {
        let mut listed = TableList::default();
        for room in self.all() {
            let sign = room.sign();
            let seat = sign.people.iter().find_map(|(person, seat)| (Some(*person) == player).then_some(*seat));
            if seat.is_some() {
                listed.yours.push(protocol::TableInfo { you: seat, ..sign.info });
            } else if sign.listed && (sign.info.free > 0 && sign.info.stage == Stage::Lobby || sign.info.spectators) {
                listed.open.push(sign.info);
            }
        }
        listed.open.sort_by(|a, b| (b.free, &a.table).cmp(&(a.free, &b.table)));
        listed.open.truncate(MOST_LISTED);
        listed.yours.sort_by(|a, b| a.table.cmp(&b.table));
        listed
    }

    /// Handles to all tables.
    #[must_use]
    pub(crate) fn all(&self) -> Vec<Room> {
        self.rooms.read().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    fn count(&self) -> usize {
        self.rooms.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Lets go of all tables: their tasks end when the last handle is gone.
    pub(crate) fn forget_all(&self) {
        self.rooms.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    pub(crate) fn forget(&self, id: &str) {
        self.rooms.write().unwrap_or_else(PoisonError::into_inner).remove(id);
    }
}

impl App {
    /// Opens a table for `host`, who sits down and starts if they asked for it. All of it is durable then.
    pub(crate) async fn open_table(&self, host: PlayerId, new: &NewTable) -> Result<Room, Error> {
        let settings = new.settings().map_err(Error::BadRequest)?;
        self.open_with(host, settings, new.sit.as_ref(), new.start, None).await
    }

    /// Opens a table with cards that are not shuffled: `host` sits on `sit.seat`, everybody else is a bot, and the first
    /// cards are on the table when this returns. The length of `rules` becomes the number of deals. A second attempt at the
    /// cards of a day is a [`store::StoreError::Conflict`].
    pub(crate) async fn open_prepared(
        &self,
        host: PlayerId,
        rules: Rules,
        prepared: FixedDeals,
        bots: BotLevel,
        sit: JoinRequest,
        daily: Option<DailyAttempt>,
    ) -> Result<Room, Error> {
        let rules = prepared.rules(rules);
        let bot = |seat: Seat| (sit.seat != Some(seat)).then_some(bots);
        let settings = Settings {
            bots: PerSeat::from_fn(rules.players, bot),
            fill_bot: bots,
            deal_source: prepared.into(),
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
        let id = fresh_id();
        let now = clock::now();
        let (table, event) = Table::open(now, &id, settings, host)?;
        let room = self.add(table, Unsaved::opened(LogEntry { at: now, event }, daily))?;
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
        let logs = self.store().open_tables().await?;
        let mut restored = 0;
        for log in logs {
            match replayed(log) {
                Ok(table) => {
                    restored += 1;
                    let _ = self.insert(table, Unsaved::default());
                }
                Err((table, reason)) => {
                    tracing::error!(table, reason, "this table is set aside: it is not served, and its log is kept");
                }
            }
        }
        Ok(restored)
    }

    fn add(&self, table: Table, unsaved: Unsaved) -> Result<Room, Error> {
        if self.rooms().count() >= self.config().max_tables {
            return Err(Error::TooManyTables);
        }
        Ok(self.insert(table, unsaved))
    }

    fn insert(&self, table: Table, unsaved: Unsaved) -> Room {
        let (task, room) = Task::new(self.clone(), table, unsaved);
        let mut rooms = self.rooms().rooms.write().unwrap_or_else(PoisonError::into_inner);
        rooms.insert(room.id().into(), room.clone());
        drop(rooms);
        let app = self.clone();
        tokio::spawn(async move {
            app.metrics().tables.fetch_add(1, Relaxed);
            task.run().await;
            app.metrics().tables.fetch_sub(1, Relaxed);
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
