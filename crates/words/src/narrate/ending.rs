//! The end of a round and of a match.

use rules::{Card, CardSet, PerSeat, Seat};

use super::Narrator;
use crate::{GameMsg, People, TableMsg, Who};

/// The open chest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChestText {
    /// The sentence that it opens, with all its cards and their points.
    pub opens: String,
    /// Its cards: first those that players stashed, then those dealt into it.
    pub cards: Vec<ChestCard>,
    /// The points of its cards.
    pub points: u32,
    /// The winner of the last trick, who takes it.
    pub taker: Seat,
    /// The sentence that says who takes it.
    pub goes_to: String,
}

/// One card of the open chest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChestCard {
    /// The card.
    pub card: Card,
    /// The player who stashed it. `None` if it was dealt into the chest.
    pub by: Option<Seat>,
    /// The sentence that says so.
    pub text: String,
}

/// A Flawless or a Grand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecialText {
    /// Its name.
    pub title: String,
    /// A sentence about who made it and how it changes the points.
    pub text: String,
}

impl ChestText {
    /// All its sentences.
    #[must_use]
    pub fn into_lines(self) -> Vec<String> {
        let cards = self.cards.into_iter().map(|card| card.text);
        [self.opens].into_iter().chain(cards).chain([self.goes_to]).collect()
    }
}

impl Narrator<'_> {
    /// The end of a round: the chest, a Flawless or Grand, and the points of all players. Empty before the round is
    /// over.
    #[must_use]
    pub fn round_result(&self) -> Vec<String> {
        self.round_opening().into_iter().chain(self.round_scores()).collect()
    }

    /// The end of a round before the points: the chest, and a Flawless or Grand.
    #[must_use]
    pub fn round_opening(&self) -> Vec<String> {
        let chest = self.chest().map(ChestText::into_lines).unwrap_or_default();
        chest.into_iter().chain(self.special().map(|special| special.text)).collect()
    }

    /// The chest. `None` while it is shut.
    #[must_use]
    pub fn chest(&self) -> Option<ChestText> {
        let reveal = self.public.reveal.as_ref()?;
        let by = |seat| {
            let card = reveal.stash[seat]?;
            let text = self.say(GameMsg::ChestCardBy { who: self.who(seat), card });
            Some(ChestCard { card, by: Some(seat), text })
        };
        let dealt = |card| ChestCard { card, by: None, text: self.say(GameMsg::ChestCardDealt { card }) };
        let cards: Vec<ChestCard> = self.seats().filter_map(by).chain(reveal.dealt.into_iter().map(dealt)).collect();
        let set: CardSet = cards.iter().map(|card| card.card).collect();
        let (points, taker) = (set.points(), self.public.previous_trick()?.winner()?);
        Some(ChestText {
            opens: self.say(GameMsg::ChestOpens { cards: set, points }),
            cards,
            points,
            taker,
            goes_to: self.say(GameMsg::ChestGoesTo { who: self.who(taker) }),
        })
    }

    /// The Flawless or Grand of the round, if there was one.
    #[must_use]
    pub fn special(&self) -> Option<SpecialText> {
        let score = &self.public.reveal.as_ref()?.score;
        let text =
            |title: TableMsg<'_>, text| Some(SpecialText { title: self.words.string(title), text: self.say(text) });
        if let Some(seat) = score.grand() {
            return text(TableMsg::GrandTitle, GameMsg::Grand { who: self.who(seat) });
        }
        let flawless: Vec<Who<'_>> = score.flawless().map(|seat| self.who(seat)).collect();
        match flawless[..] {
            [] => None,
            [who] => text(TableMsg::FlawlessTitle, GameMsg::Flawless { who }),
            _ => text(TableMsg::FlawlessTitle, GameMsg::FlawlessTwo { people: People(&flawless) }),
        }
    }

    /// The points of all players in the finished round.
    #[must_use]
    pub fn round_scores(&self) -> Vec<String> {
        let Some(reveal) = &self.public.reveal else { return Vec::new() };
        let score = &reveal.score;
        let line = |seat| {
            let (who, raw, points) = (self.who(seat), score.raw[seat], score.points[seat]);
            self.say(match score.factor() {
                factor if factor > 1 && raw > 0 => GameMsg::RoundScoreMultiplied { who, raw, factor, points },
                _ => GameMsg::RoundScore { who, points },
            })
        };
        self.seats().map(line).collect()
    }

    /// The points of all players in the match.
    #[must_use]
    pub fn totals(&self, totals: &PerSeat<u32>) -> Vec<String> {
        self.seats().map(|seat| self.say(GameMsg::MatchTotal { who: self.who(seat), points: totals[seat] })).collect()
    }

    /// The winners of the match. `None` if there is no winner yet.
    #[must_use]
    pub fn victory(&self, totals: &PerSeat<u32>, winners: &[Seat]) -> Option<String> {
        let points = totals[*winners.first()?];
        let people: Vec<Who<'_>> = winners.iter().map(|&seat| self.who(seat)).collect();
        Some(self.say(match people[..] {
            [who] => GameMsg::Wins { who, points },
            _ => GameMsg::WinShared { people: People(&people), points },
        }))
    }
}
