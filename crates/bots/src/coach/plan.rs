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

/// From this many layouts of 100, a Grand of one's own is a plan.
const GRAND_PLAN: u32 = 20;
/// The same for a player who has won at least [`ATTEMPT`] tricks, all of them.
const GRAND_GOES_ON: u32 = 10;
/// Up to this many layouts of 100, a Grand of one's own counts as gone.
const GONE: u32 = 2;
/// The number of tricks after which another player's Grand is a threat.
const THREAT: u32 = 2;
/// Stopping another player's Grand is a plan if another card lets it happen in this many layouts of 100 more.
const STOPPED: u32 = 5;
/// From this many layouts of 100, a Flawless round is a plan.
const FLAWLESS_PLAN: u32 = 30;
/// Avoiding the chest is a plan if another card brings it in this many layouts of 100 more.
const CHEST_PLAN: u32 = 12;
/// A card that is worse than another by this many layouts of 100 does not serve the plan.
const TOLERANCE: u32 = 5;
/// The number of own tricks that look like an attempt at a Grand.
const ATTEMPT: u32 = 2;

impl Plan {
    /// The plan's name for programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The plan behind a card with this outcome, where `others` are the outcomes of the other cards and
    /// `grand_failed` says that the player's attempt at a Grand has just failed.
    pub(super) fn of(view: &View, card: &OutcomeSums, others: &[OutcomeSums], grand_failed: bool) -> Option<Plan> {
        let served = Served { card, others };
        let won = &view.public.tricks_won;
        let (own, all) = (won[view.seat], won.iter().sum::<u32>());
        let enough = if own >= ATTEMPT { GRAND_GOES_ON } else { GRAND_PLAN };
        if own == all && card.grand(view.seat) >= enough {
            return Some(Plan::TryGrand);
        }
        let rival = on_the_way_to_grand(view, THREAT).filter(|&seat| seat != view.seat);
        if let Some(seat) = rival.filter(|&seat| served.avoids(STOPPED, |sums| sums.grand(seat))) {
            return Some(Plan::StopGrand { seat });
        }
        if grand_failed && card.grand(view.seat) <= GONE && served.avoids(0, OutcomeSums::chest) {
            return Some(Plan::GrandIsGone);
        }
        if own == 0 && view.public.phase == Phase::Play && card.flawless() >= FLAWLESS_PLAN {
            return Some(Plan::StayFlawless);
        }
        served.avoids(CHEST_PLAN, OutcomeSums::chest).then_some(Plan::AvoidChest)
    }

    /// Whether the player has just lost a first trick after winning so many that they must have tried a Grand.
    #[must_use]
    pub fn grand_failed(view: &View) -> bool {
        let won = &view.public.tricks_won;
        let own = won[view.seat];
        let last = view.public.previous_trick().and_then(|trick| trick.winner());
        own >= ATTEMPT && won.iter().sum::<u32>() == own + 1 && last.is_some_and(|winner| winner != view.seat)
    }
}

/// A card's outcomes beside those of the other cards.
struct Served<'a> {
    card: &'a OutcomeSums,
    others: &'a [OutcomeSums],
}

impl Served<'_> {
    /// Whether the card avoids something: some other card brings it in `more` layouts more, and none in clearly fewer.
    fn avoids(&self, more: u32, count: impl Fn(&OutcomeSums) -> u32) -> bool {
        let own = count(self.card);
        let others = self.others.iter().map(count);
        let (least, most) = others.fold((own, own), |(least, most), other| (least.min(other), most.max(other)));
        most >= own + more && own <= least + TOLERANCE
    }
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
