//! Layouts as often as they are likely.
//!
//! What a seat chose hangs on its own cards and on what everybody saw, so how well a layout explains the past falls into
//! one factor a seat. A walk through the layouts uses that: each step exchanges two unseen cards, only the seats
//! concerned are asked again, and the step is taken or not so that in the long run every layout comes as often as it is likely
//! (Metropolis' rule). Weighing layouts drawn blindly finds a handful of likely ones in hundreds; a walk stays among them.
//!
//! Who the others are is hidden too. Each is taken to play like the network, by rules of thumb or like somebody who thinks
//! ahead, and now and then a step tries another opponent for one of them, so that in time the worlds hold the opponents of
//! players that the past speaks for.

use std::collections::HashMap;

use rules::{Card, CardSet, PerSeat, Phase, Seat, View};

use crate::BotRng;
use crate::layouts::{Layout, LayoutSampler};
use crate::likelihood::log2;
use crate::observation::{Observation, SimState};
use crate::opponents::{OpponentModels, OpponentPrior, OpponentType};

/// A layout, the opponent of each player, and how much it counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Determinization {
    pub(crate) layout: Layout,
    pub(crate) opponents: [OpponentType; 4],
    pub(crate) weight: f32,
}

impl Determinization {
    /// A world of players like the network.
    pub(crate) fn new(layout: Layout) -> Determinization {
        Determinization { layout, opponents: [OpponentType::Net; 4], weight: 1.0 }
    }
}

/// One decision of another seat, as that seat saw it but for its own cards.
#[derive(Clone, Copy, Debug)]
struct ObservedMove {
    observation: Observation,
    /// What the seat played then and later: those cards were in its hand too.
    later: CardSet,
    /// What it played; nothing when it chose what to hide.
    card: Option<Card>,
}

/// How likely the others' choices were in a layout.
pub(crate) struct HistoryLikelihood<'a> {
    models: OpponentModels<'a>,
    moves: [Vec<ObservedMove>; 4],
    /// What was found before for a seat of a opponent, its hand and what it hid.
    cache: HashMap<(Seat, OpponentType, CardSet, CardSet), f32>,
    /// How often a player was asked.
    pub(crate) evaluations: u32,
}

impl<'a> HistoryLikelihood<'a> {
    /// The past of a view. `layout` is any layout of it.
    pub(crate) fn of(view: &View, layout: &Layout, models: OpponentModels<'a>) -> HistoryLikelihood<'a> {
        let public = &view.public;
        let players = public.players();
        let mut moves: [Vec<ObservedMove>; 4] = Default::default();
        let mut later = PerSeat::splat(players, CardSet::EMPTY);
        for trick in public.tricks() {
            trick.plays().for_each(|(seat, card)| later[seat] |= card.set());
        }
        let own = view.stash.map_or(CardSet::EMPTY, Card::set);
        let hidden = |seat: Seat| if seat == view.seat { own } else { layout.stash[seat.index()] };
        let dealt = PerSeat::from_fn(players, |seat| layout.hands[seat] | later[seat] | hidden(seat));
        let chest = layout.chest - dealt.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let mut state = SimState::start(&public.rules, &dealt, chest, players.next(public.dealer));
        let start = state;
        for seat in players.seats() {
            moves[seat.index()].push(ObservedMove { observation: start.observe(seat), later: later[seat], card: None });
            if let Some(card) = hidden(seat).first() {
                state.stash(seat, card);
            }
        }
        state.stashing = false;
        for &card in &public.plays {
            let seat = state.position.turn();
            let observed = ObservedMove { observation: state.observe(seat), later: later[seat], card: Some(card) };
            moves[seat.index()].push(observed);
            later[seat] -= card.set();
            state.play(card);
        }
        moves[view.seat.index()].clear();
        if public.phase == Phase::Stash {
            moves = Default::default();
        }
        HistoryLikelihood { models, moves, cache: HashMap::new(), evaluations: 0 }
    }

    /// The logarithm, to the base 2, of how likely the choices of a seat are in a world. As soon as it is seen to be below
    /// `floor`, anything below will do.
    fn log_likelihood(&mut self, seat: Seat, world: &Determinization, floor: f32) -> f32 {
        let (hand, stash) = (world.layout.hands[seat], world.layout.stash[seat.index()]);
        let opponent = world.opponents[seat.index()];
        if let Some(&log_likelihood) = self.cache.get(&(seat, opponent, hand, stash)) {
            return log_likelihood;
        }
        let mut log_likelihood = 0.0;
        for observed in &self.moves[seat.index()] {
            let mut observation = observed.observation;
            let chosen = match observed.card {
                Some(card) => {
                    (observation.hand, observation.stash) = (hand | observed.later, stash);
                    card
                }
                None => {
                    observation.hand = hand | observed.later | stash;
                    stash.nth(0)
                }
            };
            if observation.legal().len() > 1 {
                self.evaluations += 1;
                log_likelihood += log2(self.models.move_probability(opponent, &observation, chosen));
                if log_likelihood < floor {
                    return log_likelihood;
                }
            }
        }
        self.cache.insert((seat, opponent, hand, stash), log_likelihood);
        log_likelihood
    }
}

/// Where an unseen card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardLocation {
    Hand(Seat),
    Stash(Seat),
    Dealt,
}

impl CardLocation {
    /// Whose choices hang on what is here.
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

    /// The layout with two cards in each other's places.
    fn exchanged(mut self, one: (Card, CardLocation), other: (Card, CardLocation)) -> Layout {
        self.put(other.0, one.1, one.0);
        self.put(one.0, other.1, other.0);
        let hidden = |location: CardLocation| !matches!(location, CardLocation::Hand(_));
        match (hidden(one.1), hidden(other.1)) {
            (true, false) => self.chest = (self.chest - one.0.set()) | other.0.set(),
            (false, true) => self.chest = (self.chest - other.0.set()) | one.0.set(),
            _ => {}
        }
        self
    }

    /// Puts a card where another was, the chest as a whole excepted.
    fn put(&mut self, card: Card, location: CardLocation, instead_of: Card) {
        match location {
            CardLocation::Hand(seat) => self.hands[seat] = (self.hands[seat] - instead_of.set()) | card.set(),
            CardLocation::Stash(seat) => self.stash[seat.index()] = card.set(),
            CardLocation::Dealt => {}
        }
    }
}

/// A walk through the worlds of a view.
#[derive(Clone, Copy, Debug)]
struct Chain {
    world: Determinization,
    /// The logarithm of how likely each seat's choices were, times the trust.
    logs: [f32; 4],
}

/// How walks go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct McmcConfig {
    /// How many walks there are.
    pub(crate) chains: usize,
    /// Among how many layouts drawn blindly each finds its start.
    pub(crate) initial_draws: usize,
    /// Steps before the first layout counts.
    pub(crate) burn_in: u32,
    /// Steps between two layouts that count.
    pub(crate) thinning: u32,
    /// Among what opponents of players.
    pub(crate) prior: OpponentPrior,
}

/// What walks go by.
pub(crate) struct SamplerContext<'a> {
    pub(crate) view: &'a View,
    pub(crate) sampler: &'a LayoutSampler,
    /// How much the past counts: 0 takes all layouts as equally likely, 1 trusts the model fully.
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

    /// Where a walk begins: the likeliest of some layouts drawn blindly.
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

/// Walks on their way, each with where its present world stands among those found last.
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

    /// How often players have been asked what they would do.
    pub(crate) fn evaluations(&self) -> u32 {
        self.history.evaluations
    }

    /// More worlds, as often as they are likely, until players have been asked `budget` times in all.
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

/// What part of the steps tries another opponent of player.
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

    /// Tries another world close by; whether it went there.
    fn mh_step(&mut self, context: &SamplerContext<'_>, history: &mut HistoryLikelihood<'_>, rng: &mut BotRng) -> bool {
        let log_uniform = log2(rng.next_f32().max(1e-9));
        if context.mcmc.prior.prior(OpponentType::Net) < 1.0 && rng.next_f32() < TYPE_PROPOSAL_RATE {
            self.propose_type(context, history, log_uniform, rng)
        } else {
            self.propose_swap(context, history, log_uniform, rng)
        }
    }

    /// Tries another opponent of player on one seat.
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

    /// Tries to exchange two unseen cards.
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

    /// Goes to another world, in which the choices of `seats` are to be explained anew, if `chance` lets it.
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
        // Whoever has still to be asked can only lower the sum.
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
    use super::*;
    use crate::likelihood::ChoiceModel;
    use crate::{Bot, Budget, Heuristic, NetBot, Pimc};
    use rules::{Deal, Round, Rules};

    /// A round among players like `bot`, seen by the first with so many cards left.
    fn view(rules: &Rules, seed: u64, left: usize, bot: &dyn Bot) -> View {
        let mut rng = BotRng::new(seed);
        let mut round = Round::new(rules, Deal::random(rules.players, Seat::new(0), &mut rng.0));
        loop {
            let seat = rules.players.seats().find(|&seat| !round.legal(seat).is_empty()).expect("not over yet");
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
        for (index, rules) in Rules::all().enumerate() {
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

    /// What part of the worlds, and of the others in them, is of a opponent when everybody plays like `bot`.
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
