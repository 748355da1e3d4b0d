//! A second reading of docs/rules.md, kept apart from the engine on purpose.
//!
//! Everything here is plain and slow: a card is its text, a hand is a list, a rule is an `if`. It shares no
//! line with the crate `rules`, so that where the two agree, two readings of the rules agree.

// The tests of `rules` use a part of it.
#![allow(dead_code)]

pub(crate) mod chance;
pub(crate) mod game;
pub(crate) mod invent;
pub(crate) mod written;
