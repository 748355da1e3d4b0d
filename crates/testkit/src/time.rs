//! Time limits of tests.

use std::time::Duration;
#[cfg(feature = "server")]
use std::time::{SystemTime, UNIX_EPOCH};

/// The time after which a wait fails: `seconds` multiplied by `QYRSQYRS_SLOW`, which is 1 if it is not set.
///
/// Tests wait for conditions, so nothing takes this long unless something is wrong. Set `QYRSQYRS_SLOW` to 5 or 10 on a
/// slow or busy machine.
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

/// Waits until after midnight if it is near, for tests during which the date must not change.
#[cfg(feature = "server")]
pub async fn not_around_midnight() {
    let day = Duration::from_secs(24 * 3600);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let left = day - Duration::from_secs(now.as_secs() % day.as_secs());
    if left < time_limit(120) {
        tokio::time::sleep(left).await;
    }
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
