//! The terminal client.

mod classroom;
mod join;
mod panic;
mod screens;
