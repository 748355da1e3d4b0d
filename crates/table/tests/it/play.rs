//! Whole matches.

use crate::common::{Game, player, seat, settings, solo};
use rules::fair_deal::Entropy;
use rules::{Action, Length, Rules};
use table::{Event, Input, Refusal, Settings, Stage};

#[test]
fn every_table_plays_to_its_end_and_its_record_is_fair() {
    for rules in Rules::all_combinations() {
        for people in 1..=rules.players.count() as u8 {
            let mut game = Game::with_people(Settings::new(Rules { length: Length::Rounds(2), ..rules }), people);
            game.start();
            game.play_match();
            assert_eq!(game.table.stage(), Stage::Finished);
            game.assert_replays();
            let record = game.table.record();
            assert!(record.verify().iter().all(Result::is_ok));
            let again: rules::record::Record = record.to_string().parse().expect("a record that reads back");
            assert_eq!(again.standing().unwrap().totals(), game.table.standing().totals());
        }
    }
}

#[test]
fn a_move_needs_a_number_that_is_neither_old_nor_invented() {
    let mut game = Game::with_people(solo(), 1);
    game.start();
    let before = game.table.seq();
    game.everybody_ready();
    let action = game.first_legal(seat(0));
    let with = |seq| Input::Move { seat: seat(0), action, seq };
    assert_eq!(game.put(with(before)), Err(Refusal::Stale));
    assert_eq!(game.put(with(game.table.seq() + 1)), Err(Refusal::Stale));
    let seq = game.table.seq();
    game.bots();
    game.put(with(seq)).expect("the stash of others does not make it stale");
    assert!(game.put(with(seq)).is_err(), "a double click stashes once");
}

#[test]
fn nobody_moves_for_another_seat() {
    let mut game = Game::with_people(settings(rules::PlayerCount::Three), 3);
    game.start();
    game.everybody_ready();
    let theirs = game.first_legal(seat(1));
    let seq = game.table.seq();
    let refused = game.put(Input::Move { seat: seat(0), action: theirs, seq });
    assert!(matches!(refused, Err(Refusal::Rule(rules::IllegalMove::NotHeld { .. }))));
    let early = Action::Play(theirs.card());
    let refused = game.put(Input::Move { seat: seat(1), action: early, seq });
    assert!(matches!(refused, Err(Refusal::Rule(rules::IllegalMove::StashComesFirst { .. }))));
    assert_eq!(game.put(Input::BotMove { seat: seat(1), action: theirs, seq }), Err(Refusal::NotAsked));
    game.assert_replays();
}

#[test]
fn the_next_round_waits_for_everybody_but_not_for_ever() {
    let mut game = Game::with_people(settings(rules::PlayerCount::Three), 3);
    game.start();
    game.everybody_ready();
    game.play_stage();
    assert_eq!(game.table.stage(), Stage::Waiting);
    assert_eq!(game.table.deadline(), None, "nobody is in a hurry while nobody is ready");
    game.put(Input::Ready { seat: seat(0), entropy: None }).unwrap();
    assert_eq!(game.put(Input::Ready { seat: seat(0), entropy: None }), Err(Refusal::AlreadyReady));
    assert_eq!(game.tick(), [Event::Dealt]);
    game.assert_replays();
}

#[test]
fn the_first_deal_does_not_wait_long_for_a_program_that_adds_nothing() {
    let mut game = Game::with_people(settings(rules::PlayerCount::Three), 3);
    game.start();
    assert_eq!(game.put(Input::Ready { seat: seat(2), entropy: Some(Entropy([9; 16])) }).unwrap().len(), 1);
    let began = game.now;
    assert_eq!(game.tick(), [Event::Dealt]);
    assert_eq!(game.now - began, 5_000);
    assert_eq!(game.table.fairness().unwrap().entropy.as_slice(), [None, None, Some(Entropy([9; 16]))]);
    assert_eq!(game.table.fairness().unwrap().secret, None, "the secret stays secret during the round");
}

#[test]
fn another_match_at_the_same_table() {
    let mut rules = solo();
    rules.rules.length = Length::Rounds(1);
    let mut game = Game::with_people(rules, 1);
    game.start();
    game.play_match();
    assert_eq!(game.table.match_id(), "t1-1");
    game.put(Input::Ready { seat: seat(0), entropy: None }).unwrap();
    assert_eq!((game.table.stage(), game.table.match_id().as_str()), (Stage::Waiting, "t1-2"));
    assert_eq!(game.table.standing().scores().len(), 0);
    game.play_match();
    assert_eq!(game.table.stage(), Stage::Finished);
    assert_eq!(game.table.record().rounds[0].deal().dealer(), seat(0), "the deal has moved on");
    game.assert_replays();
}

#[test]
fn who_leaves_after_the_match_is_replaced_by_a_bot() {
    let mut rules = settings(rules::PlayerCount::Three);
    rules.rules.length = Length::Rounds(1);
    let mut game = Game::with_people(rules, 3);
    game.start();
    game.play_match();
    game.put(Input::Leave { seat: seat(1) }).unwrap();
    game.put(Input::Ready { seat: seat(0), entropy: None }).unwrap();
    game.put(Input::Ready { seat: seat(2), entropy: None }).unwrap();
    assert_eq!(game.table.seat_of(player(1)), None);
    game.play_match();
    game.assert_replays();
}
