//! Samples layouts from the posterior (Metropolis-Hastings).
//!
//! A player's moves depend only on their own cards and on public information, so the likelihood factorises by seat. A
//! Markov chain uses that: each proposal swaps two unseen cards, only the seats concerned are evaluated again, and the
//! likelihood ratio decides whether the chain accepts. In the long run the chain visits every layout in proportion to
//! its posterior probability. Weighting uniform samples instead would spend hundreds of them on a handful of likely
//! layouts.
//!
//! The types of the opponents are hidden as well. A second proposal changes the type of one opponent, so the chain
//! samples layouts and types together.

use rules::{CardSet, Seat, View};

use crate::BotRng;
use crate::chain::{Chain, Determinization};
use crate::history::HistoryLikelihood;
use crate::layouts::LayoutSampler;
use crate::opponents::{OpponentPrior, OpponentType};

/// Settings of the Metropolis-Hastings sampler.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct McmcConfig {
    /// The number of independent chains.
    pub(crate) chains: usize,
    /// Each chain starts at the likeliest of this many uniform samples.
    pub(crate) initial_draws: usize,
    /// Steps before the first sample is taken.
    pub(crate) burn_in: u32,
    /// Steps between two samples.
    pub(crate) thinning: u32,
    /// The prior over opponent types.
    pub(crate) prior: OpponentPrior,
}

/// The inputs that all chains share.
pub(crate) struct SamplerContext<'a> {
    pub(crate) view: &'a View,
    pub(crate) sampler: &'a LayoutSampler,
    /// The exponent of the likelihood of each seat: 0 samples from the prior, 1 from the full posterior.
    pub(crate) likelihood_exponents: [f32; 4],
    pub(crate) mcmc: McmcConfig,
    pub(crate) others: Vec<Seat>,
    /// The other seats whose type is not known.
    pub(crate) strangers: Vec<Seat>,
    known: KnownTypes,
    pub(crate) unseen: CardSet,
}

/// The type of each seat that is known.
pub(crate) type KnownTypes = [Option<OpponentType>; 4];

impl<'a> SamplerContext<'a> {
    pub(crate) fn new(
        view: &'a View,
        sampler: &'a LayoutSampler,
        likelihood_exponent: f32,
        mcmc: McmcConfig,
    ) -> SamplerContext<'a> {
        let others: Vec<Seat> = view.public.players().seats().filter(|&seat| seat != view.seat).collect();
        let strangers = others.clone();
        let likelihood_exponents = [likelihood_exponent; 4];
        let (known, unseen) = ([None; 4], view.unseen());
        SamplerContext { view, sampler, likelihood_exponents, mcmc, others, strangers, known, unseen }
    }

    /// The same where some types are known. Their moves count in full.
    pub(crate) fn knowing(mut self, known: KnownTypes) -> SamplerContext<'a> {
        self.strangers.retain(|seat| known[seat.index()].is_none());
        for (exponent, _) in self.likelihood_exponents.iter_mut().zip(&known).filter(|(_, known)| known.is_some()) {
            *exponent = 1.0;
        }
        SamplerContext { known, ..self }
    }

    /// The start of a chain: the likeliest of some uniform samples.
    fn start(&self, history: &mut HistoryLikelihood, rng: &mut BotRng) -> Chain {
        let mut best: Option<Chain> = None;
        for _ in 0..self.mcmc.initial_draws.max(1) {
            let mut world = Determinization::new(self.sampler.sample(rng));
            for seat in &self.others {
                let known = self.known[seat.index()];
                world.opponents[seat.index()] = known.unwrap_or_else(|| self.mcmc.prior.sample(rng));
            }
            let chain = Chain::new(world, self, history);
            if best.is_none_or(|best| chain.log_likelihood() > best.log_likelihood()) {
                best = Some(chain);
            }
        }
        best.expect("there is a start")
    }
}

/// Several chains that advance together.
pub(crate) struct PosteriorSampler<'a> {
    context: &'a SamplerContext<'a>,
    history: HistoryLikelihood,
    chains: Vec<Chain>,
    steps: u32,
}

impl<'a> PosteriorSampler<'a> {
    pub(crate) fn new(
        context: &'a SamplerContext<'a>,
        mut history: HistoryLikelihood,
        rng: &mut BotRng,
    ) -> PosteriorSampler<'a> {
        let chains = (0..context.mcmc.chains.max(1)).map(|_| context.start(&mut history, rng)).collect();
        PosteriorSampler { context, history, chains, steps: 0 }
    }

    /// The number of moves evaluated so far.
    pub(crate) fn evaluations(&self) -> u32 {
        self.history.evaluations
    }

    /// Samples determinizations until `budget` moves have been evaluated in total. A chain that stays where it is adds
    /// weight to its last sample.
    pub(crate) fn sample(&mut self, budget: u32, rng: &mut BotRng) -> Vec<Determinization> {
        const MAX_STEPS: u32 = 4000;
        let mcmc = self.context.mcmc;
        let last = self.steps + MAX_STEPS;
        let mut samples: Vec<Determinization> = Vec::new();
        // The sample that each chain has not moved away from yet, by index.
        let mut current = vec![None; self.chains.len()];
        while (self.history.evaluations < budget && self.steps < last) || samples.is_empty() {
            let is_sampled = self.steps >= mcmc.burn_in && (self.steps - mcmc.burn_in).is_multiple_of(mcmc.thinning);
            for (number, (chain, current)) in self.chains.iter_mut().zip(&mut current).enumerate() {
                if chain.mh_step(self.context, &mut self.history, rng) {
                    *current = None;
                }
                if is_sampled {
                    let index = *current.get_or_insert(samples.len());
                    if index == samples.len() {
                        samples.push(Determinization { weight: 0.0, chain: number, ..chain.world });
                    }
                    samples[index].weight += 1.0;
                }
            }
            self.steps += 1;
        }
        samples
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::Bot;
    use crate::heuristic::Heuristic;
    use crate::layouts::Layout;
    use crate::layouts::tests::view;
    use crate::likelihood::ChoiceModel;
    use crate::opponents::OpponentModels;
    use crate::pimc::Pimc;
    use crate::search::NetBot;
    use rules::Rules;

    const MCMC: McmcConfig = McmcConfig {
        chains: 4,
        initial_draws: 2,
        burn_in: 200,
        thinning: 1,
        prior: OpponentPrior { heuristic: 0.0, search: 0.0, learner: 0.0 },
    };
    const MODEL: ChoiceModel = ChoiceModel { temperature: 20.0, epsilon: 0.3, heuristic_epsilon: 0.3 };

    /// The total variation distance of two distributions, from 0 to 1.
    fn distance(sampled: &HashMap<Layout, f32>, exact: &HashMap<Layout, f32>) -> f32 {
        let (all, sum) = (sampled.values().sum::<f32>(), exact.values().sum::<f32>());
        let share = |layout: &Layout| sampled.get(layout).copied().unwrap_or(0.0) / all;
        exact.iter().map(|(layout, weight)| (weight / sum - share(layout)).abs()).sum::<f32>() / 2.0
    }

    #[test]
    fn samples_follow_the_posterior_distribution() {
        let mut compared = 0;
        for (index, rules) in Rules::all_combinations().enumerate() {
            let view = view(&rules, index as u64, 1, &NetBot);
            let sampler = LayoutSampler::of(&view);
            let rng = &mut BotRng::new(5);
            let mut history =
                HistoryLikelihood::of(&view, &sampler.sample(rng), OpponentModels::embedded(rules.players, MODEL));
            let context = SamplerContext::new(&view, &sampler, 1.0, MCMC);
            let mut exact: HashMap<Layout, f32> = HashMap::new();
            for _ in 0..4000 {
                let world = Determinization::new(sampler.sample(rng));
                exact.entry(world.layout).or_insert_with(|| {
                    crate::likelihood::exp(
                        Chain::new(world, &context, &mut history).log_likelihood() * std::f32::consts::LN_2,
                    )
                });
            }
            if exact.len() > 400 {
                continue;
            }
            let mut sampled: HashMap<Layout, f32> = HashMap::new();
            for world in PosteriorSampler::new(&context, history, rng).sample(u32::MAX, rng) {
                assert!(exact.contains_key(&world.layout), "a chain visits only layouts that agree with the view");
                *sampled.entry(world.layout).or_default() += world.weight;
            }
            let uniform: HashMap<Layout, f32> = exact.keys().map(|&layout| (layout, 1.0)).collect();
            assert!(
                distance(&sampled, &exact) < 0.15,
                "{} of {}",
                distance(&sampled, &exact),
                distance(&uniform, &exact)
            );
            compared += 1;
        }
        assert!(compared >= 6, "{compared}");
    }

    /// The posterior share of an opponent type when everybody plays like `bot`.
    fn share_of(opponent: OpponentType, bot: &dyn Bot, mcmc: McmcConfig) -> f32 {
        let rules = Rules::default();
        let model = ChoiceModel { temperature: 3.0, epsilon: 0.02, heuristic_epsilon: 0.1 };
        let mut share = 0.0;
        for seed in 0..10 {
            let view = view(&rules, 100 + seed, 2, bot);
            let sampler = LayoutSampler::of(&view);
            let rng = &mut BotRng::new(seed);
            let history =
                HistoryLikelihood::of(&view, &sampler.sample(rng), OpponentModels::embedded(rules.players, model));
            let context = SamplerContext::new(&view, &sampler, 1.0, mcmc);
            let worlds = PosteriorSampler::new(&context, history, rng).sample(20_000, rng);
            let all: f32 = worlds.iter().map(|world| world.weight).sum();
            let others = || rules.players.seats().filter(|&seat| seat != view.seat);
            let of_opponent = |world: &Determinization| {
                others().filter(|seat| world.opponents[seat.index()] == opponent).count() as f32 * world.weight
            };
            share += worlds.iter().map(of_opponent).sum::<f32>() / (3.0 * all) / 10.0;
        }
        share
    }

    #[test]
    fn the_posterior_prefers_the_true_opponent_type() {
        let mcmc = McmcConfig { prior: OpponentPrior { heuristic: 0.5, search: 0.0, learner: 0.0 }, ..MCMC };
        let share = share_of(OpponentType::Net, &NetBot, mcmc);
        assert!(share > 0.8, "{share}");
        let mcmc = McmcConfig { prior: OpponentPrior { heuristic: 0.3, search: 0.3, learner: 0.0 }, ..MCMC };
        for (opponent, bot) in [
            (OpponentType::Net, &NetBot as &dyn Bot),
            (OpponentType::Heuristic, &Heuristic),
            (OpponentType::Search, &Pimc),
        ] {
            let share = share_of(opponent, bot, mcmc);
            // The prior is 0.3, or 0.4 for players like the network.
            assert!(share > 0.5, "{opponent:?}: {share}");
        }
    }
}
