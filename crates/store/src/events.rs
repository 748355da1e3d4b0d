//! The logs of tables.

use sqlx::Row;
use sqlx::postgres::PgPool;
use table::LogEntry;

use crate::connect::{Backend, with_pool};
use crate::daily::insert_attempt;
use crate::matches::insert_match;
use crate::{AppendRequest, Store, StoreError, TableLog};

/// Writes the rest of each append, inside a transaction of either database: a finished match, an attempt at a daily
/// deal, and the deletion of a closed table's log.
macro_rules! write_extras {
    ($transaction:ident, $appends:ident) => {
        for append in $appends {
            if let Some(finished) = &append.finished
                && !insert_match!($transaction, finished)
            {
                return Err(StoreError::Conflict);
            }
            if let Some(attempt) = &append.daily {
                insert_attempt!($transaction, attempt, &append.table);
            }
            if append.closed {
                sqlx::query("DELETE FROM events WHERE table_id = $1")
                    .bind(&*append.table)
                    .execute(&mut *$transaction)
                    .await?;
            }
        }
    };
}

impl Backend {
    /// Writes all appends in one transaction.
    pub(crate) async fn write(&self, appends: &[&AppendRequest]) -> Result<(), StoreError> {
        let simple = appends.iter().all(|append| append.has_only_lines());
        match self {
            // A single statement is its own transaction, and saves two round trips to SQLite's thread.
            Backend::Sqlite { writer, .. } if simple => {
                sqlx::query(SQLITE_INSERT).bind(lines_as_json(appends)).execute(writer).await?;
            }
            Backend::Sqlite { writer, .. } => {
                let mut transaction = writer.begin().await?;
                sqlx::query(SQLITE_INSERT).bind(lines_as_json(appends)).execute(&mut *transaction).await?;
                write_extras!(transaction, appends);
                transaction.commit().await?;
            }
            Backend::Postgres { writer: pool, lock, answer_time, .. } => {
                lock.as_ref().map_or(Ok(()), |lock| lock.check())?;
                let written = tokio::time::timeout(*answer_time, write_postgres(pool, appends, simple));
                written.await.map_err(|_| StoreError::Unavailable("the database does not answer".to_owned()))??;
            }
        }
        Ok(())
    }
}

async fn write_postgres(pool: &PgPool, appends: &[&AppendRequest], simple: bool) -> Result<(), StoreError> {
    let (ids, numbers, times, lines) = lines_as_columns(appends);
    let insert = || {
        sqlx::query(POSTGRES_INSERT)
            .bind(ids.as_slice())
            .bind(numbers.as_slice())
            .bind(times.as_slice())
            .bind(lines.as_slice())
    };
    if simple {
        insert().execute(pool).await?;
        return Ok(());
    }
    let mut transaction = pool.begin().await?;
    insert().execute(&mut *transaction).await?;
    write_extras!(transaction, appends);
    transaction.commit().await?;
    Ok(())
}

impl Store {
    /// The logs of all open tables. A log that cannot be read is in the list with the reason.
    pub async fn open_tables(&self) -> Result<Vec<TableLog>, StoreError> {
        let mut logs: Vec<TableLog> = Vec::new();
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query("SELECT table_id, n, at, line FROM events ORDER BY table_id, n");
            for row in query.fetch_all(pool).await? {
                let id: &str = row.try_get("table_id")?;
                let mut log = logs.pop_if(|log| log.table == id).unwrap_or_else(|| TableLog::empty(id));
                log.add(row.try_get("n")?, row.try_get("at")?, row.try_get("line")?);
                logs.push(log);
            }
        });
        Ok(logs)
    }

    /// The log of one table. Empty if there is no such table.
    pub async fn log(&self, table: &str) -> Result<Vec<LogEntry>, StoreError> {
        let mut log = TableLog::empty(table);
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query("SELECT n, at, line FROM events WHERE table_id = $1 ORDER BY n").bind(table);
            for row in query.fetch_all(pool).await? {
                log.add(row.try_get("n")?, row.try_get("at")?, row.try_get("line")?);
            }
        });
        log.entries
    }
}

const SQLITE_INSERT: &str = "INSERT INTO events (table_id, n, at, line)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";

const POSTGRES_INSERT: &str = "INSERT INTO events (table_id, n, at, line)
    SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[])";

/// All new lines, each with its table, number and time.
fn lines<'a>(appends: &'a [&AppendRequest]) -> impl Iterator<Item = (&'a str, i64, i64, String)> + 'a {
    appends.iter().flat_map(|append| {
        let numbered = (append.first as i64..).zip(&append.entries);
        numbered.map(|(n, entry)| (&*append.table, n, entry.at as i64, entry.event.to_line()))
    })
}

fn lines_as_json(appends: &[&AppendRequest]) -> String {
    let lines: Vec<_> = lines(appends).collect();
    serde_json::to_string(&lines).unwrap_or_default()
}

fn lines_as_columns<'a>(appends: &'a [&AppendRequest]) -> (Vec<&'a str>, Vec<i64>, Vec<i64>, Vec<String>) {
    let mut columns = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (id, n, at, line) in lines(appends) {
        columns.0.push(id);
        columns.1.push(n);
        columns.2.push(at);
        columns.3.push(line);
    }
    columns
}

impl TableLog {
    fn empty(table: &str) -> TableLog {
        TableLog { table: table.to_owned(), entries: Ok(Vec::new()) }
    }

    /// Adds the next line. One line that is missing or cannot be read makes the whole log unreadable.
    fn add(&mut self, n: i64, at: i64, line: &str) {
        let Ok(entries) = &mut self.entries else { return };
        let number = entries.len() as i64 + 1;
        let entry = match table::Event::from_line(line) {
            _ if n != number => Err(StoreError::Broken(format!("line {number} of the log is missing"))),
            Ok(event) => Ok(LogEntry { at: at as u64, event }),
            Err(error) => Err(StoreError::Broken(format!("line {number} of the log cannot be read: {error}"))),
        };
        match entry {
            Ok(entry) => entries.push(entry),
            Err(error) => self.entries = Err(error),
        }
    }
}
