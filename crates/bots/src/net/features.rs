//! What the network sees: a sight as a set of small yes-or-no facts.
//!
//! Colours are put in an order of their own before anything else: the led colour first, then the longest of the hand.
//! As long as Queens are a suit of their own the four colours of numbers are alike, so what the network learns
//! about one of them holds for all, and it needs a fraction of the rounds.

use rules::{Card, CardSet, Colour, Follow, GrandOwn, QueenLead};

use crate::sight::Sight;

/// How many facts there are.
pub(crate) const INPUTS: usize = 32 * WORDS;
const WORDS: usize = 18;
/// More facts than can hold at once.
pub(crate) const MOST_ACTIVE: usize = 160;

/// The order of the colours in the eyes of one seat, and cards and sets in that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    /// The colour in each place.
    colours: [u8; 4],
    /// The place of each colour.
    places: [u8; 4],
}

impl Order {
    /// The order for a sight: the led colour, then by length, trouble and what is out.
    pub(crate) fn of(sight: &Sight) -> Order {
        let unseen = sight.unseen();
        let led = if sight.in_trick == 0 { CardSet::EMPTY } else { sight.contenders & CardSet::NUMBERS };
        let mut keys: [u32; 4] = std::array::from_fn(|index| {
            let numbers = Colour::ALL[index].numbers();
            let hand = sight.hand & numbers;
            let key = u32::from(led.meets(numbers)) << 20
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
        Order { colours, places }
    }

    /// The set with its colours in this order.
    #[inline]
    fn set(self, cards: CardSet) -> u32 {
        let bits = cards.bits();
        let mut ordered = bits & CardSet::QUEENS.bits();
        for (place, &colour) in self.colours.iter().enumerate() {
            ordered |= ((bits >> (7 * colour)) & 0x7F) << (7 * place);
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

/// The facts that hold, by their numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    active: [u16; MOST_ACTIVE],
    len: usize,
}

impl Facts {
    /// What `sight` says in the order of its colours.
    pub(crate) fn of(sight: &Sight, order: Order) -> Facts {
        let mut facts = Facts { active: [0; MOST_ACTIVE], len: 0 };
        words(sight, order).into_iter().enumerate().for_each(|(word, bits)| facts.add_word(word, bits));
        facts
    }

    /// The numbers of the facts, lowest first.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[u16] {
        &self.active[..self.len]
    }

    #[inline]
    fn add_word(&mut self, word: usize, mut bits: u32) {
        while bits != 0 {
            self.active[self.len] = (32 * word) as u16 + bits.trailing_zeros() as u16;
            self.len += 1;
            bits &= bits - 1;
        }
    }
}

/// The facts as bits, 32 to a word.
fn words(sight: &Sight, order: Order) -> [u32; WORDS] {
    let unseen = sight.unseen();
    let (boss, bottom) = extremes(sight.hand, unseen);
    let seats: [usize; 4] = std::array::from_fn(|steps| sight.players().step(sight.seat, steps).index());
    let count = sight.players().count();
    let mut words = [0; WORDS];
    words[0] = order.set(sight.hand);
    words[1] = order.set(over_the_best(sight));
    words[2] = order.set(boss);
    words[3] = order.set(bottom);
    words[4] = order.set(sight.stash);
    words[5] = order.set(sight.on_table());
    for relative in 0..count {
        words[6 + relative] = order.set(sight.played[seats[relative]]);
    }
    words[10] = led_and_best(sight);
    words[11] = moment(sight, &seats);
    words[12] = house_rules(sight, order);
    for (place, &seat) in seats[1..count].iter().enumerate() {
        words[13] |= void_bits(sight.voids[seat], order) << (5 * place);
    }
    words[13] |= counts(sight.hand, order, 4) << 15;
    words[14] = counts(unseen, order, 6);
    words[15] = (0..count).map(|relative| steps(sight.tricks[seats[relative]], &TRICK_STEPS) << (6 * relative)).sum();
    words[16] =
        (0..count).map(|relative| steps(sight.taken[seats[relative]].points(), &POINT_STEPS) << (7 * relative)).sum();
    words[17] = table_bits(sight, unseen);
    words
}

const TRICK_STEPS: [u32; 6] = [1, 2, 3, 4, 5, 7];
const POINT_STEPS: [u32; 7] = [1, 6, 14, 24, 36, 52, 72];
const TRICK_POINT_STEPS: [u32; 6] = [3, 7, 11, 15, 19, 23];

/// One bit for each step that `value` reaches.
#[inline]
fn steps(value: u32, at: &[u32]) -> u32 {
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
fn over_the_best(sight: &Sight) -> CardSet {
    match sight.best {
        None => CardSet::EMPTY,
        Some((_, best)) => {
            let higher = CardSet::from_bits(!(best.set().bits() | (best.set().bits() - 1)));
            sight.legal() & sight.contenders & higher
        }
    }
}

/// What was led and what is highest now: a face or a Queen each.
fn led_and_best(sight: &Sight) -> u32 {
    let led = sight.trick[sight.leader.index()].first();
    let mark = |card: Option<Card>| match card {
        None => 0,
        Some(card) if card.is_queen() => 1 << (card.index() - 28 + 7),
        Some(card) => 1 << (card.index() % 7),
    };
    mark(led) | mark(sight.best.map(|(_, card)| card)) << 11
}

/// Where in the round and the trick the seat is.
fn moment(sight: &Sight, seats: &[usize; 4]) -> u32 {
    let place = |seat: usize| seats.iter().position(|&other| other == seat).unwrap_or(0);
    let winner = sight.best.map_or(0, |(seat, _)| 1 << place(seat.index()));
    let grand = sight.on_the_way_to_grand().map_or(0, |seat| 1 << place(seat.index()));
    let left = 1 << sight.hand.len().min(9);
    u32::from(sight.stashing)
        | 1 << (1 + sight.in_trick)
        | winner << 5
        | grand << 9
        | left << 13
        | u32::from(sight.stashing) << (23 + place(sight.leader.index()))
}

/// The options of the table; the true colours matter only where a led Queen asks for hers.
fn house_rules(sight: &Sight, order: Order) -> u32 {
    let follow = match sight.rules.follow {
        Follow::ColourOrQueen => 0,
        Follow::ColourOnly => 1,
        Follow::QueenForced => 2,
    };
    let mut bits = follow | u32::from(sight.rules.grand_own == GrandOwn::Zero) << 2;
    if sight.rules.queen_lead == QueenLead::Colour {
        bits |= 1 << 3;
        for (place, &colour) in order.colours.iter().enumerate() {
            bits |= 1 << (4 + 4 * place + usize::from(colour));
        }
    }
    bits
}

/// Which suits a seat is known to lack, five bits.
fn void_bits(void: CardSet, order: Order) -> u32 {
    let mut bits = u32::from(void.meets(CardSet::QUEENS)) << 4;
    for (place, &colour) in order.colours.iter().enumerate() {
        bits |= u32::from(void.meets(Colour::ALL[usize::from(colour)].numbers())) << place;
    }
    bits
}

/// For each colour, one bit for each of the first `most` cards in `cards`.
fn counts(cards: CardSet, order: Order, most: usize) -> u32 {
    let mut bits = 0;
    for (place, &colour) in order.colours.iter().enumerate() {
        let len = (cards & Colour::ALL[usize::from(colour)].numbers()).len().min(most);
        bits |= ((1 << len) - 1) << (most * place);
    }
    bits
}

/// What lies on the table, how many Queens are out, and who has won no trick yet.
fn table_bits(sight: &Sight, unseen: CardSet) -> u32 {
    let queens_out = 1 << (unseen & CardSet::QUEENS).len();
    let without_trick = sight.players().seats().filter(|seat| sight.tricks[seat.index()] == 0).count();
    steps(sight.on_table().points(), &TRICK_POINT_STEPS)
        | queens_out << 6
        | 1 << (11 + without_trick)
        | (unseen & CardSet::QUEENS).bits() >> 28 << 16
        | ((sight.hand & CardSet::QUEENS).len() as u32) << 20
}
