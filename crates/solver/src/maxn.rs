//! Everybody for themselves: each player takes the card that is best for their own utility.

use crate::Solver;
use crate::board::{Board, QUEENS, Table, span};
use crate::ending::{Aim, two_tricks};

/// The scaled utilities of all seats.
pub(crate) type Vector = [i16; 4];

/// A state of the search: the board, and the points that each seat has taken.
#[derive(Clone, Copy)]
pub(crate) struct State<const N: usize> {
    pub(crate) board: Board<N>,
    pub(crate) raw: [i16; N],
}

impl<const N: usize> State<N> {
    /// Plays the card of an index.
    #[inline]
    pub(crate) fn play(&mut self, card: u32, table: &Table) {
        if let Some((winner, points)) = self.board.play(card, table) {
            self.raw[winner] += points as i16;
        }
    }
}

/// A search of all seats' values.
pub(crate) struct MaxN<'a, const N: usize> {
    pub(crate) solver: &'a mut Solver,
    pub(crate) table: Table,
}

/// Whether `player` would rather have `a` than `b`: by their own utility; of equals, by what is worst for the next
/// player, then for the one after.
#[inline]
fn prefers<const N: usize>(player: usize, a: &Vector, b: &Vector) -> bool {
    rank::<N>(player, a) > rank::<N>(player, b)
}

/// How much `player` likes these values, as one number. The last player's value follows from the others', for all add up to
/// nothing.
#[inline]
fn rank<const N: usize>(player: usize, values: &Vector) -> i64 {
    let at = |step: usize| {
        let seat = if player + step < N { player + step } else { player + step - N };
        i64::from(values[seat % N])
    };
    let third = if N > 3 { at(2) } else { 0 };
    (at(0) << 32) - (at(1) << 16) - third
}

impl<const N: usize> MaxN<'_, N> {
    /// The values of a state.
    pub(crate) fn search(&mut self, state: &State<N>) -> Vector {
        if state.board.count == 0 { self.lead(state) } else { self.expand(state) }
    }

    fn lead(&mut self, state: &State<N>) -> Vector {
        self.solver.nodes += 1;
        let left = u32::from(state.board.left);
        if left <= 1 {
            return self.end(state);
        }
        if state.board.leader_runs() {
            return self.run(state);
        }
        // With the doublings settled, past points only shift the values, and the table keeps them unshifted.
        let (past, factor) = match state.board.settled_factor() {
            Some(factor) => (0, N as i16 * factor as i16),
            None => (past(state.board.won, &state.raw), 0),
        };
        let shift = state.raw.map(|raw| factor * raw);
        let key = self.key(&state.board, past);
        if let Some(mut found) = self.solver.vectors.get(key, self.solver.generation) {
            found.iter_mut().zip(shift).for_each(|(value, shift)| *value -= shift);
            return found;
        }
        let values = if left == 2 { self.two_tricks(state) } else { self.expand(state) };
        let mut kept = values;
        kept.iter_mut().zip(shift).for_each(|(value, shift)| *value += shift);
        self.solver.vectors.put(key, self.solver.generation, kept, left as u8);
        values
    }

    fn expand(&mut self, state: &State<N>) -> Vector {
        let player = state.board.turn as usize % N;
        let mut cards = self.distinct(&state.board);
        let mut best: Option<Vector> = None;
        while cards != 0 {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            let mut next = *state;
            next.play(card, &self.table);
            let values = self.search(&next);
            if best.is_none_or(|best| prefers::<N>(player, &values, &best)) {
                best = Some(values);
            }
        }
        best.unwrap_or_default()
    }

    fn two_tricks(&self, state: &State<N>) -> Vector {
        two_tricks(&state.board, &self.table, &Everybody { search: self, won: state.board.won, raw: &state.raw })
    }

    /// The legal cards, of Queens that nothing separates only the lowest.
    #[inline]
    fn distinct(&self, board: &Board<N>) -> u32 {
        let legal = board.legal();
        let mut queens = legal & QUEENS;
        if !self.table.queens_alike || queens & queens.wrapping_sub(1) == 0 {
            return legal;
        }
        let others = (board.cards & !board.hand()) | board.best;
        let mut kept = legal;
        while queens & (queens - 1) != 0 {
            let low = queens & queens.wrapping_neg();
            queens ^= low;
            let next = queens & queens.wrapping_neg();
            if others & span(low, next) == 0 {
                kept &= !next;
            }
        }
        kept
    }

    /// The values when the leader wins all that is left.
    fn run(&self, state: &State<N>) -> Vector {
        let leader = state.board.turn as usize % N;
        let mut raw = state.raw;
        raw[leader] += i16::from(state.board.hand_points) + i16::from(state.board.chest_points);
        self.outcome(state.board.won | 1 << leader, &raw)
    }

    #[inline]
    fn end(&self, state: &State<N>) -> Vector {
        let (mut won, mut raw) = (state.board.won, state.raw);
        if state.board.left != 0 {
            let (winner, points) = state.board.last_trick();
            won |= 1 << winner;
            raw[winner] += points as i16;
        }
        self.outcome(won, &raw)
    }

    #[inline]
    fn outcome(&self, won: u8, raw: &[i16; N]) -> Vector {
        let winners = won.count_ones();
        let mut values = [0; 4];
        for seat in 0..N {
            values[seat] = if winners > 1 {
                (self.table.total as i16 - N as i16 * raw[seat]) << (N as u32 - winners)
            } else if won >> seat & 1 == 1 {
                self.table.grand_won(N as i32) as i16
            } else {
                self.table.grand_lost() as i16
            };
        }
        values
    }

    /// Everything that the values depend on, in one word; cards do not change hands during a search.
    #[inline]
    fn key(&self, board: &Board<N>, past: u64) -> u64 {
        u64::from(board.cards)
            | u64::from(board.turn) << 32
            | u64::from(board.won) << 34
            | u64::from(board.chest_points) << 38
            | past << 44
    }
}

/// Everybody plays for themselves in the last two tricks too.
struct Everybody<'a, const N: usize> {
    search: &'a MaxN<'a, N>,
    won: u8,
    raw: &'a [i16; N],
}

impl<const N: usize> Aim for Everybody<'_, N> {
    type Value = Vector;

    #[inline]
    fn worth(&self, [first, second]: [(usize, i32); 2]) -> Vector {
        let won = self.won | 1 << first.0 | 1 << second.0;
        // Comparing beats writing into a row that is read as a whole right after.
        let more = |seat: usize, trick: (usize, i32)| if seat == trick.0 { trick.1 as i16 } else { 0 };
        let raw = std::array::from_fn(|seat| self.raw[seat] + more(seat, first) + more(seat, second));
        self.search.outcome(won, &raw)
    }

    #[inline]
    fn prefers(&self, seat: usize, other: &Vector, best: &Vector) -> bool {
        prefers::<N>(seat, other, best)
    }

    #[inline]
    fn is_enough(&self, _: usize, _: &Vector) -> bool {
        false
    }
}

/// The past points that matter as long as doublings are open: none before two have won a trick (they follow from the
/// cards left); otherwise of all winners but one, whose points follow from the others'.
#[inline]
fn past<const N: usize>(won: u8, raw: &[i16; N]) -> u64 {
    let winners = won.count_ones() as usize;
    if winners < 2 {
        return 0;
    }
    let rest = won & (won - 1);
    let seats = (0..N).filter(|seat| rest >> seat & 1 == 1);
    seats.fold(0, |packed, seat| packed << 8 | raw[seat] as u64)
}
