//! Opponent models: the types of players and the probability of their moves.

use arrayvec::ArrayVec;
use rules::{Card, PlayerCount};

use crate::exact_policy::ExactPolicy;
use crate::heuristic::{TUNED, best_card};
use crate::likelihood::{ChoiceModel, epsilon_greedy_probability, softmax_probability};
use crate::net::accumulator::AccumulatorCache;
use crate::net::quantized::{QuantizedNet, search_policy, value_net};
use crate::observation::Observation;
use crate::{BotName, BotRng};

/// The type of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum OpponentType {
    /// Plays like the value network.
    Net,
    /// Plays like the heuristic.
    Heuristic,
    /// Plays like a search bot that does not use the network.
    Search,
    /// Is a bot with this policy.
    Exact(ExactPolicy),
}

impl OpponentType {
    /// The type of a bot whose name is known. The expert is modelled as the network it searches with, because its own
    /// search is too slow for rollouts.
    pub(crate) const fn of(bot: BotName) -> OpponentType {
        match (ExactPolicy::of(bot), bot) {
            (Some(policy), _) => OpponentType::Exact(policy),
            (None, BotName::Expert) => OpponentType::Net,
            (None, _) => OpponentType::Search,
        }
    }
}

/// The type of a person who is still learning.
const LEARNER: OpponentType = OpponentType::Exact(ExactPolicy::Gentle);

/// The probability of a random move in the likelihood of an exact policy, so that a chain can leave a layout that does
/// not fit.
const EXACT_EPSILON: f32 = 0.01;

/// Prior over opponent types; the remaining mass is on `Net`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct OpponentPrior {
    /// The prior probability of [`OpponentType::Heuristic`].
    pub(crate) heuristic: f32,
    /// The prior probability of [`OpponentType::Search`].
    pub(crate) search: f32,
    /// The prior probability of a player who plays like the level `gentle`.
    pub(crate) learner: f32,
}

impl OpponentPrior {
    /// The prior probability of a type.
    pub(crate) fn prior(&self, opponent: OpponentType) -> f32 {
        match opponent {
            OpponentType::Net => 1.0 - self.heuristic - self.search - self.learner,
            OpponentType::Heuristic => self.heuristic,
            OpponentType::Search => self.search,
            LEARNER => self.learner,
            OpponentType::Exact(_) => 0.0,
        }
    }

    /// Samples a type from the prior.
    pub(crate) fn sample(&self, rng: &mut BotRng) -> OpponentType {
        match rng.next_f32() {
            part if part < self.heuristic => OpponentType::Heuristic,
            part if part < self.heuristic + self.search => OpponentType::Search,
            part if part < self.heuristic + self.search + self.learner => LEARNER,
            _ => OpponentType::Net,
        }
    }

    /// Proposes a different type, uniformly among those with a positive prior; `None` if there is no other.
    pub(crate) fn propose_other(&self, opponent: OpponentType, rng: &mut BotRng) -> Option<OpponentType> {
        let types = [OpponentType::Net, OpponentType::Heuristic, OpponentType::Search, LEARNER];
        let others: ArrayVec<OpponentType, 4> =
            types.into_iter().filter(|&other| other != opponent && self.prior(other) > 0.0).collect();
        match others.len() {
            0 | 1 => others.first().copied(),
            count => Some(others[count - 1 - (rng.next_f32() * count as f32) as usize]),
        }
    }
}

/// A model for each opponent type.
#[derive(Clone, Debug)]
pub(crate) struct OpponentModels {
    net: &'static QuantizedNet,
    search: &'static QuantizedNet,
    net_sums: AccumulatorCache,
    search_sums: AccumulatorCache,
    model: ChoiceModel,
}

impl OpponentModels {
    /// The embedded models for this number of players.
    pub(crate) fn embedded(players: PlayerCount, model: ChoiceModel) -> OpponentModels {
        OpponentModels {
            net: value_net(players),
            search: search_policy(players),
            net_sums: AccumulatorCache::new(),
            search_sums: AccumulatorCache::new(),
            model,
        }
    }

    /// The most likely move of a type. The second value is the network's value of that move, and 0 for types that do
    /// not use it.
    pub(crate) fn choice(&mut self, opponent: OpponentType, observation: &Observation) -> (Card, f32) {
        match opponent {
            OpponentType::Net => {
                let values = self.net.values_with(&mut self.net_sums, observation);
                let best = values.best();
                (best, values.of[best.index()])
            }
            OpponentType::Heuristic => (best_card(observation, &TUNED), 0.0),
            OpponentType::Search => (self.search.values_with(&mut self.search_sums, observation).best(), 0.0),
            OpponentType::Exact(policy) => (policy.likeliest(observation), 0.0),
        }
    }

    /// Samples a move in a rollout: by chance for an exact policy, the most likely one for the others.
    pub(crate) fn sample_move(&mut self, opponent: OpponentType, observation: &Observation, rng: &mut BotRng) -> Card {
        match opponent {
            // The level `strong` is this network. Here the sums of its first layer are updated, not computed afresh.
            OpponentType::Exact(ExactPolicy::Strong) => self.choice(OpponentType::Net, observation).0,
            OpponentType::Exact(policy) => policy.choose(observation, rng),
            _ => self.choice(opponent, observation).0,
        }
    }

    /// The probability that a player of this type chooses `card`.
    pub(crate) fn move_probability(&mut self, opponent: OpponentType, observation: &Observation, card: Card) -> f32 {
        let values = match opponent {
            OpponentType::Net => self.net.values_with(&mut self.net_sums, observation),
            OpponentType::Search => self.search.values_with(&mut self.search_sums, observation),
            OpponentType::Heuristic => {
                return epsilon_greedy_probability(observation, best_card(observation, &TUNED), card, self.model);
            }
            OpponentType::Exact(policy) => {
                let exact = policy.probability(observation, card);
                return (1.0 - EXACT_EPSILON) * exact + EXACT_EPSILON / observation.legal().len() as f32;
            }
        };
        softmax_probability(&values, card, self.model)
    }
}
