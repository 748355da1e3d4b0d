//! A server for one test. The test can kill and restart it.

use std::process::Command;

use tempfile::TempDir;
use testkit::ServerProcess;

use super::TestError;

/// A server with its own store.
pub(crate) struct RestartableServer {
    folder: TempDir,
    pace: u32,
    process: ServerProcess,
}

impl RestartableServer {
    /// Starts a server on a free port. Its bots take `pace` milliseconds per move.
    pub(crate) async fn start(pace: u32) -> Result<RestartableServer, TestError> {
        let folder = tempfile::tempdir()?;
        let process = serve("127.0.0.1:0", &folder, pace).await?;
        Ok(RestartableServer { folder, pace, process })
    }

    /// Kills the server without a clean shutdown.
    pub(crate) fn kill(&mut self) {
        self.process.kill();
    }

    /// Starts the server again, on the same port and the same store.
    pub(crate) async fn start_again(&mut self) -> Result<(), TestError> {
        let address = self.process.url.trim_start_matches("http://").to_owned();
        self.process = serve(&address, &self.folder, self.pace).await?;
        Ok(())
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.process.url)
    }
}

/// Starts a server and waits, without blocking other tasks, until it prints its address.
async fn serve(address: &str, folder: &TempDir, pace: u32) -> Result<ServerProcess, TestError> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_e2e-server"));
    program.arg(address).arg(folder.path().join("test.db")).arg(pace.to_string());
    Ok(tokio::task::spawn_blocking(move || ServerProcess::start(&mut program)).await?)
}
