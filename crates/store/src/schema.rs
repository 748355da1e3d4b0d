//! The tables of the database, as a list of steps forward.

/// Each step brings a database from its index to the next; a step once released never changes. Both databases
/// understand these statements.
pub(crate) const STEPS: &[&[&str]] = &[
    &[
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
    ],
    &[
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
    ],
    &[
        "ALTER TABLE match_players ADD COLUMN seat BIGINT",
        "CREATE TABLE daily (
        day TEXT NOT NULL,
        player TEXT NOT NULL,
        match_id TEXT NOT NULL,
        points BIGINT,
        PRIMARY KEY (day, player)
    )",
    ],
];

/// What holds the number of steps that were taken.
pub(crate) const VERSION_TABLE: &str = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)";
