//! The protocol as documented, and as it has always been.

mod documented;
mod golden;
mod script;
mod view;
