//! Imitation learning: a policy network that predicts the moves of search bots.
//!
//! Search bots move neither like the value network nor like the heuristic, and running a search bot inside every rollout is far
//! too slow. A second network, started from the value network, learns to predict the moves that search bots made.
//! It is not a better player, but a better model of one.

use std::ops::Range;

use rules::{Deal, PlayerCount, Round, Seat};

use super::adam::Trainer;
use super::features::{FeatureSet, SuitPermutation};
use super::network::{Hidden, Network, SCALE};
use super::quantized::{QuantizedNet, value_net};
use super::selfplay::house_rules;
use crate::likelihood::{ChoiceModel, exp, log2};
use crate::observation::Observation;
use crate::search::EXPERT;
use crate::{BotName, BotRng, Budget};

/// The choice model, the same as in the expert.
const MODEL: ChoiceModel = EXPERT.model;
/// The budget of a recorded search bot: enough to show its style, less than its full strength.
const WATCHED: Budget = Budget::new(6_000);

/// One move of a search bot.
#[derive(Clone, Debug)]
struct Example {
    features: FeatureSet,
    /// The outputs of the legal cards.
    options: Vec<u8>,
    /// Which of them was chosen.
    chosen: usize,
}

/// Moves of search bots at tables of one size.
#[derive(Clone, Debug)]
pub struct Dataset {
    players: PlayerCount,
    dataset: Vec<Example>,
}

impl Dataset {
    /// An empty dataset.
    #[must_use]
    pub fn none(players: PlayerCount) -> Dataset {
        Dataset { players, dataset: Vec::new() }
    }

    /// Plays the rounds of these numbers and collects the moves of the search bots. The result depends only on `seed` and the numbers.
    #[must_use]
    pub fn collect(players: PlayerCount, seed: u64, rounds: Range<u64>) -> Dataset {
        let mut dataset = Vec::new();
        for round in rounds {
            collect(players, &mut BotRng::for_decision(seed, round, 0, 0), &mut dataset);
        }
        Dataset { players, dataset }
    }

    /// Adds others.
    pub fn extend(&mut self, others: Dataset) {
        self.dataset.extend(others.dataset);
    }

    /// The number of examples.
    #[must_use]
    pub fn count(&self) -> usize {
        self.dataset.len()
    }
}

/// A random player for a recorded table: mostly search bots, and others as their opponents.
fn anybody(rng: &mut BotRng) -> BotName {
    match rng.next_f32() {
        part if part < 0.45 => BotName::Pimc,
        part if part < 0.65 => BotName::Ismcts,
        part if part < 0.85 => BotName::Strong,
        _ => BotName::Medium,
    }
}

/// Plays one round and records the moves of the search bots.
fn collect(players: PlayerCount, rng: &mut BotRng, dataset: &mut Vec<Example>) {
    let rules = house_rules(players, rng);
    let lineup: [BotName; 4] = std::array::from_fn(|_| anybody(rng));
    let dealer = players.step(Seat::S0, (rng.next_f32() * players.count() as f32) as usize);
    let mut round = Round::new(&rules, Deal::random(players, dealer, &mut rng.0));
    while let Some(seat) = round.waiting().next() {
        let view = round.view(seat);
        let player = lineup[seat.index()];
        let action = player.bot().act(&view, WATCHED, rng);
        let legal = view.legal();
        if matches!(player, BotName::Pimc | BotName::Ismcts) && legal.len() > 1 {
            let observation = Observation::from(&view);
            let permutation = SuitPermutation::of(&observation);
            let options = legal.iter().map(|card| permutation.card(card) as u8).collect();
            let chosen = legal.iter().position(|card| card == action.card()).expect("a legal card");
            dataset.push(Example { features: FeatureSet::of(&observation, permutation), options, chosen });
        }
        round.apply(seat, action).expect("bots play legal cards");
    }
}

/// How well a policy predicts moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// The mean log-likelihood (base 2) per move.
    pub log2_likelihood: f32,
    /// The share of moves whose most likely card was chosen.
    pub accuracy: f32,
}

/// Trains a policy network on moves of search bots.
#[derive(Clone, Debug)]
pub struct ImitationTrainer {
    trainer: Trainer,
    players: PlayerCount,
}

impl ImitationTrainer {
    /// Starts from the trained network for a table of this size.
    #[must_use]
    pub fn new(players: PlayerCount) -> ImitationTrainer {
        ImitationTrainer { trainer: Trainer::new(value_net(players).dequantize()), players }
    }

    /// Trains for a fixed number of epochs with a falling learning rate.
    pub fn train(&mut self, dataset: &Dataset) {
        const TIMES: u32 = 6;
        const RATE: f32 = 1e-3;
        for time in 0..TIMES {
            let left = 1.0 - time as f32 / TIMES as f32;
            self.epoch(dataset, RATE * left, &mut BotRng::new(u64::from(time)));
        }
    }

    /// One pass over the dataset in random order.
    fn epoch(&mut self, dataset: &Dataset, rate: f32, rng: &mut BotRng) {
        assert_eq!(self.players, dataset.players, "lessons for a table of the same size");
        const BATCH: usize = 256;
        let mut permutation: Vec<usize> = (0..dataset.count()).collect();
        for last in (1..permutation.len()).rev() {
            permutation.swap(last, ((rng.next_f32() * (last + 1) as f32) as usize).min(last));
        }
        for part in permutation.chunks(BATCH) {
            self.trainer.clear();
            for &index in part {
                self.add(&dataset.dataset[index], 1.0 / part.len() as f32);
            }
            self.trainer.step(rate);
        }
    }

    /// Adds the cross-entropy gradient of one example, weighted by `share`.
    fn add(&mut self, example: &Example, share: f32) {
        let mut hidden = Hidden::default();
        self.trainer.network.run(example.features.as_slice(), &mut hidden);
        let probabilities = softmax(&self.trainer.network, example, &hidden);
        let mut errors = Vec::with_capacity(probabilities.len());
        for (option, (&output, chance)) in example.options.iter().zip(probabilities).enumerate() {
            let wanted = if option == example.chosen { 1.0 } else { 0.0 };
            errors.push((usize::from(output), (chance - wanted) * share));
        }
        self.trainer.accumulate_gradient(&example.features, &hidden, &errors);
    }

    /// How well the averaged weights predict the moves of a dataset.
    #[must_use]
    pub fn evaluate(&self, dataset: &Dataset) -> Prediction {
        let (mut logs, mut hits) = (0.0, 0.0);
        for example in &dataset.dataset {
            let mut hidden = Hidden::default();
            self.trainer.average.run(example.features.as_slice(), &mut hidden);
            let probabilities = softmax(&self.trainer.average, example, &hidden);
            let chosen = probabilities[example.chosen];
            logs += f64::from(log2((1.0 - MODEL.epsilon) * chosen + MODEL.epsilon / probabilities.len() as f32));
            hits += if probabilities.iter().all(|&chance| chance <= chosen) { 1.0 } else { 0.0 };
        }
        let count = dataset.count().max(1) as f64;
        Prediction { log2_likelihood: (logs / count) as f32, accuracy: (hits / count) as f32 }
    }

    /// The averaged weights, as the crate embeds them.
    #[must_use]
    pub fn weights(&self) -> Vec<u8> {
        QuantizedNet::encode(&self.trainer.average)
    }
}

/// The softmax probability of each option.
fn softmax(network: &Network, example: &Example, hidden: &Hidden) -> Vec<f32> {
    let outputs: Vec<f32> = example.options.iter().map(|&output| network.output(usize::from(output), hidden)).collect();
    let best = outputs.iter().fold(f32::NEG_INFINITY, |best, &output| best.max(output));
    let exponentials: Vec<f32> =
        outputs.iter().map(|output| exp((output - best) * SCALE / MODEL.temperature)).collect();
    let total: f32 = exponentials.iter().sum();
    exponentials.into_iter().map(|exponential| exponential / total).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::quantized::search_policy;

    #[test]
    fn what_is_watched_is_foreseen_better_and_the_same_every_time() {
        for players in PlayerCount::ALL {
            let dataset = Dataset::collect(players, 3, 0..12);
            assert!(dataset.count() > 40, "{}", dataset.count());
            let train = || {
                let mut trainer = ImitationTrainer::new(players);
                trainer.train(&dataset);
                trainer
            };
            let (before, after) = (ImitationTrainer::new(players).evaluate(&dataset), train().evaluate(&dataset));
            assert!(
                after.log2_likelihood > before.log2_likelihood + 0.2 && after.accuracy > before.accuracy,
                "{before:?} {after:?}"
            );
            assert!(train().weights() == train().weights());
        }
    }

    #[test]
    fn the_start_is_the_trained_network() {
        for players in PlayerCount::ALL {
            let weights = ImitationTrainer::new(players).weights();
            assert!(weights == QuantizedNet::encode(&value_net(players).dequantize()));
            let place = if players == PlayerCount::Three { 0 } else { weights.len() };
            assert!(include_bytes!("../../weights.bin")[place..place + weights.len()] == weights);
        }
    }

    /// Weights that came out of order, or of tables of the other size, would foresee nothing.
    #[test]
    fn the_embedded_habits_foresee_searchers_better_than_the_network() {
        for players in PlayerCount::ALL {
            let dataset = Dataset::collect(players, 1_000_003, 0..30);
            let policy = ImitationTrainer { trainer: Trainer::new(search_policy(players).dequantize()), players };
            let (network, policy) = (ImitationTrainer::new(players).evaluate(&dataset), policy.evaluate(&dataset));
            assert!(policy.log2_likelihood > network.log2_likelihood + 0.5, "{network:?} {policy:?}");
        }
    }
}
