//! The bots by name.

use std::fmt;

use crate::{Bot, Budget, Expert, ForgetfulHeuristic, Heuristic, Ismcts, NetBot, Pimc, Random};

/// A bot that can sit at any table.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case", parse_err_ty = ParseBotNameError, parse_err_fn = ParseBotNameError::new)]
pub enum BotName {
    /// Any legal card.
    Random,
    /// A friendly beginner: sensible cards, no memory of earlier tricks.
    Easy,
    /// The heuristic with full memory. Also parsed from its old name, `greedy`.
    #[strum(to_string = "medium", serialize = "greedy")]
    Medium,
    /// The value network without search. Also parsed from its old name, `net`.
    #[strum(to_string = "strong", serialize = "net")]
    Strong,
    /// Determinized search with the value network.
    Expert,
    /// Perfect-information Monte Carlo with heuristic rollouts.
    Pimc,
    /// Information-set Monte Carlo tree search with heuristic rollouts.
    Ismcts,
}

/// A text that does not name a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a bot: choose one of {list}", list = BotName::list())]
pub struct ParseBotNameError(String);

impl ParseBotNameError {
    fn new(text: &str) -> ParseBotNameError {
        ParseBotNameError(text.chars().filter(|c| !c.is_control()).take(24).collect())
    }
}

impl BotName {
    /// Every bot.
    pub const ALL: &[BotName] = <BotName as strum::VariantArray>::VARIANTS;

    /// The opponents that people choose from, the weakest first.
    pub const LEVELS: [BotName; 4] = [BotName::Easy, BotName::Medium, BotName::Strong, BotName::Expert];

    /// The name in records and on the command line.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    /// The player itself.
    #[must_use]
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            BotName::Random => Box::new(Random),
            BotName::Easy => Box::new(ForgetfulHeuristic),
            BotName::Medium => Box::new(Heuristic),
            BotName::Strong => Box::new(NetBot),
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
        BotName::ALL.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(", ")
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for &name in BotName::ALL {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
    }

    #[test]
    fn old_names_are_still_read() {
        for (old, name) in [("greedy", BotName::Medium), ("net", BotName::Strong)] {
            assert_eq!(old.parse(), Ok(name));
        }
    }

    #[test]
    fn a_wrong_name_is_told_the_right_ones() {
        let error = "deep\u{7}blue".parse::<BotName>().unwrap_err().to_string();
        assert_eq!(
            error,
            "\"deepblue\" is not a bot: choose one of random, easy, medium, strong, expert, pimc, ismcts"
        );
    }
}
