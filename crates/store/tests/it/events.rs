//! The logs of tables.

use std::sync::Arc;

use store::StoreError;

use crate::common::{Location, append, away, on_each_store, opened};

on_each_store! {
    appended_lines_are_in_order_after_a_restart
    each_line_number_is_used_once
    a_conflict_in_a_shared_transaction_fails_only_its_own_append
    an_unreadable_log_is_listed_with_the_reason
}

async fn appended_lines_are_in_order_after_a_restart(location: Location) {
    let store = location.open().await;
    store.append(append("b", 1, vec![opened("b"), away(8)])).await.unwrap();
    store.append(append("a", 1, vec![opened("a")])).await.unwrap();
    store.append(append("b", 3, vec![away(9)])).await.unwrap();
    drop(store);
    let store = location.open().await;
    let logs = store.open_tables().await.unwrap();
    assert_eq!(logs.iter().map(|log| log.table.as_str()).collect::<Vec<_>>(), ["a", "b"]);
    let entries = logs[1].entries.clone().unwrap();
    assert_eq!(entries, [opened("b"), away(8), away(9)]);
    assert_eq!(store.log("b").await.unwrap(), entries);
    assert_eq!(store.log("c").await.unwrap(), []);
}

async fn each_line_number_is_used_once(location: Location) {
    let store = location.open().await;
    store.append(append("a", 1, vec![opened("a"), away(2)])).await.unwrap();
    let twice = store.append(append("a", 2, vec![away(3), away(4)])).await;
    assert_eq!(twice, Err(StoreError::Conflict));
    assert_eq!(store.log("a").await.unwrap().len(), 2, "a refused append leaves nothing behind");
}

async fn a_conflict_in_a_shared_transaction_fails_only_its_own_append(location: Location) {
    let store = Arc::new(location.open().await);
    let tasks: Vec<_> = (0..200)
        .map(|index| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = format!("t{index:03}");
                store.append(append(&id, 1, vec![opened(&id)])).await.unwrap();
                // Every tenth table reuses a line number.
                let first = if index % 10 == 0 { 1 } else { 2 };
                store.append(append(&id, first, vec![away(5)])).await
            })
        })
        .collect();
    let mut conflicts = 0;
    for task in tasks {
        conflicts += usize::from(task.await.unwrap() == Err(StoreError::Conflict));
    }
    assert_eq!(conflicts, 20);
    let logs = store.open_tables().await.unwrap();
    assert_eq!(logs.iter().filter(|log| log.entries.as_ref().is_ok_and(|entries| entries.len() == 2)).count(), 180);
}

async fn an_unreadable_log_is_listed_with_the_reason(location: Location) {
    let store = location.open().await;
    for id in ["damaged", "fine", "gap"] {
        store.append(append(id, 1, vec![opened(id), away(8), away(9)])).await.unwrap();
    }
    store.close().await;
    let damage = "UPDATE events SET line = '{\"e\":\"stash\",\"s\":\"RQ\"}' WHERE table_id = 'damaged' AND n = 2";
    let gap = "DELETE FROM events WHERE table_id = 'gap' AND n = 2";
    location.run_sql(&[damage, gap]).await;
    drop(store);
    let store = location.open().await;
    let logs = store.open_tables().await.unwrap();
    let reason = |index: usize| logs[index].entries.as_ref().unwrap_err().to_string();
    assert_eq!(logs.iter().map(|log| log.table.as_str()).collect::<Vec<_>>(), ["damaged", "fine", "gap"]);
    assert!(reason(0).starts_with("line 2 of the log cannot be read"), "{}", reason(0));
    assert!(!reason(0).contains("RQ"), "no card is repeated: {}", reason(0));
    assert_eq!(logs[1].entries.as_ref().unwrap().len(), 3);
    assert_eq!(reason(2), "line 2 of the log is missing");
}
