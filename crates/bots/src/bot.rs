//! The interface of a bot.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, View};

/// The random generator of a bot. A seed gives the same stream on every machine.
#[derive(Clone, Debug)]
pub struct BotRng(pub(crate) Xoshiro256PlusPlus);

impl BotRng {
    /// The generator of a seed.
    #[must_use]
    pub fn new(seed: u64) -> BotRng {
        BotRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A generator for one decision of one seat, so that a bot's moves do not depend on how many numbers another bot
    /// has drawn.
    #[must_use]
    pub fn for_decision(seed: u64, round: u64, seat: usize, play: usize) -> BotRng {
        let mut mixed = seed;
        for part in [round, seat as u64, play as u64] {
            mixed = (mixed ^ part.wrapping_add(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xD134_2543_DE82_EF95);
            mixed ^= mixed >> 29;
        }
        BotRng::new(mixed)
    }

    /// A uniform number in [0, 1).
    pub(crate) fn next_f32(&mut self) -> f32 {
        use rand_core::Rng;
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }
}

/// The budget of a decision, counted in rollout plies (cards played in simulations).
///
/// A budget is a count, not a time: with a clock the same seed would play differently on a fast machine and on a busy
/// one. The counts of [`crate::BotName::budget`] were chosen so that a decision takes the intended time on one ordinary
/// core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The maximum number of rollout plies.
    pub rollout_plies: u32,
}

impl Budget {
    /// A budget of this many rollout plies.
    #[must_use]
    pub const fn new(rollout_plies: u32) -> Budget {
        Budget { rollout_plies }
    }
}

/// A bot: a function from what a seat may know to a move.
///
/// A bot is a pure function of its arguments. It sees only a [`View`], so it cannot cheat, and draws all random numbers
/// from `rng`, so the same seed gives the same moves.
pub trait Bot: Send + Sync {
    /// The move for a view whose [`View::legal`] is not empty.
    ///
    /// # Panics
    /// May panic when the view has nothing to decide.
    fn act(&self, view: &View, budget: Budget, rng: &mut BotRng) -> Action;
}
