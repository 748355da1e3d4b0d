//! Training by self-play.
//!
//! The network plays rounds against itself and sometimes against the heuristic, and each decision is trained towards
//! its lambda return. A [`Training`] depends only on its seed and counters, so a run that was saved and resumed gives
//! the same weights as one that never stopped.

use rules::PlayerCount;

use super::adam::{Sample, Trainer};
use super::network::{Network, PARAMETERS};
use super::quantized::QuantizedNet;
use super::selfplay::{SelfPlayConfig, measure, play};
use crate::BotRng;

/// Rounds between two steps of the weights.
const BATCH: u64 = 32;
/// The number of batches with four players out of every ten.
const FOUR_OF_TEN: u64 = 6;

/// Settings of a training run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrainingConfig {
    /// The step size at the start.
    pub rate: f32,
    /// The step size at the end.
    pub last_rate: f32,
    /// The rounds over which the step size falls.
    pub rounds: u64,
    /// The lambda of the returns: 1 trains on the outcome alone, lower values mix in the network's own later estimates.
    pub lambda: f32,
}

impl Default for TrainingConfig {
    fn default() -> TrainingConfig {
        TrainingConfig { rate: 1e-3, last_rate: 5e-5, rounds: 6_000_000, lambda: 0.85 }
    }
}

/// A point of the learning curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvePoint {
    /// Rounds played so far.
    pub rounds: u64,
    /// Utility per round against two heuristic players.
    pub three: f32,
    /// Utility per round against three heuristic players.
    pub four: f32,
}

/// A run of training.
#[derive(Clone, Debug)]
pub struct Training {
    seed: u64,
    config: TrainingConfig,
    rounds: u64,
    trainers: [Trainer; 2],
    curve: Vec<CurvePoint>,
    samples: Vec<Sample>,
}

impl Training {
    /// A run from the very start.
    #[must_use]
    pub fn new(seed: u64, config: TrainingConfig) -> Training {
        let mut rng = BotRng::new(seed);
        let trainers = std::array::from_fn(|_| Trainer::new(Network::fresh(&mut rng)));
        Training { seed, config, rounds: 0, trainers, curve: Vec::new(), samples: Vec::new() }
    }

    /// The seed of the run.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The settings of the run.
    #[must_use]
    pub fn config(&self) -> TrainingConfig {
        self.config
    }

    /// Rounds played so far.
    #[must_use]
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The learning curve so far.
    #[must_use]
    pub fn curve(&self) -> &[CurvePoint] {
        &self.curve
    }

    /// Plays one batch of rounds and learns from it. Returns the mean squared error, in hundreds of points.
    pub fn step(&mut self) -> f32 {
        let four = (self.rounds / BATCH) % 10 < FOUR_OF_TEN;
        let players = if four { PlayerCount::Four } else { PlayerCount::Three };
        let part = (self.rounds as f32 / self.config.rounds as f32).min(1.0);
        let self_play = SelfPlayConfig { epsilon: 0.06 - 0.04 * part, lambda: self.config.lambda };
        let trainer = &mut self.trainers[players.count() - 3];
        self.samples.clear();
        for round in self.rounds..self.rounds + BATCH {
            let mut rng = BotRng::for_decision(self.seed, round, 0, 0);
            play(&trainer.network, players, self_play, &mut rng, &mut self.samples);
        }
        self.rounds += BATCH;
        trainer.learn(&self.samples, smoothstep_rate(&self.config, part))
    }

    /// Measures the averaged weights against the heuristic and adds the point to the curve.
    pub fn measure(&mut self, deals: u64) -> CurvePoint {
        let [three, four] =
            PlayerCount::ALL.map(|players| measure(&self.trainers[players.count() - 3].average, players, deals));
        let point = CurvePoint { rounds: self.rounds, three, four };
        self.curve.push(point);
        point
    }

    /// The weights to play with: the averaged ones, three players first, as the crate embeds them.
    #[must_use]
    pub fn weights(&self) -> Vec<u8> {
        self.trainers.iter().flat_map(|trainer| QuantizedNet::encode(&trainer.average)).collect()
    }

    /// The checkpoint: the whole state, from which the run can resume.
    #[must_use]
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        let counters = [self.seed, self.rounds, self.config.rounds, self.curve.len() as u64];
        counters
            .iter()
            .chain(self.trainers.iter().map(|trainer| &trainer.steps))
            .for_each(|n| bytes.extend(n.to_le_bytes()));
        bytes.extend(to_bytes(&[self.config.rate, self.config.last_rate, self.config.lambda]));
        for point in &self.curve {
            bytes.extend(point.rounds.to_le_bytes());
            bytes.extend(to_bytes(&[point.three, point.four]));
        }
        for trainer in &self.trainers {
            for row in [
                &trainer.network.parameters,
                &trainer.average.parameters,
                &trainer.first_moment,
                &trainer.second_moment,
            ] {
                bytes.extend(to_bytes(row));
            }
        }
        bytes
    }

    /// Resumes a run from its checkpoint; `None` if the bytes are not a checkpoint of this version.
    #[must_use]
    pub fn restore(bytes: &[u8]) -> Option<Training> {
        let mut bytes = bytes.strip_prefix(MARK)?;
        let [seed, rounds, planned, points, three_steps, four_steps] = take_counters(&mut bytes)?;
        let config = take_floats(&mut bytes, 3)?;
        let config = TrainingConfig { rate: config[0], last_rate: config[1], rounds: planned, lambda: config[2] };
        let mut training = Training { rounds, ..Training::new(seed, config) };
        for _ in 0..points {
            let [rounds] = take_counters(&mut bytes)?;
            let values = take_floats(&mut bytes, 2)?;
            training.curve.push(CurvePoint { rounds, three: values[0], four: values[1] });
        }
        for (trainer, steps) in training.trainers.iter_mut().zip([three_steps, four_steps]) {
            trainer.steps = steps;
            let rows = [
                &mut trainer.network.parameters,
                &mut trainer.average.parameters,
                &mut trainer.first_moment,
                &mut trainer.second_moment,
            ];
            for row in rows {
                *row = take_floats(&mut bytes, PARAMETERS)?;
            }
        }
        bytes.is_empty().then_some(training)
    }
}

/// The first bytes of a checkpoint.
const MARK: &[u8] = b"qyrsqyrs training 1\n";

/// The learning rate, which falls from the first to the last value along a smoothstep curve.
fn smoothstep_rate(config: &TrainingConfig, part: f32) -> f32 {
    let left = 1.0 - part;
    config.last_rate + (config.rate - config.last_rate) * left * left * (3.0 - 2.0 * left)
}

fn to_bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn take_counters<const N: usize>(bytes: &mut &[u8]) -> Option<[u64; N]> {
    let mut counters = [0; N];
    for counter in &mut counters {
        let (head, rest) = bytes.split_first_chunk::<8>()?;
        (*counter, *bytes) = (u64::from_le_bytes(*head), rest);
    }
    Some(counters)
}

fn take_floats(bytes: &mut &[u8], count: usize) -> Option<Vec<f32>> {
    let (head, rest) = bytes.split_at_checked(4 * count)?;
    *bytes = rest;
    Some(head.as_chunks::<4>().0.iter().map(|chunk| f32::from_le_bytes(*chunk)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_resumed_run_gives_the_same_weights() {
        let config = TrainingConfig { rounds: 1000, ..TrainingConfig::default() };
        let mut uninterrupted = Training::new(3, config);
        (0..8).for_each(|_| _ = uninterrupted.step());
        uninterrupted.measure(2);
        let mut resumed = Training::restore(&uninterrupted.checkpoint()).expect("its own checkpoint");
        assert_eq!(resumed.curve(), uninterrupted.curve());
        for run in [&mut uninterrupted, &mut resumed] {
            (0..6).for_each(|_| _ = run.step());
        }
        assert!(resumed.weights() == uninterrupted.weights());
        assert_eq!(resumed.rounds(), uninterrupted.rounds());
    }

    #[test]
    fn invalid_checkpoints_are_refused() {
        let bytes = Training::new(3, TrainingConfig::default()).checkpoint();
        assert!(Training::restore(&bytes[..bytes.len() - 1]).is_none());
        assert!(Training::restore(&bytes[1..]).is_none());
        assert!(Training::restore(b"").is_none());
    }
}
