//! A deal: the cards of each seat.

use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, PerSeat, PlayerCount, Seat};

/// The cards as dealt: every hand before the stash, and with three players the two cards in the chest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "UncheckedDeal")]
pub struct Deal {
    pub(crate) dealer: Seat,
    pub(crate) hands: PerSeat<CardSet>,
    #[serde(skip_serializing_if = "CardSet::is_empty")]
    pub(crate) chest: CardSet,
}

/// A deal as it was written, before its cards are checked.
#[derive(Deserialize)]
struct UncheckedDeal {
    dealer: Seat,
    hands: PerSeat<CardSet>,
    #[serde(default)]
    chest: CardSet,
}

impl TryFrom<UncheckedDeal> for Deal {
    type Error = DealError;

    fn try_from(deal: UncheckedDeal) -> Result<Deal, DealError> {
        Deal::new(deal.dealer, deal.hands, deal.chest)
    }
}

/// Why hands are not a valid deal.
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
        /// The right number.
        expected: usize,
    },
    /// The chest has too many or too few cards.
    #[error("the chest was dealt {found} cards, and should have got {expected}")]
    ChestSize {
        /// Its cards.
        found: usize,
        /// The right number.
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
        for (seat, hand) in hands.iter_with_seat() {
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
    pub fn from_deck(players: PlayerCount, dealer: Seat, deck: &[Card; 32]) -> Deal {
        let size = players.hand_size();
        let part = |from: usize, len: usize| deck[from..from + len].iter().copied().collect();
        let hands = PerSeat::from_fn(players, |seat| part(seat.index() * size, size));
        let chest = part(players.count() * size, players.dealt_to_chest());
        Deal { dealer, hands, chest }
    }

    /// The dealer.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> PlayerCount {
        self.hands.players()
    }

    /// The leader of the first trick: the player on the dealer's left.
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
