//! Random deals and random play, from a generator that the caller passes in.

use rand_core::Rng;

use crate::batch::{BatchedRounds, LANES, each};
use crate::batch_rng::BatchRng;
use crate::{Card, CardSet, Deal, PerSeat, Players, Position, Rules, Seat};

/// One random word that several small choices are drawn from.
///
/// A choice among `n` takes the high part of `word * n` and leaves the low part for the next. Four choices of a
/// hand's size use up about fourteen of the 64 bits, so each is even to one part in 2^50.
#[derive(Clone, Copy, Debug)]
pub struct RandomBits(u64);

impl RandomBits {
    /// Draws a word from `rng`.
    #[must_use]
    #[inline]
    pub fn from_rng(rng: &mut impl Rng) -> RandomBits {
        RandomBits(rng.next_u64())
    }

    /// A number below `bound`; 0 if the bound is 0.
    #[inline]
    pub fn random_below(&mut self, bound: u32) -> u32 {
        let product = u128::from(self.0) * u128::from(bound);
        self.0 = product as u64;
        (product >> 64) as u32
    }

    /// A uniformly random card of a set; of the empty set, an arbitrary card.
    #[inline]
    pub fn choose(&mut self, cards: CardSet) -> Card {
        cards.nth(self.random_below(cards.len() as u32))
    }
}

impl CardSet {
    /// A uniformly random member; of the empty set, an arbitrary card.
    #[must_use]
    #[inline]
    pub fn random(self, rng: &mut impl Rng) -> Card {
        RandomBits::from_rng(rng).choose(self)
    }
}

impl Deal {
    /// A uniformly random deal.
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

/// The number of cards left after so many have been drawn. A table, because the compiler generates slow code for counting down.
static LEFT: [u32; 32] = {
    let mut left = [32; 32];
    let mut drawn = 0;
    while drawn < 32 {
        left[drawn] = 32 - drawn as u32;
        drawn += 1;
    }
    left
};

/// Draws a hand for everybody but the last from a deck that is shuffled only as far as cards are drawn from it. Of
/// the rest, `kept` cards stay behind and are returned, and the others are the last hand.
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
    let kept = draw(kept);
    *last = rest - kept;
    kept
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
            position.stash(seat, bits.choose(position.hand(seat)));
        }
        position
    }

    /// Plays uniformly random legal cards to the end of the round.
    pub fn random_playout(&mut self, rng: &mut impl Rng) {
        self.finish_trick_at_random(rng);
        while !self.is_over() {
            let mut bits = RandomBits::from_rng(rng);
            for _ in 0..self.players().count() {
                self.play(bits.choose(self.legal()));
            }
        }
    }

    fn finish_trick_at_random(&mut self, rng: &mut impl Rng) {
        let mut bits = RandomBits::from_rng(rng);
        while self.in_trick() > 0 {
            self.play(bits.choose(self.legal()));
        }
    }

    /// As [`Position::random_deal`], for as many rounds as [`Position::random_playouts`] plays in one batch.
    #[must_use]
    pub fn random_deals(rules: &Rules, dealer: Seat, rng: &mut impl Rng) -> [Position; LANES] {
        let players = rules.players;
        let mut batch_rng = BatchRng::from_rng(rng);
        let mut parts = batch_rng.deal(players.hand_size() as u32);
        // With three players the fourth part is what was dealt into the chest.
        let mut chest = if players == Players::Three { parts[3] } else { [0; LANES] };
        for hand in &mut parts[..players.count()] {
            let stashed = batch_rng.choose(hand, players.hand_size() as u32);
            *hand = each(|l| hand[l] ^ stashed[l]);
            chest = each(|l| chest[l] | stashed[l]);
        }
        std::array::from_fn(|l| {
            let hands = PerSeat::from_fn(players, |seat| CardSet::from_bits(parts[seat.index()][l]));
            Position::new(rules, &hands, CardSet::from_bits(chest[l]), players.next(dealer))
        })
    }

    /// As [`Position::random_playout`], for many rounds.
    ///
    /// Groups of rounds with the same rules and the same number of tricks left run as a batch, several times as fast.
    pub fn random_playouts(positions: &mut [Position], rng: &mut impl Rng) {
        let (groups, rest) = positions.as_chunks_mut::<LANES>();
        for group in groups {
            group.iter_mut().for_each(|position| position.finish_trick_at_random(rng));
            let first = group[0];
            if !group.iter().all(|position| position.goes_with(&first)) {
                group.iter_mut().for_each(|position| position.random_playout(rng));
                continue;
            }
            match first.players() {
                Players::Three => play_out_batch::<3>(group, rng),
                Players::Four => play_out_batch::<4>(group, rng),
            }
        }
        rest.iter_mut().for_each(|position| position.random_playout(rng));
    }
}

fn play_out_batch<const PLAYERS: usize>(group: &mut [Position; LANES], rng: &mut impl Rng) {
    let mut rounds = BatchedRounds::<PLAYERS>::load(group);
    let mut batch_rng = BatchRng::from_rng(rng);
    for size in (1..=group[0].hand(group[0].turn()).len() as u32).rev() {
        rounds.play_trick(&mut batch_rng, size);
    }
    rounds.store(group);
}
