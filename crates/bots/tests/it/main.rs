//! What a bot may know.

mod common;
mod fingerprint;
mod honest;
