//! The kinds of players in a record.

use std::fmt;

/// The kind of the player on one seat, from the text in [`super::Record::players`].
///
/// ```
/// use rules::record::PlayerKind;
/// assert_eq!(PlayerKind::from("bot:strong"), PlayerKind::Bot("strong"));
/// assert_eq!(PlayerKind::Bot("strong").to_string(), "bot:strong");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerKind<'a> {
    /// The person who opened the table.
    Host,
    /// Another person.
    Guest,
    /// The bot of this name.
    Bot(&'a str),
    /// A player of another program, which may write any text.
    Other(&'a str),
}

const HOST: &str = "host";
const GUEST: &str = "guest";
const BOT: &str = "bot:";

impl<'a> From<&'a str> for PlayerKind<'a> {
    fn from(text: &'a str) -> PlayerKind<'a> {
        match text {
            HOST => PlayerKind::Host,
            GUEST => PlayerKind::Guest,
            other => other.strip_prefix(BOT).map_or(PlayerKind::Other(other), PlayerKind::Bot),
        }
    }
}

impl fmt::Display for PlayerKind<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerKind::Host => f.write_str(HOST),
            PlayerKind::Guest => f.write_str(GUEST),
            PlayerKind::Bot(name) => write!(f, "{BOT}{name}"),
            PlayerKind::Other(text) => f.write_str(text),
        }
    }
}

impl<'a> PlayerKind<'a> {
    /// The name of the bot; `None` for a person, and for a player of another program.
    #[must_use]
    pub fn bot(self) -> Option<&'a str> {
        match self {
            PlayerKind::Bot(name) => Some(name),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_round_trips() {
        for text in ["host", "guest", "bot:easy", "bot:", "", "empty", "Host", "a bot:easy"] {
            assert_eq!(PlayerKind::from(text).to_string(), text);
        }
        assert_eq!(PlayerKind::from("bot:").bot(), Some(""));
        assert_eq!(PlayerKind::from("Host").bot(), None);
    }
}
