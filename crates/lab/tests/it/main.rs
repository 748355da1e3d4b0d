//! Simulation against exact figures, the levels against beginners, and the page of a report.

mod exact;
mod levels;
mod page;
