//! The pages of the web game.

mod sprite;

pub use sprite::{Symbols, gem, picture, sprite};
