//! Opponent models: the types of players and the probability of their moves.

use rules::{Card, PlayerCount};

use crate::BotRng;
use crate::heuristic::{TUNED, best_card};
use crate::likelihood::{ChoiceModel, epsilon_greedy_probability, softmax_probability};
use crate::net::quantized::{QuantizedNet, search_policy, value_net};
use crate::observation::Observation;

/// The type of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum OpponentType {
    /// Plays like the value network.
    Net,
    /// Plays like the heuristic.
    Heuristic,
    /// Plays like a search bot that does not use the network.
    Search,
}

/// Prior over opponent types; the remaining mass is on `Net`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct OpponentPrior {
    /// The prior probability of [`OpponentType::Heuristic`].
    pub(crate) heuristic: f32,
    /// The prior probability of [`OpponentType::Search`].
    pub(crate) search: f32,
}

impl OpponentPrior {
    /// The prior probability of a type.
    pub(crate) fn prior(&self, opponent: OpponentType) -> f32 {
        match opponent {
            OpponentType::Net => 1.0 - self.heuristic - self.search,
            OpponentType::Heuristic => self.heuristic,
            OpponentType::Search => self.search,
        }
    }

    /// Samples a type from the prior.
    pub(crate) fn sample(&self, rng: &mut BotRng) -> OpponentType {
        match rng.next_f32() {
            part if part < self.heuristic => OpponentType::Heuristic,
            part if part < self.heuristic + self.search => OpponentType::Search,
            _ => OpponentType::Net,
        }
    }

    /// Proposes a different type, uniformly among those with a positive prior; `None` if there is no other.
    pub(crate) fn propose_other(&self, opponent: OpponentType, rng: &mut BotRng) -> Option<OpponentType> {
        let mut others = [OpponentType::Net, OpponentType::Heuristic, OpponentType::Search]
            .into_iter()
            .filter(|&other| other != opponent && self.prior(other) > 0.0);
        match (others.next(), others.next()) {
            (Some(_), Some(other)) if rng.next_f32() < 0.5 => Some(other),
            (first, _) => first,
        }
    }
}

/// A model for each opponent type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpponentModels<'a> {
    net: &'a QuantizedNet,
    search: &'a QuantizedNet,
    model: ChoiceModel,
}

impl OpponentModels<'static> {
    /// The embedded models for this number of players.
    pub(crate) fn embedded(players: PlayerCount, model: ChoiceModel) -> OpponentModels<'static> {
        OpponentModels { net: value_net(players), search: search_policy(players), model }
    }
}

impl OpponentModels<'_> {
    /// The most likely move of a type. The second value is the network's value of that move, and 0 for types that do not use it.
    pub(crate) fn choice(&self, opponent: OpponentType, observation: &Observation) -> (Card, f32) {
        match opponent {
            OpponentType::Net => {
                let values = self.net.values(observation);
                (values.best(), values.of[values.best().index()])
            }
            OpponentType::Heuristic => (best_card(observation, &TUNED), 0.0),
            OpponentType::Search => (self.search.values(observation).best(), 0.0),
        }
    }

    /// The probability that a player of this type chooses `card`.
    pub(crate) fn move_probability(&self, opponent: OpponentType, observation: &Observation, card: Card) -> f32 {
        match opponent {
            OpponentType::Net => softmax_probability(&self.net.values(observation), card, self.model),
            OpponentType::Heuristic => {
                epsilon_greedy_probability(observation, best_card(observation, &TUNED), card, self.model)
            }
            OpponentType::Search => softmax_probability(&self.search.values(observation), card, self.model),
        }
    }
}
