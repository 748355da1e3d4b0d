//! The rules against examples, counts and properties.

mod claims;
mod examples;
mod extensions;
mod fair;
mod perft;
mod properties;
