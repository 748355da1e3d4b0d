//! The rules against examples, counts and properties.

mod examples;
mod extras;
mod fair;
mod perft;
mod properties;
