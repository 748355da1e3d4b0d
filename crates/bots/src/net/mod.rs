//! The value network: what a sight looks like to it, how it is run, how it learns.

mod adam;
pub(crate) mod features;
pub mod imitation;
pub(crate) mod network;
pub(crate) mod quantized;
pub(crate) mod selfplay;
pub mod training;
