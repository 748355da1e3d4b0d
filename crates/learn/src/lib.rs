//! Teaches Qyrsqyrs: the coach's sentences, hints, the lesson, the puzzles and the daily deal. Pure: no IO, no clock,
//! and all randomness is passed in.
//!
//! [`coach_text`] turns what the coach found into sentences, for every place that shows it. [`lesson`] is the
//! first lesson, played on prepared deals. [`puzzle`] has positions with one best card.

pub mod analysis;
pub mod coach_text;
pub mod daily;
pub mod hint;
pub mod lesson;
mod names;
pub mod puzzle;

pub use names::{PlayerNames, names, narrator};
