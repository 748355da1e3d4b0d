//! Errors of the store.

/// Why an operation of the store failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The log already has a line with this number.
    #[error("the log already has a line of this number")]
    Conflict,
    /// The player already has an attempt at this daily deal. Nothing was written.
    #[error("the player already has a table for the deal of this day")]
    SecondAttempt,
    /// The disk is full. Nothing was written.
    #[error("the disk is full: nothing can be kept until there is room again")]
    Full,
    /// The database cannot be reached or does not answer. The last append may or may not have been written.
    #[error("the database cannot be reached at the moment: {0}")]
    Unavailable(String),
    /// Another server is using the database.
    #[error("another server is using the database {0}")]
    InUse(String),
    /// The database has the schema of a later version of this program.
    #[error("the database has schema version {found}, but this program knows only {known}: use a newer program")]
    TooNew {
        /// The version of its schema.
        found: i64,
        /// The latest version that this program knows.
        known: i64,
    },
    /// The database has the schema of an earlier version, and was opened read-only, so it cannot be migrated.
    #[error(
        "the database has schema version {found}, but this program needs {known}: start the server once to migrate it"
    )]
    TooOld {
        /// The version of its schema.
        found: i64,
        /// The version that this program needs.
        known: i64,
    },
    /// A stored value cannot be read.
    #[error("{0}")]
    Broken(String),
    /// The location cannot be used.
    #[error("{0}")]
    InvalidLocation(String),
    /// The store has been closed.
    #[error("the store is closed")]
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
