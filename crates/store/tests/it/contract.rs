//! The contract of the store, held by SQLite and by Postgres.
//!
//! Postgres is tested where `QYRSQYRS_TEST_POSTGRES` has the URL of a server on which databases can be made.

use std::sync::Arc;

use rules::record::Record;
use rules::{Card, Deal, Length, Phase, PlayerCount, Round, Rules, Seat};
use store::{AppendRequest, DailyAttempt, FinishedMatch, RetentionPolicy, Store, StoreError, StoreOptions};
use table::{Event, LogEntry, PlayerId, Settings};

const HOST: PlayerId = PlayerId([1; 16]);
/// The version of the schema that this program writes.
const KNOWN: i64 = 4;
const GUEST: PlayerId = PlayerId([2; 16]);

/// A place for a store that nobody else uses.
struct Place {
    url: String,
    _folder: Option<tempfile::TempDir>,
}

fn sqlite() -> Place {
    let folder = tempfile::tempdir().unwrap();
    Place { url: folder.path().join("new/store.db").display().to_string(), _folder: Some(folder) }
}

fn postgres() -> Place {
    Place { url: testkit::postgres::new_database(), _folder: None }
}

/// Makes each of these checks a test of each kind of store.
macro_rules! on_each_store {
    ($($check:ident)*) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $check() {
                super::$check(super::sqlite()).await;
            })*
        }

        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            #[ignore = "needs Postgres"]
            async fn $check() {
                super::$check(super::postgres()).await;
            })*
        }
    };
}

on_each_store! {
    what_was_appended_comes_back_in_order_after_a_restart
    a_number_is_used_once
    many_tables_share_a_transaction_and_a_bad_one_harms_no_other
    finished_matches_are_kept_listed_and_deleted_by_their_host_alone
    what_the_coach_said_is_kept_as_long_as_the_match
    records_from_elsewhere_are_kept_while_there_is_room
    the_signing_key_stays
    a_database_of_a_later_version_is_left_alone
    a_match_from_elsewhere_is_kept_once_and_leaves_the_lists_one_by_one
    the_first_attempt_at_the_cards_of_a_day_counts
    a_list_has_the_results_and_comes_in_pages_with_the_records
    matches_of_an_older_version_get_their_summaries
    a_whole_list_is_removed_at_once
    a_log_that_cannot_be_read_stands_among_the_others_with_the_reason
}

fn opened(id: &str) -> LogEntry {
    let settings = Box::new(Settings::new(Rules::default()));
    LogEntry { at: 7, event: Event::Opened { id: id.into(), settings, host: HOST } }
}

fn append(table: &str, first: u64, entries: Vec<LogEntry>) -> AppendRequest {
    AppendRequest { table: table.into(), first, entries, ..AppendRequest::default() }
}

fn away(at: u64) -> LogEntry {
    LogEntry { at, event: Event::Away { seat: Seat::S1 } }
}

/// A match whose record cannot be read.
fn finished(id: &str, at: u64) -> FinishedMatch {
    let players = vec![(HOST, Some(Seat::S2)), (GUEST, None)];
    let record = format!("{{\"x-{id}\":1}}");
    FinishedMatch { id: id.to_owned(), host: HOST, players, at, record, summary: None }
}

/// A round in which everybody plays their first legal card.
fn record(names: &[&str]) -> Record {
    let rules = Rules { players: PlayerCount::Three, length: Length::Rounds(1), ..Rules::default() };
    let mut round = Round::new(&rules, Deal::from_deck(rules.players, Seat::S0, &Card::ALL));
    while round.phase() != Phase::Over {
        let seat = rules.players.seats().find(|&seat| !round.legal(seat).is_empty()).unwrap();
        let view = round.view(seat);
        round.apply(seat, view.action(view.legal().first().unwrap())).unwrap();
    }
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    Record { rounds: vec![round], names: Some(names), ..Record::new(rules, vec!["host".to_owned(); 3]) }
}

/// A match of the host alone, whose record can be read.
fn played(id: &str, at: u64) -> FinishedMatch {
    FinishedMatch::new(id.to_owned(), HOST, vec![(HOST, Some(Seat::S1))], at, &record(&["Ada", id, ""]))
}

async fn what_was_appended_comes_back_in_order_after_a_restart(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    store.append(append("b", 1, vec![opened("b"), away(8)])).await.unwrap();
    store.append(append("a", 1, vec![opened("a")])).await.unwrap();
    store.append(append("b", 3, vec![away(9)])).await.unwrap();
    drop(store);
    let store = reopen(&place.url).await;
    let logs = store.open_tables().await.unwrap();
    assert_eq!(logs.iter().map(|log| log.table.as_str()).collect::<Vec<_>>(), ["a", "b"]);
    let entries = logs[1].entries.clone().unwrap();
    assert_eq!(entries, [opened("b"), away(8), away(9)]);
    assert_eq!(store.log("b").await.unwrap(), entries);
    assert_eq!(store.log("c").await.unwrap(), []);
}

/// The lock of an SQLite file goes with the last handle, which the writer's task holds for a moment longer.
async fn reopen(place: &str) -> Store {
    for _ in 0..500 {
        match Store::open(place).await {
            Err(StoreError::InUse(_)) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
            opened => return opened.unwrap(),
        }
    }
    panic!("the store stays locked");
}

async fn a_number_is_used_once(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    store.append(append("a", 1, vec![opened("a"), away(2)])).await.unwrap();
    let twice = store.append(append("a", 2, vec![away(3), away(4)])).await;
    assert_eq!(twice, Err(StoreError::Conflict));
    assert_eq!(store.log("a").await.unwrap().len(), 2, "a refused append leaves nothing behind");
}

async fn many_tables_share_a_transaction_and_a_bad_one_harms_no_other(place: Place) {
    let store = Arc::new(Store::open(&place.url).await.unwrap());
    let tasks: Vec<_> = (0..200)
        .map(|index| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = format!("t{index:03}");
                store.append(append(&id, 1, vec![opened(&id)])).await.unwrap();
                // Every tenth table writes a number twice.
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

async fn finished_matches_are_kept_listed_and_deleted_by_their_host_alone(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
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

async fn what_the_coach_said_is_kept_as_long_as_the_match(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    let over = LogEntry { at: 9, event: Event::MatchOver };
    let ends = AppendRequest { finished: Some(finished("a-1", 50)), ..append("a", 1, vec![opened("a"), over]) };
    store.append(ends).await.unwrap();
    assert_eq!(store.analysis("a-1").await.unwrap(), None);
    store.save_analysis("a-1", 60, "first").await.unwrap();
    store.save_analysis("a-1", 70, "second").await.unwrap();
    drop(store);
    let store = reopen(&place.url).await;
    assert_eq!(store.analysis("a-1").await.unwrap().as_deref(), Some("second"));
    assert!(store.delete_match("a-1", HOST).await.unwrap());
    assert_eq!(store.analysis("a-1").await.unwrap(), None);
}

async fn records_from_elsewhere_are_kept_while_there_is_room(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    let room = |not_before| RetentionPolicy { max: 2, not_before };
    store.save_upload("sha256-a", 10, "A", room(0)).await.unwrap();
    store.save_analysis("sha256-a", 10, "on A").await.unwrap();
    store.save_upload("sha256-b", 20, "B", room(0)).await.unwrap();
    store.save_upload("sha256-a", 30, "A", room(0)).await.unwrap();
    assert_eq!(store.upload("sha256-a").await.unwrap().as_deref(), Some("A"), "what is pasted again stays for longer");
    store.save_upload("sha256-c", 40, "C", room(0)).await.unwrap();
    assert_eq!(store.upload("sha256-b").await.unwrap(), None, "the one longest ago makes room");
    assert_eq!(store.analysis("sha256-a").await.unwrap().as_deref(), Some("on A"));
    store.save_upload("sha256-d", 50, "D", room(35)).await.unwrap();
    assert_eq!(store.upload("sha256-a").await.unwrap(), None, "what is too old goes");
    assert_eq!(store.analysis("sha256-a").await.unwrap(), None, "with what the coach said about it");
    assert_eq!(store.upload("sha256-c").await.unwrap().as_deref(), Some("C"));
    store.save_analysis("x-1", 10, "on a match").await.unwrap();
    store.save_upload("sha256-e", 60, "E", room(35)).await.unwrap();
    assert_eq!(store.analysis("x-1").await.unwrap().as_deref(), Some("on a match"), "matches are another matter");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_first_version_is_brought_forward() {
    let place = sqlite();
    drop(Store::open(&place.url).await.unwrap());
    drop(reopen(&place.url).await);
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", place.url)).await.unwrap();
    for statement in [
        "DROP TABLE analyses",
        "DROP TABLE pasted",
        "DROP TABLE daily",
        "ALTER TABLE match_players DROP COLUMN seat",
        "DROP INDEX matches_host",
        "ALTER TABLE matches DROP COLUMN summary",
        "DELETE FROM schema_version WHERE version > 1",
    ] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    pool.close().await;
    let store = reopen(&place.url).await;
    store.save_analysis("a-1", 1, "kept").await.unwrap();
    assert_eq!(store.analysis("a-1").await.unwrap().as_deref(), Some("kept"));
}

async fn the_signing_key_stays(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    let key = store.signing_key().await.unwrap();
    assert_eq!(store.signing_key().await.unwrap(), key);
    drop(store);
    assert_eq!(reopen(&place.url).await.signing_key().await.unwrap(), key);
}

async fn a_database_of_a_later_version_is_left_alone(place: Place) {
    drop(Store::open(&place.url).await.unwrap());
    let statement = "INSERT INTO schema_version (version) VALUES (1000)";
    if place.url.starts_with("postgres") {
        sqlx::query(statement).execute(&sqlx::PgPool::connect(&place.url).await.unwrap()).await.unwrap();
    } else {
        let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", place.url)).await.unwrap();
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    for _ in 0..500 {
        match Store::open(&place.url).await {
            Err(StoreError::InUse(_)) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
            result => {
                assert_eq!(result.err(), Some(StoreError::TooNew { found: 1000, known: KNOWN }));
                return;
            }
        }
    }
    panic!("the store stays locked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_corrupts_nothing() {
    let place = sqlite();
    let store = Store::open_with(&place.url, StoreOptions { max_bytes: Some(200_000), ..StoreOptions::default() })
        .await
        .unwrap();
    store.append(append("a", 1, vec![opened("a")])).await.unwrap();
    let mut acknowledged = 1;
    let error = loop {
        match store.append(append("a", acknowledged + 1, vec![away(acknowledged); 50])).await {
            Ok(()) => acknowledged += 50,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StoreError::Full);
    assert_eq!(store.log("a").await.unwrap().len() as u64, acknowledged);
    drop(store);
    let store = reopen(&place.url).await;
    assert_eq!(store.log("a").await.unwrap().len() as u64, acknowledged);
    store.append(append("a", acknowledged + 1, vec![away(1)])).await.expect("with room again it goes on");
}

#[tokio::test]
async fn a_second_server_cannot_open_the_same_file() {
    let place = sqlite();
    let store = Store::open(&place.url).await.unwrap();
    assert!(matches!(Store::open(&place.url).await, Err(StoreError::InUse(_))));
    drop(store);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Postgres"]
async fn a_second_server_cannot_open_the_same_postgres_database() {
    let place = postgres();
    let store = Store::open(&place.url).await.unwrap();
    let error = Store::open(&place.url).await.unwrap_err();
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    assert!(error.to_string().contains("another server is using the database"), "{error}");
    // To read from it, as an export does, is possible all the same.
    let beside = Store::open_with(&place.url, StoreOptions { beside: true, ..StoreOptions::default() }).await.unwrap();
    assert_eq!(beside.records_after("", 1).await.unwrap(), []);
    drop((store, beside));
    reopen(&place.url).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_second_server_cannot_open_the_same_file_through_a_link() {
    let place = sqlite();
    let store = Store::open(&place.url).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&place.url, &link).unwrap();
    assert!(matches!(Store::open(link.to_str().unwrap()).await, Err(StoreError::InUse(_))));
    drop(store);
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let place = sqlite();
    let store = Store::open(&place.url).await.unwrap();
    store.append(append("a", 1, vec![opened("a")])).await.unwrap();
    let mode = |path: &str| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for beside in ["", "-wal", "-shm", ".lock"] {
        assert_eq!(mode(&format!("{}{beside}", place.url)), 0o600, "{beside}");
    }
    assert_eq!(mode(std::path::Path::new(&place.url).parent().unwrap().to_str().unwrap()), 0o700);
}

#[tokio::test]
async fn a_closed_sqlite_file_is_complete_without_the_files_beside_it() {
    let place = sqlite();
    let store = Store::open(&place.url).await.unwrap();
    store.append(append("a", 1, vec![opened("a"), away(2)])).await.unwrap();
    store.close().await;
    assert!(!std::path::Path::new(&format!("{}-wal", place.url)).exists());
    assert!(store.append(append("a", 3, vec![away(3)])).await.is_err());
    let copy = sqlite();
    std::fs::create_dir_all(std::path::Path::new(&copy.url).parent().unwrap()).unwrap();
    std::fs::copy(&place.url, &copy.url).unwrap();
    assert_eq!(Store::open(&copy.url).await.unwrap().log("a").await.unwrap().len(), 2);
}

async fn a_log_that_cannot_be_read_stands_among_the_others_with_the_reason(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    for id in ["damaged", "fine", "gap"] {
        store.append(append(id, 1, vec![opened(id), away(8), away(9)])).await.unwrap();
    }
    store.close().await;
    let damage = "UPDATE events SET line = '{\"e\":\"stash\",\"s\":\"RQ\"}' WHERE table_id = 'damaged' AND n = 2";
    let gap = "DELETE FROM events WHERE table_id = 'gap' AND n = 2";
    let url = if place._folder.is_some() { format!("sqlite:{}", place.url) } else { place.url.clone() };
    for statement in [damage, gap] {
        if place._folder.is_some() {
            let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
            sqlx::query(statement).execute(&pool).await.unwrap();
            pool.close().await;
        } else {
            let pool = sqlx::PgPool::connect(&url).await.unwrap();
            sqlx::query(statement).execute(&pool).await.unwrap();
        }
    }
    drop(store);
    let store = reopen(&place.url).await;
    let logs = store.open_tables().await.unwrap();
    let reason = |index: usize| logs[index].entries.as_ref().unwrap_err().to_string();
    assert_eq!(logs.iter().map(|log| log.table.as_str()).collect::<Vec<_>>(), ["damaged", "fine", "gap"]);
    assert!(reason(0).starts_with("line 2 of the log cannot be read"), "{}", reason(0));
    assert!(!reason(0).contains("RQ"), "no card is repeated: {}", reason(0));
    assert_eq!(logs[1].entries.as_ref().unwrap().len(), 3);
    assert_eq!(reason(2), "line 2 of the log is missing");
}

#[tokio::test]
async fn a_place_that_cannot_be_is_said() {
    assert!(matches!(Store::open("/proc/nowhere/x.db").await, Err(StoreError::InvalidLocation(_))));
    assert!(Store::open("postgres://nobody@127.0.0.1:1/none").await.is_err());
}

async fn a_match_from_elsewhere_is_kept_once_and_leaves_the_lists_one_by_one(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    assert_eq!(store.save_matches(&[finished("i-1", 5)]).await, Ok(1));
    assert_eq!(store.save_matches(&[finished("i-1", 6)]).await, Ok(0), "it is there already");
    let kept = store.matches_of(HOST).await.unwrap();
    assert_eq!(kept.iter().map(|kept| (kept.at, kept.seat)).collect::<Vec<_>>(), [(5, Some(Seat::S2))]);
    assert_eq!(store.matches_of(GUEST).await.unwrap()[0].seat, None);
    assert!(store.remove_match("i-1", GUEST).await.unwrap());
    assert!(!store.remove_match("i-1", GUEST).await.unwrap());
    assert!(store.matches_of(GUEST).await.unwrap().is_empty());
    assert!(store.record("i-1").await.unwrap().is_some(), "its host still has it");
    assert!(store.remove_match("i-1", HOST).await.unwrap());
    assert_eq!(store.record("i-1").await.unwrap(), None);
}

/// Opens a table for an attempt at the cards of a day.
async fn attempt(store: &Store, table: &str, day: &str, player: PlayerId) -> Result<(), StoreError> {
    let daily = Some(DailyAttempt { day: day.to_owned(), player });
    store.append(AppendRequest { daily, ..append(table, 1, vec![opened(table)]) }).await
}

async fn the_first_attempt_at_the_cards_of_a_day_counts(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    let day = "2026-11-16";
    let daily_match = async |player| store.daily_match(day, player).await.unwrap().map(|daily| daily.id);
    assert_eq!(daily_match(HOST).await, None);
    // Two requests at the same time: one table is opened, and the other request learns of it.
    let (first, second) = tokio::join!(attempt(&store, "a", day, HOST), attempt(&store, "b", day, HOST));
    assert_eq!([&first, &second].iter().filter(|result| ***result == Err(StoreError::Conflict)).count(), 1);
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

async fn a_list_has_the_results_and_comes_in_pages_with_the_records(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    let ends = AppendRequest { finished: Some(played("t-1", 30)), ..append("t", 1, vec![opened("t")]) };
    store.append(ends).await.unwrap();
    // Two that ended at the same time are in the order of their names.
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

async fn run_sql(url: &str, statement: &'static str) {
    if url.starts_with("postgres") {
        let pool = sqlx::PgPool::connect(url).await.unwrap();
        sqlx::query(statement).execute(&pool).await.unwrap();
        pool.close().await;
    } else {
        let pool = sqlx::SqlitePool::connect(&format!("sqlite:{url}")).await.unwrap();
        sqlx::query(statement).execute(&pool).await.unwrap();
        pool.close().await;
    }
}

async fn matches_of_an_older_version_get_their_summaries(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    let mut matches: Vec<FinishedMatch> = (0..205).map(|index| played(&format!("m-{index:03}"), index)).collect();
    matches.push(finished("broken", 500));
    store.save_matches(&matches).await.unwrap();
    let listed = store.matches_of(HOST).await.unwrap();
    store.close().await;
    drop(store);
    for statement in [
        "DROP INDEX matches_host",
        "ALTER TABLE matches DROP COLUMN summary",
        "DELETE FROM schema_version WHERE version > 3",
    ] {
        run_sql(&place.url, statement).await;
    }
    let store = reopen(&place.url).await;
    assert_eq!(store.matches_of(HOST).await.unwrap(), listed);
    assert_eq!(listed.iter().filter(|listed| listed.summary.is_some()).count(), 205);
}

async fn a_whole_list_is_removed_at_once(place: Place) {
    let store = Store::open(&place.url).await.unwrap();
    let of_guest = FinishedMatch { host: GUEST, ..finished("g-1", 9) };
    store.save_matches(&[finished("h-1", 7), finished("h-2", 8), of_guest]).await.unwrap();
    store.save_analysis("h-1", 10, "on h-1").await.unwrap();
    store.remove_matches(HOST).await.unwrap();
    assert_eq!(store.matches_of(HOST).await.unwrap(), []);
    assert_eq!(store.record("h-1").await.unwrap(), None);
    assert_eq!(store.analysis("h-1").await.unwrap(), None);
    let left: Vec<String> = store.matches_of(GUEST).await.unwrap().into_iter().map(|listed| listed.id).collect();
    assert_eq!(left, ["g-1"], "another host's match stays with them");
}
