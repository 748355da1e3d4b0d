//! Counting it yourself: what a player adds up at the end of a round, and what is said to each answer.

use rules::{CardSet, GrandOwn, Score, Seat, Trick};

use super::Narrator;
use crate::TableMsg;

/// What a player adds up before the result is shown. It tells nothing that the player has not seen: their own tricks, and the
/// chest if it is theirs, once it is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountTask {
    /// The tricks that the player won.
    pub tricks: Vec<Trick>,
    /// The cards of the chest, if the player took it.
    pub chest: Option<CardSet>,
    /// The right answer.
    pub points: u32,
    /// What is said to the right answer.
    pub right: String,
    /// What is said to a wrong one.
    pub wrong: String,
    /// What is said to a wrong answer that shows what was forgotten.
    pub nearly: Vec<(u32, String)>,
    /// How the points add up, for afterwards.
    pub way: Vec<String>,
}

impl CountTask {
    /// What is said to an answer, and whether it is right.
    #[must_use]
    pub fn check(&self, answer: u32) -> (bool, &str) {
        if answer == self.points {
            return (true, &self.right);
        }
        let nearly = self.nearly.iter().find(|(wrong, _)| *wrong == answer);
        (false, nearly.map_or(&self.wrong, |(_, text)| text))
    }
}

impl Narrator<'_> {
    /// What the reader adds up at the end of a round. Nothing while it is played, and nothing for a spectator.
    #[must_use]
    pub fn count_task(&self) -> Option<CountTask> {
        let seat = self.view?.seat;
        let score = &self.public.reveal.as_ref()?.score;
        let opened = self.chest()?;
        let won = |trick: &Trick| trick.winner() == Some(seat);
        let tricks: Vec<Trick> = self.public.tricks().into_iter().filter(won).collect();
        let chest = (opened.taker == seat).then(|| opened.cards.iter().map(|card| card.card).collect::<CardSet>());
        let points = score.points[seat];
        let text = |message: TableMsg<'_>| self.words.string(message);
        let sums: Vec<u32> = tricks.iter().map(Trick::points).chain(chest.map(CardSet::points)).collect();
        let sum = (sums.len() > 1).then(|| self.sum(&sums));
        Some(CountTask {
            nearly: self.nearly(score, seat, chest.map_or(0, CardSet::points)),
            way: sum.into_iter().chain(self.explained(seat)).collect(),
            tricks,
            chest,
            points,
            right: text(TableMsg::CountRight { points }),
            wrong: text(TableMsg::CountAgain),
        })
    }

    /// The wrong answers that show what was forgotten.
    fn nearly(&self, score: &Score, seat: Seat, chest: u32) -> Vec<(u32, String)> {
        let (raw, points, factor) = (score.raw[seat], score.points[seat], score.factor());
        let mut found = Vec::new();
        let mut add = |answer: u32, message: TableMsg<'_>| {
            if answer != points && found.iter().all(|(known, _)| *known != answer) {
                found.push((answer, self.words.string(message)));
            }
        };
        match score.grand() {
            Some(_) => add(raw, TableMsg::CountForgotGrand { raw }),
            None => add(raw, TableMsg::CountForgotFactor { raw, factor }),
        }
        if chest > 0 {
            add((raw - chest) * factor, TableMsg::CountForgotChest);
            add(raw - chest, TableMsg::CountForgotChest);
        }
        found
    }

    /// "20 + 25 = 45".
    fn sum(&self, parts: &[u32]) -> String {
        let number = |value: u32| self.words.number(i64::from(value));
        let parts_text: Vec<String> = parts.iter().copied().map(number).collect();
        format!("{} = {}", parts_text.join(" + "), number(parts.iter().sum()))
    }

    /// How a player's points came about: what was taken, what the chest added, what was multiplied. Nothing before the round is over.
    #[must_use]
    pub fn explained(&self, seat: Seat) -> Vec<String> {
        let Some((score, chest)) = self.public.reveal.as_ref().map(|reveal| &reveal.score).zip(self.chest()) else {
            return Vec::new();
        };
        let (raw, points, tricks) = (score.raw[seat], score.points[seat], score.tricks[seat]);
        let mut lines = Vec::new();
        let mut say = |message: TableMsg<'_>| lines.push(self.words.string(message));
        match (score.grand(), tricks) {
            (Some(_), 0) => say(TableMsg::ExplainGrandOther),
            (Some(_), _) if self.public.rules.grand_own == GrandOwn::Zero => say(TableMsg::ExplainGrandZero),
            (Some(_), _) => say(TableMsg::ExplainGrandKeeps { points }),
            (None, 0) => say(TableMsg::ExplainFlawless),
            (None, _) => {
                say(TableMsg::ExplainTaken { points: raw, tricks });
                if chest.taker == seat {
                    say(TableMsg::ExplainChest { points: chest.points });
                }
                match score.factor() {
                    2 => say(TableMsg::ExplainDoubled { raw, points }),
                    4 => say(TableMsg::ExplainQuadrupled { raw, points }),
                    _ => {}
                }
            }
        }
        lines
    }
}
