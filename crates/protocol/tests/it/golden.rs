//! The JSON protocol, byte for byte: what real tables tell each viewer, every command, every body of a request.
//!
//! The tables are driven in virtual time with fixed secrets. Each event is followed by what it says to every viewer;
//! viewers who are told the same stand on one line. See `testkit::golden` for how the files are written again.

use std::collections::BTreeSet;
use std::fmt::Write;

use protocol::{ClientCommand, ClientMessage, ErrorCode, ServerEvent, ServerMessage, TableState, Viewer};
use rules::fair_deal::{Entropy, Secret};
use rules::{Claim, Length, PlayerCount, Round, Rules};
use table::{BotLevel, FixedDeals, Input, Reaction, Settings, TimeControl};
use testkit::assert_golden;

use crate::script::{Script, player, seat};

/// Four players: a lobby with comings and goings, a match of two rounds with an absent player, another match.
fn friends() -> Script {
    let rules = Rules { length: Length::Rounds(2), ..Rules::default() };
    let mut script = Script::open("friends00000", Settings { listed: true, spectators: true, ..Settings::new(rules) });
    script.state("an empty lobby");
    script.sit(0, "Ada", None);
    script.sit(1, "Ben", Some(seat(2)));
    script.sit(2, "Cleo \"C\"", None);
    script.put(Input::SeatBot { by: player(0), seat: seat(3), level: BotLevel::Easy });
    script.put(Input::SeatBot { by: player(0), seat: seat(3), level: BotLevel::Expert });
    script.state("a full lobby");
    script.put(Input::Kick { by: player(0), seat: seat(1) });
    script.put(Input::Leave { seat: seat(0) });
    script.sit(0, "Ada", None);
    script.put(Input::Start { by: player(1) });
    script.state("waiting for the first deal");
    first_round_of_friends(&mut script);
    script.ready(2);
    script.tick();
    script.play_round();
    script.state("after the match");
    script.put(Input::Leave { seat: seat(0) });
    script.state("a seat is free after the match");
    script.ready(2);
    script.state("another match");
    script.put(Input::Leave { seat: seat(2) });
    script.put(Input::Close { by: None });
    script.state("closed");
    script
}

/// A round in which one player is away for a while and the server restarts.
fn first_round_of_friends(script: &mut Script) {
    script.ready(0);
    script.state("one of two is ready");
    script.put(Input::Ready { seat: seat(2), entropy: None });
    script.state("dealt");
    script.steps(2);
    script.state("two have stashed");
    script.steps(2);
    script.state("the first lead");
    script.steps(2);
    script.state("in the middle of a trick");
    script.steps(3);
    script.put(Input::Away { seat: seat(0) });
    script.state("a player is away");
    script.put(Input::StandIn { by: seat(2), seat: seat(0) });
    script.steps(4);
    script.state("a bot stands in");
    script.put(Input::Back { seat: seat(0) });
    script.put(Input::Resume);
    script.state("after a restart");
    script.put(Input::Back { seat: seat(2) });
    script.put(Input::Back { seat: seat(0) });
    script.play_round();
    script.state("after the first round");
}

/// Three players, one of them a person against the clock, who also takes a card back.
fn solo() -> Script {
    let rules = Rules { players: PlayerCount::Three, length: Length::Rounds(1), ..Rules::default() };
    let mut settings =
        Settings { clock: TimeControl::PerMove(30_000), fill_bot: BotLevel::Strong, ..Settings::new(rules) };
    settings.bots[seat(0)] = Some(BotLevel::Easy);
    settings.bots[seat(2)] = Some(BotLevel::Medium);
    let mut script = Script::open("solo00000000", settings);
    script.sit(0, "Ada", None);
    script.put(Input::Start { by: player(0) });
    script.tick();
    script.state("dealt after the time for the first deal");
    script.tick();
    script.step();
    script.steps(5);
    script.state("a time was up");
    let number = script.table.seq();
    script.put(Input::Undo { seat: seat(1), seq: number });
    script.play_round();
    script.state("finished");
    script
}

/// Two people and two bots with a clock for the match; the host has no seat.
fn match_clock() -> Script {
    let mut settings = Settings { clock: TimeControl::PerMatch(60_000), ..Settings::new(Rules::default()) };
    settings.bots[seat(1)] = Some(BotLevel::Strong);
    settings.bots[seat(3)] = Some(BotLevel::Expert);
    let mut script = Script::open("matchclock00", settings);
    script.sit(1, "Ben", None);
    script.sit(2, "Cleo", None);
    script.put(Input::Start { by: player(0) });
    script.ready(0);
    script.ready(2);
    script.steps(6);
    script.state("in the middle of a trick");
    script.now += 20_000;
    script.put(Input::Away { seat: seat(2) });
    script.tick();
    script.state("a player has no time left");
    script.steps(3);
    script
}

/// Two people and two bots: one of the people takes no more tricks, later one takes all that are left.
fn claims() -> Script {
    let rules = Rules { length: Length::Rounds(100), ..Rules::default() };
    let mut script = Script::open("claims000000", Settings::new(rules));
    script.sit(0, "Ada", None);
    script.sit(1, "Ben", None);
    script.put(Input::Start { by: player(0) });
    for claim in [Claim::NoMore, Claim::Rest] {
        let claimer = loop {
            if let Some(seat) = script.table.players().seats().find(|seat| script.table.may_claim(*seat) == Some(claim))
            {
                break seat;
            }
            script.told.clear();
            if script.table.turn().is_none() && script.table.stage() != table::Stage::Playing {
                script.ready(0);
                script.ready(1);
            } else {
                script.step();
            }
        };
        script.state("a claim is offered");
        let seq = script.table.seq();
        script.put(Input::Claim { seat: claimer, claim, seq });
        script.state("it was made");
        script.play_round();
    }
    script
}

/// A round from its ninth card on. What happened before comes in one batch.
fn what_if(players: PlayerCount) -> Script {
    let rules = Rules { players, ..Rules::default() };
    let secret = Secret([3; 32]);
    let ingredients = rules::fair_deal::ShuffleInputs {
        match_id: "abc-1".to_owned(),
        round: 0,
        entropy: rules::PerSeat::filled(players, None),
    };
    let mut round = Round::new(&rules, rules::fair_deal::deal(players, seat(1), &secret, &ingredients));
    for _ in 0..players.count() + 8 {
        let seat = round.waiting().next().expect("the round goes on");
        let card = round.legal(seat).first().expect("a card");
        round.apply(seat, round.action(card)).expect("a legal card");
    }
    let me = round.turn().expect("the round goes on");
    let fixed = FixedDeals::from_position("abc-1", 17, &round);
    let mut settings = Settings::new(fixed.rules(rules));
    for other in players.seats().filter(|other| *other != me) {
        settings.bots[other] = Some(BotLevel::Medium);
    }
    let mut script = Script::open("whatif000000", Settings { deal_source: fixed.into(), ..settings });
    script.sit(0, "Ada", None);
    script.put(Input::Start { by: player(0) });
    script.state("the moment");
    script
}

#[test]
fn tables_tell_their_viewers_as_ever() {
    let (friends, solo, clock) = (friends(), solo(), match_clock());
    assert_golden!("protocol_friends_golden.txt", friends.told);
    assert_golden!("protocol_solo_golden.txt", solo.told);
    assert_golden!("protocol_match_clock_golden.txt", clock.told);
    let claims = claims();
    assert_golden!("protocol_claims_golden.txt", claims.told);
    let types: BTreeSet<&str> =
        [&friends, &solo, &clock, &claims].iter().flat_map(|script| &script.types).map(String::as_str).collect();
    // The four others have no number and come from the server, not from a table.
    assert_eq!(types.len() + ["reaction", "done", "refused", "bye"].len(), 24, "{types:?}");
}

#[test]
fn a_client_follows_a_table_by_its_events() {
    let scripts = [friends(), solo(), match_clock(), claims(), what_if(PlayerCount::Three), what_if(PlayerCount::Four)];
    let synced: BTreeSet<&str> = scripts.iter().flat_map(|script| &script.synced).map(String::as_str).collect();
    // These change who sees the table from where.
    assert_eq!(synced, BTreeSet::from(["host", "left", "seated"]));
}

/// Each event of the batch is told as the table stood right after it.
#[test]
fn a_table_that_goes_on_from_a_moment_tells_a_batch() {
    assert_golden!("protocol_what_if_golden.txt", what_if(PlayerCount::Four).told);
    assert_golden!("protocol_what_if_three_golden.txt", what_if(PlayerCount::Three).told);
}

#[test]
fn messages_of_the_server_alone() {
    let mut lines = String::new();
    let text = "A sentence.".to_owned();
    let reactions = Reaction::ALL.iter().map(|&reaction| ServerEvent::Reaction { seat: seat(1), reaction });
    let others = [
        ServerEvent::Done,
        ServerEvent::Refused { code: ErrorCode::Stale, text: text.clone() },
        ServerEvent::Closing { code: ErrorCode::Closed, text: text.clone(), retry_after_ms: None },
        ServerEvent::Closing { code: ErrorCode::Restart, text, retry_after_ms: Some(2000) },
    ];
    for event in reactions.chain(others) {
        for (n, re) in [(None, None), (None, Some(9)), (Some(17), Some(0))] {
            let text = event.write(n, re);
            assert_eq!(ServerMessage::read(&text), Ok(ServerMessage { n, re, event: event.clone() }));
            lines += &(text + "\n");
        }
    }
    assert_golden!("protocol_server_golden.jsonl", lines);
}

fn commands() -> Vec<ClientCommand> {
    let card = "KQ".parse().expect("a card");
    let mut commands = vec![
        ClientCommand::Start,
        ClientCommand::Ready { entropy: None },
        ClientCommand::Ready { entropy: Some(Entropy([0xa5; 16])) },
        ClientCommand::Stash { card, n: 0 },
        ClientCommand::Play { card, n: 1_000 },
        ClientCommand::Undo { n: 23 },
        ClientCommand::Claim { claim: Claim::Rest, n: 24 },
        ClientCommand::Claim { claim: Claim::NoMore, n: 25 },
        ClientCommand::Leave,
        ClientCommand::StandIn { seat: seat(2) },
        ClientCommand::Remove { seat: seat(3) },
        ClientCommand::Close,
        ClientCommand::Sync,
    ];
    commands.extend(BotLevel::ALL.iter().map(|&level| ClientCommand::Bot { seat: seat(0), level }));
    commands.extend(Reaction::ALL.iter().map(|&reaction| ClientCommand::React { reaction }));
    commands
}

#[test]
fn commands_are_written_and_read_as_ever() {
    let mut lines = String::new();
    for command in commands() {
        for id in [None, Some(7)] {
            let request = ClientMessage { id, command: command.clone() };
            let text = serde_json::to_string(&request).expect("JSON");
            assert_eq!(ClientMessage::read(&text).as_ref(), Ok(&request), "{text}");
            lines += &(text + "\n");
        }
    }
    assert_golden!("commands_golden.jsonl", lines);
    let bot = ClientCommand::Bot { seat: seat(2), level: BotLevel::Medium };
    for (text, command) in [
        (r#"{"do":"bot","seat":2}"#, bot),
        (r#"{"do":"ready","entropy":null}"#, ClientCommand::Ready { entropy: None }),
        (r#"{"do":"sync","unknown":1}"#, ClientCommand::Sync),
    ] {
        assert_eq!(ClientMessage::read(text), Ok(ClientMessage { id: None, command }), "{text}");
    }
}

/// The bodies of requests and answers over HTTP.
#[test]
fn bodies_are_written_and_read_as_ever() {
    use protocol::{
        ApiError, ErrorBody, GuestKey, JoinRequest, JoinResponse, MatchInfo, NewTable, TableInfo, TableList,
    };

    fn add<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug>(
        text: &mut String,
        title: &str,
        body: &T,
    ) {
        let json = serde_json::to_string(body).expect("JSON");
        assert_eq!(&serde_json::from_str::<T>(&json).expect("our own JSON"), body);
        writeln!(text, "{title}: {json}").expect("a string");
    }

    let mut text = String::new();
    add(&mut text, "guest", &GuestKey { key: "KEY".to_owned() });
    let usual: NewTable = serde_json::from_str("{}").expect("everything is optional");
    add(&mut text, "new table, all defaults", &usual);
    let full = r#"{"rules":{"players":3,"follow":"colour-only","queen_lead":"colour","grand_own":"zero","length":{"until":500}},
        "clock":{"match":600},"bots":[null,"easy"],"fill":"expert","grace":0,"listed":true,"spectators":true,
        "sit":{"name":"Ada","seat":2},"start":true}"#;
    add(&mut text, "new table", &serde_json::from_str::<NewTable>(full).expect("a new table"));
    let short = r#"{"rules":{"length":{"rounds":7}},"clock":{"move":30},"sit":{}}"#;
    add(&mut text, "new table, little said", &serde_json::from_str::<NewTable>(short).expect("a new table"));
    add(&mut text, "sit", &JoinRequest { name: "Ada".to_owned(), seat: Some(seat(3)) });
    add(&mut text, "sit anywhere", &JoinRequest::default());
    let joined = |seat| JoinResponse {
        table: "kx3mz8q2vw0a".to_owned(),
        seat,
        socket: "/api/tables/kx3mz8q2vw0a/socket".to_owned(),
        link: "/t/kx3mz8q2vw0a".to_owned(),
    };
    add(&mut text, "joined", &joined(Some(seat(0))));
    add(&mut text, "opened without a seat", &joined(None));
    let mut lobby = Script::open("lobby0000000", Settings { listed: true, ..Settings::new(Rules::default()) });
    lobby.sit(0, "Ada", Some(seat(1)));
    lobby.put(Input::SeatBot { by: player(0), seat: seat(0), level: BotLevel::Easy });
    let info = |script: &Script, viewer| TableInfo::of(&TableState::of(&script.table, viewer, script.now));
    let open = vec![info(&lobby, Viewer::Spectator), info(&match_clock(), Viewer::Spectator)];
    add(&mut text, "list", &TableList { open, yours: vec![info(&lobby, Viewer::Seat(seat(1)))] });
    add(&mut text, "no tables", &TableList::default());
    add(&mut text, "match", &MatchInfo { r#match: "abc-1".to_owned(), finished: 1_736_942_400_000, host: true });
    add(&mut text, "failure", &ErrorBody { error: ApiError::new(ErrorCode::TableFull, "A sentence.") });
    assert_golden!("http_golden.txt", text);
    for unknown in [r#"{"rule":{}}"#, r#"{"rules":{"house":1}}"#, r#"{"sit":{"nme":"Ada"}}"#, r#"{"clock":{"hour":1}}"#]
    {
        assert!(serde_json::from_str::<NewTable>(unknown).is_err(), "{unknown}");
    }
}
