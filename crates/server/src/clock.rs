//! The time that tables are run by.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}

/// The instant of a time in milliseconds since 1970.
pub(crate) fn instant_of(time: u64) -> Instant {
    Instant::now() + Duration::from_millis(time.saturating_sub(now()))
}
