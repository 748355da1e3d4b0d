//! No message on any socket contains a card that its seat cannot know at that moment.

use protocol::{ClientCommand, NewTable, ServerEvent, ServerMessage};
use rules::record::Record;
use rules::{Card, CardSet, Length, Phase, PlayerCount, Rules, Seat};
use table::BotLevel;
use testkit::{FirstLegalPlayer, TestServer, play_all};

/// All cards in a text.
fn cards_in(text: &str) -> CardSet {
    let quoted = |card: &Card| text.contains(&format!("\"{card}\""));
    Card::ALL.into_iter().filter(quoted).collect()
}

/// Checks what a listener has received so far against the record.
struct LeakCheck<'a> {
    record: &'a Record,
    seat: Option<Seat>,
    /// The current round, and how many of its cards have been played.
    round: Option<usize>,
    plays: usize,
    over: bool,
}

impl LeakCheck<'_> {
    fn allowed(&self) -> CardSet {
        let Some(round) = self.round.map(|round| &self.record.rounds[round]) else { return CardSet::EMPTY };
        if self.over {
            return CardSet::FULL;
        }
        let own = self.seat.map_or(CardSet::EMPTY, |seat| round.deal().hands()[seat]);
        round.plays()[..self.plays].iter().fold(own, |known, card| known | card.to_set())
    }

    fn message(&mut self, text: &str) {
        let message = ServerMessage::read(text).unwrap();
        match &message.event {
            ServerEvent::Dealt { round, .. } => (self.round, self.plays, self.over) = (Some(*round as usize), 0, false),
            ServerEvent::Played(_) => self.plays += 1,
            ServerEvent::RoundOver(_) => self.over = true,
            ServerEvent::State(state) => {
                let round = state.round.as_ref();
                self.round = round.map(|round| round.round as usize);
                self.plays = state.public().map_or(0, |public| public.plays.len());
                self.over = state.public().is_some_and(|public| public.phase == Phase::Over);
            }
            _ => {}
        }
        let leaked = cards_in(text) - self.allowed();
        assert!(leaked.is_empty(), "{:?} must not know {leaked:?} yet: {text}", self.seat);
        let secrets = self.record.fairness.as_ref().unwrap().rounds.iter().enumerate();
        for (index, fairness) in secrets {
            let shown = self.round.is_some_and(|round| index < round || (index == round && self.over));
            let secret = fairness.secret.unwrap().to_string();
            assert!(shown || !text.contains(&secret), "the secret of round {index} has leaked: {text}");
        }
    }
}

/// Plays a match between people and bots with a spectator, and checks everything that anybody received against the
/// record.
async fn checked_match(host: &TestServer, rules: Rules, bots: usize) {
    let opener = host.guest().await;
    let seats = rules.players.count();
    let levels = (0..seats).map(|seat| (seat + bots >= seats).then_some(BotLevel::Easy)).collect();
    let new = NewTable { rules, bots: levels, spectators: true, ..NewTable::default() };
    let table = opener.open(&new).await.unwrap().table;
    let mut clients = vec![opener];
    while clients.len() < seats - bots {
        clients.push(host.guest().await);
    }
    let mut players = Vec::new();
    for client in &clients {
        client.join(&table, "").await.unwrap();
        players.push(FirstLegalPlayer::new(client, &table).await);
    }
    players.push(FirstLegalPlayer::new(&host.guest().await, &table).await);
    players[0].send(ClientCommand::Start).await;
    let keys: Vec<String> = clients.iter().map(|client| client.key().to_owned()).collect();
    let answer = |id: String| async move {
        let answer = host.guest().await.request("GET", &format!("/api/matches/{id}"), "", "").await.unwrap();
        answer.body.parse::<Record>().unwrap()
    };
    let mut record = None;
    for player in play_all(players).await {
        if record.is_none() {
            let ServerEvent::MatchOver { r#match, .. } =
                ServerMessage::read(player.heard.last().unwrap()).unwrap().event
            else {
                panic!("the last message is the end of the match");
            };
            record = Some(answer(r#match).await);
        }
        let record = record.as_ref().unwrap();
        let mut check = LeakCheck { record, seat: player.seat, round: None, plays: 0, over: false };
        for text in &player.heard {
            check.message(text);
            assert!(!keys.iter().any(|key| text.contains(key.as_str())), "a key has leaked: {text}");
        }
        let played: usize = record.rounds.iter().map(|round| round.plays().len()).sum();
        assert!(player.heard.len() > played, "everybody is told of every card");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_leaks_to_four_people_and_a_spectator() {
    let host = TestServer::start().await;
    checked_match(&host, Rules { length: Length::Rounds(3), ..Rules::default() }, 0).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_leaks_to_one_person_with_bots_and_a_spectator() {
    let host = TestServer::start().await;
    checked_match(&host, Rules { length: Length::Rounds(3), ..Rules::default() }, 3).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_leaks_under_any_rules() {
    let host = TestServer::start().await;
    for rules in Rules::all_combinations() {
        let rules = Rules { length: Length::Rounds(1), ..rules };
        checked_match(&host, rules, 1).await;
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_check_notices_a_leak() {
    let host = TestServer::start().await;
    let (guest, table) = host.solo(PlayerCount::Four, 1).await;
    let mut player = FirstLegalPlayer::new(&guest, &table).await;
    player.play_on().await;
    let answer = guest.request("GET", &format!("/api/matches/{table}-1"), "", "").await.unwrap();
    let record: Record = answer.body.parse().unwrap();
    // The same messages, checked as if another seat had received them.
    let heard = player.heard.clone();
    let wrong = std::panic::catch_unwind(|| {
        let mut check = LeakCheck { record: &record, seat: Some(Seat::S1), round: None, plays: 0, over: false };
        heard.iter().for_each(|text| check.message(text));
    });
    assert!(wrong.is_err());
    host.stop().await;
}
