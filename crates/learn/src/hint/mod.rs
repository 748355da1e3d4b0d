//! A hint: what a strong player would choose, the plan behind it, and one true reason for it.

use bots::coach::{Advice, Fact, Plan, previous_view};
use bots::{BotName, BotRng};
use rules::{Card, Phase, Seat, View};
use words::{TerminalMsg, Who, Words};

use crate::coach_text;

/// The bot that gives hints.
const ADVISER: BotName = BotName::Expert;

/// A card and why it is a good choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The card.
    pub card: Card,
    /// The plan that it serves, if there is one.
    pub plan: Option<Plan>,
    /// A fact about the card, from what the player can know.
    pub reason: Fact,
}

impl Hint {
    /// The hint for a player who has to choose; nothing if there is no choice to make.
    #[must_use]
    pub fn of(view: &View, seed: u64, round: u64) -> Option<Hint> {
        (!view.legal().is_empty()).then(|| {
            let grand_failed = Plan::grand_failed(view) || was_to_try_grand(view, seed, round);
            Hint::after(view, grand_failed, seed, round)
        })
    }

    /// The hint for a player. `grand_failed` says that their attempt at a Grand, if it is no longer possible, has just
    /// failed.
    fn after(view: &View, grand_failed: bool, seed: u64, round: u64) -> Hint {
        let place = 2 * (view.public.plays.len() + usize::from(view.public.phase == Phase::Play));
        let mut rng = BotRng::for_decision(seed, round, view.seat.index(), place);
        let card = ADVISER.act(view, &mut rng).card();
        let mut rng = BotRng::for_decision(seed, round, view.seat.index(), place + 1);
        let Advice { plan, reason } = Advice::about(view, card, grand_failed, &mut rng);
        Hint { card, plan, reason }
    }

    /// The hint in words: which card and for which plan, and why. `name` gives the name of another seat.
    #[must_use]
    pub fn say<'a>(&self, words: &Words, name: impl Fn(Seat) -> &'a str) -> [String; 2] {
        let card = self.card;
        let advice = words.string(match self.plan {
            None => TerminalMsg::HintSays { card },
            Some(Plan::TryGrand) => TerminalMsg::HintTryGrand { card },
            Some(Plan::StopGrand { seat }) => TerminalMsg::HintStopGrand { name: name(seat), card },
            Some(Plan::StayFlawless) => TerminalMsg::HintStayFlawless { card },
            Some(Plan::GrandIsGone) => TerminalMsg::HintGrandIsGone { card },
            Some(Plan::AvoidChest) => TerminalMsg::HintAvoidChest { card },
        });
        [advice, coach_text::fact(words, self.reason, Who::You, |seat| Who::Name(name(seat)))]
    }
}

/// Whether the hint before this one was to try a Grand.
fn was_to_try_grand(view: &View, seed: u64, round: u64) -> bool {
    let all_won = |view: &View| view.public.tricks_won.iter().sum::<u32>() == view.public.tricks_won[view.seat];
    let before = previous_view(view).filter(all_won);
    before.is_some_and(|before| Hint::after(&before, false, seed, round).plan == Some(Plan::TryGrand))
}

#[cfg(test)]
mod tests;
