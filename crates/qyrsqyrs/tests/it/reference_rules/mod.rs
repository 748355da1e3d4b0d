//! A second reading of RULES.md, kept apart from the engine on purpose.
//!
//! Everything here is plain and slow: a card is its text, a hand is a list, a rule is an `if`. It shares no
//! line with the crate `rules`, so that where the two agree, two readings of the rules agree.

// Each test takes the part that it needs, and sees it through a private module.
#![allow(dead_code, unreachable_pub)]

pub mod chance;
pub mod game;
pub mod invent;
pub mod written;
