//! The server: what a host starts and friends meet on.
//!
//! [`Server::build`] makes everything ready and binds the address, [`Server::run`] serves until it is told to stop. One
//! task owns each table; sockets and pages hold a cheap handle to it. A command becomes an input of the
//! table, its events go to the store, and only when they are durable is anybody told.

mod accept;
mod analysis_queue;
mod api;
mod app;
mod bots;
pub mod client;
mod clock;
mod config;
mod connection;
mod deadline;
mod error;
mod guest;
mod headers;
mod limits;
mod metrics;
mod room;
mod rooms;
mod stored_match;
mod web;

pub(crate) use app::App;
pub use app::Server;
pub use config::Config;
pub(crate) use error::Error;
pub use error::StartError;
pub(crate) use guest::Guest;
pub(crate) use room::PageUpdate;
pub(crate) use rooms::Rooms;

/// Opens the store that a server would use, without serving. With Postgres, a server may use it at the same time.
pub async fn open_store(place: &str) -> Result<store::Store, StartError> {
    let options = store::StoreOptions { beside: true, ..store::StoreOptions::default() };
    Ok(store::Store::open_with(place, options).await?)
}
