//! The disk fills up under a running server. The players are told, nothing acknowledged is lost, and the match
//! continues once there is space again.
//!
//! The disk is a small tmpfs, mounted in a namespace that only the server sees.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::sync::Mutex;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use crate::story::{Story, compare, listen, seat_of, serve, serve_as};
use protocol::{ErrorCode, JoinRequest, NewTable, ServerEvent};
use rules::record::Record;
use rules::{Length, Rules};
use server::client::{Client, ClientError};
use testkit::{FirstLegalReply, Need, ServerProcess, first_legal_reply, require, time_limit};

/// A shell script that mounts a small disk on the folder in its first argument, then executes the remaining arguments.
const ON_SMALL_DISK: &str = r#"mount -t tmpfs -o size=24m tmpfs "$0" && exec "$@""#;

/// The path of a folder in the server's mount namespace.
fn inside(server: &ServerProcess, folder: &Path) -> PathBuf {
    let relative = folder.strip_prefix("/").expect("an absolute path");
    PathBuf::from(format!("/proc/{}/root", server.id())).join(relative)
}

/// Writes until the disk is full.
fn fill(path: &Path) {
    let mut file = File::create(path).unwrap();
    for size in [65_536, 4_096, 1] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
}

async fn until(what: &str, holds: impl Fn() -> bool) {
    let wait = async {
        while !holds() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(time_limit(60), wait).await.unwrap_or_else(|_| panic!("{what}: it took too long"));
}

/// The messages that the player received.
#[derive(Default)]
struct Received {
    messages: AtomicUsize,
    full: AtomicUsize,
    texts: Mutex<Vec<String>>,
    story: Story,
}

/// Plays a match to its end, and retries after refusals.
async fn play(client: Client, table: String, received: &Received) {
    let mut socket = client.socket(&table).await.unwrap();
    let (mut n, mut seat) = (0, None);
    while let Some(message) = socket.next().await.unwrap() {
        received.messages.fetch_add(1, Relaxed);
        n = message.n.unwrap_or(n);
        seat = seat_of(&message, seat);
        listen(&received.story, &message);
        if let ServerEvent::Refused { code, text } = &message.event {
            assert!(matches!(code, ErrorCode::DiskFull | ErrorCode::Stale | ErrorCode::AlreadyReady), "{code}: {text}");
            if *code == ErrorCode::DiskFull {
                received.texts.lock().unwrap().push(text.clone());
                received.full.fetch_add(1, Relaxed);
            }
        }
        match first_legal_reply(&message, n, seat) {
            FirstLegalReply::Send(command) => socket.send(Some(1), command).await.unwrap(),
            FirstLegalReply::Wait => {}
            FirstLegalReply::Over => return,
        }
    }
    panic!("the socket closed before the match was over");
}

async fn fetch(client: &Client, table: &str) -> String {
    let answer = client.request("GET", &format!("/api/matches/{table}-1"), "", "").await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the right to mount"]
async fn a_full_disk_stops_the_match_and_loses_nothing() {
    require(Need::Mount);
    let folder = tempfile::tempdir().unwrap();
    let mut program = Process::new("unshare");
    program.args(["-m", "sh", "-c", ON_SMALL_DISK]).arg(folder.path()).arg(env!("CARGO_BIN_EXE_qyrsqyrs"));
    let served = serve_as(program, folder.path().join("small.db").to_str().unwrap());
    let disk = inside(&served, folder.path());
    let client = Client::arrive(&served.url).await.unwrap();
    let rules = Rules { length: Length::Rounds(30), ..Rules::default() };
    let new = NewTable { rules, sit: Some(JoinRequest::default()), start: true, ..NewTable::default() };
    let table = client.open(&new).await.unwrap().table;

    let received = std::sync::Arc::new(Received::default());
    let task = tokio::spawn({
        let (client, table, received) = (client.clone(), table.clone(), received.clone());
        async move { play(client, table, &received).await }
    });
    until("the match begins", || received.messages.load(Relaxed) >= 20).await;
    fill(&disk.join("filler"));
    until("the player hears of the full disk", || received.full.load(Relaxed) >= 1).await;
    assert_eq!(received.texts.lock().unwrap()[0], "the disk is full: nothing can be kept until there is room again");
    let refused = client.open(&new).await.unwrap_err();
    assert!(matches!(&refused, ClientError::Refused { status: 503, code: ErrorCode::DiskFull, .. }), "{refused}");

    std::fs::remove_file(disk.join("filler")).unwrap();
    tokio::time::timeout(time_limit(120), task).await.expect("the match goes on").unwrap();
    let kept = fetch(&client, &table).await;
    let record: Record = kept.parse().unwrap();
    assert_eq!(record.rounds.len(), 30);
    assert!(record.verify().iter().all(Result::is_ok));
    compare(&record, &received.story.lock().unwrap());

    // The database is intact: another server reads the same match from a copy of it.
    let copy = tempfile::tempdir().unwrap();
    for name in ["small.db", "small.db-wal"] {
        std::fs::copy(disk.join(name), copy.path().join(name)).unwrap();
    }
    let again = serve(copy.path().join("small.db").to_str().unwrap());
    assert_eq!(fetch(&Client::at(&again.url, client.key()), &table).await, kept);
}
