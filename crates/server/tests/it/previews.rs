//! Link previews for chat programs: a title, a text and a picture, and no hidden information.

use protocol::{ClientCommand, JoinRequest, NewTable, ServerEvent};
use rules::{PlayerCount, Seat};
use server::Config;
use server::client::Client;
use testkit::{FirstLegalPlayer, TestServer, not_around_midnight};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::http::{FORM, get, post, redirect_of};

/// A response with a binary body.
struct Binary {
    status: u16,
    headers: String,
    body: Vec<u8>,
}

/// Sends a request as a program without cookies does.
async fn fetch(host: &TestServer, path: &str, headers: &str) -> Binary {
    let address = host.url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\naccept: text/html\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.unwrap();
    let split = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
    let headers = String::from_utf8(bytes[..split].to_vec()).unwrap();
    let status = headers.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap();
    Binary { status, headers, body: bytes[split + 4..].to_vec() }
}

impl Binary {
    /// The value of a header. Empty if it is missing.
    fn header(&self, name: &str) -> &str {
        let line = self.headers.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        line.unwrap_or_default().trim()
    }

    #[track_caller]
    fn is_picture(&self, cache: &str) {
        assert_eq!(self.status, 200, "{}", self.headers);
        assert_eq!((self.header("content-type"), self.header("cache-control")), ("image/png", cache));
        assert!(self.header("etag").starts_with('"') && self.header("content-encoding").is_empty(), "{}", self.headers);
        assert!(self.body.starts_with(b"\x89PNG\r\n\x1a\n"));
        let number = |at: usize| u32::from_be_bytes(self.body[at..at + 4].try_into().unwrap());
        assert_eq!((number(16), number(20)), (1200, 630));
        assert_eq!(self.header("content-length"), self.body.len().to_string());
    }

    /// A page in the reader's language instead of a picture.
    #[track_caller]
    fn is_missing(&self) {
        let text = String::from_utf8_lossy(&self.body);
        assert_eq!(self.status, 404, "{}", self.headers);
        assert!(self.header("content-type").starts_with("text/html") && text.contains("<h1>"), "{text}");
    }
}

/// The content of one of a page's Open Graph tags.
fn meta<'a>(page: &'a str, property: &str) -> &'a str {
    let start = format!("<meta property=\"og:{property}\" content=\"");
    page.split_once(&*start).and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default()
}

/// The path of a page's picture.
fn picture<'a>(host: &TestServer, page: &'a str) -> &'a str {
    meta(page, "image").strip_prefix(&*host.url).expect("the picture has the address that the page was asked at")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_preview_of_a_table_shows_its_free_seats() {
    let host = TestServer::start().await;
    let guest = host.guest().await;
    let sit = Some(JoinRequest { name: "Mira".to_owned(), seat: Some(Seat::S0) });
    let table = guest.open(&NewTable { sit, ..NewTable::default() }).await.unwrap().table;
    let stranger = host.guest().await;
    let page = get(&stranger, &format!("/t/{table}")).await.body;
    assert_eq!(meta(&page, "title"), "Join a game of Qyrsqyrs: 3 seats are free");
    assert_eq!(meta(&page, "url"), format!("{}/t/{table}", host.url));
    assert!(page.contains("name=\"twitter:card\" content=\"summary_large_image\""));
    let german = stranger.request("GET", &format!("/t/{table}"), "accept-language: de\r\n", "").await.unwrap().body;
    assert_eq!(meta(&german, "title"), "Spiel mit bei Qyrsqyrs: 3 Plätze sind frei");
    let path = picture(&host, &page);
    let first = fetch(&host, path, "").await;
    first.is_picture("public, max-age=300");
    let known = fetch(&host, path, &format!("if-none-match: {}\r\n", first.header("etag"))).await;
    assert_eq!((known.status, known.body.len(), known.header("etag")), (304, 0, first.header("etag")));
    stranger.join(&table, "Tom").await.unwrap();
    let second = fetch(&host, path, "").await;
    second.is_picture("public, max-age=300");
    assert_ne!(first.header("etag"), second.header("etag"), "one seat less is free");
    fetch(&host, "/t/nosuchtable/preview.png", "").await.is_missing();
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_running_round_reveals_nothing() {
    let host = TestServer::start().await;
    let (guest, one) = host.solo(PlayerCount::Four, 1).await;
    let (_, other) = host.solo(PlayerCount::Four, 1).await;
    let path = |table: &str| format!("/t/{table}/preview.png");
    let before = fetch(&host, &path(&one), "").await;
    before.is_picture("public, max-age=300");
    // Other cards and another stage of the round give the same picture, byte for byte.
    assert_eq!(before.body, fetch(&host, &path(&other), "").await.body);
    let page = get(&guest, &format!("/t/{one}")).await.body;
    assert_eq!(meta(&page, "title"), "A table of Qyrsqyrs");
    let mut player = FirstLegalPlayer::new(&guest, &one).await;
    player.play_on().await;
    assert_eq!(before.body, fetch(&host, &path(&one), "").await.body);

    // The finished match has its own picture.
    let page = get(&host.guest().await, &format!("/matches/{one}-1")).await.body;
    assert!(meta(&page, "title").starts_with("A game of Qyrsqyrs, won with "), "{}", meta(&page, "title"));
    fetch(&host, picture(&host, &page), "").await.is_picture("public, max-age=86400");
    fetch(&host, "/matches/nosuchmatch/preview.png", "").await.is_missing();
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_daily_pictures_have_no_cards() {
    not_around_midnight().await;
    let host = TestServer::start().await;
    let guest = host.guest().await;
    let page = get(&guest, "/daily").await.body;
    let path = picture(&host, &page).to_owned();
    let day = path.trim_start_matches("/daily/").trim_end_matches("/preview.png").to_owned();
    fetch(&host, &path, "").await.is_picture("public, max-age=31536000, immutable");
    fetch(&host, &format!("/daily/{day}/61-84.png"), "").await.is_picture("public, max-age=31536000, immutable");
    for missing in ["9999-01-01/preview.png", "yesterday/preview.png", "2026-02-30/61-84.png"] {
        fetch(&host, &format!("/daily/{missing}"), "").await.is_missing();
    }
    for missing in ["61-84", "61-9999.png", "x-y.png", "061-84.png"] {
        fetch(&host, &format!("/daily/{day}/{missing}"), "").await.is_missing();
    }

    // A player who has finished can share a picture with their points.
    let table = redirect_of(&post(&guest, "/daily", "").await).trim_start_matches("/t/").to_owned();
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    while !player.over {
        let message = player.next().await.expect("the match goes on");
        player.answer(&message).await;
        if matches!(message.event, ServerEvent::RoundOver(_)) && !player.over {
            player.send(ClientCommand::Ready { entropy: None }).await;
        }
    }
    let after = get(&guest, "/daily").await.body;
    assert_eq!(meta(&after, "image"), meta(&page, "image"), "the preview is the same for everybody");
    let own = after.split("data-picture=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a picture");
    fetch(&host, own, "").await.is_picture("public, max-age=31536000, immutable");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn previews_use_the_public_url() {
    let public = Some("https://cards.example/".to_owned());
    let host = TestServer::start_with(|config| Config { public_url: public, ..config }).await;
    let page = get(&host.guest().await, "/daily").await.body;
    assert_eq!(meta(&page, "url"), "https://cards.example/daily");
    assert!(meta(&page, "image").starts_with("https://cards.example/daily/20"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn drawing_a_picture_costs_and_a_cached_one_is_free() {
    // The request rate is so high that only the prices matter.
    let host =
        TestServer::start_with(|config| Config { trust_proxy: true, requests_per_second: 100_000, ..config }).await;
    let from = |address: &str| format!("x-forwarded-for: {address}\r\n");
    let path = |points: u32| format!("/daily/2026-11-16/{points}-84.png");
    let mine = from("192.0.2.1");
    fetch(&host, &path(0), &mine).await.is_picture("public, max-age=31536000, immutable");
    // Something expensive but quick spends the budget.
    let stranger = Client::at(&host.url, "");
    let import =
        async || stranger.request("POST", "/matches/import", &format!("{FORM}{mine}"), "text=x").await.unwrap();
    let mut drawn = 0;
    let refused = loop {
        drawn += 1;
        // Before each picture again, because the budget refills while a slow machine draws.
        while import().await.status == 200 {}
        let answer = fetch(&host, &path(drawn), &mine).await;
        if answer.status != 200 {
            break answer;
        }
        assert!(drawn <= 100, "no limit");
    };
    assert_eq!(refused.status, 429);
    assert!(String::from_utf8_lossy(&refused.body).contains("Please wait a moment"));
    let kept = fetch(&host, &path(0), &mine).await;
    kept.is_picture("public, max-age=31536000, immutable");
    fetch(&host, &path(drawn), &from("192.0.2.2")).await.is_picture("public, max-age=31536000, immutable");
    host.stop().await;
}
