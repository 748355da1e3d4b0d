//! The browser engines, and the WebDriver programs that start their browsers.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use serde_json::{Value, json};
use testkit::Need;

use super::TestError;
use super::browser_user::{BrowserOptions, RETRY_PAUSE, step_limit};

/// The engine of a browser.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Engine {
    /// Chromium, the engine of Chrome and Edge.
    Chromium,
    /// Gecko, the engine of Firefox.
    Firefox,
    /// WebKit, the engine of Safari.
    WebKit,
}

impl Engine {
    /// The programs that the engine needs.
    pub(super) fn need(self) -> Need {
        match self {
            Engine::Chromium => Need::Chromium,
            Engine::Firefox => Need::Firefox,
            Engine::WebKit => Need::WebKit,
        }
    }

    /// A driver for a new browser. All Chromium browsers of a test binary share one driver. Other drivers start only
    /// one browser each.
    pub(super) fn driver(self) -> Result<Arc<Driver>, TestError> {
        static SHARED: Mutex<Option<Arc<Driver>>> = Mutex::new(None);
        match self {
            Engine::Chromium => {
                let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
                if shared.is_none() {
                    *shared = Some(Arc::new(Driver::chromedriver()?));
                }
                Ok(shared.clone().expect("the driver was just started"))
            }
            Engine::Firefox => Ok(Arc::new(Driver::geckodriver()?)),
            Engine::WebKit => Ok(Arc::new(Driver::webkit()?)),
        }
    }

    /// The WebDriver capabilities of a browser with these options and with its profile in `folder`.
    pub(super) fn capabilities(self, options: BrowserOptions, folder: &str) -> Value {
        let BrowserOptions { size: (width, height), lang, phone, script, .. } = options;
        match self {
            Engine::Chromium => {
                let mut chrome = json!({
                    "args": [
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--hide-scrollbars",
                        // Nobody sees the browser's window, but its address bar would take half of the start time.
                        "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
                        format!("--lang={lang}"),
                        format!("--window-size={width},{height}"),
                        format!("--user-data-dir={folder}"),
                    ],
                    "prefs": {
                        "intl.accept_languages": lang,
                        "profile.managed_default_content_settings.javascript": if script { 1 } else { 2 },
                    },
                });
                if phone {
                    let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0, "touch": true });
                    chrome["mobileEmulation"] = json!({ "deviceMetrics": metrics });
                }
                json!({ "browserName": "chrome", "goog:chromeOptions": chrome })
            }
            Engine::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "args": ["-headless", format!("--width={width}"), format!("--height={height}")],
                    "prefs": { "intl.accept_languages": lang, "javascript.enabled": script },
                },
            }),
            Engine::WebKit => json!({ "browserName": "MiniBrowser" }),
        }
    }
}

/// A running WebDriver program. It ends when it is dropped, or with the test binary.
#[derive(Debug)]
pub(super) struct Driver {
    /// The local port on which it listens.
    pub(super) port: u16,
    _processes: Vec<Child>,
}

impl Driver {
    /// Starts chromedriver. It chooses a free port itself, because a port that we choose may be in use by then. It
    /// exits if its port is free in only one of IPv4 and IPv6, so this retries.
    fn chromedriver() -> Result<Driver, TestError> {
        let mut failures = Vec::new();
        for _ in 0..20 {
            let mut process = start(&mut Command::new("chromedriver"), &["--port=0"])?;
            match number_after(&mut process, "started successfully on port ") {
                Ok(port) => return Ok(Driver { port, _processes: vec![process] }),
                Err(error) => failures.push(error.to_string()),
            }
        }
        Err(format!("chromedriver does not start: {failures:?}").into())
    }

    fn geckodriver() -> Result<Driver, TestError> {
        let mut process = start(&mut Command::new("geckodriver"), &["--port=0"])?;
        let port = number_after(&mut process, "Listening on 127.0.0.1:")?;
        Ok(Driver { port, _processes: vec![process] })
    }

    /// Starts WebKitWebDriver. Its browser needs a display, and the driver needs a given port.
    fn webkit() -> Result<Driver, TestError> {
        let mut display = start(&mut Command::new("Xvfb"), &["-displayfd", "1", "-screen", "0", "1600x1200x24"])?;
        let number = number_after(&mut display, "")?;
        let port = free_port();
        let mut program = Command::new("WebKitWebDriver");
        let process = start(program.env("DISPLAY", format!(":{number}")), &[&format!("--port={port}")])?;
        let until = Instant::now() + step_limit();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if Instant::now() > until {
                return Err("WebKitWebDriver does not listen".into());
            }
            std::thread::sleep(RETRY_PAUSE);
        }
        Ok(Driver { port, _processes: vec![process, display] })
    }
}

/// Starts a program in a shell that stops it at the end of the input: when the value is dropped, or when the test
/// binary ends.
fn start(program: &mut Command, arguments: &[&str]) -> Result<Child, TestError> {
    let mut shell = Command::new("sh");
    shell.args(["-c", r#""$@" & exec >&-; read -r line; kill $!"#, "sh"]).arg(program.get_program()).args(arguments);
    shell.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    Ok(shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?)
}

/// Reads the number that a program prints after `marker` when it is ready. The output stays open, because the program
/// may print more.
fn number_after(process: &mut Child, marker: &str) -> Result<u16, TestError> {
    let mut printed = String::new();
    for line in BufReader::new(process.stdout.as_mut().ok_or("the output is piped")?).lines() {
        let line = line?;
        if let Some((_, number)) = line.split_once(marker) {
            return Ok(number.trim_end_matches('.').parse()?);
        }
        printed.push_str(&line);
    }
    Err(format!("it ended and printed {printed:?}").into())
}

/// A free port below the range that the system assigns, so that nothing else takes it in the meantime.
fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = 20_000 + (std::process::id() % 10_000) as u16;
    loop {
        let port = first + NEXT.fetch_add(1, Ordering::Relaxed);
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return port;
        }
    }
}
