//! The person's hand.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{layout, paint};
use crate::game_screen::GameScreen;
use crate::table_view::TableView;
use crate::theme::CardStyle;

pub(crate) fn draw(game: &GameScreen, table: &TableView, area: Rect, buffer: &mut Buffer) {
    let hand = table.hand();
    let legal = table.view.legal();
    for (index, (&card, slot)) in hand.iter().zip(layout::hand_cards(area, hand.len())).enumerate() {
        let selected = index == game.cursor;
        let card_style = match (legal.contains(card), selected) {
            (true, true) => CardStyle::Bright,
            (true, false) => CardStyle::Plain,
            (false, _) => CardStyle::Faint,
        };
        // The selected card is drawn one row higher.
        let y = slot.y + u16::from(!selected);
        let slot = Rect { y, height: layout::CARD_HEIGHT, ..slot };
        paint::card(buffer, &game.theme, slot, card, card_style);
        if game.hint == Some(card) {
            paint::text(buffer, slot.x + 2, slot.y, 2, " ?", game.theme.accent());
        }
    }
}
