//! Where tables and finished matches are kept.
//!
//! Every table has a log of numbered lines, which only grows while the table is open. [`Store::append`] returns when
//! the lines are durable: one writer takes the waiting appends of all tables into one transaction (group commit), so
//! many tables share the price of a disk flush. SQLite in WAL mode is the default, Postgres the choice of larger
//! hosts; one suite of tests holds both to the same contract:
//!
//! - an append is in the log entirely or not at all, and afterwards if and only if it was acknowledged, except when
//!   the answer itself was lost ([`StoreError::Unavailable`]): then the log must be read again;
//! - a number is used once: a second line of the same number is a [`StoreError::Conflict`];
//! - a finished match is kept as a record until its host deletes it, and what the coach said about it as long; a closed
//!   table leaves nothing else behind;
//! - a record from elsewhere is kept while there is room.

mod backend;
mod error;
mod schema;
mod writer;

use std::sync::Arc;

use rules::Seat;
use table::{LogEntry, PlayerId};
use tokio::sync::{mpsc, oneshot};

use backend::Backend;
pub use backend::Options;
pub use error::StoreError;
use writer::Job;

/// Lines to add to a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: Arc<str>,
    /// The number of the first line.
    pub first: u64,
    /// The entries.
    pub entries: Vec<LogEntry>,
    /// A match that ended with them.
    pub finished: Option<Finished>,
    /// Whether the table is closed with them, and its log can go.
    pub closed: bool,
}

/// A finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Its name.
    pub id: String,
    /// Who may delete it.
    pub host: PlayerId,
    /// Who played, and on which seat if that is known.
    pub players: Vec<(PlayerId, Option<Seat>)>,
    /// When it ended.
    pub at: u64,
    /// Its record, as JSON.
    pub record: String,
}

/// A finished match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its name.
    pub id: String,
    /// Who may delete it.
    pub host: PlayerId,
    /// When it ended.
    pub at: u64,
    /// Where the person sat whose list this is, if that is known.
    pub seat: Option<Seat>,
}

/// How much room there is for records from elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The most records; those longest ago make room for new ones.
    pub most: u32,
    /// What was kept before this time goes.
    pub not_before: u64,
}

/// The log of an open table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// The table's name.
    pub table: String,
    /// Its entries in order; the first has number 1. Otherwise why they cannot be read.
    pub entries: Result<Vec<LogEntry>, StoreError>,
}

/// A handle to the store; clones share one connection.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
    jobs: mpsc::Sender<Job>,
}

impl Store {
    /// Opens the store at a place: a Postgres URL, or the path of an SQLite file that is made if it is missing.
    pub async fn open(place: &str) -> Result<Store, StoreError> {
        Store::open_with(place, Options::default()).await
    }

    /// Opens the store with other options than the usual ones.
    pub async fn open_with(place: &str, options: Options) -> Result<Store, StoreError> {
        let backend = Backend::open(place, options).await?;
        backend.migrate().await?;
        let (jobs, waiting) = mpsc::channel(4096);
        tokio::spawn(writer::run(backend.clone(), waiting));
        Ok(Store { backend, jobs })
    }

    /// Adds lines to a table's log. They are durable when this returns.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        self.jobs.send(Job { append, done }).await.map_err(|_| StoreError::Closed)?;
        result.await.map_err(|_| StoreError::Closed)?
    }

    /// The logs of all open tables. One that cannot be read stands among the others with the reason.
    pub async fn open_tables(&self) -> Result<Vec<Log>, StoreError> {
        self.backend.open_tables().await
    }

    /// The log of one table; empty if there is none.
    pub async fn log(&self, table: &str) -> Result<Vec<LogEntry>, StoreError> {
        self.backend.log(table).await
    }

    /// The record of a finished match.
    pub async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.backend.record(id).await
    }

    /// The finished matches that a person hosted or played, the latest first.
    pub async fn matches_of(&self, player: PlayerId) -> Result<Vec<Kept>, StoreError> {
        self.backend.matches_of(player).await
    }

    /// The records of the finished matches after `after` in the order of their names: a page of all of them.
    pub async fn records_after(&self, after: &str, most: u32) -> Result<Vec<(String, String)>, StoreError> {
        self.backend.records_after(after, most).await
    }

    /// Deletes a finished match of this host. Says whether there was one.
    pub async fn delete_match(&self, id: &str, host: PlayerId) -> Result<bool, StoreError> {
        self.backend.delete_match(id, host).await
    }

    /// Keeps a finished match that was not played at a table here. Says whether it is new.
    pub async fn keep_match(&self, finished: &Finished) -> Result<bool, StoreError> {
        self.backend.keep_match(finished).await
    }

    /// Takes a finished match off somebody's list: their own match is deleted, that of another host goes on without them.
    /// Says whether it was on the list.
    pub async fn forget_match(&self, id: &str, player: PlayerId) -> Result<bool, StoreError> {
        Ok(self.backend.delete_match(id, player).await? || self.backend.leave_match(id, player).await?)
    }

    /// Takes note that somebody begins to play the cards of a day, in this match. The first attempt counts: the name of its
    /// match comes back.
    pub async fn begin_daily(&self, day: &str, player: PlayerId, id: &str) -> Result<String, StoreError> {
        self.backend.begin_daily(day, player, id).await
    }

    /// The match in which somebody plays or played the cards of a day.
    pub async fn daily_match(&self, day: &str, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.backend.daily_match(day, player).await
    }

    /// Some of the matches with the cards of a day whose points are not known yet.
    pub async fn open_dailies(&self, day: &str, most: u32) -> Result<Vec<String>, StoreError> {
        self.backend.open_dailies(day, most).await
    }

    /// Takes note of the points of a match with the cards of a day.
    pub async fn settle_daily(&self, day: &str, id: &str, points: u32) -> Result<(), StoreError> {
        self.backend.settle_daily(day, id, points).await
    }

    /// The points of everybody who has played the cards of a day to the end, fewest first; nobody is named.
    pub async fn daily_points(&self, day: &str) -> Result<Vec<u32>, StoreError> {
        self.backend.daily_points(day).await
    }

    /// Keeps what the coach said about a match, instead of what it said before.
    pub async fn keep_analysis(&self, id: &str, at: u64, analysis: &str) -> Result<(), StoreError> {
        self.backend.keep_analysis(id, at, analysis).await
    }

    /// What the coach said about a match.
    pub async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.backend.analysis(id).await
    }

    /// Stores an uploaded record for a while, under a name that begins with `sha256-`, and evicts the oldest ones above the
    /// limit together with their analyses. Storing a record again extends its time.
    pub async fn keep_pasted(&self, id: &str, at: u64, record: &str, room: Room) -> Result<(), StoreError> {
        self.backend.keep_pasted(id, at, record, room).await
    }

    /// A record from elsewhere.
    pub async fn pasted(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.backend.pasted(id).await
    }

    /// The secret that this store's server signs with, made when it was first asked for.
    pub async fn signing_key(&self) -> Result<[u8; 32], StoreError> {
        self.backend.signing_key().await
    }

    /// Ends all connections; nothing can be read or written afterwards. An SQLite file is complete then, without the
    /// files beside it.
    pub async fn close(&self) {
        self.backend.close().await;
    }

    /// Whether the store answers.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.backend.check().await
    }

    /// Which kind of database it is.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        self.backend.kind()
    }
}
