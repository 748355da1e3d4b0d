//! The messages above the hand: what the table waits for, the newest notice, and the log.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::TerminalMsg;

use super::paint;
use crate::app::{App, StatusLine};
use crate::narrate;
use crate::table_view::TableView;

/// The newest lines are at the bottom, right above the hand; older ones fill the rows above them.
pub(crate) fn draw(app: &App, table: &TableView, area: Rect, buffer: &mut Buffer) {
    let width = area.width.saturating_sub(2);
    let (status, style) = status(app, table);
    let mut lines: Vec<(String, Style)> = paint::wrap(&status, width).into_iter().map(|line| (line, style)).collect();
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

/// The most important message now.
fn status(app: &App, table: &TableView) -> (String, Style) {
    let words = &app.words;
    if app.link_down {
        return (words.string(TerminalMsg::LinkDown), app.theme.warning());
    }
    if let Some(card) = app.confirm {
        return (words.string(TerminalMsg::StashConfirm { card }), app.theme.accent());
    }
    if let Some(colour) = app.typed {
        let text = format!("{colour}_");
        return (words.string(TerminalMsg::Typing { text: &text }), app.theme.accent());
    }
    match &app.status {
        Some(StatusLine::Warning(text)) => (text.clone(), app.theme.warning()),
        Some(StatusLine::Info(text)) => (text.clone(), app.theme.accent()),
        None => {
            let style = if table.view.legal().is_empty() { app.theme.faint() } else { app.theme.accent() };
            (narrate::request(words, table), style)
        }
    }
}
