//! The pages that teach: what there is to learn, a step of the lesson, a puzzle.

mod lesson_table;
mod overview;
mod puzzle;
mod step;

pub use overview::LearnPage;
pub(crate) use overview::samples as learn_samples;
pub use puzzle::PuzzlePage;
pub use step::StepPage;
