//! The contract of the store, held by SQLite and by Postgres.
//!
//! Postgres is tested where `QYRSQYRS_TEST_POSTGRES` has the URL of a server on which databases can be made.

mod common;
mod database;
mod events;
mod matches;
