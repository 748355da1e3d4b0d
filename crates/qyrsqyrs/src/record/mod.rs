//! `qyrsqyrs record`: check, question or print the record of a match.

mod check;
mod legal;
mod show;

use clap::Subcommand;

use crate::Answer;

/// Check, query or print match records.
#[derive(Subcommand)]
pub(crate) enum Record {
    /// Check records against the rules and add up their points
    Check(check::Check),
    /// Print whose turn it is in an unfinished record, and their legal cards
    Legal(legal::Legal),
    /// Print records trick by trick
    Show(show::Show),
}

impl Record {
    pub(crate) fn run(self) -> anyhow::Result<Answer> {
        match self {
            Record::Check(command) => command.run(),
            Record::Legal(command) => command.run(),
            Record::Show(command) => command.run(),
        }
    }
}

/// What a broken or unreadable record answers.
pub(crate) fn answer_of(error: &rules::record::RecordError) -> Answer {
    if error.readable { Answer::No } else { Answer::Unreadable }
}

/// A name from outside with nothing in it that could steer a terminal.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect()
}
