//! Kills the server repeatedly in the middle of many matches. Afterwards nothing acknowledged is lost, no event is
//! duplicated, and every table plays on to its end.
//!
//! `QYRSQYRS_CRASH_TABLES` and `QYRSQYRS_CRASH_KILLS` set the size. The defaults are small; the full test uses 100 and
//! 20.

use std::path::Path;
use std::time::Duration;

use crate::story::{Story, compare, listen, seat_of, serve};
use protocol::NewTable;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::record::Record;
use rules::{Length, Rules};
use server::client::{Client, Socket};
use table::BotLevel;
use testkit::{FirstLegalReply, first_legal_reply, time_limit};
use tokio::sync::watch;

fn number(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Plays a seat through all crashes, until the match is over.
async fn play(key: Client, table: String, mut urls: watch::Receiver<String>, story: Story) {
    loop {
        let url = urls.borrow_and_update().clone();
        let Ok(socket) = reconnect(&key, &url, &table).await else {
            // The server is down: wait for the next one, or retry this one.
            let _ = tokio::time::timeout(Duration::from_millis(200), urls.changed()).await;
            continue;
        };
        if play_on(socket, &story).await {
            return;
        }
    }
}

async fn reconnect(key: &Client, url: &str, table: &str) -> Result<Socket, server::client::ClientError> {
    Client::at(url, key.key()).socket(table).await
}

/// Plays until the match is over or the connection is lost. Returns whether the match is over.
async fn play_on(mut socket: Socket, story: &Story) -> bool {
    let (mut n, mut seat) = (0, None);
    while let Ok(Some(message)) = socket.next().await {
        n = message.n.unwrap_or(n);
        seat = seat_of(&message, seat);
        listen(story, &message);
        match first_legal_reply(&message, n, seat) {
            FirstLegalReply::Send(command) => {
                if socket.send(Some(1), command).await.is_err() {
                    return false;
                }
            }
            FirstLegalReply::Wait => {}
            FirstLegalReply::Over => return true,
        }
    }
    false
}

/// Tables with two people and two bots each.
async fn open_tables(url: &str, tables: u32) -> Vec<(String, Vec<Client>)> {
    let rules = Rules { length: Length::Rounds(4), ..Rules::default() };
    let bots = vec![None, None, Some(BotLevel::Easy), Some(BotLevel::Easy)];
    let mut opened = Vec::new();
    for _ in 0..tables {
        let people = [Client::arrive(url).await.unwrap(), Client::arrive(url).await.unwrap()];
        let table = people[0].open(&NewTable { rules, bots: bots.clone(), ..NewTable::default() }).await.unwrap().table;
        for person in &people {
            person.join(&table, "").await.unwrap();
        }
        let path = format!("/api/tables/{table}/command");
        people[0].post::<serde_json::Value>(&path, &serde_json::json!({"do": "start"})).await.unwrap();
        opened.push((table, people.to_vec()));
    }
    opened
}

async fn crash(db: &str, tables: u32, kills: u32) {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut served = serve(db);
    let (urls, url) = watch::channel(served.url.clone());
    let opened = open_tables(&served.url, tables).await;
    let mut stories = Vec::new();
    let mut tasks = Vec::new();
    for (table, people) in &opened {
        let story = Story::default();
        for person in people {
            tasks.push(tokio::spawn(play(person.clone(), table.clone(), url.clone(), story.clone())));
        }
        stories.push(story);
    }
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(u64::from(dice.next_u32() % 300))).await;
        served.kill();
        served = serve(db);
        urls.send_replace(served.url.clone());
    }
    for task in tasks {
        tokio::time::timeout(time_limit(120), task).await.expect("every table plays to its end").unwrap();
    }
    for ((table, people), story) in opened.iter().zip(stories) {
        let client = Client::at(&served.url, people[0].key());
        let answer = client.request("GET", &format!("/api/matches/{table}-1"), "", "").await.unwrap();
        let record: Record = answer.body.parse().unwrap_or_else(|error| panic!("{table}: {error}: {}", answer.body));
        assert_eq!(record.rounds.len(), 4);
        assert!(record.verify().iter().all(Result::is_ok));
        compare(&record, &story.lock().unwrap());
    }
}

#[test]
fn a_killed_server_loses_nothing_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("crash.db");
    run(&db, number("QYRSQYRS_CRASH_TABLES", 10), number("QYRSQYRS_CRASH_KILLS", 4));
}

fn run(db: &Path, tables: u32, kills: u32) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(crash(db.to_str().unwrap(), tables, kills));
}

#[test]
#[ignore = "needs Postgres"]
fn a_killed_server_loses_nothing_on_postgres() {
    let db = testkit::postgres::new_database();
    run(Path::new(&db), number("QYRSQYRS_CRASH_TABLES", 10), number("QYRSQYRS_CRASH_KILLS", 4));
}
