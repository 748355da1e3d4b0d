//! Chance for rounds that are played side by side.

use rand_core::Rng;

use crate::lanes::{LANES, Lane, count, each, nth};

/// A generator in each lane: sfc32 by Chris Doty-Humphrey, started from the caller's.
///
/// One generator for all lanes would have to hand its words out one by one, which costs more than the rest of the choice.
pub(crate) struct LaneDice {
    a: Lane,
    b: Lane,
    c: Lane,
    counter: u32,
}

impl LaneDice {
    /// Fresh generators.
    pub(crate) fn roll(rng: &mut impl Rng) -> LaneDice {
        let mut words = || {
            let mut words = [0; LANES];
            words.iter_mut().for_each(|word| *word = rng.next_u32());
            words
        };
        LaneDice { a: words(), b: words(), c: words(), counter: 1 }
    }

    #[inline(always)]
    fn next(&mut self) -> Lane {
        let LaneDice { a, b, c, counter } = *self;
        let word: Lane = each(|l| a[l].wrapping_add(b[l]).wrapping_add(counter));
        self.a = each(|l| b[l] ^ (b[l] >> 9));
        self.b = each(|l| c[l].wrapping_add(c[l] << 3));
        self.c = each(|l| c[l].rotate_left(21).wrapping_add(word[l]));
        self.counter = counter.wrapping_add(1);
        word
    }

    /// Of each lane one of its cards, which are at most `most`: by 24 random bits, so even to one part in a million.
    #[inline(always)]
    pub(crate) fn choose(&mut self, cards: &Lane, most: u32) -> Lane {
        let (word, count) = (self.next(), count(cards));
        let n: Lane = each(|l| ((word[l] >> 8) * count[l]) >> 24);
        nth(cards, &n, most)
    }

    /// Deals the deck of each lane into four parts: three of `size` cards and what is left, every deal as likely as any other.
    ///
    /// Card after card falls into a part with the chance that the part still has room for. `ends` counts the free places up
    /// to the end of each part, so a random place below an end means that part or an earlier one.
    pub(crate) fn deal(&mut self, size: u32) -> [Lane; 4] {
        let mut ends: [Lane; 3] = [[size; LANES], [2 * size; LANES], [3 * size; LANES]];
        let mut up_to: [Lane; 3] = [[0; LANES]; 3];
        for card in 0..32_u32 {
            let (word, left) = (self.next(), 32 - card);
            let place: Lane = each(|l| ((word[l] >> 8) * left) >> 24);
            for (end, cards) in ends.iter_mut().zip(&mut up_to) {
                let below: Lane = each(|l| u32::from(place[l] < end[l]));
                *end = each(|l| end[l] - below[l]);
                *cards = each(|l| cards[l] | below[l] << card);
            }
        }
        let [first, second, third] = up_to;
        let between = |more: Lane, fewer: Lane| each(|l| more[l] ^ fewer[l]);
        [first, between(second, first), between(third, second), each(|l| !third[l])]
    }
}
