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
pub use daily::{DailyPage, DailyStatus};
pub use error::{ErrorPage, error};
pub use gems::gems;
pub use home::{HomePage, OpenTable, UnfinishedTable};
pub use matches::{ImportSummary, MatchRow, MatchesPage, Notice, PlayerStats, ask_delete};
pub use new_table::NewTablePage;
pub(crate) use new_table::strength_of;
pub use pad::{pad, worker};
pub use rulebook::rulebook;
pub use settings::SettingsPage;
