//! The game server: tables for people with browsers and other programs.
//!
//! [`Server::build`] prepares everything and binds the address; [`Server::run`] serves until it is told to stop. Each
//! table is owned by one task; sockets and pages hold a cheap handle to it. A command becomes an input of the table,
//! the resulting events go to the store, and only when they are durable are they sent to clients.

mod accept;
mod admin;
mod analysis_queue;
mod api;
mod app;
mod bans;
mod bot_pool;
mod budget;
pub mod client;
mod clock;
mod config;
mod connection;
mod daily_bots;
mod deadline;
mod drawn_pictures;
mod error;
mod fair_semaphore;
mod guest;
mod housekeeping;
mod identity;
mod limits;
mod metrics;
mod priority;
mod readiness;
mod registry;
mod room;
mod security;
mod stored_match;
mod web;
mod work_pool;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub(crate) use app::App;
pub use app::Server;
pub use config::Config;
pub(crate) use error::Error;
pub use error::StartError;
pub(crate) use guest::Guest;
pub(crate) use registry::RoomRegistry;
pub(crate) use room::PageUpdate;

/// Locks a mutex, even if another thread panicked while it held the lock: the data is consistent, because every change
/// is a single step.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub use clock::date_and_time;
pub use store::TableLog;

/// Opens a server's store for writing. Fails if a server is using it.
pub async fn open_store_alone(place: &str) -> Result<store::Store, StartError> {
    Ok(store::Store::open(place).await?)
}

/// Opens a server's store for reading, even while a server is using it.
pub async fn open_store(place: &str) -> Result<store::Store, StartError> {
    let options = store::StoreOptions { beside: true, ..store::StoreOptions::default() };
    Ok(store::Store::open_with(place, options).await?)
}
