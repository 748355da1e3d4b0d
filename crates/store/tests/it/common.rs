//! Stores for tests, and test data.

use rules::record::Record;
use rules::{Card, Deal, Length, Phase, PlayerCount, Round, Rules, Seat};
use store::{AppendRequest, FinishedMatch, Store, StoreError};
use table::{Event, LogEntry, PlayerId, Settings};

pub(crate) const HOST: PlayerId = PlayerId([1; 16]);

pub(crate) const GUEST: PlayerId = PlayerId([2; 16]);

/// The location of a store that only one test uses.
pub(crate) struct Location {
    pub(crate) url: String,
    _folder: Option<tempfile::TempDir>,
}

pub(crate) fn sqlite() -> Location {
    let folder = tempfile::tempdir().unwrap();
    Location { url: folder.path().join("new/store.db").display().to_string(), _folder: Some(folder) }
}

pub(crate) fn postgres() -> Location {
    Location { url: testkit::postgres::new_database(), _folder: None }
}

impl Location {
    /// Opens the store. The writer task can hold the lock for a moment after the last handle is dropped.
    pub(crate) async fn try_open(&self) -> Result<Store, StoreError> {
        for _ in 0..500 {
            match Store::open(&self.url).await {
                Err(StoreError::InUse(_)) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
                opened => return opened,
            }
        }
        panic!("the store stays locked");
    }

    pub(crate) async fn open(&self) -> Store {
        self.try_open().await.unwrap()
    }

    /// Runs SQL on the database, bypassing the store.
    pub(crate) async fn run_sql(&self, statements: &[&'static str]) {
        if self.url.starts_with("postgres") {
            let pool = sqlx::PgPool::connect(&self.url).await.unwrap();
            for statement in statements {
                sqlx::query(*statement).execute(&pool).await.unwrap();
            }
            pool.close().await;
        } else {
            let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", self.url)).await.unwrap();
            for statement in statements {
                sqlx::query(*statement).execute(&pool).await.unwrap();
            }
            pool.close().await;
        }
    }
}

/// Turns each check into one test per kind of store.
macro_rules! on_each_store {
    ($($check:ident)*) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $check() {
                super::$check(crate::common::sqlite()).await;
            })*
        }

        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            #[ignore = "needs Postgres"]
            async fn $check() {
                super::$check(crate::common::postgres()).await;
            })*
        }
    };
}
pub(crate) use on_each_store;

pub(crate) fn opened(id: &str) -> LogEntry {
    let settings = Box::new(Settings::new(Rules::default()));
    LogEntry { at: 7, event: Event::Opened { id: id.into(), settings, host: HOST } }
}

pub(crate) fn append(table: &str, first: u64, entries: Vec<LogEntry>) -> AppendRequest {
    AppendRequest { table: table.into(), first, entries, ..AppendRequest::default() }
}

pub(crate) fn away(at: u64) -> LogEntry {
    LogEntry { at, event: Event::Away { seat: Seat::S1 } }
}

/// A match whose record cannot be read.
pub(crate) fn finished(id: &str, at: u64) -> FinishedMatch {
    let players = vec![(HOST, Some(Seat::S2)), (GUEST, None)];
    let record = format!("{{\"x-{id}\":1}}");
    FinishedMatch { id: id.to_owned(), host: HOST, players, at, record, summary: None }
}

/// A round in which every player plays their first legal card.
pub(crate) fn record(names: &[&str]) -> Record {
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

/// A match in the host's list only, with a readable record.
pub(crate) fn played(id: &str, at: u64) -> FinishedMatch {
    FinishedMatch::new(id.to_owned(), HOST, vec![(HOST, Some(Seat::S1))], at, &record(&["Ada", id, ""]))
}
