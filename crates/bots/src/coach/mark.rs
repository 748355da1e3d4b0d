//! How good a decision was, in one word.

/// The mark of a decision, by what it cost in expected points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Less than [`Mark::INACCURACY`] points lost: too little to be sure of.
    Good,
    /// Less than [`Mark::MISTAKE`] points lost.
    Inaccuracy,
    /// Less than [`Mark::BLUNDER`] points lost.
    Mistake,
    /// [`Mark::BLUNDER`] points lost, or more.
    Blunder,
}

impl Mark {
    /// Every mark, from the best to the worst.
    pub const ALL: [Mark; 4] = [Mark::Good, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// From how many expected points on a decision is an inaccuracy.
    pub const INACCURACY: f32 = 4.0;
    /// From how many expected points on a decision is a mistake.
    pub const MISTAKE: f32 = 10.0;
    /// From how many expected points on a decision is a blunder.
    pub const BLUNDER: f32 = 25.0;

    /// The mark of a decision that cost so many expected points.
    #[must_use]
    pub fn of(cost: f32) -> Mark {
        match cost {
            cost if cost >= Mark::BLUNDER => Mark::Blunder,
            cost if cost >= Mark::MISTAKE => Mark::Mistake,
            cost if cost >= Mark::INACCURACY => Mark::Inaccuracy,
            _ => Mark::Good,
        }
    }

    /// The mark's name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Good => "good",
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_threshold_belongs_to_the_worse_mark() {
        for (cost, mark) in [
            (0.0, Mark::Good),
            (3.99, Mark::Good),
            (4.0, Mark::Inaccuracy),
            (9.99, Mark::Inaccuracy),
            (10.0, Mark::Mistake),
            (24.99, Mark::Mistake),
            (25.0, Mark::Blunder),
            (600.0, Mark::Blunder),
        ] {
            assert_eq!(Mark::of(cost), mark, "{cost}");
        }
    }
}
