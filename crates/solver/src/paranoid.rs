//! One against all: the seat maximises its utility, everybody else minimises it.

use rules::Position;

use crate::Solver;
use crate::board::{Board, Table, span, suit};
use crate::ending::{Aim, two_tricks};
use crate::memory::{Bounds, GENERATION_SHIFT};
use crate::order::Moves;
use crate::owner_order::{OwnerOrder, PointDifference, counterpart};

/// Beyond every utility.
pub(crate) const INFINITY: i32 = 30_000;
/// No card.
const NONE: u32 = 32;
/// With so few tricks left, preparing the order of owners takes longer than it saves.
const PLAIN_KEY_TRICKS: u8 = 3;

/// A state of the search: the board with the seat as its seat 0, and the points that the seat has taken.
#[derive(Clone, Copy)]
pub(crate) struct State<const N: usize> {
    pub(crate) board: Board<N>,
    pub(crate) own: i32,
}

impl<const N: usize> State<N> {
    /// Plays the card of an index.
    #[inline]
    pub(crate) fn play(&mut self, card: u32, table: &Table) {
        if let Some((0, points)) = self.board.play(card, table) {
            self.own += points;
        }
    }

    /// Tricks left to play, the one on the table not counted.
    #[inline]
    fn left(&self) -> u32 {
        u32::from(self.board.left)
    }
}

/// A search for one seat.
pub(crate) struct Paranoid<'a, const N: usize> {
    solver: &'a mut Solver,
    pub(crate) table: Table,
    owner_order: OwnerOrder,
}

impl<'a, const N: usize> Paranoid<'a, N> {
    const PLAYERS: i32 = N as i32;

    /// A search of what can follow from a position, whose board is seen from the seat.
    pub(crate) fn new(solver: &'a mut Solver, position: &Position, board: &Board<N>) -> Paranoid<'a, N> {
        let table = Table::of(position);
        let owner_order = if board.left <= PLAIN_KEY_TRICKS {
            OwnerOrder::IDENTITY
        } else {
            OwnerOrder::of(&board.hands, table.queens_alike)
        };
        Paranoid { solver, table, owner_order }
    }

    /// The value of a state, exact when it lies between `alpha` and `beta`; otherwise a bound on the same side.
    pub(crate) fn search(&mut self, state: &State<N>, alpha: i32, beta: i32) -> i32 {
        if state.board.count == 0 {
            self.lead(state, alpha, beta)
        } else {
            let moves = Moves::of(&state.board, NONE);
            self.expand(state, alpha, beta, &moves).0
        }
    }

    /// The exact value of a state, by narrow windows around a guess that follow what each search finds.
    pub(crate) fn converge(&mut self, state: &State<N>, guess: i32) -> i32 {
        self.converge_stash(state, &[], guess)
    }

    /// The exact value of a state in which the seats of `pending` have still to stash.
    pub(crate) fn converge_stash(&mut self, state: &State<N>, pending: &[usize], guess: i32) -> i32 {
        let (mut low, mut high) = (-INFINITY, INFINITY);
        let mut value = guess;
        while low < high {
            let beta = if value == low { value + 1 } else { value };
            value = self.search_stash(state, pending, beta - 1, beta);
            if value < beta {
                high = value;
            } else {
                low = value;
            }
        }
        value
    }

    /// As [`Paranoid::search`], with seats that stash first, each so as to hurt seat 0.
    fn search_stash(&mut self, state: &State<N>, pending: &[usize], alpha: i32, mut beta: i32) -> i32 {
        let Some((&seat, rest)) = pending.split_first() else { return self.search(state, alpha, beta) };
        let mut best = INFINITY;
        let mut hand = state.board.hands[seat];
        while hand != 0 && best > alpha {
            let card = hand.trailing_zeros();
            hand &= hand - 1;
            let mut next = *state;
            next.board.stash(seat, card as usize);
            best = best.min(self.search_stash(&next, rest, alpha, beta));
            beta = beta.min(best);
        }
        best
    }

    /// A state in which somebody is to lead.
    fn lead(&mut self, state: &State<N>, mut alpha: i32, mut beta: i32) -> i32 {
        self.solver.nodes += 1;
        let left = state.left();
        if left <= 1 {
            return self.end(state);
        }
        // With three players the last two tricks are tried out sooner than looked up; with four they are not.
        if left == 2 && N == 3 {
            return self.two_tricks(state, alpha, beta);
        }
        let (mut low, mut high, first) = self.known(state);
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        alpha = alpha.max(low - 1);
        beta = beta.min(high + 1);
        let moves = Moves::of(&state.board, first);
        let (value, best) = self.expand(state, alpha, beta, &moves);
        if value > alpha {
            low = low.max(value);
        }
        if value < beta {
            high = high.min(value);
        }
        let (low, high) = (low as i16, high as i16);
        let (own, best, depth) = (state.own as u8, best as u8, left as u8);
        let (key, chest, cards) = (self.key(&state.board), state.board.chest_points, state.board.cards);
        self.solver.bounds.put(Bounds { key, low, high, own, best, depth, chest, cards });
        value
    }

    fn two_tricks(&self, state: &State<N>, alpha: i32, beta: i32) -> i32 {
        let aim = OneAgainstAll { search: self, won: state.board.won, own: state.own, alpha, beta };
        two_tricks(&state.board, &self.table, &aim)
    }

    /// Tries the cards of the player whose turn it is. Gives the value and the best card.
    fn expand(&mut self, state: &State<N>, mut alpha: i32, mut beta: i32, moves: &Moves) -> (i32, u32) {
        if let Some(cut) = self.cut_by_memory(state, alpha, beta, moves) {
            return cut;
        }
        let maximise = state.board.turn == 0;
        let mut best = (if maximise { -INFINITY } else { INFINITY }, NONE);
        let mut alike = Alike::new(&state.board, &self.table);
        for &card in moves.cards() {
            if let Some(bound) = alike.bound(card, maximise)
                && (if maximise { bound <= alpha } else { bound >= beta })
            {
                best.0 = if maximise { best.0.max(bound) } else { best.0.min(bound) };
                continue;
            }
            let mut next = *state;
            next.play(card, &self.table);
            let value = self.child(&next, alpha, beta, maximise, best.1 == NONE);
            alike.searched(card, value);
            if maximise && value > best.0 {
                best = (value, card);
                alpha = alpha.max(value);
            } else if !maximise && value < best.0 {
                best = (value, card);
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The value of a child: the first with the whole window, others with the narrowest that can tell whether they are
    /// better, and again with the whole window if they are.
    #[inline]
    fn child(&mut self, next: &State<N>, alpha: i32, beta: i32, maximise: bool, first: bool) -> i32 {
        if first || beta - alpha <= 1 {
            return self.search(next, alpha, beta);
        }
        let (low, high) = if maximise { (alpha, alpha + 1) } else { (beta - 1, beta) };
        let value = self.search(next, low, high);
        if value > alpha && value < beta { self.search(next, alpha, beta) } else { value }
    }

    /// Before the last card of a trick: whether some card leads to a state that is already known to be good enough.
    fn cut_by_memory(&self, state: &State<N>, alpha: i32, beta: i32, moves: &Moves) -> Option<(i32, u32)> {
        if state.board.count as usize + 1 != N || state.left() < 3 {
            return None;
        }
        for &card in moves.cards() {
            let mut next = *state;
            next.play(card, &self.table);
            let (low, high, _) = self.known(&next);
            if state.board.turn == 0 && low >= beta {
                return Some((low, card));
            }
            if state.board.turn != 0 && high <= alpha {
                return Some((high, card));
            }
        }
        None
    }

    /// Between which values a state lies by its limits and by the table, and the card that was best there.
    #[inline]
    fn known(&self, state: &State<N>) -> (i32, i32, u32) {
        let (low, high) = self.limits(state);
        let board = &state.board;
        let Some(entry) = self.solver.bounds.get(self.key(board)) else { return (low, high, NONE) };
        let (lower, higher) = self.shifts(state, entry);
        let best = match u32::from(entry.best) {
            card if card == NONE || entry.cards == board.cards => card,
            card => counterpart(card, entry.cards, board.cards),
        };
        (low.max(i32::from(entry.low) + lower), high.min(i32::from(entry.high) + higher), best)
    }

    /// By how much the value of a state differs from that of an entry with the same key, at least and at most.
    ///
    /// Every line of play has its like in the other state, with the same winners, so with the same multiplier unless it is
    /// a Grand. As long as a Grand is possible, past points follow from the cards left: then the two points below lie on
    /// either side of nothing, and only the largest multiplier counts.
    #[inline]
    fn shifts(&self, state: &State<N>, entry: &Bounds) -> (i32, i32) {
        let board = &state.board;
        let chest = i32::from(board.chest_points) - i32::from(entry.chest);
        let difference = PointDifference::between(board.cards, entry.cards).and(chest);
        let own = state.own - i32::from(entry.own);
        let (most_points, least_points) = (own + difference.more, own - difference.less);
        let least = doublings::<N>(board.won, state.left()).0;
        let most = doublings::<N>(board.won | board.sure_winner(), 0).1;
        let lower = -Self::PLAYERS * most_points * if most_points > 0 { most } else { least };
        let higher = -Self::PLAYERS * least_points * if least_points > 0 { least } else { most };
        (lower, higher)
    }

    /// Between which values the state lies, by what is left to win and who can still be Flawless.
    #[inline]
    fn limits(&self, state: &State<N>) -> (i32, i32) {
        if let Some(limits) = self.near_end(state) {
            return limits;
        }
        let won = state.board.won;
        let sure = won | state.board.sure_winner();
        let least = doublings::<N>(won, state.left()).0;
        let most = doublings::<N>(sure, state.left()).1;
        let most_winning = doublings::<N>(sure | 1, state.left()).1;
        let points = i32::from(state.board.hand_points) + i32::from(state.board.chest_points);
        let best = self.table.total - Self::PLAYERS * state.own;
        let worst = best - Self::PLAYERS * points;
        let mut high = best * if best > 0 { most } else { least };
        let mut low = worst * if worst < 0 { most_winning } else { least };
        if sure.count_ones() < 2 {
            let (won_grand, lost_grand) = (self.table.grand_won(Self::PLAYERS), self.table.grand_lost());
            if sure <= 1 {
                (low, high) = (low.min(won_grand), high.max(won_grand));
            }
            if sure != 1 {
                (low, high) = (low.min(lost_grand), high.max(lost_grand));
            }
        }
        (low, high)
    }

    /// The limits of a state whose leader wins all that is left, or in which the seat is sure to win nothing more.
    #[inline]
    fn near_end(&self, state: &State<N>) -> Option<(i32, i32)> {
        let board = &state.board;
        if board.leader_runs() {
            let points = i32::from(board.hand_points) + i32::from(board.chest_points);
            let own = state.own + if board.turn == 0 { points } else { 0 };
            let value = self.outcome(board.won | 1 << board.turn, own);
            return Some((value, value));
        }
        if board.won & board.won.wrapping_sub(1) == 0 || !board.is_safe(0) {
            return None;
        }
        let (least, most) = doublings::<N>(board.won, state.left());
        let least = if board.won & 1 == 0 { least.max(2) } else { least };
        let value = self.table.total - Self::PLAYERS * state.own;
        Some(if value > 0 { (value * least, value * most) } else { (value * most, value * least) })
    }

    /// The value of a state in which every hand holds at most one card.
    #[inline]
    fn end(&self, state: &State<N>) -> i32 {
        let board = &state.board;
        if board.left == 0 {
            return self.outcome(board.won, state.own);
        }
        let (winner, points) = board.last_trick();
        self.outcome(board.won | 1 << winner, state.own + if winner == 0 { points } else { 0 })
    }

    /// The utility at the end of a round.
    #[inline]
    fn outcome(&self, won: u8, own: i32) -> i32 {
        let winners = won.count_ones();
        if winners == 1 {
            return if won == 1 { self.table.grand_won(Self::PLAYERS) } else { self.table.grand_lost() };
        }
        (self.table.total - Self::PLAYERS * own) << (N as u32 - winners)
    }

    /// All that the value of a state depends on besides points. The entry keeps those for which it was made.
    #[inline]
    fn key(&self, board: &Board<N>) -> u64 {
        u64::from(self.owner_order.lowest(board.cards))
            | u64::from(board.turn) << 32
            | u64::from(board.won) << 34
            | u64::from(self.solver.generation) << GENERATION_SHIFT
    }
}

/// One against all in the last two tricks too.
struct OneAgainstAll<'a, const N: usize> {
    search: &'a Paranoid<'a, N>,
    won: u8,
    own: i32,
    alpha: i32,
    beta: i32,
}

impl<const N: usize> Aim for OneAgainstAll<'_, N> {
    type Value = i32;

    #[inline]
    fn worth(&self, [first, second]: [(usize, i32); 2]) -> i32 {
        let won = self.won | 1 << first.0 | 1 << second.0;
        let mine = |trick: (usize, i32)| if trick.0 == 0 { trick.1 } else { 0 };
        self.search.outcome(won, self.own + mine(first) + mine(second))
    }

    #[inline]
    fn prefers(&self, seat: usize, other: &i32, best: &i32) -> bool {
        if seat == 0 { other > best } else { other < best }
    }

    #[inline]
    fn is_enough(&self, seat: usize, best: &i32) -> bool {
        if seat == 0 { *best >= self.beta } else { *best <= self.alpha }
    }
}

/// What raw points can be multiplied by in the end, at least and at most, unless it comes to a Grand.
#[inline]
fn doublings<const N: usize>(won: u8, left: u32) -> (i32, i32) {
    const WINNERS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
    let winners = u32::from(WINNERS[won as usize & 15]);
    (1 << (N as u32 - winners).saturating_sub(left), 1 << (N as u32 - winners.max(2)))
}

/// Cards of a hand that nothing separates play alike and differ in points alone, so the value of one bounds the other's.
struct Alike {
    /// Cards that separate: those of others, and the one to beat.
    others: u32,
    /// What a point can be worth at most.
    swing: i32,
    queens: bool,
    seen: [(u32, i32); 10],
    len: usize,
}

impl Alike {
    #[inline]
    fn new<const N: usize>(board: &Board<N>, table: &Table) -> Alike {
        let others = (board.cards & !board.hand()) | board.best;
        let swing = N as i32 * doublings::<N>(board.won | board.sure_winner(), 0).1;
        Alike { others, swing, queens: table.queens_alike, seen: [(0, 0); 10], len: 0 }
    }

    #[inline]
    fn searched(&mut self, card: u32, value: i32) {
        self.seen[self.len] = (card, value);
        self.len += 1;
    }

    /// The most (or for those who minimise the least) that a card can be worth by what others were found to be.
    #[inline]
    fn bound(&self, card: u32, maximise: bool) -> Option<i32> {
        if card >= 28 && !self.queens {
            return None;
        }
        let suit = suit(card);
        let mut found: Option<i32> = None;
        for &(other, value) in &self.seen[..self.len] {
            let (low, high) = (card.min(other), card.max(other));
            if suit >> other & 1 == 0 || self.others & span(1 << low, 1 << high) != 0 {
                continue;
            }
            let difference = if card >= 28 { 0 } else { self.swing * (high - low) as i32 };
            found = Some(match found {
                Some(so_far) if maximise => so_far.min(value + difference),
                Some(so_far) => so_far.max(value - difference),
                None if maximise => value + difference,
                None => value - difference,
            });
        }
        found
    }
}
