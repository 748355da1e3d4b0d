//! What a bot may know.

mod common;
mod honest;
