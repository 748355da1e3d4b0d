//! Random numbers for a batch of rounds.

use rand_core::Rng;

use crate::lane::{LANES, Lane, greater, nth};

/// One generator per lane: sfc32 by Chris Doty-Humphrey, seeded from the caller's generator.
///
/// A single scalar generator would have to fill the lanes word by word, which takes longer than the rest of a choice.
#[derive(Clone)]
pub(crate) struct BatchRng {
    a: Lane,
    b: Lane,
    c: Lane,
    counter: u32,
}

/// A random fraction per lane, from which several small choices are drawn.
///
/// A choice among `n` takes the integer part of the fraction times `n` and leaves the fractional part for the next.
#[derive(Clone, Copy)]
pub(crate) struct Fraction<const BITS: u32>(Lane);

/// The fraction for a choice among up to 15 cards. Two choices from one are even to one part in a million.
pub(crate) type CardChoice = Fraction<28>;

/// The fraction for a choice among up to 32 places. Two choices from one are even to one part in a hundred thousand.
type PlaceChoice = Fraction<27>;

impl<const BITS: u32> Fraction<BITS> {
    /// A number below `bound`, which is at most 2^(32 - BITS).
    #[inline(always)]
    fn random_below(&mut self, bound: Lane) -> Lane {
        let product = self.0 * bound;
        self.0 = product & Lane::splat((1 << BITS) - 1);
        product >> BITS
    }
}

impl CardChoice {
    /// Chooses one of `count` cards in each lane. No lane has more than `max`.
    #[inline(always)]
    pub(crate) fn choose(&mut self, cards: Lane, count: Lane, max: u32) -> Lane {
        nth(cards, self.random_below(count), max)
    }
}

impl BatchRng {
    /// Generators seeded from `rng`.
    pub(crate) fn from_rng(rng: &mut impl Rng) -> BatchRng {
        let mut words = || {
            let mut words = [0; LANES];
            words.iter_mut().for_each(|word| *word = rng.next_u32());
            Lane::new(words)
        };
        BatchRng { a: words(), b: words(), c: words(), counter: 1 }
    }

    #[inline(always)]
    fn next_word(&mut self) -> Lane {
        let BatchRng { a, b, c, counter } = *self;
        let word = a + b + Lane::splat(counter);
        self.a = b ^ (b >> 9);
        self.b = c + (c << 3);
        self.c = ((c << 21) | (c >> 11)) + word;
        self.counter = counter.wrapping_add(1);
        word
    }

    /// The randomness for two choices among cards.
    #[inline(always)]
    pub(crate) fn next(&mut self) -> CardChoice {
        Fraction(self.next_word() >> 4)
    }

    /// Deals the deck of each lane into four parts: three of `size` cards and the rest, uniformly.
    ///
    /// Selection sampling: each card falls into a part with a probability proportional to the places left there. `ends`
    /// counts the free places up to the end of each part, so a random place below an end means that part or an earlier
    /// one.
    #[inline(always)]
    pub(crate) fn deal(&mut self, size: u32) -> [Lane; 4] {
        let mut ends = [1, 2, 3].map(|parts| Lane::splat(parts * size));
        let mut up_to = [Lane::ZERO; 3];
        for left in (2..=32).rev().step_by(2) {
            let mut word: PlaceChoice = Fraction(self.next_word() >> 5);
            for left in [left, left - 1] {
                let place = word.random_below(Lane::splat(left));
                for (end, cards) in ends.iter_mut().zip(&mut up_to) {
                    // All bits, which is -1, if the card falls below the end.
                    let below = greater(*end, place);
                    *end += below;
                    *cards = *cards + *cards - below;
                }
            }
        }
        let [first, second, third] = up_to;
        [first, second ^ first, third ^ second, !third]
    }
}
