//! The pages that teach: what there is to learn, a step of the lesson, a puzzle.

mod desk;
mod overview;
mod step;

pub use overview::Overview;
pub use step::StepPage;
