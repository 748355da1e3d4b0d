//! The last two tricks, solved by enumeration.
//!
//! Most states of a search are two tricks before the end. Each player then has one choice at most and the last trick is
//! forced, so enumerating all lines is faster than the general search.

use crate::board::{Board, POINTS, SearchContext, winning_cards};

/// The objective of a search: its values, and which of them each player prefers.
pub(crate) trait Objective {
    /// The value of a state.
    type Value: Copy;

    /// The value when these seats win the two tricks with these points.
    fn value(&self, tricks: [(usize, i32); 2]) -> Self::Value;

    /// Whether a seat prefers `other` to `best`.
    fn better(&self, seat: usize, other: &Self::Value, best: &Self::Value) -> bool;

    /// Whether `best` causes a cutoff for a seat.
    fn cutoff(&self, seat: usize, best: &Self::Value) -> bool;
}

/// The first of the two tricks while it is being played.
#[derive(Clone, Copy)]
struct PartialTrick<const N: usize> {
    hands: [u32; N],
    best: u32,
    winner: usize,
    points: i32,
}

impl<const N: usize> PartialTrick<N> {
    #[inline]
    fn play(&self, seat: usize, card: u32, winning_cards: u32) -> PartialTrick<N> {
        let mut next = *self;
        next.hands[seat] ^= card;
        next.points += card_points(card);
        if card & winning_cards > self.best {
            (next.best, next.winner) = (card & winning_cards, seat);
        }
        next
    }
}

/// The face value of a one-card set.
#[inline]
fn card_points(card: u32) -> i32 {
    i32::from(POINTS[(card.trailing_zeros() & 31) as usize])
}

/// The last two tricks after the first lead.
struct LastTwoTricks<'a, A, const N: usize> {
    objective: &'a A,
    /// The points of both tricks and the chest.
    points: i32,
    binding: u32,
    allowed: u32,
    winning_cards: u32,
}

/// The value of a board with two tricks left, before the lead.
#[inline]
pub(crate) fn solve_last_two<A: Objective, const N: usize>(
    board: &Board<N>,
    context: &SearchContext,
    objective: &A,
) -> A::Value {
    let leader = board.turn as usize % N;
    let start = PartialTrick { hands: board.hands, best: 0, winner: leader, points: 0 };
    let hand = board.hands[leader];
    let low = hand & hand.wrapping_neg();
    let best = lead(board, context, objective, &start, low);
    if objective.cutoff(leader, &best) {
        return best;
    }
    let other = lead(board, context, objective, &start, hand ^ low);
    if objective.better(leader, &other, &best) { other } else { best }
}

#[inline]
fn lead<A: Objective, const N: usize>(
    board: &Board<N>,
    context: &SearchContext,
    objective: &A,
    start: &PartialTrick<N>,
    card: u32,
) -> A::Value {
    let index = card.trailing_zeros() & 31;
    let constraint = context.constraints[index as usize];
    let ending = LastTwoTricks::<A, N> {
        objective,
        points: i32::from(board.hand_points) + i32::from(board.chest_points),
        binding: constraint.binding.bits(),
        allowed: constraint.allowed.bits(),
        winning_cards: winning_cards(index),
    };
    let leader = start.winner;
    ending.follow(&start.play(leader, card, ending.winning_cards), after::<N>(leader), N - 1)
}

#[inline]
fn after<const N: usize>(seat: usize) -> usize {
    if seat + 1 == N { 0 } else { seat + 1 }
}

impl<A: Objective, const N: usize> LastTwoTricks<'_, A, N> {
    /// The value when `seat` and the players after it, `players` in all, have not played yet.
    fn follow(&self, trick: &PartialTrick<N>, seat: usize, players: usize) -> A::Value {
        let seat = seat % N;
        let hand = trick.hands[seat];
        let legal = if hand & self.binding == 0 { hand } else { hand & self.allowed };
        let low = legal & legal.wrapping_neg();
        let best = self.go_on(&trick.play(seat, low, self.winning_cards), seat, players);
        if legal == low || self.objective.cutoff(seat, &best) {
            return best;
        }
        let other = self.go_on(&trick.play(seat, legal ^ low, self.winning_cards), seat, players);
        if self.objective.better(seat, &other, &best) { other } else { best }
    }

    #[inline]
    fn go_on(&self, trick: &PartialTrick<N>, seat: usize, players: usize) -> A::Value {
        if players > 1 { self.follow(trick, after::<N>(seat), players - 1) } else { self.last(trick) }
    }

    /// The value once the first of the two tricks is complete.
    #[inline]
    fn last(&self, trick: &PartialTrick<N>) -> A::Value {
        let lead = trick.hands[trick.winner % N];
        let winning_cards = winning_cards(lead.trailing_zeros());
        let (mut winner, mut best) = (0, 0);
        for (seat, &card) in trick.hands.iter().enumerate() {
            let strength = card & winning_cards;
            if strength > best {
                (winner, best) = (seat, strength);
            }
        }
        self.objective.value([(trick.winner, trick.points), (winner, self.points - trick.points)])
    }
}
