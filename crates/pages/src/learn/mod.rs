//! The pages that teach: what there is to learn, a step of the lesson, a puzzle.

mod desk;
mod overview;
mod puzzle;
mod step;

pub use overview::Overview;
pub use puzzle::PuzzlePage;
pub use step::StepPage;
