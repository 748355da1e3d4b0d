//! The pages of the web game: HTML as a pure function of what somebody may know, of the words of their language
//! and of their preferences.
//!
//! Every page works by plain links and forms. Where a script runs, [`table::frames`] sends it the regions of a
//! table that have changed. Nothing here reads a clock, does IO or sees more of a table than a
//! [`protocol::TableState`].

mod assets;
pub mod fixtures;
pub mod learn;
mod page_shell;
mod phrases;
mod prefs;
mod qr;
pub mod replay;
pub mod site;
mod sprite;
pub mod table;
mod table_page;

pub use assets::{Asset, asset, manifest, path};
pub use page_shell::PageShell;
pub use prefs::{Motion, Pace, Prefs, Switch, Theme};
pub use table_page::TablePage;
