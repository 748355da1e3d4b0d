//! The table through its inputs and events.

mod claims;
mod common;
mod fixed_deals;
mod lobby;
mod log;
mod play;
mod presence;
mod record;
mod replay;
mod undo;
