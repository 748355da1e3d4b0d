//! People who disconnect, come back, undo, react and play again, and a restart of the server.

use protocol::{ClientCommand, JoinRequest, NewTable, ServerEvent, Substitute};
use rules::PlayerCount::{Four, Three};
use rules::{Length, Rules, Seat};
use table::{Reaction, Stage, TimeControl};
use testkit::{FirstLegalPlayer, TestServer, solo_table, soon};

/// Plays until an event matches `fits`.
async fn until(player: &mut FirstLegalPlayer, what: &str, fits: impl Fn(&ServerEvent) -> bool) {
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
async fn a_bot_stands_in_until_the_player_returns() {
    let host = TestServer::start().await;
    let (ada, ben) = (host.guest().await, host.guest().await);
    let rules = Rules { players: Three, length: Length::Rounds(2), ..Rules::default() };
    let table = ada.open(&NewTable { rules, ..NewTable::default() }).await.unwrap().table;
    ada.join(&table, "Ada").await.unwrap();
    ben.join(&table, "Ben").await.unwrap();
    let mut first = FirstLegalPlayer::new(&ada, &table).await;
    let mut second = FirstLegalPlayer::new(&ben, &table).await;
    first.send(ClientCommand::Start).await;
    until(&mut second, "a deal", |event| matches!(event, ServerEvent::Dealt { .. })).await;
    drop(second);
    let ben_sits = Seat::S1;
    until(&mut first, "away", |event| *event == ServerEvent::Away { seat: ben_sits }).await;
    first.send(ClientCommand::StandIn { seat: ben_sits }).await;
    until(&mut first, "a stand-in", |event| *event == ServerEvent::StandIn { seat: ben_sits }).await;
    let bot_plays =
        |event: &ServerEvent| matches!(event, ServerEvent::Played(moved) if moved.by == Some(Substitute::StandIn));
    until(&mut first, "a move of the stand-in", bot_plays).await;
    let mut second = FirstLegalPlayer::new(&ben, &table).await;
    let back = tokio::spawn(async move {
        second.play_on().await;
        second
    });
    until(&mut first, "the return", |event| *event == ServerEvent::Back { seat: ben_sits }).await;
    first.play_on().await;
    assert!(soon("the other's match", back).await.unwrap().moves > 0, "a returning player moves again");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_continues_after_a_restart() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 2).await;
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    until(&mut player, "a trick", |event| matches!(event, ServerEvent::Played(moved) if moved.won.is_some())).await;
    let before = player.n;
    let folder = tokio::spawn(host.stop());
    let mut told = false;
    while let Some(message) = player.next().await {
        told |= matches!(&message.event, ServerEvent::Closing { code, retry_after_ms: Some(_), .. } if *code == protocol::ErrorCode::Restart);
    }
    assert!(told, "clients are told to reconnect");
    let folder = soon("the end", folder).await.unwrap();
    let config = testkit::server::quick(&folder);
    let host = TestServer::run(folder, config).await;
    let again = server::client::Client::arrive(&host.url).await.unwrap().with_key(guest.key());
    let mut player = FirstLegalPlayer::new(&again, &table).await;
    let first = player.next().await.unwrap();
    let ServerEvent::State(state) = &first.event else { panic!("{first:?}") };
    assert!(player.n >= before && state.stage == Stage::Playing && state.you == Some(Seat::S0));
    player.answer(&first).await;
    player.play_on().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_can_be_taken_back() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    // Stashes and plays a card, and waits for the next turn: now everybody waits for this player, so no event comes in
    // between.
    soon("own turn after a card", async {
        loop {
            let message = player.next().await.expect("the socket stays open");
            if matches!(&message.event, ServerEvent::Played(moved) if player.moves == 2 && !moved.legal.is_empty()) {
                return;
            }
            player.answer(&message).await;
        }
    })
    .await;
    let n = player.n;
    player.send(ClientCommand::Undo { n }).await;
    until(&mut player, "the state before", |event| match event {
        ServerEvent::State(state) => state.view().is_some_and(|view| view.hand.len() == 7 && !view.legal().is_empty()),
        _ => false,
    })
    .await;
    player.play_on().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_when_the_time_is_up() {
    let host = TestServer::start().await;
    let guest = host.guest().await;
    let new = NewTable { clock: TimeControl::PerMove(1_000), ..solo_table(Four, 1) };
    let table = guest.open(&new).await.unwrap().table;
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    let first = player.next().await.unwrap();
    player.answer(&first).await;
    let chosen = soon("a move by the clock", async {
        loop {
            let message = player.next().await.unwrap();
            if let ServerEvent::Stashed(moved) | ServerEvent::Played(moved) = message.event
                && moved.by == Some(Substitute::Clock)
            {
                return moved;
            }
        }
    })
    .await;
    assert_eq!(chosen.seat, Seat::S0);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_gets_reactions() {
    let host = TestServer::start().await;
    let (ada, ben) = (host.guest().await, host.guest().await);
    let table = ada.open(&NewTable::default()).await.unwrap().table;
    ada.join(&table, "Ada").await.unwrap();
    ben.join(&table, "Ben").await.unwrap();
    let (mut first, mut second) =
        (FirstLegalPlayer::new(&ada, &table).await, FirstLegalPlayer::new(&ben, &table).await);
    first.send(ClientCommand::React { reaction: Reaction::Hello }).await;
    let said = |event: &ServerEvent| *event == ServerEvent::Reaction { seat: Seat::S0, reaction: Reaction::Hello };
    until(&mut first, "own hello", said).await;
    until(&mut second, "hello", said).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_play_another_match_and_records_can_be_deleted() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Three, 1).await;
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    player.play_on().await;
    player.send(ClientCommand::Ready { entropy: None }).await;
    until(&mut player, "another match", |event| matches!(event, ServerEvent::Started { .. })).await;
    player.over = false;
    player.play_on().await;
    let matches: Vec<protocol::MatchInfo> = guest.get("/api/matches").await.unwrap();
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
async fn only_public_tables_are_listed() {
    let host = TestServer::start().await;
    let (ada, ben) = (host.guest().await, host.guest().await);
    let open = ada.open(&NewTable { listed: true, ..NewTable::default() }).await.unwrap().table;
    let private = ada.open(&NewTable { sit: Some(JoinRequest::default()), ..NewTable::default() }).await.unwrap().table;
    let listed: protocol::TableList = ben.get("/api/tables").await.unwrap();
    assert_eq!(listed.open.iter().map(|info| &info.table).collect::<Vec<_>>(), [&open]);
    let own: protocol::TableList = ada.get("/api/tables").await.unwrap();
    assert_eq!(own.yours.iter().map(|info| &info.table).collect::<Vec<_>>(), [&private]);
    host.stop().await;
}
