//! Clients that misbehave are refused or cut with a clear reason, and nobody else notices.

mod common;

use std::time::Duration;

use common::{Host, Player, soon};
use rules::{Card, Seat};
use server::Config;
use server::client::{Client, ClientError};
use table::Strength;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use wire::{Command, Event, LengthSetup, NewTable, RulesSetup, Sit};

fn solo() -> NewTable {
    let rules = RulesSetup { length: LengthSetup::Rounds(1), ..RulesSetup::default() };
    NewTable { rules, sit: Some(Sit::default()), start: true, ..NewTable::default() }
}

/// A table in the middle of a match plays on, whatever others do.
async fn others_are_unharmed(host: &Host) {
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
    let mut player = Player::new(&guest, &table).await;
    soon("an honest match", player.play_on()).await;
}

fn code_of(result: Result<impl std::fmt::Debug, ClientError>) -> String {
    match result {
        Err(ClientError::Refused { code, .. }) => code,
        other => panic!("not refused: {other:?}"),
    }
}

async fn refusal(player: &mut Player) -> String {
    soon("a refusal", async {
        loop {
            if let Event::Refused { code, text } = player.next().await.expect("an answer").event {
                assert!(!text.is_empty());
                return code;
            }
        }
    })
    .await
}

/// Hears until the server says goodbye: its code.
async fn goodbye(player: &mut Player) -> String {
    soon("a goodbye", async {
        let mut code = String::new();
        while let Some(message) = player.next().await {
            if let Event::Bye { code: said, .. } = message.event {
                code = said;
            }
        }
        code
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_turn_for_another_seat_and_stale() {
    let host = Host::start().await;
    let (ada, ben) = (host.guest().await, host.guest().await);
    let rules = RulesSetup { players: 3, ..RulesSetup::default() };
    let table = ada.open(&NewTable { rules, ..NewTable::default() }).await.unwrap().table;
    ada.join(&table, "").await.unwrap();
    ben.join(&table, "").await.unwrap();
    let (mut first, mut second) = (Player::new(&ada, &table).await, Player::new(&ben, &table).await);
    first.send(Command::Start).await;
    for player in [&mut first, &mut second] {
        soon("a commitment", async { while !matches!(player.next().await.unwrap().event, Event::Committed { .. }) {} })
            .await;
        player.send(Command::Ready { entropy: None }).await;
    }
    for player in [&mut first, &mut second] {
        soon("a deal", async {
            loop {
                if let Event::Dealt { hand, .. } = player.next().await.unwrap().event {
                    return player.hand = hand;
                }
            }
        })
        .await;
    }
    let (mine, theirs) = (first.hand.first().unwrap(), second.hand.first().unwrap());
    let n = first.n;
    first.send(Command::Play { card: mine, n }).await;
    assert_eq!(refusal(&mut first).await, "stash-comes-first");
    first.send(Command::Stash { card: theirs, n }).await;
    assert_eq!(refusal(&mut first).await, "not-held");
    first.send(Command::Stash { card: mine, n: 1 }).await;
    assert_eq!(refusal(&mut first).await, "stale");
    first.send(Command::Stash { card: mine, n: n + 1_000 }).await;
    assert_eq!(refusal(&mut first).await, "stale");
    first.send(Command::Undo { n }).await;
    assert_eq!(refusal(&mut first).await, "others-play");
    second.send(Command::Close).await;
    assert_eq!(refusal(&mut second).await, "host-only");
    first.socket.send_text("{\"do\":\"play\",\"card\":\"R8\"".to_owned()).await.unwrap();
    assert_eq!(refusal(&mut first).await, "not-understood");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_and_foreign_keys() {
    let (host, elsewhere) = (Host::start().await, Host::start().await);
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
    let foreign = guest.with_key(elsewhere.guest().await.key());
    let mut forged = guest.key().to_owned();
    forged.replace_range(0..1, if forged.starts_with('0') { "1" } else { "0" });
    for client in [foreign, guest.with_key(&forged), guest.with_key("nonsense")] {
        assert_eq!(code_of(client.open(&solo()).await), "not-signed");
        assert_eq!(code_of(client.socket(&table).await), "not-signed");
    }
    assert_eq!(code_of(host.guest().await.socket(&table).await), "private", "another guest does not see the table");
    assert_eq!(code_of(guest.with_key("").socket(&table).await), "private");
    elsewhere.stop().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
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
async fn a_full_table_and_a_full_server() {
    let host = Host::start_with(|config| Config { max_tables: 1, max_sockets: 1, ..config }).await;
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
    let late = host.guest().await;
    assert_eq!(code_of(late.join(&table, "").await), "table-full");
    assert_eq!(code_of(late.open(&solo()).await), "too-many-tables");
    let _first = guest.socket(&table).await.unwrap();
    assert_eq!(code_of(guest.socket(&table).await), "too-many-sockets");
    assert_eq!(code_of(late.join("nowhere", "").await), "no-such-table");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_messages_a_second() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
    for message in ["{\"do\":\"sync\"}", "nonsense", "{\"do\":\"play\",\"card\":\"R8\",\"n\":0}"] {
        let mut player = Player::new(&guest, &table).await;
        for _ in 0..10_000 {
            if player.socket.send_text(message.to_owned()).await.is_err() {
                break;
            }
        }
        let code = goodbye(&mut player).await;
        // A client that does not read may lose the last words when the connection is reset under it.
        assert!(code == "too-many-messages" || code.is_empty(), "{message}: {code}");
        others_are_unharmed(&host).await;
    }
    let metrics = guest.request("GET", "/metrics", "", "").await.unwrap().body;
    assert!(metrics.contains("qyrsqyrs_cut_total 3\n"), "{metrics}");
    host.stop().await;
}

/// The two sockets of a table: that of programs and that of pages.
fn sockets_of(table: &str) -> [String; 2] {
    [format!("/api/tables/{table}/socket"), format!("/t/{table}/live")]
}

/// The value of a counter in `/metrics`.
async fn counter(guest: &Client, name: &str) -> u64 {
    let metrics = guest.request("GET", "/metrics", "", "").await.unwrap().body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in {metrics}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_moves_cost_the_same_on_both_sockets() {
    // A low rate, so that a slow machine does not earn a token for each of its messages.
    let host = Host::start_with(|config| Config { messages_per_second: 2, ..config }).await;
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
    for (before, path) in (0..).zip(sockets_of(&table)) {
        let mut socket = guest.socket_at(&path).await.unwrap();
        soon("the first state", socket.next_text()).await.unwrap();
        let mut refused = 0;
        while refused < 5_000 && socket.send_text("{\"do\":\"play\",\"card\":\"R8\",\"n\":0}".to_owned()).await.is_ok()
        {
            let Some(answer) = soon("an answer", socket.next_text()).await else { break };
            if answer.contains("too-many-messages") {
                break;
            }
            assert!(answer.contains("refused") || answer.contains("why"), "{answer}");
            refused += 1;
        }
        assert!((8..500).contains(&refused), "{path} took {refused} refused moves");
        assert_eq!(counter(&guest, "qyrsqyrs_cut_total").await, before + 1, "{path}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_missed_frames_catches_up_without_another_event() {
    let change = |config| Config { messages_per_second: 1_000_000, send_time: Duration::from_secs(300), ..config };
    let host = Host::start_with(change).await;
    let guest = host.guest().await;
    let table = guest.open(&NewTable { start: false, ..solo() }).await.unwrap().table;
    let mut page = guest.socket_at(&sockets_of(&table)[1]).await.unwrap();
    let mut host_of_table = Player::new(&guest, &table).await;
    // A bot is replaced again and again until the page, which reads nothing, has missed a frame.
    let mut replace_bot = async |times: u32| {
        for strength in [Strength::Easy, Strength::Expert].into_iter().cycle().take(times as usize) {
            host_of_table.send(Command::Bot { seat: Seat::new(1), strength }).await;
        }
        for _ in 0..times {
            while !matches!(host_of_table.next().await.unwrap().event, Event::BotSeated { .. }) {}
        }
        host_of_table.n
    };
    soon("a skipped frame", async {
        while counter(&guest, "qyrsqyrs_skipped_total").await == 0 {
            replace_bot(20).await;
        }
    })
    .await;
    let newest = replace_bot(1).await;
    soon("the newest state", async {
        loop {
            let text = page.next_text().await.expect("the socket stays open");
            let head: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
            if head["n"].as_u64() == Some(newest) {
                return;
            }
        }
    })
    .await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_megabytes() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
    let mut player = Player::new(&guest, &table).await;
    let _ = player.socket.send_text("x".repeat(10_000_000)).await;
    let code = goodbye(&mut player).await;
    assert!(code == "too-long" || code.is_empty(), "{code}");
    let answer = guest.request("POST", "/api/tables", "", &" ".repeat(10_000_000)).await;
    assert!(answer.is_err() || answer.unwrap().status >= 400);
    others_are_unharmed(&host).await;
    host.stop().await;
}

/// A socket opened by hand, which answers nothing.
async fn mute_socket(guest: &Client, url: &str, path: &str) -> tokio::net::TcpStream {
    let address = url.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        guest.key()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 101");
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn a_half_open_socket_is_noticed() {
    // Long enough for the honest player below to answer in time on a busy machine.
    let host = Host::start_with(|config| Config { ping_every: Duration::from_secs(1), ..config }).await;
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
    let mut stream = mute_socket(&guest, &host.url, &sockets_of(&table)[0]).await;
    let mut rest = Vec::new();
    soon("the end of a silent socket", stream.read_to_end(&mut rest)).await.unwrap();
    others_are_unharmed(&host).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_half_open_socket_is_noticed_while_the_table_is_busy() {
    let change = |config| Config { ping_every: Duration::from_secs(1), messages_per_second: 1_000_000, ..config };
    let host = Host::start_with(change).await;
    let guest = host.guest().await;
    let table = guest.open(&NewTable { start: false, ..solo() }).await.unwrap().table;
    let mut busy = Player::new(&guest, &table).await;
    for path in sockets_of(&table) {
        let mut stream = mute_socket(&guest, &host.url, &path).await;
        let mut rest = Vec::new();
        let events = async {
            for strength in [Strength::Easy, Strength::Expert].into_iter().cycle() {
                busy.send(Command::Bot { seat: Seat::new(1), strength }).await;
                while !matches!(busy.next().await.unwrap().event, Event::BotSeated { .. }) {}
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        soon("the end of a silent socket", async {
            tokio::select! {
                _ = stream.read_to_end(&mut rest) => {}
                () = events => {}
            }
        })
        .await;
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_cut_and_costs_little() {
    let change = |config| Config { messages_per_second: 1_000_000, send_time: Duration::from_millis(300), ..config };
    let host = Host::start_with(change).await;
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
    let mut stream = mute_socket(&guest, &host.url, &sockets_of(&table)[0]).await;
    // A masked text frame that asks for the whole state, again and again.
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
    others_are_unharmed(&host).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reconnecting_in_a_loop() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
    for _ in 0..200 {
        drop(soon("a socket", guest.socket(&table)).await);
    }
    // The server may not have noticed yet that the last ones are gone, and a seat has only so many.
    let socket = soon("a socket that stays", async {
        loop {
            match guest.socket(&table).await {
                Err(ClientError::Refused { code, .. }) if code == "too-many-sockets" => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                socket => return socket.unwrap(),
            }
        }
    })
    .await;
    let mut player = Player::on(socket);
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
async fn two_tabs_in_one_seat_hear_the_same_and_play_once() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let table = guest.open(&solo()).await.unwrap().table;
    let (mut left, mut right) = (Player::new(&guest, &table).await, Player::new(&guest, &table).await);
    left.send(Command::Ready { entropy: None }).await;
    let mut card = None;
    for tab in [&mut left, &mut right] {
        soon("a deal", async {
            loop {
                if let Event::Dealt { hand, .. } = tab.next().await.unwrap().event {
                    return card = hand.first();
                }
            }
        })
        .await;
    }
    let card: Card = card.unwrap();
    let (n, late) = (left.n, right.n);
    left.send(Command::Stash { card, n }).await;
    let stashed = |event: &Event| matches!(event, Event::Stashed(moved) if moved.seat == Seat::new(0));
    soon("the stash in the other tab", async { while !stashed(&right.next().await.unwrap().event) {} }).await;
    right.send(Command::Stash { card, n: late }).await;
    let code = refusal(&mut right).await;
    assert!(["already-stashed", "stale"].contains(&code.as_str()), "{code}");
    let more: Vec<_> = [guest.socket(&table).await, guest.socket(&table).await].into_iter().collect();
    assert!(more.iter().all(Result::is_ok));
    assert_eq!(code_of(guest.socket(&table).await), "too-many-sockets", "a seat has four tabs at most");
    host.stop().await;
}

/// A connection that has sent the beginning of a request and no more.
async fn half_a_request(host: &Host, request: &str) -> tokio::net::TcpStream {
    let mut stream = tokio::net::TcpStream::connect(host.url.trim_start_matches("http://")).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let host = Host::start_with(|config| Config { body_time: Duration::from_millis(300), ..config }).await;
    for path in ["/play", "/matches/import", "/replay", "/api/tables/x/command"] {
        let head = format!("POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n");
        let kind = "content-type: application/x-www-form-urlencoded\r\n\r\nx";
        let mut stream = half_a_request(&host, &format!("{head}{kind}")).await;
        let mut answer = Vec::new();
        soon("the end of a stalled request", stream.read_to_end(&mut answer)).await.unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 4"), "{path}: {}", String::from_utf8_lossy(&answer));
    }
    others_are_unharmed(&host).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_nobody_reads_end_the_connection() {
    let host = Host::start_with(|config| Config { send_time: Duration::from_millis(300), ..config }).await;
    let mut stream = half_a_request(&host, "").await;
    let requests = "GET /rules HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100);
    soon("the end of a connection that reads nothing", async {
        while stream.write_all(requests.as_bytes()).await.is_ok() {}
    })
    .await;
    others_are_unharmed(&host).await;
    host.stop().await;
}
