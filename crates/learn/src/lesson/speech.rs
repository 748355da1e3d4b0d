//! The lesson in words.

use rules::Card;
use words::{Learn, Words};

use super::{Answer, LEARNER, LessonState, Mistake, Topic};
use crate::{Names, narrator};

impl Topic {
    /// The title of the step.
    #[must_use]
    pub const fn title(self) -> Learn<'static> {
        match self {
            Topic::Follow => Learn::FollowTitle,
            Topic::Lead => Learn::LeadTitle,
            Topic::Queens => Learn::QueensTitle,
            Topic::QueenLed => Learn::QueenLedTitle,
            Topic::Void => Learn::VoidTitle,
            Topic::Stash => Learn::StashTitle,
            Topic::Last => Learn::LastTitle,
            Topic::Flawless => Learn::FlawlessTitle,
            Topic::Grand => Learn::GrandTitle,
        }
    }
}

impl LessonState {
    /// What the step is about, and what to do.
    #[must_use]
    pub fn text(&self, words: &Words, names: &Names) -> String {
        let ahead = || self.ahead();
        words.string(match self.topic {
            Topic::Follow => Learn::FollowText,
            Topic::Lead => Learn::LeadText,
            Topic::Queens => Learn::QueensText { queen: ahead() },
            Topic::QueenLed => Learn::QueenLedText { queen: ahead() },
            Topic::Void => Learn::VoidText,
            Topic::Stash => Learn::StashText,
            Topic::Last => Learn::LastText { queen: Card::queen(rules::Colour::Red) },
            Topic::Flawless => Learn::FlawlessText,
            Topic::Grand => Learn::GrandText { name: self.sweeper(names) },
        })
    }

    /// What is said about the last right card; nothing before there is one.
    #[must_use]
    pub fn praise(&self, words: &Words, names: &Names) -> Option<String> {
        let &card = self.chosen.last()?;
        let left = self.view().hand.first().unwrap_or(card);
        let message = match (self.topic, self.is_done()) {
            (Topic::Follow, _) => Learn::FollowRight { card, above: self.ahead() },
            (Topic::Lead, _) => Learn::LeadRight { card },
            (Topic::Queens, _) => Learn::QueensRight { card, queen: self.ahead() },
            (Topic::QueenLed, _) => Learn::QueenLedRight { card, queen: self.ahead() },
            (Topic::Void, _) => Learn::VoidRight { card },
            (Topic::Stash, _) => Learn::StashRight { card },
            (Topic::Last, false) => Learn::LastRight { card: left, points: self.taken_last() },
            (Topic::Last, true) => Learn::LastEnd { name: self.last_taker(names) },
            (Topic::Flawless, false) => Learn::FlawlessRight { card: left },
            (Topic::Flawless, true) => Learn::FlawlessEnd,
            (Topic::Grand, false) => Learn::GrandRight { card: left },
            (Topic::Grand, true) => Learn::GrandEnd,
        };
        Some(words.string(message))
    }

    /// What is said about a card that was not taken; nothing about a right one.
    #[must_use]
    pub fn objection(&self, words: &Words, names: &Names, card: Card, answer: Answer) -> Option<String> {
        let unwise = match answer {
            Answer::Right => return None,
            Answer::Refused(_) => return narrator(words, &self.view(), names).why_illegal(card),
            Answer::Mistake(unwise) => unwise,
        };
        let message = match unwise {
            Mistake::TakesTrick => {
                let points = self.view().public.trick().points() + card.points();
                Learn::UnwiseTakesTrick { card, points }
            }
            Mistake::LeadsHigh => Learn::UnwiseLeadsHigh { card },
            Mistake::KeepsDear(dear) => Learn::UnwiseKeepsDear { card, dear },
            Mistake::HighestQueen => Learn::UnwiseHighestQueen { card },
            Mistake::LowToChest => Learn::UnwiseLowToChest { card },
            Mistake::KeepsQueen(queen) => Learn::UnwiseKeepsQueen { card, queen },
            Mistake::LosesFlawless => Learn::UnwiseLosesFlawless { card },
            Mistake::LetsGrand => Learn::UnwiseLetsGrand { card, name: self.sweeper(names) },
        };
        Some(words.string(message))
    }

    /// What has happened since the learner last chose, in words, their own card first.
    #[must_use]
    pub fn story(&self, words: &Words, names: &Names) -> Vec<String> {
        if self.chosen.is_empty() {
            return Vec::new();
        }
        let view = self.view();
        let narrator = narrator(words, &view, names);
        let stashed = (self.topic == Topic::Stash).then(|| narrator.stashed(LEARNER));
        stashed.into_iter().chain(narrator.plays_since(self.since, None)).collect()
    }

    /// The highest card of the trick on the table, or of the last one.
    fn ahead(&self) -> Card {
        let public = self.round.public();
        let trick = Some(public.trick()).filter(|trick| !trick.is_empty()).or_else(|| public.previous_trick());
        let best = trick.and_then(|trick| trick.card_of(trick.winner()?));
        best.unwrap_or(Card::queen(rules::Colour::Red))
    }

    /// What the last trick was worth.
    fn taken_last(&self) -> u32 {
        self.round.public().previous_trick().map_or(0, |trick| trick.points())
    }

    fn last_taker<'n>(&self, names: &'n Names) -> &'n str {
        let winner = self.round.public().previous_trick().and_then(|trick| trick.winner());
        winner.map_or("", |seat| &names[seat])
    }

    /// Who has taken the most tricks.
    fn sweeper<'n>(&self, names: &'n Names) -> &'n str {
        let won = self.round.public().tricks_won;
        won.iter_with_seat().max_by_key(|(_, tricks)| **tricks).map_or("", |(seat, _)| &names[seat])
    }
}
