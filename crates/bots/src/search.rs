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

use crate::belief::Model;
use crate::net::network::Values;
use crate::net::quick::trained;

use crate::kind::{Habits, Kind, Mixture};
use crate::pimc::{EXACT_COST, solved};
use crate::posterior::{Guide, Pace, Past, Walks, World};
use crate::sight::{Scene, Sight};
use crate::worlds::Layouts;
use crate::{Bot, Budget, Dice};

/// How the search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Style {
    /// By how many points the network is taken to err, usually, about the difference of two cards.
    pub(crate) doubt: f32,
    /// Cards that the network puts further behind its best than this, in points, are not looked at.
    pub(crate) margin: f32,
    /// How the others are taken to play when layouts are weighed.
    pub(crate) model: Model,
    /// How much the weighing counts: 0 takes all layouts as equally likely, 1 trusts the model fully.
    pub(crate) trust: f32,
    /// How much of a continuation's worth comes from beyond the own next decision: 0 asks the network there, 1 plays to the end.
    pub(crate) reach: f32,
    /// What part of the budget goes into weighing layouts.
    pub(crate) weighing: f32,
    /// With so many own cards left or fewer, continuations are played to the end whatever the reach.
    pub(crate) ending: usize,
    /// With so many cards in each hand or fewer, the rest is solved as if all cards were open; 0 for never.
    pub(crate) exact: usize,
    /// How layouts are found.
    pub(crate) pace: Pace,
}

/// The style of the expert.
pub(crate) const EXPERT: Style = Style {
    doubt: 12.0,
    margin: 40.0,
    model: Model { temperature: 3.0, whim: 0.02, stray: 0.1 },
    trust: 1.0,
    reach: 0.5,
    weighing: 0.5,
    ending: 3,
    exact: 0,
    pace: Pace { walks: 4, starts: 4, warmup: 30, stride: 3, mixture: Mixture { plain: 0.2, searcher: 0.4 } },
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
    /// What each legal card is worth, for experiments.
    #[doc(hidden)]
    #[must_use]
    pub fn weigh(&self, view: &View, budget: Budget, dice: &mut Dice) -> Vec<(Card, f32)> {
        let values = think(view, budget, &self.style, dice);
        values.legal.iter().map(|card| (card, values.of[card.index()])).collect()
    }

    /// A searcher in a style given as numbers, for experiments.
    #[doc(hidden)]
    #[must_use]
    pub fn styled(numbers: &[f32]) -> Expert {
        let at = |index: usize, usual: f32| numbers.get(index).copied().unwrap_or(usual);
        Expert {
            style: Style {
                doubt: at(0, EXPERT.doubt),
                margin: at(1, EXPERT.margin),
                model: Model {
                    temperature: at(2, EXPERT.model.temperature),
                    whim: at(3, EXPERT.model.whim),
                    stray: at(14, EXPERT.model.stray),
                },
                trust: at(4, EXPERT.trust),
                reach: at(5, EXPERT.reach),
                weighing: at(6, EXPERT.weighing),
                ending: at(7, EXPERT.ending as f32) as usize,
                exact: at(8, EXPERT.exact as f32) as usize,
                pace: Pace {
                    walks: at(9, EXPERT.pace.walks as f32) as usize,
                    starts: at(10, EXPERT.pace.starts as f32) as usize,
                    warmup: at(11, EXPERT.pace.warmup as f32) as u32,
                    stride: at(12, EXPERT.pace.stride as f32) as u32,
                    mixture: Mixture {
                        plain: at(13, EXPERT.pace.mixture.plain),
                        searcher: at(15, EXPERT.pace.mixture.searcher),
                    },
                },
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
    let opinion = trained(sight.players()).values(&sight);
    let best = opinion.of[opinion.best().index()];
    let candidates: CardSet =
        opinion.legal.iter().filter(|card| opinion.of[card.index()] > best - style.margin).collect();
    let candidates = candidates | keep;
    if candidates.len() < 2 || budget.plays == 0 {
        return opinion;
    }
    let search = Search {
        view,
        habits: Habits::learnt(sight.players(), style.model),
        style,
        keep,
        layouts: Layouts::of(view),
        solver: RefCell::new(Solver::new(12)),
    };
    search.run(opinion, candidates, budget, dice)
}

/// How many layouts are drawn where none is likelier than another.
const MOST_BLIND: u32 = 400;

struct Search<'a> {
    view: &'a View,
    habits: Habits<'a>,
    style: &'a Style,
    keep: CardSet,
    layouts: Layouts,
    solver: RefCell<Solver>,
}

impl Search<'_> {
    /// Thinks in two parts: a quarter of the budget tells whether there is anything to think about.
    fn run(&self, opinion: Values, candidates: CardSet, budget: Budget, dice: &mut Dice) -> Values {
        let mut tally = Tally::new(opinion, candidates, self.style.doubt);
        let guide = Guide::new(self.view, &self.layouts, self.style.trust, self.style.pace);
        let mut walks = self.walks(&guide, dice);
        let (mut seen, mut spent) = (0, 0);
        for part in [0.25, 1.0] {
            let weighing = (budget.plays as f32 * self.style.weighing * part) as u32;
            let worlds = match &mut walks {
                Some(walks) => walks.more(weighing, dice),
                None => (0..MOST_BLIND).map(|_| World::new(self.layouts.draw(dice))).collect(),
            };
            let weighed = walks.as_ref().map_or(0, Walks::asked);
            let limit = ((budget.plays as f32 * part) as u32).saturating_sub(weighed);
            for index in spread(worlds.len()) {
                if spent >= limit {
                    break;
                }
                seen += 1;
                self.look_at(&worlds[index], &mut tally, &mut spent);
                tally.drop_the_hopeless(seen, self.keep);
            }
            if self.keep.is_empty() && tally.contenders().len() == 1 {
                break;
            }
        }
        tally.values()
    }

    /// Walks through the layouts by what the past says; nothing where it says nothing.
    fn walks<'a>(&'a self, guide: &'a Guide<'a>, dice: &mut Dice) -> Option<Walks<'a>> {
        let nothing_to_explain = self.view.public.phase == rules::Phase::Stash || self.style.trust == 0.0;
        (!nothing_to_explain).then(|| {
            let past = Past::of(self.view, &self.layouts.draw(dice), self.habits);
            Walks::new(guide, past, dice)
        })
    }

    /// Tries the candidates in a world.
    fn look_at(&self, world: &World, tally: &mut Tally, spent: &mut u32) {
        let scene = self.after_the_others_stash(world, spent);
        let mut values = [0.0; 32];
        for card in tally.running {
            values[card.index()] = self.continuation(scene, &world.kinds, card, spent);
        }
        tally.add(world.weight, &values);
    }

    /// What a player of a kind does, and what the network thinks of it if it was asked.
    fn choice(&self, kind: Kind, sight: &Sight, spent: &mut u32) -> (Card, f32) {
        *spent += 1;
        self.habits.choice(kind, sight)
    }

    /// The world once the others have chosen what to hide, if it is time for that; they choose without knowing of each other.
    fn after_the_others_stash(&self, world: &World, spent: &mut u32) -> Scene {
        let scene = world.layout.scene(self.view);
        let mut after = scene;
        if scene.stashing {
            for seat in scene.rules.players.seats().filter(|&seat| seat != self.view.seat) {
                after.hide(seat, self.choice(world.kinds[seat.index()], &scene.sight(seat), spent).0);
            }
        }
        after
    }

    /// What comes of playing `card` in a world where everybody goes on as the network would.
    fn continuation(&self, mut scene: Scene, kinds: &[Kind; 4], card: Card, spent: &mut u32) -> f32 {
        let me = self.view.seat;
        // Even a continuation without a choice takes time, and a budget that nothing spends would never end.
        *spent += 1;
        if scene.stashing {
            scene.hide(me, card);
            scene.stashing = false;
        } else {
            scene.play(card);
        }
        // What part of the value is still open, and what the rest has come to.
        let (mut open, mut value) = (1.0, 0.0);
        while !scene.position.is_over() {
            let turn = scene.position.turn();
            let left = scene.position.hand(me).len();
            if left <= self.style.exact && scene.position.in_trick() == 0 {
                *spent += EXACT_COST;
                return value + open * solved(&scene, me, &mut self.solver.borrow_mut());
            }
            let sight = scene.sight(turn);
            let legal = sight.legal();
            let card = if legal.len() == 1 {
                legal.nth(0)
            } else {
                let (best, here) = self.choice(kinds[turn.index()], &sight, spent);
                if turn == me && left > self.style.ending && self.style.reach < 1.0 {
                    if open * self.style.reach < SLIGHT {
                        return value + open * here;
                    }
                    value += open * (1.0 - self.style.reach) * here;
                    open *= self.style.reach;
                }
                best
            };
            scene.play(card);
        }
        value + open * scene.utilities()[me.index()]
    }
}

/// Too small a part to play on for.
const SLIGHT: f32 = 0.1;

/// The numbers below `len` in an order that spreads any first few of them evenly.
fn spread(len: usize) -> impl Iterator<Item = usize> {
    // A step of about the golden part of the whole, and without a common divisor, visits all.
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

/// What the worlds say about the candidates, beside the network's opinion.
///
/// All candidates are tried in the same worlds, so what counts are the differences to the network's favourite: luck that
/// both share cancels out. The network's opinion and the worlds are then weighed by how far each is likely to err.
struct Tally {
    opinion: Values,
    favourite: Card,
    running: CardSet,
    doubt: f32,
    level: f32,
    /// For each card: how much the worlds it was tried in count, and the squares of that.
    counts: [f32; 32],
    count_squares: [f32; 32],
    /// For each card: its differences to the favourite, and their squares.
    sums: [f32; 32],
    squares: [f32; 32],
}

impl Tally {
    fn new(opinion: Values, running: CardSet, doubt: f32) -> Tally {
        let favourite = opinion.best();
        Tally {
            opinion,
            favourite,
            running: running | favourite.set(),
            doubt,
            level: 0.0,
            counts: [0.0; 32],
            count_squares: [0.0; 32],
            sums: [0.0; 32],
            squares: [0.0; 32],
        }
    }

    fn add(&mut self, weight: f32, values: &[f32; 32]) {
        let base = values[self.favourite.index()];
        self.level += weight * base;
        for card in self.running {
            let index = card.index();
            let difference = values[index] - base;
            self.counts[index] += weight;
            self.count_squares[index] += weight * weight;
            self.sums[index] += weight * difference;
            self.squares[index] += weight * difference * difference;
        }
    }

    /// How much better than the favourite a card is likely to be, and how uncertain that is.
    fn difference(&self, card: Card) -> (f32, f32) {
        let index = card.index();
        let prior = self.opinion.of[index] - self.opinion.of[self.favourite.index()];
        let count = self.counts[index];
        if card == self.favourite || count == 0.0 {
            return (prior, 0.0);
        }
        // A few worlds that agree by chance must not look certain.
        const GUESS: f32 = 50.0 * 50.0;
        let worlds = count * count / self.count_squares[index];
        let mean = self.sums[index] / count;
        let variance = (self.squares[index] / count - mean * mean).max(0.0);
        let error = (variance * worlds + 2.0 * GUESS) / ((worlds + 2.0) * worlds);
        let doubt = self.doubt * self.doubt;
        ((mean * doubt + prior * error) / (doubt + error), (doubt * error / (doubt + error)).sqrt())
    }

    /// The candidates that may well be best.
    fn contenders(&self) -> CardSet {
        let best = self.running.iter().map(|card| self.difference(card).0).fold(f32::NEG_INFINITY, f32::max);
        let may_be_best = |card: &Card| {
            let (difference, error) = self.difference(*card);
            difference + 2.5 * error >= best
        };
        self.running.iter().filter(may_be_best).collect()
    }

    /// From time to time, gives up the candidates that can hardly be best, so that the others are seen more clearly. The
    /// favourite stays, for all are compared with it.
    fn drop_the_hopeless(&mut self, seen: usize, keep: CardSet) {
        if seen >= 16 && seen.is_power_of_two() {
            self.running = self.contenders() | keep | self.favourite.set();
        }
    }

    fn values(&self) -> Values {
        let mut values = self.opinion;
        let favourite = self.favourite.index();
        let base = (self.level + 30.0 * self.opinion.of[favourite]) / (self.counts[favourite] + 30.0);
        // A card that was given up early cannot win by a lucky estimate.
        let best = self.running.iter().map(|card| self.difference(card).0).fold(f32::NEG_INFINITY, f32::max);
        for card in values.legal {
            let difference = self.difference(card).0;
            let difference = if self.running.contains(card) { difference } else { difference.min(best - 0.01) };
            values.of[card.index()] = base + difference;
        }
        values
    }
}
