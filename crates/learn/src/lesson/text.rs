//! The lesson in words.

use rules::Card;
use words::{LessonMsg, Words};

use super::{LEARNER, LessonAnswer, LessonState, Mistake, Topic};
use crate::{PlayerNames, narrator};

impl Topic {
    /// The title of the step.
    #[must_use]
    pub const fn title(self) -> LessonMsg<'static> {
        match self {
            Topic::Follow => LessonMsg::FollowTitle,
            Topic::Lead => LessonMsg::LeadTitle,
            Topic::Queens => LessonMsg::QueensTitle,
            Topic::QueenLed => LessonMsg::QueenLedTitle,
            Topic::Void => LessonMsg::VoidTitle,
            Topic::Stash => LessonMsg::StashTitle,
            Topic::Last => LessonMsg::LastTitle,
            Topic::Flawless => LessonMsg::FlawlessTitle,
            Topic::Grand => LessonMsg::GrandTitle,
            Topic::TwoFaces => LessonMsg::TwoFacesTitle,
            Topic::Tells => LessonMsg::TellsTitle,
        }
    }
}

impl LessonState {
    /// The introduction to the step and its exercise.
    #[must_use]
    pub fn text(&self, words: &Words, names: &PlayerNames) -> String {
        let ahead = || self.ahead();
        words.string(match self.topic {
            Topic::Follow => LessonMsg::FollowText,
            Topic::Lead => LessonMsg::LeadText,
            Topic::Queens => LessonMsg::QueensText { queen: ahead() },
            Topic::QueenLed => LessonMsg::QueenLedText { queen: ahead() },
            Topic::Void => LessonMsg::VoidText,
            Topic::Stash => LessonMsg::StashText,
            Topic::Last => LessonMsg::LastText { queen: Card::queen(rules::Colour::Red) },
            Topic::Flawless => LessonMsg::FlawlessText,
            Topic::Grand => LessonMsg::GrandText { name: self.sweeper(names) },
            Topic::TwoFaces => LessonMsg::TwoFacesText,
            Topic::Tells => {
                let [name, other] = self.out_of_suit(names);
                LessonMsg::TellsText { name, other }
            }
        })
    }

    /// The comment on the last right card; nothing before the first one.
    #[must_use]
    pub fn explanation(&self, words: &Words, names: &PlayerNames) -> Option<String> {
        let &card = self.chosen.last()?;
        let left = self.view().hand.first().unwrap_or(card);
        let message = match (self.topic, self.is_done()) {
            (Topic::Follow, _) => LessonMsg::FollowRight { card, above: self.ahead() },
            (Topic::Lead, _) => LessonMsg::LeadRight { card },
            (Topic::Queens, _) => LessonMsg::QueensRight { card, queen: self.ahead() },
            (Topic::QueenLed, _) => LessonMsg::QueenLedRight { card, queen: self.ahead() },
            (Topic::Void, _) => LessonMsg::VoidRight { card },
            (Topic::Stash, _) => LessonMsg::StashRight { card },
            (Topic::Last, false) => LessonMsg::LastRight { card: left, points: self.taken_last() },
            (Topic::Last, true) => LessonMsg::LastEnd { name: self.last_taker(names) },
            (Topic::Flawless, false) => LessonMsg::FlawlessRight { card: left },
            (Topic::Flawless, true) => LessonMsg::FlawlessEnd,
            (Topic::Grand, false) => LessonMsg::GrandRight { card: left },
            (Topic::Grand, true) => LessonMsg::GrandEnd,
            (Topic::TwoFaces, _) => LessonMsg::TwoFacesRight { card },
            (Topic::Tells, _) => LessonMsg::TellsRight,
        };
        Some(words.string(message))
    }

    /// The comment on a card that was not accepted; nothing for a right one.
    #[must_use]
    pub fn feedback(&self, words: &Words, names: &PlayerNames, card: Card, answer: LessonAnswer) -> Option<String> {
        let mistake = match answer {
            LessonAnswer::Right => return None,
            LessonAnswer::Refused(_) => return narrator(words, &self.view(), names).why_illegal(card),
            LessonAnswer::Mistake(mistake) => mistake,
        };
        let right = self.exercise()?.right();
        let message = match mistake {
            Mistake::TakesTrick => {
                let points = self.view().public.trick().points() + card.points();
                LessonMsg::UnwiseTakesTrick { card, points }
            }
            Mistake::LeadsHigh => LessonMsg::UnwiseLeadsHigh { card },
            Mistake::KeepsDear => LessonMsg::UnwiseKeepsDear { card, dear: right },
            Mistake::HighestQueen => LessonMsg::UnwiseHighestQueen { card },
            Mistake::LowToChest => LessonMsg::UnwiseLowToChest { card },
            Mistake::KeepsQueen => LessonMsg::UnwiseKeepsQueen { card, queen: right },
            Mistake::LosesFlawless => LessonMsg::UnwiseLosesFlawless { card },
            Mistake::LeadsVoid => {
                let [name, other] = self.out_of_suit(names);
                LessonMsg::UnwiseLeadsVoid { name, other }
            }
            Mistake::LetsGrand => LessonMsg::UnwiseLetsGrand { card, name: self.sweeper(names) },
        };
        Some(words.string(message))
    }

    /// The cards played since the learner's last choice, which comes first, as sentences.
    #[must_use]
    pub fn recap(&self, words: &Words, names: &PlayerNames) -> Vec<String> {
        if self.chosen.is_empty() {
            return Vec::new();
        }
        let view = self.view();
        let narrator = narrator(words, &view, names);
        let stashed = matches!(self.topic, Topic::Stash | Topic::TwoFaces).then(|| narrator.stashed(LEARNER));
        stashed.into_iter().chain(narrator.plays_since(self.since, None)).collect()
    }

    /// The highest card of the trick on the table, or of the last one.
    fn ahead(&self) -> Card {
        let public = self.round.public();
        let trick = Some(public.trick()).filter(|trick| !trick.is_empty()).or_else(|| public.previous_trick());
        let best = trick.and_then(|trick| trick.card_of(trick.winner()?));
        best.unwrap_or(Card::queen(rules::Colour::Red))
    }

    /// The points of the last trick.
    fn taken_last(&self) -> u32 {
        self.round.public().previous_trick().map_or(0, |trick| trick.points())
    }

    fn last_taker<'n>(&self, names: &'n PlayerNames) -> &'n str {
        let winner = self.round.public().previous_trick().and_then(|trick| trick.winner());
        winner.map_or("", |seat| &names[seat])
    }

    /// The first two players who have shown that they are out of a suit. A test finds two in the step that names them.
    fn out_of_suit<'n>(&self, names: &'n PlayerNames) -> [&'n str; 2] {
        let voids = self.round.public().voids;
        let mut seats = voids.iter_with_seat().filter(|(_, cards)| !cards.is_empty()).map(|(seat, _)| seat);
        [seats.next(), seats.next()].map(|seat| seat.map_or("", |seat| &*names[seat]))
    }

    /// The player with the most tricks.
    fn sweeper<'n>(&self, names: &'n PlayerNames) -> &'n str {
        let won = self.round.public().tricks_won;
        won.iter_with_seat().max_by_key(|(_, tricks)| **tricks).map_or("", |(seat, _)| &names[seat])
    }
}
