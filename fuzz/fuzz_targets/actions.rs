//! Any moves by anybody: what is refused is exactly what is not legal, and a round that ends has 140 raw points.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Action, Card, Deal, Phase, Round, Rules, Seat};

fuzz_target!(|input: (u8, [u8; 31], Vec<[u8; 2]>)| {
    let (choice, swaps, moves) = input;
    let rules = Rules::all().nth(choice as usize % 24).expect("there are 24 kinds of table");
    let mut deck = Card::ALL;
    (1..32).for_each(|last| deck.swap(last, swaps[last - 1] as usize % (last + 1)));
    let dealer = Seat::new(choice / 24 % rules.players.count() as u8);
    let mut round = Round::new(&rules, Deal::from_deck(rules.players, dealer, &deck));
    for [who, what] in moves {
        let seat = round.turn().filter(|_| who & 4 == 0).unwrap_or(Seat::new(who & 3));
        let legal = round.legal(seat);
        // Half of the moves are legal ones, or a whole round would be a rare sight.
        let card = match legal.iter().nth(what as usize % legal.len().max(1)) {
            Some(card) if who & 8 == 0 => card,
            _ => Card::from_index(what % 32),
        };
        let action = if round.phase() == Phase::Stash { Action::Stash(card) } else { Action::Play(card) };
        assert_eq!(round.apply(seat, action).is_ok(), legal.contains(card), "{seat:?} {action} {round:?}");
        let wrong = if round.phase() == Phase::Stash { Action::Play(card) } else { Action::Stash(card) };
        assert!(round.apply(seat, wrong).is_err(), "{seat:?} {wrong} {round:?}");
        rules.players.seats().for_each(|seat| assert!(round.hand(seat).includes(round.view(seat).legal())));
    }
    if let Some(score) = round.score() {
        assert_eq!(score.raw.iter().sum::<u32>(), 140);
    }
});
