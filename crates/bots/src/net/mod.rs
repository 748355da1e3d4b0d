//! The value network: what a sight looks like to it, how it is run, how it learns.

pub(crate) mod features;
mod gradient;
pub mod imitate;
pub mod learn;
pub(crate) mod network;
pub(crate) mod quick;
pub(crate) mod selfplay;
