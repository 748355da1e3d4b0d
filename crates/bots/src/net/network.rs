//! A small network: two hidden layers, and one value for each card.
//!
//! All arithmetic is `f32` in a fixed order, without fused steps, so that every machine gets the same bits.

use rules::CardSet;

use super::features::{FeatureSet, INPUTS, MAX_ACTIVE, SuitPermutation};
use crate::BotRng;
use crate::observation::Observation;

/// Units of the first hidden layer.
pub(crate) const FIRST: usize = 256;
/// Units of the second hidden layer.
pub(crate) const SECOND: usize = 64;
/// One output for each card, and one that all cards share.
pub(crate) const OUTPUTS: usize = 33;
/// The output that all cards share.
pub(crate) const SHARED: usize = 32;

pub(crate) const W1: usize = 0;
pub(crate) const B1: usize = W1 + INPUTS * FIRST;
pub(crate) const W2: usize = B1 + FIRST;
pub(crate) const B2: usize = W2 + FIRST * SECOND;
pub(crate) const W3: usize = B2 + SECOND;
pub(crate) const B3: usize = W3 + OUTPUTS * SECOND;
/// All numbers of the network.
pub(crate) const PARAMETERS: usize = B3 + OUTPUTS;

/// The unit of the outputs, in points.
pub(crate) const SCALE: f32 = 100.0;

/// The weights, in one row: the first layer by input, the second by unit of the first, the third by output.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Network {
    pub(crate) parameters: Vec<f32>,
}

/// The activations of the hidden layers for one observation.
#[derive(Clone, Debug)]
pub(crate) struct Activations {
    pub(crate) first: [f32; FIRST],
    pub(crate) second: [f32; SECOND],
}

/// The value of each legal card, in points of utility.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveValues {
    pub(crate) legal: CardSet,
    pub(crate) of: [f32; 32],
}

impl MoveValues {
    /// The values of the legal cards from the outputs of a network.
    #[inline]
    pub(crate) fn of_outputs(
        legal: CardSet,
        permutation: SuitPermutation,
        output: impl Fn(usize) -> f32,
    ) -> MoveValues {
        let shared = output(SHARED);
        let mut of = [0.0; 32];
        for card in legal {
            of[card.index()] = SCALE * (shared + output(permutation.card(card)));
        }
        MoveValues { legal, of }
    }

    /// The legal card of the highest value.
    pub(crate) fn best(&self) -> rules::Card {
        let mut best = self.legal.nth_unchecked(0);
        for card in self.legal {
            if self.of[card.index()] > self.of[best.index()] {
                best = card;
            }
        }
        best
    }
}

impl Network {
    /// A network with random initial weights.
    pub(crate) fn fresh(rng: &mut BotRng) -> Network {
        const TYPICAL_ACTIVE: f32 = 60.0;
        let mut parameters = vec![0.0; PARAMETERS];
        let mut fill = |from: usize, to: usize, inputs: f32| {
            let reach = (3.0 / inputs).sqrt();
            parameters[from..to].iter_mut().for_each(|weight| *weight = (2.0 * rng.next_f32() - 1.0) * reach);
        };
        fill(W1, B1, TYPICAL_ACTIVE);
        fill(W2, B2, FIRST as f32 / 2.0);
        fill(W3, B3, SECOND as f32 * 4.0);
        Network { parameters }
    }

    /// The value of each legal card for the seat.
    pub(crate) fn values(&self, observation: &Observation) -> MoveValues {
        let permutation = SuitPermutation::of(observation);
        let features = FeatureSet::of(observation, permutation);
        let mut hidden = Activations::default();
        self.run(features.as_slice(), &mut hidden);
        MoveValues::of_outputs(observation.legal(), permutation, |index| self.output(index, &hidden))
    }

    /// Runs both hidden layers.
    pub(crate) fn run(&self, features: &[u16], hidden: &mut Activations) {
        debug_assert!(features.len() <= MAX_ACTIVE);
        let (first, second) = (&mut hidden.first, &mut hidden.second);
        first.copy_from_slice(&self.parameters[B1..B1 + FIRST]);
        let (columns, _) = self.parameters[W1..B1].as_chunks::<FIRST>();
        for &feature in features {
            add(first, &columns[usize::from(feature)]);
        }
        first.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        second.copy_from_slice(&self.parameters[B2..B2 + SECOND]);
        let (rows, _) = self.parameters[W2..B2].as_chunks::<SECOND>();
        for (&unit, row) in first.iter().zip(rows) {
            if unit > 0.0 {
                add_scaled(second, row, unit);
            }
        }
        second.iter_mut().for_each(|unit| *unit = unit.max(0.0));
    }

    /// One output, in hundreds of points.
    #[inline]
    pub(crate) fn output(&self, output: usize, hidden: &Activations) -> f32 {
        let from = W3 + output * SECOND;
        self.parameters[B3 + output] + dot(&self.parameters[from..from + SECOND], &hidden.second)
    }
}

impl Default for Activations {
    fn default() -> Activations {
        Activations { first: [0.0; FIRST], second: [0.0; SECOND] }
    }
}

/// Adds `row` to `sum`.
#[inline]
pub(crate) fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N]) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += value;
    }
}

/// Adds a multiple of `row` to `sum`.
#[inline]
pub(crate) fn add_scaled<const N: usize>(sum: &mut [f32; N], row: &[f32; N], factor: f32) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += factor * value;
    }
}

/// The dot product of two rows, summed in eight lanes: the order is fixed, and vectors are still used.
#[inline]
pub(crate) fn dot(left: &[f32], right: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; 8];
    for (left, right) in left.as_chunks::<8>().0.iter().zip(right.as_chunks::<8>().0) {
        for lane in 0..8 {
            lanes[lane] += left[lane] * right[lane];
        }
    }
    ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5])) + ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]))
}
