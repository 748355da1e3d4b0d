//! The bots by name.

use rules::{Action, Card, View};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::careless::CarelessHeuristic;
use crate::exact_policy::ExactPolicy;
use crate::ismcts::Ismcts;
use crate::medium::Medium;
use crate::observation::Observation;
use crate::pimc::Pimc;
use crate::random::Random;
use crate::search::{Expert, NetBot};
use crate::{Bot, BotRng, Budget};

/// A bot that can sit at any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = ParseBotNameError, parse_err_fn = ParseBotNameError::new)]
pub enum BotName {
    /// Any legal card.
    Random,
    /// The heuristic with frequent lapses of attention.
    Gentle,
    /// The heuristic with occasional lapses of attention.
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

rules::named_values!(BotName);

impl BotName {
    /// The player itself.
    #[must_use]
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            BotName::Random => Box::new(Random),
            BotName::Gentle => Box::new(CarelessHeuristic::GENTLE),
            BotName::Easy => Box::new(CarelessHeuristic::EASY),
            BotName::Medium => Box::new(Medium),
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

    /// The bot of a table's level, which has the same name.
    ///
    /// # Panics
    /// If there is no bot of this name.
    #[must_use]
    pub fn of_level(level: impl Into<&'static str>) -> BotName {
        level.into().parse().expect("every level is the name of a bot")
    }

    /// The bot's move, with its default budget.
    #[must_use]
    pub fn act(self, view: &View, rng: &mut BotRng) -> Action {
        self.bot().act(view, self.budget(), rng)
    }

    /// The probability that the bot makes this move, which must be legal; `None` for the bots that search.
    #[must_use]
    pub fn move_probability(self, view: &View, card: Card) -> Option<f32> {
        ExactPolicy::of(self).map(|policy| policy.probability(&Observation::from(view), card))
    }

    fn list() -> String {
        BotName::ALL.iter().map(|name| name.name()).collect::<Vec<_>>().join(", ")
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
    fn the_error_lists_the_names() {
        let error = "deep\u{7}blue".parse::<BotName>().unwrap_err().to_string();
        assert_eq!(
            error,
            "\"deepblue\" is not a bot: choose one of random, gentle, easy, medium, strong, expert, pimc, ismcts"
        );
    }
}
