//! The quantized network: the first layer in 16-bit integers.
//!
//! Quantisation stores weights as integers. Most of the time goes into adding rows of the first layer; 16-bit integers
//! need half the memory, and a processor adds twice as many at once. The rounding error is far below the accuracy of
//! the network.

use std::sync::LazyLock;

use rules::PlayerCount;
use wide::{f32x16, i16x16};

use super::accumulator::{Accumulator, AccumulatorCache};
use super::features::{FeatureBits, INPUTS, SuitPermutation, for_each_bit};
use super::network::{B1, B2, B3, FIRST, MoveValues, Network, OUTPUTS, PARAMETERS, SECOND, W1, dot};
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
        let first = Accumulator::of(&self.rows, &FeatureBits::of(observation, permutation));
        self.values_of(&first, observation, permutation)
    }

    /// The same values, from the sums of an earlier decision that are in `cache`, which must have been used with no
    /// other network.
    pub(crate) fn values_with(&self, cache: &mut AccumulatorCache, observation: &Observation) -> MoveValues {
        let permutation = SuitPermutation::of(observation);
        let first = cache.updated(&self.rows, observation, permutation);
        self.values_of(first, observation, permutation)
    }

    #[inline]
    fn values_of(&self, first: &Accumulator, observation: &Observation, permutation: SuitPermutation) -> MoveValues {
        let hidden = self.second_layer(first.sums());
        let output = |index: usize| self.output_bias[index] + dot(&self.outputs[index], &hidden);
        MoveValues::of_outputs(observation.legal(), permutation, output)
    }

    #[inline]
    fn second_layer(&self, first: &[i16; FIRST]) -> [f32; SECOND] {
        const VECTORS: usize = SECOND / 16;
        let (bias, _) = self.second_bias.as_chunks::<16>();
        let mut second: [f32x16; VECTORS] = std::array::from_fn(|index| f32x16::new(bias[index]));
        let (units, _) = first.as_chunks::<64>();
        let (rows, _) = self.second.as_chunks::<64>();
        for (units, rows) in units.iter().zip(rows) {
            for_each_bit(positive(units), |unit| {
                let factor = f32x16::splat(f32::from(units[unit]) / STEPS);
                let (weights, _) = rows[unit].as_chunks::<16>();
                for (sum, weights) in second.iter_mut().zip(weights) {
                    // A product and a sum, each rounded: a fused step would give other bits.
                    *sum += factor * f32x16::new(*weights);
                }
            });
        }
        let mut activations = [0.0; SECOND];
        for (activations, sums) in activations.as_chunks_mut::<16>().0.iter_mut().zip(second) {
            *activations = sums.to_array().map(|unit| unit.max(0.0));
        }
        activations
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

/// A bit for each positive number. Which ones are positive is unpredictable, so a branch for each would cost more.
#[inline]
fn positive(numbers: &[i16; 64]) -> u64 {
    let (chunks, _) = numbers.as_chunks::<16>();
    let masks = chunks.iter().map(|chunk| i16x16::new(*chunk).simd_gt(i16x16::ZERO).to_bitmask());
    masks.enumerate().fold(0, |all, (index, mask)| all | u64::from(mask) << (16 * index))
}

/// The two networks of embedded weights: for three players and for four.
fn embedded(bytes: &[u8]) -> [QuantizedNet; 2] {
    assert_eq!(bytes.len(), 2 * BYTES, "the embedded weights are whole");
    let (three, four) = bytes.split_at(BYTES);
    [three, four].map(|bytes| QuantizedNet::decode(bytes).expect("the embedded weights are whole"))
}

static VALUE_NETS: LazyLock<[QuantizedNet; 2]> = LazyLock::new(|| embedded(include_bytes!("../../value_net.bin")));
static SEARCH_POLICIES: LazyLock<[QuantizedNet; 2]> =
    LazyLock::new(|| embedded(include_bytes!("../../search_policy.bin")));

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
