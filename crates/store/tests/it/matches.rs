//! Finished matches, analyses, uploads and daily deals.

use rules::Seat;
use store::{AppendRequest, DailyAttempt, FinishedMatch, RetentionPolicy, Store, StoreError};
use table::{Event, LogEntry, PlayerId};

use crate::common::{GUEST, HOST, Location, append, finished, on_each_store, opened, played};

on_each_store! {
    finished_matches_are_listed_and_only_their_host_deletes_them
    an_analysis_is_kept_as_long_as_its_match
    uploads_are_evicted_by_age_and_number
    an_imported_match_is_stored_once_and_kept_until_its_host_removes_it
    only_the_first_attempt_at_a_daily_deal_counts
    daily_attempts_of_one_player_on_many_days
    a_list_has_summaries_and_pages_with_records
    remove_matches_clears_a_list
}

async fn finished_matches_are_listed_and_only_their_host_deletes_them(location: Location) {
    let store = location.open().await;
    let over = LogEntry { at: 9, event: Event::MatchOver };
    store.append(append("a", 1, vec![opened("a")])).await.unwrap();
    let ends = AppendRequest { finished: Some(finished("a-1", 50)), ..append("a", 2, vec![over.clone()]) };
    store.append(ends).await.unwrap();
    let closes = AppendRequest { finished: Some(finished("a-2", 60)), closed: true, ..append("a", 3, vec![over]) };
    store.append(closes).await.unwrap();
    assert_eq!(store.open_tables().await.unwrap(), [], "a closed table leaves no log");
    assert_eq!(store.record("a-1").await.unwrap().as_deref(), Some("{\"x-a-1\":1}"));
    let mine = store.matches_of(GUEST).await.unwrap();
    assert_eq!(mine.iter().map(|kept| (kept.id.as_str(), kept.at)).collect::<Vec<_>>(), [("a-2", 60), ("a-1", 50)]);
    assert_eq!(store.records_after("a-1", 10).await.unwrap(), [("a-2".to_owned(), "{\"x-a-2\":1}".to_owned())]);
    assert!(!store.delete_match("a-1", GUEST).await.unwrap());
    assert!(store.delete_match("a-1", HOST).await.unwrap());
    assert!(!store.delete_match("a-1", HOST).await.unwrap());
    assert_eq!(store.record("a-1").await.unwrap(), None);
    assert_eq!(store.matches_of(GUEST).await.unwrap().len(), 1);
}

async fn an_analysis_is_kept_as_long_as_its_match(location: Location) {
    let store = location.open().await;
    let over = LogEntry { at: 9, event: Event::MatchOver };
    let ends = AppendRequest { finished: Some(finished("a-1", 50)), ..append("a", 1, vec![opened("a"), over]) };
    store.append(ends).await.unwrap();
    assert_eq!(store.analysis("a-1").await.unwrap(), None);
    store.save_analysis("a-1", 60, "first").await.unwrap();
    store.save_analysis("a-1", 70, "second").await.unwrap();
    drop(store);
    let store = location.open().await;
    assert_eq!(store.analysis("a-1").await.unwrap().as_deref(), Some("second"));
    assert!(store.delete_match("a-1", HOST).await.unwrap());
    assert_eq!(store.analysis("a-1").await.unwrap(), None);
}

async fn uploads_are_evicted_by_age_and_number(location: Location) {
    let store = location.open().await;
    let room = |not_before| RetentionPolicy { max: 2, not_before };
    store.save_upload("sha256-a", 10, "A", room(0)).await.unwrap();
    store.save_analysis("sha256-a", 10, "on A").await.unwrap();
    store.save_upload("sha256-b", 20, "B", room(0)).await.unwrap();
    store.save_upload("sha256-a", 30, "A", room(0)).await.unwrap();
    assert_eq!(store.upload("sha256-a").await.unwrap().as_deref(), Some("A"), "uploading again extends the time");
    store.save_upload("sha256-c", 40, "C", room(0)).await.unwrap();
    assert_eq!(store.upload("sha256-b").await.unwrap(), None, "the oldest is evicted");
    assert_eq!(store.analysis("sha256-a").await.unwrap().as_deref(), Some("on A"));
    store.save_upload("sha256-d", 50, "D", room(35)).await.unwrap();
    assert_eq!(store.upload("sha256-a").await.unwrap(), None, "uploads that are too old are deleted");
    assert_eq!(store.analysis("sha256-a").await.unwrap(), None, "and so is its analysis");
    assert_eq!(store.upload("sha256-c").await.unwrap().as_deref(), Some("C"));
    store.save_analysis("x-1", 10, "on a match").await.unwrap();
    store.save_upload("sha256-e", 60, "E", room(35)).await.unwrap();
    assert_eq!(store.analysis("x-1").await.unwrap().as_deref(), Some("on a match"), "matches are not affected");
}

async fn an_imported_match_is_stored_once_and_kept_until_its_host_removes_it(location: Location) {
    let store = location.open().await;
    assert_eq!(store.save_matches(&[finished("i-1", 5)]).await, Ok(1));
    assert_eq!(store.save_matches(&[finished("i-1", 6)]).await, Ok(0), "already stored");
    let kept = store.matches_of(HOST).await.unwrap();
    assert_eq!(kept.iter().map(|kept| (kept.at, kept.seat)).collect::<Vec<_>>(), [(5, Some(Seat::S2))]);
    assert_eq!(store.matches_of(GUEST).await.unwrap()[0].seat, None);
    assert!(store.remove_match("i-1", GUEST).await.unwrap());
    assert!(!store.remove_match("i-1", GUEST).await.unwrap());
    assert!(store.matches_of(GUEST).await.unwrap().is_empty());
    assert!(store.record("i-1").await.unwrap().is_some(), "the host still has it");
    assert!(store.remove_match("i-1", HOST).await.unwrap());
    assert_eq!(store.record("i-1").await.unwrap(), None);
}

async fn only_the_first_attempt_at_a_daily_deal_counts(location: Location) {
    let store = location.open().await;
    let day = "2026-11-16";
    let daily_match = async |player| store.daily_match(day, player).await.unwrap().map(|daily| daily.id);
    assert_eq!(daily_match(HOST).await, None);
    // Of two concurrent requests one opens the table, and the other fails with `SecondAttempt`.
    let (first, second) = tokio::join!(attempt(&store, "a", day, HOST), attempt(&store, "b", day, HOST));
    assert_eq!([&first, &second].iter().filter(|result| ***result == Err(StoreError::SecondAttempt)).count(), 1);
    let (opened, refused) = if first.is_ok() { ("a", "b") } else { ("b", "a") };
    assert_eq!(daily_match(HOST).await, Some(format!("{opened}-1")));
    assert_eq!(store.log(refused).await.unwrap(), [], "a second attempt leaves nothing behind");
    assert_eq!(attempt(&store, "c", day, GUEST).await, Ok(()));
    assert_eq!(attempt(&store, "d", "2026-11-17", HOST).await, Ok(()));
    assert_eq!(store.unscored_dailies(day, 10).await.unwrap(), [], "nobody has finished");
    store.save_matches(&[played(&format!("{opened}-1"), 5), played("c-1", 6)]).await.unwrap();
    let unscored = store.unscored_dailies(day, 10).await.unwrap();
    assert_eq!(unscored.len(), 2);
    assert_eq!(store.daily_match(day, GUEST).await.unwrap().unwrap().summary, played("c-1", 6).summary);
    store.score_daily(day, "c-1", 120).await.unwrap();
    store.score_daily(day, &format!("{opened}-1"), 95).await.unwrap();
    assert_eq!(store.unscored_dailies(day, 10).await.unwrap(), []);
    assert_eq!(store.daily_points(day).await.unwrap(), [95, 120]);
    assert!(store.daily_points("2026-11-17").await.unwrap().is_empty());
}

async fn daily_attempts_of_one_player_on_many_days(location: Location) {
    let store = location.open().await;
    let days: Vec<String> =
        (1..=12).flat_map(|month| (1..=28).map(move |day| format!("2026-{month:02}-{day:02}"))).collect();
    assert_eq!(store.daily_attempts(HOST, &days).await.unwrap(), []);
    for (table, day, player) in [
        ("a", "2026-11-16", HOST),
        ("b", "2026-11-17", HOST),
        ("c", "2026-11-17", GUEST),
        ("d", "2026-02-01", HOST),
        ("e", "2025-11-16", HOST),
    ] {
        attempt(&store, table, day, player).await.unwrap();
    }
    store.save_matches(&[played("a-1", 5), played("b-1", 6), played("c-1", 7)]).await.unwrap();
    store.score_daily("2026-11-16", "a-1", 95).await.unwrap();
    let attempts = store.daily_attempts(HOST, &days).await.unwrap();
    let told: Vec<_> = attempts.iter().map(|attempt| (&*attempt.day, &*attempt.id, attempt.points)).collect();
    assert_eq!(told, [("2026-02-01", "d-1", None), ("2026-11-16", "a-1", Some(95)), ("2026-11-17", "b-1", None)]);
    let summaries: Vec<_> = attempts.into_iter().map(|attempt| attempt.summary).collect();
    assert_eq!(summaries, [None, None, played("b-1", 6).summary], "only where the points are not stored");
    let latest_first: Vec<String> = days.into_iter().rev().collect();
    assert_eq!(store.daily_attempts(HOST, &latest_first).await.unwrap()[0].day, "2026-11-17");
    assert_eq!(store.daily_attempts(GUEST, &["2026-11-16".to_owned()]).await.unwrap(), []);
    assert_eq!(store.daily_attempts(HOST, &["'; --".to_owned()]).await.unwrap(), [], "not a day");
    assert_eq!(store.daily_attempts(HOST, &[]).await.unwrap(), []);
}

async fn a_list_has_summaries_and_pages_with_records(location: Location) {
    let store = location.open().await;
    let ends = AppendRequest { finished: Some(played("t-1", 30)), ..append("t", 1, vec![opened("t")]) };
    store.append(ends).await.unwrap();
    // Matches that ended at the same time are ordered by id.
    let others = [played("i-2", 20), played("i-1", 20), played("i-3", 10), finished("i-4", 5)];
    assert_eq!(store.save_matches(&others).await, Ok(4));
    let listed = store.matches_of(HOST).await.unwrap();
    let ids: Vec<&str> = listed.iter().map(|listed| listed.id.as_str()).collect();
    assert_eq!(ids, ["t-1", "i-1", "i-2", "i-3", "i-4"]);
    assert_eq!(listed[1].summary, played("i-1", 20).summary);
    assert_eq!(listed[1].summary.as_ref().unwrap().seats[1].name, "i-1");
    assert_eq!(listed[4].summary, None, "its record cannot be read");
    let mut pages = Vec::new();
    loop {
        let page = store.records_of(HOST, pages.last().map(|(listed, _)| listed), 2).await.unwrap();
        if page.is_empty() {
            break;
        }
        pages.extend(page);
    }
    assert_eq!(pages.iter().map(|(listed, _)| listed).collect::<Vec<_>>(), listed.iter().collect::<Vec<_>>());
    assert_eq!(pages[1].1, played("i-1", 20).record);
}

async fn remove_matches_clears_a_list(location: Location) {
    let store = location.open().await;
    let of_guest = FinishedMatch { host: GUEST, ..finished("g-1", 9) };
    store.save_matches(&[finished("h-1", 7), finished("h-2", 8), of_guest]).await.unwrap();
    store.save_analysis("h-1", 10, "on h-1").await.unwrap();
    store.remove_matches(HOST).await.unwrap();
    assert_eq!(store.matches_of(HOST).await.unwrap(), []);
    assert_eq!(store.record("h-1").await.unwrap(), None);
    assert_eq!(store.analysis("h-1").await.unwrap(), None);
    let left: Vec<String> = store.matches_of(GUEST).await.unwrap().into_iter().map(|listed| listed.id).collect();
    assert_eq!(left, ["g-1"], "a match of another host is kept");
}

/// Opens a table for an attempt at a daily deal.
async fn attempt(store: &Store, table: &str, day: &str, player: PlayerId) -> Result<(), StoreError> {
    let daily = Some(DailyAttempt { day: day.to_owned(), player });
    store.append(AppendRequest { daily, ..append(table, 1, vec![opened(table)]) }).await
}
