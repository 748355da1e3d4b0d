//! The rest of a round as one player knows it: their own cards, the unseen ones, and who may hold which.

use crate::{Card, CardSet, Colour, FollowConstraint, QueenLead, Rules, Seat, View, winning_cards};

/// The suits: within one of them a player may hold any unseen card or none, by what is known.
pub(super) const SUITS: [CardSet; 5] = [
    Colour::ALL[0].numbers(),
    Colour::ALL[1].numbers(),
    Colour::ALL[2].numbers(),
    Colour::ALL[3].numbers(),
    CardSet::QUEENS,
];

/// A moment of the rest of a round, as one player knows it.
///
/// It stands for all layouts that fit: the others hold some of the unseen cards, the rest lies in the chest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    /// The player's own cards.
    pub(super) hand: CardSet,
    /// The cards whose place the player does not know.
    pub(super) unseen: CardSet,
    /// The cards that each seat is known not to hold.
    pub(super) voids: [CardSet; 4],
    /// How many cards each seat holds.
    sizes: [u8; 4],
    /// Whose turn it is.
    pub(super) turn: Seat,
    /// The number of cards in the trick on the table.
    pub(super) in_trick: u8,
    led: Option<Card>,
    /// The card that wins the trick so far.
    pub(super) best: Option<Card>,
    /// Who has played it.
    pub(super) winner: Seat,
}

impl Ending {
    pub(super) fn of(view: &View) -> Ending {
        let public = &view.public;
        let trick = public.trick();
        let mut ending = Ending {
            hand: view.hand,
            unseen: view.unseen(),
            voids: [CardSet::EMPTY; 4],
            sizes: [0; 4],
            turn: trick.leader(),
            in_trick: 0,
            led: None,
            best: None,
            winner: trick.leader(),
        };
        for seat in public.players().seats() {
            ending.voids[seat.index()] = public.voids[seat];
            ending.sizes[seat.index()] = public.hand_sizes[seat] as u8;
        }
        for (seat, card) in trick.plays() {
            ending.put(seat, card);
        }
        ending.turn = public.turn.unwrap_or(view.seat);
        ending
    }

    /// What the led card requires.
    pub(super) fn constraint(&self, rules: &Rules) -> FollowConstraint {
        self.led.map_or(FollowConstraint::NONE, |led| FollowConstraint::of(rules, led))
    }

    /// Puts a card of `seat` on the table.
    fn put(&mut self, seat: Seat, card: Card) {
        let led = *self.led.get_or_insert(card);
        self.in_trick += 1;
        if winning_cards(led).contains(card) && self.best.is_none_or(|best| best < card) {
            (self.best, self.winner) = (Some(card), seat);
        }
    }

    /// The player plays a card of their own.
    pub(super) fn play_own(mut self, card: Card) -> Ending {
        self.hand.remove(card);
        self.put(self.turn, card);
        self
    }

    /// Another player plays an unseen card, if they may hold it and it is legal; nothing if no layout allows that.
    pub(super) fn play_unseen(mut self, rules: &Rules, me: Seat, card: Card) -> Option<Ending> {
        let FollowConstraint { binding, allowed } = self.constraint(rules);
        let seat = self.turn.index();
        if self.in_trick > 0 && !allowed.contains(card) {
            self.voids[seat] |= binding;
        }
        if self.voids[seat].contains(card) {
            return None;
        }
        self.unseen.remove(card);
        self.sizes[seat] -= 1;
        self.put(self.turn, card);
        self.fits_a_layout(rules, me).then_some(self)
    }

    /// Whether the unseen cards can be dealt out so that every hand is full (Hall's theorem: any group of players must
    /// have enough cards that at least one of them may hold; what is left over lies in the chest, which may hold
    /// anything).
    fn fits_a_layout(&self, rules: &Rules, me: Seat) -> bool {
        // For each group: how many cards it holds together, and the cards that nobody in it can hold.
        let mut groups = [(0, CardSet::FULL); 8];
        let mut count = 1;
        for seat in rules.players.seats().filter(|seat| *seat != me) {
            let (size, voids) = (usize::from(self.sizes[seat.index()]), self.voids[seat.index()]);
            for index in 0..count {
                let (held, held_by_none) = (groups[index].0 + size, groups[index].1 & voids);
                if (self.unseen - held_by_none).len() < held {
                    return false;
                }
                groups[count + index] = (held, held_by_none);
            }
            count *= 2;
        }
        true
    }

    /// The cards that tell two own cards apart if they lie between them.
    pub(super) fn between_own(&self) -> CardSet {
        self.unseen | self.best.map_or(CardSet::EMPTY, Card::to_set)
    }

    /// The cards that tell two unseen cards apart if they lie between them.
    pub(super) fn between_unseen(&self) -> CardSet {
        self.hand | self.best.map_or(CardSet::EMPTY, Card::to_set)
    }

    /// Whether each of the player's cards wins if it is led, whatever the others hold. It stays true until the end:
    /// nobody gets new cards.
    pub(super) fn is_unbeatable(&self, rules: &Rules, me: Seat) -> bool {
        let others = rules.players.seats().filter(|seat| *seat != me);
        let held = self.unseen - others.fold(CardSet::FULL, |cards, seat| cards & self.voids[seat.index()]);
        self.hand.iter().all(|card| (winning_cards(card) & held).last().is_none_or(|highest| highest < card))
    }

    /// Whether none of the player's cards can win a trick that somebody else leads, whatever the others hold: each is
    /// lower than all unseen cards of its colour. It stays true until the end: who wins no trick never leads.
    pub(super) fn is_harmless(&self) -> bool {
        let is_below = |colour: &Colour| {
            let (own, unseen) = (self.hand & colour.numbers(), self.unseen & colour.numbers());
            unseen.first().is_none_or(|lowest| own.last().is_none_or(|highest| highest < lowest))
        };
        !self.hand.intersects(CardSet::QUEENS) && Colour::ALL.iter().all(is_below)
    }

    /// The cards that would win the trick so far.
    pub(super) fn winning(&self) -> CardSet {
        let (Some(led), Some(best)) = (self.led, self.best) else { return CardSet::EMPTY };
        winning_cards(led) & CardSet::above(best)
    }

    /// The next player's turn, or the next trick.
    pub(super) fn go_on(mut self, rules: &Rules) -> Ending {
        if usize::from(self.in_trick) < rules.players.count() {
            self.turn = rules.players.next(self.turn);
        } else {
            self.turn = self.winner;
            (self.in_trick, self.led, self.best) = (0, None, None);
        }
        self
    }

    /// The same moment before a lead, with unseen cards moved down as far as the player's own cards allow: only their
    /// order among these matters. What is known of suits that are all seen is forgotten.
    pub(super) fn canonical(mut self, rules: &Rules) -> Ending {
        for suit in SUITS {
            if (self.unseen & suit).is_empty() {
                self.voids.iter_mut().for_each(|voids| *voids -= suit);
            } else if suit != CardSet::QUEENS || queens_are_alike(rules) {
                self.unseen = (self.unseen - suit) | moved_down(self.unseen & suit, suit, self.hand);
            }
        }
        self
    }
}

/// Whether it makes no difference which of two Queens next to each other is led.
fn queens_are_alike(rules: &Rules) -> bool {
    rules.queen_lead == QueenLead::Trump
}

fn moved_down(cards: CardSet, suit: CardSet, hand: CardSet) -> CardSet {
    let (mut moved, mut free) = (CardSet::EMPTY, CardSet::EMPTY);
    for place in suit {
        if hand.contains(place) {
            free = CardSet::EMPTY;
            continue;
        }
        free.insert(place);
        if cards.contains(place)
            && let Some(lowest) = free.first()
        {
            free.remove(lowest);
            moved.insert(lowest);
        }
    }
    moved
}

/// The members that stand for all others: the lowest of each run of cards of a suit with none of `between` in the
/// middle, and with `both` the highest as well.
pub(super) fn representatives(rules: &Rules, cards: CardSet, between: CardSet, both: bool) -> CardSet {
    let mut chosen = CardSet::EMPTY;
    let mut previous: Option<Card> = None;
    for card in cards {
        let joined = previous.is_some_and(|previous| is_same_run(rules, previous, card, between));
        if !joined {
            chosen.insert(card);
            if let Some(previous) = previous.filter(|_| both) {
                chosen.insert(previous);
            }
        }
        previous = Some(card);
    }
    if let Some(previous) = previous.filter(|_| both) {
        chosen.insert(previous);
    }
    chosen
}

/// The highest card of the run that begins with `card`.
pub(super) fn highest_of_run(rules: &Rules, cards: CardSet, between: CardSet, card: Card) -> Card {
    let higher = cards.iter().skip_while(|&other| other <= card);
    higher.fold(card, |top, next| if is_same_run(rules, top, next, between) { next } else { top })
}

fn is_same_run(rules: &Rules, low: Card, high: Card, between: CardSet) -> bool {
    let alike = match (low.is_queen(), high.is_queen()) {
        (true, true) => queens_are_alike(rules),
        (false, false) => low.colour() == high.colour(),
        _ => false,
    };
    alike && !between.intersects(CardSet::above(low) & CardSet::below(high))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn a_run_ends_at_a_card_in_between_and_at_the_end_of_a_suit() {
        let check = |given: &str, between: &str, low: &str, both: &str| {
            let rules = Rules::default();
            assert_eq!(representatives(&rules, cards(given), cards(between), false), cards(low));
            assert_eq!(representatives(&rules, cards(given), cards(between), true), cards(both));
        };
        check("", "", "", "");
        check("R2 R3 R8", "", "R2", "R2 R8");
        check("R2 R3 R8", "R5", "R2 R8", "R2 R3 R8");
        check("R8 K2 K3", "", "R8 K2", "R8 K2 K3");
        check("G8 GQ BQ RQ", "KQ", "G8 GQ RQ", "G8 GQ BQ RQ");
        let highest =
            |given: &str, between: &str| highest_of_run(&Rules::default(), cards(given), cards(between), Card::ALL[0]);
        assert_eq!(highest("R2 R3 R8 K2", ""), Card::ALL[6]);
        assert_eq!(highest("R2 R3 R8 K2", "R7"), Card::ALL[1]);
    }

    #[test]
    fn a_queen_that_asks_for_her_colour_stands_for_herself() {
        let rules = Rules { queen_lead: QueenLead::Colour, ..Rules::default() };
        assert_eq!(representatives(&rules, CardSet::QUEENS, CardSet::EMPTY, false), CardSet::QUEENS);
    }

    #[test]
    fn unseen_cards_move_down_to_the_next_own_card() {
        let check = |given: &str, hand: &str, expected: &str| {
            let red = Colour::Red.numbers();
            assert_eq!(moved_down(cards(given), red, cards(hand)), cards(expected));
        };
        check("R4 R8", "", "R2 R3");
        check("R4 R8", "R5", "R2 R6");
        check("R4 R7 R8", "R2 R6", "R3 R7 R8");
        check("", "R2", "");
    }
}
