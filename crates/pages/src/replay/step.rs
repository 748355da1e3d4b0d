//! The steps of a round.

/// A step of a round, named after the event before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayStep {
    /// The cards were dealt.
    Dealt,
    /// All players put a card into the chest.
    Stashed,
    /// This number of cards has been played.
    Played(usize),
    /// The chest was opened and the round counted.
    Over,
}

impl ReplayStep {
    /// The number of steps of a round with this number of plays. `stashed` means that the stash is complete, `over`
    /// that the round is.
    #[must_use]
    pub const fn count(stashed: bool, plays: usize, over: bool) -> usize {
        1 + stashed as usize + plays + over as usize
    }

    /// The step at an index from 0. If the index is too high, the last step.
    #[must_use]
    pub fn at(index: usize, stashed: bool, plays: usize, over: bool) -> ReplayStep {
        match index {
            0 => ReplayStep::Dealt,
            _ if !stashed => ReplayStep::Dealt,
            1 => ReplayStep::Stashed,
            index if index < 2 + plays => ReplayStep::Played(index - 1),
            _ if over => ReplayStep::Over,
            _ if plays > 0 => ReplayStep::Played(plays),
            _ => ReplayStep::Stashed,
        }
    }

    /// The index of the step after a play, counted from 0. `None` means the stash.
    #[must_use]
    pub const fn after(play: Option<usize>) -> usize {
        match play {
            None => 1,
            Some(play) => play + 2,
        }
    }

    /// The number of cards played, or `None` after the end of the round.
    #[must_use]
    pub const fn plays(self) -> Option<usize> {
        match self {
            ReplayStep::Dealt | ReplayStep::Stashed => Some(0),
            ReplayStep::Played(plays) => Some(plays),
            ReplayStep::Over => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_has_its_step() {
        let steps = |stashed, plays, over| -> Vec<ReplayStep> {
            (0..ReplayStep::count(stashed, plays, over))
                .map(|index| ReplayStep::at(index, stashed, plays, over))
                .collect()
        };
        assert_eq!(steps(false, 0, false), [ReplayStep::Dealt]);
        assert_eq!(steps(true, 0, false), [ReplayStep::Dealt, ReplayStep::Stashed]);
        assert_eq!(
            steps(true, 2, false),
            [ReplayStep::Dealt, ReplayStep::Stashed, ReplayStep::Played(1), ReplayStep::Played(2)]
        );
        let whole = steps(true, 28, true);
        assert_eq!((whole.len(), whole[29], whole[30]), (31, ReplayStep::Played(28), ReplayStep::Over));
        assert_eq!(ReplayStep::at(99, true, 28, true), ReplayStep::Over);
        assert_eq!(ReplayStep::at(99, true, 3, false), ReplayStep::Played(3));
        assert_eq!(ReplayStep::at(99, false, 0, false), ReplayStep::Dealt);
        assert_eq!(ReplayStep::at(ReplayStep::after(Some(3)), true, 28, true), ReplayStep::Played(4));
        assert_eq!(ReplayStep::at(ReplayStep::after(None), true, 28, true), ReplayStep::Stashed);
    }
}
