//! Chance: random deals and random play, from a generator that the caller passes in.

use rand_core::Rng;

use crate::lane_dice::LaneDice;
use crate::lanes::{LANES, Lanes, each};
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

/// How many cards are left when so many have been drawn. Looked up, because the compiler makes heavy work of counting down.
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
            let mut dice = Dice::roll(rng);
            for _ in 0..2 {
                let place = (drawn + dice.below(LEFT[drawn & 31]) as usize) & 31;
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
    /// A round dealt and stashed by players who choose evenly, with the first card still to be led.
    #[must_use]
    #[inline]
    pub fn random_start(rules: &Rules, dealer: Seat, rng: &mut impl Rng) -> Position {
        let deal = Deal::random(rules.players, dealer, rng);
        let mut position = Position::new(rules, deal.hands(), deal.chest(), deal.first_leader());
        let mut dice = Dice::roll(rng);
        for seat in rules.players.seats() {
            position.stash(seat, dice.choose(position.hand(seat)));
        }
        position
    }

    /// Plays to the end of the round, choosing evenly among the legal cards.
    pub fn play_out(&mut self, rng: &mut impl Rng) {
        self.finish_trick_at_random(rng);
        while !self.is_over() {
            let mut dice = Dice::roll(rng);
            for _ in 0..self.players().count() {
                self.play(dice.choose(self.legal()));
            }
        }
    }

    fn finish_trick_at_random(&mut self, rng: &mut impl Rng) {
        let mut dice = Dice::roll(rng);
        while self.in_trick() > 0 {
            self.play(dice.choose(self.legal()));
        }
    }

    /// As [`Position::random_start`], so many at a time as [`Position::play_out_all`] plays side by side.
    #[must_use]
    pub fn random_starts(rules: &Rules, dealer: Seat, rng: &mut impl Rng) -> [Position; LANES] {
        let players = rules.players;
        let mut dice = LaneDice::roll(rng);
        let mut parts = dice.deal(players.hand_size() as u32);
        // With three players the fourth part is what was dealt into the chest.
        let mut chest = if players == Players::Three { parts[3] } else { [0; LANES] };
        for hand in &mut parts[..players.count()] {
            let stashed = dice.choose(hand, players.hand_size() as u32);
            *hand = each(|l| hand[l] ^ stashed[l]);
            chest = each(|l| chest[l] | stashed[l]);
        }
        std::array::from_fn(|l| {
            let hands = PerSeat::from_fn(players, |seat| CardSet::from_bits(parts[seat.index()][l]));
            Position::new(rules, &hands, CardSet::from_bits(chest[l]), players.next(dealer))
        })
    }

    /// Plays each of several rounds of one table to its end, choosing evenly among the legal cards.
    ///
    /// Rounds that have equally many tricks to go are played side by side, several times as fast as one after the other.
    pub fn play_out_all(positions: &mut [Position], rng: &mut impl Rng) {
        let (groups, rest) = positions.as_chunks_mut::<LANES>();
        for group in groups {
            group.iter_mut().for_each(|position| position.finish_trick_at_random(rng));
            let first = group[0];
            if !group.iter().all(|position| position.goes_with(&first)) {
                group.iter_mut().for_each(|position| position.play_out(rng));
                continue;
            }
            match first.players() {
                Players::Three => play_out_lanes::<3>(group, rng),
                Players::Four => play_out_lanes::<4>(group, rng),
            }
        }
        rest.iter_mut().for_each(|position| position.play_out(rng));
    }
}

fn play_out_lanes<const PLAYERS: usize>(group: &mut [Position; LANES], rng: &mut impl Rng) {
    let mut rounds = Lanes::<PLAYERS>::load(group);
    let mut dice = LaneDice::roll(rng);
    for size in (1..=group[0].hand(group[0].turn()).len() as u32).rev() {
        rounds.play_trick(&mut dice, size);
    }
    rounds.store(group);
}
