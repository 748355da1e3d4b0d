//! A server on a free port, and clients good and bad.

mod example;
mod leaks;
mod learn;
mod lookback;
mod matches;
mod misbehave;
mod noise;
mod outage;
mod own;
mod people;
