//! Integration tests: a server on a free port, with well-behaved and misbehaving clients.

mod admin;
mod budgets;
mod claims;
mod connections;
mod damaged;
mod database;
mod example;
mod golden;
mod http;
mod identity;
mod import_export;
mod leaks;
mod learn;
mod live;
mod lookback;
mod matches;
mod misbehave;
mod old_database;
mod origins;
mod outage;
mod people;
mod previews;
mod random_bytes;
mod site;
