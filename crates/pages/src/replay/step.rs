//! The steps of a round.

/// A step of a round: what has just happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The cards were dealt.
    Dealt,
    /// Everybody put a card into the chest.
    Stashed,
    /// So many cards have been played.
    Played(usize),
    /// The chest was opened and the round counted.
    Over,
}

impl Step {
    /// How many steps a round has in which so many cards were played. `stashed` says whether anybody stashed, `over` whether it
    /// was played to its end.
    #[must_use]
    pub const fn count(stashed: bool, plays: usize, over: bool) -> usize {
        1 + stashed as usize + plays + over as usize
    }

    /// The step of an index from 0; the last one for an index that is too high.
    #[must_use]
    pub fn at(index: usize, stashed: bool, plays: usize, over: bool) -> Step {
        match index {
            0 => Step::Dealt,
            _ if !stashed => Step::Dealt,
            1 => Step::Stashed,
            index if index < 2 + plays => Step::Played(index - 1),
            _ if over => Step::Over,
            _ if plays > 0 => Step::Played(plays),
            _ => Step::Stashed,
        }
    }

    /// The index of the step after which so many cards have been played; nothing means the stash.
    #[must_use]
    pub const fn after(play: Option<usize>) -> usize {
        match play {
            None => 1,
            Some(play) => play + 2,
        }
    }

    /// How many cards have been played.
    #[must_use]
    pub const fn plays(self) -> Option<usize> {
        match self {
            Step::Dealt | Step::Stashed => Some(0),
            Step::Played(plays) => Some(plays),
            Step::Over => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_has_its_step() {
        let steps = |stashed, plays, over| -> Vec<Step> {
            (0..Step::count(stashed, plays, over)).map(|index| Step::at(index, stashed, plays, over)).collect()
        };
        assert_eq!(steps(false, 0, false), [Step::Dealt]);
        assert_eq!(steps(true, 0, false), [Step::Dealt, Step::Stashed]);
        assert_eq!(steps(true, 2, false), [Step::Dealt, Step::Stashed, Step::Played(1), Step::Played(2)]);
        let whole = steps(true, 28, true);
        assert_eq!((whole.len(), whole[29], whole[30]), (31, Step::Played(28), Step::Over));
        assert_eq!(Step::at(99, true, 28, true), Step::Over);
        assert_eq!(Step::at(99, true, 3, false), Step::Played(3));
        assert_eq!(Step::at(99, false, 0, false), Step::Dealt);
        assert_eq!(Step::at(Step::after(Some(3)), true, 28, true), Step::Played(4));
        assert_eq!(Step::at(Step::after(None), true, 28, true), Step::Stashed);
    }
}
