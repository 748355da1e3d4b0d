//! The two databases behind one face.

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use rules::Seat;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection, Row};
use table::{LogEntry, PlayerId};

use crate::{Append, Finished, Kept, Log, Room, StoreError, schema};

/// How a store is opened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// The most bytes an SQLite file may grow to; without a limit if it is left out.
    pub most_bytes: Option<u64>,
    /// Opens a Postgres database beside the server that uses it, to read from it.
    pub beside: bool,
}

/// A connected database.
#[derive(Clone, Debug)]
pub(crate) enum Backend {
    Sqlite {
        /// One connection, so that writes never wait for each other.
        writer: SqlitePool,
        readers: SqlitePool,
        /// Held as long as the store lives, so that no second server opens the file.
        _lock: Arc<std::fs::File>,
    },
    Postgres {
        writer: PgPool,
        /// The same connections: Postgres lets many write at a time.
        readers: PgPool,
        /// Holds the lock that keeps a second server from the database, as long as it is connected.
        _lock: Option<Arc<PgConnection>>,
    },
}

/// Runs the same code on both databases, whose types differ.
macro_rules! on {
    ($backend:expr, $pool:ident, $kind:ident => $body:expr) => {
        match $backend {
            Backend::Sqlite { $kind: $pool, .. } => $body,
            Backend::Postgres { $kind: $pool, .. } => $body,
        }
    };
}

/// Keeps the matches that ended and drops the logs of closed tables, inside a transaction of either database.
macro_rules! finish {
    ($transaction:ident, $appends:ident) => {
        for append in $appends {
            if let Some(Finished { id, host, players, at, record }) = &append.finished {
                sqlx::query("INSERT INTO matches (id, host, at, record) VALUES ($1, $2, $3, $4)")
                    .bind(id.as_str())
                    .bind(hex::encode(host.0))
                    .bind(*at as i64)
                    .bind(record.as_str())
                    .execute(&mut *$transaction)
                    .await?;
                for (player, seat) in players {
                    sqlx::query("INSERT INTO match_players (player, match_id, seat) VALUES ($1, $2, $3)")
                        .bind(hex::encode(player.0))
                        .bind(id.as_str())
                        .bind(seat.map(|seat| seat.index() as i64))
                        .execute(&mut *$transaction)
                        .await?;
                }
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
    pub(crate) async fn open(place: &str, options: Options) -> Result<Backend, StoreError> {
        if place.starts_with("postgres://") || place.starts_with("postgresql://") {
            return open_postgres(place, options).await;
        }
        open_sqlite(Path::new(place.strip_prefix("sqlite:").unwrap_or(place)), options).await
    }

    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Backend::Sqlite { .. } => "sqlite",
            Backend::Postgres { .. } => "postgres",
        }
    }

    pub(crate) async fn migrate(&self) -> Result<(), StoreError> {
        on!(self, pool, writer => {
            let mut transaction = pool.begin().await?;
            sqlx::query(schema::VERSION_TABLE).execute(&mut *transaction).await?;
            let row = sqlx::query("SELECT COALESCE(MAX(version), 0) AS version FROM schema_version")
                .fetch_one(&mut *transaction).await?;
            let found: i64 = row.try_get("version")?;
            let known = schema::STEPS.len() as i64;
            if found > known {
                return Err(StoreError::TooNew { found, known });
            }
            for (step, statements) in schema::STEPS.iter().enumerate().skip(found as usize) {
                for statement in *statements {
                    sqlx::query(*statement).execute(&mut *transaction).await?;
                }
                sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
                    .bind(step as i64 + 1).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Writes all appends in one transaction.
    pub(crate) async fn write(&self, appends: &[&Append]) -> Result<(), StoreError> {
        let simple = appends.iter().all(|append| append.finished.is_none() && !append.closed);
        match self {
            // One statement is a transaction of its own, and saves two trips to the database's thread.
            Backend::Sqlite { writer, .. } if simple => {
                sqlx::query(SQLITE_INSERT).bind(lines_as_json(appends)).execute(writer).await?;
            }
            Backend::Sqlite { writer, .. } => {
                let mut transaction = writer.begin().await?;
                sqlx::query(SQLITE_INSERT).bind(lines_as_json(appends)).execute(&mut *transaction).await?;
                finish!(transaction, appends);
                transaction.commit().await?;
            }
            Backend::Postgres { writer: pool, .. } => {
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
                finish!(transaction, appends);
                transaction.commit().await?;
            }
        }
        Ok(())
    }

    pub(crate) async fn open_tables(&self) -> Result<Vec<Log>, StoreError> {
        let mut logs: Vec<Log> = Vec::new();
        on!(self, pool, readers => {
            let query = sqlx::query("SELECT table_id, n, at, line FROM events ORDER BY table_id, n");
            for row in query.fetch_all(pool).await? {
                let id: &str = row.try_get("table_id")?;
                let mut log = logs.pop_if(|log| log.table == id).unwrap_or_else(|| Log::empty(id));
                log.add(row.try_get("n")?, row.try_get("at")?, row.try_get("line")?);
                logs.push(log);
            }
        });
        Ok(logs)
    }

    pub(crate) async fn log(&self, table: &str) -> Result<Vec<LogEntry>, StoreError> {
        let mut log = Log::empty(table);
        on!(self, pool, readers => {
            let query = sqlx::query("SELECT n, at, line FROM events WHERE table_id = $1 ORDER BY n").bind(table);
            for row in query.fetch_all(pool).await? {
                log.add(row.try_get("n")?, row.try_get("at")?, row.try_get("line")?);
            }
        });
        log.entries
    }

    pub(crate) async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        on!(self, pool, readers => {
            let row = sqlx::query("SELECT record FROM matches WHERE id = $1").bind(id).fetch_optional(pool).await?;
            Ok(row.map(|row| row.try_get("record")).transpose()?)
        })
    }

    pub(crate) async fn matches_of(&self, player: PlayerId) -> Result<Vec<Kept>, StoreError> {
        on!(self, pool, readers => {
            let query = sqlx::query(
                "SELECT id, host, at, (SELECT seat FROM match_players WHERE match_id = id AND player = $1) AS seat
                 FROM matches WHERE host = $1
                 OR id IN (SELECT match_id FROM match_players WHERE player = $1) ORDER BY at DESC, id LIMIT 1000",
            );
            let rows = query.bind(hex::encode(player.0)).fetch_all(pool).await?;
            rows.iter().map(|row| {
                let at: i64 = row.try_get("at")?;
                let seat: Option<i64> = row.try_get("seat")?;
                let seat = seat.and_then(|seat| u8::try_from(seat).ok()).and_then(Seat::new);
                Ok(Kept { id: row.try_get("id")?, host: player_id(row.try_get("host")?)?, at: at as u64, seat })
            }).collect()
        })
    }

    pub(crate) async fn records_after(&self, after: &str, most: u32) -> Result<Vec<(String, String)>, StoreError> {
        on!(self, pool, readers => {
            let query = sqlx::query("SELECT id, record FROM matches WHERE id > $1 ORDER BY id LIMIT $2");
            let rows = query.bind(after).bind(i64::from(most)).fetch_all(pool).await?;
            rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("record")?))).collect()
        })
    }

    pub(crate) async fn delete_match(&self, id: &str, host: PlayerId) -> Result<bool, StoreError> {
        on!(self, pool, writer => {
            let mut transaction = pool.begin().await?;
            let deleted = sqlx::query("DELETE FROM matches WHERE id = $1 AND host = $2")
                .bind(id).bind(hex::encode(host.0)).execute(&mut *transaction).await?.rows_affected();
            if deleted > 0 {
                sqlx::query("DELETE FROM match_players WHERE match_id = $1").bind(id).execute(&mut *transaction).await?;
                sqlx::query("DELETE FROM analyses WHERE id = $1").bind(id).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(deleted > 0)
        })
    }

    pub(crate) async fn leave_match(&self, id: &str, player: PlayerId) -> Result<bool, StoreError> {
        on!(self, pool, writer => {
            let query = sqlx::query("DELETE FROM match_players WHERE match_id = $1 AND player = $2");
            Ok(query.bind(id).bind(hex::encode(player.0)).execute(pool).await?.rows_affected() > 0)
        })
    }

    pub(crate) async fn keep_match(&self, finished: &Finished) -> Result<bool, StoreError> {
        let Finished { id, host, players, at, record } = finished;
        on!(self, pool, writer => {
            let mut transaction = pool.begin().await?;
            let query = sqlx::query(
                "INSERT INTO matches (id, host, at, record) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING",
            );
            let query = query.bind(id.as_str()).bind(hex::encode(host.0)).bind(*at as i64).bind(record.as_str());
            let new = query.execute(&mut *transaction).await?.rows_affected() > 0;
            for (player, seat) in players.iter().filter(|_| new) {
                sqlx::query("INSERT INTO match_players (player, match_id, seat) VALUES ($1, $2, $3)")
                    .bind(hex::encode(player.0)).bind(id.as_str()).bind(seat.map(|seat| seat.index() as i64))
                    .execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(new)
        })
    }

    pub(crate) async fn begin_daily(&self, day: &str, player: PlayerId, id: &str) -> Result<String, StoreError> {
        let player = hex::encode(player.0);
        on!(self, pool, writer => {
            sqlx::query("INSERT INTO daily (day, player, match_id) VALUES ($1, $2, $3) ON CONFLICT (day, player) DO NOTHING")
                .bind(day).bind(player.as_str()).bind(id).execute(pool).await?;
            let query = sqlx::query("SELECT match_id FROM daily WHERE day = $1 AND player = $2");
            Ok(query.bind(day).bind(player.as_str()).fetch_one(pool).await?.try_get("match_id")?)
        })
    }

    pub(crate) async fn daily_match(&self, day: &str, player: PlayerId) -> Result<Option<String>, StoreError> {
        on!(self, pool, readers => {
            let query = sqlx::query("SELECT match_id FROM daily WHERE day = $1 AND player = $2");
            let row = query.bind(day).bind(hex::encode(player.0)).fetch_optional(pool).await?;
            Ok(row.map(|row| row.try_get("match_id")).transpose()?)
        })
    }

    pub(crate) async fn open_dailies(&self, day: &str, most: u32) -> Result<Vec<String>, StoreError> {
        on!(self, pool, readers => {
            let query = sqlx::query("SELECT match_id FROM daily WHERE day = $1 AND points IS NULL LIMIT $2");
            let rows = query.bind(day).bind(i64::from(most)).fetch_all(pool).await?;
            rows.iter().map(|row| Ok(row.try_get("match_id")?)).collect()
        })
    }

    pub(crate) async fn settle_daily(&self, day: &str, id: &str, points: u32) -> Result<(), StoreError> {
        on!(self, pool, writer => {
            let query = sqlx::query("UPDATE daily SET points = $3 WHERE day = $1 AND match_id = $2");
            query.bind(day).bind(id).bind(i64::from(points)).execute(pool).await?;
            Ok(())
        })
    }

    pub(crate) async fn daily_points(&self, day: &str) -> Result<Vec<u32>, StoreError> {
        on!(self, pool, readers => {
            let query = sqlx::query("SELECT points FROM daily WHERE day = $1 AND points IS NOT NULL ORDER BY points");
            let rows = query.bind(day).fetch_all(pool).await?;
            rows.iter().map(|row| Ok(row.try_get::<i64, _>("points")? as u32)).collect()
        })
    }

    pub(crate) async fn keep_analysis(&self, id: &str, at: u64, analysis: &str) -> Result<(), StoreError> {
        on!(self, pool, writer => {
            let query = sqlx::query(
                "INSERT INTO analyses (id, at, analysis) VALUES ($1, $2, $3)
                 ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at, analysis = EXCLUDED.analysis",
            );
            query.bind(id).bind(at as i64).bind(analysis).execute(pool).await?;
            Ok(())
        })
    }

    pub(crate) async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        on!(self, pool, readers => {
            let row = sqlx::query("SELECT analysis FROM analyses WHERE id = $1").bind(id).fetch_optional(pool).await?;
            Ok(row.map(|row| row.try_get("analysis")).transpose()?)
        })
    }

    pub(crate) async fn keep_pasted(&self, id: &str, at: u64, record: &str, room: Room) -> Result<(), StoreError> {
        on!(self, pool, writer => {
            let mut transaction = pool.begin().await?;
            let query = sqlx::query(
                "INSERT INTO pasted (id, at, record) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at",
            );
            query.bind(id).bind(at as i64).bind(record).execute(&mut *transaction).await?;
            sqlx::query("DELETE FROM pasted WHERE at < $1").bind(room.not_before as i64).execute(&mut *transaction).await?;
            let query = sqlx::query(
                "DELETE FROM pasted WHERE id IN (SELECT id FROM pasted ORDER BY at DESC, id LIMIT $1 OFFSET $2)",
            );
            query.bind(i64::MAX).bind(i64::from(room.most)).execute(&mut *transaction).await?;
            sqlx::query("DELETE FROM analyses WHERE id LIKE 'sha256-%' AND id NOT IN (SELECT id FROM pasted)")
                .execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    pub(crate) async fn pasted(&self, id: &str) -> Result<Option<String>, StoreError> {
        on!(self, pool, readers => {
            let row = sqlx::query("SELECT record FROM pasted WHERE id = $1").bind(id).fetch_optional(pool).await?;
            Ok(row.map(|row| row.try_get("record")).transpose()?)
        })
    }

    pub(crate) async fn signing_key(&self) -> Result<[u8; 32], StoreError> {
        let mut fresh = [0; 32];
        getrandom::fill(&mut fresh).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let value: String = on!(self, pool, writer => {
            sqlx::query("INSERT INTO secrets (name, value) VALUES ('signing', $1) ON CONFLICT (name) DO NOTHING")
                .bind(hex::encode(fresh)).execute(pool).await?;
            sqlx::query("SELECT value FROM secrets WHERE name = 'signing'").fetch_one(pool).await?.try_get("value")?
        });
        let mut key = [0; 32];
        hex::decode_to_slice(value, &mut key)
            .map_err(|_| StoreError::Broken("the signing key is damaged".to_owned()))?;
        Ok(key)
    }

    /// Closes all connections. SQLite's last one merges what is in the write-ahead log into the file.
    pub(crate) async fn close(&self) {
        on!(self, pool, readers => pool.close().await);
        on!(self, pool, writer => pool.close().await);
    }

    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        on!(self, pool, readers => {
            sqlx::query("SELECT 1").execute(pool).await?;
            Ok(())
        })
    }
}

const SQLITE_INSERT: &str = "INSERT INTO events (table_id, n, at, line)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";

const POSTGRES_INSERT: &str = "INSERT INTO events (table_id, n, at, line)
    SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[])";

/// Every new line with its table, number and time.
fn lines<'a>(appends: &'a [&Append]) -> impl Iterator<Item = (&'a str, i64, i64, String)> + 'a {
    appends.iter().flat_map(|append| {
        let numbered = (append.first as i64..).zip(&append.entries);
        numbered.map(|(n, entry)| (&*append.table, n, entry.at as i64, entry.event.to_line()))
    })
}

fn lines_as_json(appends: &[&Append]) -> String {
    let lines: Vec<_> = lines(appends).collect();
    serde_json::to_string(&lines).unwrap_or_default()
}

fn lines_as_columns<'a>(appends: &'a [&Append]) -> (Vec<&'a str>, Vec<i64>, Vec<i64>, Vec<String>) {
    let mut columns = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (id, n, at, line) in lines(appends) {
        columns.0.push(id);
        columns.1.push(n);
        columns.2.push(at);
        columns.3.push(line);
    }
    columns
}

impl Log {
    fn empty(table: &str) -> Log {
        Log { table: table.to_owned(), entries: Ok(Vec::new()) }
    }

    /// Adds the next line. The first that is missing or cannot be read makes the whole log unreadable.
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

fn player_id(text: &str) -> Result<PlayerId, StoreError> {
    let mut id = [0; 16];
    hex::decode_to_slice(text, &mut id).map_err(|_| StoreError::Broken("a player's name is damaged".to_owned()))?;
    Ok(PlayerId(id))
}

/// What a server locks in its Postgres database: the first letters of the program's name as a number.
const SERVER_LOCK: i64 = i64::from_be_bytes(*b"qyrsqyrs");

async fn open_postgres(url: &str, options: Options) -> Result<Backend, StoreError> {
    let connect = PgConnectOptions::from_str(url)
        .map_err(|error| StoreError::BadPlace(format!("this is no Postgres URL: {error}")))?;
    let lock = if options.beside { None } else { Some(Arc::new(lock_postgres(&connect).await?)) };
    let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(Duration::from_secs(5));
    let pool = pool.connect_with(connect).await?;
    Ok(Backend::Postgres { writer: pool.clone(), readers: pool, _lock: lock })
}

/// Takes the lock that keeps a second server from the same database; Postgres gives it back when the connection ends.
async fn lock_postgres(connect: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let mut connection = PgConnection::connect_with(connect).await?;
    let row = sqlx::query("SELECT pg_try_advisory_lock($1) AS locked").bind(SERVER_LOCK).fetch_one(&mut connection);
    if row.await?.try_get("locked")? {
        return Ok(connection);
    }
    Err(StoreError::InUse(connect.get_database().unwrap_or_default().to_owned()))
}

async fn open_sqlite(path: &Path, options: Options) -> Result<Backend, StoreError> {
    let unusable =
        |error: std::io::Error| StoreError::BadPlace(format!("{} cannot be opened: {error}", path.display()));
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        create_folder(folder).map_err(unusable)?;
    }
    open_private(path).map_err(unusable)?;
    // One file has one lock, whatever links lead to it.
    let path = path.canonicalize().map_err(unusable)?;
    let lock = lock_file(&path)?;
    let connect = SqliteConnectOptions::new()
        .filename(&path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5));
    let writer = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
    let writer = writer.connect_with(connect.clone()).await?;
    if let Some(bytes) = options.most_bytes {
        let pages = bytes / 4096;
        sqlx::query(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).execute(&writer).await?;
    }
    let readers = SqlitePoolOptions::new().max_connections(2).connect_with(connect.read_only(true)).await?;
    Ok(Backend::Sqlite { writer, readers, _lock: Arc::new(lock) })
}

/// Makes a folder, and those it is in, that only their owner can enter. Folders that are there stay as they are.
fn create_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Opens a file to write; a new one can be read by its owner alone. What SQLite makes beside its file gets the same mode.
fn open_private(path: &Path) -> std::io::Result<std::fs::File> {
    let mut options = std::fs::File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Takes the lock that keeps a second server from the same file; the system gives it back when the process ends.
fn lock_file(path: &Path) -> Result<std::fs::File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = open_private(Path::new(&name));
    let file = file.map_err(|error| StoreError::BadPlace(format!("{} cannot be opened: {error}", path.display())))?;
    file.try_lock().map_err(|_| StoreError::InUse(path.display().to_string()))?;
    Ok(file)
}
