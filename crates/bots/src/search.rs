//! Thinking ahead: the network inside imagined worlds.
//!
//! Layouts are drawn that agree with all that was seen, and weighed by how well they explain the others' play. In
//! each, every promising card is played and the round goes on with everybody playing as the network would *from what they
//! would know*. Nobody in such a world uses knowledge that they would not have, which keeps the plans honest:
//! what wins only by guessing right counts as a guess.
//!
//! A few dozen worlds are a noisy witness, and the network is a good one. So the worlds do not replace its opinion;
//! they are weighed against it as so many more observations.

use std::cell::RefCell;

use rules::{Action, Card, CardSet, View};
use solver::Solver;

use crate::belief::{Model, exp, plausibility};
use crate::net::network::Values;
use crate::net::quick::{Quick, trained};

use crate::pimc::{EXACT_COST, solved};
use crate::sight::{Scene, Sight};
use crate::worlds::{Layout, Layouts};
use crate::{Bot, Budget, Dice};

/// How the search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Style {
    /// How many worlds the network's own opinion counts for.
    pub(crate) prior: f32,
    /// Cards that the network puts further behind its best than this, in points, are not looked at.
    pub(crate) margin: f32,
    /// How the others are taken to play when layouts are weighed.
    pub(crate) model: Model,
    /// How much the weighing counts: 0 takes all layouts as equally likely, 1 trusts the model fully.
    pub(crate) trust: f32,
    /// After how many of its own decisions a continuation is cut and the network asked; 0 plays to the end.
    pub(crate) depth: u32,
    /// What part of the budget goes into weighing layouts.
    pub(crate) weighing: f32,
    /// With so many own cards left or fewer, continuations are played to the end whatever the depth.
    pub(crate) ending: usize,
    /// With so many cards in each hand or fewer, the rest is solved as if all cards were open; 0 for never.
    pub(crate) exact: usize,
}

/// The style of the expert.
pub(crate) const EXPERT: Style = Style {
    prior: 100.0,
    margin: 40.0,
    model: Model { temperature: 8.0, whim: 0.05 },
    trust: 1.0,
    depth: 1,
    weighing: 0.4,
    ending: 3,
    exact: 0,
};

/// The network alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct Net;

impl Bot for Net {
    fn act(&self, view: &View, _: Budget, _: &mut Dice) -> Action {
        let sight = Sight::from(view);
        view.action(trained(sight.players()).values(&sight).best())
    }
}

/// The network inside imagined worlds.
#[derive(Clone, Copy, Debug)]
pub struct Expert {
    style: Style,
}

impl Default for Expert {
    fn default() -> Expert {
        Expert { style: EXPERT }
    }
}

impl Bot for Expert {
    fn act(&self, view: &View, budget: Budget, dice: &mut Dice) -> Action {
        view.action(think(view, budget, &self.style, dice).best())
    }
}

impl Expert {
    /// A searcher in a style given as numbers, for experiments.
    #[doc(hidden)]
    #[must_use]
    pub fn styled(numbers: &[f32]) -> Expert {
        let at = |index: usize, usual: f32| numbers.get(index).copied().unwrap_or(usual);
        Expert {
            style: Style {
                prior: at(0, EXPERT.prior),
                margin: at(1, EXPERT.margin),
                model: Model { temperature: at(2, EXPERT.model.temperature), whim: at(3, EXPERT.model.whim) },
                trust: at(4, EXPERT.trust),
                depth: at(5, EXPERT.depth as f32) as u32,
                weighing: at(6, EXPERT.weighing),
                ending: at(7, EXPERT.ending as f32) as usize,
                exact: at(8, EXPERT.exact as f32) as usize,
            },
        }
    }
}

/// What each legal card is worth after `budget` of thought.
pub(crate) fn think(view: &View, budget: Budget, style: &Style, dice: &mut Dice) -> Values {
    think_about(view, CardSet::EMPTY, budget, style, dice)
}

/// The same, with the cards of `keep` looked at to the end however hopeless they seem.
pub(crate) fn think_about(view: &View, keep: CardSet, budget: Budget, style: &Style, dice: &mut Dice) -> Values {
    let sight = Sight::from(view);
    let network = trained(sight.players());
    let opinion = network.values(&sight);
    let best = opinion.of[opinion.best().index()];
    let candidates: CardSet =
        opinion.legal.iter().filter(|card| opinion.of[card.index()] > best - style.margin).collect();
    let candidates = candidates | keep;
    if candidates.len() < 2 || budget.plays == 0 {
        return opinion;
    }
    let search =
        Search { view, network, style, keep, layouts: Layouts::of(view), solver: RefCell::new(Solver::new(12)) };
    search.run(opinion, candidates, budget, dice)
}

struct Search<'a> {
    view: &'a View,
    network: &'a Quick,
    style: &'a Style,
    keep: CardSet,
    layouts: Layouts,
    solver: RefCell<Solver>,
}

impl Search<'_> {
    fn run(&self, opinion: Values, candidates: CardSet, budget: Budget, dice: &mut Dice) -> Values {
        let mut spent = 0;
        let worlds = self.weighed_layouts((budget.plays as f32 * self.style.weighing) as u32, &mut spent, dice);
        let mut tally = Tally::new(opinion, candidates, self.style.prior);
        let mut seen = 0.0;
        let total: f32 = worlds.iter().map(|(weight, _)| weight).sum();
        for world in resampled(&worlds, total, dice) {
            if spent >= budget.plays {
                break;
            }
            let scene = self.after_the_others_stash(world.scene(self.view), &mut spent);
            for card in tally.in_the_running() {
                let value = self.continuation(scene, card, &mut spent);
                tally.add(card, value);
            }
            seen += 1.0;
            tally.drop_the_hopeless(seen, self.keep);
        }
        tally.values()
    }

    /// Layouts with their weights: many are drawn and asked how well they explain what was played.
    fn weighed_layouts(&self, budget: u32, spent: &mut u32, dice: &mut Dice) -> Vec<(f32, Layout)> {
        const MOST: usize = 400;
        let nothing_to_explain = self.view.public.phase == rules::Phase::Stash || self.style.trust == 0.0;
        let mut drawn = Vec::with_capacity(MOST);
        while drawn.len() < MOST && (nothing_to_explain || *spent < budget) {
            let layout = self.layouts.draw(dice);
            if nothing_to_explain {
                drawn.push((0.0, layout));
            } else {
                let (log, asked) = plausibility(self.view, &layout, self.network, self.style.model);
                *spent += asked.max(1);
                drawn.push((log, layout));
            }
        }
        let best = drawn.iter().map(|(log, _)| *log).fold(f32::NEG_INFINITY, f32::max);
        let weight = |log: f32| exp((log - best) * self.style.trust * std::f32::consts::LN_2);
        drawn.iter().map(|&(log, layout)| (weight(log), layout)).collect()
    }

    /// The world once the others have chosen what to hide, if it is time for that; they choose without knowing of each other.
    fn after_the_others_stash(&self, scene: Scene, spent: &mut u32) -> Scene {
        let mut after = scene;
        if scene.stashing {
            for seat in scene.rules.players.seats().filter(|&seat| seat != self.view.seat) {
                *spent += 1;
                after.hide(seat, self.network.values(&scene.sight(seat)).best());
            }
        }
        after
    }

    /// What comes of playing `card` in a world where everybody goes on as the network would.
    fn continuation(&self, mut scene: Scene, card: Card, spent: &mut u32) -> f32 {
        let me = self.view.seat;
        // Even a continuation without a choice takes time, and a budget that nothing spends would never end.
        *spent += 1;
        if scene.stashing {
            scene.hide(me, card);
            scene.stashing = false;
        } else {
            scene.play(card);
        }
        let mut decisions = 0;
        while !scene.position.is_over() {
            let turn = scene.position.turn();
            let left = scene.position.hand(me).len();
            if left <= self.style.exact && scene.position.in_trick() == 0 {
                *spent += EXACT_COST;
                return solved(&scene, me, &mut self.solver.borrow_mut());
            }
            let sight = scene.sight(turn);
            let legal = sight.legal();
            let card = if legal.len() == 1 {
                legal.nth(0)
            } else {
                *spent += 1;
                let values = self.network.values(&sight);
                let best = values.best();
                if turn == me {
                    decisions += 1;
                    if decisions == self.style.depth && left > self.style.ending {
                        return values.of[best.index()];
                    }
                }
                best
            };
            scene.play(card);
        }
        scene.utilities()[me.index()]
    }
}

/// Layouts in an order in which each comes as often as its weight says, without end.
///
/// Drawing by an even comb instead of one by one keeps the share of each layout as close to its weight as
/// counting allows.
fn resampled<'a>(worlds: &'a [(f32, Layout)], total: f32, dice: &mut Dice) -> impl Iterator<Item = &'a Layout> {
    // The golden ratio spreads any number of marks evenly over the whole.
    const GOLDEN: f32 = 0.618_034;
    let mut mark = dice.fraction();
    std::iter::from_fn(move || {
        mark = (mark + GOLDEN).fract();
        let mut left = mark * total;
        let hit = worlds.iter().find(|(weight, _)| {
            left -= weight;
            left < 0.0
        });
        hit.or(worlds.last()).map(|(_, layout)| layout)
    })
}

/// What the worlds say about the candidates, beside the network's opinion.
struct Tally {
    opinion: Values,
    running: CardSet,
    prior: f32,
    counts: [f32; 32],
    sums: [f32; 32],
    squares: [f32; 32],
}

impl Tally {
    fn new(opinion: Values, running: CardSet, prior: f32) -> Tally {
        Tally { opinion, running, prior, counts: [0.0; 32], sums: [0.0; 32], squares: [0.0; 32] }
    }

    fn in_the_running(&self) -> CardSet {
        self.running
    }

    fn add(&mut self, card: Card, value: f32) {
        let index = card.index();
        self.counts[index] += 1.0;
        self.sums[index] += value;
        self.squares[index] += value * value;
    }

    fn value(&self, card: Card) -> f32 {
        let index = card.index();
        (self.sums[index] + self.prior * self.opinion.of[index]) / (self.counts[index] + self.prior).max(1e-6)
    }

    /// From time to time, gives up the worse half of the candidates, so that the better half is seen more clearly.
    fn drop_the_hopeless(&mut self, seen: f32, keep: CardSet) {
        if seen >= 16.0 && (seen as u32).is_power_of_two() && self.running.len() > 2 {
            let mut order: Vec<Card> = self.running.iter().collect();
            order.sort_by(|&a, &b| self.value(b).total_cmp(&self.value(a)));
            let better: CardSet = order[..order.len().div_ceil(2)].iter().copied().collect();
            self.running = better | keep;
        }
    }

    fn values(&self) -> Values {
        let mut values = self.opinion;
        for card in values.legal {
            values.of[card.index()] = self.value(card);
        }
        // A card that was given up early cannot win by a lucky estimate.
        let leader = self.running.iter().map(|card| self.value(card)).fold(f32::NEG_INFINITY, f32::max);
        for card in values.legal - self.running {
            values.of[card.index()] = values.of[card.index()].min(leader - 0.01);
        }
        values
    }
}
