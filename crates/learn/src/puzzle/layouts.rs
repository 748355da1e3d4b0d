//! Enumerates the layouts that are possible for a player.

use rules::{CardSet, PerSeat, Position, Seat, View};

/// The positions of all layouts that agree with a view in the middle of play; nothing if there are more than `max`.
pub(super) fn positions(view: &View, max: usize) -> Option<Vec<Position>> {
    let players = view.public.players();
    let others: Vec<Seat> = players.seats().filter(|&seat| seat != view.seat).collect();
    let mut layouts = LayoutEnumerator { view, others, max, found: Vec::new() };
    let hands = PerSeat::filled(players, CardSet::EMPTY);
    layouts.place(view.unseen(), hands, CardSet::EMPTY).then_some(layouts.found)
}

struct LayoutEnumerator<'a> {
    view: &'a View,
    others: Vec<Seat>,
    max: usize,
    found: Vec<Position>,
}

impl LayoutEnumerator<'_> {
    /// Tries every place for the first card that is left. False if there are more layouts than `max`.
    fn place(&mut self, left: CardSet, hands: PerSeat<CardSet>, hidden: CardSet) -> bool {
        let Some(card) = left.first() else {
            let own = self.view.stash.map_or(CardSet::EMPTY, rules::Card::to_set);
            self.found.push(self.view.position(&hands, hidden | own));
            return self.found.len() <= self.max;
        };
        let rest = left - card.to_set();
        for index in 0..self.others.len() {
            let seat = self.others[index];
            let room = hands[seat].len() < self.view.public.hand_sizes[seat];
            if room && self.view.possible_cards(seat).contains(card) {
                let mut hands = hands;
                hands[seat] |= card.to_set();
                if !self.place(rest, hands, hidden) {
                    return false;
                }
            }
        }
        hidden.len() == self.view.hidden_chest_cards() || self.place(rest, hands, hidden | card.to_set())
    }
}
