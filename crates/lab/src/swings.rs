//! How often the end of a round changes who wins it.

use serde::{Deserialize, Serialize};

/// Rounds in which one part of the points, such as those in the chest, was checked for its effect on who wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swings {
    /// Rounds that were checked.
    pub rounds: u64,
    /// Rounds won by other players than without that part, or shared by more or fewer.
    pub changed: u64,
    /// Rounds won by nobody who would have won without that part.
    pub overturned: u64,
}

impl Swings {
    /// Counts a round with these points without the part and with it, in the same order of seats. The fewest points
    /// win.
    pub(crate) fn add(&mut self, without: &[u32], with: &[u32]) {
        let (before, after) = (fewest(without), fewest(with));
        self.rounds += 1;
        self.changed += u64::from(before != after);
        self.overturned += u64::from(before & after == 0);
    }

    pub(crate) fn merge(&mut self, other: &Swings) {
        self.rounds += other.rounds;
        self.changed += other.changed;
        self.overturned += other.overturned;
    }

    /// The fraction of the checked rounds that were changed.
    #[must_use]
    pub fn changed_rate(&self) -> f64 {
        self.changed as f64 / self.rounds.max(1) as f64
    }

    /// The fraction of the checked rounds that were won by nobody who would have won otherwise.
    #[must_use]
    pub fn overturned_rate(&self) -> f64 {
        self.overturned as f64 / self.rounds.max(1) as f64
    }
}

/// Who has the fewest points, a bit for each.
pub(crate) fn fewest(points: &[u32]) -> usize {
    let least = points.iter().min();
    points.iter().enumerate().filter(|(_, of)| Some(*of) == least).map(|(index, _)| 1 << index).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_lead_may_change_without_being_overturned() {
        let mut swings = Swings::default();
        let checks: [([u32; 3], [u32; 3]); 3] =
            [([10, 20, 30], [15, 20, 30]), ([0, 0, 120], [0, 20, 120]), ([10, 20, 30], [40, 20, 30])];
        checks.iter().for_each(|(without, with)| swings.add(without, with));
        assert_eq!(swings, Swings { rounds: 3, changed: 2, overturned: 1 });
        let mut twice = swings;
        twice.merge(&swings);
        assert_eq!((twice.rounds, twice.changed_rate()), (6, 2.0 / 3.0));
    }
}
