//! Tests of `qyrsqyrs db`: check, show, backup and repair.

use std::path::Path;

use rules::PlayerCount::Four;
use store::AppendRequest;
use table::Event;
use testkit::server::{open_store, quick};
use testkit::{FirstLegalPlayer, TestServer, solo_table, soon};

use crate::cli::{ask, stderr, stdout};

fn db(place: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = ask(&[&["db", "--db", place.to_str().unwrap()], arguments].concat(), b"");
    (output.status.code(), stdout(&output), stderr(&output))
}

/// Plays some cards at a table.
async fn some_moves(guest: &server::client::Client, table: &str) {
    let mut player = FirstLegalPlayer::new(guest, table).await;
    soon("some moves", async {
        while player.moves < 3 {
            let message = player.next().await.unwrap();
            player.answer(&message).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_reported_copied_and_repaired() {
    let host = TestServer::start().await;
    let (guest, damaged) = host.solo(Four, 1).await;
    let fine = guest.open(&solo_table(Four, 1)).await.unwrap().table;
    some_moves(&guest, &damaged).await;
    some_moves(&guest, &fine).await;
    let place = host.folder.path().join("test.db");
    let (code, said, _) = db(&place, &["check"]);
    assert_eq!((code, said.lines().last()), (Some(0), Some("2 tables, 0 matches, 0 problems")), "beside the server");
    let copy = host.folder.path().join("copy.db");
    assert_eq!(db(&place, &["backup", copy.to_str().unwrap()]).0, Some(0));
    assert_eq!(db(&copy, &["check"]).0, Some(0), "the copy is complete");
    let (_, _, refused) = db(&place, &["repair", "--removed", "/dev/null"]);
    assert!(refused.contains("another server is using the database"), "{refused}");
    let folder = host.stop().await;

    // Damage the log: duplicate a move, and remove a line after it.
    let config = quick(&folder);
    let store = open_store(&config.db).await;
    let log = store.log(&damaged).await.unwrap();
    let moved = log.iter().rfind(|entry| matches!(entry.event, Event::Stashed(_) | Event::Played(_))).unwrap();
    let count = log.len() as u64;
    for (first, entry) in [(count + 1, moved), (count + 3, moved)] {
        let entries = vec![entry.clone()];
        let append = AppendRequest { table: damaged.as_str().into(), first, entries, ..AppendRequest::default() };
        store.append(append).await.unwrap();
    }
    store.close().await;
    drop(store);

    let (code, said, _) = db(&place, &["check"]);
    assert_eq!(code, Some(1), "{said}");
    assert!(
        said.contains(&format!("table {damaged}: ")) && said.ends_with("2 tables, 0 matches, 1 problems\n"),
        "{said}"
    );
    let removed = folder.path().join("removed.jsonl");
    let (code, said, error) = db(&place, &["repair", "--removed", removed.to_str().unwrap()]);
    assert_eq!((code, said), (Some(0), format!("table {damaged}: {count} of {} lines stay\n", count + 2)), "{error}");
    assert_eq!(std::fs::read_to_string(&removed).unwrap().lines().count(), 2, "nothing is thrown away");
    assert_eq!(db(&place, &["check"]).0, Some(0));
    let (code, said, _) = db(&place, &["repair", "--removed", "/nowhere/x"]);
    assert_eq!((code, said.as_str()), (Some(0), "nothing to repair\n"));

    let host = TestServer::run(folder, config).await;
    let guest = server::client::Client::at(&host.url, guest.key());
    let mut player = FirstLegalPlayer::new(&guest, &damaged).await;
    soon("the repaired match", player.play_on()).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_shown_without_cards_by_default() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    some_moves(&guest, &table).await;
    let place = host.folder.path().join("test.db");
    let (code, said, _) = db(&place, &["show", &table]);
    assert_eq!(code, Some(0));
    assert!(said.contains(" opened\n") && said.contains(" stash (seat "), "{said}");
    assert!(!said.contains('"'), "no card, no secret, no key: {said}");
    let (_, said, _) = db(&place, &["show", "--cards", &table]);
    assert!(said.contains("\"secret\":"), "{said}");
    let (code, _, error) = db(&place, &["show", "nowhere"]);
    assert_eq!((code, error.as_str()), (Some(2), "qyrsqyrs: there is neither a table nor a finished match nowhere\n"));
    let (code, _, error) = db(Path::new("/nowhere/x.db"), &["check"]);
    assert_eq!((code, error.as_str()), (Some(2), "qyrsqyrs: there is no database /nowhere/x.db\n"));
    host.stop().await;
}
