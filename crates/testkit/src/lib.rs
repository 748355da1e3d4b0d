//! Shared by the tests of several crates: requirements of tests, time limits, golden files, servers, players, and the
//! bodies of the fuzz targets.
//!
//! A dev-dependency only: no shipped crate depends on it.

#[cfg(feature = "server")]
pub mod fuzz;
pub mod golden;
mod grinding;
mod need;
#[cfg(feature = "server")]
mod player;
pub mod postgres;
mod process;
#[cfg(feature = "server")]
pub mod server;
mod table_moves;
mod time;
pub mod websocket;

pub use grinding::grind_secret;
pub use need::{Need, require};
#[cfg(feature = "server")]
pub use player::{FirstLegalPlayer, FirstLegalReply, first_legal_reply, play_all};
pub use process::ServerProcess;
#[cfg(feature = "server")]
pub use server::{TestServer, solo_table, soon};
pub use table_moves::{first_legal_action, next_bot_move, next_human_move, next_move};
#[cfg(feature = "server")]
pub use time::not_around_midnight;
pub use time::time_limit;
