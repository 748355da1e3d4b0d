//! The quantized network: the first layer in 16-bit integers.
//!
//! Quantisation stores weights as integers. Most of the time goes into adding rows of the first layer; 16-bit integers need half
//! the memory, and a processor adds twice as many at once. The rounding error is far below the accuracy of the network.

use std::sync::LazyLock;

use rules::PlayerCount;

use super::features::{FeatureSet, INPUTS, SuitPermutation};
use super::network::{B1, B2, B3, FIRST, MoveValues, Network, OUTPUTS, PARAMETERS, SECOND, W1, add_scaled, dot};
use crate::observation::Observation;

/// The quantisation scale: the integer that stands for 1.
const STEPS: f32 = 512.0;
/// The weights after the first layer.
const REST: usize = PARAMETERS - B1 - FIRST;
/// Bytes of one network.
const BYTES: usize = 2 * (INPUTS + 1) * FIRST + 4 * REST;

/// A quantized network for inference.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct QuantizedNet {
    /// One row for each feature, then the bias.
    rows: Vec<[i16; FIRST]>,
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    outputs: Vec<[f32; SECOND]>,
    output_bias: [f32; OUTPUTS],
}

impl QuantizedNet {
    /// The value of each legal card for the seat, in points of utility.
    pub(crate) fn values(&self, observation: &Observation) -> MoveValues {
        let permutation = SuitPermutation::of(observation);
        let features = FeatureSet::of(observation, permutation);
        let hidden = self.hidden(features.as_slice());
        let output = |index: usize| self.output_bias[index] + dot(&self.outputs[index], &hidden);
        MoveValues::of_outputs(observation.legal(), permutation, output)
    }

    #[inline]
    fn hidden(&self, features: &[u16]) -> [f32; SECOND] {
        let mut first = self.rows[INPUTS];
        for &feature in features {
            let row = &self.rows[usize::from(feature)];
            for (sum, value) in first.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*value);
            }
        }
        // Collects the active units without a branch: which units are active is unpredictable, and mispredictions cost more.
        let (mut active, mut count) = ([0; FIRST], 0);
        for (index, &unit) in first.iter().enumerate() {
            active[count] = index;
            count += usize::from(unit > 0);
        }
        let mut second = self.second_bias;
        for &index in &active[..count] {
            add_scaled(&mut second, &self.second[index], f32::from(first[index]) / STEPS);
        }
        second.map(|unit| unit.max(0.0))
    }

    /// The bytes of a trained network, as they are checked in.
    pub(crate) fn encode(network: &Network) -> Vec<u8> {
        let parameters = &network.parameters;
        let whole = |weight: &f32| ((weight * STEPS).round().clamp(-30_000.0, 30_000.0) as i16).to_le_bytes();
        let first = parameters[W1..B1 + FIRST].iter().flat_map(whole);
        let rest = parameters[B1 + FIRST..].iter().flat_map(|weight| weight.to_le_bytes());
        first.chain(rest).collect()
    }

    /// The network in floating point, to train it further.
    pub(crate) fn dequantize(&self) -> Network {
        let first = self.rows.iter().flatten().map(|&weight| f32::from(weight) / STEPS);
        let rest = self.second.iter().flatten().chain(&self.second_bias).chain(self.outputs.iter().flatten());
        Network { parameters: first.chain(rest.chain(&self.output_bias).copied()).collect() }
    }

    /// The network of encoded bytes; `None` if there are too few or too many.
    fn decode(bytes: &[u8]) -> Option<QuantizedNet> {
        let (first, rest) = bytes.split_at_checked(2 * (INPUTS + 1) * FIRST)?;
        let whole: Vec<i16> = first.as_chunks::<2>().0.iter().map(|pair| i16::from_le_bytes(*pair)).collect();
        let rest: Vec<f32> = rest.as_chunks::<4>().0.iter().map(|four| f32::from_le_bytes(*four)).collect();
        let part = |from: usize, to: usize| rest.get(from - B1 - FIRST..to - B1 - FIRST);
        Some(QuantizedNet {
            rows: whole.as_chunks::<FIRST>().0.to_vec(),
            second: part(B1 + FIRST, B2)?.as_chunks::<SECOND>().0.to_vec(),
            second_bias: part(B2, B2 + SECOND)?.try_into().ok()?,
            outputs: part(B2 + SECOND, B3)?.as_chunks::<SECOND>().0.to_vec(),
            output_bias: part(B3, PARAMETERS)?.try_into().ok()?,
        })
    }
}

/// The two networks of embedded weights: for three players and for four.
fn embedded(bytes: &[u8]) -> [QuantizedNet; 2] {
    assert_eq!(bytes.len(), 2 * BYTES, "the embedded weights are whole");
    let (three, four) = bytes.split_at(BYTES);
    [three, four].map(|bytes| QuantizedNet::decode(bytes).expect("the embedded weights are whole"))
}

static VALUE_NETS: LazyLock<[QuantizedNet; 2]> = LazyLock::new(|| embedded(include_bytes!("../../weights.bin")));
static SEARCH_POLICIES: LazyLock<[QuantizedNet; 2]> = LazyLock::new(|| embedded(include_bytes!("../../habits.bin")));

/// The value network for this number of players.
pub(crate) fn value_net(players: PlayerCount) -> &'static QuantizedNet {
    &VALUE_NETS[players.count() - 3]
}

/// The policy network that predicts the moves of search bots, for this number of players.
pub(crate) fn search_policy(players: PlayerCount) -> &'static QuantizedNet {
    &SEARCH_POLICIES[players.count() - 3]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotRng;
    use crate::observation::SimState;
    use rules::{Deal, Rules};

    #[test]
    fn quantisation_changes_no_value_by_a_point() {
        let network = Network::fresh(&mut BotRng::new(3));
        let quantized = QuantizedNet::decode(&QuantizedNet::encode(&network)).expect("its own bytes");
        let rules = Rules::default();
        for seed in 0..50 {
            let deal = Deal::random(rules.players, rules::Seat::S1, &mut BotRng::new(seed).0);
            let state = SimState::start(&rules, deal.hands(), deal.chest(), deal.first_leader());
            let observation = state.observe(rules::Seat::S0);
            let (exact, quantized) = (network.values(&observation), quantized.values(&observation));
            for card in exact.legal {
                assert!((exact.of[card.index()] - quantized.of[card.index()]).abs() < 1.0);
            }
        }
        assert!(QuantizedNet::decode(&[0; 100]).is_none());
    }
}
