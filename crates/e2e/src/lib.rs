//! What the browser tests share: users with a browser.
//!
//! The tests need `chromium` and `chromedriver`, so they are ignored unless they are asked for with `-- --ignored`.

mod browser_user;
mod http;

use std::process::Stdio;

use testkit::{Need, require, time_limit};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

pub use browser_user::{BrowserOptions, BrowserUser};

/// Anything that goes wrong in a test.
pub type TestError = Box<dyn std::error::Error + Send + Sync>;

/// When a test counts as stuck, in seconds.
const STUCK: u64 = 300;

/// Runs a test in a browser.
pub fn in_browser<F: Future<Output = Result<(), TestError>>>(name: &str, test: impl FnOnce(Driver) -> F) {
    require(Need::Browser);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let result = runtime.expect("a runtime").block_on(async {
        let driver = Driver::new().await?;
        tokio::time::timeout(time_limit(STUCK), test(driver)).await.map_err(|_| "the test is stuck")?
    });
    if let Err(error) = result {
        panic!("{name}: {error}");
    }
}

/// The WebDriver process that opens the browsers of one test.
#[derive(Debug)]
pub struct Driver {
    port: u16,
    // Ends with this value.
    _process: Child,
    // What the driver says later must have somewhere to go.
    _output: Lines<BufReader<ChildStdout>>,
}

impl Driver {
    async fn new() -> Result<Driver, TestError> {
        let mut said = String::new();
        for _ in 0..20 {
            let started = tokio::time::timeout(browser_user::patience(), Driver::start(&mut said)).await;
            if let Some(driver) = started.map_err(|_| "chromedriver says nothing")?? {
                return Ok(driver);
            }
        }
        Err(format!("chromedriver does not start: {said}").into())
    }

    /// Starts a driver, which takes a free port itself and says which: one that is looked up before may be taken by then.
    ///
    /// Nothing if it did not find one: it wants the same port twice, by both versions of the Internet protocol, and ends
    /// where the second one is not free.
    async fn start(said: &mut String) -> Result<Option<Driver>, TestError> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        let mut output = BufReader::new(process.stdout.take().ok_or("a process has an output")?).lines();
        while let Some(line) = output.next_line().await? {
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                let port = port.trim_end_matches('.').parse()?;
                return Ok(Some(Driver { port, _process: process, _output: output }));
            }
            said.push_str(&line);
            said.push('\n');
        }
        Ok(None)
    }

    /// Opens a browser for one user.
    pub async fn user(&self, options: BrowserOptions) -> Result<BrowserUser, TestError> {
        BrowserUser::new(self.port, options).await
    }
}
