use std::collections::BTreeSet;

use bots::PossibleRounds;
use rules::{Deal, PlayerCount, Round, Rules};
use words::Lang;

use super::*;

#[test]
fn a_hint_is_a_legal_card_with_a_reason_in_every_language() {
    let rules = Rules::default();
    let mut round = Round::new(&rules, Deal::from_deck(rules.players, Seat::S3, &Card::ALL));
    let words = Lang::ALL.map(Words::new);
    let mut hints = 0;
    while let Some(seat) = round.waiting().next() {
        let hint = Hint::of(&round.view(seat), 1, 0).unwrap();
        assert!(round.legal(seat).contains(hint.card));
        for words in &words {
            assert!(hint.say(words, |_| "Mira").iter().all(|line| !line.is_empty()));
        }
        round.apply(seat, round.action(hint.card)).unwrap();
        hints += 1;
    }
    assert_eq!(hints, 32);
    assert_eq!(Hint::of(&round.view(Seat::S0), 1, 0), None);
}

#[test]
fn a_hint_does_not_look_into_other_hands() {
    let rules = Rules::default();
    let seat = Seat::S0;
    let one = Round::new(&rules, Deal::from_deck(rules.players, Seat::S3, &Card::ALL));
    let mut hands = *one.deal().hands();
    let others = [hands[Seat::S1], hands[Seat::S2]];
    hands[Seat::S1] = others[1];
    hands[Seat::S2] = others[0];
    let two = Round::new(&rules, Deal::new(Seat::S3, hands, one.deal().chest()).unwrap());
    assert_eq!(Hint::of(&one.view(seat), 1, 0), Hint::of(&two.view(seat), 1, 0));
}

/// A hint and what a longer calculation with other samples says about its plan.
struct Checked {
    view: View,
    hint: Hint,
    /// In how many of 100 layouts the player makes a Grand and is Flawless, after the card of the hint.
    grand: u32,
    flawless: u32,
}

/// The player who follows the hints in round `number`, among strong and medium bots.
fn follower(number: u64) -> Seat {
    PlayerCount::Three.step(Seat::S0, number as usize)
}

/// The round of this number with `choose` on the follower's seat.
fn play(number: u64, mut choose: impl FnMut(&View) -> Card) -> Round {
    let rules = Rules { players: PlayerCount::ALL[number as usize % 2], ..Rules::default() };
    let deck = shuffled(number);
    let mut round = Round::new(&rules, Deal::from_deck(rules.players, Seat::S1, &deck));
    while let Some(seat) = round.waiting().next() {
        let view = round.view(seat);
        let mut rng = BotRng::for_decision(number, 7, seat.index(), round.plays().len());
        let other = if seat == Seat::S2 { BotName::Medium } else { BotName::Strong };
        let card = if seat == follower(number) { choose(&view) } else { other.act(&view, &mut rng).card() };
        round.apply(seat, view.action(card)).unwrap();
    }
    round
}

/// All cards in an order that depends on a number.
fn shuffled(number: u64) -> [Card; 32] {
    let mut deck = Card::ALL;
    let mut state = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for last in (1..deck.len()).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        deck.swap(last, (state >> 33) as usize % (last + 1));
    }
    deck
}

/// In how many of 100 possible rounds the player makes a Grand and is Flawless after a card, if strong bots play on.
/// This shares no rollouts with the advice.
fn grand_and_flawless(view: &View, card: Card, rng: &mut BotRng) -> (u32, u32) {
    let (mut weights, mut grands, mut flawless) = (0.0, 0.0, 0.0);
    for (weight, mut round) in PossibleRounds::new(view, [None; 4]).sample(5_000, rng).take(100) {
        let mut chosen = false;
        while let Some(seat) = round.waiting().next() {
            let own = seat == view.seat && !chosen;
            let next = if own { card } else { BotName::Strong.act(&round.view(seat), rng).card() };
            chosen |= own;
            round.apply(seat, round.action(next)).unwrap();
        }
        let score = round.score().unwrap();
        weights += weight;
        grands += if score.grand() == Some(view.seat) { weight } else { 0.0 };
        flawless += if score.flawless().any(|seat| seat == view.seat) { weight } else { 0.0 };
    }
    ((100.0 * grands / weights) as u32, (100.0 * flawless / weights) as u32)
}

/// Follows every hint of a round.
fn follow_hints(number: u64) -> (Round, Vec<Checked>) {
    let mut checked = Vec::new();
    let round = play(number, |view| {
        let hint = Hint::of(view, 3, number).unwrap();
        let won = &view.public.tricks_won;
        let settled = won[view.seat] > 0 && won[view.seat] < won.iter().sum();
        let (grand, flawless) = match settled {
            true => (0, 0),
            false => grand_and_flawless(view, hint.card, &mut BotRng::new(1000 + number)),
        };
        checked.push(Checked { view: view.clone(), hint, grand, flawless });
        hint.card
    });
    (round, checked)
}

fn utility(round: &Round, seat: Seat) -> i64 {
    let points = round.score().unwrap().points;
    let all: i64 = points.iter().map(|&points| i64::from(points)).sum();
    all - round.players().count() as i64 * i64::from(points[seat])
}

#[test]
fn twenty_rounds_of_hints_name_every_plan_and_cost_nothing() {
    let (mut followed, mut own_play) = (0, 0);
    let mut named = BTreeSet::new();
    for number in 0..20 {
        let (round, checked) = follow_hints(number);
        followed += utility(&round, follower(number));
        let bot = |view: &View| {
            let place = 2 * (view.public.plays.len() + usize::from(view.public.phase == Phase::Play));
            ADVISER.act(view, &mut BotRng::for_decision(3, number, view.seat.index(), place)).card()
        };
        own_play += utility(&play(number, bot), follower(number));
        for (index, one) in checked.iter().enumerate() {
            named.extend(one.hint.plan.map(Plan::name));
            check_plan(one, &checked[..index]);
        }
    }
    assert!(followed >= own_play, "{followed} with hints, {own_play} without");
    let all = ["avoid-chest", "grand-is-gone", "stay-flawless", "stop-grand", "try-grand"];
    assert_eq!(named.into_iter().collect::<Vec<_>>(), all);
}

/// A clear plan is named, a named plan holds, and neither the card nor the reason speaks against it.
fn check_plan(one: &Checked, before: &[Checked]) {
    let Checked { view, hint, grand, flawless } = one;
    let won = &view.public.tricks_won;
    let (own, all) = (won[view.seat], won.iter().sum::<u32>());
    let rival = won.iter().any(|&tricks| all >= 2 && tricks == all) && own < all;
    let clear_grand = own == all && *grand >= 32;
    let clear_flawless = own == 0 && all > 0 && !rival && *flawless >= 45;
    assert!(!clear_grand || hint.plan == Some(Plan::TryGrand), "{grand} Grands: {hint:?} in {view:?}");
    let flawless_plan = matches!(hint.plan, Some(Plan::StayFlawless | Plan::GrandIsGone));
    assert!(!clear_flawless || flawless_plan, "{flawless} Flawless: {hint:?} in {view:?}");
    let failed = before.last().is_some_and(|last| last.hint.plan == Some(Plan::TryGrand)) && own < all;
    let holds = match hint.plan {
        None | Some(Plan::AvoidChest) => !failed || hint.plan.is_none(),
        Some(Plan::TryGrand) => own == all && *grand >= 4,
        Some(Plan::StopGrand { seat }) => seat != view.seat && all >= 2 && won[seat] == all,
        Some(Plan::StayFlawless) => own == 0 && *flawless >= 15,
        Some(Plan::GrandIsGone) => *grand <= 8,
    };
    assert!(holds, "{hint:?} with {grand} Grands and {flawless} Flawless in {view:?}");
    let against = ["lets-grand-go-on", "cannot-stop-grand", "loses-flawless"];
    assert!(hint.plan.is_none() || !against.contains(&hint.reason.name()), "{hint:?}");
}
