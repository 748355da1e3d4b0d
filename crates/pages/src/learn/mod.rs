//! The pages for learning: the overview, a step of the lesson, and a puzzle.

mod lesson_table;
mod overview;
mod puzzle;
mod step;

pub use overview::LearnPage;
pub(crate) use overview::samples as learn_samples;
pub use puzzle::PuzzlePage;
pub use step::StepPage;
