//! The clock of the tables.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use tokio::time::Instant;

/// Milliseconds since 1970. This clock can jump, for example when the system time is corrected. Waits within the server
/// use [`Instant`] instead.
pub(crate) fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64);
    #[cfg(test)]
    let now = now + tests::STEP.load(std::sync::atomic::Ordering::Relaxed);
    now
}

/// The instant of a time in milliseconds since 1970. A time in the past becomes the current instant.
pub(crate) fn instant_of(time: u64) -> Instant {
    Instant::now() + Duration::from_millis(time.saturating_sub(now()))
}

/// Sleeps until a time. `None` means forever.
pub(crate) async fn sleep_until(time: Option<Instant>) {
    match time {
        Some(time) => tokio::time::sleep_until(time).await,
        None => std::future::pending().await,
    }
}

/// The date and time in UTC of a time in milliseconds since 1970, without the fraction of a second.
fn utc(millis: u64) -> OffsetDateTime {
    let seconds = i64::try_from(millis / 1000).unwrap_or(i64::MAX);
    OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH)
}

/// The date in UTC of a time in milliseconds since 1970. It is displayed as `2025-01-31`.
pub(crate) fn date(millis: u64) -> time::Date {
    utc(millis).date()
}

/// A time in milliseconds since 1970 in the format of RFC 3339: `2025-01-31T12:00:00Z`.
#[must_use]
pub fn date_and_time(millis: u64) -> String {
    utc(millis).format(&Rfc3339).expect("a year of four digits can be written")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
    use std::time::Duration;

    use protocol::{JoinRequest, NewTable};
    use table::PlayerId;

    use crate::budget::Payer;
    use crate::{Config, Server};

    #[test]
    fn times_have_dates() {
        let check = |millis, expected: &str| assert_eq!(super::date_and_time(millis), expected);
        check(0, "1970-01-01T00:00:00Z");
        check(951_826_154_000, "2000-02-29T12:09:14Z");
        check(1_735_689_599_999, "2024-12-31T23:59:59Z");
        let check = |days: u64, expected: &str| assert_eq!(super::date(days * 86_400_000).to_string(), expected);
        check(0, "1970-01-01");
        check(59, "1970-03-01");
        check(11_016, "2000-02-29");
        check(20_089, "2025-01-01");
        assert_eq!(super::date(u64::MAX), super::date(0), "a time that is out of range becomes 1970");
    }

    /// How many milliseconds the clock has been put forward.
    pub(super) static STEP: AtomicU64 = AtomicU64::new(0);

    #[tokio::test]
    async fn a_clock_jump_deletes_no_running_match() {
        let folder = tempfile::tempdir().unwrap();
        let db = folder.path().join("test.db").display().to_string();
        let config = Config { listen: ([127, 0, 0, 1], 0).into(), db, ..Config::default() };
        assert!(config.idle_table_ttl < Duration::from_secs(15 * 24 * 3600));
        let server = Server::build(config).await.unwrap();
        let new = NewTable { sit: Some(JoinRequest::default()), start: true, ..NewTable::default() };
        let (host, stranger) = (PlayerId([7; 16]), PlayerId([8; 16]));
        let payer = Payer { address: [127, 0, 0, 1].into(), person: Some(host) };
        let room = server.app().open_table(payer, &new).await.unwrap();
        STEP.store(15 * 24 * 3_600_000, Relaxed);
        // A visit wakes the table's task. The table must not close itself at that moment.
        for _ in 0..100 {
            let _ = room.snapshot(stranger).await;
            tokio::task::yield_now().await;
        }
        assert!(server.app().rooms.find(room.id()).is_ok());
        assert!(room.snapshot(host).await.is_ok(), "the match goes on");
        STEP.store(0, Relaxed);
    }
}
