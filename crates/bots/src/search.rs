//! Determinized search with the value network.
//!
//! The search samples determinizations from the posterior, plays every candidate card in each and continues with a
//! rollout: all players move as their opponent model says, *from what they would know*. No player in a rollout uses
//! hidden cards, which avoids strategy fusion: a plan that works only with a lucky guess is valued as a guess.
//!
//! A few dozen rollouts are noisy and the network is a good prior, so the estimate shrinks towards the network's value.

use rules::{Action, Card, CardSet, View};

use crate::chain::Determinization;
use crate::history::HistoryLikelihood;
use crate::layouts::LayoutSampler;
use crate::likelihood::ChoiceModel;
use crate::net::network::MoveValues;
use crate::net::quantized::value_net;
use crate::observation::{Observation, SimState};
use crate::opponents::{OpponentModels, OpponentPrior, OpponentType};
use crate::posterior::{McmcConfig, PosteriorSampler, SamplerContext};
use crate::{Bot, BotRng, Budget};

/// Settings of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SearchConfig {
    /// Prior standard deviation, in points, of the difference between two cards.
    pub(crate) prior_std_dev: f32,
    /// Cards further than this many points behind the network's best are not candidates.
    pub(crate) candidate_margin: f32,
    /// The choice model of the opponents.
    pub(crate) model: ChoiceModel,
    /// The exponent of the likelihood: 0 samples layouts uniformly, 1 from the full posterior.
    pub(crate) likelihood_exponent: f32,
    /// The lambda of the return: at each later decision of the player, the network's value gets 1 - lambda of the
    /// remaining weight. 0 stops at the first one, 1 plays to the end.
    pub(crate) lambda: f32,
    /// The share of the budget for sampling; the rest is for rollouts.
    pub(crate) sampling_share: f32,
    /// With this many own cards or fewer, rollouts go to the end of the round whatever lambda is.
    pub(crate) full_rollout_below: usize,
    /// Settings of the sampler.
    pub(crate) mcmc: McmcConfig,
}

/// The settings of the expert.
pub(crate) const EXPERT: SearchConfig = SearchConfig {
    prior_std_dev: 12.0,
    candidate_margin: 40.0,
    model: ChoiceModel { temperature: 3.0, epsilon: 0.02, heuristic_epsilon: 0.1 },
    likelihood_exponent: 1.0,
    lambda: 0.5,
    sampling_share: 0.5,
    full_rollout_below: 3,
    mcmc: McmcConfig {
        chains: 4,
        initial_draws: 4,
        burn_in: 30,
        thinning: 3,
        prior: OpponentPrior { heuristic: 0.2, search: 0.4, learner: 0.0 },
    },
};

/// Plays the card with the highest value of the network, without search.
#[derive(Clone, Copy, Debug, Default)]
pub struct NetBot;

impl Bot for NetBot {
    fn act(&self, view: &View, _: Budget, _: &mut BotRng) -> Action {
        let observation = Observation::from(view);
        view.action(value_net(observation.players()).values(&observation).best())
    }
}

/// Determinized search with the value network.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Expert;

impl Bot for Expert {
    fn act(&self, view: &View, budget: Budget, rng: &mut BotRng) -> Action {
        view.action(evaluate_moves(view, CardSet::EMPTY, budget, &EXPERT, rng).best())
    }
}

/// The value of each legal card after a search of `budget`. Cards of `keep` are always candidates and are never pruned.
pub(crate) fn evaluate_moves(
    view: &View,
    keep: CardSet,
    budget: Budget,
    config: &SearchConfig,
    rng: &mut BotRng,
) -> MoveValues {
    let observation = Observation::from(view);
    let prior = value_net(observation.players()).values(&observation);
    let best = prior.of[prior.best().index()];
    let candidates: CardSet =
        prior.legal.iter().filter(|card| prior.of[card.index()] > best - config.candidate_margin).collect();
    let candidates = candidates | keep;
    if candidates.len() < 2 || budget.rollout_plies == 0 {
        return prior;
    }
    let search = Search { view, config, keep, sampler: LayoutSampler::of(view) };
    search.run(prior, candidates, budget, rng)
}

/// The number of uniform layouts when there are no moves to condition on.
const MAX_UNIFORM_WORLDS: u32 = 400;

struct Search<'a> {
    view: &'a View,
    config: &'a SearchConfig,
    keep: CardSet,
    sampler: LayoutSampler,
}

/// The players of the rollouts.
struct RolloutPlayers {
    models: OpponentModels,
    /// The plies spent so far.
    spent: u32,
}

impl RolloutPlayers {
    /// The move of an opponent type and its value, at the cost of one ply.
    fn choice(&mut self, opponent: OpponentType, observation: &Observation) -> (Card, f32) {
        self.spent += 1;
        self.models.choice(opponent, observation)
    }
}

impl Search<'_> {
    /// Searches in two stages. If one candidate is left after a quarter of the budget, the search stops.
    fn run(&self, prior: MoveValues, candidates: CardSet, budget: Budget, rng: &mut BotRng) -> MoveValues {
        let mut stats = MoveStats::new(prior, candidates, self.config.prior_std_dev);
        let context = SamplerContext::new(self.view, &self.sampler, self.config.likelihood_exponent, self.config.mcmc);
        let mut posterior = self.posterior_sampler(&context, rng);
        let (mut seen, mut players) = (0, RolloutPlayers { models: self.models(), spent: 0 });
        for part in [0.25, 1.0] {
            let sampling_budget = (budget.rollout_plies as f32 * self.config.sampling_share * part) as u32;
            let worlds = match &mut posterior {
                Some(posterior) => posterior.sample(sampling_budget, rng),
                None => (0..MAX_UNIFORM_WORLDS).map(|_| Determinization::new(self.sampler.sample(rng))).collect(),
            };
            let sampling_cost = posterior.as_ref().map_or(0, PosteriorSampler::evaluations);
            let limit = ((budget.rollout_plies as f32 * part) as u32).saturating_sub(sampling_cost);
            for index in low_discrepancy_order(worlds.len()) {
                if players.spent >= limit {
                    break;
                }
                seen += 1;
                self.evaluate_world(&worlds[index], &mut stats, &mut players);
                stats.prune(seen, self.keep);
            }
            if self.keep.is_empty() && stats.confidence_set().len() == 1 {
                break;
            }
        }
        stats.values()
    }

    /// The posterior sampler; `None` when there are no moves to condition on.
    fn posterior_sampler<'a>(
        &'a self,
        context: &'a SamplerContext<'a>,
        rng: &mut BotRng,
    ) -> Option<PosteriorSampler<'a>> {
        let nothing_to_explain =
            self.view.public.phase == rules::Phase::Stash || self.config.likelihood_exponent == 0.0;
        (!nothing_to_explain).then(|| {
            let history = HistoryLikelihood::of(self.view, &self.sampler.sample(rng), self.models());
            PosteriorSampler::new(context, history, rng)
        })
    }

    fn models(&self) -> OpponentModels {
        OpponentModels::embedded(self.view.public.players(), self.config.model)
    }

    /// Runs a rollout for each active candidate in one determinization.
    fn evaluate_world(&self, world: &Determinization, stats: &mut MoveStats, players: &mut RolloutPlayers) {
        let state = self.simulate_stashes(world, players);
        let mut values = [0.0; 32];
        for card in stats.active {
            values[card.index()] = self.rollout(state, &world.opponents, card, players);
        }
        stats.add(world.weight, &values);
    }

    /// The state after the other players have stashed, if they still have to. They choose independently.
    fn simulate_stashes(&self, world: &Determinization, players: &mut RolloutPlayers) -> SimState {
        let state = world.layout.state(self.view);
        let mut after = state;
        if state.stashing {
            for seat in state.rules.players.seats().filter(|&seat| seat != self.view.seat) {
                after.stash(seat, players.choice(world.opponents[seat.index()], &state.observe(seat)).0);
            }
        }
        after
    }

    /// The lambda return of playing `card` in one determinization.
    fn rollout(
        &self,
        mut state: SimState,
        opponents: &[OpponentType; 4],
        card: Card,
        players: &mut RolloutPlayers,
    ) -> f32 {
        let me = self.view.seat;
        // A rollout of forced moves costs one ply too; otherwise the budget might never run out.
        players.spent += 1;
        if state.stashing {
            state.stash(me, card);
            state.stashing = false;
        } else {
            state.play(card);
        }
        // The weight of the return that is still open, and the value of the part that is settled.
        let (mut open, mut value) = (1.0, 0.0);
        while !state.position.is_over() {
            let turn = state.position.turn();
            let left = state.position.hand(me).len();
            let observation = state.observe(turn);
            let card = if let Some(forced) = observation.legal().only() {
                forced
            } else {
                let (best, here) = players.choice(opponents[turn.index()], &observation);
                if turn == me && left > self.config.full_rollout_below && self.config.lambda < 1.0 {
                    if open * self.config.lambda < MIN_WEIGHT {
                        return value + open * here;
                    }
                    value += open * (1.0 - self.config.lambda) * here;
                    open *= self.config.lambda;
                }
                best
            };
            state.play(card);
        }
        value + open * state.utilities()[me.index()]
    }
}

/// Rollouts stop when the open weight of the lambda return is below this.
const MIN_WEIGHT: f32 = 0.1;

/// The indices below `len` in a low-discrepancy order: every prefix is spread evenly.
pub(crate) fn low_discrepancy_order(len: usize) -> impl Iterator<Item = usize> {
    // A step near the golden ratio that has no common divisor with `len` visits every index.
    let divisor = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let golden = (len * 618 / 1000).max(1);
    let step = (golden..).find(|&step| divisor(step, len) == 1).unwrap_or(1);
    (0..len).map(move |index| index * step % len)
}

/// Rollout statistics of the candidates.
///
/// All candidates are evaluated in the same worlds (common random numbers), and only their differences to the network's
/// best card, the baseline, are compared: noise that both share cancels. The estimate then shrinks towards the
/// network's difference by the two variances.
struct MoveStats {
    prior: MoveValues,
    baseline: Card,
    active: CardSet,
    prior_std_dev: f32,
    baseline_sum: f32,
    /// For each card, the sum of the weights of its worlds and of their squares.
    counts: [f32; 32],
    count_squares: [f32; 32],
    /// For each card, the weighted sum of its differences to the baseline and of their squares.
    sums: [f32; 32],
    squares: [f32; 32],
}

impl MoveStats {
    fn new(prior: MoveValues, active: CardSet, prior_std_dev: f32) -> MoveStats {
        let baseline = prior.best();
        MoveStats {
            prior,
            baseline,
            active: active | baseline.to_set(),
            prior_std_dev,
            baseline_sum: 0.0,
            counts: [0.0; 32],
            count_squares: [0.0; 32],
            sums: [0.0; 32],
            squares: [0.0; 32],
        }
    }

    fn add(&mut self, weight: f32, values: &[f32; 32]) {
        let base = values[self.baseline.index()];
        self.baseline_sum += weight * base;
        for card in self.active {
            let index = card.index();
            let difference = values[index] - base;
            self.counts[index] += weight;
            self.count_squares[index] += weight * weight;
            self.sums[index] += weight * difference;
            self.squares[index] += weight * difference * difference;
        }
    }

    /// The posterior mean and standard deviation of the difference between a card and the baseline.
    fn shrunk_difference(&self, card: Card) -> (f32, f32) {
        let index = card.index();
        let prior = self.prior.of[index] - self.prior.of[self.baseline.index()];
        let count = self.counts[index];
        if card == self.baseline || count == 0.0 {
            return (prior, 0.0);
        }
        // Two pseudo-observations keep a few worlds that agree by chance from looking certain.
        const PSEUDO_VARIANCE: f32 = 50.0 * 50.0;
        let worlds = count * count / self.count_squares[index];
        let mean = self.sums[index] / count;
        let variance = (self.squares[index] / count - mean * mean).max(0.0);
        let error = (variance * worlds + 2.0 * PSEUDO_VARIANCE) / ((worlds + 2.0) * worlds);
        let prior_variance = self.prior_std_dev * self.prior_std_dev;
        let shrunk = (mean * prior_variance + prior * error) / (prior_variance + error);
        (shrunk, (prior_variance * error / (prior_variance + error)).sqrt())
    }

    /// The candidates whose confidence interval reaches the best estimate.
    fn confidence_set(&self) -> CardSet {
        let best = self.active.iter().map(|card| self.shrunk_difference(card).0).fold(f32::NEG_INFINITY, f32::max);
        let may_be_best = |card: &Card| {
            let (difference, error) = self.shrunk_difference(*card);
            difference + 2.5 * error >= best
        };
        self.active.iter().filter(may_be_best).collect()
    }

    /// Racing: at powers of two, drops the candidates outside the confidence set, so that the others get more rollouts.
    /// The baseline stays, because all are compared with it.
    fn prune(&mut self, seen: usize, keep: CardSet) {
        if seen >= 16 && seen.is_power_of_two() {
            self.active = self.confidence_set() | keep | self.baseline.to_set();
        }
    }

    fn values(&self) -> MoveValues {
        let mut values = self.prior;
        let baseline = self.baseline.index();
        let base = (self.baseline_sum + 30.0 * self.prior.of[baseline]) / (self.counts[baseline] + 30.0);
        // A pruned card must not win by a noisy estimate.
        let best = self.active.iter().map(|card| self.shrunk_difference(card).0).fold(f32::NEG_INFINITY, f32::max);
        for card in values.legal {
            let difference = self.shrunk_difference(card).0;
            let difference = if self.active.contains(card) { difference } else { difference.min(best - 0.01) };
            values.of[card.index()] = base + difference;
        }
        values
    }
}
