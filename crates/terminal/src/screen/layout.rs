//! Where everything is on the screen. Drawing and mouse clicks read the same places from here.

use ratatui::layout::Rect;

/// The smallest window the table fits into.
pub(crate) const MIN_COLUMNS: u16 = 60;
/// The smallest window the table fits into.
pub(crate) const MIN_ROWS: u16 = 20;

/// A card as drawn: six columns, four rows.
pub(crate) const CARD_WIDTH: u16 = 6;
pub(crate) const CARD_HEIGHT: u16 = 4;

/// The width of one seat's column in the grid of tricks.
pub(crate) const SEAT_COLUMN: u16 = 5;

/// The parts of the table's screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Areas {
    pub(crate) title: Rect,
    pub(crate) felt: Rect,
    pub(crate) grid: Rect,
    pub(crate) messages: Rect,
    pub(crate) hand: Rect,
    pub(crate) keys: Rect,
}

/// The parts of a window; nothing when it is too small for a table.
pub(crate) fn zones(area: Rect) -> Option<Areas> {
    if area.width < MIN_COLUMNS || area.height < MIN_ROWS {
        return None;
    }
    let row = |y: u16, height: u16| Rect { x: area.x, y: area.y + y, width: area.width, height };
    let spare = area.height - MIN_ROWS;
    // The first four spare rows complete the grid of tricks; what a tall window has beyond is shared.
    let middle = 10 + spare.min(4) + spare.saturating_sub(4) / 3;
    let hand = CARD_HEIGHT + 1;
    let messages = area.height - 1 - middle - hand - 1;
    let grid_width = (area.width * 2 / 5).clamp(29, 44);
    let felt = Rect { width: area.width - grid_width, ..row(1, middle) };
    Some(Areas {
        title: row(0, 1),
        felt,
        grid: Rect { x: felt.right(), width: grid_width, ..felt },
        messages: row(1 + middle, messages),
        hand: row(1 + middle + messages, hand),
        keys: row(area.height - 1, 1),
    })
}

/// The cards of a hand, side by side in the middle, touching when the window is narrow.
pub(crate) fn hand_cards(hand: Rect, count: usize) -> Vec<Rect> {
    let count = count as u16;
    let gap = u16::from(count * (CARD_WIDTH + 1) < hand.width);
    let width = (count * (CARD_WIDTH + gap)).saturating_sub(gap);
    let left = hand.x + hand.width.saturating_sub(width) / 2;
    let card =
        |index: u16| Rect { x: left + index * (CARD_WIDTH + gap), y: hand.y, width: CARD_WIDTH, height: hand.height };
    (0..count).map(card).collect()
}

/// The place of a player's card on the felt, and of their name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardSlot {
    pub(crate) card: Rect,
    pub(crate) name: Rect,
}

/// The places on the felt, from the person's own clockwise. `count` is three or four.
pub(crate) fn places(felt: Rect, count: usize) -> Vec<CardSlot> {
    let top = felt.y + felt.height.saturating_sub(10) / 2;
    let (middle, column) = (felt.x + felt.width / 2, felt.width / 3);
    let centre = middle - CARD_WIDTH / 2;
    let spread = column.clamp(9, 15);
    let card = |x: u16, y: u16| Rect { x, y: top + y, width: CARD_WIDTH, height: CARD_HEIGHT };
    let (left, right) = (centre.saturating_sub(spread), centre + spread);
    let below = |x: u16| {
        let name_x = x.saturating_sub(3).max(felt.x + 1);
        let end = if x < centre { centre.saturating_sub(1) } else { felt.right().saturating_sub(1) };
        Rect { x: name_x, y: top + 7, width: end.saturating_sub(name_x), height: 1 }
    };
    let mine = CardSlot { card: card(centre, 5), name: Rect { x: centre, y: top + 9, width: 0, height: 0 } };
    let on_left = CardSlot { card: card(left, 3), name: below(left) };
    let on_right = CardSlot { card: card(right, 3), name: below(right) };
    let name_left = felt.x + 4;
    let opposite = CardSlot {
        card: card(centre, 1),
        name: Rect { x: name_left, y: top, width: felt.width.saturating_sub(8), height: 1 },
    };
    match count {
        3 => vec![mine, on_left, on_right],
        _ => vec![mine, on_left, opposite, on_right],
    }
}
