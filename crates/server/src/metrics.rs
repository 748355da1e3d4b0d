//! Metrics in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of the histogram's buckets, in microseconds.
const BOUNDS: [u64; 10] = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_500_000];

/// A histogram of durations.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    sum: AtomicU64,
}

/// The upper bounds of the buckets for bots' thinking times, in milliseconds. The lowest is the usual pace of their
/// moves, which already hides how long they thought.
const BOT_BOUNDS: [u64; 3] = [300, 1_000, 5_000];

/// A histogram of bots' thinking times. The buckets are coarse and there is no sum, so reading the metrics after every
/// move reveals nothing about a bot's cards.
#[derive(Debug, Default)]
pub(crate) struct BotTimes {
    buckets: [AtomicU64; BOT_BOUNDS.len() + 1],
}

impl BotTimes {
    pub(crate) fn add(&self, time: Duration) {
        let millis = time.as_millis() as u64;
        let bucket = BOT_BOUNDS.iter().position(|&bound| millis <= bound).unwrap_or(BOT_BOUNDS.len());
        count(&self.buckets[bucket]);
    }

    fn write(&self, text: &mut String) {
        let name = "qyrsqyrs_bot_seconds";
        let _ = write!(text, "# HELP {name} Time a bot thought about a move.\n# TYPE {name} histogram\n");
        let bounds = BOT_BOUNDS.map(|bound| (bound as f64 / 1e3).to_string()).into_iter().chain(["+Inf".to_owned()]);
        let mut count = 0;
        for (bound, bucket) in bounds.zip(&self.buckets) {
            count += bucket.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {count}");
        }
        let _ = writeln!(text, "{name}_count {count}");
    }
}

impl Histogram {
    pub(crate) fn add(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        let bucket = BOUNDS.iter().position(|&bound| micros <= bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.sum.fetch_add(micros, Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} histogram\n");
        let mut count = 0;
        for (index, bucket) in self.buckets.iter().enumerate() {
            count += bucket.load(Relaxed);
            let bound = BOUNDS.get(index).map_or("+Inf".to_owned(), |&bound| (bound as f64 / 1e6).to_string());
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {count}");
        }
        let sum = self.sum.load(Relaxed) as f64 / 1e6;
        let _ = write!(text, "{name}_sum {sum}\n{name}_count {count}\n");
    }
}

/// The counters of a server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) tables: AtomicI64,
    pub(crate) sockets: AtomicI64,
    pub(crate) moves: AtomicU64,
    pub(crate) events: AtomicU64,
    pub(crate) messages: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) cut: AtomicU64,
    pub(crate) skipped: AtomicU64,
    pub(crate) store_errors: AtomicU64,
    pub(crate) matches: AtomicU64,
    pub(crate) appends: Histogram,
    pub(crate) bots: BotTimes,
}

/// Increments a counter.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}

impl Metrics {
    /// All metrics as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::with_capacity(4096);
        let gauges = [
            ("qyrsqyrs_tables", "Open tables.", &self.tables),
            ("qyrsqyrs_sockets", "Connected sockets.", &self.sockets),
        ];
        for (name, help, value) in gauges {
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {}\n", value.load(Relaxed));
        }
        let counters = [
            ("qyrsqyrs_moves_total", "Cards stashed and played.", &self.moves),
            ("qyrsqyrs_events_total", "Events of all tables.", &self.events),
            ("qyrsqyrs_messages_total", "Messages received on sockets.", &self.messages),
            ("qyrsqyrs_refused_total", "Commands that were refused.", &self.refused),
            ("qyrsqyrs_cut_total", "Sockets that were cut because they misbehaved.", &self.cut),
            ("qyrsqyrs_skipped_total", "Times that a slow socket skipped to the newest state.", &self.skipped),
            ("qyrsqyrs_store_errors_total", "Writes that the store could not make.", &self.store_errors),
            ("qyrsqyrs_matches_total", "Finished matches.", &self.matches),
        ];
        for (name, help, value) in counters {
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}\n", value.load(Relaxed));
        }
        write_process(&mut text);
        self.appends.write(&mut text, "qyrsqyrs_append_seconds", "Until an append was durable.");
        self.bots.write(&mut text);
        text
    }
}

/// CPU time and memory of the process.
pub(crate) struct ProcessUsage {
    pub(crate) cpu_seconds: f64,
    pub(crate) resident_bytes: u64,
}

impl ProcessUsage {
    /// Reads the usage. Returns `None` on systems without `/proc`.
    pub(crate) fn read() -> Option<ProcessUsage> {
        let cpu_seconds = cpu_seconds(&std::fs::read_to_string("/proc/self/stat").ok()?)?;
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = resident.trim().trim_end_matches("kB").trim().parse().ok()?;
        Some(ProcessUsage { cpu_seconds, resident_bytes: kilobytes * 1024 })
    }
}

/// Writes CPU time and memory of the process, if they are known.
fn write_process(text: &mut String) {
    let Some(ProcessUsage { cpu_seconds, resident_bytes }) = ProcessUsage::read() else { return };
    let _ = write!(
        text,
        "# HELP process_cpu_seconds_total Processor time used.\n# TYPE process_cpu_seconds_total counter\n\
         process_cpu_seconds_total {cpu_seconds}\n\
         # HELP process_resident_memory_bytes Memory in use.\n# TYPE process_resident_memory_bytes gauge\n\
         process_resident_memory_bytes {resident_bytes}\n"
    );
}

/// The CPU time of a process in seconds, from its line in `/proc/PID/stat`.
///
/// The second field is the program's name in brackets. It can contain anything, so fields are counted from the last
/// bracket. Fields 14 and 15 are the user and system time in hundredths of a second. Other fields can be negative:
/// field 8 is -1 for a process without a terminal.
fn cpu_seconds(stat: &str) -> Option<f64> {
    let after_name = stat.rsplit_once(')')?.1;
    let mut from_14 = after_name.split_ascii_whitespace().skip(14 - 3);
    let mut next = || from_14.next()?.parse::<u64>().ok();
    Some((next()? + next()?) as f64 / 100.0)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Metrics, cpu_seconds};

    #[test]
    fn metrics_do_not_reveal_how_long_a_bot_thought() {
        let after = |micros: u64| {
            let metrics = Metrics::default();
            metrics.bots.add(Duration::from_micros(micros));
            let text = metrics.text();
            let lines = text.lines().filter(|line| line.starts_with("qyrsqyrs_bot_seconds"));
            lines.map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(after(200).len(), 5, "{:?}", after(200));
        assert_eq!(after(200), after(99_000));
        assert_ne!(after(200), after(2_000_000), "but an overloaded server is visible");
    }

    #[test]
    fn cpu_time_is_read_with_and_without_a_terminal() {
        let line = |name: &str, terminal: i32| {
            format!("4711 ({name}) S 1 4711 4711 0 {terminal} 4194304 2200 0 3 0 189 19 5 7 20 0 9 0 8123 1 2 3\n")
        };
        for name in ["qyrsqyrs", "a) R 1 (b"] {
            assert_eq!(cpu_seconds(&line(name, 4711)), Some(2.08));
            assert_eq!(cpu_seconds(&line(name, -1)), Some(2.08));
        }
        assert_eq!(cpu_seconds("4711 (qyrsqyrs) S 1"), None);
        assert_eq!(cpu_seconds(""), None);
    }
}
