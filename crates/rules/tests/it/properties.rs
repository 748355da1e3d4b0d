//! What holds in every round, whatever the rules and the cards.

use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::record::Record;
use rules::{
    Action, Card, CardSet, Deal, Length, Match, PerSeat, Phase, PlayerCount, Position, PublicView, Round, RoundPoint,
    Rules, Seat, Trick,
};

fn any_rules() -> impl Strategy<Value = Rules> {
    let all: Vec<Rules> = Rules::all_combinations().collect();
    proptest::sample::select(all)
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn fresh_round(rules: &Rules, rng: &mut impl Rng) -> Round {
    let dealer = rules.players.step(Seat::S0, (rng.next_u32() % rules.players.count() as u32) as usize);
    Round::new(rules, Deal::random(rules.players, dealer, rng))
}

/// Makes one random legal move; in the stash phase by a random seat.
fn step(round: &mut Round, rng: &mut impl Rng) -> Option<(Seat, Action)> {
    let waiting: Vec<Seat> = round.waiting().collect();
    let seat = *waiting.get(rng.next_u32() as usize % waiting.len().max(1))?;
    let action = round.action(round.legal(seat).random(rng));
    round.apply(seat, action).unwrap();
    Some((seat, action))
}

fn played_for(rules: &Rules, rng: &mut impl Rng, moves: usize) -> Round {
    let mut round = fresh_round(rules, rng);
    for _ in 0..moves {
        step(&mut round, rng);
    }
    round
}

proptest! {
    #[test]
    fn sets_round_trip_through_text_and_iterators(bits: u32) {
        let set = CardSet::from_bits(bits);
        prop_assert_eq!(set.to_string().parse::<CardSet>().unwrap(), set);
        prop_assert_eq!(set.iter().collect::<CardSet>(), set);
        prop_assert_eq!(set.points(), set.iter().map(Card::points).sum::<u32>());
    }

    #[test]
    fn every_round_has_140_raw_points(rules in any_rules(), seed: u64) {
        let mut rng = rng(seed);
        let round = played_for(&rules, &mut rng, 40);
        let score = round.score().expect("forty moves finish any round");
        prop_assert_eq!(score.raw.iter().sum::<u32>(), 140);
        prop_assert_eq!(score.tricks.iter().sum::<u32>() as usize, rules.players.tricks());
        let doubled = if score.grand().is_some() { None } else { Some(140 * score.factor()) };
        prop_assert!(doubled.is_none_or(|sum| sum == score.points.iter().sum::<u32>()));
    }

    #[test]
    fn the_legal_list_is_what_apply_accepts(rules in any_rules(), seed: u64, moves in 0_usize..34) {
        let round = played_for(&rules, &mut rng(seed), moves);
        for seat in [Seat::S0, Seat::S1, Seat::S2, Seat::S3] {
            for card in Card::ALL {
                for (action, phase) in [(Action::Stash(card), Phase::Stash), (Action::Play(card), Phase::Play)] {
                    let listed = round.phase() == phase && round.legal(seat).contains(card);
                    let before = format!("{round:?}");
                    let mut tried = round.clone();
                    let answer = tried.apply(seat, action);
                    prop_assert_eq!(answer.is_ok(), listed, "{:?} {} {:?}", seat, action, answer);
                    if let Err(refusal) = answer {
                        prop_assert_eq!(format!("{tried:?}"), before);
                        prop_assert!(refusal.to_string().contains(card.as_str()), "{}", refusal);
                    }
                }
            }
        }
    }

    #[test]
    fn a_view_gives_the_legal_cards_and_reasons_of_the_round(rules in any_rules(), seed: u64, moves in 0_usize..34) {
        let round = played_for(&rules, &mut rng(seed), moves);
        for seat in rules.players.seats() {
            let view = round.view(seat);
            prop_assert_eq!(view.legal(), round.legal(seat));
            for card in view.hand {
                prop_assert_eq!(view.why_illegal(card), round.check(seat, view.action(card)).err());
            }
        }
    }

    #[test]
    fn voids_and_possible_cards_agree_with_the_hands(rules in any_rules(), seed: u64, moves in 0_usize..34) {
        let round = played_for(&rules, &mut rng(seed), moves);
        for seat in rules.players.seats() {
            let view = round.view(seat);
            for other in rules.players.seats() {
                prop_assert!(!view.public.voids[other].intersects(round.hand(other)));
                prop_assert!(view.possible_cards(other).is_superset(round.hand(other)));
                prop_assert_eq!(view.public.hand_sizes[other], round.hand(other).len());
            }
            let hidden: usize = rules.players.seats().filter(|&s| s != seat).map(|s| round.hand(s).len()).sum();
            prop_assert_eq!(view.unseen().len(), hidden + view.hidden_chest_cards());
        }
    }

    #[test]
    fn a_view_rebuilds_the_position(rules in any_rules(), seed: u64, moves in 4_usize..34) {
        let round = played_for(&rules, &mut rng(seed), moves);
        prop_assume!(round.phase() == Phase::Play);
        let hands = PerSeat::from_fn(rules.players, |seat| round.hand(seat));
        for seat in rules.players.seats() {
            let mut position = round.view(seat).position(&hands, round.position().chest());
            let mut truth = *round.position();
            let mut generator = rng(seed);
            while !truth.is_over() {
                prop_assert_eq!((position.turn(), position.legal()), (truth.turn(), truth.legal()));
                let card = truth.legal().random(&mut generator);
                truth.play(card);
                position.play(card);
            }
            prop_assert_eq!(position.points(), truth.points());
        }
    }

    #[test]
    fn waiting_seats_have_a_legal_card(rules in any_rules(), seed: u64, moves in 0_usize..34) {
        let round = played_for(&rules, &mut rng(seed), moves);
        let waiting: Vec<Seat> = round.waiting().collect();
        let expected: Vec<Seat> = match round.phase() {
            Phase::Stash => rules.players.seats().filter(|&seat| round.stash()[seat].is_none()).collect(),
            Phase::Play => vec![round.turn().unwrap()],
            Phase::Over => Vec::new(),
        };
        prop_assert_eq!(&waiting, &expected);
        for card in waiting.iter().flat_map(|&seat| round.legal(seat)) {
            prop_assert!(waiting.iter().any(|&seat| round.check(seat, round.action(card)).is_ok()));
        }
    }

    #[test]
    fn steps_replay_the_round(rules in any_rules(), seed: u64, moves in 0_usize..34) {
        let mut rng = rng(seed);
        let mut round = fresh_round(&rules, &mut rng);
        let made: Vec<_> = (0..moves).map_while(|_| step(&mut round, &mut rng)).collect();
        let (mut stashes, plays): (Vec<_>, Vec<_>) = made.into_iter().partition(|(_, action)| matches!(action, Action::Stash(_)));
        stashes.sort_by_key(|(seat, _)| *seat);
        prop_assert!(round.steps().eq(stashes.into_iter().chain(plays)));
    }

    #[test]
    fn a_truncated_round_is_the_round_as_it_was(rules in any_rules(), seed: u64, moves in 0_usize..34, plays in 0_usize..30) {
        let mut rng = rng(seed);
        let mut round = fresh_round(&rules, &mut rng);
        let dealt = format!("{round:?}");
        let mut then = format!("{round:?}");
        for _ in 0..moves {
            step(&mut round, &mut rng);
            if round.plays().len() <= plays {
                then = format!("{round:?}");
            }
        }
        prop_assert_eq!(format!("{:?}", round.truncated(RoundPoint::Dealt)), dealt);
        prop_assert_eq!(format!("{:?}", round.truncated(RoundPoint::Plays(plays))), then);
    }

    #[test]
    fn one_stash_can_be_removed(rules in any_rules(), seed: u64, moves in 0_usize..34, seat in 0_usize..4) {
        let round = played_for(&rules, &mut rng(seed), moves);
        let seat = rules.players.step(Seat::S0, seat);
        let before = round.without_stash_of(seat);
        prop_assert_eq!((before.plays().len(), before.stash()[seat]), (0, None));
        prop_assert_eq!(before.hand(seat), round.deal().hands()[seat]);
        for other in rules.players.seats().filter(|&other| other != seat) {
            prop_assert_eq!(before.stash()[other], round.stash()[other]);
        }
        if let Some(card) = round.stash()[seat] {
            let mut again = before;
            again.apply(seat, Action::Stash(card)).unwrap();
            prop_assert_eq!(format!("{again:?}"), format!("{:?}", round.truncated(RoundPoint::Plays(0))));
        }
    }

    #[test]
    fn a_public_view_follows_from_the_plays(rules in any_rules(), seed: u64, moves in 0_usize..34) {
        let round = played_for(&rules, &mut rng(seed), moves);
        let public = round.public();
        let chest = public.reveal.as_ref().map(|opened| (opened.stash, opened.dealt));
        let rebuilt = PublicView::from_plays(&rules, public.dealer, public.stashed, &public.plays, chest);
        prop_assert_eq!(rebuilt.as_ref(), Some(&public));
        let unfinished = public.tricks().pop().filter(|trick| !trick.is_complete());
        let empty = || Trick::new(rules.players, public.turn.unwrap_or(rules.players.next(public.dealer)));
        prop_assert_eq!(public.trick(), unfinished.unwrap_or_else(empty));
        if let Some(first) = public.plays.first() {
            let twice: Vec<Card> = public.plays.iter().chain([first]).copied().collect();
            prop_assert_eq!(PublicView::from_plays(&rules, public.dealer, public.stashed, &twice, chest), None);
        }
        if public.reveal.is_none() {
            let early = Some((*round.stash(), round.deal().chest()));
            prop_assert_eq!(PublicView::from_plays(&rules, public.dealer, public.stashed, &public.plays, early), None);
        }
    }

    #[test]
    fn records_replay_what_was_played(rules in any_rules(), seed: u64, rounds in 1_u32..6, last in 0_usize..40) {
        let rules = Rules { length: Length::Rounds(rounds), ..rules };
        let mut rng = rng(seed);
        let mut game = Match::new(rules, Seat::S1);
        let mut live = Record::new(rules, vec!["somebody".to_owned(); rules.players.count()]);
        for index in 0..rounds {
            let mut round = Round::new(&rules, Deal::random(rules.players, game.dealer(), &mut rng));
            let moves = if index + 1 == rounds { last } else { 40 };
            for _ in 0..moves {
                step(&mut round, &mut rng);
            }
            if let Some(score) = round.score() {
                game.add(score).unwrap();
            }
            live.rounds.push(round);
        }
        let text = live.to_string();
        let read: Record = text.parse().unwrap();
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(read.standing().unwrap(), game);
        for (read, live) in read.rounds.iter().zip(&live.rounds) {
            prop_assert_eq!(format!("{:?}", read), format!("{:?}", live));
        }
    }
}

/// Another round that `seat` cannot tell from this one: its unseen cards are shuffled among the places that it does not
/// see, until the same moves are legal.
fn exchanged(round: &Round, seat: Seat, moves: &[(Seat, Action)], rng: &mut impl Rng) -> Option<Round> {
    let players = round.players();
    let unseen: Vec<Card> = round.view(seat).unseen().iter().collect();
    'attempt: for _ in 0..300 {
        let mut shuffled = unseen.clone();
        for last in (1..shuffled.len()).rev() {
            shuffled.swap(last, rng.next_u32() as usize % (last + 1));
        }
        let becomes =
            |card: Card| unseen.iter().position(|&hidden| hidden == card).map_or(card, |place| shuffled[place]);
        let map = |cards: CardSet| -> CardSet { cards.iter().map(becomes).collect() };
        let hands = PerSeat::from_fn(players, |seat| map(round.deal().hands()[seat]));
        let deal = Deal::new(round.deal().dealer(), hands, map(round.deal().chest())).unwrap();
        let mut other = Round::new(round.rules(), deal);
        for &(mover, action) in moves {
            let action = match action {
                Action::Stash(card) => Action::Stash(becomes(card)),
                play => play,
            };
            if other.apply(mover, action).is_err() {
                continue 'attempt;
            }
        }
        return Some(other);
    }
    None
}

/// Cards that a seat cannot know do not change its view by one byte, at any point of a round, under any rules.
#[test]
fn views_do_not_depend_on_what_is_hidden() {
    let mut rng = rng(7);
    let mut different = 0;
    for rules in Rules::all_combinations() {
        for _ in 0..20 {
            let mut round = fresh_round(&rules, &mut rng);
            let mut moves = Vec::new();
            loop {
                for seat in rules.players.seats() {
                    let Some(other) = exchanged(&round, seat, &moves, &mut rng) else { continue };
                    different += usize::from(other.deal() != round.deal());
                    assert_eq!(round.view(seat), other.view(seat));
                    assert_eq!(format!("{:?}", round.view(seat)), format!("{:?}", other.view(seat)));
                    assert_eq!(format!("{:?}", round.public()), format!("{:?}", other.public()));
                }
                match step(&mut round, &mut rng) {
                    Some(made) => moves.push(made),
                    None => break,
                }
            }
        }
    }
    assert!(different > 10_000, "only {different} exchanges tried anything");
}

/// Every card is dealt to every place about equally often, one deal at a time or many.
#[test]
fn random_deals_are_uniform() {
    const DEALS: usize = 60_000;
    for players in PlayerCount::ALL {
        let mut generator = rng(11);
        let one_by_one = (0..DEALS).map(|_| Deal::random(players, Seat::S0, &mut generator));
        check_uniform(players, players.hand_size(), one_by_one.map(|deal| (*deal.hands(), deal.chest())));

        let rules = Rules { players, ..Rules::default() };
        let mut generator = rng(12);
        let together = (0..DEALS / 16).flat_map(|_| Position::random_deals(&rules, Seat::S0, &mut generator));
        let after_the_stash = together.map(|start| (PerSeat::from_fn(players, |seat| start.hand(seat)), start.chest()));
        check_uniform(players, players.hand_size() - 1, after_the_stash);
    }
}

fn check_uniform(players: PlayerCount, hand_size: usize, deals: impl Iterator<Item = (PerSeat<CardSet>, CardSet)>) {
    let mut counts = [[0_u32; 32]; 5];
    let mut dealt = 0_u32;
    for (hands, chest) in deals {
        dealt += 1;
        for (seat, hand) in hands.iter_with_seat() {
            assert_eq!(hand.len(), hand_size);
            hand.iter().for_each(|card| counts[seat.index()][card.index()] += 1);
        }
        assert_eq!(chest.len(), 32 - hand_size * players.count());
        chest.iter().for_each(|card| counts[4][card.index()] += 1);
    }
    let check = |place: usize, size: usize| {
        let chance = size as f64 / 32.0;
        let expected = f64::from(dealt) * chance;
        let squares: f64 = counts[place].iter().map(|&n| (f64::from(n) - expected).powi(2)).sum();
        // 31 degrees of freedom; the seed is fixed, so this never fails by bad luck.
        let chi = squares / (expected * (1.0 - chance)) * 31.0 / 32.0;
        assert!(chi < 61.1, "place {place} of {players:?}: chi squared {chi:.1}");
    };
    players.seats().for_each(|seat| check(seat.index(), hand_size));
    match 32 - hand_size * players.count() {
        0 => {}
        chest_size => check(4, chest_size),
    }
}

/// Random play chooses evenly: a leader's eight cards come out first equally often.
#[test]
fn random_choices_are_uniform() {
    let hand: CardSet = "R2 R5 K8 B3 B4 G7 GQ RQ G2 K2".parse().unwrap();
    let mut rng = rng(5);
    let mut counts = [0_u32; 32];
    for _ in 0..100_000 {
        counts[hand.random(&mut rng).index()] += 1;
    }
    assert!(hand.iter().all(|card| counts[card.index()].abs_diff(10_000) < 500), "{counts:?}");
    assert_eq!(counts.iter().filter(|&&n| n > 0).count(), hand.len());
}

/// Rounds played side by side choose as evenly as rounds played alone: their results agree on average.
#[test]
fn batches_and_single_rounds_have_the_same_means() {
    const ROUNDS: usize = 48_000;
    for rules in Rules::all_combinations() {
        let mut generator = rng(21);
        let together = (0..ROUNDS / 16).flat_map(|_| {
            let mut rounds = Position::random_deals(&rules, Seat::S0, &mut generator);
            Position::random_playouts(&mut rounds, &mut generator);
            rounds
        });
        let together = averages(together);
        let mut generator = rng(22);
        let alone = averages((0..ROUNDS).map(|_| {
            let mut round = Position::random_deal(&rules, Seat::S0, &mut generator);
            round.random_playout(&mut generator);
            round
        }));
        for (seat, (a, b)) in together.iter().zip(alone).enumerate() {
            assert!((a - b).abs() < 3.5, "seat {seat} under {rules:?}: {a:.2} against {b:.2}");
        }
    }
}

fn averages(rounds: impl Iterator<Item = Position>) -> [f64; 4] {
    let (mut sums, mut count) = ([0.0; 4], 0.0);
    for round in rounds {
        assert!(round.is_over());
        assert_eq!(round.score().raw.iter().sum::<u32>(), 140);
        count += 1.0;
        sums.iter_mut().zip(round.points()).for_each(|(sum, points)| *sum += f64::from(points));
    }
    sums.map(|sum| sum / count)
}

/// The points that a search reads from a position are those of its score.
#[test]
fn positions_have_the_points_of_their_score() {
    let mut rng = rng(3);
    for rules in Rules::all_combinations() {
        for _ in 0..50 {
            let mut end = Position::random_deal(&rules, Seat::S0, &mut rng);
            end.random_playout(&mut rng);
            let score = end.score();
            assert_eq!(score.points.as_slice(), &end.points()[..rules.players.count()]);
            assert_eq!(score.raw.iter().sum::<u32>(), 140);
        }
    }
}
