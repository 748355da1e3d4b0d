//! What teaches Qyrsqyrs. Pure: no IO, no clock, no randomness that was not passed in.
//!
//! [`sentence`] turns what the coach found into the words of a language, for every place that shows it. [`lesson`] is the
//! first lesson, played on prepared deals. [`puzzle`] has positions with one best card.

pub mod analysis;
pub mod daily;
pub mod hint;
pub mod lesson;
mod names;
pub mod puzzle;
pub mod sentence;

pub use names::{Names, names, narrator};
