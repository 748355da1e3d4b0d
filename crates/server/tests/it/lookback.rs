//! Review of finished matches: replay, analysis, playing the cards again, and uploads.

use std::time::Duration;

use protocol::{ClientCommand, ServerEvent};
use rules::PlayerCount;
use rules::PlayerCount::{Four, Three};
use rules::record::Record;
use server::client::Client;
use table::FixedDealsInfo;
use testkit::{FirstLegalPlayer, TestServer};

use crate::http::{get, post, redirect_of};

async fn play_match(guest: &Client, table: &str) -> String {
    let mut player = FirstLegalPlayer::new(guest, table).await;
    player.play_on().await;
    format!("{table}-1")
}

async fn record(guest: &Client, id: &str) -> Record {
    get(guest, &format!("/matches/{id}/record.json")).await.body.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_can_be_neither_replayed_nor_analysed() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let id = format!("{table}-1");
    for path in ["", "/replay", "/record.json"] {
        assert_eq!(get(&guest, &format!("/matches/{id}{path}")).await.status, 404, "{path}");
    }
    assert_eq!(get(&guest, &format!("/t/{table}/look-back")).await.status, 404);
    for (path, fields) in [("analyse", ""), ("same-cards", "seat=0"), ("what-if", "round=1&step=0&seat=0")] {
        assert_eq!(post(&guest, &format!("/matches/{id}/{path}"), fields).await.status, 404, "{path}");
    }
    play_match(&guest, &table).await;
    assert_eq!(get(&guest, &format!("/matches/{id}")).await.status, 200);
    assert_eq!(redirect_of(&get(&guest, &format!("/t/{table}/look-back")).await), format!("/matches/{id}"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_position_has_a_page_and_shows_only_the_chosen_hands() {
    let host = TestServer::start().await;
    for players in PlayerCount::ALL {
        let (guest, table) = host.solo(players, 1).await;
        let id = play_match(&guest, &table).await;
        let round = record(&guest, &id).await.rounds.remove(0);
        let steps = round.plays().len() + 3;
        for step in 0..steps {
            for sight in ["open", "0", "2"] {
                let page = get(&guest, &format!("/matches/{id}/replay?round=1&step={step}&seat={sight}")).await;
                assert_eq!(page.status, 200);
                let text = page.body.replace("\r\n", "");
                assert!(text.contains(&format!("Step {} of {steps}", step + 1)), "{step} {sight}");
                let shown = text.matches("data-card=").count();
                let (hand, seats) = (round.players().hand_size(), round.players().count());
                let expected = match (step, sight) {
                    (0, "open") => hand * seats,
                    (0, _) => hand,
                    // After the stash every open hand has one card fewer, but the stashed card is shown in the chest.
                    (1, "open") => hand * seats,
                    (1, _) => hand,
                    (step, _) if step == steps - 1 => seats + round.players().dealt_to_chest(),
                    _ => shown,
                };
                assert_eq!(shown, expected, "{players:?} {step} {sight}");
            }
        }
        let odd = get(&guest, &format!("/matches/{id}/replay?round=99&step=999999999999&seat=x&take=-1")).await;
        assert_eq!(odd.status, 200, "invalid fields are ignored");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_analysed_once_and_the_analysis_survives_a_restart() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let id = play_match(&guest, &table).await;
    let path = format!("/matches/{id}");
    assert!(get(&guest, &path).await.body.contains("ask-coach"));
    assert_eq!(post(&guest, &format!("{path}/analyse"), "").await.status, 303);
    assert_eq!(post(&guest, &format!("{path}/analyse"), "").await.status, 303, "a second request is harmless");
    let mut said = String::new();
    for _ in 0..6_000 {
        said = get(&guest, &path).await.body;
        if !said.contains("data-again") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(said.contains("class=\"decisions\"") && !said.contains("ask-coach"), "{said}");
    let moment = get(&guest, &format!("{path}/replay?round=1&step=4&seat=open")).await.body;
    assert!(moment.contains("class=\"remarks\""), "{moment}");
    let host = host.restart().await;
    let guest = host.guest().await;
    assert!(get(&guest, &path).await.body.contains("class=\"decisions\""));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_can_be_played_on_and_survives_a_restart() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 2).await;
    let id = play_match(&guest, &table).await;
    let original = record(&guest, &id).await;
    let path = format!("/matches/{id}/what-if");
    // Ten cards have been played at step 11.
    let opened = post(&guest, &path, "round=2&step=11&seat=2&strength=easy").await;
    let again = redirect_of(&opened).trim_start_matches("/t/").to_owned();
    let state = guest.get::<protocol::ServerMessage>(&format!("/api/tables/{again}")).await.unwrap().event;
    let ServerEvent::State(state) = state else { panic!("a state") };
    assert_eq!((state.you.map(rules::Seat::index), state.assisted, state.listed), (Some(2), true, false));
    let round = state.round.unwrap();
    let plays = &round.view.public().plays;
    assert!(plays.len() >= 10 && plays[..10] == original.rounds[1].plays()[..10]);
    assert_eq!(round.fairness, None);
    let other = host.guest().await;
    assert!(other.join(&again, "Tom").await.is_err(), "nobody else can join");
    let key = guest.key().to_owned();
    let host = host.restart().await;
    let guest = Client::at(&host.url, &key);
    let played = play_match(&guest, &again).await;
    let record = record(&guest, &played).await;
    assert_eq!(record.rounds.len(), 1);
    assert_eq!(record.rounds[0].deal(), original.rounds[1].deal());
    assert_eq!(record.rounds[0].plays()[..10], original.rounds[1].plays()[..10]);
    assert_eq!(record.fairness, None);
    let origin = FixedDealsInfo::of(&record).expect("the record names the source");
    assert_eq!((origin.source.as_str(), origin.plays), (id.as_str(), 10));
    let page = get(&guest, &format!("/matches/{played}")).await.body;
    assert!(page.contains(&format!("/matches/{id}/replay?round=2&amp;step=11&amp;seat=open")), "{page}");
    assert!(page.contains("As it was") && page.contains("This time"), "both results are shown");
    let path = format!("/matches/{id}/what-if");
    for fields in ["round=2&step=30&seat=0", "round=1&step=29&seat=0", "round=1&step=3&seat=7", "round=1&step=3"] {
        let refused = post(&guest, &path, fields).await;
        assert!(refused.status == 409 && refused.body.contains("role=\"alert\""), "{fields}: {}", refused.status);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_cards_can_be_played_from_another_seat() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Three, 2).await;
    let id = play_match(&guest, &table).await;
    let original = record(&guest, &id).await;
    let opened = post(&guest, &format!("/matches/{id}/same-cards"), "seat=1&strength=easy").await;
    let again = redirect_of(&opened).trim_start_matches("/t/").to_owned();
    let mut player = FirstLegalPlayer::new(&guest, &again).await;
    while !player.over {
        let message = player.next().await.expect("the match goes on");
        player.answer(&message).await;
        // Fixed deals need no commitment, so between rounds the player says when to go on.
        if matches!(&message.event, ServerEvent::RoundOver(over) if over.round == 0) {
            player.send(ClientCommand::Ready { entropy: None }).await;
        }
    }
    let record = record(&guest, &format!("{again}-1")).await;
    assert_eq!(record.players, ["bot:easy", "host", "bot:easy"]);
    for (again, first) in record.rounds.iter().zip(&original.rounds) {
        assert_eq!(again.deal(), first.deal());
    }
    assert_eq!(record.rounds.len(), 2);
    host.stop().await;
}

fn form(text: &str) -> String {
    format!("--X\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n{text}\r\n--X--\r\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_record_is_shown_or_refused_with_its_text() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(Four, 1).await;
    let id = play_match(&guest, &table).await;
    let text = record(&guest, &id).await.to_string();
    let paste = async |text: &str, lang: &str| {
        let headers = format!("content-type: multipart/form-data; boundary=X\r\naccept-language: {lang}\r\n");
        guest.request("POST", "/replay", &headers, &form(text)).await.unwrap()
    };
    let shown = paste(&text, "en").await;
    assert_eq!(shown.status, 303, "{}", shown.body);
    let location = redirect_of(&shown).to_owned();
    assert!(location.starts_with("/matches/sha256-"));
    assert_eq!(
        redirect_of(&paste(&format!("\u{feff} {text}\n"), "en").await),
        location,
        "the same record has the same address"
    );
    assert_eq!(get(&guest, &location).await.status, 200);
    assert_eq!(get(&guest, &format!("{location}/replay?round=1&step=5&seat=1")).await.status, 200);
    let again = post(&guest, &format!("{location}/what-if"), "round=1&step=5&seat=1&strength=easy").await;
    assert!(redirect_of(&again).starts_with("/t/"));
    let first = record(&guest, &id).await.rounds[0].plays()[0].to_string();
    let broken = text.replacen(&format!("\"plays\":\"{first} "), "\"plays\":\"R9 ", 1);
    let long = format!("{{\"x\": \"{}\"}}", "y".repeat(300 << 10));
    for (text, lang, sentence) in [
        ("", "en", "There’s nothing here yet"),
        ("Mira < Tom", "en", "it can’t be read at all"),
        ("{}", "de", "Diese Aufzeichnung lässt sich nicht ansehen"),
        (broken.as_str(), "de", "Runde"),
        (long.as_str(), "id", "paling banyak 256 kilobyte"),
    ] {
        let refused = paste(text, lang).await;
        assert_eq!(refused.status, 400);
        assert!(
            refused.body.contains(sentence),
            "{sentence}: {}",
            refused.body.chars().take(2_000).collect::<String>()
        );
        let kept: String =
            text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;").chars().take(200).collect();
        assert!(refused.body.contains(&kept), "{sentence}: the sent text is shown again");
    }
    assert_eq!(paste(&"z".repeat(3 << 20), "en").await.status, 400);
    let foreign = "origin: https://example.org\r\ncontent-type: multipart/form-data; boundary=X\r\n";
    assert_eq!(guest.request("POST", "/replay", foreign, &form(&text)).await.unwrap().status, 403);
    assert_eq!(get(&guest, "/matches/sha256-00").await.status, 404);
    host.stop().await;
}
