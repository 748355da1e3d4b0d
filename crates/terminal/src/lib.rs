//! Qyrsqyrs in a terminal.
//!
//! A screen ([`tui`], drawn) or a line mode ([`plain`]) talks to a table in a thread of its own ([`driver`]): a local
//! table of one person and bots ([`local`]), or a seat at a served one ([`join`]). What reaches the person is a [`frame::Frame`], which holds their
//! [`rules::View`] and nothing of what they may not know; [`narrate`] puts the difference of two frames into words for
//! both modes. [`app`] is the state of the drawn game with its one pure `update`; the modules of `screen` draw it.
//! Matches are kept by [`saved`]. What goes wrong is a [`trouble::Trouble`]. The lesson and the puzzles are in [`mod@learn`].

pub mod app;
pub mod driver;
pub mod frame;
pub mod join;
pub mod learn;
pub mod local;
pub mod narrate;
pub mod pace;
pub mod plain;
pub mod rulebook;
pub mod saved;
pub mod session;
pub mod theme;
pub mod trouble;
pub mod tui;

mod screen;
