//! Which card to try first: a good guess lets the search cut the rest.

use crate::board::{Board, WORTH, suit};

/// The legal cards in the order of search.
pub(crate) struct Moves {
    cards: [u32; 10],
    len: usize,
}

impl Moves {
    /// The legal cards of a board, `first` before all others.
    #[inline]
    pub(crate) fn of<const N: usize>(board: &Board<N>, first: u32) -> Moves {
        let mut moves = Moves { cards: [0; 10], len: 0 };
        let mut scores = [0; 10];
        let mut legal = board.legal();
        while legal != 0 {
            let card = legal.trailing_zeros();
            legal &= legal - 1;
            let score = if card == first { i32::MAX } else { promise(board, card) };
            let mut place = moves.len;
            while place > 0 && scores[place - 1] < score {
                scores[place] = scores[place - 1];
                moves.cards[place] = moves.cards[place - 1];
                place -= 1;
            }
            (scores[place], moves.cards[place]) = (score, card);
            moves.len += 1;
        }
        moves
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[u32] {
        &self.cards[..self.len]
    }
}

/// How good a card looks before any search.
#[inline]
fn promise<const N: usize>(board: &Board<N>, card: u32) -> i32 {
    let worth = i32::from(WORTH[card as usize & 31]);
    let beats = board.beats(card);
    let strength = if card >= 28 { card as i32 - 16 } else { worth };
    let last = board.count as usize + 1 == N;
    let trick = i32::from(board.trick_points) + worth;
    if board.count == 0 {
        return lead_promise(board, card) - strength;
    }
    if board.turn == 0 {
        return match (beats, last) {
            (false, _) => 20 + strength,
            (true, true) => 2 * worth - trick,
            (true, false) => -strength,
        };
    }
    if board.winner == 0 {
        return if beats { -20 - trick } else { 2 * worth };
    }
    let seat_plays_later = board.turn as usize + (N - board.count as usize) > N;
    match (seat_plays_later, beats) {
        (true, true) => -strength,
        (true, false) => 10 + worth,
        (false, _) => strength,
    }
}

/// How good a card looks to the leader: one that somebody has to beat suits the seat, one that the seat may have to beat
/// suits the others.
#[inline]
fn lead_promise<const N: usize>(board: &Board<N>, card: u32) -> i32 {
    let suit = suit(card);
    let lowest = |seat: usize| {
        let held = board.hands[seat] & suit;
        held & held.wrapping_neg()
    };
    match (board.turn, lowest(0)) {
        (0, _) if (1..N).any(|seat| lowest(seat) > 1 << card) => 20,
        (0, _) => 0,
        (_, 0) => -10,
        (_, lowest) if lowest > 1 << card => 20,
        _ => 0,
    }
}
