//! Databases written by released versions still open, and their tables can be continued.
//!
//! Each `databases/schema-N.db` was written by [`a_database_can_be_written`] in a version whose schema version is N. A
//! released database is never rewritten: a new schema gets a new file beside it, and all files stay in [`NAMES`]. To
//! write the file of the current schema before its release:
//!
//! ```text
//! QYRSQYRS_BLESS=1 cargo test -p server --test it database -- --include-ignored
//! ```

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::http;
use crate::old_database::{Opened, folder, old_database_config, open, player_of};
use learn::daily;
use rules::fair_deal::{self, Entropy, Secret, ShuffleInputs};
use rules::record::Record;
use rules::{Action, Deal, Length, PerSeat, PlayerCount, Round, RoundPoint, Rules, Seat};
use server::client::Client;
use sqlx::{Connection, SqliteConnection};
use store::{AppendRequest, DailyAttempt, FinishedMatch, RetentionPolicy, Store};
use table::{BotLevel, FixedDeals, FixedDealsKind, Input, LogEntry, PlayerId, Settings, Stage, Table, TimeControl};
use testkit::assert_golden;
use testkit::server::{open_store, quick};
use testkit::{FirstLegalPlayer, TestServer};

/// All databases.
const NAMES: &[&str] = &["schema-3", "schema-4"];

/// The database of the current version.
const PRESENT: &str = "schema-4";

/// When the first table was opened, in milliseconds since 1970: at noon on 31 January 2026.
const NOON: u64 = 1_769_860_800_000;

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// A table in virtual time, and its log.
struct Log {
    table: Table,
    entries: Vec<LogEntry>,
    now: u64,
    secrets: u8,
    daily: Option<DailyAttempt>,
}

impl Log {
    fn open(id: &str, settings: Settings, host: PlayerId) -> Log {
        // The longest grace period, so that slow machines get no stand-ins.
        let settings = Settings { reconnect_grace: 3_600_000, ..settings };
        let (table, event) = Table::open(NOON, id, settings, host).unwrap();
        Log { table, entries: vec![LogEntry { at: NOON, event }], now: NOON, secrets: 0, daily: None }
    }

    fn put(&mut self, input: Input) {
        self.now += 1_000;
        let Log { table, entries, now: at, .. } = self;
        table.handle(*at, input, |_, event| entries.push(LogEntry { at: *at, event: event.clone() })).unwrap();
        if self.table.needs_secret() {
            self.secrets += 1;
            self.put(Input::Commit(Secret([self.secrets; 32])));
        }
    }

    fn sit(&mut self, player: PlayerId, name: &str) {
        self.put(Input::Sit { player, name: name.into(), seat: None });
    }

    /// All people sit down, the match starts, and they are ready.
    fn start(&mut self, people: &[(PlayerId, &str)]) {
        people.iter().for_each(|(player, name)| self.sit(*player, name));
        self.put(Input::Start { by: people[0].0 });
        for (index, (player, _)) in people.iter().enumerate() {
            let seat = self.table.seat_of(*player).unwrap();
            if self.table.stage() == Stage::Waiting {
                self.put(Input::Ready { seat, entropy: Some(Entropy([index as u8; 16])) });
            }
        }
    }

    fn first_legal(&self, seat: Seat) -> Action {
        let view = self.table.view(seat).unwrap();
        view.action(view.legal().first().unwrap())
    }

    fn bot_moves(&mut self) -> bool {
        let wanted = self.table.bot_turns().next();
        let Some((seat, _)) = wanted else { return false };
        let (action, number) = (self.first_legal(seat), self.table.pending_since(seat).unwrap());
        self.put(Input::BotMove { seat, action, seq: number });
        true
    }

    fn steps(&mut self, count: usize) {
        for _ in 0..count {
            if !self.bot_moves() {
                let seat = self.table.players().seats().find(|seat| self.table.pending_since(*seat).is_some()).unwrap();
                let (action, number) = (self.first_legal(seat), self.table.seq());
                self.put(Input::Move { seat, action, seq: number });
            }
        }
    }

    fn play_round(&mut self) {
        while self.table.stage() == Stage::Playing {
            self.steps(1);
        }
    }

    fn record(&self) -> Record {
        Record { started: Some("2026-01-31T12:00:00Z".to_owned()), ..self.table.record() }
    }

    /// Stores the log, and the match if it is finished.
    async fn store(self, store: &Store) {
        let people =
            self.table.seats().iter_with_seat().filter_map(|(seat, chair)| Some((chair.human()?.id, Some(seat))));
        let finished = (self.table.stage() == Stage::Finished).then(|| {
            let (id, host) = (self.table.match_id(), self.table.host());
            FinishedMatch::new(id, host, people.collect(), self.now, &self.record())
        });
        let table: Arc<str> = self.table.id().into();
        let entries = self.entries;
        let append = AppendRequest { table, first: 1, entries, finished, daily: self.daily, closed: false };
        store.append(append).await.unwrap();
    }
}

fn settings(players: PlayerCount, bots: &[(u8, BotLevel)]) -> Settings {
    let rules = Rules { players, length: Length::Rounds(1), ..Rules::default() };
    let mut settings = Settings::new(rules);
    bots.iter().for_each(|(index, level)| settings.bots[seat(*index)] = Some(*level));
    settings
}

/// A finished match of two people and two bots.
fn finished(ada: PlayerId, ben: PlayerId) -> Log {
    let bots = [(2, BotLevel::Strong), (3, BotLevel::Easy)];
    let mut log = Log::open("finished0000", settings(PlayerCount::Four, &bots), ada);
    log.start(&[(ada, "Ada"), (ben, "Ben")]);
    log.play_round();
    log
}

/// A table at which the bots have stashed and the two people have not.
fn stashing(ada: PlayerId, ben: PlayerId) -> Log {
    let bots = [(2, BotLevel::Easy), (3, BotLevel::Medium)];
    let settings = Settings { spectators: true, ..settings(PlayerCount::Four, &bots) };
    let mut log = Log::open("stashing0000", settings, ada);
    log.start(&[(ada, "Ada"), (ben, "Ben")]);
    while log.bot_moves() {}
    log
}

/// A table in the middle of a trick.
fn running(ada: PlayerId, ben: PlayerId) -> Log {
    let mut log = Log::open("running00000", settings(PlayerCount::Three, &[(2, BotLevel::Medium)]), ada);
    log.start(&[(ada, "Ada"), (ben, "Ben")]);
    log.steps(3 + 4);
    log
}

/// A table with one person, who has not stashed, and two bots, who have.
fn solo(ada: PlayerId) -> Log {
    let bots = [(1, BotLevel::Easy), (2, BotLevel::Medium)];
    let mut log = Log::open("solo00000000", settings(PlayerCount::Three, &bots), ada);
    log.start(&[(ada, "Ada")]);
    while log.bot_moves() {}
    log
}

fn lobby(ada: PlayerId) -> Log {
    let clock = TimeControl::PerMove(30_000);
    let settings = Settings { clock, listed: true, spectators: true, ..settings(PlayerCount::Four, &[]) };
    let mut log = Log::open("lobby0000000", settings, ada);
    log.sit(ada, "Ada");
    log.put(Input::SeatBot { by: ada, seat: seat(3), level: BotLevel::Expert });
    log
}

fn with_cards(id: &str, cards: FixedDeals, rules: Rules, me: Seat, level: BotLevel, ada: PlayerId) -> Log {
    let mut settings = Settings::new(cards.rules(rules));
    for other in rules.players.seats().filter(|other| *other != me) {
        settings.bots[other] = Some(level);
    }
    let mut log = Log::open(id, Settings { deal_source: cards.into(), ..settings }, ada);
    log.start(&[(ada, "Ada")]);
    log
}

/// A table that continues the finished match from its tenth card.
fn what_if(finished: &Table, ada: PlayerId) -> Log {
    let record = finished.record();
    let round: &Round = &record.rounds[0];
    let me = round.tricks()[2].plays().nth(1).unwrap().0;
    let cards = FixedDeals::from_position("finished0000-1", 7, &round.truncated(RoundPoint::Plays(9)));
    with_cards("whatif000000", cards, record.rules, me, BotLevel::Easy, ada)
}

/// A table with two deals of another match, of which the first round is finished.
fn same_cards(ada: PlayerId) -> Log {
    let deal = |round: u32| -> Deal {
        let entropy = PerSeat::filled(PlayerCount::Three, None);
        let ingredients = ShuffleInputs { match_id: "elsewhere-1".to_owned(), round, entropy };
        fair_deal::deal(PlayerCount::Three, seat(round as u8), &Secret([9; 32]), &ingredients)
    };
    let cards = FixedDeals::deals(FixedDealsKind::SameCards, "elsewhere-1", 11, vec![deal(0), deal(1)]).unwrap();
    let rules = Rules { players: PlayerCount::Three, ..Rules::default() };
    let mut log = with_cards("samecards000", cards, rules, seat(1), BotLevel::Easy, ada);
    log.play_round();
    log
}

const DAY: &str = "2026-01-31";

fn daily_deal(ada: PlayerId) -> Log {
    let cards = FixedDeals::deals(FixedDealsKind::Daily, DAY, daily::seed(DAY), daily::deals(DAY)).unwrap();
    let mut log = with_cards("daily0000000", cards, daily::rules(), daily::SEAT, BotLevel::Strong, ada);
    log.steps(7);
    log.daily = Some(DailyAttempt { day: DAY.to_owned(), player: ada });
    log
}

/// Fills the store with everything except the finished match.
async fn fill(store: &Store, ada: PlayerId, ben: PlayerId) {
    let record = finished(ada, ben).record();
    let finished_table = finished(ada, ben).table;
    for log in [stashing(ada, ben), running(ada, ben), solo(ada), lobby(ada)] {
        log.store(store).await;
    }
    for log in [what_if(&finished_table, ada), same_cards(ada), daily_deal(ada)] {
        log.store(store).await;
    }
    let daily = Some(DailyAttempt { day: DAY.to_owned(), player: ben });
    let (table, entries) = ("daily1111111".into(), Vec::new());
    store.append(AppendRequest { table, first: 1, entries, daily, ..AppendRequest::default() }).await.unwrap();
    store.score_daily(DAY, "daily1111111-1", 77).await.unwrap();
    let imported = FinishedMatch::new("imported-1".to_owned(), ben, vec![(ben, None)], NOON - 1, &record);
    assert_eq!(store.save_matches(&[imported]).await, Ok(1));
    let policy = RetentionPolicy { max: 10, not_before: 0 };
    store.save_upload("sha256-0123", NOON, &record.to_string(), policy).await.unwrap();
}

async fn request_analysis(ada: &Client) {
    let path = "/matches/finished0000-1";
    assert_eq!(http::post(ada, &format!("{path}/analyse"), "").await.status, 303);
    while http::get(ada, path).await.body.contains("data-again") {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Writes the database to one small file. A copy of the file alone could lack the content of the write-ahead log.
async fn write_copy(db: &str, copy: &Path) {
    let mut connection = SqliteConnection::connect(&format!("sqlite://{db}")).await.unwrap();
    sqlx::query("VACUUM INTO ?").bind(copy.to_str().unwrap()).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "waits for the coach, which is slow"]
async fn a_database_can_be_written() {
    let host = TestServer::start_with(old_database_config).await;
    let keys = [host.guest().await.key().to_owned(), host.guest().await.key().to_owned()];
    let place = host.stop().await;
    let config = old_database_config(quick(&place));
    let (ada, ben) = (player_of(&keys[0]), player_of(&keys[1]));
    finished(ada, ben).store(&open_store(&config.db).await).await;
    let host = TestServer::run(place, config.clone()).await;
    request_analysis(&Client::at(&host.url, &keys[0])).await;
    let place = host.stop().await;
    // No server stops cleanly after this, so the people are still at their tables, as after a crash.
    fill(&open_store(&config.db).await, ada, ben).await;
    let copy = place.path().join("copy.db");
    write_copy(&config.db, &copy).await;
    assert!(std::fs::metadata(&copy).unwrap().len() < 300 << 10, "small enough for the repository");
    if std::env::var_os(testkit::golden::BLESS).is_some() {
        std::fs::copy(&copy, folder().join(PRESENT).with_extension("db")).unwrap();
        std::fs::write(folder().join(PRESENT).with_extension("keys"), keys.join("\n") + "\n").unwrap();
    }
}

async fn get(client: &Client, path: &str) -> String {
    let response = http::get(client, path).await;
    assert_eq!(response.status, 200, "{path}: {}", response.body);
    response.body
}

const TABLES: [&str; 8] = [
    "finished0000",
    "stashing0000",
    "running00000",
    "solo00000000",
    "lobby0000000",
    "whatif000000",
    "samecards000",
    "daily0000000",
];

/// What one person sees of every table. Requesting the state marks them as present, so each person gets a separate
/// copy.
async fn seen_by(name: &str, database: &str) -> Vec<String> {
    let Opened { host, ada, ben } = open(database).await;
    let client = match name {
        "Ada" => ada,
        "Ben" => ben,
        _ => Client::at(&host.url, ""),
    };
    let mut seen = Vec::new();
    for table in TABLES {
        let answer = client.request("GET", &format!("/api/tables/{table}"), "", "").await.unwrap();
        let body = if answer.status == 200 { answer.body } else { String::new() };
        seen.push(format!("{table}, {name}: {} {body}\n", answer.status));
    }
    host.stop().await;
    seen
}

async fn everything(database: &str, Opened { ada, ben, .. }: &Opened) -> String {
    let mut text = String::new();
    let seen = [seen_by("Ada", database).await, seen_by("Ben", database).await, seen_by("nobody", database).await];
    for index in 0..TABLES.len() {
        text.extend(seen.iter().map(|seen| seen[index].as_str()));
    }
    for (name, client) in [("Ada", ada), ("Ben", ben)] {
        writeln!(text, "matches, {name}: {}", get(client, "/api/matches").await).unwrap();
        let listed: protocol::TableList = client.get("/api/tables").await.unwrap();
        let names = |tables: &[protocol::TableInfo]| {
            let mut names: Vec<String> = tables.iter().map(|table| table.table.clone()).collect();
            names.sort_unstable();
            names.join(" ")
        };
        writeln!(text, "tables, {name}: open {}, own {}", names(&listed.open), names(&listed.yours)).unwrap();
    }
    for id in ["finished0000-1", "imported-1"] {
        writeln!(text, "{id}: {}", get(ada, &format!("/api/matches/{id}")).await).unwrap();
    }
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_database_opens_with_all_its_data() {
    for name in NAMES {
        let opened = open(name).await;
        assert_golden!(format!("databases/{name}_golden.txt"), everything(name, &opened).await);
        let looked_back = get(&opened.ada, "/matches/finished0000-1").await;
        assert!(looked_back.contains("class=\"decisions\"") && !looked_back.contains("ask-coach"), "the analysis");
        assert!(get(&opened.ada, "/matches/sha256-0123").await.contains("ask-coach"));
        let list = get(&opened.ada, "/matches").await;
        assert!(list.contains("/matches/finished0000-1\"") && list.contains("id=\"figures\""), "{list}");
        assert!(get(&opened.ben, "/matches").await.contains("/matches/imported-1\""));
        opened.host.stop().await;
    }
}

/// Ada and Ben continue their matches. The bots make the same choices as in the old version, so the records are known.
#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_an_old_database_can_be_continued() {
    for name in NAMES {
        let opened = open(name).await;
        let (ada, ben) = (&opened.ada, &opened.ben);
        for table in ["solo00000000", "whatif000000"] {
            FirstLegalPlayer::new(ada, table).await.play_on().await;
        }
        for table in ["stashing0000", "running00000"] {
            let (mut first, mut second) =
                (FirstLegalPlayer::new(ada, table).await, FirstLegalPlayer::new(ben, table).await);
            tokio::join!(first.play_on(), second.play_on());
        }
        let mut text = String::new();
        for table in ["solo00000000", "whatif000000", "stashing0000", "running00000"] {
            writeln!(text, "{table}: {}", get(ada, &format!("/api/matches/{table}-1")).await).unwrap();
        }
        assert_golden!(format!("databases/{name}_records_golden.txt"), text);
        let mut daily = FirstLegalPlayer::new(ada, "daily0000000").await;
        while daily.moves == 0 {
            let message = daily.next().await.expect("the match goes on");
            daily.answer(&message).await;
        }
        let lobby = ben.join("lobby0000000", "Ben").await.unwrap();
        assert_eq!(lobby.seat, Some(seat(1)));
        opened.host.stop().await;
    }
}
