//! A set of cards: 32 cards fill one word exactly.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, ParseCardError};

/// A set of cards; in JSON a list of cards in the order of the deck.
///
/// ```
/// use rules::CardSet;
/// let hand: CardSet = "R2 B8 GQ".parse().unwrap();
/// assert_eq!(hand.len(), 3);
/// assert_eq!(hand.points(), 10);
/// assert_eq!((hand & CardSet::QUEENS).to_string(), "GQ");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet(u32);

/// For each binary digit, the cards whose points have it: four population counts add up a set.
const POINT_DIGITS: [u32; 4] = {
    let mut digits = [0; 4];
    let mut card = 0;
    while card < 32 {
        let mut digit = 0;
        while digit < 4 {
            digits[digit] |= ((Card::ALL[card].points() >> digit) & 1) << card;
            digit += 1;
        }
        card += 1;
    }
    digits
};

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 32 cards.
    pub const FULL: CardSet = CardSet(u32::MAX);
    /// The four Queens.
    pub const QUEENS: CardSet = CardSet(0xF000_0000);
    /// The 28 numbers.
    pub const NUMBERS: CardSet = CardSet(0x0FFF_FFFF);

    /// The set whose members are the set bits, by [`Card::index`].
    #[must_use]
    pub const fn from_bits(bits: u32) -> CardSet {
        CardSet(bits)
    }

    /// One bit per card, by [`Card::index`].
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The number of cards.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Whether `card` is a member.
    #[must_use]
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.to_set().0 != 0
    }

    /// Whether every card of `other` is a member.
    #[must_use]
    pub const fn is_superset(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether the two have a card in common.
    #[must_use]
    pub const fn intersects(self, other: CardSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds `card`. Returns whether it was new.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= card.to_set().0;
        new
    }

    /// Removes `card`. Returns whether it was there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !card.to_set().0;
        there
    }

    /// The member of the lowest index.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::from_index_wrapping(self.0.trailing_zeros())) }
    }

    /// The member of the highest index: among the cards that can win a trick, the one that does.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::from_index_wrapping(31 - self.0.leading_zeros())) }
    }

    /// All cards of a higher index than `card`.
    #[must_use]
    #[inline]
    pub const fn above(card: Card) -> CardSet {
        let bit = card.to_set().0;
        CardSet(!(bit | (bit - 1)))
    }

    /// All cards of a lower index than `card`.
    #[must_use]
    #[inline]
    pub const fn below(card: Card) -> CardSet {
        CardSet(card.to_set().0 - 1)
    }

    /// The only member of a set of one card.
    #[must_use]
    #[inline]
    pub const fn only(self) -> Option<Card> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The member that has `n` members below it, without a check: an arbitrary card if there are too few.
    ///
    /// Random players spend most of their time here.
    #[must_use]
    #[inline]
    pub fn nth_unchecked(self, n: u32) -> Card {
        Card::from_index_wrapping(skip(self.0, n).trailing_zeros())
    }

    /// The minus points of all members.
    #[must_use]
    #[inline]
    pub const fn points(self) -> u32 {
        (self.0 & POINT_DIGITS[0]).count_ones()
            + 2 * (self.0 & POINT_DIGITS[1]).count_ones()
            + 4 * (self.0 & POINT_DIGITS[2]).count_ones()
            + 8 * (self.0 & POINT_DIGITS[3]).count_ones()
    }

    /// The members in the order of their index.
    #[must_use]
    pub const fn iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }
}

/// The bits from the one that has `n` set bits below it upwards.
///
/// Branchless, because `n` is random and a branch would mispredict: a hand has few cards, so all answers up to 7 are
/// computed and one is selected.
#[inline]
fn skip(bits: u32, n: u32) -> u32 {
    let less = |bits: u32| bits & bits.wrapping_sub(1);
    let pick = |bit: u32, without: u32, with: u32| if n & bit == 0 { without } else { with };
    let s1 = less(bits);
    let s2 = less(s1);
    let s3 = less(s2);
    let s4 = less(s3);
    let s5 = less(s4);
    let s6 = less(s5);
    let s7 = less(s6);
    let low = pick(2, pick(1, bits, s1), pick(1, s2, s3));
    let high = pick(2, pick(1, s4, s5), pick(1, s6, s7));
    let chosen = pick(4, low, high);
    if n < 8 { chosen } else { skip_one_by_one(s7, n - 7) }
}

#[cold]
fn skip_one_by_one(bits: u32, n: u32) -> u32 {
    (0..n).fold(bits, |bits, _| bits & bits.wrapping_sub(1))
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The members of a [`CardSet`], lowest index first.
#[derive(Clone, Debug)]
pub struct CardSetIter(u32);

impl Iterator for CardSetIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = CardSet(self.0).len();
        (len, Some(len))
    }
}

impl DoubleEndedIterator for CardSetIter {
    #[inline]
    fn next_back(&mut self) -> Option<Card> {
        let card = CardSet(self.0).last()?;
        self.0 ^= card.to_set().0;
        Some(card)
    }
}

impl ExactSizeIterator for CardSetIter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardSetIter;

    fn into_iter(self) -> CardSetIter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | card.to_set())
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> CardSet {
        card.to_set()
    }
}

macro_rules! operator {
    ($trait:ident $method:ident $assign_trait:ident $assign_method:ident |$a:ident, $b:ident| $bits:expr) => {
        impl $trait for CardSet {
            type Output = CardSet;
            #[inline]
            fn $method(self, other: CardSet) -> CardSet {
                let ($a, $b) = (self.0, other.0);
                CardSet($bits)
            }
        }
        impl $assign_trait for CardSet {
            #[inline]
            fn $assign_method(&mut self, other: CardSet) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

operator!(BitAnd bitand BitAndAssign bitand_assign |a, b| a & b);
operator!(BitOr bitor BitOrAssign bitor_assign |a, b| a | b);
operator!(BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b);
operator!(Sub sub SubAssign sub_assign |a, b| a & !b);

impl Not for CardSet {
    type Output = CardSet;
    #[inline]
    fn not(self) -> CardSet {
        CardSet(!self.0)
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, card) in self.iter().enumerate() {
            if position > 0 {
                f.write_str(" ")?;
            }
            f.write_str(card.as_str())?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl FromStr for CardSet {
    type Err = ParseCardError;

    /// Cards between white space; a card named twice counts once.
    fn from_str(text: &str) -> Result<CardSet, ParseCardError> {
        text.split_whitespace().map(str::parse).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLES: [u32; 7] = [0, 1, u32::MAX, 0x8000_0000, 0x0F0F_1234, 0xDEAD_BEEF, 0x5555_5555];

    #[test]
    fn points_add_up_the_members() {
        for bits in SAMPLES {
            let set = CardSet::from_bits(bits);
            assert_eq!(set.points(), set.iter().map(Card::points).sum::<u32>());
            assert_eq!(set.iter().collect::<CardSet>(), set);
        }
    }

    #[test]
    fn nth_counts_the_members_in_order() {
        for bits in SAMPLES {
            let set = CardSet::from_bits(bits);
            let cards: Vec<Card> = set.iter().collect();
            for (n, &card) in cards.iter().enumerate() {
                assert_eq!(set.nth_unchecked(n as u32), card);
            }
            assert_eq!(set.only(), set.first().filter(|_| cards.len() == 1));
        }
    }

    #[test]
    fn iteration_works_from_both_ends() {
        let set = CardSet::from_bits(0xDEAD_BEEF);
        let mut backwards: Vec<Card> = set.iter().rev().collect();
        backwards.reverse();
        assert_eq!(backwards, set.iter().collect::<Vec<_>>());
        assert_eq!(set.iter().len(), set.len());
    }

    #[test]
    fn text_round_trips() {
        for bits in SAMPLES {
            let set = CardSet::from_bits(bits);
            assert_eq!(set.to_string().parse(), Ok(set));
        }
    }
}
