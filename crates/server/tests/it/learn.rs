//! The lesson and the puzzles over HTTP: the stored progress, and invalid input.

use ::learn::puzzle;
use server::client::{Client, HttpResponse};
use testkit::TestServer;

use crate::http::FORM;

async fn get(guest: &Client, path: &str, headers: &str) -> HttpResponse {
    guest.request("GET", path, headers, "").await.unwrap()
}

async fn post(guest: &Client, path: &str, headers: &str, body: &str) -> HttpResponse {
    guest.request("POST", path, &format!("{FORM}{headers}"), body).await.unwrap()
}

fn header<'a>(answer: &'a HttpResponse, name: &str) -> Option<&'a str> {
    answer.headers.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).map(str::trim)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_right_card_is_kept_and_a_wrong_one_is_explained() {
    let host = TestServer::start().await;
    let mira = host.guest().await;
    let right = post(&mira, "/learn/lesson/7", "", "cards=&card=RQ").await;
    assert_eq!(header(&right, "location"), Some("/learn/lesson/7?cards=RQ"));
    assert!(header(&right, "set-cookie").is_some_and(|kept| kept.starts_with("lesson=0.7.RQ;")), "{}", right.headers);
    let unwise = post(&mira, "/learn/lesson/7", "", "cards=&card=G3").await;
    assert_eq!(header(&unwise, "location"), Some("/learn/lesson/7?cards=&card=G3"));
    assert_eq!(header(&unwise, "set-cookie"), None, "a wrong card is not kept");
    let page = get(&mira, "/learn/lesson/7", "cookie: lesson=0.7.RQ\r\n").await.body;
    assert!(page.contains("data-card=\"G3\"") && page.contains("value=\"RQ\""), "the page continues from the cookie");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_best_card_solves_a_puzzle() {
    let host = TestServer::start().await;
    let mira = host.guest().await;
    let first = &puzzle::all()[0];
    for verdict in &first.verdicts {
        let answer = post(&mira, "/learn/puzzle/1", "", &format!("card={}", verdict.card)).await;
        let solved = header(&answer, "set-cookie").is_some_and(|kept| kept.starts_with("puzzles=1;"));
        assert_eq!(solved, verdict.card == first.answer(), "{}", answer.headers);
    }
    assert!(get(&mira, "/learn", "cookie: puzzles=1\r\n").await.body.contains("ball done"));
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_cookies_and_queries_are_harmless() {
    let host = TestServer::start().await;
    let mira = host.guest().await;
    for kept in ["", "x", "ffff.99.R9", "0.7.G3.RQ", "%FF", "..........", "1;2"] {
        let cookies = format!("cookie: lesson={kept}; puzzles={kept}\r\n");
        for path in ["/learn", "/learn/lesson/1", "/learn/lesson/7", "/learn/puzzle/1"] {
            assert_eq!(get(&mira, path, &cookies).await.status, 200, "{path} with {kept}");
        }
    }
    for query in ["card=R9", "card=", "cards=zz.RQ", "cards=RQ.RQ.RQ&card=RQ", "ask=everything", "show=&card=&card=R2"]
    {
        for path in ["/learn/lesson/7", "/learn/puzzle/1"] {
            assert_eq!(get(&mira, &format!("{path}?{query}"), "").await.status, 200, "{path}?{query}");
        }
    }
    for path in ["/learn/lesson/0", "/learn/lesson/12", "/learn/lesson/x", "/learn/puzzle/0", "/learn/puzzle/9999"] {
        assert_eq!(get(&mira, path, "").await.status, 404, "{path}");
        assert_eq!(post(&mira, path, "", "card=R2").await.status, 404, "{path}");
    }
    for path in ["/learn/lesson/1", "/learn/puzzle/1"] {
        assert_eq!(post(&mira, path, "", "card=R9").await.status, 400, "{path}");
        assert_eq!(post(&mira, path, "origin: http://elsewhere.example\r\n", "card=R4").await.status, 403, "{path}");
    }
}
