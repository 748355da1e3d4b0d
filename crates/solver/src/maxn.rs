//! max^n search: each player chooses the card that is best for their own utility.

use crate::Solver;
use crate::board::{Board, QUEENS, SearchContext, span};
use crate::last_two_tricks::{Objective, solve_last_two};

/// The scaled utilities of all seats.
pub(crate) type Vector = [i16; 4];

/// A node of the search: the board, and the points that each seat has taken.
#[derive(Clone, Copy)]
pub(crate) struct MaxNState<const N: usize> {
    pub(crate) board: Board<N>,
    pub(crate) raw: [i16; N],
}

impl<const N: usize> MaxNState<N> {
    /// Plays the card of an index.
    #[inline]
    pub(crate) fn play(&mut self, card: u32, context: &SearchContext) {
        if let Some((winner, points)) = self.board.play(card, context) {
            self.raw[winner] += points as i16;
        }
    }
}

/// A max^n search.
pub(crate) struct MaxN<'a, const N: usize> {
    pub(crate) solver: &'a mut Solver,
    pub(crate) context: SearchContext,
}

/// Whether `player` prefers `a` to `b`: by their own utility; if that is equal, by what is worse for the next player,
/// then for the one after.
#[inline]
fn better<const N: usize>(player: usize, a: &Vector, b: &Vector) -> bool {
    preference_key::<N>(player, a) > preference_key::<N>(player, b)
}

/// The preference of `player` as one number; more is better. The last player's value need not be looked at: all values
/// add up to 0.
#[inline]
fn preference_key<const N: usize>(player: usize, values: &Vector) -> i64 {
    let at = |step: usize| {
        let seat = if player + step < N { player + step } else { player + step - N };
        i64::from(values[seat % N])
    };
    let third = if N > 3 { at(2) } else { 0 };
    (at(0) << 32) - (at(1) << 16) - third
}

impl<const N: usize> MaxN<'_, N> {
    /// The values of a state.
    pub(crate) fn search(&mut self, state: &MaxNState<N>) -> Vector {
        if state.board.count == 0 { self.search_node(state) } else { self.search_moves(state) }
    }

    fn search_node(&mut self, state: &MaxNState<N>) -> Vector {
        self.solver.nodes += 1;
        let left = u32::from(state.board.left);
        if left <= 1 {
            return self.last_trick_value(state);
        }
        if state.board.leader_takes_rest() {
            return self.leader_takes_rest(state);
        }
        // When the multiplier is fixed, past points only shift the values. The table stores them without the shift.
        let (history, factor) = match state.board.fixed_multiplier() {
            Some(factor) => (0, N as i16 * factor as i16),
            None => (history_key(state.board.won, &state.raw), 0),
        };
        let shift = state.raw.map(|raw| factor * raw);
        let key = self.key(&state.board, history);
        if let Some(&(mut values)) = self.solver.vectors.probe(key, self.solver.generation) {
            values.iter_mut().zip(shift).for_each(|(value, shift)| *value -= shift);
            return values;
        }
        let values = if left == 2 { self.last_two(state) } else { self.search_moves(state) };
        let mut unshifted = values;
        unshifted.iter_mut().zip(shift).for_each(|(value, shift)| *value += shift);
        self.solver.vectors.store(key, self.solver.generation, left as u8, unshifted);
        values
    }

    fn search_moves(&mut self, state: &MaxNState<N>) -> Vector {
        let player = state.board.turn as usize % N;
        let mut cards = self.distinct_moves(&state.board);
        let mut best: Option<Vector> = None;
        while cards != 0 {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            let mut next = *state;
            next.play(card, &self.context);
            let values = self.search(&next);
            if best.is_none_or(|best| better::<N>(player, &values, &best)) {
                best = Some(values);
            }
        }
        best.unwrap_or_default()
    }

    fn last_two(&self, state: &MaxNState<N>) -> Vector {
        solve_last_two(
            &state.board,
            &self.context,
            &MaxNObjective { search: self, won: state.board.won, raw: &state.raw },
        )
    }

    /// The legal cards, with only the lowest of each group of equivalent Queens.
    #[inline]
    fn distinct_moves(&self, board: &Board<N>) -> u32 {
        let legal = board.legal();
        let mut queens = legal & QUEENS;
        if !self.context.queens_alike || queens & queens.wrapping_sub(1) == 0 {
            return legal;
        }
        let others = (board.cards & !board.hand()) | board.best;
        let mut distinct = legal;
        while queens & (queens - 1) != 0 {
            let low = queens & queens.wrapping_neg();
            queens ^= low;
            let next = queens & queens.wrapping_neg();
            if others & span(low, next) == 0 {
                distinct &= !next;
            }
        }
        distinct
    }

    /// The values when the leader takes all remaining tricks.
    fn leader_takes_rest(&self, state: &MaxNState<N>) -> Vector {
        let leader = state.board.turn as usize % N;
        let mut raw = state.raw;
        raw[leader] += i16::from(state.board.hand_points) + i16::from(state.board.chest_points);
        self.terminal_value(state.board.won | 1 << leader, &raw)
    }

    #[inline]
    fn last_trick_value(&self, state: &MaxNState<N>) -> Vector {
        let (mut won, mut raw) = (state.board.won, state.raw);
        if state.board.left != 0 {
            let (winner, points) = state.board.last_trick();
            won |= 1 << winner;
            raw[winner] += points as i16;
        }
        self.terminal_value(won, &raw)
    }

    #[inline]
    fn terminal_value(&self, won: u8, raw: &[i16; N]) -> Vector {
        let winners = won.count_ones();
        let mut values = [0; 4];
        for seat in 0..N {
            values[seat] = if winners > 1 {
                (self.context.total as i16 - N as i16 * raw[seat]) << (N as u32 - winners)
            } else if won >> seat & 1 == 1 {
                self.context.grand_won(N as i32) as i16
            } else {
                self.context.grand_lost() as i16
            };
        }
        values
    }

    /// The key of a state: all that its values depend on. Cards never change hands during a search.
    #[inline]
    fn key(&self, board: &Board<N>, history: u64) -> u64 {
        u64::from(board.cards)
            | u64::from(board.turn) << 32
            | u64::from(board.won) << 34
            | u64::from(board.chest_points) << 38
            | history << 44
    }
}

/// The objective of max^n search in the last two tricks.
struct MaxNObjective<'a, const N: usize> {
    search: &'a MaxN<'a, N>,
    won: u8,
    raw: &'a [i16; N],
}

impl<const N: usize> Objective for MaxNObjective<'_, N> {
    type Value = Vector;

    #[inline]
    fn value(&self, [first, second]: [(usize, i32); 2]) -> Vector {
        let won = self.won | 1 << first.0 | 1 << second.0;
        // Comparing is faster than writing to single elements of an array that is read as a whole right after.
        let more = |seat: usize, trick: (usize, i32)| if seat == trick.0 { trick.1 as i16 } else { 0 };
        let raw = std::array::from_fn(|seat| self.raw[seat] + more(seat, first) + more(seat, second));
        self.search.terminal_value(won, &raw)
    }

    #[inline]
    fn better(&self, seat: usize, other: &Vector, best: &Vector) -> bool {
        better::<N>(seat, other, best)
    }

    #[inline]
    fn cutoff(&self, _: usize, _: &Vector) -> bool {
        false
    }
}

/// The past points that matter while the multiplier is open. With fewer than two winners they follow from the cards
/// left; otherwise these are the points of all winners but one, whose points follow from the others'.
#[inline]
fn history_key<const N: usize>(won: u8, raw: &[i16; N]) -> u64 {
    let winners = won.count_ones() as usize;
    if winners < 2 {
        return 0;
    }
    let rest = won & (won - 1);
    let seats = (0..N).filter(|seat| rest >> seat & 1 == 1);
    seats.fold(0, |packed, seat| packed << 8 | raw[seat] as u64)
}
