//! What the tests of several crates share: what a test needs of its machine, and how long it waits.
//!
//! A dev-dependency only: no crate that is shipped depends on it.

#[cfg(feature = "server")]
pub mod fuzz;
mod need;
pub mod postgres;
mod time;
pub mod websocket;

pub use need::{Need, require};
pub use time::time_limit;
