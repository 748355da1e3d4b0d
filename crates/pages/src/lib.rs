//! The pages of the web game. HTML is a pure function of what the visitor may know, their language and their
//! preferences.
//!
//! Every page works with plain links and forms. If the script runs, [`table::frames`] sends it the regions of a table
//! that have changed. Nothing here reads a clock, does IO or sees more of a table than a [`protocol::TableState`].

pub mod admin;
mod assets;
pub mod fixtures;
pub mod learn;
mod link_preview;
mod page_shell;
mod page_style;
mod prefs;
mod qr;
pub mod replay;
mod rim;
pub mod share_picture;
pub mod site;
mod sprite;
pub mod table;
mod table_page;

pub use assets::{Asset, asset, assets, manifest, path};
pub use page_shell::PageShell;
pub use prefs::{Motion, OptIn, Pace, Prefs, Switch, Theme};
pub use table_page::TablePage;
