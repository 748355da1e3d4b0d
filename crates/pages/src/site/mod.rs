//! The pages around the table.

mod about;
mod error;

mod home;
mod matches;
mod new_table;
mod settings;

pub use about::about;
pub use error::{Trouble, error};

pub use home::{Home, OpenTable, Unfinished};
pub use matches::{Matches, Played};
pub use new_table::{NewTable, STRENGTHS};
pub use settings::Settings;
