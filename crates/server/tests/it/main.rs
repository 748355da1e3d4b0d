//! A server on a free port, and clients good and bad.

mod damaged;
mod database;
mod example;
mod golden;
mod leaks;
mod learn;
mod live;
mod lookback;
mod matches;
mod misbehave;
mod random_bytes;
mod old_database;
mod origins;
mod outage;
mod import_export;
mod people;
