//! What is somebody's own: the cards of the day once, the list of matches saved, read again and deleted.

mod common;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use common::{Host, Player};
use server::client::{Answer, Client};
use wire::{Command, Event, LengthSetup, NewTable, RulesSetup, Sit};

async fn get(guest: &Client, path: &str) -> Answer {
    guest.request("GET", path, "", "").await.unwrap()
}

async fn post(guest: &Client, path: &str, fields: &[(&str, &str)]) -> Answer {
    let headers = "content-type: application/x-www-form-urlencoded\r\n";
    let encoded = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
    guest.request("POST", path, headers, &body.join("&")).await.unwrap()
}

/// Where an answer sends its reader.
fn sent_to(answer: &Answer) -> &str {
    let line = answer.headers.lines().find_map(|line| line.strip_prefix("location: "));
    line.unwrap_or_else(|| panic!("{} {}", answer.headers, answer.body)).trim()
}

/// The cards that a page lets its reader choose or see, in order.
fn cards(page: &str) -> Vec<&str> {
    page.split("data-card=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Plays all rounds; prepared cards are waited for by nobody else.
async fn plays_on(guest: &Client, table: &str) {
    let mut player = Player::new(guest, table).await;
    while !player.over {
        let message = player.next().await.expect("the match goes on");
        player.answer(&message).await;
        if matches!(message.event, Event::RoundOver(_)) && !player.over {
            player.send(Command::Ready { entropy: None }).await;
        }
    }
}

/// Waits for the next day if this one is nearly over, for then the cards would change in the middle of the test.
async fn not_around_midnight() {
    let day = Duration::from_secs(24 * 3600);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let left = day - Duration::from_millis((now.as_millis() % day.as_millis()) as u64);
    if left < Duration::from_secs(60) {
        tokio::time::sleep(left + Duration::from_secs(1)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cards_of_the_day_are_the_same_for_everybody_and_seen_by_nobody_before() {
    not_around_midnight().await;
    let host = Host::start().await;
    let (mira, tom) = (host.guest().await, host.guest().await);
    let before = get(&mira, "/daily").await.body;
    assert!(before.contains("id=\"play-daily\"") && cards(&before).is_empty(), "no card before it is played");
    let first = post(&mira, "/daily", &[]).await;
    let table = sent_to(&first).trim_start_matches("/t/").to_owned();
    assert_eq!(sent_to(&post(&mira, "/daily", &[]).await), format!("/t/{table}"), "one attempt");
    let other = post(&tom, "/daily", &[]).await;
    assert_ne!(sent_to(&other), format!("/t/{table}"));
    let (mine, his) = (get(&mira, &format!("/t/{table}")).await.body, get(&tom, sent_to(&other)).await.body);
    assert_eq!(cards(&mine).len(), 8, "one's own hand and nothing else");
    assert_eq!(cards(&mine), cards(&his));
    for path in ["/api/matches/", "/matches/"] {
        assert_eq!(get(&mira, &format!("{path}{table}-1")).await.status, 404, "no record of what is not over");
    }
    assert!(!mine.contains("ask=hint"), "no hints");
    assert!(cards(&get(&mira, &format!("/t/{table}?ask=hint")).await.body).len() <= 8);

    plays_on(&mira, &table).await;
    let after = get(&mira, "/daily").await.body;
    assert!(after.contains("id=\"daily-verdict\"") && !after.contains("play-daily"));
    assert_eq!(sent_to(&post(&mira, "/daily", &[]).await), "/daily");
    assert!(!get(&tom, "/daily").await.body.contains("daily-verdict"), "his own is still to be played");
}

/// A match of one round against bots.
async fn plays_a_match(host: &Host) -> (Client, String) {
    let guest = host.guest().await;
    let rules = RulesSetup { players: 3, length: LengthSetup::Rounds(1), ..RulesSetup::default() };
    let sit = Some(Sit { name: "Mira".to_owned(), seat: None });
    let joined = guest.open(&NewTable { rules, sit, start: true, ..NewTable::default() }).await.unwrap();
    plays_on(&guest, &joined.table).await;
    (guest, format!("{}-1", joined.table))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_saved_read_again_and_deleted() {
    let host = Host::start().await;
    let (mira, id) = plays_a_match(&host).await;
    let saved = get(&mira, "/matches/export.jsonl").await.body;
    assert_eq!(saved.lines().count(), 1);
    assert!(saved.contains("\"x-seat\":0") && saved.contains("\"x-ended\":"), "{saved}");

    // What is there is recognised; a bad line is named and harms nothing.
    let read = post(&mira, "/matches/import", &[("text", &format!("{saved}\nnonsense\n"))]).await;
    assert_eq!(read.status, 200);
    assert!(
        read.body.contains("1 match was here already.") && read.body.contains("Line 3 isn’t a saved match"),
        "{}",
        read.body
    );
    assert_eq!(get(&mira, "/matches/export.jsonl").await.body, saved);

    // Somebody else may read it too, and then has it, with its figures and all it says.
    let tom = host.guest().await;
    assert!(
        post(&tom, "/matches/import", &[("text", &saved), ("pads", "2 1")]).await.body.contains("3 matches added.")
    );
    assert_eq!(get(&tom, "/matches/export.jsonl").await.body, saved);
    assert!(get(&tom, "/matches").await.body.contains("id=\"figures\""));

    // Nobody deletes what is another's.
    assert_eq!(post(&tom, &format!("/matches/{id}/delete"), &[]).await.status, 404);
    assert_eq!(sent_to(&post(&mira, &format!("/matches/{id}/delete"), &[]).await), "/matches?deleted=1");
    assert!(get(&mira, "/matches/export.jsonl").await.body.is_empty());
    assert_eq!(get(&tom, "/matches/export.jsonl").await.body, saved, "a copy is a match of its own");
    assert_eq!(sent_to(&post(&tom, "/matches/delete", &[]).await), "/matches?deleted=all");
    assert!(get(&tom, "/matches/export.jsonl").await.body.is_empty());
    let foreign = "content-type: application/x-www-form-urlencoded\r\norigin: http://elsewhere.example\r\n";
    assert_eq!(mira.request("POST", "/matches/delete", foreign, "").await.unwrap().status, 403);
}

/// An import of broken lines: `x` and a line feed again and again.
async fn import_broken(guest: &Client, lines: usize) -> Answer {
    let body = format!("text={}", "x%0A".repeat(lines));
    let headers = "content-type: application/x-www-form-urlencoded\r\n";
    guest.request("POST", "/matches/import", headers, &body).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_broken_lines_gets_a_short_answer() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let answer = import_broken(&guest, 1_600_000).await;
    assert_eq!(answer.status, 200);
    assert!(answer.body.len() < 100_000, "{} bytes", answer.body.len());
    assert!(answer.body.contains("Line 20 is no record") && !answer.body.contains("Line 21 is no record"));
    assert!(answer.body.contains("1,599,980"), "the others are counted");
    // Somebody whom the server does not know may send less.
    let stranger = guest.with_key("");
    assert_eq!(import_broken(&stranger, 400_000).await.status, 200);
    assert_eq!(import_broken(&stranger, 600_000).await.status, 400);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_reads_in_one_list_at_a_time() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let host = Host::start_with(|config| server::Config { body_time: Duration::from_secs(300), ..config }).await;
    let guest = host.guest().await;
    let mut slow = tokio::net::TcpStream::connect(host.url.trim_start_matches("http://")).await.unwrap();
    let head = "POST /matches/import HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 6\r\n\r\ntext=";
    slow.write_all(head.as_bytes()).await.unwrap();
    common::soon("the first import to begin", async { while import_broken(&guest, 1).await.status != 429 {} }).await;
    slow.write_all(b"x").await.unwrap();
    let mut answer = Vec::new();
    common::soon("its answer", slow.read_to_end(&mut answer)).await.unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
    assert_eq!(import_broken(&guest, 1).await.status, 200, "the next one may begin");
    host.stop().await;
}
