//! The errors of the terminal client, and their sentences in the player's language.

use std::borrow::Cow;
use std::io;
use std::path::Path;

use protocol::ErrorCode;
use words::{TerminalMsg, Words};

use crate::table_view::strip_control;

/// An error. A `reason` is the message of the system or of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TerminalError {
    /// A text is not a link to a table.
    InvalidLink(String),
    /// No server answers at this host.
    NoAnswer(String),
    /// What answers at this address is not a server of this game.
    NotAGameServer(String),
    /// The certificate of the server is not trusted.
    Untrusted {
        /// The server.
        host: String,
        /// The cause.
        reason: String,
    },
    /// This system has no certificates to check a server with.
    NoCertificates,
    /// A server refuses something, or ends the connection.
    Refused {
        /// The code of the reason.
        code: ErrorCode,
        /// Its own sentence.
        text: String,
    },
    /// A file could not be written.
    SaveFailed {
        /// The file.
        path: String,
        /// The cause.
        reason: String,
    },
    /// A match could not be read.
    ReadFailed {
        /// The file.
        path: String,
        /// The cause.
        reason: String,
    },
    /// A deal does not fit what was seen and sent before it.
    UnfairDeal {
        /// The number of the round, counted from 1.
        round: u32,
    },
    /// There is no match to continue.
    NothingToContinue,
    /// The match was not played against bots in this program.
    NotContinued,
    /// The table thread panicked.
    TablePanicked,
}

impl TerminalError {
    /// A server's refusal, without control characters.
    pub(crate) fn refused(code: ErrorCode, text: &str) -> TerminalError {
        TerminalError::Refused { code, text: strip_control(text) }
    }

    pub(crate) fn save_failed(path: &Path, error: &io::Error) -> TerminalError {
        TerminalError::SaveFailed { path: path.display().to_string(), reason: error.to_string() }
    }

    pub(crate) fn read_failed(path: &Path, error: &dyn std::fmt::Display) -> TerminalError {
        TerminalError::ReadFailed { path: path.display().to_string(), reason: error.to_string() }
    }

    /// The error that ends a game.
    pub(crate) fn as_error(&self, words: &Words) -> io::Error {
        io::Error::other(self.say(words))
    }

    /// Says the error in one sentence.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let sentence = match self {
            TerminalError::InvalidLink(text) => words.say(TerminalMsg::NoLink { text }),
            TerminalError::NoAnswer(host) => words.say(TerminalMsg::NoAnswer { host }),
            TerminalError::NotAGameServer(host) => words.say(TerminalMsg::ForeignServer { host }),
            TerminalError::Untrusted { host, reason } => words.say(TerminalMsg::UntrustedServer { host, reason }),
            TerminalError::NoCertificates => words.say(TerminalMsg::NoCertificates),
            TerminalError::Refused { code, text } => return refusal(words, *code).unwrap_or_else(|| text.clone()),
            TerminalError::SaveFailed { path, reason } => words.say(TerminalMsg::NotKept { path, reason }),
            TerminalError::ReadFailed { path, reason } => words.say(TerminalMsg::NotRead { path, reason }),
            TerminalError::UnfairDeal { round } => words.say(TerminalMsg::UnfairDeal { round: *round }),
            TerminalError::NothingToContinue => words.say(TerminalMsg::ContinueNone),
            TerminalError::NotContinued => words.say(TerminalMsg::NotContinued),
            TerminalError::TablePanicked => words.say(TerminalMsg::TableBroke),
        };
        sentence.into_owned()
    }
}

/// The sentence for a server's reason; nothing for a reason that this program does not know.
fn refusal(words: &Words, code: ErrorCode) -> Option<String> {
    match code {
        // The general text advises the reader to reload the page.
        ErrorCode::NotUnderstood | ErrorCode::BadRequest | ErrorCode::ForeignOrigin => {
            Some(words.string(TerminalMsg::NotUnderstood))
        }
        _ => words.error_text(code).map(Cow::into_owned),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;
    use words::Lang;

    /// Codes without a sentence: those about opening a table, which a terminal does not do; the one after which the
    /// terminal reconnects; and the one for which the server's own sentence is shown.
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
        let error = TerminalError::refused(ErrorCode::Unknown, "go out\u{1b}[2J and play");
        assert_eq!(error.say(&Words::new(Lang::De)), "go out\u{FFFD}[2J and play");
    }
}
