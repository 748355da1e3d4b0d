//! The review of one decision.

use rules::{Card, Phase, Seat, View};
use serde::{Deserialize, Serialize};

use super::fact::{Fact, facts};
use super::layout_sample::{LayoutSample, Outcomes};
use super::{Coach, Judgement, Plan, Tell};
use crate::BotRng;
use crate::evaluate::evaluate_in;
use crate::opponents::OpponentPrior;
use crate::posterior::McmcConfig;
use crate::search::{EXPERT, SearchConfig};

/// The review of one decision, from what its player could know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveReview {
    /// The player.
    pub seat: Seat,
    /// The number of cards played in the round before; `None` for a stash.
    pub play: Option<usize>,
    /// The card chosen.
    pub card: Card,
    /// The card that the coach prefers; the chosen card if none is known to be better.
    pub best: Card,
    /// The expected utility that the choice lost, in points; 0 unless it is known to be a mistake.
    pub cost: f32,
    /// Half the width of the cost's 95 % interval, in points; `None` without a cost, and in analyses of earlier
    /// versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f32>,
    /// The plan behind the best card, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Plan>,
    /// What the play gave away to everybody; `None` if it is nothing new, and in analyses of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tell: Option<Tell>,
    /// The number of layouts that were checked; 0 in analyses of earlier versions.
    #[serde(default, skip_serializing_if = "is_none_checked")]
    pub layouts: u32,
    /// The value of each legal card, in points of utility, best first.
    pub values: Vec<(Card, f32)>,
    /// A reason about the chosen card, and after a decision that was not good one about the best card.
    pub reasons: Vec<Reason>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_none_checked(layouts: &u32) -> bool {
    *layouts == 0
}

/// A fact and the card that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reason {
    /// The card that was chosen, or the best one.
    pub card: Card,
    /// The fact.
    #[serde(flatten)]
    pub fact: Fact,
}

impl MoveReview {
    /// The judgement by the cost and its margin.
    #[must_use]
    pub fn judgement(&self) -> Judgement {
        Judgement::of_estimate(self.cost, self.margin)
    }

    /// The review of a card that costs nothing, without a check.
    pub(super) fn unverified(
        seat: Seat,
        play: Option<usize>,
        card: Card,
        values: Vec<(Card, f32)>,
        reasons: Vec<Reason>,
    ) -> MoveReview {
        MoveReview {
            seat,
            play,
            card,
            best: card,
            cost: 0.0,
            margin: None,
            plan: None,
            tell: None,
            layouts: 0,
            values,
            reasons,
        }
    }

    /// Whether there was only one legal card.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.values.len() == 1
    }
}

/// The search settings of the coach. They differ from the expert's mainly in two ways: rollouts go to the end of the
/// round, so that a cost comes from results and not from estimates; and people are modelled as less like the network,
/// and never as search bots.
const CONFIG: SearchConfig = SearchConfig {
    prior_std_dev: 20.0,
    likelihood_exponent: 0.5,
    lambda: 1.0,
    mcmc: McmcConfig { prior: OpponentPrior { heuristic: 0.25, search: 0.0, learner: 0.0 }, ..EXPERT.mcmc },
    ..EXPERT
};

/// A difference of this many layouts in who gets the chest is the reason to give.
const TELLING: u32 = 15;

impl Coach {
    /// Values the choice of `card`, which must be one of [`View::legal`], in round number `round`, by one model alone:
    /// for puzzles, which are proved in other ways as well. [`Coach::review`] asks two models.
    ///
    /// # Panics
    /// If the card is not legal.
    #[must_use]
    pub fn remark(&self, view: &View, card: Card, round: u64) -> MoveReview {
        assert!(view.legal().contains(card), "{card} may not be chosen");
        let forced = view.legal().len() == 1;
        let place = view.public.plays.len() + usize::from(view.public.phase == Phase::Play);
        let values = match forced {
            true => vec![(card, 0.0)],
            false => {
                let rng = &mut BotRng::for_decision(self.seed, round, view.seat.index(), 2 * place);
                evaluate_in(&CONFIG, view, card.to_set(), self.budget, rng)
            }
        };
        let worth = values.iter().find(|&&(other, _)| other == card).map_or(0.0, |&(_, worth)| worth);
        let (first, most) = values[0];
        let cost = (most - worth).max(0.0);
        let best = if cost > 0.0 { first } else { card };
        let rng = &mut BotRng::for_decision(self.seed, round, view.seat.index(), 2 * place + 1);
        let reasons = reasons(view, card, (Judgement::of(cost) != Judgement::Good).then_some(best), rng);
        let play = (view.public.phase == Phase::Play).then_some(view.public.plays.len());
        MoveReview { best, cost, ..MoveReview::unverified(view.seat, play, card, values, reasons) }
    }
}

/// The reason why the card was good, or the reasons that set it apart from the better card.
fn reasons(view: &View, card: Card, better: Option<Card>, rng: &mut BotRng) -> Vec<Reason> {
    if view.legal().len() == 1 {
        return vec![Reason { card, fact: Fact::OnlyCard }];
    }
    let samples = LayoutSample::sample(view, rng);
    let outcomes = samples.outcomes(card);
    let own = facts(view, card, outcomes);
    let Some(better) = better else {
        return vec![Reason { card, fact: reason_for_good(&own) }];
    };
    let better_counts = samples.outcomes(better);
    let others = facts(view, better, better_counts);
    let (fact, instead) = reasons_apart((&own, outcomes), (&others, better_counts));
    vec![Reason { card, fact }, Reason { card: better, fact: instead }]
}

/// The most telling fact of a good card, except about the cards that it leaves in hand.
pub(super) fn reason_for_good(facts: &[Fact]) -> Fact {
    let fits = |fact: &&Fact| !matches!(fact, Fact::KeepsUnbeatable { .. });
    facts.iter().find(fits).copied().unwrap_or(facts[0])
}

/// A fact about each of two cards, chosen so that they say what is different.
fn reasons_apart((own, outcomes): (&[Fact], Outcomes), (others, better): (&[Fact], Outcomes)) -> (Fact, Fact) {
    let weighty = |fact: &&Fact| {
        let name = fact.name();
        name.ends_with("grand") || name.ends_with("go-on") || name.ends_with("flawless")
    };
    let sets_apart = |facts: &[Fact], from: &[Fact]| facts.iter().find(|fact| !from.contains(fact)).copied();
    let at_stake = [own, others].iter().any(|facts| facts.iter().any(|fact| weighty(&fact)));
    if !at_stake && outcomes.chest >= better.chest + TELLING {
        return (Fact::ChestIn { count: outcomes.chest }, Fact::ChestIn { count: better.chest });
    }
    let fact = sets_apart(own, others).unwrap_or(own[0]);
    let instead = sets_apart(others, own).unwrap_or(others[0]);
    (fact, instead)
}
