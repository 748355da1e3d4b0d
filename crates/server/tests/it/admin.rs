//! The admin page: what it shows, what it can do, and who cannot use it.

use protocol::TableList;
use rules::PlayerCount::Four;
use server::Config;
use server::client::{Client, HttpResponse};
use testkit::{TestServer, soon};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::http::{FORM, get, post};

/// A server with an admin address, and a client for that address. The server trusts a proxy, so that clients can choose
/// their addresses.
async fn start() -> (TestServer, Client) {
    let admin_listen = Some(([127, 0, 0, 1], 0).into());
    let host =
        TestServer::start_with(|config| Config { admin_listen, public_metrics: false, trust_proxy: true, ..config })
            .await;
    let admin = Client::at(host.admin.as_deref().expect("an admin address"), "");
    (host, admin)
}

async fn from(client: &Client, address: &str, headers: &str) -> HttpResponse {
    client.request("GET", "/api/tables", &format!("x-forwarded-for: {address}\r\n{headers}"), "").await.unwrap()
}

/// The id of the only person on the page.
fn only_person(page: &str) -> &str {
    let mut ids = page.split("value=\"person:").skip(1).filter_map(|rest| rest.split('"').next());
    let id = ids.next().expect("a person");
    assert_eq!((id.len(), ids.next()), (32, None));
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_shows_tables_people_and_load_but_no_card_or_key() {
    let (host, admin) = start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let state = get(&guest, &format!("/api/tables/{table}")).await.body;
    let page = get(&admin, "/").await;
    assert_eq!(page.status, 200);
    assert!(page.headers.contains("content-security-policy") && page.headers.contains("no-store"), "{}", page.headers);
    for shown in [table.as_str(), "Mira", "Tables (1)", "People (1)", "memory in MB"] {
        assert!(page.body.contains(shown), "{shown}: {}", page.body);
    }
    let key = guest.key();
    let cards = state.split('"').filter(|word| word.parse::<rules::Card>().is_ok()).collect::<Vec<_>>();
    let word = |text: &str| page.body.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == text);
    assert!(cards.iter().all(|card| !word(card)), "a card");
    assert!(key.split('.').all(|part| !page.body.contains(part)), "a key");
    assert!(!page.body.contains("<script"), "it works without JavaScript");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_can_be_kept_off_the_public_address() {
    let (host, admin) = start().await;
    assert_eq!(get(&host.guest().await, "/metrics").await.status, 404);
    assert!(get(&admin, "/metrics").await.body.contains("qyrsqyrs_tables 0"));
    for path in ["/close", "/ban", "/lift"] {
        assert_eq!(post(&host.guest().await, path, "what=x").await.status, 404, "{path} is not public");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_close_a_table() {
    let (host, admin) = start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let mut socket = guest.socket(&table).await.unwrap();
    assert_eq!(post(&admin, "/close", "what=nothing").await.status, 400);
    assert_eq!(post(&admin, "/close", &format!("what={table}")).await.status, 303);
    let last = soon("the end of the table", async {
        let mut last = String::new();
        while let Some(text) = socket.next_text().await {
            last = text;
        }
        last
    });
    assert!(last.await.contains("\"closed\""));
    assert!(guest.get::<TableList>("/api/tables").await.unwrap().yours.is_empty());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_ban_an_address_and_lift_the_ban() {
    let (host, admin) = start().await;
    let guest = host.guest().await;
    assert_eq!(post(&admin, "/ban", "what=address%3A127.0.0.1").await.status, 400, "the proxy cannot be banned");
    assert_eq!(post(&admin, "/ban", "what=address%3A192.0.2.1").await.status, 303);
    let refused = from(&guest, "192.0.2.1", "").await;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("\"banned\""), "{}", refused.body);
    let page = from(&guest, "192.0.2.1", "accept: text/html\r\ncookie: lang=de\r\n").await;
    assert!(page.body.contains("Wer diesen Server betreibt, lässt dich hier nicht spielen."), "{}", page.body);
    assert_eq!(from(&guest, "192.0.2.2", "").await.status, 200, "other addresses are not affected");
    assert!(get(&admin, "/").await.body.contains("Bans (1)"));
    assert_eq!(post(&admin, "/lift", "what=address%3A192.0.2.1").await.status, 303);
    assert_eq!(from(&guest, "192.0.2.1", "").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_person_loses_their_socket_and_stays_banned_after_a_restart() {
    let (host, admin) = start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let mut socket = guest.socket(&table).await.unwrap();
    let page = get(&admin, "/").await.body;
    assert_eq!(post(&admin, "/ban", &format!("what=person%3A{}", only_person(&page))).await.status, 303);
    soon("the end of the socket", async { while socket.next_text().await.is_some() {} }).await;
    let host = host.restart().await;
    assert_eq!(get(&Client::at(&host.url, guest.key()), "/api/tables").await.status, 403);
    assert_eq!(get(&host.guest().await, "/api/tables").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_cannot_use_the_admin_address() {
    let (host, admin) = start().await;
    for path in ["/close", "/ban", "/lift"] {
        let headers = format!("{FORM}origin: http://evil.example\r\n");
        let answer = admin.request("POST", path, &headers, "what=address%3A192.0.2.1").await.unwrap();
        assert_eq!(answer.status, 403, "{path}");
    }
    // DNS rebinding: a name of another site that resolves to this machine. Browsers consider the page part of that
    // site.
    let address = host.admin.as_deref().unwrap().trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut rebound = String::new();
    stream.read_to_string(&mut rebound).await.unwrap();
    assert!(rebound.starts_with("HTTP/1.1 403"), "{rebound}");
    assert!(get(&admin, "/").await.body.contains("Bans (0)"));
    host.stop().await;
}
