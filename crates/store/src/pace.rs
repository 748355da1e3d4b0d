//! Decides when it is worth waiting for more appends before a commit.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long appends wait for others when many tables are busy. Nobody notices it.
const WAIT: Duration = Duration::from_millis(5);
/// So many appends share a commit well enough.
const ENOUGH: usize = 32;
/// Tables are busy if the last [`ENOUGH`] appends came within this time,
const BUSY_TIME: Duration = Duration::from_millis(100);
/// and from at least so many tables: one that waits for its own answer sends nothing meanwhile.
const BUSY_TABLES: usize = 8;

/// The last appends.
#[derive(Debug, Default)]
pub(crate) struct Pace {
    last: VecDeque<(Instant, Arc<str>)>,
}

impl Pace {
    /// Notes an append of a table.
    pub(crate) fn note(&mut self, now: Instant, table: &Arc<str>) {
        if self.last.len() >= ENOUGH {
            self.last.pop_front();
        }
        self.last.push_back((now, table.clone()));
    }

    /// How long `ready` appends should wait for others: a moment when many tables are busy, not at all when few are.
    pub(crate) fn wait(&self, now: Instant, ready: usize) -> Option<Duration> {
        let since = self.last.front()?.0;
        let frequent = self.last.len() == ENOUGH && now.saturating_duration_since(since) <= BUSY_TIME;
        (ready < ENOUGH && frequent && self.tables() >= BUSY_TABLES).then_some(WAIT)
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

    /// The wait after `appends` of `tables` in turn, `gap` apart, when `ready` of them are to be written.
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
        assert_eq!(wait(100, 1000, millis(1), ENOUGH), None, "enough are ready");
        assert_eq!(wait(100, 1000, millis(10), 1), None, "100 per second");
        assert_eq!(wait(100, 1, millis(1), 1), None, "one table that never pauses");
        assert_eq!(wait(100, BUSY_TABLES as u32 - 1, millis(1), 1), None, "a few tables that never pause");
        assert_eq!(wait(5, 5, millis(1), 1), None, "after a start");
        assert_eq!(wait(0, 1, millis(1), 1), None);
    }
}
