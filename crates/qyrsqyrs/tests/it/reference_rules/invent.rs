//! Generates matches from a seed, in which rare events (Grand, two Flawless, ties) are far more frequent than by
//! chance.

use super::chance::Chance;
use super::game::{self, Card, House, Length, Play, Round, Score};
use super::written::Match;

/// The way in which the players of a table play one round.
#[derive(Clone, Copy)]
enum Mood {
    /// All players choose any legal card.
    Careless,
    /// One seat gets the best cards and takes as many tricks as it can. The others play low.
    Grand(usize),
    /// These two seats take as many tricks as they can. The others play low.
    TwoTake(usize, usize),
    /// All players play low.
    Shy,
}

fn mood(players: usize, chance: &mut Chance) -> Mood {
    let seat = chance.below(players);
    match chance.below(8) {
        0 => Mood::Grand(seat),
        1 | 2 => Mood::TwoTake(seat, (seat + 1 + chance.below(players - 1)) % players),
        3 => Mood::Shy,
        _ => Mood::Careless,
    }
}

fn wants_tricks(mood: Mood, seat: usize) -> bool {
    match mood {
        Mood::Grand(taker) => seat == taker,
        Mood::TwoTake(one, other) => seat == one || seat == other,
        Mood::Shy | Mood::Careless => false,
    }
}

/// A deal: hands in seat order, and the cards dealt into the chest.
fn deal(players: usize, mood: Mood, chance: &mut Chance) -> (Vec<Vec<Card>>, Vec<Card>) {
    let mut deck = game::deck();
    chance.shuffle(&mut deck);
    let size = if players == 3 { 10 } else { 8 };
    let mut hands = vec![Vec::new(); players];
    if let Mood::Grand(taker) = mood {
        // Queens and high numbers come first. The stable sort keeps the shuffled order of equal cards.
        deck.sort_by_key(|card| std::cmp::Reverse(strength(card)));
        hands[taker] = deck.drain(..size).collect();
        chance.shuffle(&mut deck);
    }
    for hand in hands.iter_mut().filter(|hand| hand.is_empty()) {
        *hand = deck.drain(..size).collect();
    }
    (hands, deck)
}

fn strength(card: &str) -> u32 {
    if game::is_queen(card) { 9 } else { game::face_value(card) }
}

fn choose(cards: &[Card], mood: Mood, seat: usize, chance: &mut Chance) -> Card {
    let card = match mood {
        Mood::Careless => chance.pick(cards),
        _ if wants_tricks(mood, seat) => cards.iter().max_by_key(|card| strength(card)).expect("a legal card"),
        _ => cards.iter().min_by_key(|card| strength(card)).expect("a legal card"),
    };
    card.clone()
}

fn choose_stash(hand: &[Card], mood: Mood, seat: usize, chance: &mut Chance) -> Card {
    let card = match mood {
        Mood::Careless => chance.pick(hand),
        _ if wants_tricks(mood, seat) => hand.iter().min_by_key(|card| strength(card)).expect("a full hand"),
        _ => hand.iter().max_by_key(|card| strength(card)).expect("a full hand"),
    };
    card.clone()
}

/// A complete round.
pub(crate) fn round(house: &House, dealer: usize, chance: &mut Chance) -> Round {
    let mood = mood(house.players, chance);
    let (hands, chest) = deal(house.players, mood, chance);
    let stash: Vec<Option<Card>> =
        hands.iter().enumerate().map(|(seat, hand)| Some(choose_stash(hand, mood, seat, chance))).collect();
    let mut round = Round { dealer, hands, chest, stash, plays: Vec::new() };
    let mut play = round.replay();
    while !play.is_over() {
        let card = choose(&play.legal(house), mood, play.turn(), chance);
        play.play(&card);
        round.plays.push(card);
    }
    round
}

/// A complete match under these options, with a random length.
pub(crate) fn whole_match(options: &House, chance: &mut Chance) -> Match {
    let mut house = options.clone();
    let mut dealer = chance.below(house.players);
    let mut rounds = vec![round(&house, dealer, chance)];
    house.length = length(&house, &rounds[0], chance);
    let mut scores: Vec<Score> = vec![rounds[0].score(&house).expect("a whole round")];
    while !game::is_finished(&house, &scores) {
        dealer = (dealer + 1) % house.players;
        let next = round(&house, dealer, chance);
        scores.push(next.score(&house).expect("a whole round"));
        rounds.push(next);
    }
    Match { names: names(house.players, chance), house, rounds }
}

/// A random length that the match has not exceeded with its first round.
fn length(house: &House, first: &Round, chance: &mut Chance) -> Length {
    let most = *first.score(house).expect("a whole round").points.iter().max().expect("somebody plays");
    match chance.below(12) {
        0..=3 => Length::Deals(1),
        4 => Length::Deals(2),
        5 => Length::Rounds(1),
        6 | 7 => Length::Rounds(1 + chance.below(7)),
        8 => Length::Until(500),
        // The limit is "N points or more": test a limit that is reached exactly, and one that is missed by one.
        9 => Length::Until(most),
        10 => Length::Until(most + 1),
        _ => Length::Until(1 + chance.below(1500) as u32),
    }
}

fn names(players: usize, chance: &mut Chance) -> Vec<String> {
    let known = ["guest", "bot:strong", "Zoë", "the \"host\"", "খেলোয়াড়", "back\\slash", "", "host"];
    (0..players).map(|_| (*chance.pick(&known)).to_string()).collect()
}

/// The same match, cut off at a random moment.
pub(crate) fn cut_short(whole: &Match, chance: &mut Chance) -> Match {
    let mut cut = whole.clone();
    let kept = chance.below(whole.rounds.len());
    cut.rounds.truncate(kept + 1);
    let round = cut.rounds.last_mut().expect("a match has a round");
    match chance.below(6) {
        0 => {
            cut.rounds.pop();
        }
        1 | 2 => {
            round.plays.clear();
            let waiting = chance.below(round.hands.len());
            for (seat, card) in round.stash.iter_mut().enumerate() {
                if seat == waiting || chance.one_in(2) {
                    *card = None;
                }
            }
        }
        _ => {
            let length = chance.below(round.plays.len());
            round.plays.truncate(length);
        }
    }
    cut
}

/// A round cut off at the start of a trick, when each player has this number of cards.
pub(crate) fn ending(house: &House, cards_each: usize, chance: &mut Chance) -> (Round, Play) {
    let dealer = chance.below(house.players);
    let mut round = round(house, dealer, chance);
    let tricks = round.plays.len() / house.players;
    round.plays.truncate((tricks - cards_each) * house.players);
    let play = round.replay();
    (round, play)
}
