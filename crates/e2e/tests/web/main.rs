//! Tests of the web game in real browsers.
//!
//! The tests need browsers and their WebDriver programs, so they are ignored unless you run them with `-- --ignored`.

mod access;
mod ahead;
mod chest;
mod claims;
mod count;
mod daily;
mod drag;
mod fair;
mod first_match;
mod friends;
mod hint;
mod learn;
mod lookback;
mod matches;
mod motion;
mod pad;
mod print;
mod right_to_left;
mod solo;
mod stage;
mod tracker;
mod trouble;
