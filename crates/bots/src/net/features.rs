//! The binary input features of the network.
//!
//! Colours are first permuted into a canonical order: the led colour, then the longest in hand. Unless a led Queen asks
//! for her colour, the four colours are interchangeable, so the network learns each pattern once instead of once per
//! colour.

use rules::{Card, CardSet, Colour, Follow, GrandOwn, QueenLead};

use crate::observation::Observation;

/// The number of features.
pub(crate) const INPUTS: usize = 32 * WORDS;
const WORDS: usize = 18;
/// The words that are sets of cards; they come first.
const CARD_WORDS: usize = 10;
/// An upper bound on the number of active features.
pub(crate) const MAX_ACTIVE: usize = 160;

/// The canonical order of the colours for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SuitPermutation {
    /// The colour in each place.
    colours: [u8; 4],
    /// The place of each colour.
    places: [u8; 4],
}

impl SuitPermutation {
    /// The order for an observation: the led colour, then by length, points and cards still out.
    pub(crate) fn of(observation: &Observation) -> SuitPermutation {
        let unseen = observation.unseen();
        let led = if observation.in_trick == 0 { CardSet::EMPTY } else { observation.winning_cards & CardSet::NUMBERS };
        let mut keys: [u32; 4] = std::array::from_fn(|index| {
            let numbers = Colour::ALL[index].numbers();
            let hand = observation.hand & numbers;
            let key = u32::from(led.intersects(numbers)) << 20
                | (hand.len() as u32) << 16
                | hand.points() << 10
                | ((unseen & numbers).len() as u32) << 6;
            key << 2 | (3 - index as u32)
        });
        keys.sort_unstable_by(|a, b| b.cmp(a));
        let colours = keys.map(|key| 3 - (key & 3) as u8);
        let mut places = [0; 4];
        for (place, &colour) in colours.iter().enumerate() {
            places[colour as usize] = place as u8;
        }
        SuitPermutation { colours, places }
    }

    /// One more than the highest code of a permutation.
    pub(crate) const CODES: usize = 64;

    /// A number for each permutation: its first three colours, as digits to the base of four.
    pub(crate) fn code(self) -> usize {
        self.colours[..3].iter().fold(0, |code, &colour| 4 * code + usize::from(colour))
    }

    /// The sets with their colours in this order. Vector instructions permute several at once.
    #[inline]
    fn sets(self, sets: [CardSet; CARD_WORDS]) -> [u32; CARD_WORDS] {
        let bits = sets.map(CardSet::bits);
        let mut ordered = bits.map(|bits| bits & CardSet::QUEENS.bits());
        for (place, &colour) in self.colours.iter().enumerate() {
            for (ordered, bits) in ordered.iter_mut().zip(bits) {
                *ordered |= ((bits >> (7 * colour)) & 0x7F) << (7 * place);
            }
        }
        ordered
    }

    /// The card's place when colours are in this order.
    #[inline]
    pub(crate) fn card(self, card: Card) -> usize {
        let index = card.index();
        if card.is_queen() { index } else { usize::from(self.places[index / 7]) * 7 + index % 7 }
    }
}

/// The active features as bits, 64 per word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FeatureBits([u64; WORDS / 2]);

impl FeatureBits {
    /// The active features of an observation under this permutation.
    #[inline]
    pub(crate) fn of(observation: &Observation, permutation: SuitPermutation) -> FeatureBits {
        let words = words(observation, permutation);
        FeatureBits(std::array::from_fn(|pair| u64::from(words[2 * pair]) | u64::from(words[2 * pair + 1]) << 32))
    }

    /// The features that are not among `others`.
    #[inline]
    pub(crate) fn without(&self, others: &FeatureBits) -> FeatureBits {
        FeatureBits(std::array::from_fn(|word| self.0[word] & !others.0[word]))
    }

    /// The number of active features.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Calls `each` with the index of every active feature, lowest first.
    #[inline]
    pub(crate) fn for_each(&self, mut each: impl FnMut(usize)) {
        for (word, &bits) in self.0.iter().enumerate() {
            for_each_bit(bits, |bit| each(64 * word + bit));
        }
    }
}

/// Calls `each` with the index of every bit that is set, lowest first.
#[inline]
pub(crate) fn for_each_bit(mut bits: u64, mut each: impl FnMut(usize)) {
    while bits != 0 {
        each(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

/// The active features, by index.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FeatureSet {
    active: [u16; MAX_ACTIVE],
    len: usize,
}

impl FeatureSet {
    /// The active features of an observation under this permutation.
    pub(crate) fn of(observation: &Observation, permutation: SuitPermutation) -> FeatureSet {
        let mut features = FeatureSet { active: [0; MAX_ACTIVE], len: 0 };
        FeatureBits::of(observation, permutation).for_each(|feature| {
            features.active[features.len] = feature as u16;
            features.len += 1;
        });
        features
    }

    /// The features with these indices; `None` if there are too many, one does not exist, or they are not in order.
    pub(crate) fn from_indices(indices: &[u16]) -> Option<FeatureSet> {
        let mut features = FeatureSet { active: [0; MAX_ACTIVE], len: indices.len() };
        features.active.get_mut(..indices.len())?.copy_from_slice(indices);
        let exist = indices.last().is_none_or(|&last| usize::from(last) < INPUTS);
        (exist && indices.is_sorted_by(|one, next| one < next)).then_some(features)
    }

    /// The indices of the active features, lowest first.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[u16] {
        &self.active[..self.len]
    }
}

/// The features as bits, 32 per word.
fn words(observation: &Observation, permutation: SuitPermutation) -> [u32; WORDS] {
    let unseen = observation.unseen();
    let (boss, bottom) = extremes(observation.hand, unseen);
    let seats: [usize; 4] = std::array::from_fn(|steps| observation.players().step(observation.seat, steps).index());
    let count = observation.players().count();
    let mut words = [0; WORDS];
    let played = |relative: usize| if relative < count { observation.played[seats[relative]] } else { CardSet::EMPTY };
    let (over, trick) = (over_the_best(observation), observation.trick_cards());
    let sets =
        [observation.hand, over, boss, bottom, observation.stash, trick, played(0), played(1), played(2), played(3)];
    words[..CARD_WORDS].copy_from_slice(&permutation.sets(sets));
    words[10] = led_and_best(observation);
    words[11] = moment(observation, &seats);
    words[12] = house_rules(observation, permutation);
    for (place, &seat) in seats[1..count].iter().enumerate() {
        words[13] |= void_bits(observation.voids[seat], permutation) << (5 * place);
    }
    words[13] |= count_bits(observation.hand, permutation, 4) << 15;
    words[14] = count_bits(unseen, permutation, 6);
    words[15] = (0..count)
        .map(|relative| thermometer(observation.tricks[seats[relative]], &TRICK_STEPS) << (6 * relative))
        .sum();
    words[16] = (0..count)
        .map(|relative| thermometer(observation.taken[seats[relative]].points(), &POINT_STEPS) << (7 * relative))
        .sum();
    words[17] = table_bits(observation, unseen);
    words
}

const TRICK_STEPS: [u32; 6] = [1, 2, 3, 4, 5, 7];
const POINT_STEPS: [u32; 7] = [1, 6, 14, 24, 36, 52, 72];
const TRICK_POINT_STEPS: [u32; 6] = [3, 7, 11, 15, 19, 23];

/// Thermometer encoding: one bit for each threshold that `value` reaches.
#[inline]
fn thermometer(value: u32, at: &[u32]) -> u32 {
    at.iter().enumerate().map(|(bit, &step)| u32::from(value >= step) << bit).sum()
}

/// The held cards that no unseen card of their suit beats, and those that beat no unseen card of their suit.
fn extremes(hand: CardSet, unseen: CardSet) -> (CardSet, CardSet) {
    let (mut boss, mut bottom) = (CardSet::EMPTY, CardSet::EMPTY);
    let suits = Colour::ALL.map(Colour::numbers).into_iter().chain([CardSet::QUEENS]);
    for suit in suits {
        let (held, out) = (hand & suit, (unseen & suit).bits());
        let highest = if out == 0 { 0 } else { u32::MAX >> out.leading_zeros() };
        let below_lowest = if out == 0 { u32::MAX } else { (out & out.wrapping_neg()) - 1 };
        boss |= held - CardSet::from_bits(highest);
        bottom |= held & CardSet::from_bits(below_lowest);
    }
    (boss, bottom)
}

/// The legal cards that would be the highest of the trick on the table.
fn over_the_best(observation: &Observation) -> CardSet {
    match observation.best {
        None => CardSet::EMPTY,
        Some((_, best)) => observation.legal() & observation.winning_cards & CardSet::above(best),
    }
}

/// The led card and the highest card of the trick: a number or a Queen each.
fn led_and_best(observation: &Observation) -> u32 {
    let led = observation.trick[observation.leader.index()].first();
    let mark = |card: Option<Card>| match card {
        None => 0,
        Some(card) if card.is_queen() => 1 << (card.index() - 28 + 7),
        Some(card) => 1 << (card.index() % 7),
    };
    mark(led) | mark(observation.best.map(|(_, card)| card)) << 11
}

/// The progress of the round and of the trick.
fn moment(observation: &Observation, seats: &[usize; 4]) -> u32 {
    let place = |seat: usize| seats.iter().position(|&other| other == seat).unwrap_or(0);
    let winner = observation.best.map_or(0, |(seat, _)| 1 << place(seat.index()));
    let grand = observation.on_the_way_to_grand().map_or(0, |seat| 1 << place(seat.index()));
    let left = 1 << observation.hand.len().min(9);
    u32::from(observation.stashing)
        | 1 << (1 + observation.in_trick)
        | winner << 5
        | grand << 9
        | left << 13
        | u32::from(observation.stashing) << (23 + place(observation.leader.index()))
}

/// The options of the table; the true colours matter only where a led Queen asks for hers.
fn house_rules(observation: &Observation, permutation: SuitPermutation) -> u32 {
    let follow = match observation.rules.follow {
        Follow::ColourOrQueen => 0,
        Follow::ColourOnly => 1,
        Follow::QueenForced => 2,
    };
    let mut bits = follow | u32::from(observation.rules.grand_own == GrandOwn::Zero) << 2;
    if observation.rules.queen_lead == QueenLead::Colour {
        bits |= 1 << 3;
        for (place, &colour) in permutation.colours.iter().enumerate() {
            bits |= 1 << (4 + 4 * place + usize::from(colour));
        }
    }
    bits
}

/// The suits in which a seat is known to be void, five bits.
fn void_bits(void: CardSet, permutation: SuitPermutation) -> u32 {
    let mut bits = u32::from(void.intersects(CardSet::QUEENS)) << 4;
    for (place, &colour) in permutation.colours.iter().enumerate() {
        bits |= u32::from(void.intersects(Colour::ALL[usize::from(colour)].numbers())) << place;
    }
    bits
}

/// For each colour, one bit for each of the first `most` cards in `cards`.
fn count_bits(cards: CardSet, permutation: SuitPermutation, most: usize) -> u32 {
    let mut bits = 0;
    for (place, &colour) in permutation.colours.iter().enumerate() {
        let len = (cards & Colour::ALL[usize::from(colour)].numbers()).len().min(most);
        bits |= ((1 << len) - 1) << (most * place);
    }
    bits
}

/// The points on the table, the Queens still out, and the number of players without a trick.
fn table_bits(observation: &Observation, unseen: CardSet) -> u32 {
    let queens_out = 1 << (unseen & CardSet::QUEENS).len();
    let without_trick = observation.players().seats().filter(|seat| observation.tricks[seat.index()] == 0).count();
    thermometer(observation.trick_cards().points(), &TRICK_POINT_STEPS)
        | queens_out << 6
        | 1 << (11 + without_trick)
        | (unseen & CardSet::QUEENS).bits() >> 28 << 16
        | ((observation.hand & CardSet::QUEENS).len() as u32) << 20
}
