//! The bots by name.

use std::fmt;
use std::str::FromStr;

use crate::{Bot, Budget, Easy, Expert, Greedy, Ismcts, Net, Pimc, Random};

/// A bot that can sit at any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Name {
    /// Any legal card.
    Random,
    /// A friendly beginner: sensible cards, no memory of earlier tricks.
    Easy,
    /// Rules of thumb with a full memory.
    Medium,
    /// A trained eye.
    Strong,
    /// A trained eye that also thinks ahead.
    Expert,
    /// Rules of thumb, as a building block for research.
    Greedy,
    /// Plain determinised search with rules of thumb.
    Pimc,
    /// Information-set tree search with rules of thumb.
    Ismcts,
    /// The trained network without thinking ahead.
    Net,
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no bot: choose one of {list}", list = Name::list())]
pub struct NameError(String);

impl Name {
    /// Every bot.
    pub const ALL: [Name; 9] = [
        Name::Random,
        Name::Easy,
        Name::Medium,
        Name::Strong,
        Name::Expert,
        Name::Greedy,
        Name::Pimc,
        Name::Ismcts,
        Name::Net,
    ];

    /// The opponents that people choose from, from gentle to superb.
    pub const LEVELS: [Name; 4] = [Name::Easy, Name::Medium, Name::Strong, Name::Expert];

    /// The name in records and on the command line.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Name::Random => "random",
            Name::Easy => "easy",
            Name::Medium => "medium",
            Name::Strong => "strong",
            Name::Expert => "expert",
            Name::Greedy => "greedy",
            Name::Pimc => "pimc",
            Name::Ismcts => "ismcts",
            Name::Net => "net",
        }
    }

    /// The player itself.
    #[must_use]
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Name::Random => Box::new(Random),
            Name::Easy => Box::new(Easy),
            Name::Medium | Name::Greedy => Box::new(Greedy),
            Name::Strong | Name::Net => Box::new(Net),
            Name::Expert => Box::new(Expert::default()),
            Name::Pimc => Box::new(Pimc),
            Name::Ismcts => Box::new(Ismcts),
        }
    }

    /// How much thought the bot is meant to get for a decision.
    #[must_use]
    pub const fn budget(self) -> Budget {
        match self {
            Name::Expert => Budget::new(20_000),
            Name::Pimc => Budget::new(45_000),
            Name::Ismcts => Budget::new(70_000),
            _ => Budget::new(0),
        }
    }

    fn list() -> String {
        Name::ALL.map(Name::text).join(", ")
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        let quoted = || text.chars().filter(|c| !c.is_control()).take(24).collect();
        Name::ALL.into_iter().find(|name| name.text() == text).ok_or_else(|| NameError(quoted()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for name in Name::ALL {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
    }

    #[test]
    fn a_wrong_name_is_told_the_right_ones() {
        let error = "deep\u{7}blue".parse::<Name>().unwrap_err().to_string();
        assert_eq!(
            error,
            "\"deepblue\" is no bot: choose one of random, easy, medium, strong, expert, greedy, pimc, ismcts, net"
        );
    }
}
