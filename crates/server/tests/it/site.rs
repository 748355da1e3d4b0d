//! The pages around the table.

use testkit::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn every_listed_page_is_served() {
    let host = TestServer::start().await;
    let guest = host.guest().await;
    for page in pages::site::PAGES {
        let answer = guest.request("GET", page.path, "", "").await.unwrap();
        assert_eq!(answer.status, 200, "{}", page.path);
    }
}
