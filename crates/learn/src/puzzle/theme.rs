//! The themes of puzzles.

use bots::coach::Fact;
use rules::{Phase, View};

use super::CardVerdict;

/// The theme of a puzzle.
///
/// The text form of puzzles has its name in kebab case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum PuzzleTheme {
    /// Avoid the last trick, and the chest with it.
    Chest,
    /// Take no trick.
    Flawless,
    /// Another player has taken every trick.
    Grand,
    /// The player has taken every trick.
    OwnGrand,
    /// Choose a card for the chest.
    Stash,
    /// Notice what others have given away.
    Tells,
}

/// The number of tricks after which a player who has taken all of them is on the way to a Grand.
const ON_THE_WAY: u32 = 3;
/// How many cards the player of a puzzle holds, unless one is stashed. In a puzzle with a clue, two are enough.
const CARDS: std::ops::RangeInclusive<usize> = 3..=5;
/// Another card must take the chest in at least this many more layouts of 100 than the best card.
const TELLING: u32 = 15;

impl PuzzleTheme {
    /// Every theme.
    pub const ALL: [PuzzleTheme; 6] = [
        PuzzleTheme::Chest,
        PuzzleTheme::Flawless,
        PuzzleTheme::Grand,
        PuzzleTheme::OwnGrand,
        PuzzleTheme::Stash,
        PuzzleTheme::Tells,
    ];

    /// Whether a position could have this theme. With [`PuzzleTheme::Tells`] it may have another theme as well.
    #[must_use]
    pub fn fits(self, view: &View) -> bool {
        let at_stake = PuzzleTheme::at_stake(view);
        let cards = view.hand.len();
        let fits = match self {
            PuzzleTheme::Stash => at_stake == self,
            PuzzleTheme::Tells => at_stake != PuzzleTheme::Stash && cards <= *CARDS.end(),
            theme => at_stake == theme && CARDS.contains(&cards),
        };
        fits && view.legal().len() >= 2
    }

    /// What is at stake, which follows from the tricks taken so far.
    fn at_stake(view: &View) -> PuzzleTheme {
        if view.public.phase == Phase::Stash {
            return PuzzleTheme::Stash;
        }
        let won = &view.public.tricks_won;
        let all: u32 = won.iter().sum();
        let winners = won.iter().filter(|&&tricks| tricks > 0).count();
        match won[view.seat] {
            own if own == all && all >= ON_THE_WAY => PuzzleTheme::OwnGrand,
            0 if winners == 1 && all >= ON_THE_WAY => PuzzleTheme::Grand,
            0 if winners > 1 => PuzzleTheme::Flawless,
            _ => PuzzleTheme::Chest,
        }
    }

    /// Whether the facts explain why the first card is the best. A puzzle that does not explain itself is not worth
    /// showing.
    pub(super) fn is_explained_by(self, view: &View, verdicts: &[CardVerdict]) -> bool {
        let Some((best, others)) = verdicts.split_first() else { return false };
        let facts = || others.iter().map(|verdict| verdict.fact);
        let theme = if self == PuzzleTheme::Tells { PuzzleTheme::at_stake(view) } else { self };
        match (theme, best.fact) {
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
