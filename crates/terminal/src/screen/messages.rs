//! The messages above the hand: what the table waits for, the newest notice, and the log.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::TerminalMsg;

use super::paint;
use crate::game_screen::{GameScreen, StatusLine};
use crate::narrate;
use crate::table_view::TableView;

/// The newest lines are at the bottom, right above the hand; older ones fill the rows above them.
pub(crate) fn draw(game: &GameScreen, table: &TableView, area: Rect, buffer: &mut Buffer) {
    let width = area.width.saturating_sub(2);
    let (status, style) = status(game, table);
    let mut lines: Vec<(String, Style)> = paint::wrap(&status, width).into_iter().map(|line| (line, style)).collect();
    for event in game.log.iter().rev() {
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
fn status(game: &GameScreen, table: &TableView) -> (String, Style) {
    let words = &game.words;
    if game.link_down {
        return (words.string(TerminalMsg::LinkDown), game.theme.warning());
    }
    if let Some(card) = game.confirm {
        return (words.string(TerminalMsg::StashConfirm { card }), game.theme.accent());
    }
    if let Some(colour) = game.typed {
        let text = format!("{colour}_");
        return (words.string(TerminalMsg::Typing { text: &text }), game.theme.accent());
    }
    match &game.status {
        Some(StatusLine::Warning(text)) => (text.clone(), game.theme.warning()),
        Some(StatusLine::Info(text)) => (text.clone(), game.theme.accent()),
        None => {
            let style = if table.view.legal().is_empty() { game.theme.faint() } else { game.theme.accent() };
            (narrate::request(words, table), style)
        }
    }
}
