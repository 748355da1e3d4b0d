//! The bots by name.

use std::fmt;
use std::str::FromStr;

use crate::{Bot, Budget, Expert, ForgetfulHeuristic, Heuristic, Ismcts, NetBot, Pimc, Random};

/// A bot that can sit at any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotName {
    /// Any legal card.
    Random,
    /// A friendly beginner: sensible cards, no memory of earlier tricks.
    Easy,
    /// The heuristic with full memory.
    Medium,
    /// The value network without search.
    Strong,
    /// Determinized search with the value network.
    Expert,
    /// The same bot as `medium`, under its old name.
    Greedy,
    /// Perfect-information Monte Carlo with heuristic rollouts.
    Pimc,
    /// Information-set Monte Carlo tree search with heuristic rollouts.
    Ismcts,
    /// The same bot as `strong`, under its old name.
    Net,
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no bot: choose one of {list}", list = BotName::list())]
pub struct ParseBotNameError(String);

impl BotName {
    /// Every bot.
    pub const ALL: [BotName; 9] = [
        BotName::Random,
        BotName::Easy,
        BotName::Medium,
        BotName::Strong,
        BotName::Expert,
        BotName::Greedy,
        BotName::Pimc,
        BotName::Ismcts,
        BotName::Net,
    ];

    /// The opponents that people choose from, from gentle to superb.
    pub const LEVELS: [BotName; 4] = [BotName::Easy, BotName::Medium, BotName::Strong, BotName::Expert];

    /// The name in records and on the command line.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Easy => "easy",
            BotName::Medium => "medium",
            BotName::Strong => "strong",
            BotName::Expert => "expert",
            BotName::Greedy => "greedy",
            BotName::Pimc => "pimc",
            BotName::Ismcts => "ismcts",
            BotName::Net => "net",
        }
    }

    /// The player itself.
    #[must_use]
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            BotName::Random => Box::new(Random),
            BotName::Easy => Box::new(ForgetfulHeuristic),
            BotName::Medium | BotName::Greedy => Box::new(Heuristic),
            BotName::Strong | BotName::Net => Box::new(NetBot),
            BotName::Expert => Box::new(Expert),
            BotName::Pimc => Box::new(Pimc),
            BotName::Ismcts => Box::new(Ismcts),
        }
    }

    /// The default budget of the bot for one decision.
    #[must_use]
    pub const fn budget(self) -> Budget {
        match self {
            BotName::Expert => Budget::new(20_000),
            BotName::Pimc => Budget::new(45_000),
            BotName::Ismcts => Budget::new(70_000),
            _ => Budget::new(0),
        }
    }

    fn list() -> String {
        BotName::ALL.map(BotName::as_str).join(", ")
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for BotName {
    type Err = ParseBotNameError;

    fn from_str(text: &str) -> Result<BotName, ParseBotNameError> {
        let quoted = || text.chars().filter(|c| !c.is_control()).take(24).collect();
        BotName::ALL.into_iter().find(|name| name.as_str() == text).ok_or_else(|| ParseBotNameError(quoted()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for name in BotName::ALL {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
    }

    #[test]
    fn a_wrong_name_is_told_the_right_ones() {
        let error = "deep\u{7}blue".parse::<BotName>().unwrap_err().to_string();
        assert_eq!(
            error,
            "\"deepblue\" is no bot: choose one of random, easy, medium, strong, expert, greedy, pimc, ismcts, net"
        );
    }
}
