//! The solver against plain search.

mod common;
mod plain;
