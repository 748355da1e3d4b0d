//! Paranoid search: one seat maximises its utility, all others minimise it.
//!
//! The search is MTD(f) over alpha-beta with a transposition table: null-window searches move towards the value from a
//! first guess. Inside, principal variation search (null windows for all but the first move) serves callers with a
//! wider window, and an enhanced transposition cutoff looks all children up before it searches one.

use rules::{Position, Seat};

use crate::Solver;
use crate::board::{Board, SearchContext};
use crate::equivalent_cards::EquivalentCards;
use crate::last_two_tricks::{Objective, solve_last_two};
use crate::move_ordering::OrderedMoves;
use crate::owner_order::{OwnerOrder, PointDifference, counterpart};
use crate::transposition::Bounds;

/// Larger than every utility.
pub(crate) const INFINITY: i32 = 30_000;
/// No card.
const NONE: u32 = 32;
/// With this many tricks left or fewer, preparing the order of owners takes longer than it saves.
const PLAIN_KEY_TRICKS: u8 = 3;

/// A node of the search: the board with the seat as its seat 0, and the points that the seat has taken.
#[derive(Clone, Copy)]
pub(crate) struct ParanoidState<const N: usize> {
    pub(crate) board: Board<N>,
    pub(crate) own: i32,
}

impl<const N: usize> ParanoidState<N> {
    /// The state of a position for `seat`.
    pub(crate) fn of(position: &Position, seat: Seat) -> ParanoidState<N> {
        ParanoidState { board: Board::of(position, seat), own: position.taken(seat).points() as i32 }
    }

    /// Plays the card of an index.
    #[inline]
    pub(crate) fn play(&mut self, card: u32, context: &SearchContext) {
        if let Some((0, points)) = self.board.play(card, context) {
            self.own += points;
        }
    }

    /// Tricks left to play, the one on the table not counted.
    #[inline]
    fn left(&self) -> u32 {
        u32::from(self.board.left)
    }
}

/// A paranoid search for one seat.
pub(crate) struct Paranoid<'a, const N: usize> {
    solver: &'a mut Solver,
    pub(crate) context: SearchContext,
    owner_order: OwnerOrder,
}

impl<'a, const N: usize> Paranoid<'a, N> {
    const PLAYERS: i32 = N as i32;

    /// Prepares a search below `position`. `board` is the same position seen from the seat that maximises.
    pub(crate) fn new(solver: &'a mut Solver, position: &Position, board: &Board<N>) -> Paranoid<'a, N> {
        let context = SearchContext::of(position);
        let owner_order = if board.left <= PLAIN_KEY_TRICKS {
            OwnerOrder::IDENTITY
        } else {
            OwnerOrder::of(&board.hands, context.queens_alike)
        };
        Paranoid { solver, context, owner_order }
    }

    /// The value of a state, exact when it lies between `alpha` and `beta`; otherwise a bound on the same side.
    pub(crate) fn search(&mut self, state: &ParanoidState<N>, alpha: i32, beta: i32) -> i32 {
        if state.board.count == 0 {
            self.search_node(state, alpha, beta)
        } else {
            let moves = OrderedMoves::of(&state.board, NONE);
            self.search_moves(state, alpha, beta, &moves).0
        }
    }

    /// The exact value of a state by MTD(f): null-window searches, each at the bound that the last one returned. The
    /// seats in `pending` have not stashed yet.
    pub(crate) fn mtdf(&mut self, state: &ParanoidState<N>, pending: &[usize], guess: i32) -> i32 {
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

    /// As [`Paranoid::search`], after each seat in `pending` has stashed the card that is worst for seat 0.
    fn search_stash(&mut self, state: &ParanoidState<N>, pending: &[usize], alpha: i32, mut beta: i32) -> i32 {
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

    /// Searches a state before the lead, with the transposition table.
    fn search_node(&mut self, state: &ParanoidState<N>, mut alpha: i32, mut beta: i32) -> i32 {
        self.solver.nodes += 1;
        let left = state.left();
        if left <= 1 {
            return self.last_trick_value(state);
        }
        // With three players, enumerating the last two tricks is faster than a table look-up; with four it is not.
        if left == 2 && N == 3 {
            return self.last_two(state, alpha, beta);
        }
        let (mut low, mut high, first) = self.probe(state, self.static_bounds(state));
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        alpha = alpha.max(low - 1);
        beta = beta.min(high + 1);
        let moves = OrderedMoves::of(&state.board, first);
        let (value, best) = self.search_moves(state, alpha, beta, &moves);
        if value > alpha {
            low = low.max(value);
        }
        if value < beta {
            high = high.min(value);
        }
        let (low, high, best, own) = (low as i16, high as i16, best as u8, state.own as u8);
        let bounds = Bounds { low, high, best, own, chest: state.board.chest_points, cards: state.board.cards };
        self.solver.bounds.store(self.key(&state.board), self.solver.generation, left as u8, bounds);
        value
    }

    fn last_two(&self, state: &ParanoidState<N>, alpha: i32, beta: i32) -> i32 {
        let objective = ParanoidObjective { search: self, won: state.board.won, own: state.own, alpha, beta };
        solve_last_two(&state.board, &self.context, &objective)
    }

    /// Searches the legal cards in order. Returns the value and the best card.
    fn search_moves(
        &mut self,
        state: &ParanoidState<N>,
        mut alpha: i32,
        mut beta: i32,
        moves: &OrderedMoves,
    ) -> (i32, u32) {
        if let Some(cut) = self.etc_cutoff(state, alpha, beta, moves) {
            return cut;
        }
        let maximise = state.board.turn == 0;
        let mut best = (if maximise { -INFINITY } else { INFINITY }, NONE);
        let mut equivalent = EquivalentCards::new(&state.board, &self.context);
        for &card in moves.cards() {
            if let Some(bound) = equivalent.bound(card, maximise)
                && (if maximise { bound <= alpha } else { bound >= beta })
            {
                best.0 = if maximise { best.0.max(bound) } else { best.0.min(bound) };
                continue;
            }
            let mut next = *state;
            next.play(card, &self.context);
            let value = self.pvs_child(&next, alpha, beta, maximise, best.1 == NONE);
            equivalent.searched(card, value);
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

    /// The value of a child by principal variation search: the first child gets the full window, others a null window,
    /// and the full window only if they turn out to be better.
    #[inline]
    fn pvs_child(&mut self, next: &ParanoidState<N>, alpha: i32, beta: i32, maximise: bool, first: bool) -> i32 {
        if first || beta - alpha <= 1 {
            return self.search(next, alpha, beta);
        }
        let (low, high) = if maximise { (alpha, alpha + 1) } else { (beta - 1, beta) };
        let value = self.search(next, low, high);
        if value > alpha && value < beta { self.search(next, alpha, beta) } else { value }
    }

    /// Enhanced transposition cutoff: before the last card of a trick, a card whose table entry already causes a
    /// cutoff.
    fn etc_cutoff(&self, state: &ParanoidState<N>, alpha: i32, beta: i32, moves: &OrderedMoves) -> Option<(i32, u32)> {
        if state.board.count as usize + 1 != N || state.left() < 3 {
            return None;
        }
        let maximise = state.board.turn == 0;
        for &card in moves.cards() {
            let mut next = *state;
            next.play(card, &self.context);
            let bounds = self.static_bounds(&next);
            // Most look-ups are saved: the table only narrows the static bounds.
            if (maximise && bounds.1 < beta) || (!maximise && bounds.0 > alpha) {
                continue;
            }
            let (low, high, _) = self.probe(&next, bounds);
            if maximise && low >= beta {
                return Some((low, card));
            }
            if !maximise && high <= alpha {
                return Some((high, card));
            }
        }
        None
    }

    /// Narrows the static bounds of a state by its entry in the transposition table. Also returns the best card of the
    /// entry.
    #[inline]
    fn probe(&self, state: &ParanoidState<N>, (low, high): (i32, i32)) -> (i32, i32, u32) {
        if low == high {
            return (low, high, NONE);
        }
        let board = &state.board;
        let Some(entry) = self.solver.bounds.probe(self.key(board), self.solver.generation) else {
            return (low, high, NONE);
        };
        let (lower, higher) = self.value_shifts(state, entry);
        let best = match u32::from(entry.best) {
            card if card == NONE || entry.cards == board.cards => card,
            card => counterpart(card, entry.cards, board.cards),
        };
        (low.max(i32::from(entry.low) + lower), high.min(i32::from(entry.high) + higher), best)
    }

    /// The smallest and the largest difference between the value of a state and the value of an entry with the same
    /// key.
    ///
    /// Each line of play of one state corresponds to a line of the other with the same winners, and so with the same
    /// multiplier. Lines that end in a Grand do not differ at all. While a Grand is possible, the seat's past points
    /// follow from the cards left, so `most_points >= 0 >= least_points`, and a difference of 0 lies within the result.
    #[inline]
    fn value_shifts(&self, state: &ParanoidState<N>, entry: &Bounds) -> (i32, i32) {
        let board = &state.board;
        let chest = i32::from(board.chest_points) - i32::from(entry.chest);
        let difference = PointDifference::between(board.cards, entry.cards).and(chest);
        let own = state.own - i32::from(entry.own);
        let (most_points, least_points) = (own + difference.more, own - difference.less);
        let least = multiplier_bounds::<N>(board.won, state.left()).0;
        let most = multiplier_bounds::<N>(board.won | board.sure_winner(), 0).1;
        let lower = -Self::PLAYERS * most_points * if most_points > 0 { most } else { least };
        let higher = -Self::PLAYERS * least_points * if least_points > 0 { least } else { most };
        (lower, higher)
    }

    /// Bounds that need no search: from the points left and from who can still be Flawless or make a Grand.
    #[inline]
    fn static_bounds(&self, state: &ParanoidState<N>) -> (i32, i32) {
        if let Some(bounds) = self.decided_bounds(state) {
            return bounds;
        }
        let won = state.board.won;
        let sure = won | state.board.sure_winner();
        let least = multiplier_bounds::<N>(won, state.left()).0;
        let most = multiplier_bounds::<N>(sure, state.left()).1;
        let most_winning = multiplier_bounds::<N>(sure | 1, state.left()).1;
        let points = i32::from(state.board.hand_points) + i32::from(state.board.chest_points);
        let best = self.context.total - Self::PLAYERS * state.own;
        let worst = best - Self::PLAYERS * points;
        let mut high = best * if best > 0 { most } else { least };
        let mut low = worst * if worst < 0 { most_winning } else { least };
        if sure.count_ones() < 2 {
            let (won_grand, lost_grand) = (self.context.grand_won(Self::PLAYERS), self.context.grand_lost());
            if sure <= 1 {
                (low, high) = (low.min(won_grand), high.max(won_grand));
            }
            if sure != 1 {
                (low, high) = (low.min(lost_grand), high.max(lost_grand));
            }
        }
        (low, high)
    }

    /// Bounds of a state in which the leader takes all remaining tricks, or the seat takes none of them.
    #[inline]
    fn decided_bounds(&self, state: &ParanoidState<N>) -> Option<(i32, i32)> {
        let board = &state.board;
        if board.leader_takes_rest() {
            let points = i32::from(board.hand_points) + i32::from(board.chest_points);
            let own = state.own + if board.turn == 0 { points } else { 0 };
            let value = self.terminal_value(board.won | 1 << board.turn, own);
            return Some((value, value));
        }
        if board.won & board.won.wrapping_sub(1) == 0 || !board.takes_nothing_more(0) {
            return None;
        }
        let (least, most) = multiplier_bounds::<N>(board.won, state.left());
        let least = if board.won & 1 == 0 { least.max(2) } else { least };
        let value = self.context.total - Self::PLAYERS * state.own;
        Some(if value > 0 { (value * least, value * most) } else { (value * most, value * least) })
    }

    /// The value of a state in which every hand holds at most one card.
    #[inline]
    fn last_trick_value(&self, state: &ParanoidState<N>) -> i32 {
        let board = &state.board;
        if board.left == 0 {
            return self.terminal_value(board.won, state.own);
        }
        let (winner, points) = board.last_trick();
        self.terminal_value(board.won | 1 << winner, state.own + if winner == 0 { points } else { 0 })
    }

    /// The utility at the end of a round, from who has won a trick and the points of the seat.
    #[inline]
    fn terminal_value(&self, won: u8, own: i32) -> i32 {
        let winners = won.count_ones();
        if winners == 1 {
            return if won == 1 { self.context.grand_won(Self::PLAYERS) } else { self.context.grand_lost() };
        }
        (self.context.total - Self::PLAYERS * own) << (N as u32 - winners)
    }

    /// The key of a state: all that its value depends on except points, which the entry stores.
    #[inline]
    fn key(&self, board: &Board<N>) -> u64 {
        u64::from(self.owner_order.representative(board.cards))
            | u64::from(board.turn) << 32
            | u64::from(board.won) << 34
            | u64::from(self.solver.generation) << 52
    }
}

/// The objective of paranoid search in the last two tricks.
struct ParanoidObjective<'a, const N: usize> {
    search: &'a Paranoid<'a, N>,
    won: u8,
    own: i32,
    alpha: i32,
    beta: i32,
}

impl<const N: usize> Objective for ParanoidObjective<'_, N> {
    type Value = i32;

    #[inline]
    fn value(&self, [first, second]: [(usize, i32); 2]) -> i32 {
        let won = self.won | 1 << first.0 | 1 << second.0;
        let mine = |trick: (usize, i32)| if trick.0 == 0 { trick.1 } else { 0 };
        self.search.terminal_value(won, self.own + mine(first) + mine(second))
    }

    #[inline]
    fn better(&self, seat: usize, other: &i32, best: &i32) -> bool {
        if seat == 0 { other > best } else { other < best }
    }

    #[inline]
    fn cutoff(&self, seat: usize, best: &i32) -> bool {
        if seat == 0 { *best >= self.beta } else { *best <= self.alpha }
    }
}

/// The smallest and the largest multiplier of raw points that is still possible, unless the round ends in a Grand.
#[inline]
pub(crate) fn multiplier_bounds<const N: usize>(won: u8, left: u32) -> (i32, i32) {
    const WINNERS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
    let winners = u32::from(WINNERS[won as usize & 15]);
    (1 << (N as u32 - winners).saturating_sub(left), 1 << (N as u32 - winners.max(2)))
}
