//! People who go and come back, clocks, restarts.

use crate::common::{Game, player, seat, settings, solo};
use rules::PlayerCount;
use table::{Event, Input, MoveSource, Presence, Refusal, Settings, Stage, Table, TimeControl};

fn two_people() -> Game {
    let mut game = Game::with_people(settings(PlayerCount::Three), 2);
    game.start();
    game.everybody_ready();
    game
}

fn presence(game: &Game, index: u8) -> Presence {
    game.table.seats()[seat(index)].human().unwrap().presence
}

#[test]
fn a_bot_stands_in_after_the_grace_time_and_gives_the_seat_back() {
    let mut game = two_people();
    game.put(Input::Away { seat: seat(1) }).unwrap();
    assert_eq!(game.put(Input::Away { seat: seat(1) }).unwrap(), []);
    let left = game.now;
    assert_eq!(game.tick(), [Event::StoodIn { seat: seat(1) }]);
    assert_eq!(game.now - left, Settings::GRACE);
    game.bots();
    assert!(game.log.iter().any(|entry| matches!(
        entry.event,
        Event::Played(moved) | Event::Stashed(moved) if moved.by == MoveSource::StandIn
    )));
    game.put(Input::Back { seat: seat(1) }).unwrap();
    assert_eq!(presence(&game, 1), Presence::Here);
    assert!(!game.table.bot_turns().any(|(wanted, _)| wanted == seat(1)));
    game.play_match();
    game.assert_replays();
}

#[test]
fn a_bot_stands_in_at_once_if_others_ask() {
    let mut game = two_people();
    assert_eq!(game.put(Input::StandIn { by: seat(0), seat: seat(1) }), Err(Refusal::NotAway));
    game.put(Input::Away { seat: seat(1) }).unwrap();
    game.put(Input::StandIn { by: seat(0), seat: seat(1) }).unwrap();
    assert_eq!(presence(&game, 1), Presence::StandIn);
}

#[test]
fn a_bot_that_was_thinking_is_not_heard_after_the_return() {
    let mut game = two_people();
    game.put(Input::Away { seat: seat(1) }).unwrap();
    game.put(Input::StandIn { by: seat(0), seat: seat(1) }).unwrap();
    let thought = Input::BotMove {
        seat: seat(1),
        action: game.first_legal(seat(1)),
        seq: game.table.pending_since(seat(1)).unwrap(),
    };
    game.put(Input::Back { seat: seat(1) }).unwrap();
    assert_eq!(game.put(thought), Err(Refusal::NotAsked));
}

#[test]
fn a_table_that_everybody_left_sleeps() {
    let mut game = Game::with_people(solo(), 1);
    game.start();
    game.everybody_ready();
    game.put(Input::Away { seat: seat(0) }).unwrap();
    assert_eq!((game.table.deadline(), game.table.bot_turns().count()), (None, 0));
    game.now += 10_000_000;
    game.put(Input::Back { seat: seat(0) }).unwrap();
    game.play_match();
    game.assert_replays();
}

#[test]
fn who_leaves_mid_match_can_take_the_seat_back_and_nobody_else() {
    let mut game = two_people();
    game.put(Input::Leave { seat: seat(1) }).unwrap();
    assert_eq!(presence(&game, 1), Presence::StandIn);
    assert_eq!(game.sit(7), Err(Refusal::TableFull));
    game.bots();
    assert_eq!(game.sit(1).unwrap(), [Event::Back { seat: seat(1) }]);
    game.play_match();
    assert_eq!(game.table.seat_of(player(1)), Some(seat(1)));
    game.assert_replays();
}

#[test]
fn a_bot_moves_when_the_time_for_a_move_is_up() {
    let mut game = Game::with_people(Settings { clock: TimeControl::PerMove(5_000), ..solo() }, 1);
    game.start();
    game.everybody_ready();
    game.bots();
    let dealt = game.now;
    assert_eq!(game.tick(), [Event::TimedOut { seat: seat(0) }]);
    assert_eq!(game.now - dealt, 5_000);
    let action = game.first_legal(seat(0));
    let seq = game.table.seq();
    assert_eq!(game.put(Input::Move { seat: seat(0), action, seq }), Err(Refusal::TimeIsUp));
    game.bots();
    assert!(game.log.iter().any(|entry| matches!(
        entry.event,
        Event::Played(moved) | Event::Stashed(moved) if moved.by == MoveSource::Clock
    )));
    assert_eq!(game.table.stage(), Stage::Playing);
    game.assert_replays();
}

#[test]
fn time_for_a_match_is_used_up_once() {
    let mut game = Game::with_people(Settings { clock: TimeControl::PerMatch(60_000), ..solo() }, 1);
    game.start();
    game.everybody_ready();
    game.bots();
    game.now += 59_000;
    assert!(game.person_moves());
    game.bots();
    let asked_at = game.now;
    assert_eq!(game.tick(), [Event::TimedOut { seat: seat(0) }]);
    assert_eq!(game.now - asked_at, 1_000);
    game.play_stage();
    assert_eq!(game.table.stage(), Stage::Waiting, "bots finish the round without more waiting");
    game.assert_replays();
}

#[test]
fn a_restart_counts_for_nobody() {
    let mut game = Game::with_people(Settings { clock: TimeControl::PerMove(60_000), ..solo() }, 1);
    game.start();
    game.everybody_ready();
    game.bots();
    game.now += 100_000_000;
    game.table = Table::replay(game.log.iter().cloned()).unwrap();
    game.put(Input::Resume).unwrap();
    assert!(presence(&game, 0) == Presence::Away);
    assert_eq!(game.table.deadline(), None);
    game.now += 5_000;
    game.put(Input::Back { seat: seat(0) }).unwrap();
    assert_eq!(game.table.deadline(), Some(game.now + 60_000));
    game.play_match();
    game.assert_replays();
}
