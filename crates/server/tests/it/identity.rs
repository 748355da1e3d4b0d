//! A link moves an identity to another browser, and can be revoked.

use protocol::TableList;
use rules::PlayerCount::Four;
use server::Config;
use server::client::{Client, HttpResponse};
use testkit::{TestServer, soon};

use crate::http::FORM;
use crate::origins::identity;

const MULTIPART: &str = "content-type: multipart/form-data; boundary=X\r\n";

/// Creates a link, and returns it from the page that shows it.
async fn new_link(guest: &Client) -> String {
    let page = guest.request("POST", "/settings/link", FORM, "").await.unwrap();
    assert_eq!(page.status, 200, "{}", page.body);
    assert!(page.headers.contains("cache-control: no-store"), "{}", page.headers);
    let (before, rest) = page.body.split_once("/recover#").expect("a link");
    let site = before.rsplit('"').next().unwrap();
    format!("{site}/recover#{}", rest.split('"').next().unwrap())
}

/// Submits a link from a browser with these headers.
async fn recover(host: &TestServer, headers: &str, fields: &[(&str, &str)]) -> HttpResponse {
    let part = |(name, value): &(&str, &str)| {
        format!("--X\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let body = fields.iter().map(part).collect::<String>() + "--X--\r\n";
    let stranger = Client::at(&host.url, "");
    stranger.request("POST", "/recover", &format!("{MULTIPART}{headers}"), &body).await.unwrap()
}

async fn seats(client: &Client) -> usize {
    client.get::<TableList>("/api/tables").await.expect("a list").yours.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_moves_an_identity_to_another_browser() {
    let host = TestServer::start().await;
    let (guest, _) = host.solo(Four, 1).await;
    let link = new_link(&guest).await;
    let code = link.split_once('#').unwrap().1;
    let body = format!("link={}", link.replace(':', "%3A").replace('#', "%23"));
    let file = guest.request("POST", "/settings/link/file", FORM, &body).await.unwrap();
    assert!(file.headers.contains("filename=\"qyrsqyrs.txt\"") && file.body.contains(&link), "{}", file.body);
    for fields in [[("code", link.as_str())], [("code", code)], [("file", file.body.as_str())]] {
        let answer = recover(&host, "", &fields).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        assert!(!answer.headers.contains(code), "no address contains the secret");
        let key = identity(&answer).expect("a cookie");
        assert_eq!(seats(&guest.with_key(key)).await, 1);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fetching_the_page_changes_nothing() {
    let host = TestServer::start().await;
    let link = new_link(&host.guest().await).await;
    let path = link.trim_start_matches(&host.url);
    for method in ["GET", "HEAD"] {
        let page = Client::at(&host.url, "").request(method, path, "", "").await.unwrap();
        assert_eq!((page.status, identity(&page)), (200, None));
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_with_another_identity_must_confirm() {
    let host = TestServer::start().await;
    let (guest, _) = host.solo(Four, 1).await;
    let link = new_link(&guest).await;
    let other = host.guest().await;
    let cookie = format!("cookie: qyrsqyrs={}\r\n", other.key());
    let asked = recover(&host, &cookie, &[("code", &link)]).await;
    assert_eq!((asked.status, identity(&asked)), (200, None));
    assert!(asked.body.contains("This browser already has an identity of its own"), "{}", asked.body);
    let agreed = recover(&host, &cookie, &[("code", &link), ("replace", "yes")]).await;
    assert_eq!(seats(&guest.with_key(identity(&agreed).expect("a cookie"))).await, 1);
    let own = format!("cookie: qyrsqyrs={}\r\n", guest.key());
    assert_eq!(recover(&host, &own, &[("code", &link)]).await.status, 303, "it is the same identity");
    host.stop().await;
}

/// Checks that an invalid link is refused in the visitor's language.
async fn check_refused(host: &TestServer, link: &str) {
    for (lang, sentence) in [("en", "This link isn’t valid any more."), ("hi", "यह लिंक अब मान्य नहीं है।")]
    {
        let answer = recover(host, &format!("cookie: lang={lang}\r\n"), &[("code", link)]).await;
        assert_eq!((answer.status, identity(&answer)), (403, None));
        assert!(answer.body.contains(sentence), "{}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_or_a_revocation_invalidates_the_old_link() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let (first, second) = (new_link(&guest).await, new_link(&guest).await);
    assert_ne!(first, second);
    check_refused(&host, &first).await;
    let elsewhere = recover(&host, "", &[("code", &second)]).await;
    let elsewhere = guest.with_key(identity(&elsewhere).expect("a cookie"));
    let mut socket = elsewhere.socket(&table).await.unwrap();
    let revoked = guest.request("POST", "/settings/sign-out", FORM, "").await.unwrap();
    assert_eq!(revoked.status, 303, "{}", revoked.body);
    let own = guest.with_key(identity(&revoked).expect("a new cookie"));
    check_refused(&host, &second).await;
    soon("the end of the other browser's socket", async { while socket.next_text().await.is_some() {} }).await;
    let check_keys = async |own: &Client, elsewhere: &Client| {
        assert_eq!(seats(own).await, 1);
        assert!(elsewhere.get::<TableList>("/api/tables").await.is_err(), "the other browser is signed out");
    };
    check_keys(&own, &elsewhere).await;
    let host = host.restart().await;
    let (own, elsewhere) = (Client::at(&host.url, own.key()), Client::at(&host.url, elsewhere.key()));
    check_keys(&own, &elsewhere).await;
    check_refused(&host, &second).await;
    let third = new_link(&own).await;
    let again = recover(&host, "", &[("code", &third)]).await;
    assert_eq!(seats(&own.with_key(identity(&again).expect("a cookie"))).await, 1, "the new link is valid");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_links_is_limited_by_a_budget() {
    let host =
        TestServer::start_with(|config| Config { trust_proxy: true, requests_per_second: 100_000, ..config }).await;
    let guest = host.guest().await;
    let link = new_link(&guest).await;
    let guess = |number: usize| format!("{}{number:032x}", &link[..link.len() - 32]);
    let mut guesses = 0;
    while recover(&host, "x-forwarded-for: 192.0.2.1\r\n", &[("code", &guess(guesses))]).await.status == 403 {
        guesses += 1;
        assert!(guesses < 1_000, "no limit");
    }
    assert!(guesses >= 100, "{guesses} at once, then a few per second");
    let refused = recover(&host, "x-forwarded-for: 192.0.2.1\r\n", &[("code", &link)]).await;
    assert_eq!((refused.status, identity(&refused)), (429, None));
    let elsewhere = recover(&host, "x-forwarded-for: 192.0.2.2\r\n", &[("code", &link)]).await;
    assert_eq!(elsewhere.status, 303, "other addresses are not affected");
    host.stop().await;
}
