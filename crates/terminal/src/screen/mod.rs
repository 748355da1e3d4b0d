//! Draws an [`App`] in a window of any size.

mod ending;
mod grid;
mod hand;
pub(crate) mod layout;
mod messages;
pub(crate) mod paint;
mod rulebook;
mod table_area;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use words::{TableMsg, TerminalMsg};

use crate::app::{App, Panel};
use crate::table_view::{Prompt, TableView};

pub(crate) use rulebook::rules_last_line;

impl Widget for &App {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        draw(self, area, buffer);
        if self.theme.ascii {
            paint::plain_punctuation(buffer);
        }
    }
}

fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    let Some(areas) = layout::areas(area) else {
        return too_small(app, area, buffer);
    };
    title(app, areas.title, buffer);
    keys(app, areas.keys, buffer);
    let body = Rect { y: area.y + 2, height: area.height.saturating_sub(4), ..area };
    if let Panel::Rules(top) = app.panel {
        return rulebook::draw(app, top, body, buffer);
    }
    let Some(table) = &app.table else {
        return lobby(app, area, buffer);
    };
    if app.panel == Panel::RoundEnd {
        return ending::draw(app, table, body, buffer);
    }
    table_area::draw(app, table, areas.table, buffer);
    grid::draw(app, table, areas.grid, buffer);
    messages::draw(app, table, areas.messages, buffer);
    hand::draw(app, table, areas.hand, buffer);
}

/// Before the first deal: the players, and a message that the table waits.
fn lobby(app: &App, area: Rect, buffer: &mut Buffer) {
    let names = app.lobby.iter().flat_map(|lobby| lobby.names.iter());
    let mut lines: Vec<(&str, _)> = names
        .map(|name| match name.as_str() {
            "" => (app.theme.pick("···", "..."), app.theme.faint()),
            name => (name, app.theme.strong()),
        })
        .collect();
    let message = app.words.say(if app.link_down { TerminalMsg::LinkDown } else { TerminalMsg::Waiting });
    lines.push((&message, app.theme.faint()));
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, (line, style)) in lines.into_iter().enumerate() {
        paint::centred(buffer, Rect { y: top + row as u16, height: 1, ..area }, line, style);
    }
}

/// Four gems, the game's name, the round and the trick.
fn title(app: &App, row: Rect, buffer: &mut Buffer) {
    let theme = &app.theme;
    let mut x = row.x + 1;
    for colour in rules::Colour::ALL.into_iter().filter(|_| !theme.ascii) {
        x = paint::text(buffer, x, row.y, 1, theme.gem(colour), theme.word(colour));
    }
    x = paint::text(buffer, x + u16::from(!theme.ascii), row.y, 8, "Qyrsqyrs", theme.accent());
    if let Some(table) = &app.table {
        let heading = heading(app, table);
        x = paint::text(buffer, x + 3, row.y, row.right().saturating_sub(x + 4), &heading, theme.faint());
        clock(app, Rect { x, width: row.right() - x, ..row }, buffer);
    }
}

/// The time left for the person's choice, at the end of a row: in words, or in digits if there is no room for words.
fn clock(app: &App, row: Rect, buffer: &mut Buffer) {
    const WARN_BELOW: u32 = 10;
    let Some(count) = app.seconds_left() else { return };
    let in_words = app.words.say(TableMsg::SecondsLeft { count });
    let in_digits = format!("{}:{:02}", count / 60, count % 60);
    let left = if paint::columns(&in_words) + 3 <= row.width { &*in_words } else { &in_digits };
    let width = paint::columns(left);
    let style = if count <= WARN_BELOW { app.theme.warning() } else { app.theme.accent() };
    paint::text(buffer, row.right().saturating_sub(width + 1), row.y, width, left, style);
}

fn heading(app: &App, table: &TableView) -> String {
    let words = &app.words;
    if app.panel == Panel::LastTrick {
        return words.string(TerminalMsg::LastTrick);
    }
    let round = table.round as u32 + 1;
    let (trick, tricks) = (table.trick_number() as u32, table.players().tricks() as u32);
    let stash = table.view.public.phase == rules::Phase::Stash;
    let message = match (table.planned, stash || app.panel == Panel::RoundEnd) {
        (Some(rounds), true) => TerminalMsg::HeadingOf { round, rounds: rounds as u32 },
        (None, true) => TerminalMsg::Heading { round },
        (Some(rounds), false) => TerminalMsg::HeadingTrickOf { round, rounds: rounds as u32, trick, tricks },
        (None, false) => TerminalMsg::HeadingTrick { round, trick, tricks },
    };
    words.string(message)
}

/// The keys that work now, and what they do.
fn keys(app: &App, row: Rect, buffer: &mut Buffer) {
    let theme = &app.theme;
    let mut x = row.x + 1;
    for (key, message) in active_keys(app) {
        let label = app.words.say(message);
        x = paint::text(buffer, x, row.y, row.right().saturating_sub(x), key, theme.accent()) + 1;
        // If there is no room for the label, the key is shown alone.
        if x + paint::columns(&label) < row.right() {
            x = paint::text(buffer, x, row.y, row.right().saturating_sub(x), &label, theme.faint()) + 2;
        }
    }
}

fn active_keys(app: &App) -> Vec<(&'static str, TerminalMsg<'static>)> {
    let theme = &app.theme;
    let enter = theme.pick("⏎", "Enter");
    let prompt = app.table.as_ref().map(TableView::prompt);
    match app.panel {
        Panel::Rules(_) => vec![(theme.pick("↑↓", "Up/Down"), TerminalMsg::KeyScroll), ("Esc", TerminalMsg::KeyBack)],
        Panel::LastTrick => vec![(enter, TerminalMsg::KeyBack)],
        Panel::RoundEnd if prompt == Some(Prompt::Nothing) => {
            vec![(enter, TerminalMsg::KeyLeave), ("h", TerminalMsg::KeyRules)]
        }
        Panel::RoundEnd => {
            vec![(enter, TerminalMsg::KeyNextRound), ("h", TerminalMsg::KeyRules), ("q", TerminalMsg::KeyLeave)]
        }
        Panel::Table if app.table.is_none() => {
            let host = app.lobby.as_ref().is_some_and(|lobby| lobby.host);
            let start = host.then_some((enter, TerminalMsg::KeyStart));
            start.into_iter().chain([("h", TerminalMsg::KeyRules), ("q", TerminalMsg::KeyLeave)]).collect()
        }
        Panel::Table if app.confirm.is_some() => vec![(enter, TerminalMsg::KeyStash), ("Esc", TerminalMsg::KeyBack)],
        Panel::Table => {
            let choose = if prompt == Some(Prompt::Stash) { TerminalMsg::KeyStash } else { TerminalMsg::KeyPlay };
            vec![
                (theme.pick("←→", "</>"), TerminalMsg::KeyMove),
                (enter, choose),
                ("?", TerminalMsg::KeyHint),
                ("u", TerminalMsg::KeyUndo),
                ("h", TerminalMsg::KeyRules),
                ("q", TerminalMsg::KeyLeave),
                ("l", TerminalMsg::KeyLast),
                ("p", TerminalMsg::KeyPace),
                ("v", TerminalMsg::KeyVoids),
            ]
        }
    }
}

/// Says which size the table needs.
fn too_small(app: &App, area: Rect, buffer: &mut Buffer) {
    let message = TerminalMsg::TooSmall {
        columns: u32::from(layout::MIN_COLUMNS),
        rows: u32::from(layout::MIN_ROWS),
        has_columns: u32::from(area.width),
        has_rows: u32::from(area.height),
    };
    let lines = paint::wrap(&app.words.say(message), area.width);
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in lines.iter().take(usize::from(area.height)).enumerate() {
        let row = Rect { y: top + row as u16, height: 1, ..area };
        paint::centred(buffer, row, line, app.theme.accent());
    }
}
