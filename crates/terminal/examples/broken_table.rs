//! A game whose table panics, to see that the terminal survives it.

use std::time::Duration;

use protocol::ClientMessage;
use terminal::pace::Pace;
use terminal::session::Session;
use terminal::table_thread::{LinkClosed, TableLink, TableReport};
use terminal::theme::Theme;
use words::{Lang, Words};

struct BrokenTable;

impl TableLink for BrokenTable {
    fn poll(&mut self) -> Result<Option<TableReport>, LinkClosed> {
        panic!("the table panicked on purpose")
    }

    fn send(&mut self, _: ClientMessage) {}

    fn quiet_time(&self) -> Duration {
        Duration::ZERO
    }
}

fn main() -> std::io::Result<()> {
    Session::of(BrokenTable).run_tui(Words::new(Lang::En), Theme::default(), Pace::Normal).map(drop)
}
