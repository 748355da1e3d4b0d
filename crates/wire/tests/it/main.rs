//! The protocol as documented.

mod golden;
mod view;
