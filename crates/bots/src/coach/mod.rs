//! The coach: the cost of each decision, with reasons that can be checked.
//!
//! A [`MoveReview`] is computed from a [`rules::View`] alone, so it covers only what the player could know.
//! [`open_cards`] adds the cost with all cards open, which the player could not know. A [`RoundReview`] has both for a
//! whole round.
//!
//! ```
//! use bots::coach::Coach;
//! use rules::{Action, Card, Deal, Round, Rules, Seat};
//!
//! let rules = Rules::default();
//! let mut round = Round::new(&rules, Deal::from_deck(rules.players, Seat::S3, &Card::ALL));
//! round.apply(Seat::S1, Action::Stash(round.hand(Seat::S1).first().unwrap())).unwrap();
//! let review = Coach::quick().review(&round, 0, None, &mut || {});
//! assert_eq!(review.decisions.len(), 1);
//! assert!(review.decisions[0].remark.cost >= 0.0);
//! ```

mod advice;
mod comparison;
mod estimate;
mod fact;
mod judgement;
mod layout_sample;
mod move_review;
pub mod open_cards;
mod outcome;
mod plan;
mod rollouts;
mod round_review;
mod tell;
mod verdict;

#[cfg(test)]
mod tests;

pub use advice::{Advice, previous_view};
pub use fact::{Detail, Fact};
pub use judgement::Judgement;
pub use layout_sample::SAMPLE_LAYOUTS;
pub use move_review::{MoveReview, Reason};
pub use plan::Plan;
pub(crate) use rollouts::Posterior;
pub use round_review::{ReviewedMove, RoundReview};
pub use tell::Tell;

use crate::{BotName, Budget};

/// A coach, with the seed of its samples, its search budget per decision and the bots that it knows at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coach {
    seed: u64,
    budget: Budget,
    bots: [Option<BotName>; 4],
}

impl Default for Coach {
    fn default() -> Coach {
        Coach { seed: 1, budget: Budget::new(100_000), bots: [None; 4] }
    }
}

impl Coach {
    /// A coach that uses the value network without search, for quick reviews and tests.
    #[must_use]
    pub const fn quick() -> Coach {
        Coach { seed: 1, budget: Budget::new(0), bots: [None; 4] }
    }

    const fn is_quick(self) -> bool {
        self.budget.rollout_plies == 0
    }

    /// The same coach with samples from another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Coach {
        Coach { seed, ..self }
    }

    /// The same coach at a table where these bots sit, in seat order; `None` for people and for unknown programs.
    #[must_use]
    pub const fn with_bots(self, bots: [Option<BotName>; 4]) -> Coach {
        Coach { bots, ..self }
    }
}
