//! Qyrsqyrs in a terminal.
//!
//! A screen ([`tui`], drawn) or a line mode ([`plain`]) talks to a table in a thread of its own ([`table_thread`]). The thread
//! has a link to a table in this process ([`local_table`]) or on a server ([`remote`]); both report
//! [`protocol::TableUpdate`]s. [`table_view`] has what the screens and the sentences take from them; [`narrate`] puts the
//! difference of two views into words for both modes. [`app`] is the state of the drawn game with its one pure `update`; the
//! modules of `screen` draw it. Matches are kept by [`saved`]. What goes wrong is a [`trouble::Trouble`]. The lesson and the
//! puzzles are in [`mod@learn`].

pub mod app;
pub mod learn;
pub mod local_table;
pub mod narrate;
pub mod pace;
pub mod plain;
pub mod remote;
pub mod rulebook;
pub mod saved;
pub mod session;
pub mod table_thread;
pub mod table_view;
pub mod theme;
pub mod trouble;
pub mod tui;

mod screen;
