//! The pages other than those of tables and matches.

use table::BotLevel;
use testkit::TestServer;

use crate::http::FORM;

#[tokio::test(flavor = "multi_thread")]
async fn every_listed_page_is_served() {
    let host = TestServer::start().await;
    let guest = host.guest().await;
    for page in pages::site::PAGES {
        let answer = guest.request("GET", page.path, "", "").await.unwrap();
        assert_eq!(answer.status, 200, "{}", page.path);
    }
}

/// The level of the bots at the table that "Play now" opens for a visitor with these cookies.
async fn level_of_play_now(host: &TestServer, cookies: &str) -> BotLevel {
    let guest = host.guest().await;
    let played = guest.request("POST", "/play", &format!("{FORM}{cookies}"), "").await.unwrap();
    let path = played.headers.lines().find_map(|line| line.strip_prefix("location: /t/")).expect("a table");
    let state = guest.request("GET", &format!("/api/tables/{path}"), "", "").await.unwrap();
    let state: protocol::TableState = serde_json::from_str(&state.body).unwrap();
    state.seats.iter().find_map(|seat| seat.level).expect("a bot")
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_starts_gently_until_a_level_is_chosen() {
    let host = TestServer::start().await;
    for (cookies, level) in [
        ("", BotLevel::Gentle),
        ("cookie: strength=medium\r\n", BotLevel::Medium),
        ("cookie: strength=expert\r\n", BotLevel::Expert),
        ("cookie: strength=unheard-of\r\n", BotLevel::Gentle),
    ] {
        assert_eq!(level_of_play_now(&host, cookies).await, level, "{cookies}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rulebook_shows_the_rules_of_a_table() {
    let host = TestServer::start().await;
    let guest = host.guest().await;
    let played = guest.request("POST", "/play", FORM, "players=3").await.unwrap();
    let table = played.headers.lines().find_map(|line| line.strip_prefix("location: /t/")).expect("a table").to_owned();
    let page = guest.request("GET", &format!("/t/{table}"), "", "").await.unwrap().body;
    assert!(page.contains(&format!("href=\"/rules?table={table}\"")), "the menu of the table links to its rules");
    let rules = |query: String| {
        let guest = &guest;
        async move { guest.request("GET", &format!("/rules{query}"), "", "").await.unwrap() }
    };
    assert!(rules(format!("?table={table}")).await.body.contains("id=\"this-table\""));
    // A missing table or an invalid id does not change the page.
    for query in ["", "?table=nowhere", "?table=", "?table=%00"] {
        let answer = rules(query.to_owned()).await;
        assert_eq!((answer.status, answer.body.contains("id=\"this-table\"")), (200, false), "{query}");
    }
    host.stop().await;
}
