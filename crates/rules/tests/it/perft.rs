//! All sequences of play from small endings, counted by the engine and by the plain reading of the rules.

#[path = "../../../qyrsqyrs/tests/it/reference_rules/mod.rs"]
mod reference_rules;

use reference_rules::chance::Chance;
use reference_rules::game::{self, House, Sequences};
use reference_rules::invent;
use rules::{Action, Card, CardSet, Deal, PerSeat, PlayerCount, Position, Round, RuleOption, Rules, Seat};

/// Cards per hand, and the number of endings for each combination of rules.
const ENDINGS: [(usize, usize); 3] = [(2, 24), (3, 24), (4, 3)];

fn engine_rules(house: &House) -> Rules {
    let players = PlayerCount::new(house.players as u64).expect("three or four");
    house.options().into_iter().fold(Rules { players, ..Rules::default() }, |rules, (key, value)| {
        let option = RuleOption::ALL.iter().find(|option| option.key() == key).expect("a known option");
        rules.with(option.parse(value).expect("a known value"))
    })
}

/// The engine's round after the same deal, stash and plays, every move through the checked `apply`.
fn engine_round(house: &House, round: &game::Round) -> Round {
    let rules = engine_rules(house);
    let card = |text: &String| text.parse::<Card>().expect("a card");
    let set = |cards: &[String]| cards.iter().map(card).collect::<CardSet>();
    let hands = PerSeat::from_fn(rules.players, |seat| set(&round.hands[seat.index()]));
    let deal =
        Deal::new(Seat::try_from(round.dealer as u64).expect("a seat"), hands, set(&round.chest)).expect("a deal");
    let mut engine = Round::new(&rules, deal);
    for (seat, stashed) in rules.players.seats().zip(&round.stash) {
        let stashed = card(stashed.as_ref().expect("a whole stash"));
        engine.apply(seat, Action::Stash(stashed)).expect("the plain reading allows it");
    }
    for text in &round.plays {
        let turn = engine.turn().expect("somebody's turn");
        engine.apply(turn, Action::Play(card(text))).expect("the plain reading allows it");
    }
    engine
}

fn nothing(players: PlayerCount) -> Sequences {
    Sequences { count: 0, tricks: vec![0; players.count()] }
}

fn add(all: &mut Sequences, part: Sequences) {
    all.count += part.count;
    for (sum, won) in all.tricks.iter_mut().zip(part.tricks) {
        *sum += won;
    }
}

fn one(position: &Position) -> Sequences {
    let tricks = position.players().seats().map(|seat| u64::from(position.tricks(seat))).collect();
    Sequences { count: 1, tricks }
}

/// Through the unchecked interface that searches use.
fn searched(position: Position) -> Sequences {
    if position.is_over() {
        return one(&position);
    }
    let mut all = nothing(position.players());
    for card in position.legal() {
        let mut next = position;
        next.play(card);
        add(&mut all, searched(next));
    }
    all
}

/// Through the checked interface: every seat tries every card of the deck, and what is not refused counts.
fn tried(round: &Round) -> Sequences {
    if round.position().is_over() {
        return one(round.position());
    }
    let mut all = nothing(round.players());
    for seat in round.players().seats() {
        for card in Card::ALL {
            let mut next = round.clone();
            if next.apply(seat, Action::Play(card)).is_ok() {
                add(&mut all, tried(&next));
            }
        }
    }
    all
}

#[test]
fn the_engine_counts_what_the_plain_reading_counts() {
    let chance = &mut Chance::from_seed(1);
    for house in game::every_house().into_iter().filter(|house| house.grand_own == "keeps") {
        let mut total = 0;
        for (cards, endings) in ENDINGS {
            for _ in 0..endings {
                let (round, play) = invent::ending(&house, cards, chance);
                let plain = game::sequences(&house, &play);
                let engine = engine_round(&house, &round);
                assert_eq!(searched(*engine.position()), plain, "{house:?} {:?}", play.hands);
                if cards < 4 {
                    assert_eq!(tried(&engine), plain, "{house:?} {:?}", play.hands);
                }
                total += plain.count;
            }
        }
        println!("{} players, {}, {}: {total} sequences", house.players, house.follow, house.queen_lead);
    }
}

/// The endings must distinguish the options, or the counts would prove little.
#[test]
fn the_options_give_different_counts() {
    let chance = &mut Chance::from_seed(2);
    for players in [3, 4] {
        let houses: Vec<House> = game::every_house()
            .into_iter()
            .filter(|house| house.players == players && house.grand_own == "keeps")
            .collect();
        let mut totals = vec![0; houses.len()];
        for _ in 0..40 {
            let (_, play) = invent::ending(&houses[0], 3, chance);
            for (total, house) in totals.iter_mut().zip(&houses) {
                *total += game::sequences(house, &play).count;
            }
        }
        for (place, total) in totals.iter().enumerate() {
            assert!(!totals[..place].contains(total), "{totals:?}");
        }
    }
}
