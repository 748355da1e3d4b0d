//! Qyrsqyrs in a terminal.
//!
//! The drawn game ([`tui`]) or the line mode (`line_mode`) talks to a table in a thread of its own ([`table_thread`]).
//! The thread has a link to a table in this process ([`local_table`]) or on a server ([`remote`]); both report
//! [`protocol::TableUpdate`]s. A `table_view` is the part of an update that screens and sentences need; `narrate` puts
//! the difference of two views into words for both modes. [`game_screen`] is the state of the drawn game with its one
//! pure `update`; the modules of `screen` draw it. [`data_dir`] saves matches. The lesson and the puzzles are in
//! [`mod@learn`].

pub mod data_dir;
pub mod error;
pub mod game_screen;
pub mod learn;
pub mod local_table;
pub mod pace;
pub mod remote;
pub mod rulebook;
pub mod session;
pub mod table_thread;
pub mod theme;
pub mod tui;

mod counting;
mod line_mode;
mod narrate;
mod question;
mod reactions;
mod screen;
mod table_view;
