//! `qyrsqyrs record`: checks, queries or prints records of matches.

mod check;
mod legal;
mod show;

use clap::Subcommand;

use crate::Outcome;

/// Check, query or print match records.
#[derive(Subcommand)]
pub(crate) enum RecordCommand {
    /// Check records against the rules and add up their points
    Check(check::RecordCheckArgs),
    /// Print whose turn it is in an unfinished record, and their legal cards
    Legal(legal::Legal),
    /// Print records trick by trick
    Show(show::Show),
}

impl RecordCommand {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        match self {
            RecordCommand::Check(command) => command.run(),
            RecordCommand::Legal(command) => command.run(),
            RecordCommand::Show(command) => command.run(),
        }
    }
}

/// Replaces control characters in a name, because a terminal would interpret them.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect()
}
