//! Claims over real sockets, at a table with another person.

use protocol::{ClientCommand, ErrorCode, NewTable, ServerEvent};
use rules::{Claim, Length, Rules, Seat};
use testkit::{FirstLegalPlayer, TestServer, soon};

/// Plays until this claim is offered. Does not reply to the message that offers it.
async fn until_offered(player: &mut FirstLegalPlayer, wanted: Claim) {
    loop {
        let message = player.next().await.expect("the socket stays open");
        if matches!(&message.event, ServerEvent::Played(moved) if moved.may_claim == Some(wanted)) {
            return;
        }
        player.answer(&message).await;
    }
}

/// Claims, and returns all events up to the end of the round.
async fn claim(player: &mut FirstLegalPlayer, claim: Claim) -> Vec<ServerEvent> {
    let n = player.n;
    player.send(ClientCommand::Claim { claim, n }).await;
    let mut heard = Vec::new();
    loop {
        let message = player.next().await.expect("the socket stays open");
        heard.push(message.event.clone());
        player.answer(&message).await;
        if matches!(message.event, ServerEvent::RoundOver(_)) {
            return heard;
        }
    }
}

async fn refused(player: &mut FirstLegalPlayer, claim: Claim) {
    let n = player.n;
    player.send(ClientCommand::Claim { claim, n }).await;
    let message = player.next().await.expect("the socket stays open");
    assert!(
        matches!(&message.event, ServerEvent::Refused { code: ErrorCode::ClaimNotCertain, .. }),
        "{:?}",
        message.event
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_valid_claim_ends_the_round_and_a_false_one_is_refused() {
    let host = TestServer::start().await;
    let (ada, ben) = (host.guest().await, host.guest().await);
    // In 100 rounds both claims are offered, however the server shuffles.
    let rules = Rules { length: Length::Rounds(100), ..Rules::default() };
    let table = ada.open(&NewTable { rules, ..NewTable::default() }).await.unwrap().table;
    ada.join(&table, "Ada").await.unwrap();
    ben.join(&table, "Ben").await.unwrap();
    let mut first = FirstLegalPlayer::new(&ada, &table).await;
    let mut second = FirstLegalPlayer::new(&ben, &table).await;
    first.send(ClientCommand::Start).await;
    // The other person replies to every offer of a card. The cards that the table plays for them must not look like
    // offers.
    let other = tokio::spawn(async move {
        while let Some(message) = second.next().await {
            second.answer(&message).await;
        }
        second
    });
    soon("both claims", async {
        for wanted in [Claim::NoMore, Claim::Rest] {
            until_offered(&mut first, wanted).await;
            let wrong = if wanted == Claim::Rest { Claim::NoMore } else { Claim::Rest };
            refused(&mut first, wrong).await;
            let heard = claim(&mut first, wanted).await;
            assert_eq!(heard[0], ServerEvent::Claimed { seat: Seat::S0, claim: wanted });
            let won = heard.iter().filter_map(|event| match event {
                ServerEvent::Played(moved) => moved.won,
                _ => None,
            });
            let (mine, others): (Vec<Seat>, Vec<Seat>) = won.partition(|seat| *seat == Seat::S0);
            match wanted {
                Claim::Rest => assert!(mine.len() > 1 && others.is_empty(), "{heard:?}"),
                Claim::NoMore => assert!(mine.is_empty() && others.len() > 1, "{heard:?}"),
            }
            let offered =
                heard.iter().any(|event| matches!(event, ServerEvent::Played(moved) if !moved.legal.is_empty()));
            assert!(!offered, "nothing is left to choose");
        }
    })
    .await;
    host.stop().await;
    let other = soon("the other person", other).await.expect("no refusal for the other person");
    let told = other.heard.iter().filter(|text| text.contains("\"type\":\"claimed\"")).count();
    assert_eq!(told, 2, "everybody is told of the claims");
}

async fn until_dealt(player: &mut FirstLegalPlayer) {
    loop {
        let message = player.next().await.expect("the socket stays open");
        if matches!(message.event, ServerEvent::Dealt { .. }) {
            return;
        }
        player.answer(&message).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_before_the_play_is_refused() {
    let host = TestServer::start().await;
    let (ada, ben) = (host.guest().await, host.guest().await);
    let table = ada.open(&NewTable::default()).await.unwrap().table;
    ada.join(&table, "Ada").await.unwrap();
    ben.join(&table, "Ben").await.unwrap();
    let mut first = FirstLegalPlayer::new(&ada, &table).await;
    let mut second = FirstLegalPlayer::new(&ben, &table).await;
    first.send(ClientCommand::Start).await;
    tokio::join!(until_dealt(&mut first), until_dealt(&mut second));
    // Claims are not allowed before everybody has stashed.
    let n = second.n;
    second.send(ClientCommand::Claim { claim: Claim::Rest, n }).await;
    let refusal = loop {
        let message = second.next().await.expect("the socket stays open");
        if let ServerEvent::Refused { code, .. } = message.event {
            break code;
        }
    };
    assert_eq!(refusal, ErrorCode::ClaimNotCertain);
    host.stop().await;
}
