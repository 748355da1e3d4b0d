//! Tools for hosts: inspect the database, copy it, and repair a damaged log.

use std::path::Path;

use sqlx::Row;
use table::{Event, LogEntry};

use crate::connect::{Backend, open_private, with_pool};
use crate::{Store, StoreError};

/// A line of a table's log as it is stored. It may be unreadable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The number of the line.
    pub n: i64,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// The event as JSON. It holds hidden cards and secrets.
    pub line: String,
}

impl LogLine {
    /// The log entry, if the line can be read.
    #[must_use]
    pub fn entry(&self) -> Option<LogEntry> {
        Some(LogEntry { at: self.at as u64, event: Event::from_line(&self.line).ok()? })
    }
}

impl Store {
    /// The lines of a table's log in order. Empty if there is no such table.
    pub async fn log_lines(&self, table: &str) -> Result<Vec<LogLine>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query("SELECT n, at, line FROM events WHERE table_id = $1 ORDER BY n").bind(table);
            query.fetch_all(pool).await?.iter().map(|row| {
                Ok(LogLine { n: row.try_get("n")?, at: row.try_get("at")?, line: row.try_get("line")? })
            }).collect()
        })
    }

    /// Deletes all lines of a table's log after the first `keep`.
    pub async fn cut_log(&self, table: &str, keep: u64) -> Result<(), StoreError> {
        with_pool!(self.backend, pool, writer => {
            let query = sqlx::query("DELETE FROM events WHERE table_id = $1 AND (n > $2 OR n < 1)");
            query.bind(table).bind(keep as i64).execute(pool).await?;
            Ok(())
        })
    }

    /// The problems that SQLite finds in its file; empty if there are none. Postgres checks its own files.
    pub async fn file_problems(&self) -> Result<Vec<String>, StoreError> {
        let Backend::Sqlite { readers, .. } = &self.backend else { return Ok(Vec::new()) };
        let rows = sqlx::query("PRAGMA integrity_check").fetch_all(readers).await?;
        let found: Result<Vec<String>, _> = rows.iter().map(|row| row.try_get(0)).collect();
        Ok(found?.into_iter().filter(|line| line != "ok").collect())
    }

    /// Writes a complete copy of an SQLite database to a new file. A server may be using the database.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let Backend::Sqlite { readers, .. } = &self.backend else {
            return Err(StoreError::InvalidLocation("a Postgres database is copied with pg_dump".to_owned()));
        };
        let unusable = |why: &dyn std::fmt::Display| {
            StoreError::InvalidLocation(format!("{} cannot be written: {why}", file.display()))
        };
        if file.exists() {
            return Err(unusable(&"the file already exists"));
        }
        let name = file.to_str().ok_or_else(|| unusable(&"its name is not UTF-8"))?;
        // SQLite fills an existing empty file, so creating it first makes the copy readable only by its owner.
        open_private(file).map_err(|error| unusable(&error))?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(readers).await?;
        let synced = std::fs::File::open(file).and_then(|copy| copy.sync_all());
        synced.map_err(|error| unusable(&error))
    }
}
