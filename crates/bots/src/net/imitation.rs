//! Imitation learning: a policy network that predicts the moves of search bots.
//!
//! Search bots move neither like the value network nor like the heuristic, and running a search bot inside every
//! rollout is far too slow. A second network, started from the value network, learns to predict the moves that search
//! bots made. It is not a better player, but a better model of one.

use std::ops::Range;

use arrayvec::ArrayVec;
use rules::{Deal, PlayerCount, Round, Seat};

use super::adam::Trainer;
use super::features::{FeatureSet, SuitPermutation};
use super::network::{Activations, Network, OUTPUTS, SCALE};
use super::quantized::{QuantizedNet, value_net};
use super::selfplay::house_rules;
use crate::heuristic::Heuristic;
use crate::likelihood::{ChoiceModel, log2, softmax_weights};
use crate::observation::Observation;
use crate::search::EXPERT;
use crate::{BotName, BotRng, Budget};

/// The choice model, the same as in the expert.
const MODEL: ChoiceModel = EXPERT.model;
/// The budget of a recorded search bot: enough to show its style, less than its full strength.
const RECORDED_BUDGET: Budget = Budget::new(6_000);

/// One move of a search bot.
#[derive(Clone, Debug)]
struct Example {
    features: FeatureSet,
    /// The outputs of the legal cards.
    options: Vec<u8>,
    /// The index of the chosen one.
    chosen: usize,
}

/// Moves of search bots at tables of one size.
#[derive(Clone, Debug)]
pub struct Dataset {
    players: PlayerCount,
    examples: Vec<Example>,
}

impl Dataset {
    /// An empty dataset.
    #[must_use]
    pub fn empty(players: PlayerCount) -> Dataset {
        Dataset { players, examples: Vec::new() }
    }

    /// Plays the rounds of these numbers and collects the moves of the search bots. The result depends only on `seed`
    /// and the numbers.
    #[must_use]
    pub fn collect(players: PlayerCount, seed: u64, rounds: Range<u64>) -> Dataset {
        let mut examples = Vec::new();
        for round in rounds {
            collect(players, &mut BotRng::for_decision(seed, round, 0, 0), &mut examples);
        }
        Dataset { players, examples }
    }

    /// Adds the examples of another dataset.
    pub fn extend(&mut self, others: Dataset) {
        self.examples.extend(others.examples);
    }

    /// The number of examples.
    #[must_use]
    pub fn count(&self) -> usize {
        self.examples.len()
    }

    /// The examples as bytes, to be saved.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for Example { features, options, chosen } in &self.examples {
            let features = features.as_slice();
            bytes.extend([features.len() as u8, options.len() as u8, *chosen as u8]);
            bytes.extend(features.iter().flat_map(|feature| feature.to_le_bytes()));
            bytes.extend(options);
        }
        bytes
    }

    /// Reads what [`Dataset::to_bytes`] has written; `None` for anything else.
    #[must_use]
    pub fn from_bytes(players: PlayerCount, mut bytes: &[u8]) -> Option<Dataset> {
        let mut examples = Vec::new();
        while let Some((&[features, options, chosen], rest)) = bytes.split_first_chunk::<3>() {
            let (indices, rest) = rest.split_at_checked(2 * usize::from(features))?;
            let (options, rest) = rest.split_at_checked(usize::from(options))?;
            let indices: Vec<u16> = indices.as_chunks::<2>().0.iter().map(|pair| u16::from_le_bytes(*pair)).collect();
            let are_options =
                options.len() <= players.hand_size() && options.iter().all(|&option| usize::from(option) < OUTPUTS);
            if !are_options || usize::from(chosen) >= options.len() {
                return None;
            }
            let features = FeatureSet::from_indices(&indices)?;
            examples.push(Example { features, options: options.to_vec(), chosen: usize::from(chosen) });
            bytes = rest;
        }
        bytes.is_empty().then_some(Dataset { players, examples })
    }
}

/// A random player for a recorded table: mostly search bots, and others as their opponents.
fn random_player(rng: &mut BotRng) -> BotName {
    match rng.next_f32() {
        part if part < 0.45 => BotName::Pimc,
        part if part < 0.65 => BotName::Ismcts,
        part if part < 0.85 => BotName::Strong,
        _ => BotName::Medium,
    }
}

/// Plays one round and records the moves of the search bots.
fn collect(players: PlayerCount, rng: &mut BotRng, examples: &mut Vec<Example>) {
    let rules = house_rules(players, rng);
    let lineup: [BotName; 4] = std::array::from_fn(|_| random_player(rng));
    let dealer = players.step(Seat::S0, (rng.next_f32() * players.count() as f32) as usize);
    let mut round = Round::new(&rules, Deal::random(players, dealer, &mut rng.0));
    while let Some(seat) = round.waiting().next() {
        let view = round.view(seat);
        let player = lineup[seat.index()];
        // The level may change; a recorded round must stay as it was.
        let bot = if player == BotName::Medium { Box::new(Heuristic) } else { player.bot() };
        let action = bot.act(&view, RECORDED_BUDGET, rng);
        let legal = view.legal();
        if matches!(player, BotName::Pimc | BotName::Ismcts) && legal.len() > 1 {
            let observation = Observation::from(&view);
            let permutation = SuitPermutation::of(&observation);
            let options = legal.iter().map(|card| permutation.card(card) as u8).collect();
            let chosen = legal.iter().position(|card| card == action.card()).expect("a legal card");
            examples.push(Example { features: FeatureSet::of(&observation, permutation), options, chosen });
        }
        round.apply(seat, action).expect("bots play legal cards");
    }
}

/// The quality of a policy's predictions.
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
        const EPOCHS: u32 = 6;
        const RATE: f32 = 1e-3;
        for epoch in 0..EPOCHS {
            let left = 1.0 - epoch as f32 / EPOCHS as f32;
            self.epoch(dataset, RATE * left, &mut BotRng::new(u64::from(epoch)));
        }
    }

    /// One pass over the dataset in random order.
    fn epoch(&mut self, dataset: &Dataset, rate: f32, rng: &mut BotRng) {
        assert_eq!(self.players, dataset.players, "a dataset for the same number of players");
        const BATCH: usize = 256;
        let mut permutation: Vec<usize> = (0..dataset.count()).collect();
        for last in (1..permutation.len()).rev() {
            permutation.swap(last, ((rng.next_f32() * (last + 1) as f32) as usize).min(last));
        }
        for part in permutation.chunks(BATCH) {
            self.trainer.clear();
            for &index in part {
                self.add(&dataset.examples[index], 1.0 / part.len() as f32);
            }
            self.trainer.step(rate);
        }
    }

    /// Adds the cross-entropy gradient of one example, weighted by `share`.
    fn add(&mut self, example: &Example, share: f32) {
        let mut hidden = Activations::default();
        self.trainer.network.run(example.features.as_slice(), &mut hidden);
        let probabilities = softmax(&self.trainer.network, example, &hidden);
        let mut errors = Vec::with_capacity(probabilities.len());
        for (option, (&output, chance)) in example.options.iter().zip(probabilities).enumerate() {
            let wanted = if option == example.chosen { 1.0 } else { 0.0 };
            errors.push((usize::from(output), (chance - wanted) * share));
        }
        self.trainer.accumulate_gradient(&example.features, &hidden, &errors);
    }

    /// Evaluates the predictions of the averaged weights on a dataset.
    #[must_use]
    pub fn evaluate(&self, dataset: &Dataset) -> Prediction {
        let (mut logs, mut hits) = (0.0, 0.0);
        for example in &dataset.examples {
            let mut hidden = Activations::default();
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
fn softmax(network: &Network, example: &Example, hidden: &Activations) -> ArrayVec<f32, 10> {
    let outputs: Vec<f32> = example.options.iter().map(|&output| network.output(usize::from(output), hidden)).collect();
    let mut weights = softmax_weights(outputs.iter().map(|output| SCALE * output), MODEL.temperature);
    let total: f32 = weights.iter().sum();
    weights.iter_mut().for_each(|weight| *weight /= total);
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::quantized::search_policy;

    #[test]
    fn training_improves_the_prediction_and_is_repeatable() {
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
    fn a_dataset_is_saved_whole_or_refused() {
        for players in PlayerCount::ALL {
            let bytes = Dataset::collect(players, 3, 0..2).to_bytes();
            let read = |bytes: &[u8]| Dataset::from_bytes(players, bytes).map(|dataset| dataset.to_bytes());
            assert_eq!(read(&bytes), Some(bytes.clone()));
            assert_eq!(read(b""), Some(Vec::new()));
            let longer = [&bytes[..], &[0, 0, 0][..]].concat();
            for damaged in [&bytes[1..], &bytes[..bytes.len() - 1], &longer[..], &[200, 1, 0][..]] {
                assert_eq!(read(damaged), None);
            }
        }
    }

    #[test]
    fn training_starts_from_the_value_network() {
        for players in PlayerCount::ALL {
            let weights = ImitationTrainer::new(players).weights();
            assert!(weights == QuantizedNet::encode(&value_net(players).dequantize()));
            let place = if players == PlayerCount::Three { 0 } else { weights.len() };
            assert!(include_bytes!("../../value_net.bin")[place..place + weights.len()] == weights);
        }
    }

    /// Weights in the wrong order, or for the other number of players, would predict nothing.
    #[test]
    fn the_embedded_policy_predicts_search_bots_better_than_the_value_network() {
        for players in PlayerCount::ALL {
            let dataset = Dataset::collect(players, 1_000_003, 0..30);
            let policy = ImitationTrainer { trainer: Trainer::new(search_policy(players).dequantize()), players };
            let (network, policy) = (ImitationTrainer::new(players).evaluate(&dataset), policy.evaluate(&dataset));
            assert!(policy.log2_likelihood > network.log2_likelihood + 0.5, "{network:?} {policy:?}");
        }
    }
}
