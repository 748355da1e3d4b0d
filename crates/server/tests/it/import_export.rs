//! The daily deal, and exporting, importing and deleting the list of matches.

use protocol::{ClientCommand, ServerEvent};
use rules::PlayerCount;
use server::client::{Client, HttpResponse};
use testkit::{FirstLegalPlayer, TestServer, not_around_midnight};

use crate::http::{FORM, get, redirect_of};

async fn post(guest: &Client, path: &str, fields: &[(&str, &str)]) -> HttpResponse {
    let encoded = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
    crate::http::post(guest, path, &body.join("&")).await
}

/// The cards that a page shows or offers, in order.
fn cards(page: &str) -> Vec<&str> {
    page.split("data-card=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Plays all rounds. With fixed deals, the next round starts only when the player is ready.
async fn play_match(guest: &Client, table: &str) {
    let mut player = FirstLegalPlayer::new(guest, table).await;
    while !player.over {
        let message = player.next().await.expect("the match goes on");
        player.answer(&message).await;
        if matches!(message.event, ServerEvent::RoundOver(_)) && !player.over {
            player.send(ClientCommand::Ready { entropy: None }).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_daily_deal_is_the_same_for_everybody_and_reveals_nothing_early() {
    not_around_midnight().await;
    let host = TestServer::start().await;
    let (mira, tom) = (host.guest().await, host.guest().await);
    let before = get(&mira, "/daily").await.body;
    assert!(before.contains("id=\"play-daily\"") && !before.contains("daily-bot"), "no result before playing");
    let hand = cards(&before);
    let first = post(&mira, "/daily", &[]).await;
    let table = redirect_of(&first).trim_start_matches("/t/").to_owned();
    assert_eq!(redirect_of(&post(&mira, "/daily", &[]).await), format!("/t/{table}"), "one attempt");
    let other = post(&tom, "/daily", &[]).await;
    assert_ne!(redirect_of(&other), format!("/t/{table}"));
    let (mine, his) = (get(&mira, &format!("/t/{table}")).await.body, get(&tom, redirect_of(&other)).await.body);
    assert_eq!(cards(&mine).len(), 8, "only the player's own hand");
    assert_eq!(cards(&mine), cards(&his));
    assert_eq!(hand, cards(&mine), "the daily page shows only the player's own hand");
    let during = get(&mira, "/daily").await.body;
    assert!(cards(&during).is_empty() && !during.contains("daily-bot"), "{during}");
    for path in ["/api/matches/", "/matches/"] {
        assert_eq!(get(&mira, &format!("{path}{table}-1")).await.status, 404, "no record of an unfinished match");
    }
    assert!(!mine.contains("ask=hint"), "no hints");
    assert!(cards(&get(&mira, &format!("/t/{table}?ask=hint")).await.body).len() <= 8);

    // Concurrent clicks open one table.
    let zoe = host.guest().await;
    let clicks = tokio::join!(post(&zoe, "/daily", &[]), post(&zoe, "/daily", &[]), post(&zoe, "/daily", &[]));
    assert!(redirect_of(&clicks.0).starts_with("/t/"));
    assert_eq!([redirect_of(&clicks.1), redirect_of(&clicks.2)], [redirect_of(&clicks.0); 2]);
    assert_eq!(zoe.get::<protocol::TableList>("/api/tables").await.unwrap().yours.len(), 1);
    let metrics = get(&zoe, "/metrics").await.body;
    assert!(metrics.contains("qyrsqyrs_store_errors_total 0\n"), "losing the race does not count as a store error");

    play_match(&mira, &table).await;
    let after = get(&mira, "/daily").await.body;
    assert!(after.contains("id=\"daily-verdict\"") && !after.contains("play-daily"));
    assert!(after.contains("Your streak: 1 day.") && cards(&after).is_empty());
    assert!(
        after.contains(" today\" aria-current=\"date\"") && after.matches("<small").count() == 1,
        "the month has the result"
    );
    assert_eq!(redirect_of(&post(&mira, "/daily", &[]).await), "/daily");
    assert!(!get(&tom, "/daily").await.body.contains("daily-verdict"), "he has not finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_exported_imported_and_deleted() {
    let host = TestServer::start().await;
    let (mira, table) = host.solo(PlayerCount::Three, 1).await;
    play_match(&mira, &table).await;
    let id = format!("{table}-1");
    let saved = get(&mira, "/matches/export.jsonl").await.body;
    assert_eq!(saved.lines().count(), 1);
    assert!(saved.contains("\"x-seat\":0") && saved.contains("\"x-ended\":"), "{saved}");

    // Known matches are recognised, and a broken line is reported and skipped.
    let read = post(&mira, "/matches/import", &[("text", &format!("{saved}\nnonsense\n"))]).await;
    assert_eq!(read.status, 200);
    assert!(
        read.body.contains("1 match was here already.") && read.body.contains("Line 3 isn’t a saved match"),
        "{}",
        read.body
    );
    assert_eq!(get(&mira, "/matches/export.jsonl").await.body, saved);

    // Another person may import the list too, with all its data.
    let tom = host.guest().await;
    assert!(
        post(&tom, "/matches/import", &[("text", &saved), ("pads", "2 1")]).await.body.contains("3 matches added.")
    );
    assert_eq!(get(&tom, "/matches/export.jsonl").await.body, saved);
    assert!(get(&tom, "/matches").await.body.contains("id=\"figures\""));

    // Only the host can delete a match.
    assert_eq!(post(&tom, &format!("/matches/{id}/delete"), &[]).await.status, 404);
    assert_eq!(redirect_of(&post(&mira, &format!("/matches/{id}/delete"), &[]).await), "/matches?deleted=1");
    assert!(get(&mira, "/matches/export.jsonl").await.body.is_empty());
    assert_eq!(get(&tom, "/matches/export.jsonl").await.body, saved, "an imported copy is independent");
    assert_eq!(redirect_of(&post(&tom, "/matches/delete", &[]).await), "/matches?deleted=all");
    assert!(get(&tom, "/matches/export.jsonl").await.body.is_empty());
    let foreign = format!("{FORM}origin: http://elsewhere.example\r\n");
    assert_eq!(mira.request("POST", "/matches/delete", &foreign, "").await.unwrap().status, 403);
}
