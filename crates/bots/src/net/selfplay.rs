//! Self-play rounds for training.

use rules::{Deal, PlayerCount, RuleOption, Rules, Seat};

use super::adam::Sample;
use super::features::{FeatureSet, SuitPermutation};
use super::network::{Activations, MoveValues, Network, SCALE, SHARED};
use crate::BotRng;
use crate::heuristic::{BASIC, TRAINING, best_card};
use crate::observation::{Observation, SimState};

/// The type of player in one seat of a training round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TrainingPlayer {
    Learner,
    Heuristic,
    Forgetful,
}

/// Settings of self-play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SelfPlayConfig {
    /// The probability of a random card (exploration).
    pub(crate) epsilon: f32,
    /// The lambda of the returns: 1 uses the outcome alone.
    pub(crate) lambda: f32,
}

/// A decision of the learner whose target is set at the end of the round.
struct PendingSample {
    seat: Seat,
    sample: usize,
    /// The network's value of the best card.
    best: f32,
    /// Whether the move was exploratory, that is, not the best card.
    explored: bool,
}

/// Plays one round and adds the learner's decisions to `samples`.
pub(crate) fn play(
    network: &Network,
    players: PlayerCount,
    config: SelfPlayConfig,
    rng: &mut BotRng,
    samples: &mut Vec<Sample>,
) {
    let rules = house_rules(players, rng);
    let lineup = seat_players(rng);
    let dealer = players.step(Seat::S0, (rng.next_f32() * players.count() as f32) as usize);
    let deal = Deal::random(players, dealer, &mut rng.0);
    let state = SimState::start(&rules, deal.hands(), deal.chest(), deal.first_leader());
    let mut pending = Vec::with_capacity(32);
    let end = finish(state, |observation| match lineup[observation.seat.index()] {
        TrainingPlayer::Heuristic => best_card(observation, &TRAINING),
        TrainingPlayer::Forgetful => best_card(&observation.forgetful(), &BASIC),
        TrainingPlayer::Learner => decide(network, observation, config, rng, samples, &mut pending),
    });
    lambda_targets(&end.utilities(), &pending, config.lambda, samples);
}

fn decide(
    network: &Network,
    observation: &Observation,
    config: SelfPlayConfig,
    rng: &mut BotRng,
    samples: &mut Vec<Sample>,
    pending: &mut Vec<PendingSample>,
) -> rules::Card {
    let legal = observation.legal();
    if let Some(card) = legal.only() {
        return card;
    }
    let permutation = SuitPermutation::of(observation);
    let features = FeatureSet::of(observation, permutation);
    let mut hidden = Activations::default();
    network.run(features.as_slice(), &mut hidden);
    let values = MoveValues::of_outputs(legal, permutation, |index| network.output(index, &hidden));
    let best = values.best();
    let card = if rng.next_f32() < config.epsilon { legal.random(&mut rng.0) } else { best };
    pending.push(PendingSample {
        seat: observation.seat,
        sample: samples.len(),
        best: values.of[best.index()] / SCALE,
        explored: card != best,
    });
    let output = permutation.card(card);
    let expected = network.output(output, &hidden) + network.output(SHARED, &hidden);
    samples.push(Sample { features, hidden, output, expected, target: 0.0 });
    card
}

/// Sets the target of each decision, from the last to the first (Watkins' Q(lambda)).
///
/// The target is the lambda return: the outcome mixed with the network's later estimates. An exploratory move cuts the
/// trace, because its result says nothing about the earlier decision; the value of the best card replaces it.
fn lambda_targets(utilities: &[f32; 4], pending: &[PendingSample], lambda: f32, samples: &mut [Sample]) {
    let mut onwards = utilities.map(|utility| utility / SCALE);
    for decision in pending.iter().rev() {
        let onward = &mut onwards[decision.seat.index()];
        samples[decision.sample].target = *onward;
        *onward = if decision.explored { decision.best } else { lambda * *onward + (1.0 - lambda) * decision.best };
    }
}

/// The rules of a training round: mostly the default ones, sometimes random ones.
pub(crate) fn house_rules(players: PlayerCount, rng: &mut BotRng) -> Rules {
    const DEFAULT_SHARE: f32 = 0.6;
    let default = Rules { players, ..Rules::default() };
    if rng.next_f32() < DEFAULT_SHARE {
        return default;
    }
    let mut pick = |count: usize| (rng.next_f32() * count as f32) as usize;
    RuleOption::ALL.iter().fold(default, |rules, option| {
        let choices = option.choices();
        rules.with(choices[pick(choices.len())])
    })
}

/// The players of a round: mostly the learner in every seat, sometimes with heuristic opponents.
fn seat_players(rng: &mut BotRng) -> [TrainingPlayer; 4] {
    const MIXED_SHARE: f32 = 0.15;
    if rng.next_f32() >= MIXED_SHARE {
        return [TrainingPlayer::Learner; 4];
    }
    std::array::from_fn(|_| match rng.next_f32() {
        part if part < 0.4 => TrainingPlayer::Learner,
        part if part < 0.75 => TrainingPlayer::Heuristic,
        _ => TrainingPlayer::Forgetful,
    })
}

/// The mean utility of a network against the heuristic: every deal in every seat, with the default rules.
pub(crate) fn measure(network: &Network, players: PlayerCount, deals: u64) -> f32 {
    let rules = Rules { players, ..Rules::default() };
    let mut rng = BotRng::new(20_251);
    let mut sum = 0.0;
    for _ in 0..deals {
        let deal = Deal::random(players, Seat::S0, &mut rng.0);
        for hero in players.seats() {
            let start = SimState::start(&rules, deal.hands(), deal.chest(), deal.first_leader());
            let end = finish(start, |observation| {
                if observation.seat == hero {
                    network.values(observation).best()
                } else {
                    best_card(observation, &TRAINING)
                }
            });
            sum += end.utilities()[hero.index()];
        }
    }
    sum / (deals as f32 * players.count() as f32)
}

/// Plays a round from the stash to its end.
fn finish(mut state: SimState, mut choose: impl FnMut(&Observation) -> rules::Card) -> SimState {
    state.stash_rest(&mut choose);
    while !state.position.is_over() {
        let observation = state.observe(state.position.turn());
        state.play(choose(&observation));
    }
    state
}
