//! Count, sum and sum of squares of whole numbers.

use serde::{Deserialize, Serialize};

/// The sums behind a mean and its interval. They are exact, so parts can be added in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    /// The number of values.
    pub count: u64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: u64,
}

impl Moments {
    /// Counts a value.
    pub fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value.unsigned_abs().pow(2);
    }

    /// Adds the sums of other values.
    pub fn merge(&mut self, other: &Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; 0 if there are no values.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation of the values.
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
        let mut moments = Moments::default();
        values.iter().for_each(|&value| moments.add(value));
        moments
    }

    #[test]
    fn parts_add_up() {
        let mut parts = of(&[1, -5, 7]);
        parts.merge(&of(&[2, 2]));
        assert_eq!(parts, of(&[1, -5, 7, 2, 2]));
    }

    #[test]
    fn mean_and_deviation() {
        let moments = of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!((moments.mean(), moments.deviation()), (5.0, 2.0));
        assert!((moments.ci95() - 1.96 * 2.0 / 7_f64.sqrt()).abs() < 1e-12);
        assert!(of(&[3]).ci95().is_infinite());
    }
}
