//! A server for one test, which can be killed and started again.

use std::process::Stdio;

use e2e::Failure;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server with a store of its own.
pub(crate) struct Site {
    folder: TempDir,
    address: String,
    pace: u32,
    process: Child,
}

impl Site {
    /// Starts a server on a free port. Its bots answer at once.
    pub(crate) async fn start() -> Result<Site, Failure> {
        Site::with_pace(1).await
    }

    /// Starts a server whose bots take so many milliseconds for a card.
    pub(crate) async fn with_pace(pace: u32) -> Result<Site, Failure> {
        let folder = tempfile::tempdir()?;
        let (process, address) = serve("127.0.0.1:0", &folder, pace).await?;
        Ok(Site { folder, address, pace, process })
    }

    /// Kills the server, as a power cut would.
    pub(crate) async fn kill(&mut self) -> Result<(), Failure> {
        Ok(self.process.kill().await?)
    }

    /// Starts the server again, on the same port and the same store.
    pub(crate) async fn start_again(&mut self) -> Result<(), Failure> {
        (self.process, self.address) = serve(&self.address, &self.folder, self.pace).await?;
        Ok(())
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

/// Runs a server and waits until it says where it listens.
async fn serve(address: &str, folder: &TempDir, pace: u32) -> Result<(Child, String), Failure> {
    let mut process = Command::new(env!("CARGO_BIN_EXE_e2e-server"))
        .arg(address)
        .arg(folder.path().join("test.db"))
        .arg(pace.to_string())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let output = process.stdout.take().ok_or("a process has an output")?;
    let line = BufReader::new(output).lines().next_line().await?;
    Ok((process, line.ok_or("the server did not start")?))
}
