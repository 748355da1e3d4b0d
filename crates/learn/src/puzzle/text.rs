//! Puzzles in words: a question by kind, and answers made of the coach's facts.

use bots::coach::Tell;
use rules::{Card, Seat};
use words::{Decimal, LessonMsg, People, Who, Words};

use super::{CardVerdict, Clue, Proof, Puzzle, PuzzleTheme};
use crate::PlayerNames;
use crate::coach_text;

/// How many cards an explanation mentions: the best one and two others. The rest is explained when it is tried.
const TOLD: usize = 3;

impl PuzzleTheme {
    /// The title of the theme.
    #[must_use]
    pub const fn title(self) -> LessonMsg<'static> {
        match self {
            PuzzleTheme::Chest => LessonMsg::KindChest,
            PuzzleTheme::Flawless => LessonMsg::KindFlawless,
            PuzzleTheme::Grand => LessonMsg::KindGrand,
            PuzzleTheme::OwnGrand => LessonMsg::KindOwnGrand,
            PuzzleTheme::Stash => LessonMsg::KindStash,
            PuzzleTheme::Tells => LessonMsg::KindTells,
        }
    }
}

impl Puzzle {
    /// The question.
    #[must_use]
    pub fn question(&self, words: &Words, names: &PlayerNames) -> String {
        words.string(match self.kind {
            PuzzleTheme::Chest => LessonMsg::AskChest,
            PuzzleTheme::Flawless => LessonMsg::AskFlawless,
            PuzzleTheme::Grand => LessonMsg::AskGrand { who: Who::Name(&names[self.sweeper()]) },
            PuzzleTheme::OwnGrand => LessonMsg::AskOwnGrand,
            PuzzleTheme::Stash => LessonMsg::AskStash,
            PuzzleTheme::Tells => LessonMsg::AskTells,
        })
    }

    /// The reply to a chosen card: the whole explanation for the best one, and what is wrong with another one. Nothing
    /// for a card that is not allowed.
    #[must_use]
    pub fn reply(&self, words: &Words, names: &PlayerNames, card: Card) -> Option<Vec<String>> {
        let verdict = self.verdict(card)?;
        if card == self.answer() {
            let mut lines = vec![words.string(LessonMsg::PuzzleRight { card })];
            lines.extend(self.explanation(words, names));
            return Some(lines);
        }
        let points = Decimal(f64::from(verdict.cost));
        let wrong = words.string(LessonMsg::PuzzleWrong { card, points });
        Some(vec![wrong, self.about(words, names, verdict)])
    }

    /// The answer, for a learner who gives up.
    #[must_use]
    pub fn solution(&self, words: &Words, names: &PlayerNames) -> Vec<String> {
        let mut lines = vec![words.string(LessonMsg::PuzzleAnswer { card: self.answer() })];
        lines.extend(self.explanation(words, names));
        lines
    }

    /// The clue if there is one, facts about the best card and its closest rivals (with a clue, about the card that
    /// misleads), and the proof.
    fn explanation(&self, words: &Words, names: &PlayerNames) -> Vec<String> {
        let mut lines = self.clue.map_or(Vec::new(), |clue| self.clue_lines(words, names, clue));
        let told = |verdict: &&CardVerdict| {
            self.clue.is_none_or(|clue| verdict.card == self.answer() || verdict.card == clue.overlooked)
        };
        let told = self.verdicts.iter().filter(told).take(TOLD);
        lines.extend(told.map(|verdict| self.about(words, names, verdict)));
        let proof = match self.proof {
            Proof::Solved { layouts } => LessonMsg::Proven { count: layouts },
            Proof::Sampled { margin } => LessonMsg::Shown { points: Decimal(f64::from(margin)) },
        };
        lines.push(words.string(proof));
        lines
    }

    /// Who gave what away, what follows for the chest, and the card that misleads those who overlook it.
    fn clue_lines(&self, words: &Words, names: &PlayerNames, clue: Clue) -> Vec<String> {
        let view = self.view();
        let (seats, tell) = clue.shown(&view);
        let people: Vec<Who<'_>> = seats.iter().map(|&seat| Who::Name(&names[seat])).collect();
        let (trick, people, count) = (clue.trick, People(&people), seats.len());
        let shown = match tell {
            Some(Tell::Void { colour }) => Some(LessonMsg::ClueVoid { trick, people, count, colour }),
            Some(Tell::NoQueen) => Some(LessonMsg::ClueNoQueen { trick, people, count }),
            Some(Tell::Grand) | None => None,
        };
        let cards = clue.in_chest(&view);
        let in_chest = (!cards.is_empty()).then_some(LessonMsg::ClueInChest { cards });
        let overlooked = Some(LessonMsg::ClueOverlooked { card: clue.overlooked });
        [shown, in_chest, overlooked].into_iter().flatten().map(|message| words.string(message)).collect()
    }

    fn about(&self, words: &Words, names: &PlayerNames, verdict: &CardVerdict) -> String {
        let who = |seat| if seat == self.seat { Who::You } else { Who::Name(&names[seat]) };
        let text = coach_text::fact(words, verdict.fact, Who::You, who);
        words.string(LessonMsg::About { card: verdict.card, text: &text })
    }

    /// The player with the most tricks.
    fn sweeper(&self) -> Seat {
        let won = self.round.public().tricks_won;
        won.iter_with_seat().max_by_key(|(_, tricks)| **tricks).map_or(self.seat, |(seat, _)| seat)
    }
}
