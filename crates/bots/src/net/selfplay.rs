//! Rounds that the network plays against itself, to learn from.

use rules::{Deal, Follow, GrandOwn, Players, QueenLead, Rules, Seat};

use super::features::{Facts, Order};
use super::gradient::Sample;
use super::network::{Hidden, Network, SCALE, SHARED};
use crate::Dice;
use crate::greedy::{PRACTICE, SIMPLE, choose};
use crate::sight::{Scene, Sight};

/// Who sits where in a training round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    Learner,
    Greedy,
    Simple,
}

/// How rounds are played for learning.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// The chance of any card instead of the best.
    pub(crate) explore: f32,
    /// How far an outcome counts against what the network itself expected one decision later; 1 is the outcome alone.
    pub(crate) trace: f32,
}

/// One decision of the learner that waits for the end of its round.
struct Pending {
    seat: Seat,
    sample: usize,
    /// What the network thought the best card worth.
    best: f32,
    /// Whether another card than the best was tried.
    explored: bool,
}

/// Plays one round and adds the learner's decisions to `samples`.
pub(crate) fn play(network: &Network, players: Players, manner: Manner, dice: &mut Dice, samples: &mut Vec<Sample>) {
    let rules = house_rules(players, dice);
    let lineup = lineup(dice);
    let dealer = Seat::new((dice.fraction() * players.count() as f32) as u8);
    let deal = Deal::random(players, dealer, &mut dice.0);
    let mut scene = Scene::start(&rules, deal.hands(), deal.chest(), deal.first_leader());
    let mut pending = Vec::with_capacity(32);
    let mut decide = |sight: &Sight, samples: &mut Vec<Sample>, dice: &mut Dice| match lineup[sight.seat.index()] {
        Player::Greedy => choose(sight, &PRACTICE),
        Player::Simple => choose(&sight.forgetful(), &SIMPLE),
        Player::Learner => decide(network, sight, manner, dice, samples, &mut pending),
    };
    let chosen = rules::PerSeat::from_fn(players, |seat| Some(decide(&scene.sight(seat), samples, dice)));
    for (seat, card) in chosen.with_seats() {
        scene.hide(seat, card.expect("everybody stashes"));
    }
    scene.stashing = false;
    while !scene.position.is_over() {
        let card = decide(&scene.sight(scene.position.turn()), samples, dice);
        scene.play(card);
    }
    settle(&scene.utilities(), &pending, manner.trace, samples);
}

fn decide(
    network: &Network,
    sight: &Sight,
    manner: Manner,
    dice: &mut Dice,
    samples: &mut Vec<Sample>,
    pending: &mut Vec<Pending>,
) -> rules::Card {
    let legal = sight.legal();
    if legal.len() == 1 {
        return legal.nth(0);
    }
    let order = Order::of(sight);
    let facts = Facts::of(sight, order);
    let mut hidden = Hidden::default();
    network.run(facts.as_slice(), &mut hidden);
    let values = network.read(sight, order, &hidden);
    let best = values.best();
    let card = if dice.fraction() < manner.explore { legal.random(&mut dice.0) } else { best };
    pending.push(Pending {
        seat: sight.seat,
        sample: samples.len(),
        best: values.of[best.index()] / SCALE,
        explored: card != best,
    });
    let output = order.card(card);
    let expected = network.output(output, &hidden) + network.output(SHARED, &hidden);
    samples.push(Sample { facts, hidden, output, expected, target: 0.0 });
    card
}

/// Says what each decision should have expected, from the last back to the first.
///
/// A decision learns from what came of it. Where its player later tried something else than the best card, what came of that
/// is no fault of the earlier decision, so the network's own estimate of the best stands in.
fn settle(utilities: &[f32; 4], pending: &[Pending], trace: f32, samples: &mut [Sample]) {
    let mut onwards = utilities.map(|utility| utility / SCALE);
    for decision in pending.iter().rev() {
        let onward = &mut onwards[decision.seat.index()];
        samples[decision.sample].target = *onward;
        *onward = if decision.explored { decision.best } else { trace * *onward + (1.0 - trace) * decision.best };
    }
}

/// Most rounds by the usual rules, the others by any.
pub(crate) fn house_rules(players: Players, dice: &mut Dice) -> Rules {
    const USUAL: f32 = 0.6;
    let usual = Rules { players, ..Rules::default() };
    if dice.fraction() < USUAL {
        return usual;
    }
    let mut pick = |count: usize| (dice.fraction() * count as f32) as usize;
    Rules {
        follow: Follow::ALL[pick(Follow::ALL.len())],
        queen_lead: QueenLead::ALL[pick(QueenLead::ALL.len())],
        grand_own: GrandOwn::ALL[pick(GrandOwn::ALL.len())],
        ..usual
    }
}

/// Mostly the learner everywhere; now and then simpler players, so that it knows their habits too.
fn lineup(dice: &mut Dice) -> [Player; 4] {
    const MIXED: f32 = 0.15;
    if dice.fraction() >= MIXED {
        return [Player::Learner; 4];
    }
    std::array::from_fn(|_| match dice.fraction() {
        part if part < 0.4 => Player::Learner,
        part if part < 0.75 => Player::Greedy,
        _ => Player::Simple,
    })
}

/// The mean utility of a network against a table of rules of thumb: every deal, every seat, the usual rules.
pub(crate) fn measure(network: &Network, players: Players, deals: u64) -> f32 {
    let rules = Rules { players, ..Rules::default() };
    let mut dice = Dice::new(20_251);
    let mut sum = 0.0;
    for _ in 0..deals {
        let deal = Deal::random(players, Seat::new(0), &mut dice.0);
        for hero in players.seats() {
            let start = Scene::start(&rules, deal.hands(), deal.chest(), deal.first_leader());
            let end =
                finish(
                    start,
                    |sight| {
                        if sight.seat == hero { network.values(sight).best() } else { choose(sight, &PRACTICE) }
                    },
                );
            sum += end.utilities()[hero.index()];
        }
    }
    sum / (deals as f32 * players.count() as f32)
}

/// Plays a round to its end.
pub(crate) fn finish(mut scene: Scene, mut choose: impl FnMut(&Sight) -> rules::Card) -> Scene {
    if scene.stashing {
        let before = scene;
        for seat in scene.rules.players.seats().filter(|seat| before.stash[seat.index()].is_empty()) {
            scene.hide(seat, choose(&before.sight(seat)));
        }
        scene.stashing = false;
    }
    while !scene.position.is_over() {
        let sight = scene.sight(scene.position.turn());
        scene.play(choose(&sight));
    }
    scene
}
