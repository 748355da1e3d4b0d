//! What the table says: what it waits for, what was just answered, and what happened before.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Terminal;

use super::paint;
use crate::app::{App, Notice};
use crate::narrate;
use crate::table_view::TableView;

/// The newest lines stand at the bottom, right above the hand; older ones fill what room is left above them.
pub(crate) fn draw(app: &App, table: &TableView, area: Rect, buffer: &mut Buffer) {
    let width = area.width.saturating_sub(2);
    let (say, style) = present(app, table);
    let mut lines: Vec<(String, Style)> = paint::wrap(&say, width).into_iter().map(|line| (line, style)).collect();
    for event in app.log.iter().rev() {
        if lines.len() >= usize::from(area.height) {
            break;
        }
        let wrapped = paint::wrap(event, width).into_iter().map(|line| (line, Style::new()));
        lines.splice(0..0, wrapped.collect::<Vec<_>>());
    }
    let surplus = lines.len().saturating_sub(usize::from(area.height));
    let top = area.bottom().saturating_sub((lines.len() - surplus) as u16);
    for (row, (line, style)) in lines.iter().skip(surplus).enumerate() {
        paint::text(buffer, area.x + 1, top + row as u16, width, line, *style);
    }
}

/// The one line that matters most now.
fn present(app: &App, table: &TableView) -> (String, Style) {
    let words = &app.words;
    if app.link_down {
        return (words.string(Terminal::LinkDown), app.theme.warning());
    }
    if let Some(card) = app.confirm {
        return (words.string(Terminal::StashConfirm { card }), app.theme.accent());
    }
    if let Some(colour) = app.typed {
        let text = format!("{colour}_");
        return (words.string(Terminal::Typing { text: &text }), app.theme.accent());
    }
    match &app.notice {
        Some(Notice::Warning(text)) => (text.clone(), app.theme.warning()),
        Some(Notice::Plain(text)) => (text.clone(), app.theme.accent()),
        None => {
            let style = if table.view.legal().is_empty() { app.theme.faint() } else { app.theme.accent() };
            (narrate::request(words, table), style)
        }
    }
}
