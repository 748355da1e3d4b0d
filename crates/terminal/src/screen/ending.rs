//! The screen at the end of a round or match: the chest opens card by card, and then the points.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{Score, Seat};
use words::narrate::ChestText;
use words::{GameMsg, TerminalMsg};

use super::{layout, paint};
use crate::game_screen::GameScreen;
use crate::narrate;
use crate::table_thread::SavedMatch;
use crate::table_view::TableView;
use crate::theme::CardStyle;

/// The right edges of the columns of numbers: tricks, points of the round, points in total.
const COLUMNS: [u16; 3] = [8, 26, 35];

pub(crate) fn draw(game: &GameScreen, table: &TableView, area: Rect, buffer: &mut Buffer) {
    let Some(opened) = &table.view.public.reveal else { return };
    let Some(chest) = narrate::narrator(&game.words, table).chest() else { return };
    let theme = &game.theme;
    let open = game.open_chest_cards().min(chest.cards.len());
    let y = draw_chest(game, table, &chest, open, area, buffer);
    if open < chest.cards.len() {
        return;
    }
    let roomy = u16::from(area.height >= 18);
    let mut said =
        ScreenWriter { area: Rect { y: y + roomy, height: area.bottom().saturating_sub(y + roomy), ..area }, buffer };
    said.sentences(&[chest.goes_to], theme.strong());
    let special = narrate::narrator(&game.words, table).special();
    said.sentences(&special.map(|special| special.text).into_iter().collect::<Vec<_>>(), theme.accent());
    said.skip(roomy);
    draw_points(game, table, &opened.score, &mut said);
    let victory = narrate::victory(&game.words, table);
    said.skip(roomy * u16::from(!victory.is_empty()));
    // On the smallest screen the heading leaves no room for the sentence that the match is over.
    said.sentences(&victory[victory.len().min(usize::from(roomy == 0))..], theme.accent());
    if let Some(saved @ SavedMatch::Finished(_)) = &game.saved {
        said.sentences(&[saved.say(&game.words)], theme.faint());
    }
}

/// The first `open` cards of the chest and the backs of the others, and beside them each card's points, where it came
/// from and the sum so far.
fn draw_chest(
    game: &GameScreen,
    table: &TableView,
    chest: &ChestText,
    open: usize,
    area: Rect,
    buffer: &mut Buffer,
) -> u16 {
    let beside = area.x + 2 + chest.cards.len() as u16 * (layout::CARD_WIDTH + 1);
    let (mut y, mut sum) = (area.y, 0);
    for (index, card) in chest.cards.iter().enumerate() {
        let x = area.x + 1 + index as u16 * (layout::CARD_WIDTH + 1);
        let place = Rect { x, y: area.y, width: layout::CARD_WIDTH, height: layout::CARD_HEIGHT };
        if index >= open {
            paint::back(buffer, &game.theme, place);
            continue;
        }
        paint::card(buffer, &game.theme, place, card.card, CardStyle::Plain);
        sum += card.card.points();
        let points = format!("{:>+3} ", card.card.points());
        let x = paint::text(buffer, beside, y, 4, &points, Style::new());
        let from = card.by.map_or_else(|| game.words.string(TerminalMsg::DealtToChest), |seat| name(game, table, seat));
        paint::text(buffer, x, y, area.right().saturating_sub(x + 1), &from, Style::new());
        y += 1;
    }
    paint::text(buffer, beside, y, 4, &format!("={sum:>2} "), game.theme.strong());
    let rows = (chest.cards.len() as u16 + 1).max(layout::CARD_HEIGHT);
    area.y + rows
}

/// A player's name, or "you" for the person.
fn name(game: &GameScreen, table: &TableView, seat: Seat) -> String {
    if seat == table.me() { game.words.string(GameMsg::You) } else { table.name(seat).to_owned() }
}

/// A line of headings, then one line per player: tricks, raw points, factor, points, total, and last the name.
fn draw_points(game: &GameScreen, table: &TableView, score: &Score, page: &mut ScreenWriter<'_>) {
    let theme = &game.theme;
    let labels = [TerminalMsg::LabelTricks, TerminalMsg::LabelRound, TerminalMsg::LabelTotal];
    page.row(labels.map(|label| game.words.string(label)), "", theme.faint(), theme.faint());
    for seat in table.players().seats_from(table.me()) {
        let won = table.winners.contains(&seat);
        let numbers = [score.tricks[seat].to_string(), sum(score, seat), table.totals[seat].to_string()];
        let style = if won { theme.accent() } else { Style::new() };
        let mark = if won { theme.pick("♛ ", "* ") } else { "  " };
        page.row(numbers, &format!("{mark}{}", name(game, table, seat)), style, theme.strong());
    }
    if table.winners.is_empty() {
        page.sentences(&[game.words.string(TerminalMsg::FewestWins)], theme.faint());
    }
}

/// The points of a round with their factor, such as `45 x 2 = 90`; without a factor or points just the number.
fn sum(score: &Score, seat: Seat) -> String {
    let (raw, points, factor) = (score.raw[seat], score.points[seat], score.factor());
    match factor {
        2.. if raw > 0 => format!("{raw} x {factor} = {points}"),
        _ => points.to_string(),
    }
}

/// The rest of the screen, filled from the top. What does not fit is left out.
struct ScreenWriter<'a> {
    area: Rect,
    buffer: &'a mut Buffer,
}

impl ScreenWriter<'_> {
    fn skip(&mut self, rows: u16) {
        let rows = rows.min(self.area.height);
        (self.area.y, self.area.height) = (self.area.y + rows, self.area.height - rows);
    }

    /// Sentences on lines of their own; none if they do not all fit.
    fn sentences(&mut self, said: &[String], style: Style) {
        let width = self.area.width.saturating_sub(2);
        let lines: Vec<String> = said.iter().flat_map(|sentence| paint::wrap(sentence, width)).collect();
        if lines.len() > usize::from(self.area.height) {
            return;
        }
        for line in lines {
            paint::text(self.buffer, self.area.x + 1, self.area.y, width, &line, style);
            self.skip(1);
        }
    }

    /// Three numbers or headings, flush right in their columns, and a name.
    fn row(&mut self, cells: [String; 3], name: &str, style: Style, name_style: Style) {
        if self.area.height == 0 {
            return;
        }
        let Rect { x, y, .. } = self.area;
        for (cell, edge) in cells.iter().zip(COLUMNS) {
            let width = paint::columns(cell);
            paint::text(self.buffer, x + edge.saturating_sub(width), y, width, cell, style);
        }
        let after = x + COLUMNS[2] + 2;
        paint::text(self.buffer, after, y, self.area.right().saturating_sub(after + 1), name, name_style);
        self.skip(1);
    }
}
