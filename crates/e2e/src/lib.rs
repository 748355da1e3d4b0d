//! What the browser tests share: people with a browser.
//!
//! The tests need `chromium` and `chromedriver`, so they are ignored unless they are asked for with `-- --ignored`.

mod http;
mod person;

use std::process::Stdio;

use testkit::{Need, require, time_limit};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

pub use person::{Person, Window};

/// Anything that goes wrong in a test.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// When a test counts as stuck, in seconds.
const STUCK: u64 = 300;

/// Runs a test in a browser.
pub fn in_browser<F: Future<Output = Result<(), Failure>>>(name: &str, test: impl FnOnce(Stage) -> F) {
    require(Need::Browser);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let result = runtime.expect("a runtime").block_on(async {
        let stage = Stage::new().await?;
        tokio::time::timeout(time_limit(STUCK), test(stage)).await.map_err(|_| "the test is stuck")?
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
    // What the driver says later must have somewhere to go.
    _output: Lines<BufReader<ChildStdout>>,
}

impl Stage {
    async fn new() -> Result<Stage, Failure> {
        let mut said = String::new();
        for _ in 0..20 {
            let started = tokio::time::timeout(person::patience(), Stage::start(&mut said)).await;
            if let Some(stage) = started.map_err(|_| "chromedriver says nothing")?? {
                return Ok(stage);
            }
        }
        Err(format!("chromedriver does not start: {said}").into())
    }

    /// Starts a driver, which takes a free port itself and says which: one that is looked up before may be taken by then.
    ///
    /// Nothing if it did not find one: it wants the same port twice, by both versions of the Internet protocol, and ends
    /// where the second one is not free.
    async fn start(said: &mut String) -> Result<Option<Stage>, Failure> {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        let mut output = BufReader::new(driver.stdout.take().ok_or("a process has an output")?).lines();
        while let Some(line) = output.next_line().await? {
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                let port = port.trim_end_matches('.').parse()?;
                return Ok(Some(Stage { port, _driver: driver, _output: output }));
            }
            said.push_str(&line);
            said.push('\n');
        }
        Ok(None)
    }

    /// Somebody with a browser window of their own.
    pub async fn person(&self, window: Window) -> Result<Person, Failure> {
        Person::new(self.port, window).await
    }
}
