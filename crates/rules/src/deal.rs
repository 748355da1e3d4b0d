//! Who gets which cards.

use rand_core::Rng;

use crate::{Card, CardSet, PerSeat, Players, Seat};

/// The cards as dealt: every hand before the stash, and with three players the two cards in the chest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    dealer: Seat,
    hands: PerSeat<CardSet>,
    chest: CardSet,
}

/// What is wrong with hands that are no deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// The dealer's seat is empty.
    #[error("the dealer is {0:?}, where nobody sits")]
    NoSuchDealer(Seat),
    /// A hand has too many or too few cards.
    #[error("the hand of {seat:?} has {found} cards, and should have {expected}")]
    HandSize {
        /// Whose hand.
        seat: Seat,
        /// Its cards.
        found: usize,
        /// What it should have.
        expected: usize,
    },
    /// The chest has too many or too few cards.
    #[error("the chest was dealt {found} cards, and should have got {expected}")]
    ChestSize {
        /// Its cards.
        found: usize,
        /// What it should have.
        expected: usize,
    },
    /// A card is in two places.
    #[error("{0} was dealt twice")]
    DealtTwice(Card),
}

impl Deal {
    /// The deal of these hands and, with three players, these two cards in the chest.
    pub fn new(dealer: Seat, hands: PerSeat<CardSet>, chest: CardSet) -> Result<Deal, DealError> {
        let players = hands.players();
        if !players.has(dealer) {
            return Err(DealError::NoSuchDealer(dealer));
        }
        for (seat, hand) in hands.with_seats() {
            let (found, expected) = (hand.len(), players.hand_size());
            if found != expected {
                return Err(DealError::HandSize { seat, found, expected });
            }
        }
        let (found, expected) = (chest.len(), players.dealt_to_chest());
        if found != expected {
            return Err(DealError::ChestSize { found, expected });
        }
        let mut seen = chest;
        for &hand in hands.iter() {
            if let Some(card) = (seen & hand).first() {
                return Err(DealError::DealtTwice(card));
            }
            seen |= hand;
        }
        Ok(Deal { dealer, hands, chest })
    }

    /// Deals a shuffled deck: the first cards to seat 0, the next to seat 1 and so on, the rest into the chest.
    #[must_use]
    pub fn from_deck(players: Players, dealer: Seat, deck: &[Card; 32]) -> Deal {
        let size = players.hand_size();
        let part = |from: usize, len: usize| deck[from..from + len].iter().copied().collect();
        let hands = PerSeat::from_fn(players, |seat| part(seat.index() * size, size));
        let chest = part(players.count() * size, players.dealt_to_chest());
        Deal { dealer, hands, chest }
    }

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

    /// Who dealt.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> Players {
        self.hands.players()
    }

    /// Who leads the first trick: the player on the dealer's left.
    #[must_use]
    pub fn first_leader(&self) -> Seat {
        self.players().next(self.dealer)
    }

    /// The hands as dealt.
    #[must_use]
    pub fn hands(&self) -> &PerSeat<CardSet> {
        &self.hands
    }

    /// The cards dealt into the chest; none with four players.
    #[must_use]
    pub fn chest(&self) -> CardSet {
        self.chest
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
