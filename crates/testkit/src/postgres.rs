//! Postgres for tests: fresh databases on a given server, and servers that a test can stop.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

use crate::{Need, require};

/// The URL of a running server, from `QYRSQYRS_TEST_POSTGRES`.
pub(crate) fn server_url() -> Option<String> {
    std::env::var("QYRSQYRS_TEST_POSTGRES").ok()
}

/// The folder with `initdb` and `pg_ctl`.
pub(crate) fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    versions.map(|version| version.path().join("bin")).find(|folder| folder.join("initdb").exists())
}

/// The URL of a new, empty database on the server that `QYRSQYRS_TEST_POSTGRES` names.
///
/// If there is no such server, or if it does not allow creating databases.
#[must_use]
pub fn new_database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    require(Need::Postgres);
    let server = server_url().expect("the need is met");
    let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let created = Command::new("psql").arg(&server).args(["-q", "-c", &format!("CREATE DATABASE {name}")]).status();
    assert!(created.expect("psql comes with Postgres").success(), "{server} does not allow creating databases");
    let (base, _) = server.rsplit_once('/').expect("the URL ends with the name of a database");
    format!("{base}/{name}")
}

/// A Postgres server for one test, which can stop and start it. It stops when it is dropped.
#[derive(Debug)]
pub struct PostgresServer {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
}

impl PostgresServer {
    /// Sets up a server on a free port and starts it.
    ///
    /// # Panics
    /// If Postgres is not installed or does not start.
    #[must_use]
    pub fn new() -> PostgresServer {
        let server = PostgresServer::set_up();
        server.start();
        server
    }

    /// Sets up and starts a server that also speaks TLS, with a self-signed certificate.
    ///
    /// # Panics
    /// If Postgres or openssl is not installed, or if Postgres does not start.
    #[must_use]
    pub fn with_tls() -> PostgresServer {
        let server = PostgresServer::set_up();
        let (key, certificate) = (server.data().join("server.key"), server.data().join("server.crt"));
        let mut make = as_postgres(Path::new("openssl"));
        make.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]);
        make.args(["-days", "2", "-subj", "/CN=localhost", "-keyout"]).arg(&key).arg("-out").arg(&certificate);
        run(make.current_dir("/").stderr(Stdio::null()));
        run(as_postgres(Path::new("chmod")).arg("600").arg(&key));
        let settings = server.data().join("postgresql.conf");
        run(as_postgres(Path::new("sh")).args(["-c", "echo \"ssl = on\" >> \"$0\""]).arg(&settings));
        server.start();
        server
    }

    fn set_up() -> PostgresServer {
        require(Need::PostgresPrograms);
        let programs = programs().expect("the need is met");
        let folder = tempfile::tempdir().expect("a temporary folder");
        run(Command::new("chmod").arg("755").arg(folder.path()));
        // Postgres refuses to run as root, so it runs as the user that its package created.
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(folder.path()));
        }
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let server = PostgresServer { programs, folder, port: free.expect("a free port").port() };
        server.control("initdb", &["-U", "postgres", "-A", "trust", "--no-sync"]);
        server
    }

    /// The URL of its only database.
    #[must_use]
    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Starts the server, also after [`PostgresServer::stop`].
    pub fn start(&self) {
        let folder = self.folder.path().display();
        // Without fsync, data survives a crash of the server but not of the machine, which is all these tests need.
        // With it, thousands of syncs would take minutes on a slow disk.
        let options =
            format!("-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off", self.port);
        let log = self.data().join("log.txt").display().to_string();
        self.control("pg_ctl", &["-w", "-s", "-l", &log, "-o", &options, "start"]);
    }

    /// Stops the server immediately, as a crash would.
    pub fn stop(&self) {
        self.control("pg_ctl", &["-m", "immediate", "-s", "-w", "stop"]);
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn control(&self, program: &str, arguments: &[&str]) {
        let mut command = as_postgres(&self.programs.join(program));
        run(command.arg("-D").arg(self.data()).args(arguments).current_dir("/").stdout(Stdio::null()));
    }
}

impl Default for PostgresServer {
    fn default() -> PostgresServer {
        PostgresServer::new()
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        // The test may already have stopped it.
        let stopped = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.stop()));
        drop(stopped);
    }
}

/// A command that runs as a user that Postgres accepts.
fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program);
    command
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

fn run(command: &mut Command) {
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?}: {status}");
}
