//! The value network: features, inference, training.

pub(crate) mod accumulator;
mod adam;
pub(crate) mod features;
pub mod imitation;
pub(crate) mod network;
pub(crate) mod quantized;
pub(crate) mod selfplay;
pub mod training;
