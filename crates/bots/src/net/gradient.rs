//! How a network learns from decisions whose outcome is known.

use super::features::Facts;
use super::network::{
    B1, B2, B3, FIRST, Hidden, Network, PARAMETERS, SECOND, SHARED, W1, W2, W3, add, add_scaled, dot,
};

/// One decision, with what the layers said when it was made.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) facts: Facts,
    pub(crate) hidden: Hidden,
    /// The output of the chosen card.
    pub(crate) output: usize,
    /// What the network expected of the chosen card.
    pub(crate) expected: f32,
    /// What it should have expected.
    pub(crate) target: f32,
}

/// A network in training: its weights, their running average, and the optimiser's memory.
#[derive(Clone, Debug)]
pub(crate) struct Learner {
    pub(crate) network: Network,
    /// The average of the recent weights, which plays better than any of them: the noise of single steps evens out.
    pub(crate) average: Network,
    pub(crate) drift: Vec<f32>,
    pub(crate) spread: Vec<f32>,
    pub(crate) steps: u64,
    gradient: Vec<f32>,
}

impl Learner {
    pub(crate) fn new(network: Network) -> Learner {
        let average = network.clone();
        let zeros = || vec![0.0; PARAMETERS];
        Learner { network, average, drift: zeros(), spread: zeros(), steps: 0, gradient: zeros() }
    }

    /// One step of Adam against the mean squared error of the samples; gives that error.
    pub(crate) fn learn(&mut self, samples: &[Sample], rate: f32) -> f32 {
        self.clear();
        let share = 1.0 / samples.len().max(1) as f32;
        let mut squares = 0.0;
        for sample in samples {
            let error = sample.expected - sample.target;
            squares += error * error;
            let error = error * share;
            self.add_slopes(&sample.facts, &sample.hidden, &[(sample.output, error), (SHARED, error)]);
        }
        self.step(rate);
        squares * share
    }

    /// Forgets the slopes added since the last step.
    pub(crate) fn clear(&mut self) {
        self.gradient.fill(0.0);
    }

    /// Adds what a decision says about the weights: by how much each of some outputs is too high.
    pub(crate) fn add_slopes(&mut self, facts: &Facts, hidden: &Hidden, errors: &[(usize, f32)]) {
        let weights = &self.network.parameters;
        let mut second = [0.0; SECOND];
        for &(output, error) in errors {
            let from = W3 + output * SECOND;
            let row: &[f32; SECOND] = weights[from..].first_chunk().expect("a whole row");
            add_scaled(&mut second, row, error);
            let row: &mut [f32; SECOND] = self.gradient[from..].first_chunk_mut().expect("a whole row");
            add_scaled(row, &hidden.second, error);
            self.gradient[B3 + output] += error;
        }
        for (slope, &unit) in second.iter_mut().zip(&hidden.second) {
            *slope = if unit > 0.0 { *slope } else { 0.0 };
        }
        add(self.gradient[B2..].first_chunk_mut().expect("a whole row"), &second);
        let mut first = [0.0; FIRST];
        let (rows, _) = weights[W2..B2].as_chunks::<SECOND>();
        let (slopes, _) = self.gradient[W2..B2].as_chunks_mut::<SECOND>();
        for (index, &unit) in hidden.first.iter().enumerate() {
            if unit > 0.0 {
                add_scaled(&mut slopes[index], &second, unit);
                first[index] = dot(&rows[index], &second);
            }
        }
        add(self.gradient[B1..].first_chunk_mut().expect("a whole row"), &first);
        let (columns, _) = self.gradient[W1..B1].as_chunks_mut::<FIRST>();
        for &fact in facts.as_slice() {
            add(&mut columns[usize::from(fact)], &first);
        }
    }

    /// One step of Adam against the slopes added since the last.
    pub(crate) fn step(&mut self, rate: f32) {
        const KEEP_DRIFT: f32 = 0.9;
        const KEEP_SPREAD: f32 = 0.999;
        self.steps += 1;
        // How much of the two running averages still is their empty start.
        let start = |keep: f32| 1.0 - (0..self.steps.min(10_000)).fold(1.0_f32, |power, _| power * keep);
        let (drift_start, spread_start) = (start(KEEP_DRIFT), start(KEEP_SPREAD));
        let rate = rate * spread_start.sqrt() / drift_start;
        // The average reaches further back as training goes on.
        let blend = (10.0 / (self.steps as f32 + 10.0)).max(0.001);
        let rows = self.network.parameters.iter_mut().zip(&mut self.average.parameters);
        let memory = self.drift.iter_mut().zip(&mut self.spread).zip(&self.gradient);
        for ((weight, average), ((drift, spread), &slope)) in rows.zip(memory) {
            *drift = KEEP_DRIFT * *drift + (1.0 - KEEP_DRIFT) * slope;
            *spread = KEEP_SPREAD * *spread + (1.0 - KEEP_SPREAD) * slope * slope;
            *weight -= rate * *drift / (spread.sqrt() + 1e-8);
            *average += blend * (*weight - *average);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;
    use crate::net::features::{INPUTS, Order};
    use crate::sight::Scene;
    use rules::{Deal, Rules, Seat};

    fn sample(network: &Network, seed: u64) -> Sample {
        let rules = Rules::default();
        let deal = Deal::random(rules.players, Seat::new(0), &mut Dice::new(seed).0);
        let sight = Scene::start(&rules, deal.hands(), deal.chest(), deal.first_leader()).sight(Seat::new(2));
        let order = Order::of(&sight);
        let facts = Facts::of(&sight, order);
        let mut hidden = Hidden::default();
        network.run(facts.as_slice(), &mut hidden);
        let output = order.card(sight.legal().nth(3));
        let expected = network.output(output, &hidden) + network.output(SHARED, &hidden);
        Sample { facts, hidden, output, expected, target: 0.7 }
    }

    /// The slope found by nudging one weight agrees with the one that is computed.
    #[test]
    fn the_gradient_is_the_slope_of_the_error() {
        let network = Network::fresh(&mut Dice::new(5));
        let mut learner = Learner::new(network.clone());
        let before = sample(&network, 9);
        let error = before.expected - before.target;
        learner.add_slopes(&before.facts, &before.hidden, &[(before.output, error), (SHARED, error)]);
        let fact = usize::from(before.facts.as_slice()[4]);
        let places = [
            W1 + fact * FIRST + 7,
            W1 + fact * FIRST + 100,
            B1 + 31,
            W2 + 40 * SECOND + 5,
            B2 + 9,
            W3 + 70,
            B3 + SHARED,
        ];
        let mut moved = 0;
        for place in places.into_iter().chain((W2..B2).step_by(97)) {
            let error = |nudge: f32| {
                let mut nudged = network.clone();
                nudged.parameters[place] += nudge;
                let after = sample(&nudged, 9);
                0.5 * (f64::from(after.expected) - f64::from(after.target)).powi(2)
            };
            let slope = (error(2e-3) - error(-2e-3)) / 4e-3;
            let computed = f64::from(learner.gradient[place]);
            assert!((slope - computed).abs() < 2e-3 + 0.03 * slope.abs(), "at {place}: {slope} but {computed}");
            moved += usize::from(computed != 0.0);
        }
        assert!(moved > 10);
        assert_eq!(B1, INPUTS * FIRST);
    }

    #[test]
    fn it_learns_a_few_decisions_by_heart() {
        let mut learner = Learner::new(Network::fresh(&mut Dice::new(1)));
        let mut error = f32::INFINITY;
        for _ in 0..200 {
            let samples: Vec<Sample> =
                (0..8).map(|seed| Sample { target: seed as f32 / 8.0, ..sample(&learner.network, seed) }).collect();
            error = learner.learn(&samples, 1e-3);
        }
        assert!(error < 1e-3, "{error}");
    }
}
