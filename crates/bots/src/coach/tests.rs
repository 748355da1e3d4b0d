//! Each fact is computed a second time by other means, and no review depends on a card that its player could not see.

use std::collections::BTreeSet;

use rules::{
    Action, Card, CardSet, Deal, Follow, FollowConstraint, Phase, PlayerCount, Position, QueenLead, Round, Rules, Seat,
    Trick, View,
};

use super::advice::previous_view;
use super::fact::{Fact, facts};
use super::layout_sample::{LayoutSample, Outcomes};
use super::{Coach, Judgement, RoundReview};
use crate::layouts::{Layout, LayoutSampler};
use crate::search::NetBot;
use crate::{Bot, BotRng, Budget};

/// A random round that is over.
fn random_round(rules: &Rules, seed: u64) -> Round {
    let mut rng = BotRng::new(seed);
    let mut round =
        Round::new(rules, Deal::random(rules.players, rules.players.step(Seat::S0, (seed % 3) as usize), &mut rng.0));
    while let Some(seat) = round.waiting().next() {
        let card = round.legal(seat).random(&mut rng.0);
        round.apply(seat, round.action(card)).unwrap();
    }
    round
}

/// Every decision, with the round before it.
fn decisions(round: &Round) -> Vec<(Round, Seat, Card)> {
    let dealt = Round::new(round.rules(), *round.deal());
    let mut live = dealt.clone();
    let decision = |(seat, action): (Seat, Action)| {
        let before = if matches!(action, Action::Stash(_)) { dealt.clone() } else { live.clone() };
        live.apply(seat, action).unwrap();
        (before, seat, action.card())
    };
    round.steps().map(decision).collect()
}

/// All seats that could win the trick in these layouts if `card` is played now and the others play anything legal.
fn possible_winners(view: &View, card: Card, layouts: &[Layout]) -> BTreeSet<Seat> {
    let mut winners = BTreeSet::new();
    for layout in layouts {
        let mut position = view.position(&layout.hands, layout.chest);
        position.play(card);
        follow_up(position, &mut winners);
    }
    winners
}

fn follow_up(position: Position, winners: &mut BTreeSet<Seat>) {
    if position.in_trick() == 0 {
        winners.insert(position.turn());
        return;
    }
    for card in position.legal() {
        let mut next = position;
        next.play(card);
        follow_up(next, winners);
    }
}

/// Whether a hand must follow, straight from the wording of the rules.
fn must_follow(rules: &Rules, led: Card, hand: CardSet) -> bool {
    let numbers = hand.intersects(led.colour().numbers());
    let queens = hand.intersects(CardSet::QUEENS);
    match (led.is_queen(), rules.queen_lead, rules.follow) {
        (true, QueenLead::Trump, _) => queens,
        (_, _, Follow::QueenForced) => numbers || queens,
        _ => numbers,
    }
}

/// Works out facts about a card a second time, from the public tricks, the hand and what can happen in the layouts.
struct SecondOpinion<'a> {
    view: &'a View,
    card: Card,
    layouts: &'a [Layout],
}

impl SecondOpinion<'_> {
    fn tricks_of(&self, seat: Seat) -> usize {
        let tricks = self.view.public.tricks();
        tricks.iter().filter(|trick| trick.is_complete() && trick.winner() == Some(seat)).count()
    }

    fn complete_tricks(&self) -> usize {
        self.view.public.plays.len() / self.view.public.players().count()
    }

    fn has_won_all(&self, seat: Seat) -> bool {
        self.complete_tricks() >= 3 && self.tricks_of(seat) == self.complete_tricks()
    }

    fn may_be_flawless(&self) -> bool {
        let winners = self.view.public.players().seats().filter(|&seat| self.tricks_of(seat) > 0).count();
        self.tricks_of(self.view.seat) == 0 && winners >= 2
    }

    fn winners(&self) -> BTreeSet<Seat> {
        possible_winners(self.view, self.card, self.layouts)
    }

    fn only(&self, seat: Seat) -> bool {
        self.winners() == BTreeSet::from([seat])
    }

    fn never(&self, seat: Seat) -> bool {
        !self.winners().contains(&seat)
    }

    fn whole_trick(&self) -> Trick {
        let table = self.view.public.trick();
        let cards: Vec<Card> = table.cards().iter().copied().chain([self.card]).collect();
        Trick::of(self.view.public.players(), table.leader(), &cards)
    }

    /// Whether the card still out could beat `kept` in a trick of the two.
    fn beats(&self, out: Card, kept: Card) -> bool {
        let (first, second) = (Seat::S0, Seat::S1);
        let led = Trick::of(PlayerCount::Four, first, &[kept, out]).winner() == Some(second);
        let followed = kept.is_queen() && Trick::of(PlayerCount::Four, first, &[out, kept]).winner() == Some(first);
        led || followed
    }

    /// Whether the fact holds.
    fn holds(&self, fact: Fact, outcomes: Outcomes) -> bool {
        let (view, me, card) = (self.view, self.view.seat, self.card);
        let rest: Vec<Card> = view.hand.iter().filter(|&other| other != card).collect();
        let numbers_of = |colour| rest.iter().filter(|kept| !kept.is_queen() && kept.colour() == colour).count();
        let seen_queens = |cards: CardSet| cards.iter().filter(|card| card.is_queen()).count();
        match fact {
            Fact::OnlyCard => view.legal() == CardSet::from(card),
            Fact::StopsGrand { seat } => seat != me && self.has_won_all(seat) && self.never(seat),
            Fact::LetsGrandGoOn { seat } => seat != me && self.has_won_all(seat) && self.only(seat),
            Fact::CannotStopGrand { seat } => {
                let of = |card: Card| SecondOpinion { card, ..*self };
                seat != me && self.has_won_all(seat) && view.legal().iter().all(|card| of(card).only(seat))
            }
            Fact::KeepsOwnGrand => self.has_won_all(me) && self.only(me),
            Fact::LosesFlawless => self.may_be_flawless() && self.only(me),
            Fact::KeepsFlawless => self.may_be_flawless() && self.never(me),
            Fact::LastQueen { count } => {
                let gone =
                    seen_queens(view.public.played()) + seen_queens(view.stash.map_or(CardSet::EMPTY, Card::to_set));
                let kept = rest.iter().filter(|kept| kept.is_queen()).count();
                kept == 1 && gone + usize::from(card.is_queen()) == 3 && count == outcomes.chest
            }
            Fact::LastOfColour { colour } => {
                view.public.trick().is_empty() && colour == card.colour() && !card.is_queen() && self.only(me)
            }
            Fact::TakesTrick { points } => {
                self.whole_trick().is_complete() && self.only(me) && points == self.whole_trick().points()
            }
            Fact::WinsTrick => self.only(me),
            Fact::DiscardsHighest => {
                let led = view.public.trick().led().unwrap();
                let faces: Vec<u8> = rest.iter().filter_map(|card| card.rank()).collect();
                let highest = faces.iter().all(|&face| Some(face) <= card.rank());
                !must_follow(&view.public.rules, led, view.hand) && highest && self.never(me)
            }
            Fact::LeavesTrick { seat, points } => {
                seat != me
                    && self.whole_trick().is_complete()
                    && self.only(seat)
                    && points == self.whole_trick().points()
            }
            Fact::CannotWin => self.never(me),
            Fact::QueenToChest => view.stash.is_none() && view.public.phase == Phase::Stash && card.is_queen(),
            Fact::LastInHand { colour } => !card.is_queen() && card.colour() == colour && numbers_of(colour) == 0,
            Fact::KeepsUnbeatable { card: kept } => {
                rest.contains(&kept) && !view.unseen().iter().any(|out| self.beats(out, kept))
            }
            Fact::WinsIn { count } => count == outcomes.trick && view.public.phase == Phase::Play,
            Fact::ChestIn { count } => count == outcomes.chest,
            Fact::GrandIn { .. }
            | Fact::GrandOf { .. }
            | Fact::FlawlessIn { .. }
            | Fact::OwnPoints { .. }
            | Fact::OthersPoints { .. } => unreachable!("these only set two cards apart"),
        }
    }
}

#[test]
fn every_fact_holds_when_worked_out_again() {
    let mut met = BTreeSet::new();
    for (index, rules) in Rules::all_combinations().enumerate() {
        for seed in 0..80 {
            let round = random_round(&rules, 10_000 * index as u64 + seed);
            for (live, seat, _) in decisions(&round) {
                let view = live.view(seat);
                let places = LayoutSampler::of(&view);
                let mut rng = BotRng::new(seed);
                let layouts: Vec<Layout> = (0..6).map(|_| places.sample(&mut rng)).collect();
                let outcomes = Outcomes { trick: 17, chest: 23 };
                for card in view.legal() {
                    let second = SecondOpinion { view: &view, card, layouts: &layouts };
                    let found = facts(&view, card, outcomes);
                    for &fact in &found {
                        met.insert(fact.name());
                        assert!(second.holds(fact, outcomes), "{fact:?} for {card} in {view:?}");
                    }
                    assert!(!found.is_empty());
                }
            }
        }
    }
    assert_eq!(met.len(), 19, "some fact was never met: {met:?}");
}

#[test]
fn the_last_player_always_gets_a_fact_about_the_trick() {
    for (index, rules) in Rules::all_combinations().enumerate() {
        for (live, seat, card) in decisions(&random_round(&rules, 77 + index as u64)) {
            let view = live.view(seat);
            if view.public.trick().cards().len() + 1 < rules.players.count() || view.legal().len() == 1 {
                continue;
            }
            let names: Vec<&str> = facts(&view, card, Outcomes::default()).iter().map(|fact| fact.name()).collect();
            let takes = names.contains(&"takes-trick") && names.contains(&"wins-trick");
            let leaves = names.contains(&"leaves-trick") && names.contains(&"cannot-win");
            assert!(takes != leaves, "{names:?}");
        }
    }
}

/// A round in which the hidden cards lie as in `layout`, up to the moment of the view.
fn world(view: &View, layout: &Layout) -> Round {
    layout.round(view, view.public.plays.len())
}

#[test]
fn the_previous_view_is_found_again() {
    for (index, rules) in Rules::all_combinations().enumerate() {
        let decisions = decisions(&random_round(&rules, 900 + index as u64));
        for (place, (live, seat, _)) in decisions.iter().enumerate() {
            let before = decisions[..place].iter().rfind(|(_, other, _)| other == seat);
            assert_eq!(previous_view(&live.view(*seat)), before.map(|(live, seat, _)| live.view(*seat)));
        }
    }
}

/// Plays a world out with the trained network on every seat, through the checked rules and the players' own views.
fn played_out(mut round: Round, seat: Seat, card: Card) -> (bool, bool) {
    let network = |round: &Round, seat: Seat| NetBot.act(&round.view(seat), Budget::new(0), &mut BotRng::new(0));
    let players = round.players();
    let trick = round.plays().len() / players.count();
    let stashing = round.phase() == Phase::Stash;
    if stashing {
        let others: Vec<Action> = players.seats().map(|other| network(&round, other)).collect();
        for other in players.seats() {
            let action = if other == seat { Action::Stash(card) } else { others[other.index()] };
            round.apply(other, action).unwrap();
        }
    } else {
        round.apply(seat, Action::Play(card)).unwrap();
    }
    while let Some(turn) = round.turn() {
        round.apply(turn, network(&round, turn)).unwrap();
    }
    let tricks = round.tricks();
    let won = |trick: &Trick| trick.winner() == Some(seat);
    (!stashing && won(&tricks[trick]), won(tricks.last().unwrap()))
}

#[test]
fn the_counts_are_those_of_the_layouts_played_out_by_the_rules() {
    for (index, rules) in Rules::all_combinations().enumerate() {
        let decisions = decisions(&random_round(&rules, 500 + index as u64));
        let (live, seat, card) = &decisions[(index * 5) % decisions.len()];
        let view = live.view(*seat);
        let samples = LayoutSample::sample(&view, &mut BotRng::new(9));
        let mut expected = Outcomes::default();
        for layout in samples.layouts() {
            let world = world(&view, layout);
            assert_eq!(world.view(*seat), view);
            let (trick, chest) = played_out(world, *seat, *card);
            expected.trick += u32::from(trick);
            expected.chest += u32::from(chest);
        }
        assert_eq!(samples.outcomes(*card), expected, "{view:?}");
    }
}

/// A coach with a small search budget, so that its search is tested too.
fn searching() -> Coach {
    Coach { seed: 5, budget: Budget::new(300), bots: [None; 4] }
}

#[test]
fn no_remark_changes_when_hidden_cards_are_exchanged() {
    let mut exchanged = 0;
    for (index, rules) in Rules::all_combinations().enumerate() {
        let decisions = decisions(&random_round(&rules, 300 + index as u64));
        for step in 0..4 {
            let (live, seat, card) = &decisions[(index + 7 * step) % decisions.len()];
            let view = live.view(*seat);
            let layout = LayoutSampler::of(&view).sample(&mut BotRng::new(step as u64));
            let mut rounds = [live.clone(), world(&view, &layout)];
            exchanged += usize::from(rounds[0].deal() != rounds[1].deal());
            for round in &mut rounds {
                round.apply(*seat, view.action(*card)).unwrap();
            }
            let [truth, other] = rounds.map(|round| {
                let review = searching().review(&round, 3, Some(*seat), &mut || {});
                review.decisions.into_iter().map(|decision| decision.remark).collect::<Vec<_>>()
            });
            assert!(truth.iter().any(|remark| remark.card == *card));
            assert_eq!(truth, other);
        }
    }
    assert!(exchanged > 80, "{exchanged}");
}

#[test]
fn the_same_seed_gives_the_same_review() {
    for players in PlayerCount::ALL {
        let round = random_round(&Rules { players, ..Rules::default() }, 4);
        let review = |seed: u64| searching().with_seed(seed).review(&round, 0, None, &mut || {});
        assert_eq!(review(1), review(1));
        assert_ne!(review(1), review(2));
    }
}

#[test]
fn a_review_has_every_decision_and_its_three_costliest() {
    for (index, rules) in Rules::all_combinations().enumerate() {
        let round = random_round(&rules, index as u64);
        let mut steps = 0;
        let review = Coach::quick().review(&round, 0, None, &mut || steps += 1);
        assert_eq!(review.decisions.len(), rules.players.count() * (rules.players.tricks() + 1));
        assert_eq!(steps, review.decisions.len());
        assert_eq!(steps, Coach::decisions(&round, None));
        check_remarks(&review);
        let points = review.turning_points();
        assert!(points.len() <= 3 && points.is_sorted());
        let cost = |place: usize| review.decisions[place].remark.cost;
        let least = points.iter().map(|&place| cost(place)).fold(f32::INFINITY, f32::min);
        let left_out = (0..steps).filter(|place| !points.contains(place));
        assert!(left_out.into_iter().all(|place| cost(place) <= least || points.len() < 3 && cost(place) < 4.0));
    }
}

fn check_remarks(review: &RoundReview) {
    for decision in &review.decisions {
        let remark = &decision.remark;
        let worth = |card: Card| remark.values.iter().find(|(other, _)| *other == card).unwrap().1;
        assert!((remark.cost - (worth(remark.best) - worth(remark.card))).abs() < 1e-3);
        assert!(remark.values.iter().all(|&(_, other)| other <= worth(remark.best)));
        let about: Vec<Card> = remark.reasons.iter().map(|reason| reason.card).collect();
        match remark.judgement() {
            Judgement::Good => assert_eq!(about, [remark.card]),
            _ => assert_eq!(about, [remark.card, remark.best]),
        }
    }
}

#[test]
fn open_cards_cost_what_the_solver_says() {
    for (index, rules) in Rules::all_combinations().enumerate() {
        let round = random_round(&rules, 40 + index as u64);
        let mut solver = solver::Solver::default();
        for (live, seat, card) in decisions(&round).into_iter().filter(|(live, seat, _)| live.hand(*seat).len() <= 3) {
            if live.phase() != Phase::Play {
                continue;
            }
            let open = super::open_cards::open(&mut solver, live.position(), card).expect("few cards are solved");
            let values = solver.maxn(live.position());
            let worth = |card: Card| values.iter().find(|(other, _)| *other == card).unwrap().1[seat];
            for best in open.best {
                let lost = f64::from(worth(best) - worth(card)) / (rules.players.count() - 1) as f64;
                assert!((lost - open.cost).abs() < 1e-9);
            }
            assert!(values.iter().all(|(_, of)| of[seat] <= worth(open.best.first().unwrap())));
        }
    }
}

#[test]
fn a_constraint_binds_as_the_rules_say_in_words() {
    for rules in Rules::all_combinations() {
        for led in Card::ALL {
            for hand in [CardSet::QUEENS, led.colour().numbers(), !(CardSet::QUEENS | led.colour().numbers())] {
                let bound = FollowConstraint::of(&rules, led).binding.intersects(hand);
                assert_eq!(bound, must_follow(&rules, led, hand), "{led} {hand} {rules:?}");
            }
        }
    }
}
