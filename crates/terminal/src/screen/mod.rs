//! The screens: what an [`App`] looks like in a window of any size.

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
use words::{Table, Terminal};

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
    let Some(zones) = layout::zones(area) else {
        return too_small(app, area, buffer);
    };
    title(app, zones.title, buffer);
    keys(app, zones.keys, buffer);
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
    table_area::draw(app, table, zones.felt, buffer);
    grid::draw(app, table, zones.grid, buffer);
    messages::draw(app, table, zones.messages, buffer);
    hand::draw(app, table, zones.hand, buffer);
}

/// Before the first deal: who is there, and that one waits.
fn lobby(app: &App, area: Rect, buffer: &mut Buffer) {
    let names = app.lobby.iter().flat_map(|lobby| lobby.names.iter());
    let mut lines: Vec<(&str, _)> = names
        .map(|name| match name.as_str() {
            "" => (app.theme.pick("···", "..."), app.theme.faint()),
            name => (name, app.theme.strong()),
        })
        .collect();
    let waits = app.words.say(if app.link_down { Terminal::LinkDown } else { Terminal::Waiting });
    lines.push((&waits, app.theme.faint()));
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, (line, style)) in lines.into_iter().enumerate() {
        paint::centred(buffer, Rect { y: top + row as u16, height: 1, ..area }, line, style);
    }
}

/// Four gems, the game's name, and where the match is.
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

/// How long the person still has, at the end of a row: in words, or in digits alone where words find no room.
fn clock(app: &App, row: Rect, buffer: &mut Buffer) {
    const HURRY: u32 = 10;
    let Some(count) = app.seconds_left() else { return };
    let in_words = app.words.say(Table::SecondsLeft { count });
    let in_digits = format!("{}:{:02}", count / 60, count % 60);
    let left = if paint::columns(&in_words) + 3 <= row.width { &*in_words } else { &in_digits };
    let width = paint::columns(left);
    let style = if count <= HURRY { app.theme.warning() } else { app.theme.accent() };
    paint::text(buffer, row.right().saturating_sub(width + 1), row.y, width, left, style);
}

fn heading(app: &App, table: &TableView) -> String {
    let words = &app.words;
    if app.panel == Panel::LastTrick {
        return words.string(Terminal::LastTrick);
    }
    let round = table.round as u32 + 1;
    let (trick, tricks) = (table.trick_number() as u32, table.players().tricks() as u32);
    let stash = table.view.public.phase == rules::Phase::Stash;
    let message = match (table.planned, stash || app.panel == Panel::RoundEnd) {
        (Some(rounds), true) => Terminal::HeadingOf { round, rounds: rounds as u32 },
        (None, true) => Terminal::Heading { round },
        (Some(rounds), false) => Terminal::HeadingTrickOf { round, rounds: rounds as u32, trick, tricks },
        (None, false) => Terminal::HeadingTrick { round, trick, tricks },
    };
    words.string(message)
}

/// The keys that do something now.
fn keys(app: &App, row: Rect, buffer: &mut Buffer) {
    let theme = &app.theme;
    let mut x = row.x + 1;
    for (key, message) in known_keys(app) {
        let label = app.words.say(message);
        x = paint::text(buffer, x, row.y, row.right().saturating_sub(x), key, theme.accent()) + 1;
        // Where words find no room any more, the bare keys still say that they are there.
        if x + paint::columns(&label) < row.right() {
            x = paint::text(buffer, x, row.y, row.right().saturating_sub(x), &label, theme.faint()) + 2;
        }
    }
}

fn known_keys(app: &App) -> Vec<(&'static str, Terminal<'static>)> {
    let theme = &app.theme;
    let enter = theme.pick("⏎", "Enter");
    let asks = app.table.as_ref().map(TableView::prompt);
    match app.panel {
        Panel::Rules(_) => vec![(theme.pick("↑↓", "Up/Down"), Terminal::KeyScroll), ("Esc", Terminal::KeyBack)],
        Panel::LastTrick => vec![(enter, Terminal::KeyBack)],
        Panel::RoundEnd if asks == Some(Prompt::Nothing) => {
            vec![(enter, Terminal::KeyLeave), ("h", Terminal::KeyRules)]
        }
        Panel::RoundEnd => {
            vec![(enter, Terminal::KeyNextRound), ("h", Terminal::KeyRules), ("q", Terminal::KeyLeave)]
        }
        Panel::Table if app.table.is_none() => {
            let host = app.lobby.as_ref().is_some_and(|lobby| lobby.host);
            let start = host.then_some((enter, Terminal::KeyStart));
            start.into_iter().chain([("h", Terminal::KeyRules), ("q", Terminal::KeyLeave)]).collect()
        }
        Panel::Table if app.confirm.is_some() => vec![(enter, Terminal::KeyStash), ("Esc", Terminal::KeyBack)],
        Panel::Table => {
            let choose = if asks == Some(Prompt::Stash) { Terminal::KeyStash } else { Terminal::KeyPlay };
            vec![
                (theme.pick("←→", "</>"), Terminal::KeyMove),
                (enter, choose),
                ("?", Terminal::KeyHint),
                ("u", Terminal::KeyUndo),
                ("h", Terminal::KeyRules),
                ("q", Terminal::KeyLeave),
                ("l", Terminal::KeyLast),
                ("p", Terminal::KeyPace),
                ("v", Terminal::KeyVoids),
            ]
        }
    }
}

/// Says what the table needs, in as much room as there is.
fn too_small(app: &App, area: Rect, buffer: &mut Buffer) {
    let message = Terminal::TooSmall {
        columns: u32::from(layout::MIN_COLUMNS),
        rows: u32::from(layout::MIN_ROWS),
        has_columns: u32::from(area.width),
        has_rows: u32::from(area.height),
    };
    let says = app.words.say(message);
    let lines = paint::wrap(&says, area.width);
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in lines.iter().take(usize::from(area.height)).enumerate() {
        let row = Rect { y: top + row as u16, height: 1, ..area };
        paint::centred(buffer, row, line, app.theme.accent());
    }
}
