//! The verdict on one decision: a mistake only if two independent models agree.
//!
//! The first model plays the cards out in layouts sampled from the posterior, the bots at the table with their exact
//! policies. What it criticises, a second model checks in fresh samples: exact play with all cards open where that can
//! be solved, and before that rollouts in which everybody plays by rules of thumb. Where people sit beside the player,
//! nobody knows how well they play, so the card also has to be better if they play like beginners. All intervals have
//! to be well above 0.

use rules::{Card, CardSet, Phase, View};
use solver::Solver;

use super::comparison::fact_apart;
use super::estimate::{Estimate, weighted};
use super::fact::{Fact, facts};
use super::layout_sample::Outcomes;
use super::move_review::reason_for_good;
use super::open_cards::most_cards;
use super::outcome::OutcomeSums;
use super::rollouts::{Continuation, Posterior, Rollouts};
use super::{Coach, Judgement, MoveReview, Plan, Reason};
use crate::BotRng;
use crate::net::network::MoveValues;
use crate::net::quantized::value_net;
use crate::observation::Observation;
use crate::search::low_discrepancy_order;

/// Cards further than this many points behind the network's best are not looked at.
const CANDIDATE_MARGIN: f32 = 60.0;
/// The share of the budget after which the cards that cannot be much better are given up.
const FIRST_LOOK: f32 = 0.15;
/// The share of the budget for the second model.
const SECOND_MODEL: f32 = 0.4;
/// The most cards that the second model is asked about.
const MAX_RIVALS: usize = 2;
/// The most layouts that are solved.
const SOLVED_LAYOUTS: usize = 40;

/// A card that is better than the chosen one by all models.
struct Better {
    card: Card,
    /// The smallest of the differences.
    cost: Estimate,
    layouts: usize,
}

impl Coach {
    /// Judges the choice of `card`, which must be one of [`View::legal`], in round number `round`.
    pub(super) fn judge(&self, view: &View, card: Card, round: u64, solver: &mut Solver) -> MoveReview {
        let play = (view.public.phase == Phase::Play).then_some(view.public.plays.len());
        let place = view.public.plays.len() + usize::from(view.public.phase == Phase::Play);
        let rng = &mut BotRng::for_decision(self.seed, round, view.seat.index(), 2 * place);
        if view.legal().len() == 1 {
            let reasons = vec![Reason { card, fact: Fact::OnlyCard }];
            return MoveReview::unverified(view.seat, play, card, vec![(card, 0.0)], reasons);
        }
        let posterior = Posterior::new(view, self.bots);
        let network = value_net(view.public.players()).values(&Observation::from(view));
        let first = self.first_model(&posterior, &network, card, rng);
        let better = self.second_model(view, &posterior, &first, card, solver, rng);
        let outcomes = |card: Card| first.outcomes(card);
        let best = better.as_ref().map_or(card, |better| better.card);
        let others: Vec<OutcomeSums> = view.legal().iter().filter(|&other| other != best).map(outcomes).collect();
        MoveReview {
            best,
            cost: better.as_ref().map_or(0.0, |better| better.cost.mean),
            margin: better.as_ref().map(|better| better.cost.margin()),
            plan: Plan::of(view, &outcomes(best), &others, Plan::grand_failed(view)),
            layouts: (first.layouts() + better.map_or(0, |better| better.layouts)) as u32,
            reasons: reasons(view, card, best, outcomes),
            ..MoveReview::unverified(view.seat, play, card, values(&first, &network, card), Vec::new())
        }
    }

    /// Rollouts with the models of the players. Cards that cannot be better by the cost of a mistake are
    /// dropped early.
    fn first_model<'a>(
        &self,
        posterior: &'a Posterior<'a>,
        network: &MoveValues,
        card: Card,
        rng: &mut BotRng,
    ) -> Rollouts<'a> {
        let cards = candidates(network, card);
        let mut rollouts = Rollouts::new(posterior, Continuation::Modelled, cards);
        rollouts.run(cards, self.plies(FIRST_LOOK), rng);
        let may_be_better = |other: &Card| {
            let difference = rollouts.difference(*other, card);
            *other != card && difference.mean + 1.5 * difference.margin() >= Judgement::MISTAKE
        };
        let rivals: CardSet = cards.iter().filter(may_be_better).collect();
        if !rivals.is_empty() {
            rollouts.run(rivals | card.to_set(), self.plies(1.0 - FIRST_LOOK - SECOND_MODEL), rng);
        }
        rollouts
    }

    /// The best card that every model prefers by at least the cost of a mistake.
    fn second_model(
        &self,
        view: &View,
        posterior: &Posterior<'_>,
        first: &Rollouts<'_>,
        card: Card,
        solver: &mut Solver,
        rng: &mut BotRng,
    ) -> Option<Better> {
        let criticised = |estimate: &Estimate| {
            estimate.mean >= Judgement::MISTAKE && estimate.surely_reaches(Judgement::SURE_MISTAKE)
        };
        let mut rivals: Vec<(Card, Estimate)> =
            view.legal().iter().map(|rival| (rival, first.difference(rival, card))).collect();
        rivals.retain(|(rival, estimate)| *rival != card && criticised(estimate));
        rivals.sort_by(|(_, one), (_, other)| other.mean.total_cmp(&one.mean));
        rivals.into_iter().take(MAX_RIVALS).find_map(|(rival, one)| {
            let (other, layouts) =
                match view.public.phase == Phase::Play && view.hand.len() <= most_cards(view.public.players()) {
                    true => self.with_open_cards(view, posterior, (rival, card), solver, rng),
                    false => self.rollouts_on(Continuation::RulesOfThumb, posterior, (rival, card), rng),
                };
            let third = (posterior.has_people() && criticised(&other))
                .then(|| self.rollouts_on(Continuation::AmongBeginners, posterior, (rival, card), rng));
            let (among_beginners, more) = third.unwrap_or((other, 0));
            let cost = [other, among_beginners].into_iter().fold(one, |a, b| if b.mean < a.mean { b } else { a });
            let agree = criticised(&other) && criticised(&among_beginners);
            agree.then_some(Better { card: rival, cost, layouts: layouts + more })
        })
    }

    /// The difference of two cards in exact play with all cards open.
    fn with_open_cards(
        &self,
        view: &View,
        posterior: &Posterior<'_>,
        (rival, card): (Card, Card),
        solver: &mut Solver,
        rng: &mut BotRng,
    ) -> (Estimate, usize) {
        let players = view.public.players();
        let worlds = posterior.sample(self.plies(SECOND_MODEL) / 4, rng);
        let mut differences = Vec::new();
        for index in low_discrepancy_order(worlds.len()).take(SOLVED_LAYOUTS) {
            let world = &worlds[index];
            let mut worth = |card: Card| {
                let mut position = view.position(&world.layout.hands, world.layout.chest);
                position.play(card);
                open_value(solver, &position, view.seat)
            };
            let difference = solver::in_points(worth(rival) - worth(card), players) as f32;
            differences.push((world.weight, world.chain, difference));
        }
        (weighted(differences.iter().copied()), differences.len())
    }

    /// The difference of two cards under this continuation.
    fn rollouts_on(
        &self,
        continuation: Continuation,
        posterior: &Posterior<'_>,
        (rival, card): (Card, Card),
        rng: &mut BotRng,
    ) -> (Estimate, usize) {
        let cards = rival.to_set() | card.to_set();
        let mut rollouts = Rollouts::new(posterior, continuation, cards);
        rollouts.run(cards, self.plies(SECOND_MODEL), rng);
        (rollouts.difference(rival, card), rollouts.layouts())
    }

    fn plies(&self, share: f32) -> u32 {
        (self.budget.rollout_plies as f32 * share) as u32
    }
}

/// The chosen card and those that the network thinks may be as good.
pub(super) fn candidates(network: &MoveValues, card: Card) -> CardSet {
    let floor = network.of[network.best().index()] - CANDIDATE_MARGIN;
    let near: CardSet = network.legal.iter().filter(|card| network.of[card.index()] > floor).collect();
    near | card.to_set()
}

/// The scaled utility of a seat when everybody sees all cards and plays for themselves.
fn open_value(solver: &mut Solver, position: &rules::Position, seat: rules::Seat) -> i32 {
    if position.is_over() {
        return solver::utilities(position)[seat];
    }
    let turn = position.turn();
    // All choices that max^n makes are those of the player whose turn it is, so their best card decides.
    let vectors = solver.maxn(position);
    let best = vectors.iter().max_by_key(|(_, values)| choice_order(values, turn));
    best.map_or(0, |(_, values)| values[seat])
}

/// Orders cards as max^n does: the best for the player, then the worst for the next players clockwise.
fn choice_order(values: &rules::PerSeat<i32>, turn: rules::Seat) -> [i32; 4] {
    let players = values.players();
    std::array::from_fn(|step| match step {
        0 => values[turn],
        step if step < players.count() => -values[players.step(turn, step)],
        _ => 0,
    })
}

/// The reason why the card was good, or the same fact about it and about the better card.
fn reasons(view: &View, card: Card, best: Card, outcomes: impl Fn(Card) -> OutcomeSums) -> Vec<Reason> {
    let sums = outcomes(card);
    if best == card {
        let counts = Outcomes { trick: sums.trick(), chest: sums.chest() };
        return vec![Reason { card, fact: reason_for_good(&facts(view, card, counts)) }];
    }
    let (fact, instead) = fact_apart(view, &sums, &outcomes(best));
    vec![Reason { card, fact }, Reason { card: best, fact: instead }]
}

/// The value of each card, best first: by rollouts where there are some, otherwise by the network.
fn values(first: &Rollouts<'_>, network: &MoveValues, chosen: Card) -> Vec<(Card, f32)> {
    let base = first.outcomes(chosen).utility();
    let value = |card: Card| {
        let difference = first.difference(card, chosen);
        let by_network = network.of[card.index()] - network.of[chosen.index()];
        base + if difference.error.is_finite() { difference.mean } else { by_network }
    };
    let mut values: Vec<(Card, f32)> = network.legal.iter().map(|card| (card, value(card))).collect();
    values.sort_by(|one, other| other.1.total_cmp(&one.1));
    values
}

#[cfg(test)]
mod tests {
    use rules::{Deal, PlayerCount, Round, Rules, Seat};

    use super::*;
    use crate::{BotName, Budget};

    /// The reviews of a round of players who choose at random, by a coach with a part of its usual budget.
    fn reviews(seed: u64, players: PlayerCount) -> Vec<MoveReview> {
        let rng = &mut BotRng::new(seed);
        let rules = Rules { players, ..Rules::default() };
        let mut round = Round::new(&rules, Deal::random(players, Seat::S0, &mut rng.0));
        while let Some(seat) = round.waiting().next() {
            let action = BotName::Random.act(&round.view(seat), rng);
            round.apply(seat, action).expect("bots play legal cards");
        }
        let coach = Coach { seed, budget: Budget::new(20_000), bots: [Some(BotName::Random); 4] };
        coach.review(&round, 0, Some(Seat::S1), &mut || ()).decisions.into_iter().map(|each| each.remark).collect()
    }

    #[test]
    fn a_mistake_has_a_margin_and_the_same_fact_for_both_cards() {
        let rounds = (1..4).flat_map(|seed| PlayerCount::ALL.map(|players| (seed, players)));
        let reviews: Vec<MoveReview> = rounds.flat_map(|(seed, players)| reviews(seed, players)).collect();
        let (mistakes, good): (Vec<_>, Vec<_>) = reviews.iter().partition(|review| review.best != review.card);
        assert!(mistakes.len() > 2 && good.len() > 2, "{} mistakes, {} good", mistakes.len(), good.len());
        for review in mistakes {
            assert!(review.cost >= Judgement::MISTAKE && review.margin.is_some_and(|margin| margin < review.cost));
            let [chosen, best] = review.reasons[..] else { panic!("{review:?}") };
            assert_eq!((chosen.card, best.card), (review.card, review.best));
            assert_eq!(best.fact.argues_for(chosen.fact), Some(true), "{review:?}");
        }
        for review in good {
            assert!(review.cost == 0.0 && review.margin.is_none() && review.reasons.len() == 1, "{review:?}");
        }
    }
}
