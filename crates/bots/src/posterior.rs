//! Samples layouts from the posterior (Metropolis-Hastings).
//!
//! A player's moves depend only on their own cards and on public information, so the likelihood factorises by seat. A Markov
//! chain uses that: each proposal swaps two unseen cards, only the seats concerned are evaluated again, and the likelihood
//! ratio decides whether the chain accepts. In the long run the chain visits every layout in proportion to its posterior probability.
//! Weighting uniform samples instead would spend hundreds of them on a handful of likely layouts.
//!
//! The types of the opponents are hidden as well. A second proposal changes the [`OpponentType`] of one seat, so the chain
//! samples layouts and types together.

use rules::{Card, CardSet, Seat, View};

use crate::BotRng;
use crate::history::HistoryLikelihood;
use crate::layouts::{Layout, LayoutSampler};
use crate::likelihood::log2;
use crate::opponents::{OpponentPrior, OpponentType};

/// A determinization: one sampled layout, the type of each player, and its weight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Determinization {
    pub(crate) layout: Layout,
    pub(crate) opponents: [OpponentType; 4],
    pub(crate) weight: f32,
}

impl Determinization {
    /// A determinization of weight 1 in which everybody plays like the network.
    pub(crate) fn new(layout: Layout) -> Determinization {
        Determinization { layout, opponents: [OpponentType::Net; 4], weight: 1.0 }
    }
}

/// The location of an unseen card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardLocation {
    Hand(Seat),
    Stash(Seat),
    Dealt,
}

impl CardLocation {
    /// The seat whose likelihood depends on this card; none for cards dealt into the chest.
    fn seat(self) -> Option<Seat> {
        match self {
            CardLocation::Hand(seat) | CardLocation::Stash(seat) => Some(seat),
            CardLocation::Dealt => None,
        }
    }
}

impl Layout {
    fn location(&self, card: Card, others: &[Seat]) -> CardLocation {
        for &seat in others {
            if self.hands[seat].contains(card) {
                return CardLocation::Hand(seat);
            }
            if self.stash[seat.index()].contains(card) {
                return CardLocation::Stash(seat);
            }
        }
        CardLocation::Dealt
    }

    /// The layout after swapping two cards.
    fn exchanged(mut self, one: (Card, CardLocation), other: (Card, CardLocation)) -> Layout {
        self.put(other.0, one.1, one.0);
        self.put(one.0, other.1, other.0);
        let hidden = |location: CardLocation| !matches!(location, CardLocation::Hand(_));
        match (hidden(one.1), hidden(other.1)) {
            (true, false) => self.chest = (self.chest - one.0.to_set()) | other.0.to_set(),
            (false, true) => self.chest = (self.chest - other.0.to_set()) | one.0.to_set(),
            _ => {}
        }
        self
    }

    /// Replaces one card by another at a location. The caller updates the chest.
    fn put(&mut self, card: Card, location: CardLocation, instead_of: Card) {
        match location {
            CardLocation::Hand(seat) => self.hands[seat] = (self.hands[seat] - instead_of.to_set()) | card.to_set(),
            CardLocation::Stash(seat) => self.stash[seat.index()] = card.to_set(),
            CardLocation::Dealt => {}
        }
    }
}

/// A Markov chain over determinizations.
#[derive(Clone, Copy, Debug)]
struct Chain {
    world: Determinization,
    /// The log-likelihood of each seat, times the likelihood exponent.
    logs: [f32; 4],
}

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
    /// The exponent of the likelihood: 0 samples from the prior, 1 from the full posterior.
    pub(crate) likelihood_exponent: f32,
    pub(crate) mcmc: McmcConfig,
    others: Vec<Seat>,
    unseen: CardSet,
}

impl<'a> SamplerContext<'a> {
    pub(crate) fn new(
        view: &'a View,
        sampler: &'a LayoutSampler,
        likelihood_exponent: f32,
        mcmc: McmcConfig,
    ) -> SamplerContext<'a> {
        let others = view.public.players().seats().filter(|&seat| seat != view.seat).collect();
        SamplerContext { view, sampler, likelihood_exponent, mcmc, others, unseen: view.unseen() }
    }

    /// The start of a chain: the likeliest of some uniform samples.
    fn start(&self, history: &mut HistoryLikelihood<'_>, rng: &mut BotRng) -> Chain {
        let mut best: Option<Chain> = None;
        for _ in 0..self.mcmc.initial_draws.max(1) {
            let mut world = Determinization::new(self.sampler.sample(rng));
            for seat in &self.others {
                world.opponents[seat.index()] = self.mcmc.prior.sample(rng);
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
    history: HistoryLikelihood<'a>,
    chains: Vec<Chain>,
    steps: u32,
}

impl<'a> PosteriorSampler<'a> {
    pub(crate) fn new(
        context: &'a SamplerContext<'a>,
        mut history: HistoryLikelihood<'a>,
        rng: &mut BotRng,
    ) -> PosteriorSampler<'a> {
        let chains = (0..context.mcmc.chains.max(1)).map(|_| context.start(&mut history, rng)).collect();
        PosteriorSampler { context, history, chains, steps: 0 }
    }

    /// How many moves have been evaluated so far.
    pub(crate) fn evaluations(&self) -> u32 {
        self.history.evaluations
    }

    /// Samples determinizations until `budget` moves have been evaluated in total. A chain that stays where it is adds weight
    /// to its last sample.
    pub(crate) fn sample(&mut self, budget: u32, rng: &mut BotRng) -> Vec<Determinization> {
        const MAX_STEPS: u32 = 4000;
        let mcmc = self.context.mcmc;
        let last = self.steps + MAX_STEPS;
        let mut found: Vec<Determinization> = Vec::new();
        let mut places = vec![None; self.chains.len()];
        while (self.history.evaluations < budget && self.steps < last) || found.is_empty() {
            let counts = self.steps >= mcmc.burn_in && (self.steps - mcmc.burn_in).is_multiple_of(mcmc.thinning);
            for (chain, place) in self.chains.iter_mut().zip(&mut places) {
                if chain.mh_step(self.context, &mut self.history, rng) {
                    *place = None;
                }
                if counts {
                    let index = *place.get_or_insert(found.len());
                    if index == found.len() {
                        found.push(Determinization { weight: 0.0, ..chain.world });
                    }
                    found[index].weight += 1.0;
                }
            }
            self.steps += 1;
        }
        found
    }
}

/// The share of proposals that change an opponent type instead of swapping cards.
const TYPE_PROPOSAL_RATE: f32 = 0.12;

impl Chain {
    fn new(world: Determinization, context: &SamplerContext<'_>, history: &mut HistoryLikelihood<'_>) -> Chain {
        let mut logs = [0.0; 4];
        for &seat in &context.others {
            logs[seat.index()] = context.likelihood_exponent * history.log_likelihood(seat, &world, f32::NEG_INFINITY);
        }
        Chain { world, logs }
    }

    fn log_likelihood(&self) -> f32 {
        self.logs.iter().sum()
    }

    /// One Metropolis-Hastings step; returns whether the chain moved.
    fn mh_step(&mut self, context: &SamplerContext<'_>, history: &mut HistoryLikelihood<'_>, rng: &mut BotRng) -> bool {
        let log_uniform = log2(rng.next_f32().max(1e-9));
        if context.mcmc.prior.prior(OpponentType::Net) < 1.0 && rng.next_f32() < TYPE_PROPOSAL_RATE {
            self.propose_type(context, history, log_uniform, rng)
        } else {
            self.propose_swap(context, history, log_uniform, rng)
        }
    }

    /// Proposes another type for one opponent.
    fn propose_type(
        &mut self,
        context: &SamplerContext<'_>,
        history: &mut HistoryLikelihood<'_>,
        log_uniform: f32,
        rng: &mut BotRng,
    ) -> bool {
        let seat = context.others[(rng.next_f32() * context.others.len() as f32) as usize];
        let mut next = self.world;
        let opponent = &mut next.opponents[seat.index()];
        let Some(other) = context.mcmc.prior.propose_other(*opponent, rng) else { return false };
        let odds = log2(context.mcmc.prior.prior(other)) - log2(context.mcmc.prior.prior(*opponent));
        *opponent = other;
        self.accept_or_reject(next, [Some(seat), None], log_uniform - odds, context, history)
    }

    /// Proposes a swap of two unseen cards.
    fn propose_swap(
        &mut self,
        context: &SamplerContext<'_>,
        history: &mut HistoryLikelihood<'_>,
        log_uniform: f32,
        rng: &mut BotRng,
    ) -> bool {
        let (one, other) = (context.unseen.random(&mut rng.0), context.unseen.random(&mut rng.0));
        let here = self.world.layout.location(one, &context.others);
        let there = self.world.layout.location(other, &context.others);
        let forbidden = |location: CardLocation, card: Card| match location {
            CardLocation::Hand(seat) => context.view.public.voids[seat].contains(card),
            _ => false,
        };
        if here == there || forbidden(here, other) || forbidden(there, one) {
            return false;
        }
        let mut next = self.world;
        next.layout = next.layout.exchanged((one, here), (other, there));
        let seats = [here.seat(), there.seat().filter(|&seat| here.seat() != Some(seat))];
        self.accept_or_reject(next, seats, log_uniform, context, history)
    }

    /// Moves to `world` if the likelihood ratio exceeds the uniform draw. Only the likelihoods of `seats` are computed again.
    fn accept_or_reject(
        &mut self,
        world: Determinization,
        seats: [Option<Seat>; 2],
        log_uniform: f32,
        context: &SamplerContext<'_>,
        history: &mut HistoryLikelihood<'_>,
    ) -> bool {
        let threshold = self.log_likelihood() + log_uniform;
        let mut next = Chain { world, logs: self.logs };
        // A log-likelihood is at most 0, so a seat that is still missing can only lower the sum.
        seats.iter().flatten().for_each(|seat| next.logs[seat.index()] = 0.0);
        for seat in seats.into_iter().flatten() {
            let floor = (threshold - next.log_likelihood()) / context.likelihood_exponent.max(1e-6);
            next.logs[seat.index()] = context.likelihood_exponent * history.log_likelihood(seat, &next.world, floor);
            if next.log_likelihood() < threshold {
                return false;
            }
        }
        *self = next;
        true
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::likelihood::ChoiceModel;
    use crate::opponents::OpponentModels;
    use crate::{Bot, Budget, Heuristic, NetBot, Pimc};
    use rules::{Deal, Round, Rules};

    /// A round among players like `bot`, seen by the first with so many cards left.
    fn view(rules: &Rules, seed: u64, left: usize, bot: &dyn Bot) -> View {
        let mut rng = BotRng::new(seed);
        let mut round = Round::new(rules, Deal::random(rules.players, Seat::S0, &mut rng.0));
        loop {
            let seat = round.waiting().next().expect("not over yet");
            let view = round.view(seat);
            if view.hand.len() == left {
                return view;
            }
            let action = bot.act(&view, Budget::new(6_000), &mut rng);
            round.apply(seat, action).expect("a legal card");
        }
    }

    const MCMC: McmcConfig = McmcConfig {
        chains: 4,
        initial_draws: 2,
        burn_in: 200,
        thinning: 1,
        prior: OpponentPrior { heuristic: 0.0, search: 0.0 },
    };
    const MODEL: ChoiceModel = ChoiceModel { temperature: 20.0, epsilon: 0.3, heuristic_epsilon: 0.3 };

    /// How far apart two shares of the same worlds are, from 0 for the same to 1.
    fn distance(sampled: &HashMap<Layout, f32>, exact: &HashMap<Layout, f32>) -> f32 {
        let (all, sum) = (sampled.values().sum::<f32>(), exact.values().sum::<f32>());
        let share = |layout: &Layout| sampled.get(layout).copied().unwrap_or(0.0) / all;
        exact.iter().map(|(layout, weight)| (weight / sum - share(layout)).abs()).sum::<f32>() / 2.0
    }

    #[test]
    fn every_layout_comes_as_often_as_it_is_likely() {
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
                assert!(exact.contains_key(&world.layout), "a walk stays among the layouts that agree with the view");
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
    fn the_opponent_of_players_is_found_out() {
        let mcmc = McmcConfig { prior: OpponentPrior { heuristic: 0.5, search: 0.0 }, ..MCMC };
        let trained = share_of(OpponentType::Net, &NetBot, mcmc);
        assert!(trained > 0.8, "{trained}");
        let mcmc = McmcConfig { prior: OpponentPrior { heuristic: 0.3, search: 0.3 }, ..MCMC };
        for (opponent, bot) in [
            (OpponentType::Net, &NetBot as &dyn Bot),
            (OpponentType::Heuristic, &Heuristic),
            (OpponentType::Search, &Pimc),
        ] {
            let share = share_of(opponent, bot, mcmc);
            // Before anything is seen it is 0.3, or 0.4 for players like the network.
            assert!(share > 0.5, "{opponent:?}: {share}");
        }
    }
}
