//! What a puzzle is about.

use bots::coach::Fact;
use rules::{Phase, View};

use super::Verdict;

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleTheme {
    /// Keep the last trick, and the chest, away.
    Chest,
    /// Take no trick.
    Flawless,
    /// Somebody has taken every trick.
    Grand,
    /// The player has taken every trick.
    OwnGrand,
    /// Choose a card for the chest.
    Stash,
}

/// From how many tricks on a player who has taken all of them is on the way to a Grand.
const ON_THE_WAY: u32 = 3;
/// How many cards the player of a puzzle holds, unless one is stashed.
const CARDS: std::ops::RangeInclusive<usize> = 3..=5;
/// By how many of 100 layouts the best card has to keep the chest away more often than another.
const TELLING: u32 = 15;

impl PuzzleTheme {
    /// Every kind.
    pub const ALL: [PuzzleTheme; 5] =
        [PuzzleTheme::Chest, PuzzleTheme::Flawless, PuzzleTheme::Grand, PuzzleTheme::OwnGrand, PuzzleTheme::Stash];

    /// The name in the text form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleTheme::Chest => "chest",
            PuzzleTheme::Flawless => "flawless",
            PuzzleTheme::Grand => "grand",
            PuzzleTheme::OwnGrand => "own-grand",
            PuzzleTheme::Stash => "stash",
        }
    }

    /// The kind of a name.
    #[must_use]
    pub fn of_name(name: &str) -> Option<PuzzleTheme> {
        PuzzleTheme::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// What a position with a choice could be about.
    #[must_use]
    pub fn of(view: &View) -> Option<PuzzleTheme> {
        if view.legal().len() < 2 {
            return None;
        }
        if view.public.phase == Phase::Stash {
            return Some(PuzzleTheme::Stash);
        }
        if !CARDS.contains(&view.hand.len()) {
            return None;
        }
        let won = &view.public.tricks_won;
        let all: u32 = won.iter().sum();
        let winners = won.iter().filter(|&&tricks| tricks > 0).count();
        Some(match won[view.seat] {
            own if own == all && all >= ON_THE_WAY => PuzzleTheme::OwnGrand,
            0 if winners == 1 && all >= ON_THE_WAY => PuzzleTheme::Grand,
            0 if winners > 1 => PuzzleTheme::Flawless,
            _ => PuzzleTheme::Chest,
        })
    }

    /// Whether what is said about the cards explains why the first is the best. A puzzle that does not explain itself is
    /// not worth showing.
    #[must_use]
    pub fn is_explained_by(self, verdicts: &[Verdict]) -> bool {
        let Some((best, others)) = verdicts.split_first() else { return false };
        let facts = || others.iter().map(|verdict| verdict.fact);
        match (self, best.fact) {
            (PuzzleTheme::Grand, Fact::StopsGrand { .. }) => {
                facts().all(|fact| !matches!(fact, Fact::StopsGrand { .. }))
            }
            (PuzzleTheme::OwnGrand, Fact::KeepsOwnGrand) => facts().all(|fact| fact != Fact::KeepsOwnGrand),
            (PuzzleTheme::Flawless, Fact::KeepsFlawless) => facts().all(|fact| fact != Fact::KeepsFlawless),
            (PuzzleTheme::Chest | PuzzleTheme::Stash, Fact::ChestIn { count }) => facts().all(|fact| match fact {
                Fact::ChestIn { count: other } | Fact::LastQueen { count: other } => other >= count + TELLING,
                Fact::KeepsUnbeatable { .. } => true,
                _ => false,
            }),
            (PuzzleTheme::Stash, Fact::QueenToChest | Fact::LastInHand { .. }) => {
                facts().all(|fact| fact.name() != best.fact.name())
            }
            _ => false,
        }
    }
}
