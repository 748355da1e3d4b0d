//! Pruning of cards that are equivalent to one already searched.

use crate::board::{Board, SearchContext, span, suit};
use crate::paranoid::multiplier_bounds;

/// Equivalent cards of one hand: no other player's card lies between them, so they differ in points only, and the value
/// of one bounds the value of the other.
pub(crate) struct EquivalentCards {
    /// The cards that separate equivalent cards: those of the other players, and the highest of the trick.
    others: u32,
    /// The largest effect of one point on the value.
    swing: i32,
    queens: bool,
    seen: [(u32, i32); 10],
    len: usize,
}

impl EquivalentCards {
    #[inline]
    pub(crate) fn new<const N: usize>(board: &Board<N>, context: &SearchContext) -> EquivalentCards {
        let others = (board.cards & !board.hand()) | board.best;
        let swing = N as i32 * multiplier_bounds::<N>(board.won | board.sure_winner(), 0).1;
        EquivalentCards { others, swing, queens: context.queens_alike, seen: [(0, 0); 10], len: 0 }
    }

    /// Notes the value of a card that has been searched.
    #[inline]
    pub(crate) fn searched(&mut self, card: u32, value: i32) {
        self.seen[self.len] = (card, value);
        self.len += 1;
    }

    /// An upper bound (for a minimising player a lower bound) of a card from the values of equivalent cards.
    #[inline]
    pub(crate) fn bound(&self, card: u32, maximise: bool) -> Option<i32> {
        if card >= 28 && !self.queens {
            return None;
        }
        let suit = suit(card);
        let mut bound: Option<i32> = None;
        for &(other, value) in &self.seen[..self.len] {
            let (low, high) = (card.min(other), card.max(other));
            if suit >> other & 1 == 0 || self.others & span(1 << low, 1 << high) != 0 {
                continue;
            }
            let difference = if card >= 28 { 0 } else { self.swing * (high - low) as i32 };
            bound = Some(match bound {
                Some(so_far) if maximise => so_far.min(value + difference),
                Some(so_far) => so_far.max(value - difference),
                None if maximise => value + difference,
                None => value - difference,
            });
        }
        bound
    }
}
