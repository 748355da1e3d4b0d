//! How likely a layout is, from how the others have played.
//!
//! What is not ruled out is not equally likely: somebody who throws away a low card when a high one would do has
//! no high one. So each layout is weighed by the chance that players like the network would have chosen, at each
//! of their turns, the cards that they did choose.

use rules::Card;

use crate::net::network::Values;
use crate::observation::Observation;

/// How closely others are taken to follow the network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ChoiceModel {
    /// Over how many points of utility a player hardly cares; small means sharp.
    pub(crate) temperature: f32,
    /// How often a player does something else altogether.
    pub(crate) epsilon: f32,
    /// How often a player by rules of thumb does something else.
    pub(crate) heuristic_epsilon: f32,
}

/// The chance that a player who values the cards like this chooses `card`.
pub(crate) fn softmax_probability(values: &Values, card: Card, model: ChoiceModel) -> f32 {
    let best = values.of[values.best().index()];
    let pull = |card: Card| exp((values.of[card.index()] - best) / model.temperature);
    let total: f32 = values.legal.iter().map(pull).sum();
    (1.0 - model.epsilon) * pull(card) / total + model.epsilon / values.legal.len() as f32
}

/// The chance that a player whose rules of thumb say `best` chooses `card`.
pub(crate) fn epsilon_greedy_probability(observation: &Observation, best: Card, card: Card, model: ChoiceModel) -> f32 {
    let straight = if card == best { 1.0 - model.heuristic_epsilon } else { 0.0 };
    straight + model.heuristic_epsilon / observation.legal().len() as f32
}

/// The exponential function, by squaring: the same bits on every machine, which libraries do not promise.
pub(crate) fn exp(x: f32) -> f32 {
    const SQUARINGS: i32 = 10;
    let mut power = (1.0 + x.max(-500.0) / (1 << SQUARINGS) as f32).max(0.0);
    for _ in 0..SQUARINGS {
        power *= power;
    }
    power
}

/// The logarithm to the base 2 of a positive number: the exponent from the bits, the rest by a short series.
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
