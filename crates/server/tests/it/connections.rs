//! Deadlines and limits of connections, and the presence of programs without a socket.

use std::time::Duration;

use protocol::{JoinRequest, NewTable, ServerEvent, ServerMessage};
use rules::PlayerCount::Four;
use server::Config;
use server::client::Client;
use testkit::{TestServer, solo_table, soon};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn connect(host: &TestServer) -> TcpStream {
    TcpStream::connect(host.address()).await.unwrap()
}

/// Everything that the server sends until it closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    // A reset also ends the connection.
    let _ = soon("the end of the connection", stream.read_to_end(&mut bytes)).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_without_a_request_and_idle_ones_are_closed() {
    let host = TestServer::start_with(|config| Config { header_time: Duration::from_millis(200), ..config }).await;
    let silent = connect(&host).await;
    let mut half = connect(&host).await;
    half.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
    let mut idle = connect(&host).await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    assert_eq!(rest(silent).await, "");
    assert!(!rest(half).await.contains("200 OK"));
    assert!(rest(idle).await.starts_with("HTTP/1.1 200 OK"), "it is answered and then closed");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_above_the_limit_gets_503_until_another_ends() {
    let host = TestServer::start_with(|config| Config { max_connections: 3, ..config }).await;
    let (guest, table) = host.solo(Four, 1).await;
    let socket = guest.socket(&table).await.unwrap();
    // An open socket counts as a connection, so two more fill the server.
    let mut held = Vec::new();
    let refused = soon("a refusal", async {
        loop {
            let stream = connect(&host).await;
            let mut first = [0; 12];
            match tokio::time::timeout(Duration::from_millis(300), stream.peek(&mut first)).await {
                Ok(_) => return rest(stream).await,
                Err(_) => held.push(stream),
            }
            assert!(held.len() <= 2, "no limit");
        }
    })
    .await;
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("too many connections"), "{refused}");
    held.clear();
    soon("a way in", async {
        while !guest.request("GET", "/healthz", "", "").await.is_ok_and(|answer| answer.status == 200) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    drop(socket);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stalled_bodies_from_one_address_block_only_that_address() {
    let change = |config| Config { trust_proxy: true, max_requests_at_once: 5, ..config };
    let host = TestServer::start_with(change).await;
    let mut stalled = Vec::new();
    for _ in 0..5 {
        let mut stream = connect(&host).await;
        let head = "POST /replay HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\n\
            content-type: multipart/form-data; boundary=X\r\ncontent-length: 1000\r\n\r\n--X";
        stream.write_all(head.as_bytes()).await.unwrap();
        stalled.push(stream);
    }
    let visitor = Client::at(&host.url, "");
    let from = async |address: &str| {
        visitor.request("GET", "/rules", &format!("x-forwarded-for: {address}\r\n"), "").await.unwrap().status
    };
    soon("a refusal", async { while from("192.0.2.1").await != 429 {} }).await;
    assert_eq!(from("192.0.2.2").await, 200, "other addresses are not affected");
    drop(stalled);
    soon("a way in", async { while from("192.0.2.1").await != 200 {} }).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_store_is_alive_but_not_ready() {
    let host = TestServer::start().await;
    let visitor = Client::at(&host.url, "");
    let status = async |path: &str| visitor.request("GET", path, "", "").await.unwrap().status;
    assert_eq!((status("/healthz").await, status("/readyz").await), (200, 200));
    // Another program holds a write lock on the database. Reading still works.
    let file = host.folder.path().join("test.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let mut held = pool.acquire().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *held).await.unwrap();
    soon("not ready", async { while status("/readyz").await != 503 {} }).await;
    assert_eq!(status("/healthz").await, 200);
    sqlx::query("ROLLBACK").execute(&mut *held).await.unwrap();
    soon("ready again", async { while status("/readyz").await != 200 {} }).await;
    drop(held);
    pool.close().await;
    host.stop().await;
}

/// The number of the last event, and whether the cards have been dealt.
async fn state_of(guest: &Client, table: &str) -> (u64, bool) {
    let text = guest.request("GET", &format!("/api/tables/{table}"), "", "").await.unwrap().body;
    let message = ServerMessage::read(&text).unwrap();
    let ServerEvent::State(state) = message.event else { panic!("{text}") };
    (message.n.unwrap(), state.view().is_some())
}

#[tokio::test(flavor = "multi_thread")]
async fn requesting_the_state_marks_a_player_as_present() {
    // Before the restart the bots never move, so it is their turn afterwards.
    let host = TestServer::start_with(|config| Config { bot_move_delay: Duration::from_secs(3_600), ..config }).await;
    let guest = host.guest().await;
    let new = NewTable { sit: Some(JoinRequest::default()), ..solo_table(Four, 1) };
    let table = guest.open(&new).await.unwrap().table;
    let command = format!("/api/tables/{table}/command");
    let _: serde_json::Value = guest.post(&command, &serde_json::json!({"do": "ready"})).await.unwrap();
    soon("the deal", async { while !state_of(&guest, &table).await.1 {} }).await;
    let host = host.restart().await;
    let guest = Client::at(&host.url, guest.key());
    let before = state_of(&guest, &table).await.0;
    soon("the stashes of three bots", async { while state_of(&guest, &table).await.0 < before + 3 {} }).await;
    host.stop().await;
}
