//! The terminal client.

mod classroom;
mod drift;
mod join;
mod panic;
mod screens;
