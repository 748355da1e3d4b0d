//! Rollouts of some cards over layouts sampled from the posterior, and what they led to.

use arrayvec::ArrayVec;
use rules::{Card, CardSet, Phase, Seat, View};

use super::estimate::{Estimate, Trial, estimate};
use super::outcome::{OutcomeSums, RolloutOutcome};
use crate::chain::Determinization;
use crate::exact_policy::ExactPolicy;
use crate::history::HistoryLikelihood;
use crate::layouts::LayoutSampler;
use crate::observation::SimState;
use crate::opponents::{OpponentModels, OpponentPrior, OpponentType};
use crate::posterior::{KnownTypes, McmcConfig, PosteriorSampler, SamplerContext};
use crate::search::{EXPERT, low_discrepancy_order};
use crate::{Beginner, BotName, BotRng};

/// The number of independent chains. The error of an estimate comes from how much they differ.
pub(super) const CHAINS: usize = 8;

/// Settings of the sampler. People are modelled as the network, as the heuristic or as learners, and never as search
/// bots.
const MCMC: McmcConfig = McmcConfig {
    chains: CHAINS,
    initial_draws: 6,
    burn_in: 40,
    thinning: 3,
    prior: OpponentPrior { heuristic: 0.25, search: 0.0, learner: 0.25 },
};

/// The exponent of the likelihood of people's moves. Less than 1, because the model of a person is only roughly right.
const PEOPLE_EXPONENT: f32 = 0.5;

/// The share of a budget that goes into sampling.
const SAMPLING_SHARE: f32 = 0.4;

/// The number of layouts where there are no moves to condition on: before the stash.
const UNIFORM_LAYOUTS: usize = 1600;

/// The posterior over layouts at one decision.
pub(crate) struct Posterior<'a> {
    view: &'a View,
    sampler: LayoutSampler,
    known: KnownTypes,
}

impl<'a> Posterior<'a> {
    /// The posterior of a view, with the bots at the table as far as they are known.
    pub(super) fn new(view: &'a View, bots: [Option<BotName>; 4]) -> Posterior<'a> {
        Posterior::knowing(view, bots.map(|bot| bot.map(OpponentType::of)))
    }

    /// The posterior of a view where some types are known.
    pub(crate) fn knowing(view: &'a View, known: KnownTypes) -> Posterior<'a> {
        Posterior { view, sampler: LayoutSampler::of(view), known }
    }

    /// Whether people sit beside the player.
    pub(super) fn has_people(&self) -> bool {
        let mut others = self.view.public.players().seats().filter(|&seat| seat != self.view.seat);
        others.any(|seat| self.known[seat.index()].is_none())
    }

    fn models(&self) -> OpponentModels {
        OpponentModels::embedded(self.view.public.players(), EXPERT.model)
    }

    /// Samples layouts, spending up to `evaluations` on the likelihood of the moves so far. In a stash nothing is known
    /// about the others, so all layouts are equally likely.
    pub(crate) fn sample(&self, evaluations: u32, rng: &mut BotRng) -> Vec<Determinization> {
        if self.view.public.phase == Phase::Stash {
            return (0..UNIFORM_LAYOUTS).map(|index| self.uniform(index % CHAINS, rng)).collect();
        }
        let context = SamplerContext::new(self.view, &self.sampler, PEOPLE_EXPONENT, MCMC).knowing(self.known);
        let history = HistoryLikelihood::of(self.view, &self.sampler.sample(rng), self.models());
        PosteriorSampler::new(&context, history, rng).sample(evaluations, rng)
    }

    fn uniform(&self, chain: usize, rng: &mut BotRng) -> Determinization {
        let mut world = Determinization { chain, ..Determinization::new(self.sampler.sample(rng)) };
        for (opponent, known) in world.opponents.iter_mut().zip(self.known) {
            *opponent = known.unwrap_or_else(|| MCMC.prior.sample(rng));
        }
        world
    }
}

/// Who plays on in a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Continuation {
    /// The others as they are modelled, the player as the network.
    Modelled,
    /// Everybody by the rules of thumb of the heuristic.
    RulesOfThumb,
    /// People as beginners, bots as they are, the player as the network.
    AmongBeginners,
}

impl Continuation {
    /// The types of the players in one layout.
    fn types(self, world: &Determinization, known: &KnownTypes, player: Seat) -> [OpponentType; 4] {
        let beginner = if world.chain.is_multiple_of(2) { Beginner::Weak } else { Beginner::Careful };
        let mut types = match self {
            Continuation::Modelled => world.opponents,
            Continuation::RulesOfThumb => return [OpponentType::Heuristic; 4],
            Continuation::AmongBeginners => {
                known.map(|known| known.unwrap_or(OpponentType::Exact(ExactPolicy::Beginner(beginner))))
            }
        };
        types[player.index()] = OpponentType::Net;
        types
    }
}

/// Rollouts of the cards of one decision.
pub(super) struct Rollouts<'a> {
    posterior: &'a Posterior<'a>,
    continuation: Continuation,
    models: OpponentModels,
    cards: ArrayVec<Card, 10>,
    trials: Vec<Trial>,
    outcomes: [OutcomeSums; 10],
}

impl<'a> Rollouts<'a> {
    pub(super) fn new(posterior: &'a Posterior<'a>, continuation: Continuation, cards: CardSet) -> Rollouts<'a> {
        let cards = cards.iter().collect();
        let models = posterior.models();
        Rollouts { posterior, continuation, models, cards, trials: Vec::new(), outcomes: [OutcomeSums::default(); 10] }
    }

    /// Plays `active` out in sampled layouts until the budget is spent.
    pub(super) fn run(&mut self, active: CardSet, plies: u32, rng: &mut BotRng) {
        let worlds = self.posterior.sample((plies as f32 * SAMPLING_SHARE) as u32, rng);
        let limit = (plies as f32 * (1.0 - SAMPLING_SHARE)) as u32;
        let mut spent = 0;
        for index in low_discrepancy_order(worlds.len()) {
            if spent >= limit {
                break;
            }
            self.try_cards(&worlds[index], active, &mut spent, rng);
        }
    }

    /// Plays the active cards out in one layout. They share their random numbers, so that their differences are less
    /// noisy.
    fn try_cards(&mut self, world: &Determinization, active: CardSet, spent: &mut u32, rng: &mut BotRng) {
        let shared = BotRng::new(u64::from(rng.next_f32().to_bits()) << 8 | world.chain as u64);
        let mut trial = Trial::new(world.weight, world.chain);
        for (index, card) in self.cards.clone().into_iter().enumerate().filter(|(_, card)| active.contains(*card)) {
            let outcome = self.play_out(world, card, spent, shared.clone());
            trial.utilities[index] = outcome.utility;
            self.outcomes[index].add(world.weight, &outcome);
        }
        self.trials.push(trial);
    }

    fn play_out(&mut self, world: &Determinization, card: Card, spent: &mut u32, mut rng: BotRng) -> RolloutOutcome {
        let (view, models) = (self.posterior.view, &mut self.models);
        let types = self.continuation.types(world, &self.posterior.known, view.seat);
        *spent += 1;
        let mut state = world.layout.state(view);
        let is_play = !state.stashing;
        state.apply(view.seat, card, |observation| {
            models.sample_move(types[observation.seat.index()], observation, &mut rng)
        });
        let mut choose = |state: &SimState| {
            let turn = state.position.turn();
            let observation = state.observe(turn);
            observation.legal().only().unwrap_or_else(|| {
                *spent += 1;
                models.sample_move(types[turn.index()], &observation, &mut rng)
            })
        };
        while state.position.in_trick() > 0 {
            state.play(choose(&state));
        }
        let trick_winner = is_play.then(|| state.position.turn());
        while !state.position.is_over() {
            state.play(choose(&state));
        }
        RolloutOutcome::of(&state, view.seat, trick_winner)
    }

    /// The number of layouts that were played out.
    pub(super) fn layouts(&self) -> usize {
        self.trials.len()
    }

    /// By how much `card` is better than `from`, in points of utility.
    pub(super) fn difference(&self, card: Card, from: Card) -> Estimate {
        let index = |card: Card| self.cards.iter().position(|&other| other == card);
        match (index(card), index(from)) {
            (Some(card), Some(from)) => estimate(&self.trials, card, from),
            _ => Estimate::NONE,
        }
    }

    /// What a card led to.
    pub(super) fn outcomes(&self, card: Card) -> OutcomeSums {
        let index = self.cards.iter().position(|&other| other == card);
        index.map_or(OutcomeSums::default(), |index| self.outcomes[index])
    }
}

/// The seat that has won every trick so far, if there were at least `least`.
pub(super) fn on_the_way_to_grand(view: &View, least: u32) -> Option<Seat> {
    let won = &view.public.tricks_won;
    let all: u32 = won.iter().sum();
    won.iter_with_seat().find(|&(_, &tricks)| all >= least && tricks == all).map(|(seat, _)| seat)
}
