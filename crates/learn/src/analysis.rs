//! The coach's word on a whole match.

pub use bots::coach::open_cards::{OpenCards, most_cards};
pub use bots::coach::{Coach, Fact, Judgement, MoveReview, Reason, ReviewedMove, RoundReview, SAMPLE_LAYOUTS};
use rules::{PerSeat, PlayerCount};

/// The coach's word on a match, round by round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The rounds, in the order of the match.
    pub rounds: Vec<RoundReview>,
}

/// What the decisions of a player come to; those without a choice are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sum {
    marks: [u32; Judgement::ALL.len()],
    /// The expected points that were given away.
    pub cost: f64,
}

impl Analysis {
    /// What each player's decisions come to.
    #[must_use]
    pub fn sums(&self, players: PlayerCount) -> PerSeat<Sum> {
        let mut sums = PerSeat::from_fn(players, |_| Sum::default());
        let decisions = self.rounds.iter().flat_map(|review| &review.decisions);
        for remark in decisions.map(|decision| &decision.remark).filter(|remark| !remark.forced) {
            let sum = &mut sums[remark.seat];
            sum.marks[remark.mark as usize] += 1;
            sum.cost += f64::from(remark.cost);
        }
        sums
    }
}

impl Sum {
    /// How many decisions got this mark.
    #[must_use]
    pub fn of(&self, mark: Judgement) -> u32 {
        self.marks[mark as usize]
    }
}
