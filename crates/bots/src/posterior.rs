//! Layouts as often as they are likely.
//!
//! What a seat chose hangs on its own cards and on what everybody saw, so how well a layout explains the past falls into
//! one factor a seat. A walk through the layouts uses that: each step exchanges two unseen cards, only the seats
//! concerned are asked again, and the step is taken or not so that in the long run every layout comes as often as it is likely
//! (Metropolis' rule). Weighing layouts drawn blindly finds a handful of likely ones in hundreds; a walk stays among them.
//!
//! Who the others are is hidden too. Each is taken to play like the network, by rules of thumb or like somebody who thinks
//! ahead, and now and then a step tries another kind for one of them, so that in time the worlds hold the kinds of
//! players that the past speaks for.

use std::collections::HashMap;

use rules::{Card, CardSet, PerSeat, Phase, Seat, View};

use crate::Dice;
use crate::belief::log2;
use crate::kind::{Habits, Kind, Mixture};
use crate::sight::{Scene, Sight};
use crate::worlds::{Layout, Layouts};

/// A layout, the kind of each player, and how much it counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct World {
    pub(crate) layout: Layout,
    pub(crate) kinds: [Kind; 4],
    pub(crate) weight: f32,
}

impl World {
    /// A world of players like the network.
    pub(crate) fn new(layout: Layout) -> World {
        World { layout, kinds: [Kind::Trained; 4], weight: 1.0 }
    }
}

/// One decision of another seat, as that seat saw it but for its own cards.
#[derive(Clone, Copy, Debug)]
struct Moment {
    sight: Sight,
    /// What the seat played then and later: those cards were in its hand too.
    later: CardSet,
    /// What it played; nothing when it chose what to hide.
    card: Option<Card>,
}

/// How likely the others' choices were in a layout.
pub(crate) struct Past<'a> {
    habits: Habits<'a>,
    moments: [Vec<Moment>; 4],
    /// What was found before for a seat of a kind, its hand and what it hid.
    known: HashMap<(Seat, Kind, CardSet, CardSet), f32>,
    /// How often a player was asked.
    pub(crate) asked: u32,
}

impl<'a> Past<'a> {
    /// The past of a view. `layout` is any layout of it.
    pub(crate) fn of(view: &View, layout: &Layout, habits: Habits<'a>) -> Past<'a> {
        let public = &view.public;
        let players = public.players();
        let mut moments: [Vec<Moment>; 4] = Default::default();
        let mut later = PerSeat::splat(players, CardSet::EMPTY);
        for trick in public.tricks() {
            trick.plays().for_each(|(seat, card)| later[seat] |= card.set());
        }
        let own = view.stash.map_or(CardSet::EMPTY, Card::set);
        let hidden = |seat: Seat| if seat == view.seat { own } else { layout.stash[seat.index()] };
        let dealt = PerSeat::from_fn(players, |seat| layout.hands[seat] | later[seat] | hidden(seat));
        let chest = layout.chest - dealt.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let mut scene = Scene::start(&public.rules, &dealt, chest, players.next(public.dealer));
        let start = scene;
        for seat in players.seats() {
            moments[seat.index()].push(Moment { sight: start.sight(seat), later: later[seat], card: None });
            if let Some(card) = hidden(seat).first() {
                scene.hide(seat, card);
            }
        }
        scene.stashing = false;
        for &card in &public.plays {
            let seat = scene.position.turn();
            let moment = Moment { sight: scene.sight(seat), later: later[seat], card: Some(card) };
            moments[seat.index()].push(moment);
            later[seat] -= card.set();
            scene.play(card);
        }
        moments[view.seat.index()].clear();
        if public.phase == Phase::Stash {
            moments = Default::default();
        }
        Past { habits, moments, known: HashMap::new(), asked: 0 }
    }

    /// The logarithm, to the base 2, of how likely the choices of a seat are in a world. As soon as it is seen to be below
    /// `floor`, anything below will do.
    fn log(&mut self, seat: Seat, world: &World, floor: f32) -> f32 {
        let (hand, stash) = (world.layout.hands[seat], world.layout.stash[seat.index()]);
        let kind = world.kinds[seat.index()];
        if let Some(&log) = self.known.get(&(seat, kind, hand, stash)) {
            return log;
        }
        let mut log = 0.0;
        for moment in &self.moments[seat.index()] {
            let mut sight = moment.sight;
            let chosen = match moment.card {
                Some(card) => {
                    (sight.hand, sight.stash) = (hand | moment.later, stash);
                    card
                }
                None => {
                    sight.hand = hand | moment.later | stash;
                    stash.nth(0)
                }
            };
            if sight.legal().len() > 1 {
                self.asked += 1;
                log += log2(self.habits.chance(kind, &sight, chosen));
                if log < floor {
                    return log;
                }
            }
        }
        self.known.insert((seat, kind, hand, stash), log);
        log
    }
}

/// Where an unseen card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Hand(Seat),
    Stash(Seat),
    Dealt,
}

impl Place {
    /// Whose choices hang on what is here.
    fn seat(self) -> Option<Seat> {
        match self {
            Place::Hand(seat) | Place::Stash(seat) => Some(seat),
            Place::Dealt => None,
        }
    }
}

impl Layout {
    fn place(&self, card: Card, others: &[Seat]) -> Place {
        for &seat in others {
            if self.hands[seat].contains(card) {
                return Place::Hand(seat);
            }
            if self.stash[seat.index()].contains(card) {
                return Place::Stash(seat);
            }
        }
        Place::Dealt
    }

    /// The layout with two cards in each other's places.
    fn exchanged(mut self, one: (Card, Place), other: (Card, Place)) -> Layout {
        self.put(other.0, one.1, one.0);
        self.put(one.0, other.1, other.0);
        let hidden = |place: Place| !matches!(place, Place::Hand(_));
        match (hidden(one.1), hidden(other.1)) {
            (true, false) => self.chest = (self.chest - one.0.set()) | other.0.set(),
            (false, true) => self.chest = (self.chest - other.0.set()) | one.0.set(),
            _ => {}
        }
        self
    }

    /// Puts a card where another was, the chest as a whole excepted.
    fn put(&mut self, card: Card, place: Place, instead_of: Card) {
        match place {
            Place::Hand(seat) => self.hands[seat] = (self.hands[seat] - instead_of.set()) | card.set(),
            Place::Stash(seat) => self.stash[seat.index()] = card.set(),
            Place::Dealt => {}
        }
    }
}

/// A walk through the worlds of a view.
#[derive(Clone, Copy, Debug)]
struct Walk {
    world: World,
    /// The logarithm of how likely each seat's choices were, times the trust.
    logs: [f32; 4],
}

/// How walks go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pace {
    /// How many walks there are.
    pub(crate) walks: usize,
    /// Among how many layouts drawn blindly each finds its start.
    pub(crate) starts: usize,
    /// Steps before the first layout counts.
    pub(crate) warmup: u32,
    /// Steps between two layouts that count.
    pub(crate) stride: u32,
    /// Among what kinds of players.
    pub(crate) mixture: Mixture,
}

/// What walks go by.
pub(crate) struct Guide<'a> {
    pub(crate) view: &'a View,
    pub(crate) layouts: &'a Layouts,
    /// How much the past counts: 0 takes all layouts as equally likely, 1 trusts the model fully.
    pub(crate) trust: f32,
    pub(crate) pace: Pace,
    others: Vec<Seat>,
    unseen: CardSet,
}

impl<'a> Guide<'a> {
    pub(crate) fn new(view: &'a View, layouts: &'a Layouts, trust: f32, pace: Pace) -> Guide<'a> {
        let others = view.public.players().seats().filter(|&seat| seat != view.seat).collect();
        Guide { view, layouts, trust, pace, others, unseen: view.unseen() }
    }

    /// Where a walk begins: the likeliest of some layouts drawn blindly.
    fn start(&self, past: &mut Past<'_>, dice: &mut Dice) -> Walk {
        let mut best: Option<Walk> = None;
        for _ in 0..self.pace.starts.max(1) {
            let mut world = World::new(self.layouts.draw(dice));
            for seat in &self.others {
                world.kinds[seat.index()] = self.pace.mixture.kind(dice);
            }
            let walk = Walk::new(world, self, past);
            if best.is_none_or(|best| walk.log() > best.log()) {
                best = Some(walk);
            }
        }
        best.expect("there is a start")
    }
}

/// Walks on their way, each with where its present world stands among those found last.
pub(crate) struct Walks<'a> {
    guide: &'a Guide<'a>,
    past: Past<'a>,
    walks: Vec<Walk>,
    steps: u32,
}

impl<'a> Walks<'a> {
    pub(crate) fn new(guide: &'a Guide<'a>, mut past: Past<'a>, dice: &mut Dice) -> Walks<'a> {
        let walks = (0..guide.pace.walks.max(1)).map(|_| guide.start(&mut past, dice)).collect();
        Walks { guide, past, walks, steps: 0 }
    }

    /// How often players have been asked what they would do.
    pub(crate) fn asked(&self) -> u32 {
        self.past.asked
    }

    /// More worlds, as often as they are likely, until players have been asked `budget` times in all.
    pub(crate) fn more(&mut self, budget: u32, dice: &mut Dice) -> Vec<World> {
        const MOST_STEPS: u32 = 4000;
        let pace = self.guide.pace;
        let last = self.steps + MOST_STEPS;
        let mut found: Vec<World> = Vec::new();
        let mut places = vec![None; self.walks.len()];
        while (self.past.asked < budget && self.steps < last) || found.is_empty() {
            let counts = self.steps >= pace.warmup && (self.steps - pace.warmup).is_multiple_of(pace.stride);
            for (walk, place) in self.walks.iter_mut().zip(&mut places) {
                if walk.step(self.guide, &mut self.past, dice) {
                    *place = None;
                }
                if counts {
                    let index = *place.get_or_insert(found.len());
                    if index == found.len() {
                        found.push(World { weight: 0.0, ..walk.world });
                    }
                    found[index].weight += 1.0;
                }
            }
            self.steps += 1;
        }
        found
    }
}

/// What part of the steps tries another kind of player.
const OTHER_KIND: f32 = 0.12;

impl Walk {
    fn new(world: World, guide: &Guide<'_>, past: &mut Past<'_>) -> Walk {
        let mut logs = [0.0; 4];
        for &seat in &guide.others {
            logs[seat.index()] = guide.trust * past.log(seat, &world, f32::NEG_INFINITY);
        }
        Walk { world, logs }
    }

    fn log(&self) -> f32 {
        self.logs.iter().sum()
    }

    /// Tries another world close by; whether it went there.
    fn step(&mut self, guide: &Guide<'_>, past: &mut Past<'_>, dice: &mut Dice) -> bool {
        let chance = log2(dice.fraction().max(1e-9));
        if guide.pace.mixture.likelihood(Kind::Trained) < 1.0 && dice.fraction() < OTHER_KIND {
            self.try_kind(guide, past, chance, dice)
        } else {
            self.try_exchange(guide, past, chance, dice)
        }
    }

    /// Tries another kind of player on one seat.
    fn try_kind(&mut self, guide: &Guide<'_>, past: &mut Past<'_>, chance: f32, dice: &mut Dice) -> bool {
        let seat = guide.others[(dice.fraction() * guide.others.len() as f32) as usize];
        let mut next = self.world;
        let kind = &mut next.kinds[seat.index()];
        let Some(another) = guide.pace.mixture.another(*kind, dice) else { return false };
        let odds = log2(guide.pace.mixture.likelihood(another)) - log2(guide.pace.mixture.likelihood(*kind));
        *kind = another;
        self.go(next, [Some(seat), None], chance - odds, guide, past)
    }

    /// Tries to exchange two unseen cards.
    fn try_exchange(&mut self, guide: &Guide<'_>, past: &mut Past<'_>, chance: f32, dice: &mut Dice) -> bool {
        let (one, other) = (guide.unseen.random(&mut dice.0), guide.unseen.random(&mut dice.0));
        let here = self.world.layout.place(one, &guide.others);
        let there = self.world.layout.place(other, &guide.others);
        let forbidden = |place: Place, card: Card| match place {
            Place::Hand(seat) => guide.view.public.voids[seat].contains(card),
            _ => false,
        };
        if here == there || forbidden(here, other) || forbidden(there, one) {
            return false;
        }
        let mut next = self.world;
        next.layout = next.layout.exchanged((one, here), (other, there));
        let seats = [here.seat(), there.seat().filter(|&seat| here.seat() != Some(seat))];
        self.go(next, seats, chance, guide, past)
    }

    /// Goes to another world, in which the choices of `seats` are to be explained anew, if `chance` lets it.
    fn go(
        &mut self,
        world: World,
        seats: [Option<Seat>; 2],
        chance: f32,
        guide: &Guide<'_>,
        past: &mut Past<'_>,
    ) -> bool {
        let mark = self.log() + chance;
        let mut next = Walk { world, logs: self.logs };
        // Whoever has still to be asked can only lower the sum.
        seats.iter().flatten().for_each(|seat| next.logs[seat.index()] = 0.0);
        for seat in seats.into_iter().flatten() {
            let floor = (mark - next.log()) / guide.trust.max(1e-6);
            next.logs[seat.index()] = guide.trust * past.log(seat, &next.world, floor);
            if next.log() < mark {
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
    use crate::belief::Model;
    use crate::{Bot, Budget, Greedy, Net, Pimc};
    use rules::{Deal, Round, Rules};

    /// A round among players like `bot`, seen by the first with so many cards left.
    fn view(rules: &Rules, seed: u64, left: usize, bot: &dyn Bot) -> View {
        let mut dice = Dice::new(seed);
        let mut round = Round::new(rules, Deal::random(rules.players, Seat::new(0), &mut dice.0));
        loop {
            let seat = rules.players.seats().find(|&seat| !round.legal(seat).is_empty()).expect("not over yet");
            let view = round.view(seat);
            if view.hand.len() == left {
                return view;
            }
            let action = bot.act(&view, Budget::new(6_000), &mut dice);
            round.apply(seat, action).expect("a legal card");
        }
    }

    const PACE: Pace =
        Pace { walks: 4, starts: 2, warmup: 200, stride: 1, mixture: Mixture { plain: 0.0, searcher: 0.0 } };
    const MODEL: Model = Model { temperature: 20.0, whim: 0.3, stray: 0.3 };

    /// How far apart two shares of the same worlds are, from 0 for the same to 1.
    fn distance(walked: &HashMap<Layout, f32>, exact: &HashMap<Layout, f32>) -> f32 {
        let (all, sum) = (walked.values().sum::<f32>(), exact.values().sum::<f32>());
        let share = |layout: &Layout| walked.get(layout).copied().unwrap_or(0.0) / all;
        exact.iter().map(|(layout, weight)| (weight / sum - share(layout)).abs()).sum::<f32>() / 2.0
    }

    #[test]
    fn every_layout_comes_as_often_as_it_is_likely() {
        let mut compared = 0;
        for (index, rules) in Rules::all().enumerate() {
            let view = view(&rules, index as u64, 1, &Net);
            let layouts = Layouts::of(&view);
            let dice = &mut Dice::new(5);
            let mut past = Past::of(&view, &layouts.draw(dice), Habits::learnt(rules.players, MODEL));
            let guide = Guide::new(&view, &layouts, 1.0, PACE);
            let mut exact: HashMap<Layout, f32> = HashMap::new();
            for _ in 0..4000 {
                let world = World::new(layouts.draw(dice));
                exact.entry(world.layout).or_insert_with(|| {
                    crate::belief::exp(Walk::new(world, &guide, &mut past).log() * std::f32::consts::LN_2)
                });
            }
            if exact.len() > 400 {
                continue;
            }
            let mut walked: HashMap<Layout, f32> = HashMap::new();
            for world in Walks::new(&guide, past, dice).more(u32::MAX, dice) {
                assert!(exact.contains_key(&world.layout), "a walk stays among the layouts that agree with the view");
                *walked.entry(world.layout).or_default() += world.weight;
            }
            let uniform: HashMap<Layout, f32> = exact.keys().map(|&layout| (layout, 1.0)).collect();
            assert!(
                distance(&walked, &exact) < 0.15,
                "{} of {}",
                distance(&walked, &exact),
                distance(&uniform, &exact)
            );
            compared += 1;
        }
        assert!(compared >= 6, "{compared}");
    }

    /// What part of the worlds, and of the others in them, is of a kind when everybody plays like `bot`.
    fn share_of(kind: Kind, bot: &dyn Bot, pace: Pace) -> f32 {
        let rules = Rules::default();
        let model = Model { temperature: 3.0, whim: 0.02, stray: 0.1 };
        let mut share = 0.0;
        for seed in 0..10 {
            let view = view(&rules, 100 + seed, 2, bot);
            let layouts = Layouts::of(&view);
            let dice = &mut Dice::new(seed);
            let past = Past::of(&view, &layouts.draw(dice), Habits::learnt(rules.players, model));
            let guide = Guide::new(&view, &layouts, 1.0, pace);
            let worlds = Walks::new(&guide, past, dice).more(20_000, dice);
            let all: f32 = worlds.iter().map(|world| world.weight).sum();
            let others = || rules.players.seats().filter(|&seat| seat != view.seat);
            let of_kind =
                |world: &World| others().filter(|seat| world.kinds[seat.index()] == kind).count() as f32 * world.weight;
            share += worlds.iter().map(of_kind).sum::<f32>() / (3.0 * all) / 10.0;
        }
        share
    }

    #[test]
    fn the_kind_of_players_is_found_out() {
        let pace = Pace { mixture: Mixture { plain: 0.5, searcher: 0.0 }, ..PACE };
        let trained = share_of(Kind::Trained, &Net, pace);
        assert!(trained > 0.8, "{trained}");
        let pace = Pace { mixture: Mixture { plain: 0.3, searcher: 0.3 }, ..PACE };
        for (kind, bot) in [(Kind::Trained, &Net as &dyn Bot), (Kind::Plain, &Greedy), (Kind::Searcher, &Pimc)] {
            let share = share_of(kind, bot, pace);
            // Before anything is seen it is 0.3, or 0.4 for players like the network.
            assert!(share > 0.5, "{kind:?}: {share}");
        }
    }
}
