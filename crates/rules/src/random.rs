//! Random deals and random play, from a generator that the caller passes in.

use rand_core::Rng;

use crate::batch::BatchedRounds;
use crate::batch_rng::BatchRng;
use crate::lane::LANES;
use crate::{Card, CardSet, Deal, PerSeat, PlayerCount, Position, Rules, Seat};

/// One random word that several small choices are drawn from.
///
/// A choice among `n` takes the high part of `word * n` and leaves the low part for the next. Four choices of a
/// hand's size use up about fourteen of the 64 bits, so each is even to one part in 2^50.
#[derive(Clone, Copy, Debug)]
struct RandomBits(u64);

impl RandomBits {
    /// Draws a word from `rng`.
    #[inline]
    fn from_rng(rng: &mut impl Rng) -> RandomBits {
        RandomBits(rng.next_u64())
    }

    /// A number below `bound`; 0 if the bound is 0.
    #[inline]
    fn random_below(&mut self, bound: u32) -> u32 {
        let product = u128::from(self.0) * u128::from(bound);
        self.0 = product as u64;
        (product >> 64) as u32
    }

    /// A uniformly random card of a set, without a check: an arbitrary card if the set is empty.
    #[inline]
    fn choose_unchecked(&mut self, cards: CardSet) -> Card {
        cards.nth_unchecked(self.random_below(cards.len() as u32))
    }
}

impl CardSet {
    /// A uniformly random member.
    ///
    /// # Panics
    /// If the set is empty.
    #[must_use]
    #[inline]
    pub fn random(self, rng: &mut impl Rng) -> Card {
        assert!(!self.is_empty(), "an empty set has no random card");
        RandomBits::from_rng(rng).choose_unchecked(self)
    }
}

impl Deal {
    /// A uniformly random deal.
    #[must_use]
    #[inline]
    pub fn random(players: PlayerCount, dealer: Seat, rng: &mut impl Rng) -> Deal {
        let mut hands = PerSeat::filled(players, CardSet::EMPTY);
        let rest = match players {
            PlayerCount::Three => draw_hands::<10>(2, hands.as_mut_slice(), rng),
            PlayerCount::Four => draw_hands::<8>(0, hands.as_mut_slice(), rng),
        };
        Deal { dealer, hands, chest: rest }
    }
}

/// The number of cards left after so many have been drawn. A table, because the compiler generates slow code for
/// counting down.
static LEFT: [u32; 32] = {
    let mut left = [32; 32];
    let mut drawn = 0;
    while drawn < 32 {
        left[drawn] = 32 - drawn as u32;
        drawn += 1;
    }
    left
};

/// Draws a hand for each player but the last by a partial Fisher-Yates shuffle. Of the rest, `kept` cards are drawn for
/// the chest and returned, and the others are the last hand.
#[inline]
fn draw_hands<const SIZE: usize>(kept: usize, hands: &mut [CardSet], rng: &mut impl Rng) -> CardSet {
    let mut deck: [u8; 32] = std::array::from_fn(|index| index as u8);
    let mut drawn = 0;
    let mut draw = |count: usize| {
        let mut bits = 0_u32;
        for _ in 0..count / 2 {
            let mut words = RandomBits::from_rng(rng);
            for _ in 0..2 {
                let place = (drawn + words.random_below(LEFT[drawn & 31]) as usize) & 31;
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
    let chest = draw(kept);
    *last = rest - chest;
    chest
}

impl Position {
    /// A random deal with random stashes, before the first lead.
    #[must_use]
    #[inline]
    pub fn random_deal(rules: &Rules, dealer: Seat, rng: &mut impl Rng) -> Position {
        let deal = Deal::random(rules.players, dealer, rng);
        let mut position = Position::new(rules, deal.hands(), deal.chest(), deal.first_leader());
        let mut bits = RandomBits::from_rng(rng);
        for seat in rules.players.seats() {
            position.stash(seat, bits.choose_unchecked(position.hand(seat)));
        }
        position
    }

    /// Plays uniformly random legal cards to the end of the round.
    pub fn random_playout(&mut self, rng: &mut impl Rng) {
        self.finish_trick_at_random(rng);
        while !self.is_over() {
            let mut bits = RandomBits::from_rng(rng);
            for _ in 0..self.players().count() {
                self.play(bits.choose_unchecked(self.legal()));
            }
        }
    }

    fn finish_trick_at_random(&mut self, rng: &mut impl Rng) {
        let mut bits = RandomBits::from_rng(rng);
        while self.in_trick() > 0 {
            self.play(bits.choose_unchecked(self.legal()));
        }
    }

    /// As [`Position::random_deal`], for as many rounds as [`Position::random_playouts`] plays in one batch.
    #[must_use]
    pub fn random_deals(rules: &Rules, dealer: Seat, rng: &mut impl Rng) -> [Position; LANES] {
        let mut batch_rng = BatchRng::from_rng(rng);
        match rules.players {
            PlayerCount::Three => BatchedRounds::<3>::deal(rules, dealer, &mut batch_rng).positions(rules),
            PlayerCount::Four => BatchedRounds::<4>::deal(rules, dealer, &mut batch_rng).positions(rules),
        }
    }

    /// As [`Position::random_playout`], for many rounds.
    ///
    /// Groups of rounds with the same rules and the same number of tricks left run as a batch, several times as fast.
    pub fn random_playouts(positions: &mut [Position], rng: &mut impl Rng) {
        let (groups, rest) = positions.as_chunks_mut::<LANES>();
        for group in groups {
            group.iter_mut().for_each(|position| position.finish_trick_at_random(rng));
            let first = group[0];
            if !group.iter().all(|position| position.same_shape(&first)) {
                group.iter_mut().for_each(|position| position.random_playout(rng));
                continue;
            }
            match first.players() {
                PlayerCount::Three => play_out_batch::<3>(group, rng),
                PlayerCount::Four => play_out_batch::<4>(group, rng),
            }
        }
        rest.iter_mut().for_each(|position| position.random_playout(rng));
    }
}

fn play_out_batch<const PLAYERS: usize>(group: &mut [Position; LANES], rng: &mut impl Rng) {
    let mut rounds = BatchedRounds::<PLAYERS>::load(group);
    let tricks = group[0].hand(group[0].turn()).len() as u32;
    rounds.play_out(tricks, &mut BatchRng::from_rng(rng));
    rounds.store(group);
}

/// An endless source of random rounds, which are dealt, stashed, played and scored in batches.
///
/// This is the fastest way to the points of random rounds. [`Position::random_playouts`] starts from given positions.
///
/// ```
/// use rules::{RandomRounds, Rules, Seat};
/// # use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
/// let mut rounds = RandomRounds::new(Rules::default(), Seat::S0, &mut Xoshiro256PlusPlus::seed_from_u64(1));
/// let points = rounds.next_batch();
/// assert!((0..RandomRounds::BATCH).all(|round| (0..4).any(|seat| points[seat][round] > 0)));
/// ```
#[derive(Clone)]
pub struct RandomRounds {
    rules: Rules,
    dealer: Seat,
    rng: BatchRng,
}

impl RandomRounds {
    /// The number of rounds in a batch.
    pub const BATCH: usize = LANES;

    /// Random rounds of these rules and this dealer, seeded from `rng`.
    #[must_use]
    pub fn new(rules: Rules, dealer: Seat, rng: &mut impl Rng) -> RandomRounds {
        RandomRounds { rules, dealer, rng: BatchRng::from_rng(rng) }
    }

    /// The points of the next rounds: first by seat, then by round. A missing fourth seat has 0.
    #[must_use]
    pub fn next_batch(&mut self) -> [[u32; LANES]; 4] {
        match self.rules.players {
            PlayerCount::Three => self.batch::<3>(),
            PlayerCount::Four => self.batch::<4>(),
        }
    }

    #[inline(always)]
    fn batch<const PLAYERS: usize>(&mut self) -> [[u32; LANES]; 4] {
        let mut rounds = BatchedRounds::<PLAYERS>::deal(&self.rules, self.dealer, &mut self.rng);
        rounds.play_out(self.rules.players.tricks() as u32, &mut self.rng);
        let mut points = [[0; LANES]; 4];
        for (seat, lane) in points.iter_mut().zip(rounds.points(self.rules.grand_own)) {
            *seat = lane.to_array();
        }
        points
    }
}
