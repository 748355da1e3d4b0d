//! Expensive requests are refused with a sentence once a person or an address has spent their budget. Others are not
//! affected.
//!
//! The machine's own addresses have no limit, so the clients here come through a trusted proxy.

use protocol::{ClientCommand, JoinRequest, NewTable, ServerEvent};
use rules::PlayerCount::Four;
use rules::Seat;
use server::Config;
use server::client::{Client, HttpResponse};
use table::BotLevel;
use testkit::server::quick;
use testkit::{FirstLegalPlayer, TestServer, solo_table, soon};

use crate::http::FORM;

/// Sends a request through the proxy, from this address.
async fn from(guest: &Client, address: &str, method: &str, path: &str, body: &str) -> HttpResponse {
    let headers = format!("{FORM}x-forwarded-for: {address}\r\n");
    guest.request(method, path, &headers, body).await.unwrap()
}

async fn behind_a_proxy() -> TestServer {
    // The request rate is so high that only the prices matter.
    TestServer::start_with(|config| Config { trust_proxy: true, requests_per_second: 100_000, ..config }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_fill_the_server_with_tables() {
    let host = behind_a_proxy().await;
    let stranger = Client::at(&host.url, "");
    let mut opened = 0;
    // The budget allows 400 tables at once and then 10 per second; 500 may be open.
    let refused = loop {
        let answer = from(&stranger, "192.0.2.1", "POST", "/play", "").await;
        if answer.status != 303 {
            break answer;
        }
        opened += 1;
        assert!(opened <= 500, "no limit");
    };
    assert!(opened >= 400 && [409, 429].contains(&refused.status), "{opened}: {}", refused.headers);
    let network = from(&stranger, "2001:db8:1:2::1", "POST", "/play", "").await;
    assert_eq!(network.status, 303, "another address is not affected");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_limited_per_person_and_an_abandoned_one_is_replaced() {
    let host = TestServer::start_with(|config| Config { max_tables_per_person: 2, ..config }).await;
    let guest = host.guest().await;
    let first = guest.open(&solo_table(Four, 1)).await.unwrap().table;
    guest.open(&solo_table(Four, 1)).await.unwrap();
    let refused = guest.open(&solo_table(Four, 1)).await.unwrap_err().to_string();
    assert!(refused.contains("finish, leave or close one of them"), "{refused}");
    assert!(host.guest().await.open(&solo_table(Four, 1)).await.is_ok(), "another person");
    let left: serde_json::Value =
        guest.post(&format!("/api/tables/{first}/command"), &serde_json::json!({"do": "leave"})).await.unwrap();
    assert_eq!(left["type"], "done");
    guest.open(&solo_table(Four, 1)).await.expect("the abandoned table is replaced");
    assert!(guest.socket(&first).await.is_err(), "it is closed");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn imports_are_limited_per_address() {
    let host = behind_a_proxy().await;
    let stranger = Client::at(&host.url, "");
    let body = format!("text={}", "x".repeat(2_000_000));
    let mut taken = 0;
    let refused = loop {
        let answer = from(&stranger, "192.0.2.1", "POST", "/matches/import", &body).await;
        if answer.status != 200 {
            break answer;
        }
        taken += 1;
        assert!(taken < 100, "no limit");
    };
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("Please wait a moment"), "{}", refused.body);
    assert_eq!(from(&stranger, "192.0.2.2", "POST", "/matches/import", "text=x").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_response_is_not_compressed() {
    let host = TestServer::start().await;
    let stranger = Client::at(&host.url, "");
    // Compression takes a millisecond per 100 kB, on the threads that serve sockets.
    let kind = "accept-encoding: gzip\r\ncontent-type: multipart/form-data; boundary=X\r\n";
    let text = "x".repeat(1 << 20);
    let body = format!("--X\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n{text}\r\n--X--\r\n");
    let answer = stranger.request("POST", "/replay", kind, &body).await.unwrap();
    assert_eq!(answer.status, 400);
    assert!(!answer.headers.contains("content-encoding") && answer.body.contains(&text), "{}", answer.headers);
    host.stop().await;
}

/// Plays a card and undoes it, up to `most` times. Returns the number of undos, and the error code of a refusal.
async fn play_and_undo(player: &mut FirstLegalPlayer, most: usize) -> (usize, Option<String>) {
    let (mut undone, mut asked, mut played) = (0, false, false);
    soon("the last undo", async {
        loop {
            let message = player.next().await.expect("the socket stays open");
            played |= matches!(&message.event, ServerEvent::Played(moved) if Some(moved.seat) == player.seat);
            match &message.event {
                ServerEvent::Refused { code, .. } => return (undone, Some(code.to_string())),
                ServerEvent::State(_) if asked => {
                    (undone, asked) = (undone + 1, false);
                    if undone == most {
                        return (undone, None);
                    }
                    player.answer(&message).await;
                }
                // It is the player's turn again after a card of their own: undo instead of playing on.
                ServerEvent::Played(moved) if played && !moved.legal.is_empty() => {
                    (asked, played) = (true, false);
                    let n = player.n;
                    player.send(ClientCommand::Undo { n }).await;
                }
                _ => player.answer(&message).await,
            }
        }
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn undos_are_limited_per_round_even_across_a_restart() {
    let often = |config| Config { messages_per_second: 100_000, ..config };
    let host = TestServer::start_with(often).await;
    let (guest, table) = host.solo(Four, 1).await;
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    assert_eq!(play_and_undo(&mut player, 60).await, (60, None));
    drop(player);
    let folder = host.stop().await;
    let config = often(quick(&folder));
    let host = TestServer::run(folder, config).await;
    let guest = Client::at(&host.url, guest.key());
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    let refused = Some("too-many-undos".to_owned());
    assert_eq!(play_and_undo(&mut player, usize::MAX).await, (40, refused), "a restart changes nothing");
    drop(player);
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    soon("the rest of the match", player.play_on()).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_a_lobby_are_limited_but_the_match_can_start() {
    let host = TestServer::start_with(|config| Config { messages_per_second: 100_000, ..config }).await;
    let guest = host.guest().await;
    let new = NewTable { sit: Some(JoinRequest::default()), ..NewTable::default() };
    let table = guest.open(&new).await.expect("a table").table;
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    let mut levels = [BotLevel::Easy, BotLevel::Medium].into_iter().cycle();
    let refused = soon("the limit", async {
        loop {
            match player.next().await.expect("the socket stays open").event {
                ServerEvent::Refused { code, .. } => return code.to_string(),
                ServerEvent::State(_) | ServerEvent::BotSeated { .. } => {
                    let level = levels.next().expect("a cycle has no end");
                    player.send(ClientCommand::Bot { seat: Seat::S1, level }).await;
                }
                _ => {}
            }
        }
    })
    .await;
    assert_eq!(refused, "too-many-requests");
    drop(player);
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    player.send(ClientCommand::Start).await;
    soon("the match", player.play_on()).await;
    host.stop().await;
}
