//! People who drop, come back, take back, talk, and restart the server.

mod common;

use common::{Host, Player, soon};
use rules::Seat;
use server::client::{Answer, Client};
use table::Reaction;
use wire::{ClockSetup, Command, Event, LengthSetup, NewTable, RulesSetup, Sit};

fn rules(players: u8, rounds: u32) -> RulesSetup {
    RulesSetup { players, length: LengthSetup::Rounds(rounds), ..RulesSetup::default() }
}

/// Hears messages until one fits, playing on with the others.
async fn until(player: &mut Player, what: &str, fits: impl Fn(&Event) -> bool) {
    soon(what, async {
        loop {
            let message = player.next().await.expect("the socket stays open");
            if fits(&message.event) {
                return player.answer(&message).await;
            }
            player.answer(&message).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_and_the_seat_is_taken_back_mid_match() {
    let host = Host::start().await;
    let (ada, ben) = (host.guest().await, host.guest().await);
    let table = ada.open(&NewTable { rules: rules(3, 2), ..NewTable::default() }).await.unwrap().table;
    ada.join(&table, "Ada").await.unwrap();
    ben.join(&table, "Ben").await.unwrap();
    let mut first = Player::new(&ada, &table).await;
    let mut second = Player::new(&ben, &table).await;
    first.send(Command::Start).await;
    until(&mut second, "a deal", |event| matches!(event, Event::Dealt { .. })).await;
    drop(second);
    let ben_sits = Seat::new(1);
    until(&mut first, "away", |event| *event == Event::Away { seat: ben_sits }).await;
    first.send(Command::StandIn { seat: ben_sits }).await;
    until(&mut first, "a stand-in", |event| *event == Event::StandIn { seat: ben_sits }).await;
    let bot_plays = |event: &Event| matches!(event, Event::Played(moved) if moved.by.as_deref() == Some("stand-in"));
    until(&mut first, "a move of the stand-in", bot_plays).await;
    let mut second = Player::new(&ben, &table).await;
    let back = tokio::spawn(async move {
        second.play_on().await;
        second
    });
    until(&mut first, "the return", |event| *event == Event::Back { seat: ben_sits }).await;
    first.play_on().await;
    assert!(soon("the other's match", back).await.unwrap().moves > 0, "who is back plays for themselves");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_goes_on_after_a_restart() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let sit = Some(Sit { name: "Ada".to_owned(), seat: None });
    let new = NewTable { rules: rules(4, 2), sit, start: true, ..NewTable::default() };
    let table = guest.open(&new).await.unwrap().table;
    let mut player = Player::new(&guest, &table).await;
    until(&mut player, "a trick", |event| matches!(event, Event::Played(moved) if moved.won.is_some())).await;
    let before = player.n;
    let folder = tokio::spawn(host.stop());
    let mut told = false;
    while let Some(message) = player.next().await {
        told |= matches!(&message.event, Event::Bye { code, again: Some(_), .. } if code == "restart");
    }
    assert!(told, "clients are told to come back");
    let folder = soon("the end", folder).await.unwrap();
    let config = common::quick(&folder);
    let host = Host::run(folder, config).await;
    let again = server::client::Client::arrive(&host.url).await.unwrap().with_key(guest.key());
    let mut player = Player::new(&again, &table).await;
    let first = player.next().await.unwrap();
    let Event::State(state) = &first.event else { panic!("{first:?}") };
    assert!(player.n >= before && state.stage == "playing" && state.you == Some(Seat::new(0)));
    player.answer(&first).await;
    player.play_on().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_taken_back() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let new = NewTable { rules: rules(4, 1), sit: Some(Sit::default()), start: true, ..NewTable::default() };
    let table = guest.open(&new).await.unwrap().table;
    let mut player = Player::new(&guest, &table).await;
    // The card for the chest, a card, and then the turn again: now everybody waits, and nothing comes in between.
    soon("own turn after a card", async {
        loop {
            let message = player.next().await.expect("the socket stays open");
            if matches!(&message.event, Event::Played(moved) if player.moves == 2 && !moved.legal.is_empty()) {
                return;
            }
            player.answer(&message).await;
        }
    })
    .await;
    let n = player.n;
    player.send(Command::Undo { n }).await;
    until(&mut player, "the state before", |event| match event {
        Event::State(state) => {
            state.round.as_ref().is_some_and(|round| round.hand.len() == 7 && !round.legal.is_empty())
        }
        _ => false,
    })
    .await;
    player.play_on().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_when_time_is_up() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let new = NewTable {
        rules: rules(4, 1),
        clock: ClockSetup::Move(1),
        sit: Some(Sit::default()),
        start: true,
        ..NewTable::default()
    };
    let table = guest.open(&new).await.unwrap().table;
    let mut player = Player::new(&guest, &table).await;
    let first = player.next().await.unwrap();
    player.answer(&first).await;
    let chosen = soon("a move by the clock", async {
        loop {
            let message = player.next().await.unwrap();
            if let Event::Stashed(moved) | Event::Played(moved) = message.event
                && moved.by.as_deref() == Some("clock")
            {
                return moved;
            }
        }
    })
    .await;
    assert_eq!(chosen.seat, Seat::new(0));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reactions_are_heard_and_can_be_muted() {
    let host = Host::start().await;
    let (ada, ben) = (host.guest().await, host.guest().await);
    let table = ada.open(&NewTable::default()).await.unwrap().table;
    ada.join(&table, "Ada").await.unwrap();
    ben.join(&table, "Ben").await.unwrap();
    let (mut first, mut second) = (Player::new(&ada, &table).await, Player::new(&ben, &table).await);
    first.send(Command::React { reaction: Reaction::Hello }).await;
    let said = |event: &Event| *event == Event::Reaction { seat: Seat::new(0), reaction: Reaction::Hello };
    until(&mut second, "hello", said).await;
    second.send(Command::Mute { seat: Seat::new(0), on: true }).await;
    until(&mut second, "done", |event| *event == Event::Done).await;
    tokio::time::sleep(std::time::Duration::from_millis(1_600)).await;
    first.send(Command::React { reaction: Reaction::Wow }).await;
    until(&mut first, "own wow", |event| matches!(event, Event::Reaction { reaction: Reaction::Wow, .. })).await;
    second.send(Command::Sync).await;
    let next = second.next().await.unwrap();
    assert!(matches!(next.event, Event::State(_)), "nothing was heard in between: {next:?}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_match_at_the_same_table_and_the_old_one_deleted() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let new = NewTable { rules: rules(3, 1), sit: Some(Sit::default()), start: true, ..NewTable::default() };
    let table = guest.open(&new).await.unwrap().table;
    let mut player = Player::new(&guest, &table).await;
    player.play_on().await;
    player.send(Command::Ready { entropy: None }).await;
    until(&mut player, "another match", |event| matches!(event, Event::Started { .. })).await;
    player.over = false;
    player.play_on().await;
    let matches: Vec<wire::MatchInfo> = guest.get("/api/matches").await.unwrap();
    assert_eq!(matches.len(), 2);
    let lines = guest.request("GET", "/api/matches.jsonl", "", "").await.unwrap().body;
    assert_eq!(lines.lines().filter(|line| line.parse::<rules::record::Record>().is_ok()).count(), 2);
    let path = format!("/api/matches/{table}-1");
    assert_eq!(host.guest().await.request("DELETE", &path, "", "").await.unwrap().status, 404, "not the host");
    assert_eq!(guest.request("DELETE", &path, "", "").await.unwrap().status, 204);
    assert_eq!(guest.request("GET", &path, "", "").await.unwrap().status, 404);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn listed_tables_are_listed_and_private_ones_are_not() {
    let host = Host::start().await;
    let (ada, ben) = (host.guest().await, host.guest().await);
    let open = ada.open(&NewTable { listed: true, ..NewTable::default() }).await.unwrap().table;
    let private = ada.open(&NewTable { sit: Some(Sit::default()), ..NewTable::default() }).await.unwrap().table;
    let listed: wire::Listed = ben.get("/api/tables").await.unwrap();
    assert_eq!(listed.open.iter().map(|info| &info.table).collect::<Vec<_>>(), [&open]);
    let own: wire::Listed = ada.get("/api/tables").await.unwrap();
    assert_eq!(own.yours.iter().map(|info| &info.table).collect::<Vec<_>>(), [&private]);
    host.stop().await;
}

/// What is in the page of a form that was posted.
async fn post(guest: &Client, path: &str, fields: &str) -> Answer {
    guest.request("POST", path, "content-type: application/x-www-form-urlencoded\r\n", fields).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_seat_of_the_table_can_be_taken() {
    let host = Host::start().await;
    let ada = host.guest().await;
    for (players, absent) in [(4, "4"), (3, "3")] {
        let new = NewTable { rules: rules(players, 1), sit: Some(Sit::default()), ..NewTable::default() };
        let table = ada.open(&new).await.unwrap().table;
        let (ben, sit) = (host.guest().await, format!("/t/{table}/sit"));
        for seat in [absent, "5", "6", "255", "256", "-1", "two"] {
            let answer = post(&ben, &sit, &format!("name=Ben&seat={seat}")).await;
            assert_eq!(answer.status, 409, "seat {seat} of {players}");
        }
        let state: serde_json::Value = ben.get(&format!("/api/tables/{table}")).await.unwrap();
        assert_eq!(state["you"], serde_json::Value::Null, "nobody was seated elsewhere");
        assert_eq!(post(&ben, &sit, "name=Ben&seat=2").await.status, 303);
        let cem = host.guest().await;
        assert_eq!(post(&cem, &sit, "name=Cem&seat=").await.status, 303, "the first free seat");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_cleaned_at_every_entrance() {
    let host = Host::start().await;
    let ada = host.guest().await;
    let name = " A\u{202E}d\u{200B}a \n\u{2067} L. ".to_owned();
    let new = NewTable { sit: Some(Sit { name, seat: None }), ..NewTable::default() };
    let table = ada.open(&new).await.unwrap().table;
    let (ben, cem) = (host.guest().await, host.guest().await);
    ben.join(&table, "\u{2066}Ben\u{FEFF}").await.unwrap();
    assert_eq!(post(&cem, &format!("/t/{table}/sit"), "name=C%E2%80%AEem&seat=").await.status, 303);
    let state: serde_json::Value = ada.get(&format!("/api/tables/{table}")).await.unwrap();
    let names: Vec<&str> = (0..3).map(|seat| state["seats"][seat]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ada L.", "Ben", "Cem"]);
    let kept = post(&ada, "/settings", "name=%E2%80%8FMi%E2%80%AEra").await;
    assert!(kept.headers.contains("name=Mira;"), "{}", kept.headers);
    host.stop().await;
}
