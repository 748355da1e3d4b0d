//! A server in a process of its own, which can be killed.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running server. It is killed when it is dropped.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    /// Where it listens.
    pub url: String,
}

impl ServerProcess {
    /// Starts a program that serves, and waits until its first line says where.
    ///
    /// # Panics
    /// If it does not start, or if its first line has no link.
    #[must_use]
    pub fn start(program: &mut Command) -> ServerProcess {
        let mut child = program.stdout(Stdio::piped()).spawn().unwrap_or_else(|error| panic!("{program:?}: {error}"));
        let mut line = String::new();
        let output = child.stdout.take().expect("its output is piped");
        BufReader::new(output).read_line(&mut line).expect("it says where it listens");
        let link = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = link.unwrap_or_else(|| panic!("no link in {line:?}")).trim_end_matches('/').to_owned();
        ServerProcess { child, url }
    }

    /// The number of the process.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it without a word, as a power cut would.
    pub fn kill(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.kill();
    }
}
