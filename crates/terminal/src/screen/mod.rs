//! Draws a [`GameScreen`] in a window of any size.

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
use ratatui::widgets::{Clear, Widget};
use words::{TableMsg, TerminalMsg};

use crate::game_screen::{GameScreen, Panel, Purpose};
use crate::table_view::{Prompt, TableView};

pub(crate) use rulebook::rules_last_line;

impl Widget for &GameScreen {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        draw(self, area, buffer);
        if self.theme.ascii {
            paint::plain_punctuation(buffer);
        }
    }
}

fn draw(game: &GameScreen, area: Rect, buffer: &mut Buffer) {
    let Some(areas) = layout::areas(area) else {
        return too_small(game, (layout::MIN_COLUMNS, layout::MIN_ROWS), area, buffer);
    };
    title(game, areas.title, buffer);
    keys(game, areas.keys, buffer);
    let body = Rect { y: area.y + 2, height: area.height.saturating_sub(4), ..area };
    if let Panel::Rules(top) = game.panel {
        return rulebook::draw(game, top, body, buffer);
    }
    let Some(table) = &game.table else {
        return lobby(game, area, buffer);
    };
    if game.panel == Panel::RoundEnd {
        ending::draw(game, table, body, buffer);
        return said(game, body, buffer);
    }
    table_area::draw(game, table, areas.table, buffer);
    grid::draw(game, table, areas.grid, buffer);
    messages::draw(game, table, areas.messages, buffer);
    hand::draw(game, table, areas.hand, buffer);
}

/// Below the end of a round: what somebody has said, or what the person may say.
fn said(game: &GameScreen, area: Rect, buffer: &mut Buffer) {
    let text = if game.reacting { Some(crate::reactions::question(&game.words)) } else { game.said.clone() };
    let lines = text.map(|text| paint::wrap(&text, area.width.saturating_sub(2))).unwrap_or_default();
    let height = (lines.len() as u16).min(area.height);
    let row = Rect { y: area.bottom() - height, height, ..area };
    Clear.render(row, buffer);
    for (y, line) in (row.y..row.bottom()).zip(&lines) {
        paint::text(buffer, row.x + 1, y, row.width.saturating_sub(2), line, game.theme.accent());
    }
}

/// Before the first deal: the players, and a message that the table waits.
fn lobby(game: &GameScreen, area: Rect, buffer: &mut Buffer) {
    let names = game.lobby.iter().flat_map(|lobby| lobby.names.iter());
    let mut lines: Vec<(&str, _)> = names
        .map(|name| match name.as_str() {
            "" => (game.theme.pick("···", "..."), game.theme.faint()),
            name => (name, game.theme.strong()),
        })
        .collect();
    let message = game.words.say(if game.link_down { TerminalMsg::LinkDown } else { TerminalMsg::Waiting });
    lines.push((&message, game.theme.faint()));
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, (line, style)) in lines.into_iter().enumerate() {
        paint::centred(buffer, Rect { y: top + row as u16, height: 1, ..area }, line, style);
    }
}

/// Four gems, the game's name, the round and the trick.
fn title(game: &GameScreen, row: Rect, buffer: &mut Buffer) {
    let theme = &game.theme;
    let mut x = row.x + 1;
    for colour in rules::Colour::ALL.into_iter().filter(|_| !theme.ascii) {
        x = paint::text(buffer, x, row.y, 1, theme.gem(colour), theme.word(colour));
    }
    x = paint::text(buffer, x + u16::from(!theme.ascii), row.y, 8, "Qyrsqyrs", theme.accent());
    if let Some(table) = &game.table {
        let heading = heading(game, table);
        if paint::columns(&heading) + x + 4 > row.right() {
            // A long heading has the row for itself.
            Clear.render(row, buffer);
            x = row.x.saturating_sub(2);
        }
        x = paint::text(buffer, x + 3, row.y, row.right().saturating_sub(x + 4), &heading, theme.faint());
        clock(game, Rect { x, width: row.right() - x, ..row }, buffer);
    }
}

/// The time left for the person's choice, at the end of a row: in words, or in digits if there is no room for words.
fn clock(game: &GameScreen, row: Rect, buffer: &mut Buffer) {
    const WARN_BELOW: u32 = 10;
    let Some(count) = game.seconds_left() else { return };
    let in_words = game.words.say(TableMsg::SecondsLeft { count });
    let in_digits = format!("{}:{:02}", count / 60, count % 60);
    let left = if paint::columns(&in_words) + 3 <= row.width { &*in_words } else { &in_digits };
    let width = paint::columns(left);
    let style = if count <= WARN_BELOW { game.theme.warning() } else { game.theme.accent() };
    paint::text(buffer, row.right().saturating_sub(width + 1), row.y, width, left, style);
}

fn heading(game: &GameScreen, table: &TableView) -> String {
    let words = &game.words;
    if game.panel == Panel::LastTrick {
        return words.string(TerminalMsg::LastTrick);
    }
    if let Some(heading) = &game.heading {
        return heading.clone();
    }
    let round = table.round as u32 + 1;
    let (trick, tricks) = (table.trick_number() as u32, table.players().tricks() as u32);
    let stash = table.view.public.phase == rules::Phase::Stash;
    let message = match (table.planned, stash || game.panel == Panel::RoundEnd) {
        (Some(rounds), true) => TerminalMsg::HeadingOf { round, rounds: rounds as u32 },
        (None, true) => TerminalMsg::Heading { round },
        (Some(rounds), false) => TerminalMsg::HeadingTrickOf { round, rounds: rounds as u32, trick, tricks },
        (None, false) => TerminalMsg::HeadingTrick { round, trick, tricks },
    };
    words.string(message)
}

/// The keys that work now, and what they do, as many as fit. The page of the rules begins with all of them.
fn keys(game: &GameScreen, row: Rect, buffer: &mut Buffer) {
    let theme = &game.theme;
    let mut x = row.x + 1;
    for (key, message) in active_keys(game) {
        let label = game.words.say(message);
        if x + paint::columns(key) + 1 + paint::columns(&label) >= row.right() {
            continue;
        }
        x = paint::text(buffer, x, row.y, row.right().saturating_sub(x), key, theme.accent()) + 1;
        x = paint::text(buffer, x, row.y, row.right().saturating_sub(x), &label, theme.faint()) + 2;
    }
}

/// The keys and the mark of the table with their labels, for the page of the rules.
pub(crate) fn key_list(game: &GameScreen) -> String {
    let mut keys = table_keys(game, TerminalMsg::KeyPlay);
    keys.push((table_area::dealer_mark(&game.theme), TerminalMsg::LabelDealer));
    keys.iter().map(|(key, label)| format!("{key} {}", game.words.say(*label))).collect::<Vec<_>>().join(" · ")
}

fn table_keys(game: &GameScreen, choose: TerminalMsg<'static>) -> Vec<(&'static str, TerminalMsg<'static>)> {
    let theme = &game.theme;
    let enter = theme.pick("⏎", "Enter");
    if game.purpose == Purpose::SolvedPuzzle {
        return vec![
            (enter, TerminalMsg::KeyNextPuzzle),
            ("l", TerminalMsg::KeyLast),
            ("h", TerminalMsg::KeyRules),
            ("q", TerminalMsg::KeyLeave),
        ];
    }
    let mut keys = vec![(theme.pick("←→", "</>"), TerminalMsg::KeyMove), (enter, choose)];
    keys.extend((game.purpose == Purpose::Game).then_some(("?", TerminalMsg::KeyHint)));
    if game.purpose == Purpose::Puzzle {
        keys.extend([("a", TerminalMsg::KeyAnswer), ("n", TerminalMsg::KeyNextPuzzle)]);
    }
    keys.extend([("h", TerminalMsg::KeyRules), ("q", TerminalMsg::KeyLeave)]);
    if game.purpose == Purpose::Game {
        keys.extend([("u", TerminalMsg::KeyUndo), ("c", TerminalMsg::KeyClaim)]);
    }
    keys.push(("l", TerminalMsg::KeyLast));
    keys.extend((game.purpose == Purpose::Game).then_some(("p", TerminalMsg::KeyPace)));
    keys.push(("v", TerminalMsg::KeyVoids));
    keys.extend(react(game));
    keys
}

/// The key to say something, where another person sits.
fn react(game: &GameScreen) -> Option<(&'static str, TerminalMsg<'static>)> {
    game.may_react.then_some(("s", TerminalMsg::KeyReact))
}

fn active_keys(game: &GameScreen) -> Vec<(&'static str, TerminalMsg<'static>)> {
    let theme = &game.theme;
    let enter = theme.pick("⏎", "Enter");
    let prompt = game.table.as_ref().map(TableView::prompt);
    match game.panel {
        Panel::Rules(_) => vec![(theme.pick("↑↓", "Up/Down"), TerminalMsg::KeyScroll), ("Esc", TerminalMsg::KeyBack)],
        Panel::LastTrick => vec![(enter, TerminalMsg::KeyBack)],
        Panel::RoundEnd if prompt == Some(Prompt::Nothing) => {
            let next = [("n", TerminalMsg::KeyNewMatch), ("c", TerminalMsg::KeyCoach)];
            let next = next.into_iter().filter(|_| game.offers_next_step());
            next.chain([(enter, TerminalMsg::KeyLeave), ("h", TerminalMsg::KeyRules)]).chain(react(game)).collect()
        }
        Panel::RoundEnd => {
            let keys = [(enter, TerminalMsg::KeyNextRound), ("h", TerminalMsg::KeyRules), ("q", TerminalMsg::KeyLeave)];
            keys.into_iter().chain(react(game)).collect()
        }
        Panel::Table if game.table.is_none() => {
            let host = game.lobby.as_ref().is_some_and(|lobby| lobby.host);
            let start = host.then_some((enter, TerminalMsg::KeyStart));
            start.into_iter().chain([("h", TerminalMsg::KeyRules), ("q", TerminalMsg::KeyLeave)]).collect()
        }
        Panel::Table if game.confirm.is_some() => vec![(enter, TerminalMsg::KeyStash), ("Esc", TerminalMsg::KeyBack)],
        Panel::Table => {
            let choose = if prompt == Some(Prompt::Stash) { TerminalMsg::KeyStash } else { TerminalMsg::KeyPlay };
            let may_claim = game.table.as_ref().is_some_and(|table| table.may_claim.is_some());
            let mut keys = table_keys(game, choose);
            let claim = keys.iter().position(|(key, _)| *key == "c").map(|place| keys.remove(place));
            // The key to claim is shown only while a claim is offered, and then before all others.
            keys.splice(0..0, claim.filter(|_| may_claim));
            keys
        }
    }
}

/// Fills the area with a sentence that says how many columns and rows the screen needs.
pub(crate) fn too_small(game: &GameScreen, (columns, rows): (u16, u16), area: Rect, buffer: &mut Buffer) {
    let message = TerminalMsg::TooSmall {
        columns: columns.into(),
        rows: rows.into(),
        has_columns: area.width.into(),
        has_rows: area.height.into(),
    };
    Clear.render(area, buffer);
    let lines = paint::wrap(&game.words.say(message), area.width);
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in lines.iter().take(usize::from(area.height)).enumerate() {
        let row = Rect { y: top + row as u16, height: 1, ..area };
        paint::centred(buffer, row, line, game.theme.accent());
    }
}
