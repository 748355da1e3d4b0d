//! The contract of the store, tested on SQLite and Postgres.
//!
//! The Postgres tests need a server on which they can create databases; `QYRSQYRS_TEST_POSTGRES` is its URL.

mod common;
mod database;
mod events;
mod matches;
