//! Copies of the databases written by released versions, and the people at their tables.

use std::path::{Path, PathBuf};
use std::time::Duration;

use server::Config;
use server::client::Client;
use sha2::{Digest, Sha256};
use table::PlayerId;

use testkit::TestServer;
use testkit::server::quick;

/// The folder of the databases. `NAME.db` is a database, and `NAME.keys` has the keys of Ada and Ben, one per line.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases")
}

/// A server on a copy of a database, and the two people at its tables.
pub(crate) struct Opened {
    pub(crate) host: TestServer,
    pub(crate) ada: Client,
    pub(crate) ben: Client,
}

/// A configuration for old databases: tables are never too old, and bots run one at a time.
pub(crate) fn old_database_config(config: Config) -> Config {
    Config {
        idle_table_ttl: Duration::from_secs(1 << 40),
        public_url: Some("http://qyrsqyrs.example".to_owned()),
        bot_threads: 1,
        ..config
    }
}

/// Starts a server on a copy of the database with this name.
pub(crate) async fn open(name: &str) -> Opened {
    let copy = tempfile::tempdir().unwrap();
    let config = old_database_config(quick(&copy));
    std::fs::copy(folder().join(name).with_extension("db"), &config.db).unwrap();
    let keys = std::fs::read_to_string(folder().join(name).with_extension("keys")).unwrap();
    let host = TestServer::run(copy, config).await;
    let mut people = keys.lines().map(|key| Client::at(&host.url, key));
    let (ada, ben) = (people.next().unwrap(), people.next().unwrap());
    Opened { host, ada, ben }
}

/// The player id of a key's owner.
pub(crate) fn player_of(key: &str) -> PlayerId {
    let token = hex::decode(key.split('.').next().unwrap()).unwrap();
    let hash = Sha256::new().chain_update(b"qyrsqyrs player").chain_update(token).finalize();
    PlayerId(hash[..16].try_into().unwrap())
}
