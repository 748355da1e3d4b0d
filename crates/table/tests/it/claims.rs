//! Claims: all remaining tricks, or none of them.

use crate::common::{Game, seat, settings, solo};
use rules::{Claim, Phase, PlayerCount, Seat};
use table::{Event, Input, MoveSource, Refusal, Stage, Table};

fn claim(game: &mut Game, seat: Seat, claim: Claim) -> Result<Vec<Event>, Refusal> {
    let seq = game.table.seq();
    game.put(Input::Claim { seat, claim, seq })
}

/// Plays one match after the other until somebody may claim this.
fn until_offered(game: &mut Game, wanted: Claim) -> Seat {
    game.start();
    for _ in 0..4_000 {
        let mut seats = game.table.players().seats();
        if let Some(seat) = seats.find(|&seat| game.table.may_claim(seat) == Some(wanted)) {
            return seat;
        }
        match game.table.stage() {
            Stage::Waiting | Stage::Finished => game.everybody_ready(),
            _ if game.bots() > 0 => {}
            _ => assert!(game.person_moves(), "nobody moves"),
        }
    }
    panic!("nobody could ever claim {wanted:?}");
}

fn people(game: &Game) -> usize {
    game.table.seats().iter().filter(|occupant| occupant.human().is_some()).count()
}

fn tables() -> Vec<Game> {
    let three = settings(PlayerCount::Three);
    vec![Game::with_people(solo(), 1), Game::with_people(settings(PlayerCount::Four), 4), Game::with_people(three, 2)]
}

fn tricks(table: &Table, seat: Seat) -> u32 {
    table.public().unwrap().tricks_won[seat]
}

#[test]
fn a_claim_to_the_rest_ends_the_round_for_all() {
    for mut game in tables() {
        let me = until_offered(&mut game, Claim::Rest);
        let view = game.table.view(me).unwrap();
        let (won, left) = (tricks(&game.table, me), view.hand.len() as u32);
        let events = claim(&mut game, me, Claim::Rest).unwrap();
        assert_eq!(events[0], Event::Claimed { seat: me, claim: Claim::Rest });
        let played = |event: &&Event| matches!(event, Event::Played(moved) if moved.by == MoveSource::Claim);
        let cards = view.public.players().plays() - view.public.plays.len();
        assert_eq!(events.iter().filter(played).count(), cards, "the table plays every card that is left");
        assert!(events.contains(&Event::RoundOver), "{events:?}");
        assert_eq!(tricks(&game.table, me), won + left);
        game.play_match();
        game.assert_replays();
        let record = game.table.record();
        assert!(record.rounds.iter().all(|round| round.phase() == Phase::Over), "the record is complete");
    }
}

#[test]
fn a_player_who_takes_no_more_still_waits_for_the_others() {
    for mut game in tables() {
        let me = until_offered(&mut game, Claim::NoMore);
        let won = tricks(&game.table, me);
        let events = claim(&mut game, me, Claim::NoMore).unwrap();
        assert_eq!(events[0], Event::Claimed { seat: me, claim: Claim::NoMore });
        assert!(events.iter().all(|event| !matches!(event, Event::Played(moved) if moved.seat != me)));
        assert_eq!(claim(&mut game, me, Claim::NoMore), Err(Refusal::ClaimNotCertain), "it was claimed already");
        let stage = game.table.stage();
        while game.table.stage() == stage && game.table.round_index() == Some(game.table.standing().scores().len()) {
            assert_ne!(game.table.turn(), Some(me), "the table plays at once");
            assert!(game.bots() > 0 || game.person_moves());
        }
        assert_eq!(tricks(&game.table, me), won);
        game.play_match();
        game.assert_replays();
    }
}

#[test]
fn a_claim_that_is_not_offered_changes_nothing() {
    for mut game in tables() {
        let me = until_offered(&mut game, Claim::NoMore);
        let before = format!("{:?}", game.table);
        let stale = Input::Claim { seat: me, claim: Claim::NoMore, seq: 1 };
        assert_eq!(claim(&mut game, me, Claim::Rest), Err(Refusal::ClaimNotCertain), "the other claim");
        assert_eq!(game.put(stale), Err(Refusal::Stale));
        let others: Vec<Seat> = game.table.players().seats().filter(|seat| *seat != me).collect();
        for other in others {
            let refusal = claim(&mut game, other, Claim::NoMore).unwrap_err();
            assert!(matches!(refusal, Refusal::ClaimNotCertain | Refusal::NotSeated | Refusal::Stale), "{refusal}");
        }
        assert_eq!(format!("{:?}", game.table), before);
    }
}

#[test]
fn a_card_taken_back_takes_the_claim_back() {
    let mut game = Game::with_people(solo(), 1);
    let me = until_offered(&mut game, Claim::NoMore);
    assert_eq!((me, people(&game)), (seat(0), 1));
    let before = game.table.view(me).unwrap();
    claim(&mut game, me, Claim::NoMore).unwrap();
    let seq = game.table.seq();
    game.put(Input::Undo { seat: me, seq }).unwrap();
    assert_eq!(game.table.view(me).unwrap(), before);
    assert_eq!(game.table.may_claim(me), Some(Claim::NoMore));
    assert!(!game.table.plays_for(me));
    game.play_match();
    game.assert_replays();
}

#[test]
fn nothing_can_be_claimed_outside_a_round() {
    let mut game = Game::with_people(solo(), 1);
    assert_eq!(claim(&mut game, seat(0), Claim::Rest), Err(Refusal::NoRound));
    game.start();
    assert_eq!(claim(&mut game, seat(0), Claim::Rest), Err(Refusal::NoRound));
    game.everybody_ready();
    assert_eq!(claim(&mut game, seat(0), Claim::Rest), Err(Refusal::ClaimNotCertain), "everybody stashes first");
}
