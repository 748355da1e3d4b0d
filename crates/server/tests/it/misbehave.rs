//! Clients that misbehave are refused or cut off with a clear reason, and others are not affected.

use std::time::Duration;

use protocol::{ClientCommand, ErrorCode, NewTable, ServerEvent};
use rules::PlayerCount::{Four, Three};
use rules::{Card, Rules, Seat};
use server::Config;
use server::client::{Client, ClientError};
use testkit::websocket::upgrade_request;
use testkit::{FirstLegalPlayer, TestServer, solo_table, soon};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// Plays a whole match at another table.
async fn play_honest_match(host: &TestServer) {
    let (guest, table) = host.solo(Four, 1).await;
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    soon("an honest match", player.play_on()).await;
}

fn code_of(result: Result<impl std::fmt::Debug, ClientError>) -> String {
    match result {
        Err(ClientError::Refused { code, .. }) => code.to_string(),
        other => panic!("not refused: {other:?}"),
    }
}

async fn refusal(player: &mut FirstLegalPlayer) -> String {
    soon("a refusal", async {
        loop {
            if let ServerEvent::Refused { code, text } = player.next().await.expect("an answer").event {
                assert!(!text.is_empty());
                return code.to_string();
            }
        }
    })
    .await
}

/// Reads until the connection ends, and returns the code of the closing message.
async fn closing_code(player: &mut FirstLegalPlayer) -> String {
    soon("a closing message", async {
        let mut code = String::new();
        while let Some(message) = player.next().await {
            if let ServerEvent::Closing { code: said, .. } = message.event {
                code = said.to_string();
            }
        }
        code
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_commands_are_refused_with_a_code() {
    let host = TestServer::start().await;
    let (ada, ben) = (host.guest().await, host.guest().await);
    let rules = Rules { players: Three, ..Rules::default() };
    let table = ada.open(&NewTable { rules, ..NewTable::default() }).await.unwrap().table;
    ada.join(&table, "").await.unwrap();
    ben.join(&table, "").await.unwrap();
    let (mut first, mut second) =
        (FirstLegalPlayer::new(&ada, &table).await, FirstLegalPlayer::new(&ben, &table).await);
    first.send(ClientCommand::Start).await;
    for player in [&mut first, &mut second] {
        soon("a commitment", async {
            while !matches!(player.next().await.unwrap().event, ServerEvent::Committed { .. }) {}
        })
        .await;
        player.send(ClientCommand::Ready { entropy: None }).await;
    }
    for player in [&mut first, &mut second] {
        soon("a deal", async {
            loop {
                if let ServerEvent::Dealt { hand, .. } = player.next().await.unwrap().event {
                    return player.hand = hand;
                }
            }
        })
        .await;
    }
    let (mine, theirs) = (first.hand.first().unwrap(), second.hand.first().unwrap());
    let n = first.n;
    first.send(ClientCommand::Play { card: mine, n }).await;
    assert_eq!(refusal(&mut first).await, "stash-comes-first");
    first.send(ClientCommand::Stash { card: theirs, n }).await;
    assert_eq!(refusal(&mut first).await, "not-held");
    first.send(ClientCommand::Stash { card: mine, n: 1 }).await;
    assert_eq!(refusal(&mut first).await, "stale");
    first.send(ClientCommand::Stash { card: mine, n: n + 1_000 }).await;
    assert_eq!(refusal(&mut first).await, "stale");
    first.send(ClientCommand::Undo { n }).await;
    assert_eq!(refusal(&mut first).await, "others-play");
    second.send(ClientCommand::Close).await;
    assert_eq!(refusal(&mut second).await, "host-only");
    first.socket.send_text("{\"do\":\"play\",\"card\":\"R8\"".to_owned()).await.unwrap();
    assert_eq!(refusal(&mut first).await, "not-understood");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_and_foreign_keys_are_refused() {
    let (host, elsewhere) = (TestServer::start().await, TestServer::start().await);
    let (guest, table) = host.solo(Four, 1).await;
    let foreign = guest.with_key(elsewhere.guest().await.key());
    let mut forged = guest.key().to_owned();
    forged.replace_range(0..1, if forged.starts_with('0') { "1" } else { "0" });
    for client in [foreign, guest.with_key(&forged), guest.with_key("nonsense")] {
        assert_eq!(code_of(client.open(&solo_table(Four, 1)).await), "not-signed");
        assert_eq!(code_of(client.socket(&table).await), "not-signed");
    }
    assert_eq!(code_of(host.guest().await.socket(&table).await), "private", "another guest does not see the table");
    assert_eq!(code_of(guest.with_key("").socket(&table).await), "private");
    elsewhere.stop().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_from_another_site_are_refused() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let upgrade = "connection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let path = format!("/api/tables/{table}/socket");
    let answer = guest.request("GET", &path, &format!("{upgrade}origin: http://evil.example\r\n"), "").await.unwrap();
    assert_eq!(answer.status, 403, "{answer:?}");
    let posted = guest.request("POST", "/api/tables", "origin: http://evil.example\r\n", "{}").await.unwrap();
    assert_eq!(posted.status, 403);
    let policy = posted.headers.to_lowercase();
    assert!(policy.contains("content-security-policy: default-src 'none'") && policy.contains("nosniff"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_and_a_full_server_refuse() {
    let host = TestServer::start_with(|config| Config { max_tables: 1, max_sockets: 1, ..config }).await;
    let (guest, table) = host.solo(Four, 1).await;
    let late = host.guest().await;
    assert_eq!(code_of(late.join(&table, "").await), "table-full");
    assert_eq!(code_of(late.open(&solo_table(Four, 1)).await), "too-many-tables");
    let _first = guest.socket(&table).await.unwrap();
    assert_eq!(code_of(guest.socket(&table).await), "too-many-sockets");
    assert_eq!(code_of(late.join("nowhere", "").await), "no-such-table");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_floods_messages_is_cut_off() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    for message in ["{\"do\":\"sync\"}", "nonsense", "{\"do\":\"play\",\"card\":\"R8\",\"n\":0}"] {
        let mut player = FirstLegalPlayer::new(&guest, &table).await;
        for _ in 0..10_000 {
            if player.socket.send_text(message.to_owned()).await.is_err() {
                break;
            }
        }
        let code = closing_code(&mut player).await;
        // A client that does not read may miss the closing message, because the connection is reset.
        assert!(code == "too-many-messages" || code.is_empty(), "{message}: {code}");
        play_honest_match(&host).await;
    }
    let metrics = guest.request("GET", "/metrics", "", "").await.unwrap().body;
    assert!(metrics.contains("qyrsqyrs_cut_total 3\n"), "{metrics}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_ten_megabytes_is_cut_off() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    let _ = player.socket.send_text("x".repeat(10_000_000)).await;
    let code = closing_code(&mut player).await;
    assert!(code == "too-long" || code.is_empty(), "{code}");
    let metrics = guest.request("GET", "/metrics", "", "").await.unwrap().body;
    assert!(metrics.contains("qyrsqyrs_cut_total 1\n"), "{metrics}");
    let answer = guest.request("POST", "/api/tables", "", &" ".repeat(10_000_000)).await;
    assert!(answer.is_err() || answer.unwrap().status >= 400);
    play_honest_match(&host).await;
    host.stop().await;
}

/// A handwritten socket that answers nothing.
async fn silent_socket(guest: &Client, url: &str, table: &str) -> tokio::net::TcpStream {
    let address = url.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let request = upgrade_request(address, &format!("/api/tables/{table}/socket"), guest.key());
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 101");
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn a_half_open_socket_is_closed() {
    // Long enough for the honest player below to answer pings in time on a busy machine.
    let host = TestServer::start_with(|config| Config { ping_every: Duration::from_secs(1), ..config }).await;
    let (guest, table) = host.solo(Four, 1).await;
    let mut stream = silent_socket(&guest, &host.url, &table).await;
    let mut rest = Vec::new();
    soon("the end of a silent socket", stream.read_to_end(&mut rest)).await.unwrap();
    play_honest_match(&host).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_cut_off() {
    let change = |config| Config { messages_per_second: 1_000_000, send_timeout: Duration::from_millis(300), ..config };
    let host = TestServer::start_with(change).await;
    let (guest, table) = host.solo(Four, 1).await;
    let mut stream = silent_socket(&guest, &host.url, &table).await;
    // A masked text frame that requests the whole state, many times.
    let ask = b"{\"do\":\"sync\"}";
    let mut frame = vec![0x81, 0x80 | ask.len() as u8, 0, 0, 0, 0];
    frame.extend_from_slice(ask);
    let frames = frame.repeat(1000);
    let cut = async {
        while stream.write_all(&frames).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    soon("the cut of a client that never reads", cut).await;
    play_honest_match(&host).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reconnecting_in_a_loop_is_harmless() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    for _ in 0..200 {
        drop(soon("a socket", guest.socket(&table)).await);
    }
    // The server may not have noticed yet that the last sockets are closed, and the sockets per seat are limited.
    let socket = soon("a socket that stays", async {
        loop {
            match guest.socket(&table).await {
                Err(ClientError::Refused { code: ErrorCode::TooManySockets, .. }) => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                socket => return socket.unwrap(),
            }
        }
    })
    .await;
    let mut player = FirstLegalPlayer::on(socket);
    soon("the match", player.play_on()).await;
    drop(player);
    soon("all sockets gone", async {
        loop {
            let metrics = guest.request("GET", "/metrics", "", "").await.unwrap().body;
            if metrics.contains("qyrsqyrs_sockets 0\n") {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_on_one_seat_get_the_same_events() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let (mut left, mut right) =
        (FirstLegalPlayer::new(&guest, &table).await, FirstLegalPlayer::new(&guest, &table).await);
    left.send(ClientCommand::Ready { entropy: None }).await;
    let mut card = None;
    for tab in [&mut left, &mut right] {
        soon("a deal", async {
            loop {
                if let ServerEvent::Dealt { hand, .. } = tab.next().await.unwrap().event {
                    return card = hand.first();
                }
            }
        })
        .await;
    }
    let card: Card = card.unwrap();
    let (n, late) = (left.n, right.n);
    left.send(ClientCommand::Stash { card, n }).await;
    let stashed = |event: &ServerEvent| matches!(event, ServerEvent::Stashed(moved) if moved.seat == Seat::S0);
    soon("the stash in the other tab", async { while !stashed(&right.next().await.unwrap().event) {} }).await;
    right.send(ClientCommand::Stash { card, n: late }).await;
    let code = refusal(&mut right).await;
    assert!(["already-stashed", "stale"].contains(&code.as_str()), "{code}");
    let more: Vec<_> = [guest.socket(&table).await, guest.socket(&table).await].into_iter().collect();
    assert!(more.iter().all(Result::is_ok));
    assert_eq!(code_of(guest.socket(&table).await), "too-many-sockets", "a seat has at most four sockets");
    host.stop().await;
}
