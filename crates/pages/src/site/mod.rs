//! The pages around the table.

mod about;
mod charts;
mod daily;
mod error;
mod gems;
mod home;
mod matches;
mod new_table;
mod pad;
mod rulebook;
mod settings;

pub use about::about;
pub use daily::{Daily, Day};
pub use error::{Trouble, error};
pub use gems::gems;
pub use home::{Home, OpenTable, Unfinished};
pub use matches::{Done, Figures, Imported, Matches, Played, ask_delete};
pub use new_table::NewTable;
pub(crate) use new_table::strength_of;
pub use pad::{pad, worker};
pub use rulebook::rulebook;
pub use settings::Settings;
