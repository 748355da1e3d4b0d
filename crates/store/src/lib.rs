//! Stores the logs of open tables, and finished matches.
//!
//! Every table has a log of numbered lines, which only grows while the table is open. [`Store::append`] returns when
//! the lines are durable. One writer puts the waiting appends of all tables into one transaction (group commit), so
//! many tables share the cost of a disk flush. SQLite in WAL mode is the default; Postgres is for larger hosts. Both
//! keep the same contract, which one test suite checks:
//!
//! - An append is written entirely or not at all, and it is written if and only if it was acknowledged. The exception
//!   is [`StoreError::Unavailable`]: the acknowledgement may have been lost, so the log must be read again.
//! - Each line number is used once: a second line with the same number is a [`StoreError::Conflict`].
//! - A finished match is kept as a record until its host deletes it, and so is its analysis. A closed table leaves
//!   nothing else behind.
//! - A player has one attempt at each daily deal. The attempt is stored together with its table; a second one is a
//!   [`StoreError::SecondAttempt`].
//! - An uploaded record is kept while the [`RetentionPolicy`] allows it.

mod connect;
mod daily;
mod error;
mod events;
mod maintenance;
mod matches;
mod pace;
mod postgres;
mod schema;
mod secrets;
mod uploads;
mod writer;

use std::sync::Arc;

use rules::Seat;
use rules::record::MatchSummary;
use table::{Event, LogEntry, PlayerId};
use tokio::sync::{mpsc, oneshot};

use connect::Backend;
pub use connect::StoreOptions;
pub use error::StoreError;
pub use maintenance::LogLine;
use writer::PendingAppend;

/// Lines to append to a table's log, and what to store in the same transaction.
#[derive(Clone, Debug, Default)]
pub struct AppendRequest {
    /// The table's id.
    pub table: Arc<str>,
    /// The number of the first line.
    pub first: u64,
    /// The entries of the lines.
    pub entries: Vec<LogEntry>,
    /// A match that ended with these lines.
    pub finished: Option<FinishedMatch>,
    /// The attempt at a daily deal for which the table is opened.
    pub daily: Option<DailyAttempt>,
    /// Whether these lines close the table, so that its log can be deleted.
    pub closed: bool,
}

impl AppendRequest {
    /// Adds the event with number `seq`. The numbers within one request must be consecutive.
    pub fn push(&mut self, seq: u64, entry: LogEntry) {
        if self.entries.is_empty() {
            self.first = seq;
        }
        self.closed |= entry.event == Event::Closed;
        self.entries.push(entry);
    }

    fn has_only_lines(&self) -> bool {
        self.finished.is_none() && self.daily.is_none() && !self.closed
    }
}

/// A finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedMatch {
    /// The match's id.
    pub id: String,
    /// The host, who may delete the match.
    pub host: PlayerId,
    /// The players, each with their seat if it is known.
    pub players: Vec<(PlayerId, Option<Seat>)>,
    /// When the match ended.
    pub at: u64,
    /// The record, as JSON.
    pub record: String,
    /// The results, if the record can be read.
    pub summary: Option<MatchSummary>,
}

/// A finished match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMatch {
    /// The match's id.
    pub id: String,
    /// The host, who may delete the match.
    pub host: PlayerId,
    /// When the match ended.
    pub at: u64,
    /// The seat of the player whose list this is, if it is known.
    pub seat: Option<Seat>,
    /// The results, if the record can be read.
    pub summary: Option<MatchSummary>,
}

/// A player's attempt at a daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyAttempt {
    /// The day: `2026-11-16`.
    pub day: String,
    /// The player.
    pub player: PlayerId,
}

/// A match of a daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyMatch {
    /// The match's id.
    pub id: String,
    /// The results, once the match is finished.
    pub summary: Option<MatchSummary>,
}

/// A player's attempt at a daily deal, in a list of several days.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyAttemptResult {
    /// The day: `2026-11-16`.
    pub day: String,
    /// The match's id.
    pub id: String,
    /// The points, if they have been stored.
    pub points: Option<u32>,
    /// The results of the match, if it is finished and its points have not been stored.
    pub summary: Option<MatchSummary>,
}

/// Which uploaded records to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetentionPolicy {
    /// The maximum number of records. New ones replace the oldest.
    pub max: u32,
    /// Records that were stored before this time are deleted.
    pub not_before: u64,
}

/// The log of an open table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLog {
    /// The table's id.
    pub table: String,
    /// The entries in order, beginning with number 1, or why they cannot be read.
    pub entries: Result<Vec<LogEntry>, StoreError>,
}

/// A handle to the store. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
    appends: mpsc::Sender<PendingAppend>,
}

impl Store {
    /// Opens the store at a location: a Postgres URL, or the path of an SQLite file, which is created if it is missing.
    pub async fn open(location: &str) -> Result<Store, StoreError> {
        Store::open_with(location, StoreOptions::default()).await
    }

    /// Opens the store with these options.
    pub async fn open_with(location: &str, options: StoreOptions) -> Result<Store, StoreError> {
        let backend = Backend::open(location, options).await?;
        if backend.is_writable() {
            backend.migrate().await?;
        }
        let (appends, waiting) = mpsc::channel(4096);
        tokio::spawn(writer::run(backend.clone(), waiting));
        Ok(Store { backend, appends })
    }

    /// Appends lines to a table's log. They are durable when this returns.
    pub async fn append(&self, append: AppendRequest) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        self.appends.send(PendingAppend { append, done }).await.map_err(|_| StoreError::Closed)?;
        result.await.map_err(|_| StoreError::Closed)?
    }

    /// Closes all connections; every later call fails. Afterwards an SQLite file is complete without its `-wal` and
    /// `-shm` files.
    pub async fn close(&self) {
        self.backend.close().await;
    }

    /// Checks that the store can write: writes a row and deletes it again.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.backend.check().await
    }

    /// The size of the data in bytes.
    pub async fn size(&self) -> Result<u64, StoreError> {
        self.backend.size().await
    }

    /// The kind of database: `sqlite` or `postgres`.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        self.backend.kind()
    }
}
