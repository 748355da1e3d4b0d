//! The terminal client.

mod classroom;
mod drift;
mod game;
mod join;
mod line_mode;
mod panic;
mod screens;
mod served_table;
mod widths;
