//! The server's log.

use std::io::IsTerminal;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Starts the log on standard error.
pub(super) fn start(level: &str, json: bool) -> anyhow::Result<()> {
    let level: LevelFilter = level
        .parse()
        .map_err(|_| anyhow::anyhow!("\"{level}\" is not a log level: choose error, warn, info or debug"))?;
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false);
    // Files and journals get no colour codes.
    let log = log.with_ansi(std::io::stderr().is_terminal());
    // If the log is started twice in one process, as in tests, the first one stays.
    let filter = log_filter(level);
    let _ = if json { log.json().finish().with(filter).try_init() } else { log.finish().with(filter).try_init() };
    Ok(())
}

/// The crates of this project that log. Their messages contain no card, key or secret.
const OWN_CRATES: [&str; 3] = ["qyrsqyrs", "server", "store"];

/// Logs the messages of our crates at the chosen level. Messages of libraries are limited to `info`, because at lower
/// levels they log whole frames and requests.
fn log_filter(level: LevelFilter) -> Targets {
    let others = level.min(LevelFilter::INFO);
    Targets::new().with_default(others).with_targets(OWN_CRATES.map(|name| (name, level)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_log_no_frames_at_any_level() {
        let level = |level: LevelFilter| level.into_level().unwrap();
        let filter = log_filter(LevelFilter::TRACE);
        for library in
            ["tungstenite::protocol", "tokio_tungstenite", "hyper::proto::h1::io", "axum", "sqlx::query", "log"]
        {
            assert!(!filter.would_enable(library, &level(LevelFilter::DEBUG)), "{library}");
            assert!(filter.would_enable(library, &level(LevelFilter::WARN)), "{library}");
        }
        assert!(filter.would_enable("server::accept", &level(LevelFilter::TRACE)));
        assert!(!log_filter(LevelFilter::ERROR).would_enable("sqlx", &level(LevelFilter::WARN)));
    }
}
