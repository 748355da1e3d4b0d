//! Golden files of what hosts and programs rely on. `testkit::golden` explains how to rewrite them.

use testkit::TestServer;
use testkit::assert_golden;

/// The names and types of the metrics, on which dashboards and alerts depend.
#[tokio::test(flavor = "multi_thread")]
async fn metrics_keep_their_names_and_types() {
    let host = TestServer::start().await;
    let text = host.guest().await.request("GET", "/metrics", "", "").await.unwrap().body;
    let mut types: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")).collect();
    types.sort_unstable();
    // These two exist only where there is `/proc`.
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

/// The name and labels of a line, without its value.
fn name(line: &str) -> &str {
    line.rsplit_once(' ').map_or(line, |(name, _)| name)
}
