//! The puzzles that a learner has solved, as a short text that fits into a cookie or a file.

use std::fmt;

/// The numbers of solved puzzles, counted from 1. Written as a hexadecimal bit set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SolvedPuzzles(u128);

impl SolvedPuzzles {
    /// Reads the text that `Display` writes. In any other text, no puzzle is solved.
    #[must_use]
    pub fn read(text: &str) -> SolvedPuzzles {
        let known = (1_u128 << super::all().len().min(127)) - 1;
        SolvedPuzzles(u128::from_str_radix(text, 16).unwrap_or(0) & known)
    }

    /// Notes a puzzle as solved.
    pub fn note(&mut self, number: usize) {
        if (1..=super::all().len().min(127)).contains(&number) {
            self.0 |= 1 << (number - 1);
        }
    }

    /// Whether a puzzle is solved.
    #[must_use]
    pub fn has(&self, number: usize) -> bool {
        (1..=128).contains(&number) && self.0 >> (number - 1) & 1 == 1
    }

    /// How many are solved.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.count_ones() as usize
    }

    /// The next puzzle that is not solved, going on at the first one after the last. If all are solved, the next one.
    #[must_use]
    pub fn next(&self, number: usize) -> usize {
        let all = super::all().len().max(1);
        let after = (1..=all).map(|step| (number + step - 1) % all + 1);
        after.clone().find(|&other| !self.has(other)).unwrap_or(number % all + 1)
    }
}

impl fmt::Display for SolvedPuzzles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", self.0)
    }
}
