//! The store fails while the server is running: clients are told, no acknowledged event is lost, and matches continue
//! afterwards.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::time::Duration;

use protocol::{ErrorCode, JoinRequest, NewTable, ServerEvent, ServerMessage};
use rules::record::Record;
use rules::{Length, Rules};
use server::Config;
use testkit::postgres::PostgresServer;
use testkit::{FirstLegalPlayer, TestServer, soon};

/// The number of tables.
const TABLES: usize = 5;
/// The number of rounds per match.
const ROUNDS: u32 = 8;

/// The progress of all tables together.
#[derive(Default)]
struct Progress {
    messages: AtomicUsize,
    refusals: AtomicUsize,
    /// Whether the store has stopped.
    stopped: AtomicBool,
}

/// Plays a match and counts the refusals because of the store.
async fn play_through(player: &mut FirstLegalPlayer, progress: &Progress) {
    while !player.over {
        let message = player.next().await.expect("the socket stays open");
        progress.messages.fetch_add(1, Relaxed);
        // No match may end before the store stops, however fast the machine is.
        if matches!(&message.event, ServerEvent::Dealt { round, .. } if round + 1 == ROUNDS) {
            wait_until("the store stops", || progress.stopped.load(Relaxed)).await;
        }
        match &message.event {
            ServerEvent::Refused { code: ErrorCode::NoStorage | ErrorCode::DiskFull, .. } => {
                progress.refusals.fetch_add(1, Relaxed);
            }
            // The command was stored but its acknowledgement was lost, so the second attempt comes too late.
            ServerEvent::Refused { code: ErrorCode::AlreadyReady | ErrorCode::Stale, .. } => {}
            _ => player.answer(&message).await,
        }
    }
}

async fn wait_until(what: &str, holds: impl Fn() -> bool) {
    let wait = async {
        while !holds() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    soon(what, wait).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Postgres"]
async fn matches_survive_a_restart_of_postgres() {
    let postgres = PostgresServer::new();
    let db = postgres.url();
    let host = TestServer::start_with(|config| Config { db, ..config }).await;
    let rules = Rules { length: Length::Rounds(ROUNDS), ..Rules::default() };
    let progress = Arc::new(Progress::default());
    let mut tasks = Vec::new();
    for _ in 0..TABLES {
        let guest = host.guest().await;
        let new = NewTable { rules, sit: Some(JoinRequest::default()), start: true, ..NewTable::default() };
        let table = guest.open(&new).await.unwrap().table;
        let mut player = FirstLegalPlayer::new(&guest, &table).await;
        let progress = progress.clone();
        tasks.push(tokio::spawn(async move {
            play_through(&mut player, &progress).await;
            player
        }));
    }
    wait_until("all tables are playing", || progress.messages.load(Relaxed) >= 20 * TABLES).await;
    postgres.stop();
    progress.stopped.store(true, Relaxed);
    wait_until("every table is told that nothing can be stored", || progress.refusals.load(Relaxed) >= TABLES).await;
    let visitor = server::client::Client::at(&host.url, "");
    let status = async |path: &str| visitor.request("GET", path, "", "").await.unwrap().status;
    assert_eq!((status("/healthz").await, status("/readyz").await), (200, 503));
    postgres.start();
    soon("ready again", async { while status("/readyz").await != 200 {} }).await;
    for task in tasks {
        let player = soon("a match through the outage", task).await.unwrap();
        let ServerEvent::MatchOver { r#match, .. } = ServerMessage::read(player.heard.last().unwrap()).unwrap().event
        else {
            panic!("the last message is not the end of the match");
        };
        let answer = host.guest().await.request("GET", &format!("/api/matches/{match}"), "", "").await.unwrap();
        let record: Record = answer.body.parse().unwrap();
        let kept: Vec<String> = record.rounds.iter().flat_map(rules::Round::plays).map(ToString::to_string).collect();
        let announced = player.heard.iter().filter_map(|text| match ServerMessage::read(text).unwrap().event {
            ServerEvent::Played(moved) => moved.card.map(|card| card.to_string()),
            _ => None,
        });
        let mut rest = kept.iter();
        for card in announced {
            assert!(rest.any(|kept| *kept == card), "{card} was announced but is not in the record in order");
        }
    }
    host.stop().await;
}
