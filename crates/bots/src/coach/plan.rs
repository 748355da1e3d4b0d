//! The plan behind a card, read from what the card leads to.

use rules::{Phase, Seat, View};
use serde::{Deserialize, Serialize};

use super::outcome::OutcomeSums;
use super::rollouts::on_the_way_to_grand;

/// What a player tries to do with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Plan {
    /// Win every trick.
    TryGrand,
    /// Win a trick from a player who has won them all.
    StopGrand {
        /// Whose Grand it would be.
        seat: Seat,
    },
    /// Win no trick.
    StayFlawless,
    /// The player had won every trick until the last one went to another: now avoid the chest.
    GrandIsGone,
    /// Lose the lead before the last trick, which brings the chest.
    AvoidChest,
}

/// An own Grand in so many of 100 layouts is a plan.
const GRAND_PLAN: u32 = 20;
/// The number of tricks after which another player's Grand is a threat.
const THREAT: u32 = 2;
/// A Grand of another player in so many of 100 layouts more, if another card is chosen, is worth stopping.
const STOPPED: u32 = 5;
/// A Flawless round in so many of 100 layouts is a plan.
const FLAWLESS_PLAN: u32 = 30;
/// A difference of so many of 100 layouts in who gets the chest is a plan.
const CHEST_PLAN: u32 = 12;
/// The number of own tricks that look like an attempt at a Grand.
const ATTEMPT: u32 = 2;

impl Plan {
    /// The plan's name for programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The plan behind a card with this outcome, where `others` are the outcomes of the other cards.
    pub(super) fn of(view: &View, card: &OutcomeSums, others: &[OutcomeSums]) -> Option<Plan> {
        let worst = |count: &dyn Fn(&OutcomeSums) -> u32| others.iter().map(count).max().unwrap_or(0);
        let won = &view.public.tricks_won;
        let (own, all) = (won[view.seat], won.iter().sum::<u32>());
        if own == all && card.grand(view.seat) >= GRAND_PLAN {
            return Some(Plan::TryGrand);
        }
        let rival = on_the_way_to_grand(view, THREAT).filter(|&seat| seat != view.seat);
        if let Some(seat) = rival.filter(|&seat| worst(&|other| other.grand(seat)) >= card.grand(seat) + STOPPED) {
            return Some(Plan::StopGrand { seat });
        }
        if own == 0 && view.public.phase == Phase::Play && card.flawless() >= FLAWLESS_PLAN {
            return Some(Plan::StayFlawless);
        }
        if own >= ATTEMPT && all == own + 1 && lost_the_last_trick(view) {
            return Some(Plan::GrandIsGone);
        }
        (worst(&OutcomeSums::chest) >= card.chest() + CHEST_PLAN).then_some(Plan::AvoidChest)
    }
}

/// Whether the last complete trick was the first that the player did not win.
fn lost_the_last_trick(view: &View) -> bool {
    view.public.previous_trick().and_then(|trick| trick.winner()).is_some_and(|winner| winner != view.seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Databases have plans in this form.
    #[test]
    fn every_plan_is_stored_as_ever() {
        for (plan, json) in [
            (Plan::TryGrand, r#""try-grand""#),
            (Plan::StopGrand { seat: Seat::S2 }, r#"{"stop-grand":{"seat":2}}"#),
            (Plan::StayFlawless, r#""stay-flawless""#),
            (Plan::GrandIsGone, r#""grand-is-gone""#),
            (Plan::AvoidChest, r#""avoid-chest""#),
        ] {
            assert_eq!(serde_json::to_string(&plan).unwrap(), json);
            assert_eq!(serde_json::from_str::<Plan>(json).unwrap(), plan);
            assert!(json.contains(plan.name()), "{json}");
        }
    }
}
