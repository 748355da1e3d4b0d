//! A page does not depend on anything that its reader cannot know.

use pages::fixtures::{played, stashed};
use pages::table::{ClientCache, answer, frames, full, page};
use pages::{OptIn, PageShell, Prefs, TablePage};
use protocol::{RoundState, RoundView, SeatKind, SeatState, ServerEvent, SpokenQuery, TableState};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::{Action, Card, CardSet, Deal, PerSeat, Phase, PlayerCount, Round, Rules, Seat};
use table::Stage;
use words::{Lang, Words};

/// Everything that the server sends to a reader after one event: the page, the frames, the answers.
fn everything(view: RoundView, words: &Words, last: &ServerEvent) -> String {
    let rules = view.public().rules;
    let seat = |seat: Seat| SeatState {
        kind: SeatKind::Person,
        name: ["Mira", "Asha", "Budi", "Clara"][seat.index()].into(),
        ..SeatState::default()
    };
    let state = TableState {
        table: "t".to_owned(),
        you: view.player().map(|view| view.seat),
        you_host: true,
        stage: if view.public().phase == Phase::Over { Stage::Waiting } else { Stage::Playing },
        seats: PerSeat::from_fn(rules.players, seat),
        round: Some(RoundState { round: 0, view, may_claim: None, autoplay: false, fairness: None }),
        assisted: true,
        ..TableState::empty(rules)
    };
    let tracker = OptIn::On;
    let table =
        TablePage { name: "Mira", link: "https://example.org/t/t", tracker, ..TablePage::new(&state, 7, words) };
    let shell = PageShell { words, prefs: Prefs::default(), path: "/t/t" };
    let mut text = page(&table, &shell, &[], None).into_string();
    text += &full(&table).encode(&mut ClientCache::default());
    for frame in frames(&table, last) {
        text += &frame.encode(&mut ClientCache::default());
    }
    for &ask in SpokenQuery::ALL {
        text += &answer(&table, ask).join("\n");
    }
    text
}

/// A round with the same moves, in which the cards that `seat` does not know are swapped where the rules allow it.
fn other_world(rules: &Rules, round: &Round, seat: Option<Seat>, rng: &mut impl Rng) -> Option<Round> {
    let players = rules.players;
    let played: CardSet = round.plays().iter().copied().collect();
    let known = |other: Seat| {
        let dealt = round.deal().hands()[other];
        if Some(other) == seat { dealt } else { dealt & played }
    };
    let mut loose: Vec<Card> = players
        .seats()
        .flat_map(|other| round.deal().hands()[other] - known(other))
        .chain(round.deal().chest())
        .collect();
    for index in (1..loose.len()).rev() {
        loose.swap(index, rng.next_u32() as usize % (index + 1));
    }
    let mut hands = PerSeat::from_fn(players, known);
    for other in players.seats() {
        while hands[other].len() < players.hand_size() {
            hands[other] |= loose.pop()?.to_set();
        }
    }
    let chest: CardSet = loose.into_iter().collect();
    let deal = Deal::new(round.deal().dealer(), hands, chest).ok()?;
    let mut other = Round::new(rules, deal);
    for stasher in players.seats().filter(|&stasher| round.stash()[stasher].is_some()) {
        let own = round.stash()[stasher].filter(|_| Some(stasher) == seat);
        let free = hands[stasher] - played;
        other.apply(stasher, Action::Stash(own.or_else(|| free.first())?)).ok()?;
    }
    for &card in round.plays() {
        let turn = other.turn()?;
        other.apply(turn, Action::Play(card)).ok()?;
    }
    Some(other)
}

/// A round after `moves` random moves, and its last event.
fn random_round(rules: &Rules, moves: usize, rng: &mut Xoshiro256PlusPlus) -> (Round, ServerEvent) {
    let deal = Deal::random(rules.players, Seat::S0, rng);
    let dealt =
        ServerEvent::Dealt { round: 0, dealer: Seat::S0, entropy: Vec::new(), hand: CardSet::EMPTY, time: None };
    let (mut round, mut last) = (Round::new(rules, deal), dealt);
    for _ in 0..moves {
        let Some(seat) = round.waiting().next() else { break };
        let legal = round.legal(seat);
        let Some(card) = legal.into_iter().nth(rng.next_u32() as usize % legal.len()) else { break };
        let stash = round.turn().is_none();
        round.apply(seat, round.action(card)).expect("a legal move");
        last = if stash { stashed(seat) } else { played(&round.public()).expect("a card was played") };
    }
    (round, last)
}

#[test]
fn pages_frames_and_answers_show_nothing_hidden() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let words = Words::new(Lang::En);
    let mut compared = 0;
    for players in PlayerCount::ALL {
        let rules = Rules { players, ..Rules::default() };
        for moves in 0..players.count() + players.plays() {
            for _ in 0..4 {
                let (round, last) = random_round(&rules, moves, &mut rng);
                for seat in players.seats().map(Some).chain([None]) {
                    let Some(other) = other_world(&rules, &round, seat, &mut rng) else { continue };
                    let render = |round: &Round| match seat {
                        Some(seat) => everything(RoundView::Player(round.view(seat)), &words, &last),
                        None => everything(RoundView::Spectator(round.public()), &words, &last),
                    };
                    assert_eq!(render(&round), render(&other), "{players:?}, {seat:?} after {moves} moves");
                    compared += usize::from(round.deal() != other.deal());
                }
            }
        }
    }
    assert!(compared > 500, "only {compared} pairs of rounds differed");
}
