//! Whole matches over real sockets.

use protocol::{ClientCommand, NewTable, ServerEvent};
use rules::record::Record;
use rules::{Length, PlayerCount, Rules};
use table::BotLevel;
use testkit::{FirstLegalPlayer, TestServer, play_all, solo_table};

fn short(players: PlayerCount) -> Rules {
    Rules { players, length: Length::Rounds(2), ..Rules::default() }
}

async fn people_play(host: &TestServer, new: NewTable) -> Vec<FirstLegalPlayer> {
    let opener = host.guest().await;
    let table = opener.open(&new).await.unwrap().table;
    let mut players = Vec::new();
    for index in 0..new.rules.players.count() - new.bots.iter().flatten().count() {
        let guest = if index == 0 { opener.clone() } else { host.guest().await };
        guest.join(&table, &format!("P{index}")).await.unwrap();
        players.push(FirstLegalPlayer::new(&guest, &table).await);
    }
    players[0].send(ClientCommand::Start).await;
    play_all(players).await
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_a_match_and_its_record_verifies() {
    let host = TestServer::start().await;
    let players = people_play(&host, NewTable { rules: short(PlayerCount::Four), ..NewTable::default() }).await;
    assert!(players.iter().all(|player| player.moves == 16), "eight cards per round, two rounds");
    let last = players[0].heard.last().unwrap();
    let ServerEvent::MatchOver { r#match, totals, .. } = protocol::ServerMessage::read(last).unwrap().event else {
        panic!("{last}");
    };
    let answer = host.guest().await.request("GET", &format!("/api/matches/{match}"), "", "").await.unwrap();
    let record: Record = answer.body.parse().unwrap();
    assert_eq!(*record.standing().unwrap().totals(), totals);
    assert!(record.verify().iter().all(Result::is_ok));
    assert_eq!(record.fairness.unwrap().rounds[0].entropy.iter().flatten().count(), 4, "everybody added entropy");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_against_bots() {
    let host = TestServer::start().await;
    for players in PlayerCount::ALL {
        let bots = [None, Some(BotLevel::Easy), Some(BotLevel::Medium), Some(BotLevel::Strong)];
        let bots = bots.into_iter().take(players.count()).collect();
        let played = people_play(&host, NewTable { rules: short(players), bots, ..NewTable::default() }).await;
        assert_eq!(played.len(), 1);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_request_opens_a_table_against_bots() {
    let host = TestServer::start().await;
    let guest = host.guest().await;
    let joined = guest.open(&solo_table(PlayerCount::Four, 2)).await.unwrap();
    assert_eq!(joined.seat.map(rules::Seat::index), Some(0));
    let mut player = FirstLegalPlayer::new(&guest, &joined.table).await;
    player.play_on().await;
    host.stop().await;
}
