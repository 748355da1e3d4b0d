//! Simulation against exact figures, and the page of a report.

mod exact;
mod page;
