//! One damaged table is set aside, and everything else is served.

use protocol::{JoinRequest, NewTable};
use rules::{Length, Rules};
use store::{AppendRequest, Store};
use table::Event;
use testkit::server::quick;
use testkit::{FirstLegalPlayer, TestServer, soon};

fn solo() -> NewTable {
    let rules = Rules { length: Length::Rounds(1), ..Rules::default() };
    NewTable { rules, sit: Some(JoinRequest::default()), start: true, ..NewTable::default() }
}

/// A store whose lock a server has just let go.
async fn reopened(place: &str) -> Store {
    soon("the lock of the store", async {
        loop {
            match Store::open(place).await {
                Err(store::StoreError::InUse(_)) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
                opened => return opened.unwrap(),
            }
        }
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_an_impossible_log_does_not_stop_the_server() {
    let host = TestServer::start().await;
    let guest = host.guest().await;
    let (damaged, fine) = (guest.open(&solo()).await.unwrap().table, guest.open(&solo()).await.unwrap().table);
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
    assert!(!folder.path().join("test.db-wal").exists(), "all of it is in the file");

    // A move stands in the log twice.
    let config = quick(&folder);
    let store = reopened(&config.db).await;
    let log = store.log(&damaged).await.unwrap();
    let moved =
        log.iter().rfind(|entry| matches!(entry.event, Event::Stashed { .. } | Event::Played { .. })).unwrap().clone();
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
    let store = reopened(&config.db).await;
    assert_eq!(store.log(&damaged).await.unwrap().len() as u64, first, "it is not deleted");
}
