//! The sums of the first layer, kept from one decision to the next.
//!
//! Two decisions of a seat at the same point of the round share most of their features. Adding the rows of the features
//! that are new and subtracting those of the features that are gone gives the same sums as computing them afresh, bit
//! for bit, because integers wrap and do not round. Chess engines call this an efficiently updatable network (NNUE).

use wide::i16x32;

use super::features::{FeatureBits, INPUTS, SuitPermutation};
use super::network::FIRST;
use crate::observation::Observation;

/// The weights of the first layer: a row for each feature, then the bias.
pub(crate) type Rows = [[i16; FIRST]];

/// The sums of the first layer for a set of features.
#[derive(Clone, Debug)]
pub(crate) struct Accumulator {
    features: FeatureBits,
    sums: [i16; FIRST],
}

impl Accumulator {
    /// The sums of a set of features.
    pub(crate) fn of(rows: &Rows, features: &FeatureBits) -> Accumulator {
        let mut sums = rows[INPUTS];
        add_rows(&mut sums, rows, features);
        Accumulator { features: *features, sums }
    }

    /// The sums of other features, from these if they have much in common.
    pub(crate) fn update(&mut self, rows: &Rows, features: &FeatureBits) {
        let (added, removed) = (features.without(&self.features), self.features.without(features));
        if added.len() + removed.len() < features.len() {
            add_rows(&mut self.sums, rows, &added);
            subtract_rows(&mut self.sums, rows, &removed);
            self.features = *features;
        } else {
            *self = Accumulator::of(rows, features);
        }
    }

    pub(crate) fn sums(&self) -> &[i16; FIRST] {
        &self.sums
    }
}

fn add_rows(sums: &mut [i16; FIRST], rows: &Rows, features: &FeatureBits) {
    with_rows(sums, rows, features, |sum, weights| sum + weights);
}

fn subtract_rows(sums: &mut [i16; FIRST], rows: &Rows, features: &FeatureBits) {
    with_rows(sums, rows, features, |sum, weights| sum - weights);
}

/// Adds or subtracts the row of each feature. The sums stay in vector registers meanwhile.
#[inline]
fn with_rows(sums: &mut [i16; FIRST], rows: &Rows, features: &FeatureBits, change: impl Fn(i16x32, i16x32) -> i16x32) {
    const VECTORS: usize = FIRST / 32;
    let (chunks, _) = sums.as_chunks_mut::<32>();
    let mut vectors: [i16x32; VECTORS] = std::array::from_fn(|index| i16x32::new(chunks[index]));
    features.for_each(|feature| {
        let (weights, _) = rows[feature].as_chunks::<32>();
        for (vector, weights) in vectors.iter_mut().zip(weights) {
            *vector = change(*vector, i16x32::new(*weights));
        }
    });
    chunks.iter_mut().zip(vectors).for_each(|(chunk, vector)| *chunk = vector.to_array());
}

/// Accumulators of one network, for the decisions of one search.
///
/// There is one for each seat, number of cards in hand and order of the colours: another order moves nearly all
/// features.
#[derive(Clone, Debug)]
pub(crate) struct AccumulatorCache {
    /// The accumulator of each kind of decision, by index.
    places: Vec<Option<u16>>,
    accumulators: Vec<Accumulator>,
}

impl AccumulatorCache {
    const SEATS: usize = 4;
    const MAX_HAND: usize = 10;

    pub(crate) fn new() -> AccumulatorCache {
        let kinds = Self::SEATS * (Self::MAX_HAND + 1) * SuitPermutation::CODES;
        AccumulatorCache { places: vec![None; kinds], accumulators: Vec::new() }
    }

    /// The accumulator of these features, updated from the last decision of the same kind.
    pub(crate) fn updated(
        &mut self,
        rows: &Rows,
        observation: &Observation,
        permutation: SuitPermutation,
    ) -> &Accumulator {
        let features = FeatureBits::of(observation, permutation);
        let situation = observation.seat.index() * (Self::MAX_HAND + 1) + observation.hand.len();
        let place = &mut self.places[situation * SuitPermutation::CODES + permutation.code()];
        match *place {
            Some(index) => self.accumulators[usize::from(index)].update(rows, &features),
            None => {
                *place = Some(self.accumulators.len() as u16);
                self.accumulators.push(Accumulator::of(rows, &features));
            }
        }
        &self.accumulators[place.map_or(0, usize::from)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotRng;
    use crate::net::quantized::value_net;
    use crate::observation::SimState;
    use rules::{Deal, Rules, Seat};

    /// Rounds that have nothing in common share one cache, and no value differs by a bit.
    #[test]
    fn updated_sums_give_the_values_of_sums_made_anew() {
        for (index, rules) in Rules::all_combinations().enumerate() {
            let (mut cache, mut decisions) = (AccumulatorCache::new(), 0);
            let (net, rng) = (value_net(rules.players), &mut BotRng::new(index as u64));
            let mut check = |cache: &mut AccumulatorCache, observation: &Observation| {
                let (updated, anew) = (net.values_with(cache, observation), net.values(observation));
                assert_eq!(updated.of.map(f32::to_bits), anew.of.map(f32::to_bits), "{rules:?}");
                decisions += 1;
                observation.legal().random(&mut rng.0)
            };
            for seed in 0..20 {
                let deal = Deal::random(rules.players, Seat::S1, &mut BotRng::new(seed).0);
                let mut state = SimState::start(&rules, deal.hands(), deal.chest(), deal.first_leader());
                state.stash_rest(|observation| check(&mut cache, observation));
                while !state.position.is_over() {
                    state.play(check(&mut cache, &state.observe(state.position.turn())));
                }
            }
            assert!(cache.accumulators.len() < decisions, "some sums were updated");
        }
    }
}
