//! Taking seats before the match.

use crate::common::{Game, player, seat, settings, solo};
use rules::{Length, PlayerCount, Rules};
use table::{BotLevel, Event, FirstMatch, HostOptions, Input, Occupant, Refusal, Settings, Stage, TimeControl};

#[test]
fn a_full_table_takes_nobody() {
    let mut game = Game::with_people(settings(PlayerCount::Three), 3);
    assert_eq!(game.sit(4), Err(Refusal::TableFull));
    assert_eq!(game.sit(1), Err(Refusal::AlreadySeated));
    game.assert_replays();
}

#[test]
fn a_seat_of_choice() {
    let mut game = Game::open(settings(PlayerCount::Three));
    let sit = |index, at| Input::Sit { player: player(index), name: "".into(), seat: Some(seat(at)) };
    assert_eq!(game.put(sit(1, 3)), Err(Refusal::NoSuchSeat));
    game.put(sit(1, 2)).unwrap();
    assert_eq!(game.put(sit(2, 2)), Err(Refusal::SeatTaken));
    assert_eq!(game.table.seat_of(player(1)), Some(seat(2)));
}

#[test]
fn a_name_can_be_changed_before_the_match() {
    let mut game = Game::with_people(settings(PlayerCount::Four), 2);
    let call = |name: &str, at| Input::Sit { player: player(1), name: name.into(), seat: at };
    game.put(call("Mira", None)).unwrap();
    assert_eq!(game.table.seats()[seat(1)].human().map(|person| &*person.name), Some("Mira"));
    assert_eq!(game.put(call("Mira", None)), Err(Refusal::AlreadySeated), "she is called so already");
    assert_eq!(game.put(call("Asha", Some(seat(2)))), Err(Refusal::AlreadySeated));
    game.start();
    assert_eq!(game.put(call("Asha", None)), Err(Refusal::AlreadySeated));
    game.assert_replays();
}

#[test]
fn only_the_host_starts_and_bots_fill_the_seats() {
    let mut game = Game::with_people(settings(PlayerCount::Four), 2);
    assert_eq!(game.put(Input::Start { by: player(1) }), Err(Refusal::HostOnly));
    game.start();
    assert_eq!(game.table.stage(), Stage::Waiting);
    assert!(game.table.commitment().is_some(), "the server is bound before anybody adds to the shuffle");
    assert_eq!(game.table.seats()[seat(3)], Occupant::Bot(BotLevel::Medium));
    assert_eq!(game.put(Input::Start { by: player(0) }), Err(Refusal::AlreadyStarted));
    game.assert_replays();
}

#[test]
fn a_host_who_does_not_sit_lets_the_others_start() {
    let mut game = Game::open(settings(PlayerCount::Three));
    assert_eq!(game.put(Input::Start { by: player(0) }), Err(Refusal::NobodySeated));
    game.sit(1).unwrap();
    assert_eq!(game.put(Input::Start { by: player(2) }), Err(Refusal::HostOnly));
    game.put(Input::Start { by: player(1) }).unwrap();
}

#[test]
fn the_host_manages_seats() {
    let mut game = Game::with_people(settings(PlayerCount::Four), 2);
    let bot = |by, at| Input::SeatBot { by: player(by), seat: seat(at), level: BotLevel::Strong };
    assert_eq!(game.put(bot(1, 2)), Err(Refusal::HostOnly));
    assert_eq!(game.put(bot(0, 1)), Err(Refusal::SeatTaken));
    game.put(bot(0, 2)).unwrap();
    game.put(Input::Kick { by: player(0), seat: seat(1) }).unwrap();
    assert_eq!(game.table.seats()[seat(1)], Occupant::Empty);
    assert_eq!(game.put(Input::Kick { by: player(0), seat: seat(1) }), Err(Refusal::NotSeated));
    game.assert_replays();
}

fn configure(by: u8, rules: Rules) -> Input {
    let options = HostOptions { rules, clock: TimeControl::PerMove(30_000), listed: true, spectators: true };
    Input::Configure { by: player(by), options: Box::new(options) }
}

#[test]
fn the_host_changes_the_rules_before_the_match() {
    let mut game = Game::with_people(settings(PlayerCount::Four), 2);
    let three = Rules { players: PlayerCount::Three, length: Length::Rounds(2), ..Rules::default() };
    assert_eq!(game.put(configure(1, three)), Err(Refusal::HostOnly));
    game.put(Input::SeatBot { by: player(0), seat: seat(3), level: BotLevel::Easy }).unwrap();
    game.put(configure(0, three)).unwrap();
    let settings = game.table.settings();
    assert_eq!((settings.rules, settings.listed, settings.spectators), (three, true, true));
    assert_eq!(settings.clock, TimeControl::PerMove(30_000));
    assert_eq!(game.table.seats().players(), PlayerCount::Three, "the bot on the fourth seat is gone");
    assert_eq!(game.table.seat_of(player(1)), Some(seat(1)));
    game.put(configure(0, Rules::default())).unwrap();
    assert_eq!(game.table.seats()[seat(3)], Occupant::Empty);
    game.put(configure(0, three)).unwrap();
    game.start();
    assert_eq!(game.put(configure(0, three)), Err(Refusal::AlreadyStarted));
    game.assert_replays();
}

#[test]
fn nobody_loses_their_seat_to_other_rules() {
    let mut game = Game::with_people(settings(PlayerCount::Four), 4);
    let three = Rules { players: PlayerCount::Three, ..Rules::default() };
    assert_eq!(game.put(configure(0, three)), Err(Refusal::SeatTaken));
    let endless = Rules { length: Length::Rounds(0), ..Rules::default() };
    assert_eq!(game.put(configure(0, endless)), Err(Refusal::LengthOutOfRange));
    assert_eq!(game.table.players(), PlayerCount::Four);
}

#[test]
fn a_host_who_leaves_hands_the_table_on() {
    let mut game = Game::with_people(settings(PlayerCount::Four), 2);
    let events = game.put(Input::Leave { seat: seat(0) }).unwrap();
    assert_eq!(events[1], Event::HostChanged { player: player(1) });
    assert_eq!(game.table.seat_of(player(0)), None);
}

#[test]
fn settings_have_limits() {
    let mut all_bots = solo();
    all_bots.bots[seat(0)] = Some(BotLevel::Easy);
    let bad = [
        (all_bots, Refusal::NoSeatForPeople),
        (Settings { clock: table::TimeControl::PerMove(10), ..solo() }, Refusal::ClockOutOfRange),
        (Settings { clock: table::TimeControl::PerMatch(1), ..solo() }, Refusal::ClockOutOfRange),
        (Settings { reconnect_grace: 4_000_000, ..solo() }, Refusal::GraceOutOfRange),
        (Settings { first_match: first_match(3), ..settings(PlayerCount::Three) }, Refusal::NoSuchSeat),
    ];
    for (settings, refusal) in bad {
        assert_eq!(table::Table::open(0, "x", settings, player(0)).err(), Some(refusal));
    }
}

#[test]
fn a_closed_table_takes_nothing() {
    let mut game = Game::with_people(solo(), 1);
    assert_eq!(game.put(Input::Close { by: Some(player(7)) }), Err(Refusal::HostOnly));
    game.put(Input::Close { by: Some(player(0)) }).unwrap();
    assert_eq!(game.put(Input::Tick), Err(Refusal::Closed));
}

fn first_match(dealer: u8) -> Option<FirstMatch> {
    Some(FirstMatch { id: "local".into(), dealer: seat(dealer) })
}

#[test]
fn the_first_match_can_be_given_its_name_and_its_dealer() {
    let dealers = |first_match| {
        let mut game = Game::with_people(Settings { first_match, ..solo() }, 1);
        game.start();
        let first = (game.table.match_id(), game.table.standing().dealer());
        game.play_match();
        game.everybody_ready();
        game.assert_replays();
        (first, (game.table.match_id(), game.table.standing().dealer()))
    };
    assert_eq!(dealers(None), (("t1-1".to_owned(), seat(3)), ("t1-2".to_owned(), seat(0))));
    assert_eq!(dealers(first_match(1)), (("local".to_owned(), seat(1)), ("t1-2".to_owned(), seat(2))));
}
