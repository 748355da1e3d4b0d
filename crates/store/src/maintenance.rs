//! For the host: what is in the database, a copy of it, and the repair of a damaged log.

use std::path::Path;

use sqlx::Row;
use table::{Event, LogEntry};

use crate::connect::{Backend, open_private, with_pool};
use crate::{Store, StoreError};

/// A line of a table's log as it is stored, whether it can be read or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Its number.
    pub n: i64,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// The event. It holds hidden cards and secrets.
    pub line: String,
}

impl LogLine {
    /// The entry of the log, if the line can be read.
    #[must_use]
    pub fn entry(&self) -> Option<LogEntry> {
        Some(LogEntry { at: self.at as u64, event: Event::from_line(&self.line).ok()? })
    }
}

impl Store {
    /// The lines of a table's log in order; empty if there is no such table.
    pub async fn log_lines(&self, table: &str) -> Result<Vec<LogLine>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query("SELECT n, at, line FROM events WHERE table_id = $1 ORDER BY n").bind(table);
            query.fetch_all(pool).await?.iter().map(|row| {
                Ok(LogLine { n: row.try_get("n")?, at: row.try_get("at")?, line: row.try_get("line")? })
            }).collect()
        })
    }

    /// Deletes the lines of a table's log that come after the first `keep` ones.
    pub async fn cut_log(&self, table: &str, keep: u64) -> Result<(), StoreError> {
        with_pool!(self.backend, pool, writer => {
            let query = sqlx::query("DELETE FROM events WHERE table_id = $1 AND (n > $2 OR n < 1)");
            query.bind(table).bind(keep as i64).execute(pool).await?;
            Ok(())
        })
    }

    /// What the database itself finds wrong with its file; nothing if all is well. Postgres checks its own files.
    pub async fn file_problems(&self) -> Result<Vec<String>, StoreError> {
        let Backend::Sqlite { readers, .. } = &self.backend else { return Ok(Vec::new()) };
        let rows = sqlx::query("PRAGMA integrity_check").fetch_all(readers).await?;
        let said: Result<Vec<String>, _> = rows.iter().map(|row| row.try_get(0)).collect();
        Ok(said?.into_iter().filter(|line| line != "ok").collect())
    }

    /// Writes a complete copy of an SQLite database to a new file, also while a server uses it.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let Backend::Sqlite { readers, .. } = &self.backend else {
            return Err(StoreError::InvalidLocation("a Postgres database is copied with pg_dump".to_owned()));
        };
        let unusable = |why: &dyn std::fmt::Display| {
            StoreError::InvalidLocation(format!("{} cannot be written: {why}", file.display()))
        };
        if file.exists() {
            return Err(unusable(&"there is such a file already"));
        }
        let name = file.to_str().ok_or_else(|| unusable(&"its name is not UTF-8"))?;
        // SQLite fills an empty file, which here only its owner can read.
        open_private(file).map_err(|error| unusable(&error))?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(readers).await?;
        let synced = std::fs::File::open(file).and_then(|copy| copy.sync_all());
        synced.map_err(|error| unusable(&error))
    }
}
