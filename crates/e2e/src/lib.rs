//! What the browser tests share: people with a browser.
//!
//! The tests run where `QYRSQYRS_BROWSER` is set, with Debian's `chromium` and `chromedriver`; elsewhere each says
//! that it was left out.

mod http;
mod person;

use std::process::Stdio;

use tokio::process::{Child, Command};

pub use person::{Person, Window};

/// Anything that goes wrong in a test.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Runs a test in a browser, or says that it is left out.
pub fn in_browser<F: Future<Output = Result<(), Failure>>>(name: &str, test: impl FnOnce(Stage) -> F) {
    if std::env::var_os("QYRSQYRS_BROWSER").is_none() {
        println!("left out, no browser was asked for (set QYRSQYRS_BROWSER=1): {name}");
        return;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let result = runtime.expect("a runtime").block_on(async {
        let stage = Stage::new().await?;
        tokio::time::timeout(std::time::Duration::from_secs(600), test(stage)).await?
    });
    if let Err(error) = result {
        panic!("{name}: {error}");
    }
}

/// The driver that opens browsers for one test.
#[derive(Debug)]
pub struct Stage {
    port: u16,
    // Ends with the stage.
    _driver: Child,
}

impl Stage {
    async fn new() -> Result<Stage, Failure> {
        let port = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        for _ in 0..100 {
            if tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
                return Ok(Stage { port, _driver: driver });
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        Err("chromedriver does not answer".into())
    }

    /// Somebody with a browser window of their own.
    pub async fn person(&self, window: Window) -> Result<Person, Failure> {
        Person::new(self.port, window).await
    }
}
