//! Puzzles in words: a question by kind, and answers made of the coach's facts.

use rules::{Card, Seat};
use words::{Decimal, Learn, Who, Words};

use super::{Proof, Puzzle, PuzzleTheme, Verdict};
use crate::Names;
use crate::coach_text::{self, Voice};

/// How many cards an explanation speaks of: the best and two others. What is wrong with the rest is said when one is tried.
const TOLD: usize = 3;

impl PuzzleTheme {
    /// What the kind is called.
    #[must_use]
    pub const fn title(self) -> Learn<'static> {
        match self {
            PuzzleTheme::Chest => Learn::KindChest,
            PuzzleTheme::Flawless => Learn::KindFlawless,
            PuzzleTheme::Grand => Learn::KindGrand,
            PuzzleTheme::OwnGrand => Learn::KindOwnGrand,
            PuzzleTheme::Stash => Learn::KindStash,
        }
    }
}

impl Puzzle {
    /// The question.
    #[must_use]
    pub fn question(&self, words: &Words, names: &Names) -> String {
        words.string(match self.kind {
            PuzzleTheme::Chest => Learn::AskChest,
            PuzzleTheme::Flawless => Learn::AskFlawless,
            PuzzleTheme::Grand => Learn::AskGrand { who: Who::Name(&names[self.sweeper()]) },
            PuzzleTheme::OwnGrand => Learn::AskOwnGrand,
            PuzzleTheme::Stash => Learn::AskStash,
        })
    }

    /// What is said about choosing a card: of the best one everything, of another one what is wrong with it. Nothing of
    /// one that is not allowed.
    #[must_use]
    pub fn reply(&self, words: &Words, names: &Names, card: Card) -> Option<Vec<String>> {
        let verdict = self.verdict(card)?;
        if card == self.answer() {
            let mut lines = vec![words.string(Learn::PuzzleRight { card })];
            lines.extend(self.explanation(words, names));
            return Some(lines);
        }
        let points = Decimal(f64::from(verdict.cost));
        let wrong = words.string(Learn::PuzzleWrong { card, points });
        Some(vec![wrong, self.about(words, names, verdict)])
    }

    /// The answer for somebody who gives up.
    #[must_use]
    pub fn solution(&self, words: &Words, names: &Names) -> Vec<String> {
        let mut lines = vec![words.string(Learn::PuzzleAnswer { card: self.answer() })];
        lines.extend(self.explanation(words, names));
        lines
    }

    /// What holds for the best card and for its closest rivals, and how it is known.
    fn explanation(&self, words: &Words, names: &Names) -> Vec<String> {
        let mut lines: Vec<String> =
            self.verdicts.iter().take(TOLD).map(|verdict| self.about(words, names, verdict)).collect();
        let proof = match self.proof {
            Proof::Solved { layouts } => Learn::Proven { count: layouts },
            Proof::Sampled { margin } => Learn::Shown { points: Decimal(f64::from(margin)) },
        };
        lines.push(words.string(proof));
        lines
    }

    fn about(&self, words: &Words, names: &Names, verdict: &Verdict) -> String {
        let text = coach_text::fact(words, verdict.fact, Voice::Coach, |seat| &names[seat]);
        words.string(Learn::About { card: verdict.card, text: &text })
    }

    /// Who has taken the most tricks.
    fn sweeper(&self) -> Seat {
        let won = self.round.public().tricks_won;
        won.iter_with_seat().max_by_key(|(_, tricks)| **tricks).map_or(self.seat, |(seat, _)| seat)
    }
}
