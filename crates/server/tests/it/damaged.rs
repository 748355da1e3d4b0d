//! A table with a damaged log is skipped, and everything else is served.

use rules::PlayerCount;
use store::AppendRequest;
use table::Event;
use testkit::server::{open_store, quick};
use testkit::{FirstLegalPlayer, TestServer, solo_table, soon};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_an_impossible_log_does_not_stop_the_server() {
    let host = TestServer::start().await;
    let (guest, damaged) = host.solo(PlayerCount::Four, 1).await;
    let fine = guest.open(&solo_table(PlayerCount::Four, 1)).await.unwrap().table;
    for table in [&damaged, &fine] {
        let mut player = FirstLegalPlayer::new(&guest, table).await;
        soon("some moves", async {
            while player.moves < 3 {
                let message = player.next().await.unwrap();
                player.answer(&message).await;
            }
        })
        .await;
    }
    let key = guest.key().to_owned();
    let folder = host.stop().await;
    assert!(!folder.path().join("test.db-wal").exists(), "the write-ahead log is merged");

    // Writes a second copy of a move to the log.
    let config = quick(&folder);
    let store = open_store(&config.db).await;
    let log = store.log(&damaged).await.unwrap();
    let moved = log.iter().rfind(|entry| matches!(entry.event, Event::Stashed(_) | Event::Played(_))).unwrap().clone();
    let (table, first) = (damaged.as_str().into(), log.len() as u64 + 1);
    let entries = vec![table::LogEntry { at: log[log.len() - 1].at, ..moved }];
    store.append(AppendRequest { table, first, entries, ..AppendRequest::default() }).await.unwrap();
    store.close().await;
    drop(store);

    let host = TestServer::run(folder, config.clone()).await;
    let guest = server::client::Client::at(&host.url, &key);
    let mut player = FirstLegalPlayer::new(&guest, &fine).await;
    soon("the other match", player.play_on()).await;
    assert!(guest.socket(&damaged).await.is_err(), "it is not served");
    drop(player);
    let _folder = host.stop().await;
    let store = open_store(&config.db).await;
    assert_eq!(store.log(&damaged).await.unwrap().len() as u64, first, "it is not deleted");
}
