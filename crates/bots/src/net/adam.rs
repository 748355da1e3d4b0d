//! Backpropagation and the Adam optimiser.

use super::features::FeatureSet;
use super::network::{
    Activations, B1, B2, B3, FIRST, Network, PARAMETERS, SECOND, SHARED, W1, W2, W3, add, add_scaled, dot,
};

/// One decision, with its activations and its training target.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) features: FeatureSet,
    pub(crate) hidden: Activations,
    /// The output of the chosen card.
    pub(crate) output: usize,
    /// The network's value of the chosen card.
    pub(crate) expected: f32,
    /// The target value.
    pub(crate) target: f32,
}

/// A network in training: its weights, their moving average, and the moments of Adam.
#[derive(Clone, Debug)]
pub(crate) struct Trainer {
    pub(crate) network: Network,
    /// The moving average of the weights. It plays better than the last weights, because the noise of single steps
    /// averages out.
    pub(crate) average: Network,
    pub(crate) first_moment: Vec<f32>,
    pub(crate) second_moment: Vec<f32>,
    pub(crate) steps: u64,
    gradient: Vec<f32>,
}

impl Trainer {
    pub(crate) fn new(network: Network) -> Trainer {
        let average = network.clone();
        let zeros = || vec![0.0; PARAMETERS];
        Trainer { network, average, first_moment: zeros(), second_moment: zeros(), steps: 0, gradient: zeros() }
    }

    /// One step of Adam against the mean squared error of the samples. Returns that error.
    pub(crate) fn learn(&mut self, samples: &[Sample], rate: f32) -> f32 {
        self.clear();
        let share = 1.0 / samples.len().max(1) as f32;
        let mut squares = 0.0;
        for sample in samples {
            let error = sample.expected - sample.target;
            squares += error * error;
            let error = error * share;
            self.accumulate_gradient(&sample.features, &sample.hidden, &[(sample.output, error), (SHARED, error)]);
        }
        self.step(rate);
        squares * share
    }

    /// Resets the gradient.
    pub(crate) fn clear(&mut self) {
        self.gradient.fill(0.0);
    }

    /// Backpropagates the errors of some outputs and adds the result to the gradient.
    pub(crate) fn accumulate_gradient(&mut self, features: &FeatureSet, hidden: &Activations, errors: &[(usize, f32)]) {
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
        for &feature in features.as_slice() {
            add(&mut columns[usize::from(feature)], &first);
        }
    }

    /// One Adam step along the accumulated gradient.
    pub(crate) fn step(&mut self, rate: f32) {
        const BETA1: f32 = 0.9;
        const BETA2: f32 = 0.999;
        self.steps += 1;
        // Bias correction of the two moments, which start at 0.
        let start = |keep: f32| 1.0 - (0..self.steps.min(10_000)).fold(1.0_f32, |power, _| power * keep);
        let (first_start, second_start) = (start(BETA1), start(BETA2));
        let rate = rate * second_start.sqrt() / first_start;
        // The average reaches further back as training goes on.
        let blend = (10.0 / (self.steps as f32 + 10.0)).max(0.001);
        let rows = self.network.parameters.iter_mut().zip(&mut self.average.parameters);
        let memory = self.first_moment.iter_mut().zip(&mut self.second_moment).zip(&self.gradient);
        for ((weight, average), ((first_moment, second_moment), &slope)) in rows.zip(memory) {
            *first_moment = BETA1 * *first_moment + (1.0 - BETA1) * slope;
            *second_moment = BETA2 * *second_moment + (1.0 - BETA2) * slope * slope;
            *weight -= rate * *first_moment / (second_moment.sqrt() + 1e-8);
            *average += blend * (*weight - *average);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotRng;
    use crate::net::features::{INPUTS, SuitPermutation};
    use crate::observation::SimState;
    use rules::{Deal, Rules, Seat};

    fn sample(network: &Network, seed: u64) -> Sample {
        let rules = Rules::default();
        let deal = Deal::random(rules.players, Seat::S0, &mut BotRng::new(seed).0);
        let observation = SimState::start(&rules, deal.hands(), deal.chest(), deal.first_leader()).observe(Seat::S2);
        let permutation = SuitPermutation::of(&observation);
        let features = FeatureSet::of(&observation, permutation);
        let mut hidden = Activations::default();
        network.run(features.as_slice(), &mut hidden);
        let output = permutation.card(observation.legal().iter().nth(3).expect("a whole hand"));
        let expected = network.output(output, &hidden) + network.output(SHARED, &hidden);
        Sample { features, hidden, output, expected, target: 0.7 }
    }

    /// The slope found by nudging one weight agrees with the one that is computed.
    #[test]
    fn the_gradient_is_the_slope_of_the_error() {
        let network = Network::fresh(&mut BotRng::new(5));
        let mut trainer = Trainer::new(network.clone());
        let before = sample(&network, 9);
        let error = before.expected - before.target;
        trainer.accumulate_gradient(&before.features, &before.hidden, &[(before.output, error), (SHARED, error)]);
        let feature = usize::from(before.features.as_slice()[4]);
        let places = [
            W1 + feature * FIRST + 7,
            W1 + feature * FIRST + 100,
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
            let computed = f64::from(trainer.gradient[place]);
            assert!((slope - computed).abs() < 2e-3 + 0.03 * slope.abs(), "at {place}: {slope} but {computed}");
            moved += usize::from(computed != 0.0);
        }
        assert!(moved > 10);
        assert_eq!(B1, INPUTS * FIRST);
    }

    #[test]
    fn training_fits_a_few_decisions() {
        let mut trainer = Trainer::new(Network::fresh(&mut BotRng::new(1)));
        let mut error = f32::INFINITY;
        for _ in 0..200 {
            let samples: Vec<Sample> =
                (0..8).map(|seed| Sample { target: seed as f32 / 8.0, ..sample(&trainer.network, seed) }).collect();
            error = trainer.learn(&samples, 1e-3);
        }
        assert!(error < 1e-3, "{error}");
    }
}
