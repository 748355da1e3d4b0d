//! The state of play that a search runs on.

use crate::trick::{ConstraintTable, table, winning_cards};
use crate::{Card, CardSet, FollowConstraint, GrandOwn, PerSeat, PlayerCount, Rules, Score, Seat};

/// All that the rest of a round depends on, small enough to copy at every step of a search.
///
/// A position checks nothing: [`Position::play`] takes for granted that the card is legal, while
/// [`crate::Round::apply`] refuses an illegal card with a reason. A position has no history either: [`crate::Round`]
/// knows who played what.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    constraints: &'static ConstraintTable,
    hands: [CardSet; 4],
    taken: [CardSet; 4],
    chest: CardSet,
    trick: CardSet,
    constraint: FollowConstraint,
    winning_cards: CardSet,
    best: CardSet,
    tricks: [u8; 4],
    players: PlayerCount,
    grand_own: GrandOwn,
    turn: Seat,
    winner: Seat,
    in_trick: u8,
}

impl Position {
    /// A position at the start of a trick: `leader` is to lead, and every hand holds as many cards as the others.
    #[must_use]
    #[inline]
    pub fn new(rules: &Rules, hands: &PerSeat<CardSet>, chest: CardSet, leader: Seat) -> Position {
        let mut position = Position {
            constraints: table(rules.follow, rules.queen_lead),
            hands: [CardSet::EMPTY; 4],
            taken: [CardSet::EMPTY; 4],
            chest,
            trick: CardSet::EMPTY,
            constraint: FollowConstraint::NONE,
            winning_cards: CardSet::EMPTY,
            best: CardSet::EMPTY,
            tricks: [0; 4],
            players: rules.players,
            grand_own: rules.grand_own,
            turn: leader,
            winner: leader,
            in_trick: 0,
        };
        for (seat, &hand) in hands.iter_with_seat() {
            position.hands[seat.index()] = hand;
        }
        position
    }

    /// The same position with these cards and tricks already won, as a search in the middle of a round needs it.
    #[must_use]
    pub fn with_taken(mut self, taken: &PerSeat<CardSet>, tricks: &PerSeat<u32>) -> Position {
        for seat in self.players.seats() {
            self.taken[seat.index()] = taken[seat];
            self.tricks[seat.index()] = tricks[seat] as u8;
        }
        self
    }

    /// Moves a card of `seat`'s hand into the chest.
    #[inline]
    pub fn stash(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()] -= card.to_set();
        self.chest |= card.to_set();
    }

    /// The cards that the player whose turn it is may play.
    #[must_use]
    #[inline]
    pub fn legal(&self) -> CardSet {
        self.constraint.legal(self.hands[self.turn.index()])
    }

    /// Plays a card for the player whose turn it is, without a check. It must be one of [`Position::legal`].
    #[inline]
    pub fn play(&mut self, card: Card) {
        let bit = card.to_set();
        if self.in_trick == 0 {
            self.constraint = self.constraints[card.index()];
            self.winning_cards = winning_cards(card);
        }
        self.hands[self.turn.index()] ^= bit;
        self.trick |= bit;
        let strength = bit & self.winning_cards;
        if strength > self.best {
            self.best = strength;
            self.winner = self.turn;
        }
        self.in_trick += 1;
        if self.in_trick as usize == self.players.count() {
            self.finish_trick();
        } else {
            self.turn = self.players.next(self.turn);
        }
    }

    /// The constraint of a led card by the rules of this position.
    pub(crate) fn follow_constraint_of(&self, led: Card) -> FollowConstraint {
        self.constraints[led.index()]
    }

    /// Whether both have the same rules and the same number of whole tricks left.
    pub(crate) fn same_shape(&self, other: &Position) -> bool {
        let of = |position: &Position| (position.players, position.in_trick, position.hand(position.turn).len());
        std::ptr::eq(self.constraints, other.constraints) && of(self) == of(other)
    }

    /// Ends the round as if all cards had been played: `last` has won the last trick.
    pub(crate) fn finish_with(&mut self, last: Seat, taken: [u32; 4], tricks: [u32; 4]) {
        let played = CardSet::EMPTY;
        self.hands = [played; 4];
        self.taken = taken.map(CardSet::from_bits);
        self.tricks = tricks.map(|won| won as u8);
        self.taken[last.index()] |= self.chest;
        self.turn = last;
        self.winner = last;
    }

    #[inline]
    fn finish_trick(&mut self) {
        let winner = self.winner.index();
        self.tricks[winner] += 1;
        self.taken[winner] |= self.trick;
        self.turn = self.winner;
        self.trick = CardSet::EMPTY;
        self.constraint = FollowConstraint::NONE;
        self.best = CardSet::EMPTY;
        self.in_trick = 0;
        if self.hands[winner].is_empty() {
            self.taken[winner] |= self.chest;
        }
    }

    /// Whether every card has been played.
    #[must_use]
    #[inline]
    pub fn is_over(&self) -> bool {
        self.in_trick == 0 && self.hands[self.turn.index()].is_empty()
    }

    /// Whose turn it is; after the last trick, its winner.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The number of players.
    #[must_use]
    #[inline]
    pub fn players(&self) -> PlayerCount {
        self.players
    }

    /// The cards a seat holds.
    #[must_use]
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The cards in the chest; still there after the round, when the winner of the last trick has them too.
    #[must_use]
    #[inline]
    pub fn chest(&self) -> CardSet {
        self.chest
    }

    /// The cards of the trick on the table.
    #[must_use]
    #[inline]
    pub fn trick(&self) -> CardSet {
        self.trick
    }

    /// The number of cards in the trick on the table.
    #[must_use]
    #[inline]
    pub fn in_trick(&self) -> usize {
        self.in_trick as usize
    }

    /// The constraint of the led card; [`FollowConstraint::NONE`] for the leader.
    #[must_use]
    #[inline]
    pub fn follow_constraint(&self) -> FollowConstraint {
        self.constraint
    }

    /// The constraint of each card if it were led, by [`Card::index`].
    #[must_use]
    pub fn follow_constraints(&self) -> &'static [FollowConstraint; 32] {
        self.constraints
    }

    /// The rule for the points of the player who makes a Grand.
    #[must_use]
    pub fn grand_own(&self) -> GrandOwn {
        self.grand_own
    }

    /// The seat whose card is the highest of the trick so far, and that card; `None` before the lead.
    #[must_use]
    #[inline]
    pub fn best(&self) -> Option<(Seat, Card)> {
        self.best.last().map(|card| (self.winner, card))
    }

    /// The cards that can win the trick: the Queens and the numbers of the led colour.
    #[must_use]
    #[inline]
    pub fn winning_cards(&self) -> CardSet {
        self.winning_cards
    }

    /// The cards a seat has won; after the last trick, with the chest.
    #[must_use]
    #[inline]
    pub fn taken(&self, seat: Seat) -> CardSet {
        self.taken[seat.index()]
    }

    /// The tricks a seat has won.
    #[must_use]
    #[inline]
    pub fn tricks(&self, seat: Seat) -> u32 {
        u32::from(self.tricks[seat.index()])
    }

    /// The points of a finished round in seat order; entries beyond the players are 0.
    #[must_use]
    #[inline]
    pub fn points(&self) -> [u32; 4] {
        let raw = self.taken.map(CardSet::points);
        crate::score::points(self.players, self.grand_own, raw, self.tricks.map(u32::from))
    }

    /// The score of a finished round.
    #[must_use]
    pub fn score(&self) -> Score {
        let raw = PerSeat::from_fn(self.players, |seat| self.taken(seat).points());
        let tricks = PerSeat::from_fn(self.players, |seat| self.tricks(seat));
        Score::new(self.grand_own, raw, tricks)
    }
}
