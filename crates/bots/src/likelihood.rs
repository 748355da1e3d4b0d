//! The likelihood of a move under a choice model.
//!
//! Layouts that agree with the cards seen are not equally likely: a player who discards a low card probably has no high
//! one. Each layout is therefore weighted by the probability that its players would have made the moves seen so far.

use arrayvec::ArrayVec;
use rules::{Card, CardSet};

use crate::net::network::MoveValues;
use crate::observation::Observation;

/// The choice model of opponents: softmax over the network's values, mixed with uniformly random moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ChoiceModel {
    /// Softmax temperature in points of utility. Lower is greedier.
    pub(crate) temperature: f32,
    /// The probability of a uniformly random move.
    pub(crate) epsilon: f32,
    /// The same for opponents that follow the heuristic.
    pub(crate) heuristic_epsilon: f32,
}

/// The softmax probability of `card` under these values, mixed with epsilon of the uniform distribution.
pub(crate) fn softmax_probability(values: &MoveValues, card: Card, model: ChoiceModel) -> f32 {
    let weights = softmax_weights(values.legal.iter().map(|card| values.of[card.index()]), model.temperature);
    let total: f32 = weights.iter().sum();
    let chosen = (values.legal & CardSet::below(card)).len();
    (1.0 - model.epsilon) * weights[chosen] / total + model.epsilon / values.legal.len() as f32
}

/// The weights of a softmax, in order: exp(value / temperature), relative to the best value.
pub(crate) fn softmax_weights(values: impl Iterator<Item = f32> + Clone, temperature: f32) -> ArrayVec<f32, 10> {
    let best = values.clone().fold(f32::NEG_INFINITY, f32::max);
    values.map(|value| exp((value - best) / temperature)).collect()
}

/// The epsilon-greedy probability of `card` for a player whose best card is `best`.
pub(crate) fn epsilon_greedy_probability(observation: &Observation, best: Card, card: Card, model: ChoiceModel) -> f32 {
    let greedy = if card == best { 1.0 - model.heuristic_epsilon } else { 0.0 };
    greedy + model.heuristic_epsilon / observation.legal().len() as f32
}

/// The exponential function by repeated squaring. It gives the same bits on every machine, which `f32::exp` does not
/// promise.
pub(crate) fn exp(x: f32) -> f32 {
    const SQUARINGS: i32 = 10;
    let mut power = (1.0 + x.max(-500.0) / (1 << SQUARINGS) as f32).max(0.0);
    for _ in 0..SQUARINGS {
        power *= power;
    }
    power
}

/// The base-2 logarithm of a positive number: the exponent from the bits, the mantissa by a short series.
pub(crate) fn log2(x: f32) -> f32 {
    let bits = x.max(1e-30).to_bits();
    let exponent = (bits >> 23) as i32 - 127;
    let mantissa = f32::from_bits(bits & 0x007F_FFFF | 0x3F80_0000);
    let ratio = (mantissa - 1.0) / (mantissa + 1.0);
    let square = ratio * ratio;
    let series = ratio * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square / 9.0))));
    exponent as f32 + 2.0 * std::f32::consts::LOG2_E * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponent_and_logarithm_are_close_enough() {
        for x in [-20.0_f32, -3.0, -1.0, -0.1, 0.0] {
            assert!((exp(x) - x.exp()).abs() < 0.01 * x.exp() + 1e-6, "{x}");
        }
        for x in [1e-6_f32, 0.01, 0.3, 0.999, 1.0, 1.5, 2.0, 100.0] {
            assert!((log2(x) - x.log2()).abs() < 1e-3, "{x}");
        }
    }
}
