//! Tests of the test kit.

mod corpora;
