//! Operations on sixteen sets of cards at once, one in each lane of the processor's vectors.

use wide::u32x16;

/// The number of rounds in a batch.
pub(crate) const LANES: usize = 16;

/// One word per round.
pub(crate) type Lane = u32x16;

/// All bits in the lanes that hold 0, none elsewhere.
#[inline(always)]
pub(crate) fn is_zero(words: Lane) -> Lane {
    words.simd_eq(Lane::ZERO)
}

/// All bits in the lanes where `a` is greater, none elsewhere. The words must be below 2^31: a signed comparison is a
/// single instruction everywhere.
#[inline(always)]
pub(crate) fn greater(a: Lane, b: Lane) -> Lane {
    a.cast_signed().simd_gt(b.cast_signed()).cast_unsigned()
}

/// The card that has `n` others below it among `cards`, in each lane. No lane has more than `max` cards.
#[inline(always)]
pub(crate) fn nth(cards: Lane, n: Lane, max: u32) -> Lane {
    let mut rest = cards;
    for step in 0..max - 1 {
        // Adding all bits subtracts 1, which removes the lowest card.
        rest &= rest + greater(n, Lane::splat(step));
    }
    rest & (Lane::ZERO - rest)
}

/// The number of cards in each lane, at most 15: sums of nibbles do not overflow.
#[inline(always)]
pub(crate) fn count(cards: Lane) -> Lane {
    let pairs = cards - ((cards >> 1) & Lane::splat(0x5555_5555));
    let nibbles = (pairs & Lane::splat(0x3333_3333)) + ((pairs >> 2) & Lane::splat(0x3333_3333));
    (nibbles * Lane::splat(0x1111_1111)) >> 28
}

/// The points of a set of cards in each lane.
///
/// A colour takes seven bits, which can hold the sum of its points. A number's points are its rank and 2, and the loop
/// adds the card of rank r to the sums r + 1 times.
#[inline(always)]
pub(crate) fn points(cards: Lane) -> Lane {
    const LOWEST_NUMBERS: Lane = Lane::splat(1 | 1 << 7 | 1 << 14 | 1 << 21);
    let (mut held, mut sums) = (Lane::ZERO, Lane::ZERO);
    for rank in (0..7_u32).rev() {
        held += (cards >> rank) & LOWEST_NUMBERS;
        sums += held;
    }
    sums += held;
    let two_colours = sums + (sums >> 14);
    (two_colours & Lane::splat(127)) + ((two_colours >> 7) & Lane::splat(127))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CardSet;

    #[test]
    fn nth_and_count_agree_with_card_sets() {
        let mut bits = 0x8420_1137_u32;
        for _ in 0..1000 {
            bits = bits.wrapping_mul(0x9E37_79B1).rotate_left(7);
            let cards: CardSet = CardSet::from_bits(bits & bits.rotate_left(11)).iter().take(15).collect();
            let (lane, len) = (Lane::splat(cards.bits()), cards.len() as u32);
            assert_eq!(count(lane), Lane::splat(len));
            for n in 0..len {
                assert_eq!(
                    nth(lane, Lane::splat(n), len),
                    Lane::splat(cards.nth_unchecked(n).to_set().bits()),
                    "{n} of {cards}"
                );
            }
        }
    }

    #[test]
    fn points_agree_with_card_sets() {
        let mut bits = 1_u32;
        for _ in 0..1000 {
            bits = bits.wrapping_mul(0x9E37_79B1).wrapping_add(0x7F4A_7C15).rotate_left(7);
            assert_eq!(points(Lane::splat(bits)), Lane::splat(CardSet::from_bits(bits).points()));
        }
        assert_eq!(points(Lane::MAX), Lane::splat(140));
    }
}
