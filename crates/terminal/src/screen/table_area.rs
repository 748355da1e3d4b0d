//! The table: the trick in the middle, the players around it, the chest below.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use rules::{Phase, Seat, Trick};
use words::TerminalMsg;

use super::layout::{self, CardSlot};
use super::paint;
use crate::game_screen::{GameScreen, Panel};
use crate::table_view::TableView;
use crate::theme::{CardStyle, TerminalTheme};

pub(crate) fn draw(game: &GameScreen, table: &TableView, area: Rect, buffer: &mut Buffer) {
    let trick = if game.panel == Panel::LastTrick { table.view.public.previous_trick() } else { Some(table.trick()) };
    let slots = layout::card_slots(area, table.players().count());
    for (seat, slot) in table.players().seats_from(table.me()).zip(slots) {
        draw_card(game, table, trick.as_ref(), seat, slot, buffer);
        if seat != table.me() {
            draw_name(game, table, seat, slot, buffer);
        } else if table.view.public.dealer == seat {
            let x = slot.card.right() + 1;
            paint::text(
                buffer,
                x,
                slot.card.bottom().saturating_sub(1),
                1,
                dealer_mark(&game.theme),
                game.theme.faint(),
            );
        }
    }
    draw_chest(game, table, area, buffer);
}

fn draw_card(
    game: &GameScreen,
    table: &TableView,
    trick: Option<&Trick>,
    seat: Seat,
    slot: CardSlot,
    buffer: &mut Buffer,
) {
    let theme = &game.theme;
    if table.view.public.phase == Phase::Stash {
        return draw_stash(table, seat, slot, theme, buffer);
    }
    let Some(trick) = trick else { return };
    match trick.card_of(seat) {
        Some(card) => {
            let past = trick.is_complete() && game.panel != Panel::LastTrick && !table.view.legal().is_empty();
            let card_style = match trick.winner() == Some(seat) {
                true => CardStyle::Bright,
                false if past => CardStyle::Faint,
                false => CardStyle::Plain,
            };
            paint::card(buffer, theme, slot.card, card, card_style);
        }
        None => paint::empty_slot(buffer, theme, slot.card),
    }
}

fn draw_stash(table: &TableView, seat: Seat, slot: CardSlot, theme: &TerminalTheme, buffer: &mut Buffer) {
    if table.view.public.stashed[seat] {
        paint::back(buffer, theme, slot.card);
    } else {
        paint::empty_slot(buffer, theme, slot.card);
    }
}

/// The mark of the dealer.
pub(crate) fn dealer_mark(theme: &TerminalTheme) -> &'static str {
    theme.pick("⟐", "@")
}

/// The name, with a mark before it when it is this player's turn, and one after it if this player deals.
fn draw_name(game: &GameScreen, table: &TableView, seat: Seat, slot: CardSlot, buffer: &mut Buffer) {
    let theme = &game.theme;
    let turn = table.view.public.turn == Some(seat);
    let mark = if turn { theme.pick("▸ ", "> ") } else { "" };
    let dealer = if table.view.public.dealer == seat { dealer_mark(theme) } else { "" };
    let label = [mark, table.name(seat), if dealer.is_empty() { "" } else { " " }, dealer].concat();
    let style = if turn { theme.accent() } else { theme.strong() };
    let width = paint::columns(&label).min(slot.name.width);
    // Centred on the card if there is room.
    let ideal = (slot.card.x + layout::CARD_WIDTH / 2).saturating_sub(width / 2);
    let x = ideal.clamp(slot.name.x, slot.name.right().saturating_sub(width).max(slot.name.x));
    paint::text(buffer, x, slot.name.y, width, &label, style);
}

/// The chest: one back for every hidden card in it, and the person's own card.
fn draw_chest(game: &GameScreen, table: &TableView, area: Rect, buffer: &mut Buffer) {
    let theme = &game.theme;
    let y = area.bottom().saturating_sub(1);
    let hidden = table.view.hidden_chest_cards();
    let mut x = area.x + 1;
    let end = area.right().saturating_sub(2);
    for _ in 0..hidden {
        x = paint::text(buffer, x, y, end.saturating_sub(x), theme.pick("▒▒ ", "%% "), theme.accent());
    }
    if let Some(card) = table.view.stash {
        let word = format!("{} ", theme.card(card));
        x = paint::text(buffer, x, y, end.saturating_sub(x), &word, theme.word(card.colour()));
    }
    let label = game.words.say(TerminalMsg::Chest);
    if paint::columns(&label) <= end.saturating_sub(x) {
        paint::text(buffer, x, y, end.saturating_sub(x), &label, theme.faint());
    }
}
