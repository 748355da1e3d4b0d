//! The compact state that both searches run on.

use rules::{Card, CardSet, FollowConstraint, GrandOwn, Position, Score, Seat};

pub(crate) const QUEENS: u32 = CardSet::QUEENS.bits();

/// The points of each card by index.
pub(crate) const POINTS: [u8; 32] = {
    let mut points = [0; 32];
    let mut index = 0;
    while index < 32 {
        points[index] = Card::ALL[index].points() as u8;
        index += 1;
    }
    points
};

/// The cards that can win a trick to which the card of an index was led.
#[inline]
pub(crate) fn winning_cards(index: u32) -> u32 {
    rules::winning_cards(Card::from_index_wrapping(index)).bits()
}

/// The numbers of each colour.
const COLOURS: [u32; 4] = [0x7F, 0x7F << 7, 0x7F << 14, 0x7F << 21];

/// The cards from `low` to `high`, both included.
pub(crate) const fn span(low: u32, high: u32) -> u32 {
    (high | (high - 1)) & !(low - 1)
}

/// The suit a card belongs to: its colour's numbers, or the Queens.
#[inline]
pub(crate) fn suit(index: u32) -> u32 {
    winning_cards(index) & if index >= 28 { QUEENS } else { !QUEENS }
}

/// The constants of one search.
#[derive(Clone, Copy)]
pub(crate) struct SearchContext {
    pub(crate) constraints: &'static [FollowConstraint; 32],
    /// Face values of all cards of the round: 140, or less for an ending that is played as a round of its own.
    pub(crate) total: i32,
    /// Points of the player of a Grand.
    pub(crate) grand_own: i32,
    /// Whether adjacent Queens of one hand are equivalent.
    pub(crate) queens_alike: bool,
}

impl SearchContext {
    pub(crate) fn of(position: &Position) -> SearchContext {
        let players = position.players();
        let seen = players.seats().fold(CardSet::EMPTY, |seen, seat| seen | position.hand(seat) | position.taken(seat));
        let total = (seen | position.trick() | position.chest()).points() as i32;
        let grand_own = if position.grand_own() == GrandOwn::Keeps { total } else { 0 };
        let constraints = position.follow_constraints();
        let queens_alike = constraints[28] == constraints[31];
        SearchContext { constraints, total, grand_own, queens_alike }
    }

    /// The scaled utility of a player who made a Grand.
    pub(crate) fn grand_won(&self, players: i32) -> i32 {
        (players - 1) * (Score::GRAND as i32 - self.grand_own)
    }

    /// The scaled utility of an opponent of a Grand.
    pub(crate) fn grand_lost(&self) -> i32 {
        self.grand_own - Score::GRAND as i32
    }
}

/// The hands and the current trick, with seats counted clockwise from the one that the search is for.
#[derive(Clone, Copy)]
pub(crate) struct Board<const N: usize> {
    pub(crate) hands: [u32; N],
    /// All cards still in hands.
    pub(crate) cards: u32,
    binding: u32,
    allowed: u32,
    winning_cards: u32,
    /// The highest card of the trick as a one-card set; empty before the lead.
    pub(crate) best: u32,
    pub(crate) trick_points: u8,
    /// The points of all cards still in hands.
    pub(crate) hand_points: u8,
    pub(crate) chest_points: u8,
    /// Tricks still to be led.
    pub(crate) left: u8,
    pub(crate) count: u8,
    pub(crate) turn: u8,
    pub(crate) winner: u8,
    /// The seats that have won a trick, one bit each.
    pub(crate) won: u8,
}

impl<const N: usize> Board<N> {
    /// The board of a position, seen from `seat`.
    pub(crate) fn of(position: &Position, seat: Seat) -> Board<N> {
        let players = position.players();
        let absolute = |relative: usize| players.step(seat, relative);
        let relative = |absolute: Seat| ((absolute.index() + N - seat.index()) % N) as u8;
        let constraint = position.follow_constraint();
        let (winner, best) = match position.best() {
            Some((winner, card)) => (winner, card.to_set().bits()),
            None => (position.turn(), 0),
        };
        let won = (0..N).filter(|&index| position.tricks(absolute(index)) > 0).fold(0, |won, index| won | 1 << index);
        let hands = std::array::from_fn(|index| position.hand(absolute(index)).bits());
        let cards = CardSet::from_bits(hands.iter().fold(0, |all, hand| all | hand));
        let fewest = hands.iter().map(|hand: &u32| hand.count_ones()).min().unwrap_or(0);
        Board {
            hands,
            cards: cards.bits(),
            hand_points: cards.points() as u8,
            left: fewest as u8,
            binding: constraint.binding.bits(),
            allowed: constraint.allowed.bits(),
            winning_cards: position.winning_cards().bits(),
            best,
            trick_points: position.trick().points() as u8,
            chest_points: position.chest().points() as u8,
            count: position.in_trick() as u8,
            turn: relative(position.turn()),
            winner: relative(winner),
            won,
        }
    }

    #[inline]
    pub(crate) fn hand(&self) -> u32 {
        self.hands[self.turn as usize % N]
    }

    #[inline]
    pub(crate) fn legal(&self) -> u32 {
        let hand = self.hand();
        if self.count == 0 || hand & self.binding == 0 { hand } else { hand & self.allowed }
    }

    /// Whether the card would be the highest of the trick so far.
    #[inline]
    pub(crate) fn beats(&self, index: u32) -> bool {
        self.count == 0 || (1u32 << (index & 31)) & self.winning_cards > self.best
    }

    /// Whether the card can win the trick at all: it follows the lead or is a trump.
    #[inline]
    pub(crate) fn can_win(&self, index: u32) -> bool {
        self.winning_cards >> (index & 31) & 1 == 1
    }

    /// Whether the leader wins every remaining trick whatever is played: all of their cards beat all that others hold.
    #[inline]
    pub(crate) fn leader_takes_rest(&self) -> bool {
        let hand = self.hand();
        let others = self.cards ^ hand;
        if others & QUEENS != 0 {
            let queens = others & QUEENS;
            return hand & !QUEENS == 0 && hand & hand.wrapping_neg() > queens;
        }
        COLOURS.iter().all(|colour| {
            let mine = hand & colour;
            mine == 0 || mine & mine.wrapping_neg() > others & colour
        })
    }

    /// The seat that is certain to win another trick, as a bit set: the highest Queen wins the trick it is played to.
    #[inline]
    pub(crate) fn sure_winner(&self) -> u8 {
        let queens = (self.cards | self.best) & QUEENS;
        if queens == 0 {
            return 0;
        }
        let top = 1 << queens.ilog2();
        if top == self.best {
            return 1 << self.winner;
        }
        (0..N).fold(0, |sure, seat| sure | u8::from(self.hands[seat] & top != 0) << seat)
    }

    /// Whether a seat that does not lead wins no further trick whatever is played: others can lead only higher cards.
    #[inline]
    pub(crate) fn takes_nothing_more(&self, seat: usize) -> bool {
        let hand = self.hands[seat];
        let others = self.cards ^ hand;
        self.turn as usize != seat
            && hand & QUEENS == 0
            && COLOURS.iter().all(|colour| {
                let theirs = others & colour;
                theirs == 0 || hand & colour < theirs & theirs.wrapping_neg()
            })
    }

    /// The multiplier of raw points once it is certain: two have won a trick, and nobody else can.
    #[inline]
    pub(crate) fn fixed_multiplier(&self) -> Option<i32> {
        let winners = self.won.count_ones();
        let settled = winners > 1 && (0..N).all(|seat| self.won >> seat & 1 == 1 || self.takes_nothing_more(seat));
        settled.then(|| 1 << (N as u32 - winners))
    }

    /// Moves the card of an index from a hand into the chest.
    pub(crate) fn stash(&mut self, seat: usize, index: usize) {
        self.hands[seat] ^= 1 << index;
        self.cards ^= 1 << index;
        self.hand_points -= POINTS[index];
        self.chest_points += POINTS[index];
    }

    /// Plays the card of an index. If that completes the trick, returns who won it and its points.
    #[inline]
    pub(crate) fn play(&mut self, index: u32, context: &SearchContext) -> Option<(usize, i32)> {
        let index = (index & 31) as usize;
        let bit = 1u32 << index;
        if self.count == 0 {
            let constraint = context.constraints[index];
            self.binding = constraint.binding.bits();
            self.allowed = constraint.allowed.bits();
            self.winning_cards = winning_cards(index as u32);
            self.left -= 1;
        }
        let turn = self.turn as usize % N;
        self.hands[turn] ^= bit;
        self.cards ^= bit;
        self.trick_points += POINTS[index];
        self.hand_points -= POINTS[index];
        let strength = bit & self.winning_cards;
        if strength > self.best {
            self.best = strength;
            self.winner = self.turn;
        }
        self.count += 1;
        if self.count as usize == N {
            return Some(self.finish_trick());
        }
        self.turn = if turn + 1 == N { 0 } else { self.turn + 1 };
        None
    }

    #[inline]
    fn finish_trick(&mut self) -> (usize, i32) {
        let winner = self.winner as usize % N;
        let mut points = i32::from(self.trick_points);
        if self.left == 0 {
            points += i32::from(self.chest_points);
        }
        self.won |= 1 << winner;
        self.turn = self.winner;
        self.trick_points = 0;
        self.best = 0;
        self.count = 0;
        (winner, points)
    }

    /// The winner of the last trick, and its points with the chest. Every hand holds one card, and `turn` leads.
    #[inline]
    pub(crate) fn last_trick(&self) -> (usize, i32) {
        let lead = self.hands[self.turn as usize % N];
        let winning_cards = winning_cards(lead.trailing_zeros());
        let mut points = i32::from(self.chest_points);
        let (mut winner, mut best) = (0, 0);
        for (seat, &card) in self.hands.iter().enumerate() {
            points += i32::from(POINTS[(card.trailing_zeros() & 31) as usize]);
            let strength = card & winning_cards;
            if strength > best {
                (winner, best) = (seat, strength);
            }
        }
        (winner, points)
    }
}
