//! Equivalent states: the same players own the cards of each suit in the same order.
//!
//! Who wins a trick depends on the order of the cards in a suit, not on their numbers. Two states of one search in
//! which, suit by suit, the owners of the remaining cards form the same sequence therefore have the same lines of play:
//! the n-th card of a suit in one corresponds to the n-th card of that suit in the other. Only the points differ. The
//! largest possible difference is known, so bounds of one state, widened by it, are bounds of the other.

use rules::CardSet;

use crate::board::suit;

/// The cards of a colour, as a set of its own.
const COLOUR_MASK: u32 = 127;
/// The lowest bit of each colour in a set of cards.
const COLOUR_SHIFTS: [u32; 4] = [0, 7, 14, 21];
const QUEENS_SHIFT: u32 = CardSet::QUEENS.bits().trailing_zeros();

/// The representative of each set of cards: the lowest set with the same order of owners, suit by suit.
pub(crate) struct OwnerOrder {
    colours: [[u8; 128]; 4],
    queens: [u8; 16],
}

impl OwnerOrder {
    /// Every set represents itself. Needs no preparation, which is faster for short endings.
    pub(crate) const IDENTITY: OwnerOrder = OwnerOrder { colours: [identity(); 4], queens: identity() };

    /// The representatives for states below these hands.
    ///
    /// Queens represent themselves unless `queens_alike`.
    pub(crate) fn of(hands: &[u32], queens_alike: bool) -> OwnerOrder {
        let mut order = OwnerOrder::IDENTITY;
        for (colour, shift) in order.colours.iter_mut().zip(COLOUR_SHIFTS) {
            fill_representatives(colour, hands, COLOUR_MASK << shift, shift);
        }
        if queens_alike {
            fill_representatives(&mut order.queens, hands, CardSet::QUEENS.bits(), QUEENS_SHIFT);
        }
        order
    }

    /// The representative of `cards`.
    #[inline]
    pub(crate) fn representative(&self, cards: u32) -> u32 {
        let colour = |index: usize| {
            let shift = COLOUR_SHIFTS[index];
            u32::from(self.colours[index][(cards >> shift & COLOUR_MASK) as usize]) << shift
        };
        let queens = u32::from(self.queens[(cards >> QUEENS_SHIFT) as usize]) << QUEENS_SHIFT;
        colour(0) | colour(1) | colour(2) | colour(3) | queens
    }
}

const fn identity<const SIZE: usize>() -> [u8; SIZE] {
    let mut same = [0; SIZE];
    let mut set = 0;
    while set < SIZE {
        same[set] = set as u8;
        set += 1;
    }
    same
}

/// Fills in the representative of every set of held cards of one suit.
///
/// Sets come in ascending order, so the representative of a set without its highest card is known. The lowest card
/// above that with the right owner completes it.
fn fill_representatives(lowest: &mut [u8], hands: &[u32], suit: u32, shift: u32) {
    let held = hands.iter().fold(0, |held, hand| held | hand & suit) >> shift;
    let mut set = 0_u32;
    while set != held {
        set = set.wrapping_sub(held) & held;
        let top = 1 << set.ilog2();
        let below = u32::from(lowest[(set ^ top) as usize]);
        let owned = hands.iter().map(|hand| hand >> shift & held).find(|hand| hand & top != 0).unwrap_or(top);
        let above = owned & u32::MAX << (u32::BITS - below.leading_zeros());
        lowest[set as usize] = (below | above & above.wrapping_neg()) as u8;
    }
}

/// The difference in points between equivalent states, summed over corresponding cards.
#[derive(Clone, Copy)]
pub(crate) struct PointDifference {
    /// The sum over the cards that are worth more.
    pub(crate) more: i32,
    /// The sum over the cards that are worth less.
    pub(crate) less: i32,
}

impl PointDifference {
    /// The difference between the cards of two equivalent states.
    #[inline]
    pub(crate) fn between(here: u32, there: u32) -> PointDifference {
        let mut sum = PointDifference { more: 0, less: 0 };
        if here == there {
            return sum;
        }
        for shift in COLOUR_SHIFTS {
            let part = |cards: u32| (cards >> shift & COLOUR_MASK) as usize;
            let [more, less] = COLOUR_DIFFERENCES[part(here)][part(there)];
            sum.more += i32::from(more);
            sum.less += i32::from(less);
        }
        sum
    }

    /// Adds one more difference.
    #[inline]
    pub(crate) fn and(self, points: i32) -> PointDifference {
        PointDifference { more: self.more + points.max(0), less: self.less + (-points).max(0) }
    }
}

/// `[more, less]` for each pair of sets of one colour.
static COLOUR_DIFFERENCES: [[[u8; 2]; 128]; 128] = {
    let mut table = [[[0; 2]; 128]; 128];
    let mut here = 0;
    while here < 128 {
        let mut there = 0;
        while there < 128 {
            table[here][there] = colour_difference(here as u8, there as u8);
            there += 1;
        }
        here += 1;
    }
    table
};

const fn colour_difference(mut here: u8, mut there: u8) -> [u8; 2] {
    let (mut more, mut less) = (0, 0);
    while here != 0 && there != 0 {
        let (mine, other) = (here.trailing_zeros() as u8, there.trailing_zeros() as u8);
        more += mine.saturating_sub(other);
        less += other.saturating_sub(mine);
        here &= here - 1;
        there &= there - 1;
    }
    [more, less]
}

/// The card of `to` that corresponds to a card of `from` in an equivalent state.
#[inline]
pub(crate) fn counterpart(card: u32, from: u32, to: u32) -> u32 {
    let suit = suit(card);
    let below = (from & suit & ((1 << card) - 1)).count_ones();
    let mut rest = to & suit;
    for _ in 0..below {
        rest &= rest.wrapping_sub(1);
    }
    rest.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hands(texts: [&str; 4]) -> [u32; 4] {
        texts.map(|text| text.parse::<CardSet>().expect("cards").bits())
    }

    const HANDS: [&str; 4] = ["R2 R3 R6 B7 GQ", "R4 R8 K2 K3 RQ", "R5 R7 K4 K5 KQ", "B2 B3 B4 B8 BQ"];

    /// The suit and the owner of each card, from the lowest to the highest.
    fn owners(cards: u32, hands: &[u32; 4]) -> Vec<(u32, usize)> {
        let owner = |card: u32| hands.iter().position(|hand| hand >> card & 1 == 1).expect("somebody owns it");
        CardSet::from_bits(cards).iter().map(|card| card.index() as u32).map(|card| (suit(card), owner(card))).collect()
    }

    /// Two sets have the same representative exactly when their owners come in the same order.
    #[test]
    fn sets_share_a_key_when_their_owners_come_in_the_same_order() {
        let hands = hands(HANDS);
        let order = OwnerOrder::of(&hands, true);
        let held = hands.iter().fold(0, |held, hand| held | hand);
        let mut by_owners = std::collections::HashMap::new();
        let mut by_lowest = std::collections::HashMap::new();
        let mut part = 0_u32;
        for _ in 0..20_000 {
            part = part.wrapping_mul(0x9E37_79B1).wrapping_add(0x7F4A_7C15).rotate_left(9);
            let (cards, lowest) = (part & held, order.representative(part & held));
            assert_eq!(owners(lowest, &hands), owners(cards, &hands));
            assert_eq!(*by_owners.entry(owners(cards, &hands)).or_insert(lowest), lowest);
            assert_eq!(*by_lowest.entry(lowest).or_insert(owners(cards, &hands)), owners(cards, &hands));
        }
        assert!(by_owners.len() > 1000, "only {} different orders", by_owners.len());
    }

    #[test]
    fn queens_stay_apart_when_their_colour_counts() {
        let hands = hands(["GQ KQ", "RQ BQ", "", ""]);
        let queens = CardSet::QUEENS.bits();
        let (apart, alike) = (OwnerOrder::of(&hands, false), OwnerOrder::of(&hands, true));
        for set in (0..16).map(|set| set << QUEENS_SHIFT) {
            assert_eq!(apart.representative(set), set & queens);
        }
        assert!((0..16).any(|set| alike.representative(set << QUEENS_SHIFT) != set << QUEENS_SHIFT));
    }

    #[test]
    fn differences_add_up_card_by_card() {
        let cards = |text: &str| text.parse::<CardSet>().expect("cards").bits();
        let difference = PointDifference::between(cards("R4 R5 B2 G8"), cards("R2 R8 B2 G7"));
        assert_eq!((difference.more, difference.less), (2 + 1, 3));
        assert_eq!((difference.and(-4).more, difference.and(-4).less), (3, 7));
        assert_eq!((difference.and(4).more, difference.and(4).less), (7, 3));
    }

    #[test]
    fn counterparts_stand_at_the_same_place_of_the_suit() {
        let card = |text: &str| text.parse::<CardSet>().expect("a card").bits().trailing_zeros();
        let cards = |text: &str| text.parse::<CardSet>().expect("cards").bits();
        assert_eq!(counterpart(card("R5"), cards("R4 R5 B3"), cards("R2 R8 B3")), card("R8"));
        assert_eq!(counterpart(card("BQ"), cards("GQ BQ"), cards("KQ RQ")), cards("KQ RQ").ilog2());
    }
}
