//! A server in the test's own process, on a free port.

use std::time::Duration;

use protocol::{JoinRequest, NewTable};
use rules::{Length, PlayerCount, Rules};
use server::client::Client;
use server::{Config, Server, StartError};
use store::{Store, StoreError};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::time_limit;

/// A running server, with its store in a temporary folder.
#[derive(Debug)]
pub struct TestServer {
    /// The server's URL.
    pub url: String,
    /// The URL of its admin page, if it has one.
    pub admin: Option<String>,
    /// The folder of its store.
    pub folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
}

/// A configuration for tests: bots answer at once, and players count as away soon after they lose the connection.
#[must_use]
pub fn quick(folder: &TempDir) -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        db: folder.path().join("test.db").display().to_string(),
        bot_move_delay: Duration::ZERO,
        away_after: Duration::from_millis(50),
        ..Config::default()
    }
}

impl TestServer {
    /// Starts a server with the [`quick`] configuration.
    pub async fn start() -> TestServer {
        TestServer::start_with(|config| config).await
    }

    /// Starts a server with a changed [`quick`] configuration.
    pub async fn start_with(change: impl FnOnce(Config) -> Config) -> TestServer {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let config = change(quick(&folder));
        TestServer::run(folder, config).await
    }

    /// Starts a server with this configuration, and keeps the folder until the server stops.
    pub async fn run(folder: TempDir, config: Config) -> TestServer {
        let server = build(config).await;
        let url = format!("http://{}", server.address());
        let admin = server.admin_address().map(|address| format!("http://{address}"));
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        TestServer { url, admin, folder, stop: Some(stop), task: Some(task) }
    }

    /// Stops the server cleanly and returns its folder.
    ///
    /// # Panics
    /// If the server has panicked.
    pub async fn stop(mut self) -> TempDir {
        drop(self.stop.take());
        if let Some(task) = self.task.take() {
            task.await.expect("the server has not panicked");
        }
        self.folder
    }

    /// A new guest.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn guest(&self) -> Client {
        Client::arrive(&self.url).await.expect("the server answers")
    }

    /// A new guest, and the table at which they play against bots.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn solo(&self, players: PlayerCount, rounds: u32) -> (Client, String) {
        let guest = self.guest().await;
        let table = guest.open(&solo_table(players, rounds)).await.expect("a table").table;
        (guest, table)
    }

    /// Stops the server and starts it again on the same store, with the [`quick`] configuration.
    pub async fn restart(self) -> TestServer {
        let folder = self.stop().await;
        let config = quick(&folder);
        TestServer::run(folder, config).await
    }

    /// The address without the scheme.
    #[must_use]
    pub fn address(&self) -> &str {
        self.url.trim_start_matches("http://")
    }
}

/// A table for one person against bots. The match starts at once.
#[must_use]
pub fn solo_table(players: PlayerCount, rounds: u32) -> NewTable {
    let rules = Rules { players, length: Length::Rounds(rounds), ..Rules::default() };
    let sit = Some(JoinRequest { name: "Mira".to_owned(), seat: None });
    NewTable { rules, sit, start: true, ..NewTable::default() }
}

/// Builds a server. Retries while the previous server still holds the store's lock.
async fn build(config: Config) -> Server {
    let built = async {
        loop {
            match Server::build(config.clone()).await {
                Err(StartError::Store(StoreError::InUse(_))) => tokio::time::sleep(Duration::from_millis(10)).await,
                built => return built.unwrap_or_else(|error| panic!("{error}")),
            }
        }
    };
    soon("the store is free", built).await
}

/// Opens a store. Retries while a server still holds its lock.
///
/// # Panics
/// If it cannot be opened.
pub async fn open_store(location: &str) -> Store {
    let opened = async {
        loop {
            match Store::open(location).await {
                Err(StoreError::InUse(_)) => tokio::time::sleep(Duration::from_millis(10)).await,
                opened => return opened.unwrap_or_else(|error| panic!("{error}")),
            }
        }
    };
    soon("the store is free", opened).await
}

/// Awaits a future with a time limit.
///
/// # Panics
/// If it takes too long.
pub async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
    tokio::time::timeout(time_limit(120), future).await.unwrap_or_else(|_| panic!("{what}: it took too long"))
}
