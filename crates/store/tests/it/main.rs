//! The contract of the store.

mod contract;
