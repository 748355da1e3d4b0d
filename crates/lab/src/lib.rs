//! Experiments: bots against bots, millions of rounds, and a report on the balance of the game.
//!
//! Everything is counted in whole numbers, so parts add up exactly: a run on eight threads, in sixteen shards or
//! stopped and resumed gives the same figures as a run in one piece. Each deal has a seed of its own, made from the
//! seed of the run and the number of the deal, so any part of a run can be played alone.
//!
//! - [`Arena`]: every deal is played in every rotation of the seats, so luck of the cards cancels out.
//! - [`Challenge`]: one player alone against a table of another, in whole matches.
//! - [`CoachCheck`]: the coach's verdicts, judged by a longer search.
//! - [`Simulation`]: many rounds, and their [`RoundStats`].
//! - [`report`]: the balance of the game in words and plots.

pub mod plot;
pub mod report;

mod arena;
mod challenge;
mod coach_check;
mod latency;
mod moments;
mod player;
mod round_stats;
mod simulation;
mod swings;

pub use arena::{Arena, Standings};
pub use challenge::{Challenge, ChallengeResult};
pub use coach_check::{CoachCheck, CoachTally, Finding, JudgedVerdict, KindTally};
pub use latency::{LatencyHistogram, percentile};
pub use moments::Moments;
pub use player::{Player, PlayerError};
pub use round_stats::{CardStats, RoundStats, SeatStats};
pub use simulation::{Shard, ShardError, Simulation};
pub use swings::Swings;
