//! The table through its inputs and events.

mod common;
mod lobby;
mod play;
mod prepared;
mod presence;
mod undo;
