//! The lines of the log, as every database has them: each kind of event, byte for byte, and read back.
//!
//! `log_golden.jsonl` has a line for each event of [`events`]. Stored tables consist of such lines, so a line that is
//! in the file must always be readable. See `testkit::golden` for how the file is written again.

use std::collections::BTreeSet;

use rules::fair_deal::{Entropy, Secret};
use rules::{Card, Claim, Deal, Follow, GrandOwn, Length, PerSeat, PlayerCount, QueenLead, Round, Rules, Seat};
use table::{
    BotLevel, CardMove, Event, FirstMatch, FixedDeals, FixedDealsKind, HostOptions, MoveSource, PlayerId, Settings,
    TimeControl,
};
use testkit::assert_golden;

const GOLDEN: &str = "log_golden.jsonl";

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// A deck in a fixed order that is not sorted.
fn deal(players: PlayerCount, dealer: u8, step: usize) -> Deal {
    let deck: [Card; 32] = std::array::from_fn(|index| Card::ALL[index * step % 32]);
    Deal::from_deck(players, seat(dealer), &deck)
}

/// A round of first legal cards, `plays` cards long.
fn round(rules: &Rules, dealer: u8, plays: usize) -> Round {
    let mut round = Round::new(rules, deal(rules.players, dealer, 13));
    for _ in 0..rules.players.count() + plays {
        let seat = round.waiting().next().expect("the round goes on");
        let card = round.legal(seat).first().expect("a legal card");
        round.apply(seat, round.action(card)).expect("a legal card");
    }
    round
}

fn opened(id: &str, settings: Settings) -> Event {
    let settings = Box::new(settings);
    Event::Opened { id: id.into(), settings, host: PlayerId(*b"0123456789abcdef") }
}

/// One person and bots.
fn solo(rules: Rules, person: u8) -> Settings {
    let levels = [BotLevel::Easy, BotLevel::Medium, BotLevel::Strong, BotLevel::Expert];
    let mut settings = Settings::new(rules);
    settings.bots =
        PerSeat::from_fn(rules.players, |seat| (seat.index() != usize::from(person)).then(|| levels[seat.index()]));
    settings
}

/// Tables with shuffled cards: each number of players, each rule, each length, each clock, each bot.
fn opened_tables() -> Vec<Event> {
    let three = Rules { players: PlayerCount::Three, ..Rules::default() };
    let strict = Rules {
        follow: Follow::ColourOnly,
        queen_lead: QueenLead::Colour,
        grand_own: GrandOwn::Zero,
        length: Length::Until(500),
        ..Rules::default()
    };
    let mut events = vec![opened("aaaaaaaaaaaa", Settings::new(Rules::default())), opened("b", Settings::new(three))];
    events.push(opened("rules", Settings::new(strict)));
    events.push(opened("rounds", Settings::new(Rules { length: Length::Rounds(7), ..three })));
    for clock in [TimeControl::PerMove(1_000), TimeControl::PerMove(30_000), TimeControl::PerMatch(600_000)] {
        events.push(opened("clock", Settings { clock, ..Settings::new(Rules::default()) }));
    }
    for &fill in BotLevel::ALL {
        events.push(opened("fill", Settings { fill_bot: fill, ..solo(Rules::default(), 0) }));
    }
    events.push(opened("bots", solo(three, 2)));
    let mut mixed = Settings::new(Rules::default());
    mixed.bots[seat(2)] = Some(BotLevel::Expert);
    events.push(opened("mixed", Settings { reconnect_grace: 0, listed: true, spectators: true, ..mixed }));
    let first_match = Some(FirstMatch { id: "local".into(), dealer: seat(1) });
    events.push(opened("first", Settings { first_match, ..solo(Rules::default(), 0) }));
    events
}

/// Tables with fixed deals: each purpose, whole deals and moments of a round.
fn prepared_tables() -> Vec<Event> {
    let mut events = Vec::new();
    let mut add = |prepared: FixedDeals, rules: Rules, person: u8| {
        let rules = prepared.rules(rules);
        let settings = Settings { deal_source: prepared.into(), ..solo(rules, person) };
        settings.check().expect("a table that can be played at");
        events.push(opened("prepared", settings));
    };
    for players in PlayerCount::ALL {
        let rules = Rules { players, ..Rules::default() };
        let deals = |count: u8| (0..count).map(|index| deal(players, index + 1, 5)).collect();
        add(FixedDeals::deals(FixedDealsKind::SameCards, "abc-1", 0, deals(2)).expect("deals"), rules, 0);
        add(FixedDeals::deals(FixedDealsKind::Daily, "2026-01-31", u64::MAX, deals(1)).expect("deals"), rules, 0);
        let unfinished = |round: Round| FixedDeals::from_position("abc-1", 1 << 60, &round);
        add(unfinished(round(&rules, 1, 0).without_stash_of(seat(2))), rules, 2);
        add(unfinished(round(&rules, 1, 0)), rules, 2);
        add(unfinished(round(&rules, 1, 7)), rules, 2);
    }
    events
}

fn people() -> Vec<Event> {
    let (first, last) = (PlayerId([0; 16]), PlayerId([255; 16]));
    let seated = |index, player, name: &str| Event::Seated { seat: seat(index), player, name: name.into() };
    let mut events = vec![
        seated(0, first, "Ada"),
        seated(3, last, ""),
        seated(1, first, "Zoë “বেলা” \"Q\" \\ / \t"),
        Event::Left { seat: seat(2) },
        Event::HostChanged { player: last },
    ];
    let rules = Rules { players: PlayerCount::Three, length: Length::Until(500), ..Rules::default() };
    let options = HostOptions { rules, clock: TimeControl::None, listed: false, spectators: true };
    let timed = HostOptions { rules: Rules::default(), clock: TimeControl::PerMove(30_000), listed: true, ..options };
    events.extend([options, timed].map(|options| Event::Configured { options: Box::new(options) }));
    events.extend(BotLevel::ALL.iter().map(|&level| Event::BotSeated { seat: seat(1), level }));
    events.extend((0..4).flat_map(|index| {
        let seat = seat(index);
        [Event::Away { seat }, Event::Back { seat }, Event::StoodIn { seat }, Event::TimedOut { seat }]
    }));
    events
}

fn rounds() -> Vec<Event> {
    let secret = Secret(std::array::from_fn(|index| index as u8 * 8));
    let mut events = vec![
        Event::Started,
        Event::Committed { secret },
        Event::Ready { seat: seat(0), entropy: None },
        Event::Ready { seat: seat(3), entropy: Some(Entropy(*b"\0\x01\x02\x03\xfc\xfd\xfe\xff01234567")) },
        Event::Dealt,
    ];
    for by in [MoveSource::Player, MoveSource::StandIn, MoveSource::Clock, MoveSource::Claim] {
        events.push(Event::Stashed(CardMove { seat: seat(0), card: card("R8"), by }));
        events.push(Event::Played(CardMove { seat: seat(3), card: card("KQ"), by }));
    }
    // Each card, so that no spelling of one changes.
    let all = Card::ALL.into_iter();
    events.extend(all.map(|card| Event::Played(CardMove { seat: seat(1), card, by: MoveSource::Player })));
    events.extend(Claim::ALL.map(|claim| Event::Claimed { seat: seat(2), claim }));
    events.extend([Event::Undone { plays: 0 }, Event::Undone { plays: 27 }]);
    events.extend([Event::RoundOver, Event::MatchOver, Event::Resumed, Event::Closed]);
    events
}

fn events() -> Vec<Event> {
    [opened_tables(), prepared_tables(), people(), rounds()].concat()
}

/// Must name every event, so that a new one cannot be forgotten here.
fn name_of(event: &Event) -> &'static str {
    match event {
        Event::Opened { .. } => "opened",
        Event::Seated { .. } => "seated",
        Event::BotSeated { .. } => "bot",
        Event::Left { .. } => "left",
        Event::HostChanged { .. } => "host",
        Event::Configured { .. } => "configured",
        Event::Started => "started",
        Event::Committed { .. } => "committed",
        Event::Ready { .. } => "ready",
        Event::Dealt => "dealt",
        Event::Stashed(_) => "stash",
        Event::Played(_) => "play",
        Event::RoundOver => "round_over",
        Event::MatchOver => "match_over",
        Event::Away { .. } => "away",
        Event::Back { .. } => "back",
        Event::StoodIn { .. } => "stood_in",
        Event::TimedOut { .. } => "timed_out",
        Event::Claimed { .. } => "claimed",
        Event::Undone { .. } => "undone",
        Event::Resumed => "resumed",
        Event::Closed => "closed",
    }
}

#[test]
fn every_event_is_written_as_ever_and_read_back() {
    let events = events();
    let names: BTreeSet<_> = events.iter().map(name_of).collect();
    assert_eq!(names.len(), 22, "an event is missing: {names:?}");
    let lines: Vec<String> = events.iter().map(Event::to_line).collect();
    assert_golden!(GOLDEN, lines.join("\n") + "\n");
    for (event, line) in events.iter().zip(&lines) {
        assert!(line.starts_with(&format!("{{\"e\":\"{}\"", name_of(event))), "{line}");
        assert_eq!(Event::from_line(line).as_ref(), Ok(event), "{line}");
    }
}

/// The order of the keys does not matter, and what is optional may be left out or null.
#[test]
fn other_spellings_of_a_line_are_read() {
    let played = Event::Played(CardMove { seat: seat(1), card: card("G2"), by: MoveSource::Player });
    let ready = Event::Ready { seat: seat(1), entropy: None };
    let plain = opened("t", Settings::new(Rules::default()));
    let rules = r#""rules":{"players":4,"follow":"colour-or-queen","queen_lead":"trump","grand_own":"keeps","length":{"deals":1}}"#;
    let bots = r#""bots":[null,null,null,null]"#;
    let rest =
        r#""fill":"medium","grace":60000,"listed":false,"spectators":false,"host":"30313233343536373839616263646566""#;
    for (line, event) in [
        (r#"{"c":"G2","s":1,"e":"play"}"#.to_owned(), &played),
        (r#" { "e" : "play" , "s" : 1, "c" : "G2", "by" : null } "#.to_owned(), &played),
        (r#"{"e":"ready","s":1,"entropy":null}"#.to_owned(), &ready),
        (r#"{"e":"dealt"}"#.to_owned(), &Event::Dealt),
        (format!(r#"{{"e":"opened","id":"t",{rules},{bots},{rest}}}"#), &plain),
        (format!(r#"{{"e":"opened","id":"t",{rules},{bots},{rest},"move_ms":null,"match_ms":null}}"#), &plain),
        (format!(r#"{{"e":"opened","id":"t","rules":{{}},{bots},{rest},"prepared":null}}"#), &plain),
    ] {
        assert_eq!(Event::from_line(&line).as_ref(), Ok(event), "{line}");
    }
}

/// Lines that are no event, one wrong thing in each.
const MALFORMED: &[&str] = &[
    "",
    "null",
    "[]",
    "{}",
    "dealt",
    "\"dealt\"",
    r#"{"e":"dealt"} {"e":"dealt"}"#,
    r#"{"e":"dealt""#,
    r#"{"e":"tossed"}"#,
    r#"{"e":"Dealt"}"#,
    r#"{"e":null}"#,
    r#"{"e":7}"#,
    r#"{"s":1,"c":"R8"}"#,
    r#"{"e":"play","s":1}"#,
    r#"{"e":"play","c":"R8"}"#,
    r#"{"e":"play","s":4,"c":"R8"}"#,
    r#"{"e":"play","s":-1,"c":"R8"}"#,
    r#"{"e":"play","s":"1","c":"R8"}"#,
    r#"{"e":"play","s":1.5,"c":"R8"}"#,
    r#"{"e":"play","s":null,"c":"R8"}"#,
    r#"{"e":"play","s":1,"c":"R9"}"#,
    r#"{"e":"play","s":1,"c":"8R"}"#,
    r#"{"e":"play","s":1,"c":""}"#,
    r#"{"e":"play","s":1,"c":7}"#,
    r#"{"e":"play","s":1,"c":null}"#,
    r#"{"e":"play","s":1,"c":"R8","by":"player"}"#,
    r#"{"e":"play","s":1,"c":"R8","by":"stand-in"}"#,
    r#"{"e":"play","s":1,"c":"R8","by":1}"#,
    r#"{"e":"stash","s":1,"c":"X8"}"#,
    r#"{"e":"seated","s":0,"player":"00000000000000000000000000000000"}"#,
    r#"{"e":"seated","s":0,"player":"0000000000000000000000000000000","name":"Ada"}"#,
    r#"{"e":"seated","s":0,"player":"000000000000000000000000000000zz","name":"Ada"}"#,
    r#"{"e":"seated","s":0,"player":"00000000000000000000000000000000","name":7}"#,
    r#"{"e":"bot","s":0}"#,
    r#"{"e":"bot","s":0,"strength":"Easy"}"#,
    r#"{"e":"bot","s":0,"strength":"greedy"}"#,
    r#"{"e":"bot","s":0,"strength":null}"#,
    r#"{"e":"left"}"#,
    r#"{"e":"host","player":"00"}"#,
    r#"{"e":"committed"}"#,
    r#"{"e":"committed","secret":"00000000000000000000000000000000"}"#,
    r#"{"e":"committed","secret":null}"#,
    r#"{"e":"ready","s":0,"entropy":""}"#,
    r#"{"e":"ready","s":0,"entropy":"0001"}"#,
    r#"{"e":"away","s":9}"#,
    r#"{"e":"undone"}"#,
    r#"{"e":"undone","plays":256}"#,
    r#"{"e":"undone","plays":-1}"#,
    r#"{"e":"undone","plays":"3"}"#,
];

/// What turns a good line about an opened table into a bad one: a text in it and what stands there instead.
const BROKEN_TABLES: &[(&str, &str)] = &[
    (r#""id":"prepared","#, ""),
    (r#""id":"prepared""#, r#""id":7"#),
    (r#""players":4"#, r#""players":5"#),
    (r#""players":4"#, r#""players":"4""#),
    (r#""players":4"#, r#""players":3"#),
    (r#""follow":"colour-or-queen""#, r#""follow":"any""#),
    (r#""queen_lead":"trump""#, r#""queen_lead":"suit""#),
    (r#""grand_own":"keeps""#, r#""grand_own":"doubles""#),
    (r#""length":{"rounds":2}"#, r#""length":{"rounds":0}"#),
    (r#""length":{"rounds":2}"#, r#""length":{"rounds":101}"#),
    (r#""length":{"rounds":2}"#, r#""length":{"weeks":2}"#),
    (r#""length":{"rounds":2}"#, r#""length":{"rounds":2},"house":"mine""#),
    (r#""fill":"medium""#, r#""fill":"mild""#),
    (r#""grace":60000,"#, ""),
    (r#""grace":60000"#, r#""grace":-1"#),
    (r#""listed":false"#, r#""listed":0"#),
    (r#""spectators":false,"#, ""),
    (r#""host":"3031"#, r#""host":"3"#),
    (r#""bots":[null"#, r#""bots":[7"#),
    (r#""bots":[null"#, r#""bots":["mild""#),
    (r#""bots":[null,"#, r#""bots":["#),
    (r#""purpose":"same-cards""#, r#""purpose":"fun""#),
    (r#""source":"abc-1","#, ""),
    (r#""seed":"0""#, r#""seed":0"#),
    (r#""seed":"0""#, r#""seed":"x""#),
    (r#""dealer":1"#, r#""dealer":4"#),
    (r#""hands":[["#, r#""hands":[[],["#),
    (r#""hands":[["R2","#, r#""hands":[["#),
    (r#""hands":[["R2","#, r#""hands":[["K2","#),
    (r#""hands":[["R2","#, r#""hands":[["R9","#),
    (r#""stash":[null"#, r#""stash":["R1""#),
    (r#""plays":[]"#, r#""plays":["R1"]"#),
];

#[test]
fn a_malformed_line_is_refused() {
    for line in MALFORMED {
        assert!(Event::from_line(line).is_err(), "{line}");
    }
    let good = prepared_tables()
        .iter()
        .map(Event::to_line)
        .find(|line| line.contains(r#""players":4"#))
        .expect("four players");
    assert!(Event::from_line(&good).is_ok());
    for (old, new) in BROKEN_TABLES {
        assert!(good.contains(old), "{old} is not in {good}");
        let line = good.replacen(old, new, 1);
        assert!(Event::from_line(&line).is_err(), "{new}: {line}");
    }
}
