//! The web game in a browser, from the first click to the last trick.

mod access;
mod daily;
mod friends;
mod hint;
mod learn;
mod lookback;
mod matches;
mod pad;
mod site;
mod solo;
mod trouble;

/// Nothing waits for the eye: no flights, no pauses.
const INSTANT: &str = "pace:instant.sound:off";
