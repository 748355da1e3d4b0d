//! A bot's move follows from what it may know and from its seed, and from nothing else.

use crate::common::{act, random_round};
use bots::{BotName, BotRng, Budget};
use rules::{Action, Card, CardSet, Deal, PerSeat, Round, Rules, Seat};

#[test]
fn bots_play_legal_cards_under_all_rules() {
    for (index, rules) in Rules::all_combinations().enumerate() {
        for &name in BotName::ALL {
            let mut round = random_round(&rules, index as u64, 0);
            while let Some(seat) = round.waiting().next() {
                let action = act(name, &round.view(seat), 5);
                round.apply(seat, action).unwrap_or_else(|refusal| panic!("{name} under {rules:?}: {refusal}"));
            }
            assert!(round.score().is_some());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_moves() {
    for (index, rules) in Rules::all_combinations().enumerate() {
        for moves in [0, 3, 9, 17] {
            let round = random_round(&rules, 77 + index as u64, moves);
            let view = round.view(round.waiting().next().expect("somebody decides"));
            for &name in BotName::ALL {
                assert_eq!(act(name, &view, 3), act(name, &view, 3), "{name}");
            }
        }
    }
}

/// The same round with two hidden cards exchanged: what one seat holds and another seat holds or has hidden.
///
/// Nothing, if the exchange would have made an earlier move illegal.
fn exchanged(round: &Round, one: (Seat, Card), other: (Seat, Card)) -> Option<Round> {
    let change = |card: Card| match card {
        card if card == one.1 => other.1,
        card if card == other.1 => one.1,
        card => card,
    };
    let hands = PerSeat::from_fn(round.players(), |seat| round.deal().hands()[seat].iter().map(change).collect());
    let chest: CardSet = round.deal().chest().iter().map(change).collect();
    let deal = Deal::new(round.deal().dealer(), hands, chest).expect("cards have only changed places");
    let mut twin = Round::new(round.rules(), deal);
    for (seat, action) in round.steps() {
        let action = match action {
            Action::Stash(card) => Action::Stash(change(card)),
            play => play,
        };
        twin.apply(seat, action).ok()?;
    }
    Some(twin)
}

/// Every hidden card of the others, with whose it was when dealt.
fn hidden(round: &Round, seat: Seat) -> Vec<(Seat, Card)> {
    let others = round.players().seats().filter(|&other| other != seat);
    let cards = |other: Seat| {
        let stash = round.stash()[other].map_or(CardSet::EMPTY, Card::to_set);
        (round.hand(other) | stash).iter().map(move |card| (other, card))
    };
    others.flat_map(cards).collect()
}

#[test]
fn exchanging_cards_that_a_bot_cannot_see_changes_nothing() {
    let mut compared = 0;
    for (index, rules) in Rules::all_combinations().enumerate() {
        for moves in 0..rules.players.plays() {
            let round = random_round(&rules, (1000 * index + moves) as u64, moves);
            let Some(seat) = round.waiting().next() else { continue };
            let view = round.view(seat);
            let cards = hidden(&round, seat);
            let pairs = cards.iter().flat_map(|&one| cards.iter().map(move |&other| (one, other)));
            let twins = pairs.filter(|(one, other)| one.0 != other.0).skip(moves).step_by(7);
            let Some(twin) = twins.filter_map(|(one, other)| exchanged(&round, one, other)).next() else { continue };
            let twin_view = twin.view(seat);
            assert_eq!(view, twin_view, "the views agree");
            for &name in BotName::ALL {
                assert_eq!(act(name, &view, 9), act(name, &twin_view, 9), "{name}, {rules:?}, {moves} moves");
                compared += 1;
            }
        }
    }
    assert!(compared > 4000, "{compared}");
}

#[test]
fn advice_names_every_legal_card_best_first() {
    for (index, rules) in Rules::all_combinations().enumerate() {
        let round = random_round(&rules, 500 + index as u64, 11);
        let seat = round.waiting().next().expect("somebody decides");
        let view = round.view(seat);
        for budget in [Budget::new(0), Budget::new(300)] {
            let advice = bots::evaluate(&view, budget, &mut BotRng::new(1));
            assert_eq!(advice.iter().map(|&(card, _)| card).collect::<CardSet>(), view.legal());
            assert!(advice.windows(2).all(|pair| pair[0].1 >= pair[1].1));
            let chosen = BotName::Expert.bot().act(&view, budget, &mut BotRng::new(1));
            assert_eq!(chosen.card(), advice[0].0);
        }
        let waiting = rules.players.next(seat);
        assert!(bots::evaluate(&round.view(waiting), Budget::new(10), &mut BotRng::new(1)).is_empty());
    }
}

/// All bits of all values on fixed views, mixed into one number. New weights give a new number, and nothing else may.
#[test]
fn the_network_has_not_changed() {
    let mut mixed = 0xCBF2_9CE4_8422_2325_u64;
    for (index, rules) in Rules::all_combinations().enumerate() {
        for moves in [0, 5, 12, 20] {
            let round = random_round(&rules, index as u64, moves);
            let view = round.view(round.waiting().next().expect("somebody decides"));
            for (card, value) in bots::evaluate(&view, Budget::new(0), &mut BotRng::new(0)) {
                for part in [card.index() as u32, value.to_bits()] {
                    mixed = (mixed ^ u64::from(part)).wrapping_mul(0x0000_0100_0000_01B3);
                }
            }
        }
    }
    assert_eq!(format!("{mixed:016x}"), FINGERPRINT);
}

const FINGERPRINT: &str = "da4e697f5681009f";
