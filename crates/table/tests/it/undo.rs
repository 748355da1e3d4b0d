//! Taking back.

use crate::common::{Game, seat, settings, solo};
use table::{Input, Refusal, Stage};

fn undo(game: &mut Game) -> Result<Vec<table::Event>, Refusal> {
    let number = game.table.seq();
    game.put(Input::Undo { seat: seat(0), seq: number })
}

#[test]
fn the_last_own_card_comes_back_with_what_followed() {
    let mut game = Game::with_people(solo(), 1);
    game.start();
    game.everybody_ready();
    game.bots();
    game.person_moves();
    assert_eq!(undo(&mut game), Err(Refusal::NothingToUndo), "the chest keeps what is in it");
    game.bots();
    let before = game.table.view(seat(0)).unwrap();
    let stale = game.table.seq();
    game.person_moves();
    game.bots();
    assert_eq!(game.table.undos(), 0);
    undo(&mut game).unwrap();
    assert_eq!(game.table.undos(), 1);
    assert_eq!(game.table.view(seat(0)).unwrap(), before);
    assert_eq!(game.put(Input::Undo { seat: seat(0), seq: stale }), Err(Refusal::Stale), "one click, one card");
    game.assert_replays();
    game.play_match();
    assert_eq!(game.table.stage(), Stage::Finished);
    game.assert_replays();
}

#[test]
fn not_where_other_people_play() {
    let mut game = Game::with_people(settings(rules::PlayerCount::Three), 2);
    game.start();
    game.everybody_ready();
    assert_eq!(undo(&mut game), Err(Refusal::OthersPlay));
}
