//! What may be claimed follows from what a seat may know, and only that seat is told.

use protocol::{ServerEvent, TableState, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::{CardSet, Claim, Deal, Length, PerSeat, PlayerCount, Round, Rules, Seat};
use table::{BotLevel, FixedDeals, Input, PlayerId, Settings, Table};

const HOST: PlayerId = PlayerId([0; 16]);

fn random_round(rules: &Rules, rng: &mut impl Rng, plays: usize) -> Round {
    let mut round = Round::new(rules, Deal::random(rules.players, Seat::S0, rng));
    while round.plays().len() < plays {
        let seat = round.waiting().next().expect("the round goes on");
        let card = round.legal(seat).random(rng);
        round.apply(seat, round.action(card)).unwrap();
    }
    round
}

/// The same round for `me`, with the hidden cards dealt out in another way; nothing if a card lands where it cannot be.
fn swapped(round: &Round, me: Seat, rng: &mut impl Rng) -> Option<Round> {
    let view = round.view(me);
    let mut unseen = view.unseen();
    let mut draw = |from: CardSet| {
        let card = (!(unseen & from).is_empty()).then(|| (unseen & from).random(rng))?;
        unseen.remove(card);
        Some(card)
    };
    let played = round.tricks();
    let mut stash = *round.stash();
    let mut hands = PerSeat::filled(round.players(), CardSet::EMPTY);
    for seat in round.players().seats() {
        let on_table: CardSet = played.iter().filter_map(|trick| trick.card_of(seat)).collect();
        hands[seat] = on_table | if seat == me { view.hand } else { CardSet::EMPTY };
        for _ in 0..if seat == me { 0 } else { view.public.hand_sizes[seat] } {
            hands[seat].insert(draw(view.possible_cards(seat))?);
        }
    }
    for seat in round.players().seats() {
        if seat != me {
            stash[seat] = Some(draw(CardSet::FULL)?);
        }
        hands[seat].insert(stash[seat]?);
    }
    let mut other = Round::new(round.rules(), Deal::new(round.deal().dealer(), hands, unseen).ok()?);
    for seat in round.players().seats() {
        other.apply(seat, rules::Action::Stash(stash[seat]?)).ok()?;
    }
    for &card in round.plays() {
        other.apply(other.turn()?, rules::Action::Play(card)).ok()?;
    }
    Some(other)
}

/// A table for one person on seat `me` that goes on from there.
fn table_at(round: &Round, me: Seat) -> Table {
    let fixed = FixedDeals::from_position("t", 1, round);
    let mut settings = Settings { deal_source: fixed.into(), ..Settings::new(*round.rules()) };
    for seat in round.players().seats().filter(|seat| *seat != me) {
        settings.bots[seat] = Some(BotLevel::Easy);
    }
    let (mut table, _) = Table::open(0, "t", settings, HOST).unwrap();
    for input in [Input::Sit { player: HOST, name: "Ada".into(), seat: None }, Input::Start { by: HOST }] {
        table.handle(1, input, |_, _| {}).unwrap();
    }
    table
}

fn told(table: &Table, viewer: Viewer) -> String {
    ServerEvent::State(Box::new(TableState::of(table, viewer, 1))).write(Some(table.seq()), None)
}

#[test]
fn the_offer_is_the_same_for_all_layouts_that_fit() {
    let (mut offered, mut compared) = (0, 0);
    for seed in 0..400 {
        let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
        let players = PlayerCount::ALL[seed as usize % 2];
        let rules = Rules { players, length: Length::Rounds(1), ..Rules::default() };
        let round = random_round(&rules, rng, players.plays() - 3 * players.count() + seed as usize % 5);
        let me = round.turn().unwrap();
        let Some(claim) = Claim::of(&round.view(me)) else { continue };
        offered += 1;
        let before = told(&table_at(&round, me), Viewer::Seat(me));
        assert!(before.contains(&format!("\"may_claim\":\"{claim}\"")), "{before}");
        for other in (0..5).filter_map(|_| swapped(&round, me, rng)) {
            assert_eq!(told(&table_at(&other, me), Viewer::Seat(me)), before);
            compared += 1;
        }
    }
    assert!(offered > 20 && compared > 40, "{offered} {compared}");
}

#[test]
fn only_the_player_whose_turn_it_is_is_told() {
    for seed in 0..100 {
        let rules = Rules { length: Length::Rounds(1), ..Rules::default() };
        let round = random_round(&rules, &mut Xoshiro256PlusPlus::seed_from_u64(seed), 18);
        let me = round.turn().unwrap();
        let table = table_at(&round, me);
        for viewer in [Viewer::Spectator, Viewer::Host]
            .into_iter()
            .chain(rules.players.seats().filter(|seat| *seat != me).map(Viewer::Seat))
        {
            assert!(!told(&table, viewer).contains("may_claim"));
        }
    }
}
