//! A server in its own process, which a test can kill.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running server process. It is killed when it is dropped.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    /// The server's URL.
    pub url: String,
}

impl ServerProcess {
    /// Starts a program that serves, and waits until its first line prints the URL.
    ///
    /// If the program does not start, or if its first line has no URL.
    #[must_use]
    pub fn start(program: &mut Command) -> ServerProcess {
        let mut child = program.stdout(Stdio::piped()).spawn().unwrap_or_else(|error| panic!("{program:?}: {error}"));
        let mut line = String::new();
        let output = child.stdout.take().expect("its output is piped");
        BufReader::new(output).read_line(&mut line).expect("its first line");
        let link = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = link.unwrap_or_else(|| panic!("no link in {line:?}")).trim_end_matches('/').to_owned();
        ServerProcess { child, url }
    }

    /// The process id.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills the process without a clean stop, as a power cut would.
    pub fn kill(&mut self) {
        // The process may already have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.kill();
    }
}
