//! A hint: what a strong player would choose, and one true reason for it.

use bots::coach::{Fact, reason_for};
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
    /// A fact about it, from what the player can know.
    pub reason: Fact,
}

impl Hint {
    /// The hint for a player who has to choose; nothing if there is no choice to make.
    #[must_use]
    pub fn of(view: &View, seed: u64, round: u64) -> Option<Hint> {
        if view.legal().is_empty() {
            return None;
        }
        let place = 2 * (view.public.plays.len() + usize::from(view.public.phase == Phase::Play));
        let mut dice = BotRng::for_decision(seed, round, view.seat.index(), place);
        let card = ADVISER.act(view, &mut dice).card();
        let mut dice = BotRng::for_decision(seed, round, view.seat.index(), place + 1);
        Some(Hint { card, reason: reason_for(view, card, &mut dice) })
    }

    /// The hint in words: which card, and why. `name` gives the name of another seat.
    #[must_use]
    pub fn say<'a>(&self, words: &Words, name: impl Fn(Seat) -> &'a str) -> [String; 2] {
        let reason = coach_text::fact(words, self.reason, Who::You, |seat| Who::Name(name(seat)));
        [words.string(TerminalMsg::HintSays { card: self.card }), reason]
    }
}

#[cfg(test)]
mod tests {
    use rules::{Deal, Round, Rules};
    use words::Lang;

    use super::*;

    #[test]
    fn a_hint_is_a_legal_card_with_a_reason_in_every_language() {
        let rules = Rules::default();
        let mut round = Round::new(&rules, Deal::from_deck(rules.players, Seat::S3, &Card::ALL));
        let words = Lang::ALL.map(Words::new);
        let mut hints = 0;
        while let Some(seat) = round.waiting().next() {
            let hint = Hint::of(&round.view(seat), 1, 0).unwrap();
            assert!(round.legal(seat).contains(hint.card));
            for words in &words {
                assert!(hint.say(words, |_| "Mira").iter().all(|line| !line.is_empty()));
            }
            round.apply(seat, round.action(hint.card)).unwrap();
            hints += 1;
        }
        assert_eq!(hints, 32);
        assert_eq!(Hint::of(&round.view(Seat::S0), 1, 0), None);
    }

    #[test]
    fn a_hint_does_not_look_into_other_hands() {
        let rules = Rules::default();
        let seat = Seat::S0;
        let one = Round::new(&rules, Deal::from_deck(rules.players, Seat::S3, &Card::ALL));
        let mut hands = *one.deal().hands();
        let others = [hands[Seat::S1], hands[Seat::S2]];
        hands[Seat::S1] = others[1];
        hands[Seat::S2] = others[0];
        let two = Round::new(&rules, Deal::new(Seat::S3, hands, one.deal().chest()).unwrap());
        assert_eq!(Hint::of(&one.view(seat), 1, 0), Hint::of(&two.view(seat), 1, 0));
    }
}
