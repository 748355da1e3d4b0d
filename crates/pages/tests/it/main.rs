//! The pages as HTML.

mod learn;
mod replay;
mod screens;
mod secrets;
