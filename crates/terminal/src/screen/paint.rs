//! Drawing functions that the screens share: text, cards, line breaks.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use rules::Card;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::theme::{CardStyle, TerminalTheme};

/// Writes a text from `x` on, cut off at `width` columns. Returns the column after it.
pub(crate) fn text(buffer: &mut Buffer, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
    let area = buffer.area;
    if y < area.y || y >= area.bottom() || x >= area.right() {
        return x;
    }
    let width = width.min(area.right() - x);
    if is_certain(text) {
        return buffer.set_stringn(x, y, text, usize::from(width), style).0;
    }
    one_run(buffer, x, y, width, text, style)
}

/// Whether all terminals agree on the width of the text. They differ for scripts that join letters.
fn is_certain(text: &str) -> bool {
    text.chars().all(|letter| letter < '\u{0300}' || ('\u{2000}'..'\u{2E80}').contains(&letter))
}

/// Writes a text as one piece into its first cell, so that the terminal lays it out with its own widths. What is drawn
/// to its right starts at a position of its own.
fn one_run(buffer: &mut Buffer, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
    let span = Span::raw(text);
    let mut fitting = String::new();
    for part in span.styled_graphemes(Style::new()) {
        if columns(&fitting) + columns(part.symbol) > width {
            break;
        }
        fitting.push_str(part.symbol);
    }
    let used = columns(&fitting);
    if used > 0 {
        buffer[(x, y)].set_symbol(&fitting).set_style(style);
    }
    x + used
}

/// The columns to reserve for a text: the most that any terminal needs for it.
pub(crate) fn columns(text: &str) -> u16 {
    let apart: usize = text.chars().filter_map(UnicodeWidthChar::width).sum();
    apart.max(text.width()) as u16
}

/// Writes a text in the middle of a row.
pub(crate) fn centred(buffer: &mut Buffer, row: Rect, content: &str, style: Style) {
    let width = columns(content).min(row.width);
    text(buffer, row.x + (row.width - width) / 2, row.y, width, content, style);
}

/// Replaces typographic punctuation by ASCII. Letters stay as they are in the language.
pub(crate) fn plain_punctuation(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if cell.symbol().is_ascii() {
            continue;
        }
        let plain: String = cell.symbol().chars().map(plain_sign).collect();
        cell.set_symbol(&plain);
    }
}

fn plain_sign(sign: char) -> char {
    match sign {
        '…' => '.',
        '–' | '—' => '-',
        '‘' | '’' => '\'',
        '“' | '”' | '„' => '"',
        other => other,
    }
}

/// Draws a card with its face up.
pub(crate) fn card(buffer: &mut Buffer, theme: &TerminalTheme, area: Rect, card: Card, card_style: CardStyle) {
    rim(buffer, theme, area, card_style);
    let (colour, face) = (card.colour(), theme.face(card.colour(), card_style));
    let gem = theme.gem(colour);
    let upper = format!("{card}  ");
    let lower = match (card.is_queen(), theme.ascii) {
        (true, false) => format!("  ♛{gem}"),
        (true, true) => "  **".to_owned(),
        (false, _) => format!("   {gem}"),
    };
    text(buffer, area.x + 1, area.y + 1, 4, &upper, face);
    text(buffer, area.x + 1, area.y + 2, 4, &lower, face);
}

/// Draws a card with its face down.
pub(crate) fn back(buffer: &mut Buffer, theme: &TerminalTheme, area: Rect) {
    rim(buffer, theme, area, CardStyle::Plain);
    for row in 1..3 {
        text(buffer, area.x + 1, area.y + row, 4, theme.pick("▒▒▒▒", "%%%%"), theme.accent());
    }
}

/// Draws the corners of a slot without a card.
pub(crate) fn empty_slot(buffer: &mut Buffer, theme: &TerminalTheme, area: Rect) {
    let corners = if theme.ascii { [".", ".", ".", "."] } else { ["╭", "╮", "╰", "╯"] };
    for (corner, (x, y)) in corners.into_iter().zip(corner_points(area)) {
        text(buffer, x, y, 1, corner, theme.faint());
    }
}

fn corner_points(area: Rect) -> [(u16, u16); 4] {
    let (right, bottom) = (area.x + area.width - 1, area.y + area.height - 1);
    [(area.x, area.y), (right, area.y), (area.x, bottom), (right, bottom)]
}

fn rim(buffer: &mut Buffer, theme: &TerminalTheme, area: Rect, card_style: CardStyle) {
    let (borders, style) = (theme.borders(card_style), theme.rim(card_style));
    let across = borders.across.repeat(usize::from(area.width - 2));
    let (right, bottom) = (area.x + area.width - 1, area.y + area.height - 1);
    for y in [area.y, bottom] {
        text(buffer, area.x + 1, y, area.width - 2, &across, style);
    }
    for y in area.y + 1..bottom {
        text(buffer, area.x, y, 1, borders.down, style);
        text(buffer, right, y, 1, borders.down, style);
    }
    for (corner, (x, y)) in borders.corners.into_iter().zip(corner_points(area)) {
        text(buffer, x, y, 1, corner, style);
    }
}

/// Breaks a text at its spaces into lines of at most `width` columns; a longer word is cut.
pub(crate) fn wrap(content: &str, width: u16) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in content.split_whitespace() {
        if !line.is_empty() && columns(&line) + 1 + columns(word) > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
        assert_eq!(wrap("unbreakable word", 4), ["unbreakable", "word"]);
    }
}
