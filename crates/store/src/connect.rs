//! Opens, migrates and closes the two databases.

use std::cmp::Ordering;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgPool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Row};

use crate::matches::summary_of;
use crate::postgres::{LOCK_MIGRATION, ServerLock};
use crate::{StoreError, postgres, schema};

/// Options for opening a store.
#[derive(Clone, Copy, Debug)]
pub struct StoreOptions {
    /// The maximum size of an SQLite file in bytes. `None` means no limit.
    pub max_bytes: Option<u64>,
    /// Opens the database without the server's lock, to read from it while a server may be using it. An SQLite file
    /// must exist, and is opened read-only.
    pub beside: bool,
    /// How long Postgres may take to answer before it counts as unavailable.
    pub answer_time: Duration,
}

impl Default for StoreOptions {
    fn default() -> StoreOptions {
        StoreOptions { max_bytes: None, beside: false, answer_time: Duration::from_secs(10) }
    }
}

/// A connected database.
#[derive(Clone, Debug)]
pub(crate) enum Backend {
    Sqlite {
        /// A single connection, because SQLite allows one writer at a time.
        writer: SqlitePool,
        readers: SqlitePool,
        /// Keeps a second server from opening the file while this store lives. `None` if the file is open read-only.
        _lock: Option<Arc<std::fs::File>>,
    },
    Postgres {
        writer: PgPool,
        /// The same pool: Postgres allows many writers at a time.
        readers: PgPool,
        /// Keeps a second server from using the database. `None` if [`StoreOptions::beside`] is set.
        lock: Option<Arc<ServerLock>>,
        answer_time: Duration,
    },
}

/// Runs the same code on either database, because their pools have different types.
macro_rules! with_pool {
    ($backend:expr, $pool:ident, $kind:ident => $body:expr) => {
        match &$backend {
            $crate::connect::Backend::Sqlite { $kind: $pool, .. } => $body,
            $crate::connect::Backend::Postgres { $kind: $pool, .. } => $body,
        }
    };
}
pub(crate) use with_pool;

/// How many bytes [`Backend::check`] writes. More than one page, so that it notices a file that cannot grow.
const PROBE_BYTES: usize = 16 * 1024;

/// How many matches a migration reads at a time.
const MIGRATION_BATCH: i64 = 100;

impl Backend {
    pub(crate) async fn open(location: &str, options: StoreOptions) -> Result<Backend, StoreError> {
        if location.starts_with("postgres://") || location.starts_with("postgresql://") {
            let (pool, lock) = postgres::open(location, options).await?;
            let answer_time = options.answer_time;
            return Ok(Backend::Postgres { writer: pool.clone(), readers: pool, lock, answer_time });
        }
        let path = Path::new(location.strip_prefix("sqlite:").unwrap_or(location));
        if options.beside { open_sqlite_beside(path).await } else { open_sqlite(path, options).await }
    }

    /// Whether this store can write. An SQLite file that was opened beside a server is read-only.
    pub(crate) fn is_writable(&self) -> bool {
        !matches!(self, Backend::Sqlite { _lock: None, .. })
    }

    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Backend::Sqlite { .. } => "sqlite",
            Backend::Postgres { .. } => "postgres",
        }
    }

    /// Migrates the database to the schema of this program, in one transaction. On SQLite the lock on the file keeps
    /// other programs out; on Postgres, concurrent migrations wait for each other.
    pub(crate) async fn migrate(&self) -> Result<(), StoreError> {
        let is_postgres = matches!(self, Backend::Postgres { .. });
        with_pool!(*self, pool, writer => {
            let mut transaction = pool.begin().await?;
            if is_postgres {
                // A migration may take as long as it needs.
                sqlx::query("SET LOCAL statement_timeout = 0").execute(&mut *transaction).await?;
                sqlx::query(LOCK_MIGRATION).execute(&mut *transaction).await?;
            }
            sqlx::query(schema::VERSION_TABLE).execute(&mut *transaction).await?;
            let row = sqlx::query("SELECT COALESCE(MAX(version), 0) AS version FROM schema_version")
                .fetch_one(&mut *transaction).await?;
            let found: i64 = row.try_get("version")?;
            let known = schema::MIGRATIONS.len() as i64;
            if found > known {
                return Err(StoreError::TooNew { found, known });
            }
            for (version, migration) in (1..).zip(schema::MIGRATIONS).skip(found as usize) {
                for statement in migration.statements {
                    sqlx::query(*statement).execute(&mut *transaction).await?;
                }
                let mut after = migration.summarises.then(String::new);
                while let Some(last) = after.take() {
                    let batch = sqlx::query("SELECT id, record FROM matches WHERE id > $1 ORDER BY id LIMIT $2");
                    for row in batch.bind(last).bind(MIGRATION_BATCH).fetch_all(&mut *transaction).await? {
                        let id: String = row.try_get("id")?;
                        sqlx::query("UPDATE matches SET summary = $2 WHERE id = $1")
                            .bind(id.as_str()).bind(summary_of(row.try_get("record")?)).execute(&mut *transaction).await?;
                        after = Some(id);
                    }
                }
                sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
                    .bind(version).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Closes all connections. Closing SQLite's last connection merges the write-ahead log into the file.
    pub(crate) async fn close(&self) {
        with_pool!(*self, pool, readers => pool.close().await);
        with_pool!(*self, pool, writer => pool.close().await);
    }

    /// The size of the data in bytes. Free pages in an SQLite file do not count.
    pub(crate) async fn size(&self) -> Result<u64, StoreError> {
        let bytes: i64 = match self {
            Backend::Sqlite { readers, .. } => {
                let query = "SELECT (page_count - freelist_count) * page_size AS bytes
                    FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()";
                sqlx::query(query).fetch_one(readers).await?.try_get("bytes")?
            }
            Backend::Postgres { readers, .. } => {
                let query = "SELECT pg_database_size(current_database()) AS bytes";
                sqlx::query(query).fetch_one(readers).await?.try_get("bytes")?
            }
        };
        Ok(bytes as u64)
    }

    /// Writes a row and deletes it again, in one transaction.
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        if let Backend::Postgres { lock: Some(lock), .. } = self {
            lock.check()?;
        }
        with_pool!(*self, pool, writer => {
            let mut transaction = pool.begin().await?;
            let insert = "INSERT INTO secrets (name, value) VALUES ('probe', $1)
                ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value";
            sqlx::query(insert).bind("x".repeat(PROBE_BYTES)).execute(&mut *transaction).await?;
            sqlx::query("DELETE FROM secrets WHERE name = 'probe'").execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }
}

/// The page cache of the writing connection: 16 MiB, so that appends to thousands of tables rarely read the file.
/// SQLite's own 2 MB are too few for that. A negative number counts KiB.
const WRITER_CACHE: &str = "-16384";

async fn open_sqlite(path: &Path, options: StoreOptions) -> Result<Backend, StoreError> {
    let unusable =
        |error: std::io::Error| StoreError::InvalidLocation(format!("{} cannot be opened: {error}", path.display()));
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        create_folder(folder).map_err(unusable)?;
    }
    open_private(path).map_err(unusable)?;
    // Canonical, so that every link to a file leads to the same lock.
    let path = path.canonicalize().map_err(unusable)?;
    let lock = lock_file(&path)?;
    let connect = SqliteConnectOptions::new()
        .filename(&path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5));
    let writer = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
    let writer = writer.connect_with(connect.clone().pragma("cache_size", WRITER_CACHE)).await?;
    if let Some(bytes) = options.max_bytes {
        let pages = bytes / 4096;
        sqlx::query(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).execute(&writer).await?;
    }
    let readers = SqlitePoolOptions::new().max_connections(2).connect_with(connect.read_only(true)).await?;
    Ok(Backend::Sqlite { writer, readers, _lock: Some(Arc::new(lock)) })
}

/// Opens an SQLite file read-only, whether a server uses it or not.
async fn open_sqlite_beside(path: &Path) -> Result<Backend, StoreError> {
    if !path.is_file() {
        return Err(StoreError::InvalidLocation(format!("there is no database {}", path.display())));
    }
    let connect = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(Duration::from_secs(5));
    let readers = SqlitePoolOptions::new().max_connections(1).connect_with(connect).await?;
    let found: i64 = sqlx::query("SELECT COALESCE(MAX(version), 0) AS version FROM schema_version")
        .fetch_one(&readers)
        .await?
        .try_get("version")?;
    let known = schema::MIGRATIONS.len() as i64;
    match found.cmp(&known) {
        Ordering::Greater => Err(StoreError::TooNew { found, known }),
        Ordering::Less => Err(StoreError::TooOld { found, known }),
        Ordering::Equal => Ok(Backend::Sqlite { writer: readers.clone(), readers, _lock: None }),
    }
}

/// Creates a folder and its missing parents, readable only by their owner. Existing folders keep their mode.
fn create_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Opens a file for appending. A new file is readable only by its owner, and SQLite gives its `-wal` and `-shm` files
/// the same mode.
pub(crate) fn open_private(path: &Path) -> std::io::Result<std::fs::File> {
    let mut options = std::fs::File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Takes the lock that keeps a second server from opening the same file. The system releases it when the process ends.
fn lock_file(path: &Path) -> Result<std::fs::File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = open_private(Path::new(&name));
    let file =
        file.map_err(|error| StoreError::InvalidLocation(format!("{} cannot be opened: {error}", path.display())))?;
    file.try_lock().map_err(|_| StoreError::InUse(path.display().to_string()))?;
    Ok(file)
}
