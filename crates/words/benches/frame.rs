//! What the words of one web frame cost.
fn main() {}
