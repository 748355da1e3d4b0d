//! The areas of the screen, for drawing and for mouse clicks.

use ratatui::layout::Rect;

/// The smallest window that the table fits into.
pub(crate) const MIN_COLUMNS: u16 = 60;
pub(crate) const MIN_ROWS: u16 = 20;

/// A card as drawn: six columns, four rows.
pub(crate) const CARD_WIDTH: u16 = 6;
pub(crate) const CARD_HEIGHT: u16 = 4;

/// The width of one seat's column in the grid of tricks.
pub(crate) const SEAT_COLUMN: u16 = 5;

/// The areas of the table's screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Areas {
    pub(crate) title: Rect,
    pub(crate) table: Rect,
    pub(crate) grid: Rect,
    pub(crate) messages: Rect,
    pub(crate) hand: Rect,
    pub(crate) keys: Rect,
}

/// The areas of a window; nothing if it is too small for the table.
pub(crate) fn areas(area: Rect) -> Option<Areas> {
    if area.width < MIN_COLUMNS || area.height < MIN_ROWS {
        return None;
    }
    let row = |y: u16, height: u16| Rect { x: area.x, y: area.y + y, width: area.width, height };
    let spare = area.height - MIN_ROWS;
    // The first four spare rows complete the grid of tricks; a third of the others goes to the middle, the rest to the
    // messages.
    let middle = 10 + spare.min(4) + spare.saturating_sub(4) / 3;
    let hand = CARD_HEIGHT + 1;
    let messages = area.height - 1 - middle - hand - 1;
    let grid_width = (area.width * 2 / 5).clamp(29, 44);
    let table = Rect { width: area.width - grid_width, ..row(1, middle) };
    Some(Areas {
        title: row(0, 1),
        table,
        grid: Rect { x: table.right(), width: grid_width, ..table },
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

/// The position of a player's card on the table, and of their name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardSlot {
    pub(crate) card: Rect,
    pub(crate) name: Rect,
}

/// The slots of three or four players on the table, clockwise from the person.
pub(crate) fn card_slots(table: Rect, count: usize) -> Vec<CardSlot> {
    let top = table.y + table.height.saturating_sub(10) / 2;
    let (middle, column) = (table.x + table.width / 2, table.width / 3);
    let centre = middle - CARD_WIDTH / 2;
    let spread = column.clamp(9, 15);
    let card = |x: u16, y: u16| Rect { x, y: top + y, width: CARD_WIDTH, height: CARD_HEIGHT };
    let (left, right) = (centre.saturating_sub(spread), centre + spread);
    let below = |x: u16| {
        let name_x = x.saturating_sub(3).max(table.x + 1);
        let end = if x < centre { centre.saturating_sub(1) } else { table.right().saturating_sub(1) };
        Rect { x: name_x, y: top + 7, width: end.saturating_sub(name_x), height: 1 }
    };
    let mine = CardSlot { card: card(centre, 5), name: Rect { x: centre, y: top + 9, width: 0, height: 0 } };
    let on_left = CardSlot { card: card(left, 3), name: below(left) };
    let on_right = CardSlot { card: card(right, 3), name: below(right) };
    let name_left = table.x + 4;
    let opposite = CardSlot {
        card: card(centre, 1),
        name: Rect { x: name_left, y: top, width: table.width.saturating_sub(8), height: 1 },
    };
    match count {
        3 => vec![mine, on_left, on_right],
        _ => vec![mine, on_left, opposite, on_right],
    }
}
