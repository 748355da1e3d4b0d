//! Counting practice: the points that a player counts at the end of a round, and the replies to answers.

use rules::{CardSet, GrandOwn, Score, Seat, Trick};

use super::Narrator;
use crate::TableMsg;

/// The points that a player counts before the result is shown. It contains only what the player has seen: their own
/// tricks, and the open chest if they took it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountTask {
    /// The tricks that the player won.
    pub tricks: Vec<Trick>,
    /// The cards of the chest, if the player took it.
    pub chest: Option<CardSet>,
    /// The right answer.
    pub points: u32,
    /// The reply to the right answer.
    pub right: String,
    /// The reply to a wrong answer.
    pub wrong: String,
    /// Wrong answers that show what the player forgot, with their replies.
    pub nearly: Vec<(u32, String)>,
    /// An explanation of how the points add up.
    pub way: Vec<String>,
}

impl CountTask {
    /// Whether an answer is right, and the reply to it.
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
    /// The reader's task at the end of a round. `None` during the round and for a spectator.
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

    /// The wrong answers that show what the player forgot, with their replies.
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

    /// Explains a player's points: the tricks, the chest and the factor. Empty before the round is over.
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
