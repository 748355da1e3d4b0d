//! The JSON messages between the server and its clients.
//!
//! [`ClientCommand`]s go from a player's program to the server, [`ServerEvent`]s come back. [`TableState`] is
//! everything that one viewer may know of a table, and a [`TableUpdate`] is one event with the state right after it.
//! `docs/protocol.md` describes the messages with an example of each.
//!
//! Cards travel as text (`"R8"`), seats as numbers from 0, bytes in hexadecimal. Everything a viewer gets is built
//! from [`table::Table::view`] or [`table::Table::public`].

mod browser;
mod client;
mod error_code;
mod event_views;
mod http;
mod name;
mod round_state;
mod server;
mod table_state;
mod update;
mod viewer;

pub use browser::{BrowserQuestion, FromBrowser, Spoken, SpokenQuery, ToBrowser};
pub use client::{ClientCommand, ClientMessage};
pub use error_code::ErrorCode;
pub use event_views::EventViews;
pub use http::{ApiError, ErrorBody, GuestKey, JoinRequest, JoinResponse, MatchInfo, NewTable, TableInfo, TableList};
pub use name::{DisplayName, NameError};
pub use round_state::{RoundFairnessInfo, RoundState, RoundView};
pub use server::{MoveEvent, RoundOver, ServerEvent, ServerMessage, Substitute};
pub use table_state::{SeatKind, SeatState, StateError, TableState};
pub use update::{Applied, TableUpdate};
pub use viewer::Viewer;

/// The version of the protocol. It changes only when a program written for the old one would misunderstand the new.
pub const VERSION: u32 = 1;
