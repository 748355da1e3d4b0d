//! Learning the habits of players who think ahead.
//!
//! What a searcher does is neither what the network would do nor what rules of thumb say, and asking a searcher inside
//! imagined worlds would take for ever. So a second set of weights learns to foresee its choices: it starts from the trained
//! network and is moved towards the cards that searchers chose. It is no better a player, but a better guess of one.

use std::ops::Range;

use rules::{Deal, Players, Round, Seat};

use super::features::{Facts, Order};
use super::gradient::Learner;
use super::network::{Hidden, Network, SCALE};
use super::quick::{Quick, trained};
use super::selfplay::house_rules;
use crate::belief::{Model, exp, log2};
use crate::search::EXPERT;
use crate::sight::Sight;
use crate::{Budget, Dice, Name};

/// How closely players are taken to follow their network: as the expert will take it.
const MODEL: Model = EXPERT.model;
/// How much a searcher thinks while it is watched: enough for its habits, too little for its best.
const WATCHED: Budget = Budget::new(6_000);

/// One choice of a searcher.
#[derive(Clone, Debug)]
struct Lesson {
    facts: Facts,
    /// The outputs of the legal cards.
    options: Vec<u8>,
    /// Which of them was chosen.
    chosen: usize,
}

/// Choices of searchers at tables of one size.
#[derive(Clone, Debug)]
pub struct Lessons {
    players: Players,
    lessons: Vec<Lesson>,
}

impl Lessons {
    /// No lessons yet.
    #[must_use]
    pub fn none(players: Players) -> Lessons {
        Lessons { players, lessons: Vec::new() }
    }

    /// Watches the rounds of these numbers. What is seen follows from `seed` and the numbers alone.
    #[must_use]
    pub fn watch(players: Players, seed: u64, rounds: Range<u64>) -> Lessons {
        let mut lessons = Vec::new();
        for round in rounds {
            watch(players, &mut Dice::for_decision(seed, round, 0, 0), &mut lessons);
        }
        Lessons { players, lessons }
    }

    /// Adds others.
    pub fn extend(&mut self, others: Lessons) {
        self.lessons.extend(others.lessons);
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.lessons.len()
    }
}

/// Somebody for a table that is watched: mostly searchers, and others for them to meet.
fn anybody(dice: &mut Dice) -> Name {
    match dice.fraction() {
        part if part < 0.45 => Name::Pimc,
        part if part < 0.65 => Name::Ismcts,
        part if part < 0.85 => Name::Net,
        _ => Name::Greedy,
    }
}

/// Plays one round and notes what the searchers choose.
fn watch(players: Players, dice: &mut Dice, lessons: &mut Vec<Lesson>) {
    let rules = house_rules(players, dice);
    let lineup: [Name; 4] = std::array::from_fn(|_| anybody(dice));
    let dealer = Seat::new((dice.fraction() * players.count() as f32) as u8);
    let mut round = Round::new(&rules, Deal::random(players, dealer, &mut dice.0));
    while let Some(seat) = players.seats().find(|&seat| !round.legal(seat).is_empty()) {
        let view = round.view(seat);
        let player = lineup[seat.index()];
        let action = player.bot().act(&view, WATCHED, dice);
        let legal = view.legal();
        if matches!(player, Name::Pimc | Name::Ismcts) && legal.len() > 1 {
            let sight = Sight::from(&view);
            let order = Order::of(&sight);
            let options = legal.iter().map(|card| order.card(card) as u8).collect();
            let chosen = legal.iter().position(|card| card == action.card()).expect("a legal card");
            lessons.push(Lesson { facts: Facts::of(&sight, order), options, chosen });
        }
        round.apply(seat, action).expect("bots play legal cards");
    }
}

/// How well choices are foreseen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// The mean of the logarithms, to the base 2, of how likely the cards chosen were taken to be.
    pub bits: f32,
    /// How often the card taken to be the likeliest was chosen.
    pub right: f32,
}

/// A network that learns to foresee searchers.
#[derive(Clone, Debug)]
pub struct Imitation {
    learner: Learner,
    players: Players,
}

impl Imitation {
    /// Starts from the trained network for a table of this size.
    #[must_use]
    pub fn new(players: Players) -> Imitation {
        Imitation { learner: Learner::new(trained(players).exact()), players }
    }

    /// Goes through the lessons as often as is good for it, in smaller and smaller steps.
    pub fn learn(&mut self, lessons: &Lessons) {
        const TIMES: u32 = 6;
        const RATE: f32 = 1e-3;
        for time in 0..TIMES {
            let left = 1.0 - time as f32 / TIMES as f32;
            self.study(lessons, RATE * left, &mut Dice::new(u64::from(time)));
        }
    }

    /// Goes through the lessons once, in an order drawn from the dice.
    fn study(&mut self, lessons: &Lessons, rate: f32, dice: &mut Dice) {
        assert_eq!(self.players, lessons.players, "lessons for a table of the same size");
        const BATCH: usize = 256;
        let mut order: Vec<usize> = (0..lessons.count()).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, ((dice.fraction() * (last + 1) as f32) as usize).min(last));
        }
        for part in order.chunks(BATCH) {
            self.learner.clear();
            for &index in part {
                self.add(&lessons.lessons[index], 1.0 / part.len() as f32);
            }
            self.learner.step(rate);
        }
    }

    /// Adds what a lesson says, which counts `share`: the chosen card should have been likelier.
    fn add(&mut self, lesson: &Lesson, share: f32) {
        let mut hidden = Hidden::default();
        self.learner.network.run(lesson.facts.as_slice(), &mut hidden);
        let chances = chances(&self.learner.network, lesson, &hidden);
        let mut errors = Vec::with_capacity(chances.len());
        for (option, (&output, chance)) in lesson.options.iter().zip(chances).enumerate() {
            let wanted = if option == lesson.chosen { 1.0 } else { 0.0 };
            errors.push((usize::from(output), (chance - wanted) * share));
        }
        self.learner.add_slopes(&lesson.facts, &hidden, &errors);
    }

    /// How well the averaged weights foresee the choices of `lessons`.
    #[must_use]
    pub fn judge(&self, lessons: &Lessons) -> Foresight {
        let (mut logs, mut hits) = (0.0, 0.0);
        for lesson in &lessons.lessons {
            let mut hidden = Hidden::default();
            self.learner.average.run(lesson.facts.as_slice(), &mut hidden);
            let chances = chances(&self.learner.average, lesson, &hidden);
            let chosen = chances[lesson.chosen];
            logs += f64::from(log2((1.0 - MODEL.whim) * chosen + MODEL.whim / chances.len() as f32));
            hits += if chances.iter().all(|&chance| chance <= chosen) { 1.0 } else { 0.0 };
        }
        let count = lessons.count().max(1) as f64;
        Foresight { bits: (logs / count) as f32, right: (hits / count) as f32 }
    }

    /// The averaged weights, as the crate embeds them.
    #[must_use]
    pub fn weights(&self) -> Vec<u8> {
        Quick::encode(&self.learner.average)
    }
}

/// How likely the network takes each option to be.
fn chances(network: &Network, lesson: &Lesson, hidden: &Hidden) -> Vec<f32> {
    let outputs: Vec<f32> = lesson.options.iter().map(|&output| network.output(usize::from(output), hidden)).collect();
    let best = outputs.iter().fold(f32::NEG_INFINITY, |best, &output| best.max(output));
    let pulls: Vec<f32> = outputs.iter().map(|output| exp((output - best) * SCALE / MODEL.temperature)).collect();
    let total: f32 = pulls.iter().sum();
    pulls.into_iter().map(|pull| pull / total).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::quick::searchers;

    #[test]
    fn what_is_watched_is_foreseen_better_and_the_same_every_time() {
        for players in Players::ALL {
            let lessons = Lessons::watch(players, 3, 0..12);
            assert!(lessons.count() > 40, "{}", lessons.count());
            let learn = || {
                let mut imitation = Imitation::new(players);
                imitation.learn(&lessons);
                imitation
            };
            let (before, after) = (Imitation::new(players).judge(&lessons), learn().judge(&lessons));
            assert!(after.bits > before.bits + 0.2 && after.right > before.right, "{before:?} {after:?}");
            assert!(learn().weights() == learn().weights());
        }
    }

    #[test]
    fn the_start_is_the_trained_network() {
        for players in Players::ALL {
            let weights = Imitation::new(players).weights();
            assert!(weights == Quick::encode(&trained(players).exact()));
            let place = if players == Players::Three { 0 } else { weights.len() };
            assert!(include_bytes!("../../weights.bin")[place..place + weights.len()] == weights);
        }
    }

    /// Weights that came out of order, or of tables of the other size, would foresee nothing.
    #[test]
    fn the_embedded_habits_foresee_searchers_better_than_the_network() {
        for players in Players::ALL {
            let lessons = Lessons::watch(players, 1_000_003, 0..30);
            let habits = Imitation { learner: Learner::new(searchers(players).exact()), players };
            let (network, habits) = (Imitation::new(players).judge(&lessons), habits.judge(&lessons));
            assert!(habits.bits > network.bits + 0.5, "{network:?} {habits:?}");
        }
    }
}
