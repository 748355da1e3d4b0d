//! The store fails under a running server: clients are told, nothing that was acknowledged is lost, and it goes on.

mod common;

use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::time::Duration;

use common::{Host, Player, soon};
use protocol::{JoinRequest, NewTable, ServerEvent, ServerMessage};
use rules::record::Record;
use rules::{Length, Rules};
use server::Config;

/// How many tables play.
const TABLES: usize = 5;
/// How many rounds a match has.
const ROUNDS: u32 = 8;

/// A Postgres of the test's own, which it may stop.
struct Postgres {
    bin: PathBuf,
    folder: tempfile::TempDir,
    port: u16,
}

impl Postgres {
    /// Nothing where the tests are not to use Postgres.
    fn new() -> Option<Postgres> {
        if std::env::var("QYRSQYRS_TEST_POSTGRES").is_err() {
            println!("LEFT OUT: Postgres, because QYRSQYRS_TEST_POSTGRES is not set");
            return None;
        }
        let bin = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten().map(|entry| entry.path().join("bin"));
        let bin = bin.into_iter().find(|bin| bin.join("initdb").exists())?;
        let folder = tempfile::tempdir().unwrap();
        // Postgres refuses to run as root, and runs as the user that its package made.
        let open = ["chmod", "755"];
        assert!(Process::new(open[0]).arg(open[1]).arg(folder.path()).status().unwrap().success());
        if is_root() {
            assert!(Process::new("chown").arg("postgres").arg(folder.path()).status().unwrap().success());
        }
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let postgres = Postgres { bin, folder, port };
        postgres.run("initdb", &["-U", "postgres", "-A", "trust", "--no-sync"]);
        postgres.start();
        Some(postgres)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let program = self.bin.join(program);
        let mut process = if is_root() {
            let mut process = Process::new("runuser");
            process.args(["-u", "postgres", "--"]).arg(&program);
            process
        } else {
            Process::new(&program)
        };
        let data = self.data();
        process.arg("-D").arg(&data).args(arguments).current_dir("/").stdout(std::process::Stdio::null());
        assert!(process.status().unwrap().success(), "{}", Path::display(&program));
    }

    fn start(&self) {
        let folder = self.folder.path().display();
        // What is written outlives the server, which is all that is tested here; to wait for the disk as well, thousands of
        // times, would take minutes on a slow one.
        let options =
            format!("-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off", self.port);
        let log = self.folder.path().join("data/log.txt").display().to_string();
        self.run("pg_ctl", &["-w", "-s", "-l", &log, "-o", &options, "start"]);
    }

    fn stop(&self) {
        self.run("pg_ctl", &["-m", "immediate", "-s", "-w", "stop"]);
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let stopped = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.stop()));
        drop(stopped);
    }
}

fn is_root() -> bool {
    Process::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

/// What the players have lived through so far, all tables together.
#[derive(Default)]
struct Lived {
    messages: AtomicUsize,
    told: AtomicUsize,
    /// Whether the store has stopped.
    stopped: AtomicBool,
}

/// Plays on through refusals that say nothing can be stored, and counts them.
async fn play_through(player: &mut Player, lived: &Lived) {
    while !player.over {
        let message = player.next().await.expect("the socket stays open");
        lived.messages.fetch_add(1, Relaxed);
        // No match may be over, on any machine, before the store stops.
        if matches!(&message.event, ServerEvent::Dealt { round, .. } if round + 1 == ROUNDS) {
            until("the store stops", || lived.stopped.load(Relaxed)).await;
        }
        match &message.event {
            ServerEvent::Refused { code, .. } if code == "no-storage" || code == "disk-full" => {
                lived.told.fetch_add(1, Relaxed);
            }
            // What was stored although the answer was lost makes the second try late.
            ServerEvent::Refused { code, .. } if code == "already-ready" || code == "stale" => {}
            _ => player.answer(&message).await,
        }
    }
}

async fn until(what: &str, holds: impl Fn() -> bool) {
    let wait = async {
        while !holds() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    soon(what, wait).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_stops_and_starts_under_load() {
    let Some(postgres) = Postgres::new() else { return };
    let db = format!("postgres://postgres@127.0.0.1:{}/postgres", postgres.port);
    let host = Host::start_with(|config| Config { db, ..config }).await;
    let rules = Rules { length: Length::Rounds(ROUNDS), ..Rules::default() };
    let lived = Arc::new(Lived::default());
    let mut tasks = Vec::new();
    for _ in 0..TABLES {
        let guest = host.guest().await;
        let new = NewTable { rules, sit: Some(JoinRequest::default()), start: true, ..NewTable::default() };
        let table = guest.open(&new).await.unwrap().table;
        let mut player = Player::new(&guest, &table).await;
        let lived = lived.clone();
        tasks.push(tokio::spawn(async move {
            play_through(&mut player, &lived).await;
            player
        }));
    }
    until("all tables play", || lived.messages.load(Relaxed) >= 20 * TABLES).await;
    postgres.stop();
    lived.stopped.store(true, Relaxed);
    until("every table is told that nothing can be stored", || lived.told.load(Relaxed) >= TABLES).await;
    postgres.start();
    for task in tasks {
        let player = soon("a match through the outage", task).await.unwrap();
        let ServerEvent::MatchOver { r#match, .. } = ServerMessage::read(player.heard.last().unwrap()).unwrap().event
        else {
            panic!("the match ended otherwise");
        };
        let answer = host.guest().await.request("GET", &format!("/api/matches/{match}"), "", "").await.unwrap();
        let record: Record = answer.body.parse().unwrap();
        let kept: Vec<String> = record.rounds.iter().flat_map(rules::Round::plays).map(ToString::to_string).collect();
        let told_of = player.heard.iter().filter_map(|text| match ServerMessage::read(text).unwrap().event {
            ServerEvent::Played(moved) => moved.card.map(|card| card.to_string()),
            _ => None,
        });
        let mut rest = kept.iter();
        for card in told_of {
            assert!(rest.any(|kept| *kept == card), "{card} was told of and is not in the record in its place");
        }
    }
    host.stop().await;
}
