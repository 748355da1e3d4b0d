//! The table through its inputs and events.

mod common;
mod lobby;
mod log;
mod play;
mod prepared;
mod presence;
mod record;
mod replay;
mod undo;
