//! The records that a table writes, byte for byte: `records_golden.txt` has a title and a record on each line. See the
//! `testkit::golden` for how the file is written again.

use std::fmt::Write;

use crate::common::{Game, player, seat, settings};
use rules::record::Record;
use rules::{Length, PlayerCount, RoundPoint, Rules, Seat};
use table::{BotLevel, FixedDeals, FixedDealsKind, Input, Settings};
use testkit::assert_golden;

/// A table of two people and bots.
fn people_and_bots(players: PlayerCount, rounds: u32) -> Game {
    let mut settings = settings(players);
    settings.rules.length = Length::Rounds(rounds);
    settings.bots[seat(2)] = Some(BotLevel::Strong);
    settings.fill_bot = BotLevel::Expert;
    let mut game = Game::with_people(settings, 2);
    game.start();
    game
}

/// Moves of bots and people by first legal cards, this many.
fn steps(game: &mut Game, count: usize) {
    for _ in 0..count {
        let input = testkit::next_move(&game.table).unwrap();
        game.put(input).unwrap();
    }
}

/// A match of two rounds, the second of which has been going on for some moves.
fn unfinished(players: PlayerCount, moves: usize) -> Game {
    let mut game = people_and_bots(players, 2);
    game.everybody_ready();
    game.play_stage();
    game.everybody_ready();
    steps(&mut game, moves);
    game
}

fn finished(players: PlayerCount) -> Game {
    let mut game = people_and_bots(players, 2);
    game.play_match();
    game
}

/// A match with fixed deals, one person against bots.
fn prepared(prepared: FixedDeals, rules: Rules, person: Seat) -> Game {
    let mut settings = Settings::new(prepared.rules(rules));
    for other in rules.players.seats().filter(|other| *other != person) {
        settings.bots[other] = Some(BotLevel::Easy);
    }
    let mut game = Game::with_people(Settings { deal_source: prepared.into(), ..settings }, 1);
    game.start();
    game
}

fn with_same_cards(players: PlayerCount, purpose: FixedDealsKind, source: &str) -> Game {
    let record = finished(players).table.record();
    let deals = record.rounds.iter().map(|round| *round.deal()).collect();
    let cards = FixedDeals::deals(purpose, source, 5, deals).unwrap();
    let mut game = prepared(cards, record.rules, seat(1));
    game.play_match();
    game
}

fn what_if(players: PlayerCount) -> Game {
    let record = finished(players).table.record();
    let round = &record.rounds[1];
    let me = round.tricks()[2].leader();
    let fixed = FixedDeals::from_position("t1-1", 9, &round.truncated(RoundPoint::Plays(2 * players.count())));
    prepared(fixed, record.rules, me)
}

#[test]
fn records_are_written_as_ever_and_read_back() {
    let mut text = String::new();
    let mut add = |title: &str, game: &Game| {
        game.assert_replays();
        let json = game.table.record().to_string();
        assert_eq!(Record::read(json.as_bytes()).unwrap().to_string(), json, "{title}");
        writeln!(text, "{title}: {json}").unwrap();
    };
    for (players, name) in [(PlayerCount::Three, "three"), (PlayerCount::Four, "four")] {
        add(&format!("{name} finished"), &finished(players));
        let (stashes, plays) = (players.count(), players.plays());
        add(&format!("{name} unfinished"), &unfinished(players, stashes + plays - 3 * stashes - 1));
        add(&format!("{name} stashing"), &unfinished(players, stashes - 1));
        add(&format!("{name} dealt"), &unfinished(players, 0));
        let mut between = people_and_bots(players, 2);
        add(&format!("{name} before the first deal"), &between);
        between.everybody_ready();
        between.play_stage();
        add(&format!("{name} between rounds"), &between);
        add(&format!("{name} same cards"), &with_same_cards(players, FixedDealsKind::SameCards, "t1-1"));
        add(&format!("{name} daily"), &with_same_cards(players, FixedDealsKind::Daily, "2026-01-31"));
        add(&format!("{name} what-if"), &what_if(players));
    }
    let mut left = people_and_bots(PlayerCount::Four, 1);
    left.put(Input::Leave { seat: seat(0) }).unwrap();
    left.everybody_ready();
    left.play_stage();
    assert_eq!(left.table.host(), player(1));
    add("four, the host has left", &left);
    assert_golden!("records_golden.txt", text);
}
