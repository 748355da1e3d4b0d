//! Claims against every layout of the hidden cards and every continuation.

use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::{Card, CardSet, Claim, Deal, PerSeat, Phase, PlayerCount, Position, Round, Rules, Seat, View};

/// The most layouts that the slow check goes through.
const MAX_LAYOUTS: usize = 9_000;

fn any_rules() -> impl Strategy<Value = Rules> {
    let all: Vec<Rules> = Rules::all_combinations().collect();
    proptest::sample::select(all)
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A random round after this many plays. The players shun tricks more or less, so that claims of both kinds come up.
fn played_for(rules: &Rules, rng: &mut impl Rng, plays: usize) -> Round {
    let mut round = Round::new(rules, Deal::random(rules.players, Seat::S0, rng));
    for seat in rules.players.seats() {
        let card = round.hand(seat).random(rng);
        round.apply(seat, round.action(card)).unwrap();
    }
    while round.plays().len() < plays {
        let seat = round.turn().unwrap();
        let legal = round.legal(seat);
        let card = match rng.next_u32() % 3 {
            0 => legal.first().unwrap(),
            1 => legal.last().unwrap(),
            _ => legal.random(rng),
        };
        round.apply(seat, round.action(card)).unwrap();
    }
    round
}

fn view_in_turn(round: &Round) -> View {
    round.view(round.turn().expect("the round goes on"))
}

/// Every position that fits what the player sees; `None` if there are too many.
fn layouts(view: &View) -> Option<Vec<Position>> {
    let others: Vec<Seat> = view.public.players().seats().filter(|seat| *seat != view.seat).collect();
    let mut found = Vec::new();
    let mut hands = PerSeat::filled(view.public.players(), CardSet::EMPTY);
    let unseen: Vec<Card> = view.unseen().iter().collect();
    spread(view, &others, &unseen, &mut hands, CardSet::EMPTY, &mut found);
    (found.len() <= MAX_LAYOUTS).then_some(found)
}

fn spread(
    view: &View,
    others: &[Seat],
    unseen: &[Card],
    hands: &mut PerSeat<CardSet>,
    chest: CardSet,
    found: &mut Vec<Position>,
) {
    if found.len() > MAX_LAYOUTS {
        return;
    }
    let Some((&card, rest)) = unseen.split_first() else {
        let own = view.stash.map_or(CardSet::EMPTY, Card::to_set);
        found.push(view.position(hands, chest | own));
        return;
    };
    for &seat in others {
        if hands[seat].len() < view.public.hand_sizes[seat] && !view.public.voids[seat].contains(card) {
            hands[seat].insert(card);
            spread(view, others, rest, hands, chest, found);
            hands[seat].remove(card);
        }
    }
    if chest.len() < view.hidden_chest_cards() {
        spread(view, others, rest, hands, chest | card.into(), found);
    }
}

/// Whether the player can keep the claim true in all these positions, between which they cannot tell.
fn holds(positions: &[Position], me: Seat, claim: Claim) -> bool {
    let now = &positions[0];
    if now.is_over() {
        return true;
    }
    let goes_on = |card: Card| {
        let played = positions.iter().filter(|position| position.legal().contains(card));
        let after: Vec<Position> = played
            .map(|position| {
                let mut after = *position;
                after.play(card);
                after
            })
            .collect();
        let Some(first) = after.first() else { return true };
        let won = first.in_trick() > 0 || (first.turn() == me) == (claim == Claim::Rest);
        won && holds(&after, me, claim)
    };
    let cards = positions.iter().fold(CardSet::EMPTY, |cards, position| cards | position.legal());
    if now.turn() == me { cards.into_iter().any(goes_on) } else { cards.into_iter().all(goes_on) }
}

/// Compares the search with the slow check; tells what was certain.
fn check_against_all_layouts(view: &View) -> Option<Claim> {
    let positions = layouts(view)?;
    let mut certain = None;
    for claim in Claim::ALL {
        let expected = holds(&positions, view.seat, claim);
        assert_eq!(claim.card(view).is_some(), expected, "{claim:?} {view:#?}");
        certain = certain.or(Some(claim).filter(|_| expected));
    }
    assert_eq!(Claim::of(view), certain.filter(|_| view.hand.len() > 1));
    certain
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn an_offer_is_what_every_layout_and_continuation_allows(rules in any_rules(), seed: u64, left in 2_usize..9) {
        let round = played_for(&rules, &mut rng(seed), rules.players.plays() - left);
        check_against_all_layouts(&view_in_turn(&round));
    }

    #[test]
    fn a_claim_comes_true_however_the_others_play(rules in any_rules(), seed: u64, left in 4_usize..16) {
        let mut rng = rng(seed);
        let mut round = played_for(&rules, &mut rng, rules.players.plays() - left);
        let me = round.turn().unwrap();
        let Some(claim) = Claim::of(&round.view(me)) else { return Ok(()) };
        let before = round.public().tricks_won[me];
        let tricks = round.hand(me).len() as u32;
        while round.phase() == Phase::Play {
            let seat = round.turn().unwrap();
            let card = match seat == me {
                true => claim.card(&round.view(me)).expect("the claim stays certain"),
                false => round.legal(seat).random(&mut rng),
            };
            round.apply(seat, round.action(card)).unwrap();
        }
        let won = round.public().tricks_won[me] - before;
        prop_assert_eq!(won, if claim == Claim::Rest { tricks } else { 0 });
    }
}

/// The slow check on many endings, with a count of the claims that were certain: neither may be rare by accident.
#[test]
fn both_claims_come_up_with_three_and_with_four_players() {
    for players in PlayerCount::ALL {
        let rules = Rules { players, ..Rules::default() };
        let mut found = [0, 0];
        for seed in 0..40 {
            let left = rules.players.count() * 2 + usize::from(rules.players == PlayerCount::Three);
            let round = played_for(&rules, &mut rng(seed), rules.players.plays() - left + (seed % 3) as usize);
            match check_against_all_layouts(&view_in_turn(&round)) {
                Some(Claim::Rest) => found[0] += 1,
                Some(Claim::NoMore) => found[1] += 1,
                None => {}
            }
        }
        assert!(found[0] > 0 && found[1] > 0, "{players:?}: {found:?}");
    }
}
