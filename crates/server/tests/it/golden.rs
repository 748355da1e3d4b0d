//! What hosts and programs rely on, compared with golden files. See `testkit::golden` for how they are written again.

use testkit::TestServer;
use testkit::assert_golden;

/// The names of the figures and their types; dashboards and alarms are made of them.
#[tokio::test(flavor = "multi_thread")]
async fn the_names_of_the_metrics() {
    let host = TestServer::start().await;
    let text = host.guest().await.request("GET", "/metrics", "", "").await.unwrap().body;
    let mut types: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")).collect();
    types.sort_unstable();
    // The system tells these two, where there is `/proc`.
    let (process, own): (Vec<&str>, Vec<&str>) = types.into_iter().partition(|line| line.starts_with("process_"));
    if cfg!(target_os = "linux") {
        assert_eq!(process, ["process_cpu_seconds_total counter", "process_resident_memory_bytes gauge"]);
    }
    assert_golden!("metrics_golden.txt", own.join("\n") + "\n");
    let mut names: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).map(name).collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| !name.starts_with("process_"));
    assert_golden!("metrics_series_golden.txt", names.join("\n") + "\n");
    host.stop().await;
}

/// A line's name with its labels, without its figure.
fn name(line: &str) -> &str {
    line.rsplit_once(' ').map_or(line, |(name, _)| name)
}
