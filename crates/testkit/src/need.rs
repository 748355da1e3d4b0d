//! What some tests need besides Rust.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::postgres;

/// Something that a test needs on the machine.
///
/// Such a test is marked `#[ignore = "needs ..."]`, so that the test runner counts it, and first calls [`require`],
/// which fails with one sentence if the need is not met. `.ci/run` meets all needs and runs these tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// axe-core from npm: `QYRSQYRS_AXE` is the path of its `axe.min.js`.
    Axe,
    /// Chromium and its driver.
    Chromium,
    /// Firefox and its driver.
    Firefox,
    /// Permission to mount a file system.
    Mount,
    /// A running Postgres on which databases can be created: `QYRSQYRS_TEST_POSTGRES` is its URL.
    Postgres,
    /// The programs `initdb` and `pg_ctl` of Postgres.
    PostgresPrograms,
    /// Python with the package `websockets`.
    Python,
    /// A WebKit browser, its driver, and a virtual display.
    WebKit,
}

/// Fails the test unless the need is met.
///
/// # Panics
/// If the need is not met, with one sentence that says what is missing.
pub fn require(need: Need) {
    if let Err(missing) = need.check() {
        panic!("{missing}");
    }
}

impl Need {
    fn check(self) -> Result<(), String> {
        let met = match self {
            Need::Axe => return axe(std::env::var("QYRSQYRS_AXE").ok().as_deref()),
            Need::Chromium => are_installed(&["chromium", "chromedriver"]),
            Need::Firefox => are_installed(&["firefox-esr", "geckodriver"]),
            Need::Mount => runs("unshare", &["-m", "sh", "-c", "mount -t tmpfs tmpfs /mnt"]),
            Need::Postgres => postgres::server_url().is_some(),
            Need::PostgresPrograms => postgres::programs().is_some(),
            Need::Python => runs("python3", &["-c", "import websockets.sync.client"]),
            Need::WebKit => are_installed(&["WebKitWebDriver", "Xvfb"]),
        };
        if met { Ok(()) } else { Err(self.sentence().to_owned()) }
    }

    fn sentence(self) -> &'static str {
        match self {
            Need::Axe => "This test needs axe-core: set QYRSQYRS_AXE to the path of its axe.min.js.",
            Need::Chromium => "This test needs chromium and chromedriver (Debian: chromium and chromium-driver).",
            Need::Firefox => {
                "This test needs firefox-esr (Debian: firefox-esr) and geckodriver (cargo install geckodriver)."
            }
            Need::Mount => "This test needs permission to mount a file system (unshare -m and mount, as root).",
            Need::Postgres => "This test needs a running Postgres: set QYRSQYRS_TEST_POSTGRES to its URL.",
            Need::PostgresPrograms => "This test needs initdb and pg_ctl of Postgres (Debian: postgresql).",
            Need::Python => "This test needs python3 with the package websockets (pip install websockets).",
            Need::WebKit => "This test needs WebKitWebDriver and Xvfb (Debian: webkit2gtk-driver and xvfb).",
        }
    }
}

fn axe(path: Option<&str>) -> Result<(), String> {
    match path {
        None => Err(Need::Axe.sentence().to_owned()),
        Some(path) if Path::new(path).is_file() => Ok(()),
        Some(path) => Err(format!("QYRSQYRS_AXE names {path}, which is not a file.")),
    }
}

/// Whether all programs are in `PATH`. Starting a browser just to check would take a second per test.
fn are_installed(programs: &[&str]) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_installed = |program: &&str| std::env::split_paths(&path).any(|folder| folder.join(program).is_file());
    programs.iter().all(is_installed)
}

/// Whether a program starts and succeeds.
fn runs(program: &str, arguments: &[&str]) -> bool {
    let status = Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEEDS: [Need; 8] = [
        Need::Axe,
        Need::Chromium,
        Need::Firefox,
        Need::Mount,
        Need::Postgres,
        Need::PostgresPrograms,
        Need::Python,
        Need::WebKit,
    ];

    #[test]
    fn a_missing_need_is_one_sentence() {
        for need in NEEDS {
            let sentence = need.sentence();
            assert!(sentence.starts_with("This test needs ") && sentence.ends_with('.'), "{sentence}");
        }
        assert_eq!(axe(None), Err(Need::Axe.sentence().to_owned()));
        assert!(axe(Some("/no/such/axe.min.js")).is_err_and(|sentence| sentence.contains("/no/such/axe.min.js")));
        assert_eq!(axe(Some(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))), Ok(()));
    }

    #[test]
    fn a_program_that_is_missing_or_fails_does_not_run() {
        assert!(runs("sh", &["-c", "true"]));
        assert!(!runs("sh", &["-c", "false"]));
        assert!(!runs("no-such-program", &[]));
        assert!(are_installed(&["sh"]) && !are_installed(&["sh", "no-such-program"]));
    }
}
