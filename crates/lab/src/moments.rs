//! Count, sum and sum of squares of whole numbers.

use serde::{Deserialize, Serialize};

/// What a mean and its interval are made of; exact, so that parts can be added in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    /// How many numbers.
    pub count: u64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: u64,
}

impl Moments {
    /// Counts a number.
    pub fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value.unsigned_abs().pow(2);
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; 0 of nothing.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation of the numbers.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        (self.squares as f64 / self.count.max(1) as f64 - mean * mean).max(0.0).sqrt()
    }

    /// Half the width of the 95 % interval of the mean.
    #[must_use]
    pub fn ci95(&self) -> f64 {
        if self.count < 2 { f64::INFINITY } else { 1.96 * self.deviation() / (self.count as f64 - 1.0).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: &[i64]) -> Moments {
        let mut moment = Moments::default();
        values.iter().for_each(|&value| moment.add(value));
        moment
    }

    #[test]
    fn parts_add_up() {
        let mut parts = of(&[1, -5, 7]);
        parts.merge(&of(&[2, 2]));
        assert_eq!(parts, of(&[1, -5, 7, 2, 2]));
    }

    #[test]
    fn mean_and_deviation() {
        let moment = of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!((moment.mean(), moment.deviation()), (5.0, 2.0));
        assert!((moment.ci95() - 1.96 * 2.0 / 7_f64.sqrt()).abs() < 1e-12);
        assert!(of(&[3]).ci95().is_infinite());
    }
}
