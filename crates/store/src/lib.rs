//! The store of tables and finished matches.
//!
//! Every table has a log of numbered lines, which only grows while the table is open. [`Store::append`] returns when
//! the lines are durable: one writer takes the waiting appends of all tables into one transaction (group commit), so
//! many tables share the price of a disk flush. SQLite in WAL mode is the default, Postgres is for larger
//! hosts. Both keep the same contract, which one suite of tests checks:
//!
//! - an append is in the log entirely or not at all, and afterwards if and only if it was acknowledged, except when
//!   the answer itself was lost ([`StoreError::Unavailable`]): then the log must be read again;
//! - a number is used once: a second line of the same number is a [`StoreError::Conflict`];
//! - a finished match is stored as a record until its host deletes it, and its analysis as long; a closed table leaves
//!   nothing else behind;
//! - a player has one attempt at the cards of a day: it is stored together with the table it is played at, and a second
//!   one is a [`StoreError::SecondAttempt`];
//! - an uploaded record is stored while the [`RetentionPolicy`] allows it.

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

/// Lines to add to a table's log.
#[derive(Clone, Debug, Default)]
pub struct AppendRequest {
    /// Which table.
    pub table: Arc<str>,
    /// The number of the first line.
    pub first: u64,
    /// The entries.
    pub entries: Vec<LogEntry>,
    /// A match that ended with them.
    pub finished: Option<FinishedMatch>,
    /// The attempt at the cards of a day that a new table is for.
    pub daily: Option<DailyAttempt>,
    /// Whether the table is closed with them, and its log can go.
    pub closed: bool,
}

impl AppendRequest {
    /// Adds the event with number `seq`. The numbers of one request follow each other.
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
    /// Its results, if the record makes sense.
    pub summary: Option<MatchSummary>,
}

/// A finished match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMatch {
    /// Its name.
    pub id: String,
    /// Who may delete it.
    pub host: PlayerId,
    /// When it ended.
    pub at: u64,
    /// Where the person sat whose list this is, if that is known.
    pub seat: Option<Seat>,
    /// Its results; nothing if its record cannot be read.
    pub summary: Option<MatchSummary>,
}

/// A player's attempt at the cards of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyAttempt {
    /// The day: `2026-11-16`.
    pub day: String,
    /// Who plays.
    pub player: PlayerId,
}

/// A match with the cards of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyMatch {
    /// Its name.
    pub id: String,
    /// Its results, once it is finished.
    pub summary: Option<MatchSummary>,
}

/// A player's attempt at the cards of a day, in a list of several days.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyAttemptResult {
    /// The day: `2026-11-16`.
    pub day: String,
    /// The name of the match.
    pub id: String,
    /// The points, if they have been stored.
    pub points: Option<u32>,
    /// The results of the match, if it is finished and its points have not been stored.
    pub summary: Option<MatchSummary>,
}

/// Which uploaded records stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetentionPolicy {
    /// The most records; new ones replace the oldest.
    pub max: u32,
    /// Records that were stored before this time go.
    pub not_before: u64,
}

/// The log of an open table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLog {
    /// The table's name.
    pub table: String,
    /// Its entries in order; the first has number 1. Otherwise why they cannot be read.
    pub entries: Result<Vec<LogEntry>, StoreError>,
}

/// A handle to the store; clones share one connection.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
    appends: mpsc::Sender<PendingAppend>,
}

impl Store {
    /// Opens the store at a location: a Postgres URL, or the path of an SQLite file that is made if it is missing.
    pub async fn open(location: &str) -> Result<Store, StoreError> {
        Store::open_with(location, StoreOptions::default()).await
    }

    /// Opens the store with other options than the default ones.
    pub async fn open_with(location: &str, options: StoreOptions) -> Result<Store, StoreError> {
        let backend = Backend::open(location, options).await?;
        if backend.is_writable() {
            backend.migrate().await?;
        }
        let (appends, waiting) = mpsc::channel(4096);
        tokio::spawn(writer::run(backend.clone(), waiting));
        Ok(Store { backend, appends })
    }

    /// Adds lines to a table's log. They are durable when this returns.
    pub async fn append(&self, append: AppendRequest) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        self.appends.send(PendingAppend { append, done }).await.map_err(|_| StoreError::Closed)?;
        result.await.map_err(|_| StoreError::Closed)?
    }

    /// Ends all connections; nothing can be read or written afterwards. An SQLite file is complete then, without the
    /// files beside it.
    pub async fn close(&self) {
        self.backend.close().await;
    }

    /// Checks that something can be stored: writes it and deletes it again.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.backend.check().await
    }

    /// How many bytes its data takes.
    pub async fn size(&self) -> Result<u64, StoreError> {
        self.backend.size().await
    }

    /// Which kind of database it is.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        self.backend.kind()
    }
}
