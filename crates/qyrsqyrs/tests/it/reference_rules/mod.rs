//! A second implementation of docs/rules.md, independent of the engine.
//!
//! It is simple and slow: a card is its text, a hand is a list, a rule is an `if`. It shares no code with the crate
//! `rules`. Where the two agree, two independent readings of the rules agree.

// The tests of `rules` use only a part of it.
#![allow(dead_code)]

pub(crate) mod chance;
pub(crate) mod game;
pub(crate) mod invent;
pub(crate) mod written;
