//! Random numbers for a batch of rounds.

use rand_core::Rng;

use crate::batch::{LANES, Lane, count, each, nth};

/// One generator per lane: sfc32 by Chris Doty-Humphrey, seeded from the caller's generator.
///
/// A single scalar generator would have to fill the lanes word by word, which takes longer than the rest of a choice.
pub(crate) struct BatchRng {
    a: Lane,
    b: Lane,
    c: Lane,
    counter: u32,
}

impl BatchRng {
    /// Generators seeded from `rng`.
    pub(crate) fn from_rng(rng: &mut impl Rng) -> BatchRng {
        let mut words = || {
            let mut words = [0; LANES];
            words.iter_mut().for_each(|word| *word = rng.next_u32());
            words
        };
        BatchRng { a: words(), b: words(), c: words(), counter: 1 }
    }

    #[inline(always)]
    fn next(&mut self) -> Lane {
        let BatchRng { a, b, c, counter } = *self;
        let word: Lane = each(|l| a[l].wrapping_add(b[l]).wrapping_add(counter));
        self.a = each(|l| b[l] ^ (b[l] >> 9));
        self.b = each(|l| c[l].wrapping_add(c[l] << 3));
        self.c = each(|l| c[l].rotate_left(21).wrapping_add(word[l]));
        self.counter = counter.wrapping_add(1);
        word
    }

    /// Chooses one card per lane, each of which has at most `most`. Uses 24 random bits, so probabilities are even to one part
    /// in a million.
    #[inline(always)]
    pub(crate) fn choose(&mut self, cards: &Lane, most: u32) -> Lane {
        let (word, count) = (self.next(), count(cards));
        let n: Lane = each(|l| ((word[l] >> 8) * count[l]) >> 24);
        nth(cards, &n, most)
    }

    /// Deals the deck of each lane into four parts: three of `size` cards and the rest, uniformly.
    ///
    /// Selection sampling: each card falls into a part with a probability proportional to the places left there. `ends`
    /// counts the free places up to the end of each part, so a random place below an end means that part or an earlier one.
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
