//! Chance: random deals and random play, from a generator that the caller passes in.

use rand_core::Rng;

use crate::{Card, CardSet, Deal, PerSeat, Players, Position, Rules, Seat};

impl Deal {
    /// A random deal, every one as likely as any other.
    #[must_use]
    pub fn random(players: Players, dealer: Seat, rng: &mut impl Rng) -> Deal {
        let mut hands = PerSeat::splat(players, CardSet::EMPTY);
        let chest = match players {
            Players::Four => {
                let half = random_subset(CardSet::FULL, 16, rng);
                for (pair, cards) in [half, !half].into_iter().enumerate() {
                    let one = random_subset(cards, 8, rng);
                    hands.as_mut_slice()[2 * pair..2 * pair + 2].copy_from_slice(&[one, cards - one]);
                }
                CardSet::EMPTY
            }
            Players::Three => {
                let chest = random_subset(CardSet::FULL, 2, rng);
                let first = random_subset(!chest, 10, rng);
                let second = random_subset(!chest - first, 10, rng);
                hands.as_mut_slice().copy_from_slice(&[first, second, !chest - first - second]);
                chest
            }
        };
        Deal { dealer, hands, chest }
    }
}

impl Position {
    /// A round dealt, stashed and played to its end by players who choose evenly among what they may do.
    #[must_use]
    pub fn random_round(rules: &Rules, dealer: Seat, rng: &mut impl Rng) -> Position {
        let deal = Deal::random(rules.players, dealer, rng);
        let mut position = Position::new(rules, deal.hands(), deal.chest(), deal.first_leader());
        for seat in rules.players.seats() {
            position.stash(seat, position.hand(seat).random(rng));
        }
        position.play_out(rng);
        position
    }

    /// Plays to the end of the round, choosing evenly among the legal cards.
    #[inline]
    pub fn play_out(&mut self, rng: &mut impl Rng) {
        while !self.is_over() {
            self.play(self.legal().random(rng));
        }
    }
}

/// A random number below `bound`, for bounds so small against 2^32 that the tilt of a multiplication does not matter.
#[inline]
fn below(bound: u32, rng: &mut impl Rng) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as u32
}

/// `size` cards of `cards`, every choice as likely as any other.
///
/// A random word picks about half of the cards at once; what is then missing or too much is drawn card by card. No
/// card is treated unlike another at any step, so all subsets of a size are equally likely.
fn random_subset(cards: CardSet, size: usize, rng: &mut impl Rng) -> CardSet {
    let mut chosen = cards & CardSet::from_bits(rng.next_u32());
    if size * 4 <= cards.len() {
        chosen &= CardSet::from_bits(rng.next_u32());
    }
    while chosen.len() > size {
        chosen -= chosen.nth(below(chosen.len() as u32, rng)).set();
    }
    while chosen.len() < size {
        let rest = cards - chosen;
        chosen |= rest.nth(below(rest.len() as u32, rng)).set();
    }
    chosen
}

impl CardSet {
    /// A random member, every one as likely as any other; of the empty set, some card.
    #[must_use]
    #[inline]
    pub fn random(self, rng: &mut impl Rng) -> Card {
        self.nth(below(self.len() as u32, rng))
    }
}
