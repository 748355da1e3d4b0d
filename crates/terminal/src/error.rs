//! What goes wrong around the game, and how it is said in the player's language.

use std::borrow::Cow;
use std::io;
use std::path::Path;

use protocol::ErrorCode;
use words::{Terminal, Words};

use crate::table_view::strip_control;

/// Something that went wrong. What the system or a library says about it comes along as a `reason`, in its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TerminalError {
    /// A text is no link to a table.
    InvalidLink(String),
    /// Nobody answers at this host.
    NoAnswer(String),
    /// What answers at this address is not a server of this game.
    NotAGameServer(String),
    /// The certificate of the server is not trusted.
    Untrusted {
        /// Where.
        host: String,
        /// Why not.
        reason: String,
    },
    /// This system has nothing to prove an encrypted line with.
    NoCertificates,
    /// A server refuses something, or ends the connection.
    Refused {
        /// The short name of its reason.
        code: ErrorCode,
        /// Its own sentence.
        text: String,
    },
    /// A file could not be written.
    SaveFailed {
        /// Which.
        path: String,
        /// Why not.
        reason: String,
    },
    /// A match could not be read.
    ReadFailed {
        /// From where.
        path: String,
        /// Why not.
        reason: String,
    },
    /// There is no match to go on with.
    NothingToContinue,
    /// The match was not played against bots in this program.
    NotContinued,
    /// The table thread panicked.
    TablePanicked,
}

impl TerminalError {
    /// A server's refusal, without what a terminal would obey.
    pub(crate) fn refused(code: ErrorCode, text: &str) -> TerminalError {
        TerminalError::Refused { code, text: strip_control(text) }
    }

    pub(crate) fn save_failed(path: &Path, error: &io::Error) -> TerminalError {
        TerminalError::SaveFailed { path: path.display().to_string(), reason: error.to_string() }
    }

    pub(crate) fn read_failed(path: &Path, error: &dyn std::fmt::Display) -> TerminalError {
        TerminalError::ReadFailed { path: path.display().to_string(), reason: error.to_string() }
    }

    /// The trouble as what ends a game.
    pub(crate) fn as_error(&self, words: &Words) -> io::Error {
        io::Error::other(self.say(words))
    }

    /// The trouble in one sentence.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let said = match self {
            TerminalError::InvalidLink(text) => words.say(Terminal::NoLink { text }),
            TerminalError::NoAnswer(host) => words.say(Terminal::NoAnswer { host }),
            TerminalError::NotAGameServer(host) => words.say(Terminal::ForeignServer { host }),
            TerminalError::Untrusted { host, reason } => words.say(Terminal::UntrustedServer { host, reason }),
            TerminalError::NoCertificates => words.say(Terminal::NoCertificates),
            TerminalError::Refused { code, text } => return refusal(words, *code).unwrap_or_else(|| text.clone()),
            TerminalError::SaveFailed { path, reason } => words.say(Terminal::NotKept { path, reason }),
            TerminalError::ReadFailed { path, reason } => words.say(Terminal::NotRead { path, reason }),
            TerminalError::NothingToContinue => words.say(Terminal::ContinueNone),
            TerminalError::NotContinued => words.say(Terminal::NotContinued),
            TerminalError::TablePanicked => words.say(Terminal::TableBroke),
        };
        said.into_owned()
    }
}

/// The sentence for a server's reason; nothing for a reason that this program has not heard of.
fn refusal(words: &Words, code: ErrorCode) -> Option<String> {
    match code {
        // To a program, these say something else than to a page, which can be loaded again.
        ErrorCode::NotUnderstood | ErrorCode::BadRequest | ErrorCode::ForeignOrigin => {
            Some(words.string(Terminal::NotUnderstood))
        }
        _ => words.error_text(code).map(Cow::into_owned),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;
    use words::Lang;

    /// What only those hear who open a table, which is not done from a terminal; what makes the terminal come back; and what
    /// has the server's own sentence.
    const WITHOUT: [ErrorCode; 8] = [
        ErrorCode::ClockOutOfRange,
        ErrorCode::GraceOutOfRange,
        ErrorCode::LengthOutOfRange,
        ErrorCode::FixedDealsInvalid,
        ErrorCode::FixedPlaysInvalid,
        ErrorCode::BadBots,
        ErrorCode::Restart,
        ErrorCode::Unknown,
    ];

    #[test]
    fn every_reason_of_the_protocol_is_said_in_every_language() {
        for &code in ErrorCode::VARIANTS.iter().filter(|code| !WITHOUT.contains(code)) {
            let said = Lang::ALL.map(|lang| refusal(&Words::new(lang), code).unwrap_or_else(|| panic!("{code}")));
            for (index, sentence) in said.iter().enumerate() {
                assert!(!said[..index].contains(sentence), "{code}: {sentence}");
            }
        }
    }

    #[test]
    fn a_reason_of_a_newer_server_is_said_as_it_says_it() {
        let trouble = TerminalError::refused(ErrorCode::Unknown, "go out\u{1b}[2J and play");
        assert_eq!(trouble.say(&Words::new(Lang::De)), "go out\u{FFFD}[2J and play");
    }
}
