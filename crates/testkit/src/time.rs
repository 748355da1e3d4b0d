//! How long a test waits before it fails.

use std::time::Duration;

/// The time after which a wait counts as failed: `seconds` multiplied by `QYRSQYRS_SLOW`, which is 1 if it is not set.
///
/// Tests wait for conditions, so nothing takes this long when all is well. A machine that has much else to do sets
/// `QYRSQYRS_SLOW` to 5 or 10.
///
/// # Panics
/// If `QYRSQYRS_SLOW` is not a positive whole number.
#[must_use]
pub fn time_limit(seconds: u64) -> Duration {
    let factor = std::env::var("QYRSQYRS_SLOW").map_or(1, |text| factor(&text));
    Duration::from_secs(seconds) * factor
}

fn factor(text: &str) -> u32 {
    let factor = text.parse().ok().filter(|&factor| factor > 0);
    factor.unwrap_or_else(|| panic!("QYRSQYRS_SLOW must be a positive whole number, not {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_factor_is_a_positive_whole_number() {
        assert_eq!(factor("10"), 10);
        for text in ["0", "-1", "1.5", "", "slow"] {
            assert!(std::panic::catch_unwind(|| factor(text)).is_err(), "{text:?}");
        }
    }
}
