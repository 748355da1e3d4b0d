//! Pages of other sites cannot change anything, and cannot replace a visitor's identity.

use server::client::HttpResponse;
use testkit::TestServer;

use crate::http::FORM;

const FOREIGN: &str = "origin: http://evil.example\r\n";

/// The identity cookie that a response sets.
pub(crate) fn identity(answer: &HttpResponse) -> Option<&str> {
    let cookie = answer.headers.lines().find_map(|line| line.strip_prefix("set-cookie: qyrsqyrs="))?;
    cookie.split(';').next()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_unsafe_request_checks_its_origin() {
    let host = TestServer::start().await;
    let guest = host.guest().await;
    let posts = [
        "/api/guest",
        "/api/tables",
        "/api/tables/x/join",
        "/api/tables/x/command",
        "/play",
        "/new",
        "/daily",
        "/matches/import",
        "/matches/delete",
        "/matches/x/delete",
        "/matches/x/analyse",
        "/matches/x/same-cards",
        "/matches/x/what-if",
        "/replay",
        "/learn/lesson/1",
        "/learn/puzzle/1",
        "/settings",
        "/settings/language",
        "/settings/sound",
        "/settings/link",
        "/settings/link/file",
        "/settings/sign-out",
        "/recover",
        "/t/x/sit",
        "/t/x/leave",
        "/t/x/play",
    ];
    for path in posts {
        for origin in [FOREIGN, "origin: null\r\n"] {
            let kind = if path.starts_with("/api") { "" } else { FORM };
            let answer = guest.request("POST", path, &format!("{origin}{kind}"), "").await.unwrap();
            assert_eq!(answer.status, 403, "{path}: {}", answer.body);
            assert_eq!(identity(&answer), None, "{path}");
        }
    }
    let deleted = guest.request("DELETE", "/api/matches/x", FOREIGN, "").await.unwrap();
    assert_eq!(deleted.status, 403);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_known_visitor_keeps_their_identity() {
    let host = TestServer::start().await;
    let stranger = host.guest().await.with_key("");
    let first = stranger.request("POST", "/api/guest", "", "").await.unwrap();
    let key = identity(&first).expect("a cookie for a new visitor").to_owned();
    assert!(first.body.contains(&key), "the cookie holds the key");
    let own = format!("origin: {}\r\n", host.url);
    for origin in ["", &own] {
        let again = stranger.request("POST", "/api/guest", &format!("{origin}cookie: qyrsqyrs={key}\r\n"), "").await;
        let again = again.unwrap();
        assert_eq!((again.status, identity(&again)), (201, None), "a valid cookie stays");
        assert!(again.body.contains("\"key\"") && !again.body.contains(&key), "a program gets its own key");
        let forged = format!("{origin}cookie: qyrsqyrs={}\r\n", key.replace('.', "0."));
        let answer = stranger.request("POST", "/api/guest", &forged, "").await.unwrap();
        assert!(identity(&answer).is_some(), "an invalid cookie is replaced");
    }
    host.stop().await;
}
