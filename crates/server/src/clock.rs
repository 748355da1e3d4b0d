//! The time that tables are run by.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Milliseconds since 1970. This clock can jump, as when a machine without one of its own is told the time; what is
/// waited for in the server alone is counted by [`Instant`].
pub(crate) fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64);
    #[cfg(test)]
    let now = now + tests::STEP.load(std::sync::atomic::Ordering::Relaxed);
    now
}

/// The instant of a time in milliseconds since 1970.
pub(crate) fn instant_of(time: u64) -> Instant {
    Instant::now() + Duration::from_millis(time.saturating_sub(now()))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
    use std::time::Duration;

    use protocol::{JoinRequest, NewTable};
    use table::PlayerId;

    use crate::{Config, Server};

    /// How far the clock has been put forward.
    pub(super) static STEP: AtomicU64 = AtomicU64::new(0);

    #[tokio::test]
    async fn a_step_of_the_clock_deletes_no_running_match() {
        let folder = tempfile::tempdir().unwrap();
        let db = folder.path().join("test.db").display().to_string();
        let config = Config { listen: ([127, 0, 0, 1], 0).into(), db, ..Config::default() };
        assert!(config.keep_idle < Duration::from_secs(15 * 24 * 3600));
        let server = Server::build(config).await.unwrap();
        let new = NewTable { sit: Some(JoinRequest::default()), start: true, ..NewTable::default() };
        let (host, stranger) = (PlayerId([7; 16]), PlayerId([8; 16]));
        let room = server.app().open_table(host, &new).await.unwrap();
        STEP.store(15 * 24 * 3_600_000, Relaxed);
        // A visit wakes the table up. The table must not close itself at that moment.
        for _ in 0..100 {
            let _ = room.look(stranger).await;
            tokio::task::yield_now().await;
        }
        assert!(server.app().rooms().find(room.id()).is_ok());
        assert!(room.look(host).await.is_ok(), "the match goes on");
        STEP.store(0, Relaxed);
    }
}
