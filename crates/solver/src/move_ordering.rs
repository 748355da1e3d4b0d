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

/// The score of a card for move ordering; the highest is searched first. The weights come from a
/// coordinate descent on the nodes that 150 random deals took.
#[inline]
fn move_score<const N: usize>(board: &Board<N>, card: u32) -> i32 {
    if board.count == 0 {
        return if board.turn == 0 { own_lead_score(board, card) } else { lead_score_against(board, card) };
    }
    let points = i32::from(POINTS[card as usize & 31]);
    let trick = i32::from(board.trick_points);
    let beats = board.beats(card);
    if board.turn == 0 {
        let last = board.count as usize + 1 == N;
        return match (beats, last) {
            (false, _) => 200 + 10 * strength(card) - 10 * cards_discarded_from(board, card),
            (true, true) => 10 * (points - trick),
            (true, false) => -10 * strength(card),
        };
    }
    if board.winner == 0 {
        return if beats { -200 - 10 * (trick + points) } else { 23 * points - 20 * cards_discarded_from(board, card) };
    }
    let seat_plays_later = board.turn as usize + (N - board.count as usize) > N;
    match (seat_plays_later, beats) {
        (true, true) => -10 * strength(card),
        (true, false) => 100 + 10 * points,
        (false, true) => 10 * strength(card),
        (false, false) => 10 * strength(card) - 20 * cards_discarded_from(board, card),
    }
}

/// How high a card is: Queens are above all numbers.
#[inline]
fn strength(card: u32) -> i32 {
    if card >= 28 { card as i32 - 16 } else { i32::from(POINTS[card as usize & 31]) }
}

/// The length of the suit that a discard comes from, and 0 for a card of the colour led. The shorter the suit, the
/// sooner its owner can discard from others.
#[inline]
fn cards_discarded_from<const N: usize>(board: &Board<N>, card: u32) -> i32 {
    if card < 28 && board.can_win(card) { 0 } else { (board.hand() & suit(card)).count_ones() as i32 }
}

/// The score of a lead by seat 0, which likes leads that another player must beat, from long suits that all others
/// hold.
#[inline]
fn own_lead_score<const N: usize>(board: &Board<N>, card: u32) -> i32 {
    let suit = suit(card);
    let (mut must_beat, mut voids) = (false, 0);
    for &hand in &board.hands[1..] {
        must_beat |= lowest(hand & suit) > 1 << card;
        voids += i32::from(hand & suit == 0);
    }
    let length = (board.hands[0] & suit).count_ones() as i32;
    200 * i32::from(must_beat) - 160 * voids + 20 * length - 10 * strength(card)
}

/// The score of a lead by another player. They like leads that seat 0 must beat, and low Queens.
#[inline]
fn lead_score_against<const N: usize>(board: &Board<N>, card: u32) -> i32 {
    let beaten_by_seat = match lowest(board.hands[0] & suit(card)) {
        0 => -60,
        lowest if lowest > 1 << card => 200,
        _ => 0,
    };
    beaten_by_seat - 10 * if card >= 28 { card as i32 - 28 } else { strength(card) }
}

/// The lowest card of a set, as a set.
#[inline]
fn lowest(cards: u32) -> u32 {
    cards & cards.wrapping_neg()
}
