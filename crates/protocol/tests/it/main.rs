//! The protocol as documented, and as it has always been.

mod golden;
mod protocol;
mod view;
