//! The rules in a pane that scrolls.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::paint;
use crate::app::App;
use crate::rulebook::{Line, lines};

/// Long lines tire the eye, however wide the window is.
const WIDEST: u16 = 90;

fn text_width(area: Rect) -> u16 {
    area.width.saturating_sub(4).min(WIDEST)
}

/// The first line of the last full page.
pub(crate) fn rules_last_line(app: &App) -> u16 {
    let count = lines(&app.words, text_width(app.area)).len() as u16;
    count.saturating_sub(app.area.height.saturating_sub(4))
}

pub(crate) fn draw(app: &App, top: u16, area: Rect, buffer: &mut Buffer) {
    let width = text_width(area);
    for (row, line) in lines(&app.words, width).iter().skip(usize::from(top)).take(usize::from(area.height)).enumerate()
    {
        let (text, style) = match line {
            Line::Heading(text) => (text.as_str(), app.theme.accent()),
            Line::Text(text) => (text.as_str(), Style::new()),
            Line::Blank => ("", Style::new()),
        };
        paint::text(buffer, area.x + 2, area.y + row as u16, width, text, style);
    }
}
