//! The example client in docs/examples plays a match.

use std::process::Command as Process;

use testkit::{Need, TestServer, require, soon};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Python"]
async fn the_python_example_plays_a_match() {
    require(Need::Python);
    let host = TestServer::start().await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
    let url = host.url.clone();
    let run = tokio::task::spawn_blocking(move || Process::new("python3").args([script, &url]).output());
    let output = soon("the Python player", run).await.unwrap().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("at table") && said.contains("winners:"), "{said}");
    host.stop().await;
}

#[test]
fn the_python_example_is_short() {
    let text = include_str!("../../../../docs/examples/bot.py");
    let code = text.lines().skip_while(|line| !line.starts_with("import")).filter(|line| !line.trim().is_empty());
    assert!(code.count() <= 50);
}
