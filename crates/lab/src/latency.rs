//! Latencies: a histogram that can be merged and stored, and exact percentiles of a list.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Buckets per doubling of the time: a quantile is right to within five per cent.
const PER_DOUBLING: f64 = 8.0;

/// A histogram of times whose buckets widen with the time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LatencyHistogram {
    buckets: Vec<u64>,
}

impl LatencyHistogram {
    /// Counts a time.
    pub fn add(&mut self, time: Duration) {
        let bucket = ((time.as_nanos().max(1) as f64).log2() * PER_DOUBLING) as usize;
        if self.buckets.len() <= bucket {
            self.buckets.resize(bucket + 1, 0);
        }
        self.buckets[bucket] += 1;
    }

    /// Adds the counts of another histogram.
    pub fn merge(&mut self, other: &LatencyHistogram) {
        if self.buckets.len() < other.buckets.len() {
            self.buckets.resize(other.buckets.len(), 0);
        }
        self.buckets.iter_mut().zip(&other.buckets).for_each(|(mine, theirs)| *mine += theirs);
    }

    /// The number of times; `None` if it overflows.
    pub(crate) fn count(&self) -> Option<u64> {
        self.buckets.iter().try_fold(0u64, |sum, &count| sum.checked_add(count))
    }

    /// The quantile `part` in milliseconds; 0 if there are no times.
    #[must_use]
    pub fn quantile_ms(&self, part: f64) -> f64 {
        let wanted = (self.buckets.iter().sum::<u64>() as f64 * part).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (bucket, &count) in self.buckets.iter().enumerate() {
            seen += count;
            if seen >= wanted {
                return ((bucket as f64 + 0.5) / PER_DOUBLING).exp2() / 1e6;
            }
        }
        0.0
    }
}

/// The value below which a `part` of the values lie; `None` if there are no values. Sorts the values.
///
/// A measurement that compares two versions needs this and not the buckets of a [`LatencyHistogram`], which hide small
/// differences.
pub fn percentile(values: &mut [f64], part: f64) -> Option<f64> {
    values.sort_unstable_by(f64::total_cmp);
    let index = (values.len() as f64 * part) as usize;
    values.get(index.min(values.len().saturating_sub(1))).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_right_to_within_five_per_cent() {
        let mut times = LatencyHistogram::default();
        (1..=1000).for_each(|n| times.add(Duration::from_micros(10 * n)));
        for (part, expected) in [(0.5, 5.0), (0.99, 9.9)] {
            assert!((times.quantile_ms(part) / expected - 1.0).abs() < 0.05, "{part}");
        }
        assert_eq!(LatencyHistogram::default().quantile_ms(0.5), 0.0);
    }

    #[test]
    fn percentiles_are_values_of_the_list() {
        let mut values: Vec<f64> = (0..100).rev().map(f64::from).collect();
        for (part, expected) in [(0.0, 0.0), (0.5, 50.0), (0.99, 99.0), (1.0, 99.0)] {
            assert_eq!(percentile(&mut values, part), Some(expected), "{part}");
        }
        assert_eq!(percentile(&mut [], 0.5), None);
    }
}
