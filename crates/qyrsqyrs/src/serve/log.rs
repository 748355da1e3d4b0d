//! What the server logs, and how.

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
    // A file or a journal gets no colour codes.
    let log = log.with_ansi(std::io::stderr().is_terminal());
    // A second start in the same process, as in tests, keeps the first log.
    let filter = log_filter(level);
    let _ = if json { log.json().finish().with(filter).try_init() } else { log.finish().with(filter).try_init() };
    Ok(())
}

/// The crates whose messages are our own. They name no card, key or secret.
const OWN_CRATES: [&str; 3] = ["qyrsqyrs", "server", "store"];

/// What is logged: our own messages at the chosen level; of the libraries below, which log whole frames and requests when
/// asked for more, what matters to an operator and no more.
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
