//! The round so far: a row for each trick, a column for each seat, and the scores below.
//!
//! The columns hold only cards, numbers and symbols. Words come last in their row, so that nothing
//! shifts if the terminal measures a script's width in another way.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{Card, PerSeat, Seat, Trick};
use words::{Suit, TerminalMsg};

use super::layout::SEAT_COLUMN;
use super::paint;
use crate::game_screen::GameScreen;
use crate::table_view::TableView;
use crate::theme::TerminalTheme;

pub(crate) fn draw(game: &GameScreen, table: &TableView, area: Rect, buffer: &mut Buffer) {
    let seats: Vec<Seat> = table.players().seats_from(table.me()).collect();
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let tricks = table.players().tricks() as u16;
    let full = 1 + tricks + 1 + 3;
    let with_voids = area.height > full;
    let fixed = 1 + 3 + u16::from(with_voids) + u16::from(area.height >= full);
    let shown = area.height.saturating_sub(fixed).min(tricks);
    let mut y = area.y;
    header(game, table, &seats, Rect { y, height: 1, ..area }, buffer);
    y += 1;
    draw_tricks(game, table, &seats, Rect { y, height: shown, ..area }, buffer);
    y += shown;
    if area.height >= full {
        let line = game.theme.pick("─", "-").repeat(usize::from(SEAT_COLUMN) * seats.len());
        paint::text(buffer, area.x, y, area.width, &line, game.theme.faint());
        y += 1;
    }
    let public = &table.view.public;
    let row = |y: u16| Rect { y, height: 1, ..area };
    let (faint, strong) = (game.theme.faint(), game.theme.strong());
    numbers(game, &seats, &public.tricks_won, TerminalMsg::LabelTricks, Style::new(), row(y), buffer);
    numbers(game, &seats, &public.raw(), TerminalMsg::LabelRound, Style::new(), row(y + 1), buffer);
    numbers(game, &seats, &table.totals, TerminalMsg::LabelTotal, strong, row(y + 2), buffer);
    if with_voids && table.others().any(|seat| Suit::all_within(table.view.public.voids[seat]).next().is_some()) {
        draw_voids(game, table, &seats, row(y + 3), buffer);
        let label = game.words.say(TerminalMsg::LabelVoid);
        label_at(&seats, row(y + 3), &label, faint, buffer);
    }
}

/// An arrow to each seat, as seen by the person.
fn header(game: &GameScreen, table: &TableView, seats: &[Seat], row: Rect, buffer: &mut Buffer) {
    for (column, &seat) in seats.iter().enumerate() {
        let style = if table.view.public.turn == Some(seat) { game.theme.accent() } else { game.theme.faint() };
        let arrow = arrow(&game.theme, column, seats.len());
        paint::text(buffer, row.x + column as u16 * SEAT_COLUMN + 2, row.y, 1, arrow, style);
    }
}

/// The direction in which a player sits.
fn arrow(theme: &TerminalTheme, column: usize, count: usize) -> &'static str {
    match (column, count) {
        (0, _) => theme.pick("▾", "v"),
        (1, _) => theme.pick("◂", "<"),
        (2, 4) => theme.pick("▴", "^"),
        _ => theme.pick("▸", ">"),
    }
}

/// The last tricks that fit.
fn draw_tricks(game: &GameScreen, table: &TableView, seats: &[Seat], area: Rect, buffer: &mut Buffer) {
    let tricks = table.view.public.tricks();
    let skipped = tricks.len().saturating_sub(usize::from(area.height));
    for (index, trick) in tricks.iter().enumerate().skip(skipped) {
        let y = area.y + (index - skipped) as u16;
        for (column, &seat) in seats.iter().enumerate() {
            let x = area.x + column as u16 * SEAT_COLUMN;
            match trick.card_of(seat) {
                Some(card) => draw_play(game, trick, seat, card, x, y, buffer),
                None => _ = paint::text(buffer, x + 1, y, 2, game.theme.pick("··", ".."), game.theme.faint()),
            }
        }
        if trick.is_complete() {
            let points = game.words.number(i64::from(trick.points()));
            label_at(seats, Rect { y, height: 1, ..area }, &points, game.theme.faint(), buffer);
        }
    }
}

/// A card with a mark before it if it led the trick, and a mark after it if it won.
fn draw_play(game: &GameScreen, trick: &Trick, seat: Seat, card: Card, x: u16, y: u16, buffer: &mut Buffer) {
    let theme = &game.theme;
    if trick.leader() == seat {
        paint::text(buffer, x, y, 1, theme.pick("›", ">"), theme.faint());
    }
    let after = paint::text(buffer, x + 1, y, 3, &theme.card(card), theme.word(card.colour()));
    if trick.is_complete() && trick.winner() == Some(seat) {
        paint::text(buffer, after, y, 1, "*", theme.accent());
    }
}

fn numbers(
    game: &GameScreen,
    seats: &[Seat],
    values: &PerSeat<u32>,
    label: TerminalMsg<'_>,
    style: Style,
    row: Rect,
    buffer: &mut Buffer,
) {
    for (column, &seat) in seats.iter().enumerate() {
        let value = format!("{:>4}", values[seat]);
        paint::text(buffer, row.x + column as u16 * SEAT_COLUMN, row.y, SEAT_COLUMN, &value, style);
    }
    label_at(seats, row, &game.words.say(label), game.theme.faint(), buffer);
}

fn draw_voids(game: &GameScreen, table: &TableView, seats: &[Seat], row: Rect, buffer: &mut Buffer) {
    for (column, &seat) in seats.iter().enumerate() {
        let mut x = row.x + column as u16 * SEAT_COLUMN;
        for suit in Suit::all_within(table.view.public.voids[seat]).filter(|_| seat != table.me()) {
            let (symbol, style) = match suit {
                Suit::Colour(colour) if game.theme.ascii => (colour.letter().to_string(), game.theme.word(colour)),
                Suit::Colour(colour) => (game.theme.gem(colour).to_owned(), game.theme.word(colour)),
                Suit::Queens => (game.theme.pick("♛", "Q").to_owned(), game.theme.strong()),
            };
            x = paint::text(buffer, x, row.y, 1, &symbol, style);
        }
    }
}

/// Words at the end of a row, after the columns.
fn label_at(seats: &[Seat], row: Rect, label: &str, style: Style, buffer: &mut Buffer) {
    let x = row.x + seats.len() as u16 * SEAT_COLUMN + 1;
    paint::text(buffer, x, row.y, row.right().saturating_sub(x), label, style);
}
