//! Cards that are not shuffled.

use crate::common::{Game, player, seat, settings, solo};
use rules::{Deal, Length, PlayerCount, Round, RoundPoint, Seat};
use table::{BotLevel, DealSource, Event, FixedDeals, FixedDealsKind, Input, Refusal, Settings, Stage};

/// The rounds of a match that was played to its end.
fn played(players: PlayerCount) -> Vec<Round> {
    let mut game = Game::with_people(settings(players), 1);
    game.start();
    game.play_match();
    game.table.record().rounds
}

fn solo_with(fixed: FixedDeals, at: Seat) -> Settings {
    let players = fixed.deals[0].players();
    let mut settings = Settings { ..settings(players) };
    settings.rules = fixed.rules(settings.rules);
    for other in players.seats().filter(|other| *other != at) {
        settings.bots[other] = Some(BotLevel::Easy);
    }
    settings.deal_source = fixed.into();
    settings
}

fn same_cards(rounds: &[Round]) -> FixedDeals {
    let deals = rounds.iter().map(|round| *round.deal()).collect();
    FixedDeals::deals(FixedDealsKind::SameCards, "t1-1", 7, deals).unwrap()
}

fn sat(settings: Settings, at: Seat) -> Game {
    let mut game = Game::open(settings);
    game.put(Input::Sit { player: player(0), name: "P0".into(), seat: Some(at) }).unwrap();
    game.start();
    game
}

#[test]
fn the_deals_of_a_match_are_played_once_more_from_another_seat() {
    for players in [PlayerCount::Three, PlayerCount::Four] {
        let rounds = played(players);
        let mut game = sat(solo_with(same_cards(&rounds), seat(2)), seat(2));
        assert_eq!(game.table.stage(), Stage::Playing, "nothing is waited for");
        assert!(!game.log.iter().any(|entry| matches!(entry.event, Event::Committed { .. })), "there is no shuffle");
        game.play_match();
        let record = game.table.record();
        let deals = |rounds: &[Round]| rounds.iter().map(|round| *round.deal()).collect::<Vec<Deal>>();
        assert_eq!(deals(&record.rounds), deals(&rounds));
        game.assert_replays();
    }
}

#[test]
fn its_record_claims_no_fair_deal_and_says_where_the_cards_come_from() {
    let rounds = played(PlayerCount::Four);
    let mut game = sat(solo_with(same_cards(&rounds), seat(0)), seat(0));
    game.play_match();
    let record = game.table.record();
    assert_eq!(record.fairness, None);
    assert_eq!((game.table.fairness(), game.table.commitment()), (None, None));
    let again: rules::record::Record = record.to_string().parse().unwrap();
    let said = r#"{"purpose":"same-cards","source":"t1-1","stashed":0,"plays":0}"#;
    assert_eq!(again.extensions, [("x-prepared".to_owned(), said.to_owned())]);
    assert_eq!(again.rules.length, Length::Rounds(4));
    assert!(again.verify().iter().all(Result::is_err));
}

#[test]
fn a_round_goes_on_from_any_moment_and_seat() {
    for players in [PlayerCount::Three, PlayerCount::Four] {
        let rounds = played(players);
        for plays in 0..players.plays() {
            let at = seat((plays % players.count()) as u8);
            let fixed = FixedDeals::from_position("t1-1", plays as u64, &rounds[1].truncated(RoundPoint::Plays(plays)));
            let mut game = sat(solo_with(fixed, at), at);
            let view = game.table.view(at).unwrap();
            assert_eq!(*view.public.plays, rounds[1].plays()[..plays], "{plays}");
            let number = game.table.seq();
            let undone = game.put(Input::Undo { seat: at, seq: number });
            assert_eq!(undone, Err(Refusal::NothingToUndo), "what was before stays");
            game.play_match();
            let record = game.table.record();
            assert_eq!(record.rounds.len(), 1);
            assert_eq!(record.rounds[0].plays()[..plays], rounds[1].plays()[..plays]);
            assert_eq!(record.rounds[0].stash(), rounds[1].stash());
            assert_eq!(game.table.stage(), Stage::Finished);
            game.assert_replays();
        }
    }
}

#[test]
fn before_the_chest_is_filled_only_the_one_seat_chooses_anew() {
    let rounds = played(PlayerCount::Four);
    let mut game =
        sat(solo_with(FixedDeals::from_position("t1-1", 1, &rounds[0].without_stash_of(seat(3))), seat(3)), seat(3));
    let view = game.table.view(seat(3)).unwrap();
    assert_eq!(view.public.stashed.as_slice(), [true, true, true, false]);
    assert_eq!(view.legal(), rounds[0].deal().hands()[seat(3)]);
    game.play_match();
    let stash = *game.table.record().rounds[0].stash();
    (0..3).for_each(|index| assert_eq!(stash[seat(index)], rounds[0].stash()[seat(index)]));
}

#[test]
fn another_match_at_the_table_has_the_same_cards_again() {
    let rounds = played(PlayerCount::Four);
    let fixed = FixedDeals::from_position("t1-1", 1, &rounds[0].truncated(RoundPoint::Plays(9)));
    let mut game = sat(solo_with(fixed, seat(1)), seat(1));
    game.play_match();
    game.everybody_ready();
    assert_eq!(*game.table.view(seat(1)).unwrap().public.plays, rounds[0].plays()[..9]);
    game.play_match();
    assert_eq!(game.table.match_id(), "t1-2");
    game.assert_replays();
}

#[test]
fn nobody_else_sits_down() {
    let rounds = played(PlayerCount::Four);
    let mut game = Game::open(solo_with(same_cards(&rounds), seat(0)));
    game.put(Input::Kick { by: player(0), seat: seat(1) }).unwrap();
    assert_eq!(game.sit(5), Err(Refusal::FixedDealsForOne));
    game.sit(0).unwrap();
}

#[test]
fn what_cannot_be_played_is_refused() {
    let rounds = played(PlayerCount::Four);
    let good = || solo_with(same_cards(&rounds), seat(0));
    let check = |change: &dyn Fn(&mut Settings), expected: Refusal| {
        let mut settings = good();
        change(&mut settings);
        assert_eq!(settings.check(), Err(expected));
        assert!(!expected.to_string().is_empty());
    };
    assert_eq!(good().check(), Ok(()));
    let cards = |settings: &mut Settings, change: &dyn Fn(&mut FixedDeals)| match &mut settings.deal_source {
        DealSource::Fixed(deals) => change(deals),
        DealSource::Fair => unreachable!("the deals are fixed"),
    };
    check(&|settings| settings.listed = true, Refusal::FixedDealsForOne);
    check(&|settings| settings.spectators = true, Refusal::FixedDealsForOne);
    check(&|settings| settings.bots[seat(1)] = None, Refusal::FixedDealsForOne);
    check(&|settings| settings.rules.length = Length::Rounds(3), Refusal::FixedDealsInvalid);
    check(&|settings| settings.rules.length = Length::Deals(1), Refusal::FixedDealsInvalid);
    check(&|settings| cards(settings, &|cards| cards.deals.swap(0, 1)), Refusal::FixedDealsInvalid);
    check(&|settings| cards(settings, &|cards| cards.deals.clear()), Refusal::FixedDealsInvalid);
    check(&|settings| cards(settings, &|cards| cards.source = "a\"b".into()), Refusal::FixedDealsInvalid);
    check(&|settings| cards(settings, &|cards| cards.source = "a".repeat(81).into()), Refusal::FixedDealsInvalid);
    let three = *played(PlayerCount::Three)[0].deal();
    check(&|settings| cards(settings, &|cards| cards.deals[0] = three), Refusal::FixedDealsInvalid);
    let plays = rounds[0].plays().to_vec();
    check(&|settings| cards(settings, &|cards| cards.plays = plays[..3].to_vec()), Refusal::FixedPlaysInvalid);
    check(&|settings| cards(settings, &|cards| cards.stash = *rounds[1].stash()), Refusal::FixedPlaysInvalid);
    let all = |cards: &mut FixedDeals| (cards.stash, cards.plays) = (*rounds[0].stash(), plays.clone());
    check(&|settings| cards(settings, &all), Refusal::FixedPlaysInvalid);
    let twice = |cards: &mut FixedDeals| (cards.stash, cards.plays) = (*rounds[0].stash(), vec![plays[0]; 2]);
    check(&|settings| cards(settings, &twice), Refusal::FixedPlaysInvalid);
    assert_eq!(solo().check(), Ok(()));
}

#[test]
fn no_card_of_the_day_is_taken_back() {
    let rounds = played(PlayerCount::Four);
    let daily = FixedDeals { purpose: FixedDealsKind::Daily, ..same_cards(&rounds) };
    for (fixed, takes_back) in [(same_cards(&rounds), true), (daily, false)] {
        let mut game = sat(solo_with(fixed, seat(0)), seat(0));
        assert!(game.table.is_solo());
        assert_eq!(game.table.allows_undo(), takes_back);
        // The stash, and a card to the first trick.
        game.bots();
        game.person_moves();
        game.bots();
        game.person_moves();
        game.bots();
        let number = game.table.seq();
        let undone = game.put(Input::Undo { seat: seat(0), seq: number });
        assert_eq!(undone.err(), (!takes_back).then_some(Refusal::NothingToUndo));
    }
}
