//! The database itself: schema versions, locks, files, a full disk.

use std::path::Path;

use store::{FinishedMatch, Store, StoreError, StoreOptions};

use crate::common::{HOST, Location, append, away, finished, on_each_store, opened, played, postgres, sqlite};

/// The schema version that this program writes.
const KNOWN: i64 = 4;

on_each_store! {
    the_signing_key_survives_a_restart
    values_are_set_replaced_and_deleted
    a_database_with_a_later_schema_is_refused
    a_migration_adds_summaries_to_old_matches
}

async fn the_signing_key_survives_a_restart(location: Location) {
    let store = location.open().await;
    let key = store.signing_key().await.unwrap();
    assert_eq!(store.signing_key().await.unwrap(), key);
    drop(store);
    assert_eq!(location.open().await.signing_key().await.unwrap(), key);
}

async fn values_are_set_replaced_and_deleted(location: Location) {
    let store = location.open().await;
    let key = store.signing_key().await.unwrap();
    for (name, value) in [("a:1", "one"), ("a:2", "two"), ("ab", "other"), ("a:1", "new")] {
        store.set_value(name, Some(value)).await.unwrap();
    }
    drop(store);
    let store = location.open().await;
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(store.values("a:").await.unwrap(), [pair("a:1", "new"), pair("a:2", "two")]);
    store.set_value("a:1", None).await.unwrap();
    assert_eq!(store.value("a:1").await.unwrap(), None);
    assert_eq!(store.value("a:2").await.unwrap().as_deref(), Some("two"));
    assert_eq!(store.signing_key().await.unwrap(), key);
}

async fn a_database_with_a_later_schema_is_refused(location: Location) {
    drop(location.open().await);
    location.run_sql(&["INSERT INTO schema_version (version) VALUES (1000)"]).await;
    let error = location.try_open().await.err();
    assert_eq!(error, Some(StoreError::TooNew { found: 1000, known: KNOWN }));
}

async fn a_migration_adds_summaries_to_old_matches(location: Location) {
    let store = location.open().await;
    let mut matches: Vec<FinishedMatch> = (0..205).map(|index| played(&format!("m-{index:03}"), index)).collect();
    matches.push(finished("broken", 500));
    store.save_matches(&matches).await.unwrap();
    let listed = store.matches_of(HOST).await.unwrap();
    store.close().await;
    drop(store);
    let statements = [
        "DROP INDEX matches_host",
        "ALTER TABLE matches DROP COLUMN summary",
        "DELETE FROM schema_version WHERE version > 3",
    ];
    location.run_sql(&statements).await;
    let store = location.open().await;
    assert_eq!(store.matches_of(HOST).await.unwrap(), listed);
    assert_eq!(listed.iter().filter(|listed| listed.summary.is_some()).count(), 205);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_first_version_is_migrated() {
    let location = sqlite();
    drop(location.open().await);
    drop(location.open().await);
    let statements = [
        "DROP TABLE analyses",
        "DROP TABLE pasted",
        "DROP TABLE daily",
        "ALTER TABLE match_players DROP COLUMN seat",
        "DROP INDEX matches_host",
        "ALTER TABLE matches DROP COLUMN summary",
        "DELETE FROM schema_version WHERE version > 1",
    ];
    location.run_sql(&statements).await;
    let store = location.open().await;
    store.save_analysis("a-1", 1, "kept").await.unwrap();
    assert_eq!(store.analysis("a-1").await.unwrap().as_deref(), Some("kept"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_an_error_and_corrupts_nothing() {
    let location = sqlite();
    let store = Store::open_with(&location.url, StoreOptions { max_bytes: Some(200_000), ..StoreOptions::default() })
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
    assert_eq!(store.check().await, Err(StoreError::Full), "reads work, writes do not");
    assert_eq!(store.log("a").await.unwrap().len() as u64, acknowledged);
    drop(store);
    let store = location.open().await;
    assert_eq!(store.log("a").await.unwrap().len() as u64, acknowledged);
    store.append(append("a", acknowledged + 1, vec![away(1)])).await.expect("it works again when there is space");
    assert_eq!(store.check().await, Ok(()));
}

#[tokio::test]
async fn a_second_server_cannot_open_the_same_file() {
    let location = sqlite();
    let store = location.open().await;
    assert!(matches!(Store::open(&location.url).await, Err(StoreError::InUse(_))));
    drop(store);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Postgres"]
async fn a_second_server_cannot_open_the_same_postgres_database() {
    let location = postgres();
    let store = location.open().await;
    let error = Store::open(&location.url).await.unwrap_err();
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    assert!(error.to_string().contains("another server is using the database"), "{error}");
    // An export may still open it for reading.
    let beside =
        Store::open_with(&location.url, StoreOptions { beside: true, ..StoreOptions::default() }).await.unwrap();
    assert_eq!(beside.records_after("", 1).await.unwrap(), []);
    drop((store, beside));
    location.open().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Postgres"]
async fn the_lock_is_taken_again_after_postgres_restarts() {
    let postgres = testkit::postgres::PostgresServer::new();
    let store = Store::open(&postgres.url()).await.unwrap();
    store.append(append("a", 1, vec![opened("a")])).await.unwrap();
    postgres.stop();
    postgres.start();
    // Nothing is appended until the lock has been taken again.
    let appended = async {
        // A conflict means that the line was written and the answer was lost.
        while !matches!(store.append(append("a", 2, vec![away(2)])).await, Ok(()) | Err(StoreError::Conflict)) {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(testkit::time_limit(60), appended).await.expect("the lock is taken again");
    // It takes a moment until the store notices that the lock is lost. Then it takes the lock again, and a second
    // server is refused.
    let refused = async {
        while !matches!(Store::open(&postgres.url()).await, Err(StoreError::InUse(_))) {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(testkit::time_limit(60), refused).await.expect("a second server is refused");
    drop(store);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Postgres"]
async fn concurrent_migrations_of_an_empty_postgres_database_succeed() {
    let location = postgres();
    let options = StoreOptions { beside: true, ..StoreOptions::default() };
    let opening: Vec<_> = (0..8)
        .map(|_| {
            let url = location.url.clone();
            tokio::spawn(async move { Store::open_with(&url, options).await })
        })
        .collect();
    for opened in opening {
        opened.await.unwrap().expect("they wait for each other");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Postgres"]
async fn a_hanging_postgres_database_is_an_error() {
    let location = postgres();
    let options = StoreOptions { answer_time: std::time::Duration::from_millis(300), ..StoreOptions::default() };
    let store = Store::open_with(&location.url, options).await.unwrap();
    store.append(append("a", 1, vec![opened("a")])).await.unwrap();
    let other = sqlx::PgPool::connect(&location.url).await.unwrap();
    let mut transaction = other.begin().await.unwrap();
    sqlx::query("LOCK TABLE events IN ACCESS EXCLUSIVE MODE").execute(&mut *transaction).await.unwrap();
    let waited = tokio::time::timeout(testkit::time_limit(60), store.append(append("a", 2, vec![away(2)]))).await;
    assert!(matches!(waited, Ok(Err(StoreError::Unavailable(_)))), "{waited:?}");
    transaction.rollback().await.unwrap();
    let lines = store.log("a").await.unwrap().len() as u64;
    store.append(append("a", lines + 1, vec![away(3)])).await.expect("it works again");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Postgres"]
async fn postgres_connects_over_tls() {
    let plain = testkit::postgres::PostgresServer::new();
    let error = Store::open(&format!("{}?sslmode=require", plain.url())).await.unwrap_err().to_string();
    assert!(error.contains("TLS") || error.contains("SSL"), "{error}");
    drop(plain);
    let encrypted = testkit::postgres::PostgresServer::with_tls();
    let store = Store::open(&format!("{}?sslmode=require", encrypted.url())).await.unwrap();
    store.append(append("a", 1, vec![opened("a")])).await.unwrap();
    // The test's certificate is self-signed, so verification must fail.
    assert!(Store::open(&format!("{}?sslmode=verify-full", encrypted.url())).await.is_err());
}

#[tokio::test]
async fn an_sqlite_file_can_be_read_and_copied_while_a_server_uses_it() {
    let location = sqlite();
    let options = StoreOptions { beside: true, ..StoreOptions::default() };
    assert!(matches!(Store::open_with(&location.url, options).await, Err(StoreError::InvalidLocation(_))));
    let store = location.open().await;
    store.append(append("a", 1, vec![opened("a"), away(2)])).await.unwrap();
    let key = store.signing_key().await.unwrap();
    let beside = Store::open_with(&location.url, options).await.unwrap();
    let copy = Path::new(&location.url).with_file_name("copy.db");
    beside.backup(&copy).await.unwrap();
    assert!(beside.backup(&copy).await.unwrap_err().to_string().contains("the file already exists"));
    assert!(beside.append(append("a", 3, vec![away(3)])).await.is_err(), "read-only");
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&copy).unwrap().permissions()) & 0o777,
        0o600
    );
    let copied = Store::open(copy.to_str().unwrap()).await.unwrap();
    assert_eq!(copied.log("a").await.unwrap(), store.log("a").await.unwrap());
    assert_eq!(copied.signing_key().await.unwrap(), key);
    assert!(copied.file_problems().await.unwrap().is_empty());
}

#[cfg(unix)]
#[tokio::test]
async fn a_second_server_cannot_open_the_same_file_through_a_link() {
    let location = sqlite();
    let store = location.open().await;
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&location.url, &link).unwrap();
    assert!(matches!(Store::open(link.to_str().unwrap()).await, Err(StoreError::InUse(_))));
    drop(store);
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let location = sqlite();
    let store = location.open().await;
    store.append(append("a", 1, vec![opened("a")])).await.unwrap();
    let mode = |path: &str| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for beside in ["", "-wal", "-shm", ".lock"] {
        assert_eq!(mode(&format!("{}{beside}", location.url)), 0o600, "{beside}");
    }
    assert_eq!(mode(Path::new(&location.url).parent().unwrap().to_str().unwrap()), 0o700);
}

#[tokio::test]
async fn a_closed_sqlite_file_is_complete_on_its_own() {
    let location = sqlite();
    let store = location.open().await;
    store.append(append("a", 1, vec![opened("a"), away(2)])).await.unwrap();
    store.close().await;
    assert!(!Path::new(&format!("{}-wal", location.url)).exists());
    assert!(store.append(append("a", 3, vec![away(3)])).await.is_err());
    let copy = sqlite();
    std::fs::create_dir_all(Path::new(&copy.url).parent().unwrap()).unwrap();
    std::fs::copy(&location.url, &copy.url).unwrap();
    assert_eq!(copy.open().await.log("a").await.unwrap().len(), 2);
}

#[tokio::test]
async fn an_unusable_location_is_an_error() {
    assert!(matches!(Store::open("/proc/nowhere/x.db").await, Err(StoreError::InvalidLocation(_))));
    assert!(Store::open("postgres://nobody@127.0.0.1:1/none").await.is_err());
}
