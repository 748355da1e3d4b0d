//! Connections to a Postgres database, and the lock that keeps a second server from using it.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection, Row};
use tokio::task::AbortHandle;

use crate::{StoreError, StoreOptions};

/// The key of a server's advisory lock: the program's name as a number.
const SERVER_LOCK: i64 = i64::from_be_bytes(*b"qyrsqyrs");
/// Takes the lock that serialises migrations.
pub(crate) const LOCK_MIGRATION: &str = "SELECT pg_advisory_xact_lock(8175532421184)";
/// How often the server checks that it still holds its lock.
const CHECK_EVERY: Duration = Duration::from_millis(500);
/// How long a transaction may wait for its next statement, so that a server that hangs in the middle of one does not
/// keep its locks.
const IDLE_TRANSACTION: &str = "5s";

/// A server's lock on its database. A task holds it on its own connection, and takes it again after Postgres was
/// restarted.
#[derive(Debug)]
pub(crate) struct ServerLock {
    held: Arc<AtomicBool>,
    keeper: AbortHandle,
}

impl ServerLock {
    /// Fails if the lock was lost and has not been taken again, because another server may be writing.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        if self.held.load(Relaxed) {
            return Ok(());
        }
        Err(StoreError::Unavailable("the lock on the database was lost".to_owned()))
    }
}

impl Drop for ServerLock {
    fn drop(&mut self) {
        self.keeper.abort();
    }
}

/// Connects to a database. A server also locks it.
pub(crate) async fn open(url: &str, options: StoreOptions) -> Result<(PgPool, Option<Arc<ServerLock>>), StoreError> {
    let connect = PgConnectOptions::from_str(url)
        .map_err(|error| StoreError::InvalidLocation(format!("this is not a Postgres URL: {error}")))?;
    let timeout = format!("{}ms", options.answer_time.as_millis());
    let connect = connect
        .options([("statement_timeout", timeout.as_str()), ("idle_in_transaction_session_timeout", IDLE_TRANSACTION)]);
    let lock = if options.beside { None } else { Some(Arc::new(lock(&connect).await?)) };
    let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(Duration::from_secs(5));
    Ok((pool.connect_with(connect).await?, lock))
}

async fn lock(connect: &PgConnectOptions) -> Result<ServerLock, StoreError> {
    let connection = take_lock(connect).await?;
    let held = Arc::new(AtomicBool::new(true));
    let keeper = tokio::spawn(keep_lock(connect.clone(), connection, held.clone())).abort_handle();
    Ok(ServerLock { held, keeper })
}

/// Takes the lock. Postgres releases it when the connection ends.
async fn take_lock(connect: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let mut connection = PgConnection::connect_with(connect).await?;
    let row = sqlx::query("SELECT pg_try_advisory_lock($1) AS locked").bind(SERVER_LOCK).fetch_one(&mut connection);
    if row.await?.try_get("locked")? {
        return Ok(connection);
    }
    Err(StoreError::InUse(connect.get_database().unwrap_or_default().to_owned()))
}

/// Keeps the lock and takes it again if it was lost. The store refuses appends in between.
async fn keep_lock(connect: PgConnectOptions, mut connection: PgConnection, held: Arc<AtomicBool>) {
    loop {
        tokio::time::sleep(CHECK_EVERY).await;
        let answers = tokio::time::timeout(Duration::from_secs(5), connection.ping()).await;
        if matches!(answers, Ok(Ok(()))) {
            continue;
        }
        held.store(false, Relaxed);
        connection = loop {
            match take_lock(&connect).await {
                Ok(connection) => break connection,
                Err(_) => tokio::time::sleep(CHECK_EVERY).await,
            }
        };
        held.store(true, Relaxed);
    }
}
