//! Errors of the store.

/// Why an operation of the store failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A line of that number is in the log already.
    #[error("the log already has a line of this number")]
    Conflict,
    /// The player has an attempt at the cards of that day already. Nothing was written.
    #[error("the player has another table for the cards of this day")]
    SecondAttempt,
    /// The disk is full. Nothing was written.
    #[error("the disk is full: nothing can be kept until there is room again")]
    Full,
    /// The database cannot be reached or does not answer. Whether the last lines were written is not known.
    #[error("the database cannot be reached at the moment: {0}")]
    Unavailable(String),
    /// Another server has the file.
    #[error("another server is using the database {0}")]
    InUse(String),
    /// The database was made by a later version.
    #[error("the database has schema {found}, and this program knows only {known}: use a newer program")]
    TooNew {
        /// Its schema.
        found: i64,
        /// The latest known one.
        known: i64,
    },
    /// The database was made by an earlier version, and is open for reading only.
    #[error(
        "the database has schema {found}, and this program needs {known}: start the server once to bring it forward"
    )]
    TooOld {
        /// Its schema.
        found: i64,
        /// The one that is needed.
        known: i64,
    },
    /// A line cannot be read.
    #[error("{0}")]
    Broken(String),
    /// The location cannot be used.
    #[error("{0}")]
    InvalidLocation(String),
    /// The store has been closed.
    #[error("the store is shut")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if let sqlx::Error::Database(database) = &error {
            if database.is_unique_violation() {
                return StoreError::Conflict;
            }
            // 13 is SQLITE_FULL, 53100 is Postgres's disk_full.
            if matches!(database.code().as_deref(), Some("13" | "53100")) {
                return StoreError::Full;
            }
        }
        StoreError::Unavailable(error.to_string())
    }
}
