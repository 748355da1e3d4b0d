//! Decides whether a commit should wait for more appends.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long appends wait for others when many tables are busy. Too short for players to notice.
const WAIT: Duration = Duration::from_millis(5);
/// With this many appends in a commit, waiting for more gains little.
const FULL_BATCH: usize = 32;
/// Tables are busy if the last [`FULL_BATCH`] appends came within this time.
const BUSY_TIME: Duration = Duration::from_millis(100);
/// They must also come from at least this many tables: a table sends nothing while it waits for its own commit.
const BUSY_TABLES: usize = 8;

/// The tables and times of the last appends.
#[derive(Debug, Default)]
pub(crate) struct Pace {
    last: VecDeque<(Instant, Arc<str>)>,
}

impl Pace {
    /// Records an append of a table.
    pub(crate) fn note(&mut self, now: Instant, table: &Arc<str>) {
        if self.last.len() >= FULL_BATCH {
            self.last.pop_front();
        }
        self.last.push_back((now, table.clone()));
    }

    /// How long `ready` appends should wait for others. `None` unless many tables are busy.
    pub(crate) fn wait(&self, now: Instant, ready: usize) -> Option<Duration> {
        let since = self.last.front()?.0;
        let frequent = self.last.len() == FULL_BATCH && now.saturating_duration_since(since) <= BUSY_TIME;
        (ready < FULL_BATCH && frequent && self.tables() >= BUSY_TABLES).then_some(WAIT)
    }

    /// How many tables the last appends came from.
    fn tables(&self) -> usize {
        let mut tables: Vec<&str> = self.last.iter().map(|(_, table)| &**table).collect();
        tables.sort_unstable();
        tables.dedup();
        tables.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The wait when `ready` appends are to be written, after `appends` appends `gap` apart, from `tables` tables in
    /// turn.
    fn wait(appends: u32, tables: u32, gap: Duration, ready: usize) -> Option<Duration> {
        let start = Instant::now();
        let mut pace = Pace::default();
        for number in 0..appends {
            pace.note(start + gap * number, &format!("table{}", number % tables).into());
        }
        pace.wait(start + gap * appends, ready)
    }

    #[test]
    fn a_commit_waits_only_when_many_tables_are_busy() {
        let millis = Duration::from_millis;
        assert_eq!(wait(100, 1000, millis(1), 1), Some(WAIT), "1000 per second from many tables");
        assert_eq!(wait(100, 1000, millis(1), FULL_BATCH), None, "enough are ready");
        assert_eq!(wait(100, 1000, millis(10), 1), None, "100 per second");
        assert_eq!(wait(100, 1, millis(1), 1), None, "one table that never pauses");
        assert_eq!(wait(100, BUSY_TABLES as u32 - 1, millis(1), 1), None, "a few tables that never pause");
        assert_eq!(wait(5, 5, millis(1), 1), None, "after a start");
        assert_eq!(wait(0, 1, millis(1), 1), None);
    }
}
