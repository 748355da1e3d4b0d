//! The person's hand.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{layout, paint};
use crate::app::App;
use crate::table_view::TableView;
use crate::theme::CardStyle;

pub(crate) fn draw(app: &App, table: &TableView, area: Rect, buffer: &mut Buffer) {
    let hand = table.hand();
    let legal = table.view.legal();
    for (index, (&card, place)) in hand.iter().zip(layout::hand_cards(area, hand.len())).enumerate() {
        let chosen = index == app.cursor;
        let finish = match (legal.contains(card), chosen) {
            (true, true) => CardStyle::Bright,
            (true, false) => CardStyle::Plain,
            (false, _) => CardStyle::Faint,
        };
        // The chosen card stands a row higher than the others.
        let y = place.y + u16::from(!chosen);
        let place = Rect { y, height: layout::CARD_HEIGHT, ..place };
        paint::card(buffer, &app.theme, place, card, finish);
        if app.hint == Some(card) {
            paint::text(buffer, place.x + 2, place.y, 2, " ?", app.theme.accent());
        }
    }
}
