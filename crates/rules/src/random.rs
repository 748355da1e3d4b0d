//! Chance: random deals and random play, from a generator that the caller passes in.

use rand_core::Rng;

use crate::{Card, CardSet, Deal, PerSeat, Players, Position, Rules, Seat};

/// One random word that several small choices are drawn from.
///
/// A choice among `n` takes the high part of `word * n` and leaves the low part for the next. Four choices of a
/// hand's size use up about fourteen of the 64 bits, so each is even to one part in 2^50.
#[derive(Clone, Copy, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Fresh dice.
    #[must_use]
    #[inline]
    pub fn roll(rng: &mut impl Rng) -> Dice {
        Dice(rng.next_u64())
    }

    /// A number below `bound`; 0 if the bound is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let product = u128::from(self.0) * u128::from(bound);
        self.0 = product as u64;
        (product >> 64) as u32
    }

    /// One of the cards; of no cards, some card.
    #[inline]
    pub fn choose(&mut self, cards: CardSet) -> Card {
        cards.nth(self.below(cards.len() as u32))
    }

    /// One of the cards, as a set of its own; of no cards, none.
    #[inline]
    pub(crate) fn choose_set(&mut self, cards: CardSet) -> CardSet {
        cards.nth_set(self.below(cards.len() as u32))
    }
}

impl CardSet {
    /// A random member, every one as likely as any other; of the empty set, some card.
    #[must_use]
    #[inline]
    pub fn random(self, rng: &mut impl Rng) -> Card {
        Dice::roll(rng).choose(self)
    }
}

impl Deal {
    /// A random deal, every one as likely as any other.
    #[must_use]
    #[inline]
    pub fn random(players: Players, dealer: Seat, rng: &mut impl Rng) -> Deal {
        let mut hands = PerSeat::splat(players, CardSet::EMPTY);
        let rest = match players {
            Players::Three => draw_hands::<10>(2, hands.as_mut_slice(), rng),
            Players::Four => draw_hands::<8>(0, hands.as_mut_slice(), rng),
        };
        Deal { dealer, hands, chest: rest }
    }
}

/// Draws a hand for everybody but the last from a deck that is shuffled only as far as cards are drawn from it. Of
/// the rest, `kept` cards stay behind and are returned, and the others are the last hand.
#[inline]
fn draw_hands<const SIZE: usize>(kept: usize, hands: &mut [CardSet], rng: &mut impl Rng) -> CardSet {
    let mut deck: [u8; 32] = std::array::from_fn(|index| index as u8);
    let mut drawn = 0;
    let mut draw = |count: usize| {
        let mut bits = 0_u32;
        for _ in 0..count / 2 {
            let word = rng.next_u64();
            for half in [word & 0xFFFF_FFFF, word >> 32] {
                // The high part of a product: even to one part in 2^27, with nothing to wait for or to throw away.
                let place = (drawn + ((half * (32 - drawn) as u64) >> 32) as usize) & 31;
                bits |= 1 << (deck[place] & 31);
                deck[place] = deck[drawn & 31];
                drawn += 1;
            }
        }
        CardSet::from_bits(bits)
    };
    let mut rest = CardSet::FULL;
    let (last, others) = hands.split_last_mut().expect("somebody plays");
    for hand in others {
        *hand = draw(SIZE);
        rest -= *hand;
    }
    let kept = draw(kept);
    *last = rest - kept;
    kept
}

impl Position {
    /// A round dealt, stashed and played to its end by players who choose evenly among what they may do.
    #[must_use]
    #[inline]
    pub fn random_round(rules: &Rules, dealer: Seat, rng: &mut impl Rng) -> Position {
        let deal = Deal::random(rules.players, dealer, rng);
        let mut position = Position::new(rules, deal.hands(), deal.chest(), deal.first_leader());
        let mut dice = Dice::roll(rng);
        for seat in rules.players.seats() {
            position.stash(seat, dice.choose(position.hand(seat)));
        }
        position.play_out(rng);
        position
    }

    /// Plays to the end of the round, choosing evenly among the legal cards.
    #[inline]
    pub fn play_out(&mut self, rng: &mut impl Rng) {
        if self.in_trick() > 0 {
            let mut dice = Dice::roll(rng);
            for _ in self.in_trick()..self.players().count() {
                self.play(dice.choose(self.legal()));
            }
        }
        match self.players() {
            Players::Three => self.play_out_tricks::<3>(rng),
            Players::Four => self.play_out_tricks::<4>(rng),
        }
    }

    #[inline]
    fn play_out_tricks<const PLAYERS: usize>(&mut self, rng: &mut impl Rng) {
        while !self.is_over() {
            let mut dice = Dice::roll(rng);
            self.play_trick::<PLAYERS>(|legal| dice.choose_set(legal));
        }
    }
}
