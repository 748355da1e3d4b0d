//! The last two tricks.
//!
//! Most states of a search are two tricks before the end. Nobody has more than two cards then, so each player makes one
//! choice and the last trick plays itself: trying out everything by hand is quicker than looking anything up.

use crate::board::{Board, Table, WORTH, contenders};

/// What a search wants to know of an ending, and who wants what.
pub(crate) trait Aim {
    /// The worth of an ending.
    type Value: Copy;

    /// The worth when the two tricks go to these seats with these points.
    fn worth(&self, tricks: [(usize, i32); 2]) -> Self::Value;

    /// Whether a seat would rather have `other` than `best`.
    fn prefers(&self, seat: usize, other: &Self::Value, best: &Self::Value) -> bool;

    /// Whether what a seat has found is so good that nobody will ask for more.
    fn is_enough(&self, seat: usize, best: &Self::Value) -> bool;
}

/// The first of the two tricks, as far as it has been played.
#[derive(Clone, Copy)]
struct Trick<const N: usize> {
    hands: [u32; N],
    best: u32,
    winner: usize,
    points: i32,
}

impl<const N: usize> Trick<N> {
    #[inline]
    fn play(&self, seat: usize, card: u32, contenders: u32) -> Trick<N> {
        let mut next = *self;
        next.hands[seat] ^= card;
        next.points += worth(card);
        if card & contenders > self.best {
            (next.best, next.winner) = (card & contenders, seat);
        }
        next
    }
}

/// The face value of a one-card set.
#[inline]
fn worth(card: u32) -> i32 {
    i32::from(WORTH[(card.trailing_zeros() & 31) as usize])
}

/// Two tricks that are to be played by everybody's best choice.
struct Ending<'a, A, const N: usize> {
    aim: &'a A,
    /// The points of both tricks and the chest.
    points: i32,
    held: u32,
    allowed: u32,
    contenders: u32,
}

/// The worth of a board two tricks before the end, nothing led yet.
#[inline]
pub(crate) fn two_tricks<A: Aim, const N: usize>(board: &Board<N>, table: &Table, aim: &A) -> A::Value {
    let leader = board.turn as usize % N;
    let start = Trick { hands: board.hands, best: 0, winner: leader, points: 0 };
    let hand = board.hands[leader];
    let low = hand & hand.wrapping_neg();
    let best = lead(board, table, aim, &start, low);
    if aim.is_enough(leader, &best) {
        return best;
    }
    let other = lead(board, table, aim, &start, hand ^ low);
    if aim.prefers(leader, &other, &best) { other } else { best }
}

#[inline]
fn lead<A: Aim, const N: usize>(board: &Board<N>, table: &Table, aim: &A, start: &Trick<N>, card: u32) -> A::Value {
    let index = card.trailing_zeros() & 31;
    let demand = table.demands[index as usize];
    let ending = Ending::<A, N> {
        aim,
        points: i32::from(board.hand_points) + i32::from(board.chest_points),
        held: demand.held.bits(),
        allowed: demand.allowed.bits(),
        contenders: contenders(index),
    };
    let leader = start.winner;
    ending.follow(&start.play(leader, card, ending.contenders), after::<N>(leader), N - 1)
}

#[inline]
fn after<const N: usize>(seat: usize) -> usize {
    if seat + 1 == N { 0 } else { seat + 1 }
}

impl<A: Aim, const N: usize> Ending<'_, A, N> {
    /// The worth when `seat` and those after it, `players` in all, have still to play.
    fn follow(&self, trick: &Trick<N>, seat: usize, players: usize) -> A::Value {
        let seat = seat % N;
        let hand = trick.hands[seat];
        let legal = if hand & self.held == 0 { hand } else { hand & self.allowed };
        let low = legal & legal.wrapping_neg();
        let best = self.go_on(&trick.play(seat, low, self.contenders), seat, players);
        if legal == low || self.aim.is_enough(seat, &best) {
            return best;
        }
        let other = self.go_on(&trick.play(seat, legal ^ low, self.contenders), seat, players);
        if self.aim.prefers(seat, &other, &best) { other } else { best }
    }

    #[inline]
    fn go_on(&self, trick: &Trick<N>, seat: usize, players: usize) -> A::Value {
        if players > 1 { self.follow(trick, after::<N>(seat), players - 1) } else { self.last(trick) }
    }

    /// The worth once the first of the two tricks is complete.
    #[inline]
    fn last(&self, trick: &Trick<N>) -> A::Value {
        let lead = trick.hands[trick.winner % N];
        let contenders = contenders(lead.trailing_zeros());
        let (mut winner, mut best) = (0, 0);
        for (seat, &card) in trick.hands.iter().enumerate() {
            let strength = card & contenders;
            if strength > best {
                (winner, best) = (seat, strength);
            }
        }
        self.aim.worth([(trick.winner, trick.points), (winner, self.points - trick.points)])
    }
}
