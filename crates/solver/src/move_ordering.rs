//! Move ordering: the better the first card, the more of the others alpha-beta cuts off.

use crate::board::{Board, POINTS, suit};

/// The legal cards in the order in which they are searched.
pub(crate) struct OrderedMoves {
    cards: [u32; 10],
    len: usize,
}

impl OrderedMoves {
    /// The legal cards of a board, with `first` (the best card of the table entry) before all others.
    #[inline]
    pub(crate) fn of<const N: usize>(board: &Board<N>, first: u32) -> OrderedMoves {
        let mut moves = OrderedMoves { cards: [0; 10], len: 0 };
        let mut scores = [0; 10];
        let mut legal = board.legal();
        while legal != 0 {
            let card = legal.trailing_zeros();
            legal &= legal - 1;
            let score = if card == first { i32::MAX } else { move_score(board, card) };
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

/// The score of a card for move ordering; the highest is searched first.
#[inline]
fn move_score<const N: usize>(board: &Board<N>, card: u32) -> i32 {
    let points = i32::from(POINTS[card as usize & 31]);
    let beats = board.beats(card);
    let strength = if card >= 28 { card as i32 - 16 } else { points };
    let last = board.count as usize + 1 == N;
    let trick = i32::from(board.trick_points) + points;
    if board.count == 0 {
        return lead_score(board, card) - strength;
    }
    if board.turn == 0 {
        return match (beats, last) {
            (false, _) => 20 + strength,
            (true, true) => 2 * points - trick,
            (true, false) => -strength,
        };
    }
    if board.winner == 0 {
        return if beats { -20 - trick } else { 2 * points };
    }
    let seat_plays_later = board.turn as usize + (N - board.count as usize) > N;
    match (seat_plays_later, beats) {
        (true, true) => -strength,
        (true, false) => 10 + points,
        (false, _) => strength,
    }
}

/// The score of a lead. Seat 0 likes leads that another player must beat; the others like leads that seat 0 may have to
/// beat.
#[inline]
fn lead_score<const N: usize>(board: &Board<N>, card: u32) -> i32 {
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
