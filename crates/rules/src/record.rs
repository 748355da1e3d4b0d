//! The record of a match: the format that other tools may rely on.
