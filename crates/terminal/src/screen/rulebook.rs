//! The rules in a panel that scrolls.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::paint;
use crate::game_screen::GameScreen;
use crate::rulebook::{Line, lines};

/// The widest lines of text: longer ones are hard to read.
const WIDEST: u16 = 90;

fn text_width(area: Rect) -> u16 {
    area.width.saturating_sub(4).min(WIDEST)
}

/// The keys, and then the rules.
fn page(game: &GameScreen, width: u16) -> Vec<Line> {
    let keys = paint::wrap(&super::key_list(game), width).into_iter().chain([String::new()]);
    keys.map(|text| Line { text, is_heading: false }).chain(lines(&game.words, width)).collect()
}

/// The first line of the last full page.
pub(crate) fn rules_last_line(game: &GameScreen) -> u16 {
    let count = page(game, text_width(game.area)).len() as u16;
    count.saturating_sub(game.area.height.saturating_sub(4))
}

pub(crate) fn draw(game: &GameScreen, top: u16, area: Rect, buffer: &mut Buffer) {
    let width = text_width(area);
    for (row, line) in page(game, width).iter().skip(usize::from(top)).take(usize::from(area.height)).enumerate() {
        let style = if line.is_heading { game.theme.accent() } else { Style::new() };
        paint::text(buffer, area.x + 2, area.y + row as u16, width, &line.text, style);
    }
}
