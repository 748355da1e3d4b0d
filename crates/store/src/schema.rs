//! The tables of the database, as a list of migrations.

/// Brings a database from one schema version to the next.
pub(crate) struct Migration {
    /// SQL that both databases understand.
    pub(crate) statements: &'static [&'static str],
    /// Whether to compute the summaries of all matches from their records afterwards.
    pub(crate) summarises: bool,
}

const fn sql(statements: &'static [&'static str]) -> Migration {
    Migration { statements, summarises: false }
}

/// Migration `i` brings a database from version `i` to version `i + 1`. A released migration never changes. Version 5
/// is reserved for several servers on one database.
pub(crate) const MIGRATIONS: &[Migration] = &[
    sql(&[
        "CREATE TABLE events (
        table_id TEXT NOT NULL,
        n BIGINT NOT NULL,
        at BIGINT NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    )",
        "CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        host TEXT NOT NULL,
        at BIGINT NOT NULL,
        record TEXT NOT NULL
    )",
        "CREATE TABLE match_players (
        player TEXT NOT NULL,
        match_id TEXT NOT NULL,
        PRIMARY KEY (player, match_id)
    )",
        "CREATE INDEX match_players_match ON match_players (match_id)",
        "CREATE TABLE secrets (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    )",
    ]),
    sql(&[
        "CREATE TABLE analyses (
        id TEXT PRIMARY KEY,
        at BIGINT NOT NULL,
        analysis TEXT NOT NULL
    )",
        "CREATE TABLE pasted (
        id TEXT PRIMARY KEY,
        at BIGINT NOT NULL,
        record TEXT NOT NULL
    )",
        "CREATE INDEX pasted_at ON pasted (at)",
    ]),
    sql(&[
        "ALTER TABLE match_players ADD COLUMN seat BIGINT",
        "CREATE TABLE daily (
        day TEXT NOT NULL,
        player TEXT NOT NULL,
        match_id TEXT NOT NULL,
        points BIGINT,
        PRIMARY KEY (day, player)
    )",
    ]),
    // The summary is JSON: lists read it whole, and no query looks inside it. It is null if the record cannot be read.
    Migration {
        statements: &["ALTER TABLE matches ADD COLUMN summary TEXT", "CREATE INDEX matches_host ON matches (host)"],
        summarises: true,
    },
];

/// The schema versions that the database has had.
pub(crate) const VERSION_TABLE: &str = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)";
