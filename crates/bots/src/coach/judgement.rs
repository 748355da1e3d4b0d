//! The judgement of a decision.

/// The judgement of a decision, by its cost in expected points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    /// Less than [`Judgement::INACCURACY`] points lost: too little to be sure of.
    Good,
    /// Less than [`Judgement::MISTAKE`] points lost.
    Inaccuracy,
    /// Less than [`Judgement::BLUNDER`] points lost.
    Mistake,
    /// [`Judgement::BLUNDER`] points lost, or more.
    Blunder,
}

impl Judgement {
    /// Every judgement, from the best to the worst.
    pub const ALL: [Judgement; 4] = [Judgement::Good, Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder];

    /// The cost in expected points at which a decision becomes an inaccuracy.
    pub const INACCURACY: f32 = 4.0;
    /// The cost in expected points at which a decision becomes a mistake.
    pub const MISTAKE: f32 = 10.0;
    /// The cost in expected points at which a decision becomes a blunder.
    pub const BLUNDER: f32 = 25.0;

    /// A cost is a mistake only if the lower end of its 95 % interval reaches this many points. A lower end just above
    /// 0 would be wrong too often.
    pub(super) const SURE_MISTAKE: f32 = 5.0;

    /// The judgement of a decision that lost `cost` expected points, give or take `margin`; `None` if the margin is not
    /// known. A blunder has to be one at the lower end of the interval as well.
    #[must_use]
    pub fn of_estimate(cost: f32, margin: Option<f32>) -> Judgement {
        match Judgement::of(cost) {
            Judgement::Blunder if margin.is_some_and(|margin| cost - margin < Judgement::BLUNDER) => Judgement::Mistake,
            judgement => judgement,
        }
    }

    /// The judgement of a decision that lost `cost` expected points.
    #[must_use]
    pub fn of(cost: f32) -> Judgement {
        match cost {
            cost if cost >= Judgement::BLUNDER => Judgement::Blunder,
            cost if cost >= Judgement::MISTAKE => Judgement::Mistake,
            cost if cost >= Judgement::INACCURACY => Judgement::Inaccuracy,
            _ => Judgement::Good,
        }
    }

    /// The name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Judgement::Good => "good",
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blunder_is_one_within_its_margin() {
        for (cost, margin, mark) in [
            (30.0, None, Judgement::Blunder),
            (30.0, Some(5.0), Judgement::Blunder),
            (30.0, Some(5.5), Judgement::Mistake),
            (100.0, Some(90.0), Judgement::Mistake),
            (24.0, Some(1.0), Judgement::Mistake),
            (0.0, None, Judgement::Good),
        ] {
            assert_eq!(Judgement::of_estimate(cost, margin), mark, "{cost} ± {margin:?}");
        }
    }

    #[test]
    fn a_threshold_belongs_to_the_worse_mark() {
        for (cost, mark) in [
            (0.0, Judgement::Good),
            (3.99, Judgement::Good),
            (4.0, Judgement::Inaccuracy),
            (9.99, Judgement::Inaccuracy),
            (10.0, Judgement::Mistake),
            (24.99, Judgement::Mistake),
            (25.0, Judgement::Blunder),
            (600.0, Judgement::Blunder),
        ] {
            assert_eq!(Judgement::of(cost), mark, "{cost}");
        }
    }
}
