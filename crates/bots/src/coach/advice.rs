//! Advice before a choice: the plan behind a card, and a fact that fits the plan.

use rules::{Card, Phase, Seat, Trick, View};

use super::Plan;
use super::fact::{Fact, facts};
use super::layout_sample::Outcomes;
use super::move_review::reason_for_good;
use super::outcome::OutcomeSums;
use super::rollouts::{Continuation, Posterior, Rollouts};
use super::verdict::candidates;
use crate::BotRng;
use crate::layouts::LayoutSampler;
use crate::net::quantized::value_net;
use crate::observation::Observation;

/// The plan behind a card, and why the card fits it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The plan, if there is one.
    pub plan: Option<Plan>,
    /// A fact about the card. With a plan, it is the one that the plan is about.
    pub reason: Fact,
}

/// The number of rollout plies for one piece of advice.
const PLIES: u32 = 30_000;

impl Advice {
    /// The advice behind choosing `card`, which must be legal. The card and its rivals are played out in layouts
    /// sampled from the posterior, and the plan is read from what they lead to. `grand_failed` says that the player's
    /// attempt at a Grand has just failed.
    #[must_use]
    pub fn about(view: &View, card: Card, grand_failed: bool, rng: &mut BotRng) -> Advice {
        let posterior = Posterior::new(view, [None; 4]);
        let network = value_net(view.public.players()).values(&Observation::from(view));
        let cards = candidates(&network, card);
        let mut rollouts = Rollouts::new(&posterior, Continuation::Modelled, cards);
        rollouts.run(cards, PLIES, rng);
        let sums = rollouts.outcomes(card);
        let others: Vec<OutcomeSums> =
            cards.iter().filter(|&other| other != card).map(|other| rollouts.outcomes(other)).collect();
        let plan = Plan::of(view, &sums, &others, grand_failed);
        let facts = facts(view, card, Outcomes { trick: sums.trick(), chest: sums.chest() });
        let reason = plan.filter(|_| facts[0] != Fact::OnlyCard).map(|plan| fact_of_plan(view, plan, &facts, &sums));
        Advice { plan, reason: reason.unwrap_or_else(|| reason_for_good(&facts)) }
    }
}

/// The fact that a plan is about: a certain one if there is one, otherwise a number of layouts.
fn fact_of_plan(view: &View, plan: Plan, facts: &[Fact], sums: &OutcomeSums) -> Fact {
    let certain = |fact: Fact| facts.contains(&fact).then_some(fact);
    match plan {
        Plan::TryGrand => Fact::GrandIn { count: sums.grand(view.seat) },
        Plan::StopGrand { seat } => {
            certain(Fact::StopsGrand { seat }).unwrap_or(Fact::GrandOf { seat, count: sums.grand(seat) })
        }
        Plan::StayFlawless => certain(Fact::KeepsFlawless).unwrap_or(Fact::FlawlessIn { count: sums.flawless() }),
        Plan::GrandIsGone | Plan::AvoidChest => Fact::ChestIn { count: sums.chest() },
    }
}

/// The player's view at their previous decision in the round; `None` if there was none.
#[must_use]
pub fn previous_view(view: &View) -> Option<View> {
    // A view does not depend on the layout, so any that agrees with what the player has seen will do.
    let layout = || LayoutSampler::of(view).sample(&mut BotRng::new(0));
    let tricks = view.public.tricks();
    let seats: Vec<Seat> = tricks.iter().flat_map(Trick::plays).map(|(seat, _)| seat).collect();
    let round = match seats.iter().rposition(|&seat| seat == view.seat) {
        Some(plays) => layout().round(view, plays),
        None if view.public.phase == Phase::Stash => return None,
        None => layout().dealt_round(view),
    };
    Some(round.view(view.seat))
}
