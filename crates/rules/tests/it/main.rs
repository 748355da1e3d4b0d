//! The rules against examples, counts and properties.

mod examples;
mod extensions;
mod fair;
mod perft;
mod properties;
