//! The opponents of players that somebody may sit with, and what each would do.

use rules::{Card, Players};

use crate::BotRng;
use crate::heuristic::{TUNED, best_card};
use crate::likelihood::{ChoiceModel, epsilon_greedy_probability, softmax_probability};
use crate::net::quantized::{QuantizedNet, search_policy, value_net};
use crate::observation::Observation;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum OpponentType {
    /// Like the network.
    Net,
    /// By rules of thumb.
    Heuristic,
    /// Like somebody who thinks ahead, but without the network.
    Search,
}

/// How likely each opponent is before anything is seen; who is of neither of these plays like the network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct OpponentPrior {
    /// How likely it is that somebody plays by rules of thumb.
    pub(crate) heuristic: f32,
    /// How likely it is that somebody thinks ahead without the network.
    pub(crate) search: f32,
}

impl OpponentPrior {
    /// How likely somebody is of a opponent.
    pub(crate) fn prior(&self, opponent: OpponentType) -> f32 {
        match opponent {
            OpponentType::Net => 1.0 - self.heuristic - self.search,
            OpponentType::Heuristic => self.heuristic,
            OpponentType::Search => self.search,
        }
    }

    /// A opponent as often as it is likely.
    pub(crate) fn sample(&self, rng: &mut BotRng) -> OpponentType {
        match rng.next_f32() {
            part if part < self.heuristic => OpponentType::Heuristic,
            part if part < self.heuristic + self.search => OpponentType::Search,
            _ => OpponentType::Net,
        }
    }

    /// Another opponent that somebody of this opponent may be instead, all alike; nothing if there is none.
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

/// What is known of the habits of each opponent of players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpponentModels<'a> {
    net: &'a QuantizedNet,
    search: &'a QuantizedNet,
    model: ChoiceModel,
}

impl OpponentModels<'static> {
    /// What has been learnt of players at tables of this size.
    pub(crate) fn embedded(players: Players, model: ChoiceModel) -> OpponentModels<'static> {
        OpponentModels { net: value_net(players), search: search_policy(players), model }
    }
}

impl OpponentModels<'_> {
    /// What a player of a opponent would do, and what the network thinks of it if it is the one asked.
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

    /// How likely a player of a opponent is to choose `card`.
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
