//! The protocol as documented, and as it has always been.

mod claims;
mod documented;
mod golden;
mod script;
mod view;
