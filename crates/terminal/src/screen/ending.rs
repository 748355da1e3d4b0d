//! The screen at the end of a round or match: the open chest and how the points come about.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{Score, Seat};
use words::{GameMsg, TerminalMsg};

use super::{layout, paint};
use crate::game_screen::GameScreen;
use crate::narrate;
use crate::table_thread::SavedMatch;
use crate::table_view::TableView;
use crate::theme::CardStyle;

/// The width of a number in the table of points.
const COLUMN: u16 = 7;

pub(crate) fn draw(game: &GameScreen, table: &TableView, area: Rect, buffer: &mut Buffer) {
    let Some(opened) = &table.view.public.reveal else { return };
    let theme = &game.theme;
    let mut y = draw_chest(game, table, area, buffer);
    let special: Vec<String> =
        narrate::narrator(&game.words, table).special().map(|special| special.text).into_iter().collect();
    let roomy = u16::from(area.height >= 18);
    y = sentences(&special, theme.accent(), Rect { y: y + roomy * u16::from(!special.is_empty()), ..area }, buffer);
    y = draw_points(game, table, &opened.score, Rect { y, ..area }, buffer);
    let victory = narrate::victory(&game.words, table);
    y = sentences(&victory, theme.accent(), Rect { y: y + u16::from(!victory.is_empty()), ..area }, buffer);
    if let Some(saved @ SavedMatch::Finished(_)) = &game.saved {
        sentences(&[saved.say(&game.words)], theme.faint(), Rect { y, ..area }, buffer);
    }
}

/// The cards of the chest, each with the player who put it there, and who takes them.
fn draw_chest(game: &GameScreen, table: &TableView, area: Rect, buffer: &mut Buffer) -> u16 {
    let Some(chest) = narrate::narrator(&game.words, table).chest() else { return area.y };
    for (index, card) in chest.cards.iter().enumerate() {
        let place = Rect {
            x: area.x + 1 + index as u16 * (layout::CARD_WIDTH + 1),
            y: area.y,
            width: layout::CARD_WIDTH,
            height: layout::CARD_HEIGHT,
        };
        paint::card(buffer, &game.theme, place, card.card, CardStyle::Plain);
    }
    let beside = area.x + 2 + chest.cards.len() as u16 * (layout::CARD_WIDTH + 1);
    let mut y = area.y;
    for card in &chest.cards {
        paint::text(buffer, beside, y, area.right().saturating_sub(beside + 1), &card.text, Style::new());
        y += 1;
    }
    let below = y.max(area.y + layout::CARD_HEIGHT);
    sentences(&[chest.goes_to], game.theme.strong(), Rect { y: below + u16::from(area.height >= 18), ..area }, buffer)
}

/// One line per player: tricks, raw points, factor, points, total, and last the name.
fn draw_points(game: &GameScreen, table: &TableView, score: &Score, area: Rect, buffer: &mut Buffer) -> u16 {
    let theme = &game.theme;
    let mut y = area.y + 1;
    for seat in table.players().seats_from(table.me()) {
        let won = table.winners.contains(&seat);
        let style = if won { theme.accent() } else { Style::new() };
        let sum = sum(score, seat);
        let text = format!(" {:>2} {sum:>16} {:>w$}  ", score.tricks[seat], table.totals[seat], w = COLUMN as usize);
        let x = paint::text(buffer, area.x, y, area.width, &text, style);
        let mark = if won { theme.pick("♛ ", "* ") } else { "  " };
        let x = paint::text(buffer, x, y, 2, mark, theme.accent());
        let own = game.words.say(GameMsg::You);
        let name = if seat == table.me() { own.as_ref() } else { table.name(seat) };
        paint::text(buffer, x, y, area.right().saturating_sub(x + 1), name, theme.strong());
        y += 1;
    }
    let legend = game.words.say(TerminalMsg::PointsLegend);
    paint::text(buffer, area.x + 1, y, area.width.saturating_sub(2), &legend, theme.faint());
    y + 1
}

/// The points of a round with their factor, such as `45 x 2 = 90`; without a factor just the number.
fn sum(score: &Score, seat: Seat) -> String {
    let (raw, points, factor) = (score.raw[seat], score.points[seat], score.factor());
    match factor {
        1 => points.to_string(),
        _ => format!("{raw} x {factor} = {points}"),
    }
}

fn sentences(said: &[String], style: Style, area: Rect, buffer: &mut Buffer) -> u16 {
    let mut y = area.y;
    for line in said.iter().flat_map(|sentence| paint::wrap(sentence, area.width.saturating_sub(2))) {
        paint::text(buffer, area.x + 1, y, area.width.saturating_sub(2), &line, style);
        y += 1;
    }
    y
}
