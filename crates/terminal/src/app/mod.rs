//! The state of the drawn game, and the one function that changes it.
//!
//! [`App::update`] does no IO and reads no clock: keys, clicks, reports of the table and the time come in as
//! [`Msg`], what the person wants of the table goes out as a [`UserAction`].

mod input;

use std::collections::VecDeque;
use std::time::Duration;

use ratatui::layout::{Position, Rect};
use rules::Card;
use words::{Terminal, Words};

use crate::narrate;
use crate::pace::Pace;
use crate::table_thread::{ConnectionStatus, SavedMatch, TableReport, UserAction};
use crate::table_view::{LobbyInfo, Prompt, TableView, time_left};
use crate::theme::Theme;

/// The sentences that are kept for reading back.
const LOG_LENGTH: usize = 200;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Msg {
    /// A key was pressed.
    Key(InputKey),
    /// The primary mouse button went down here.
    Click(Position),
    /// The mouse is over this place.
    Hover(Position),
    /// The wheel was turned by so many lines.
    Scroll(i16),
    /// The window has this size now.
    Resize(Rect),
    /// The time, in milliseconds from any fixed moment.
    Tick(u64),
    /// The table said something.
    Report(TableReport),
}

/// The keys the game knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputKey {
    /// A letter, digit or sign.
    Char(char),
    /// One card to the left.
    Left,
    /// One card to the right.
    Right,
    /// A line up.
    Up,
    /// A line down.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// The first card, or the top.
    Home,
    /// The last card, or the bottom.
    End,
    /// Choose, confirm, go on.
    Enter,
    /// Back, no.
    Esc,
    /// Take the last letter away.
    Backspace,
    /// Leave at once.
    Interrupt,
}

/// What fills the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The table.
    Table,
    /// The table with the last trick on it.
    LastTrick,
    /// The rules, from this line on.
    Rules(u16),
    /// The end of the round, or of the match.
    RoundEnd,
}

/// One line to the person, and how it is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Something to know.
    Plain(String),
    /// Something that cannot be.
    Warning(String),
}

/// The drawn game.
#[derive(Debug)]
pub struct App {
    /// The language.
    pub words: Words,
    /// The look.
    pub theme: Theme,
    /// How fast the others' cards appear.
    pub pace: Pace,
    pub(crate) table: Option<TableView>,
    pub(crate) panel: Panel,
    pub(crate) cursor: usize,
    pub(crate) typed: Option<char>,
    pub(crate) confirm: Option<Card>,
    pub(crate) hint: Option<Card>,
    pub(crate) notice: Option<Notice>,
    pub(crate) log: Vec<String>,
    pub(crate) area: Rect,
    pub(crate) link_down: bool,
    pub(crate) lobby: Option<LobbyInfo>,
    pub(crate) trouble: Option<String>,
    /// Where the match is after it was last saved.
    pub(crate) saved: Option<SavedMatch>,
    waiting: VecDeque<TableView>,
    now: u64,
    hold_until: u64,
    /// When the person's time for their choice is up.
    due: Option<u64>,
    quit: bool,
}

impl App {
    /// A game that waits for its first table.
    #[must_use]
    pub fn new(words: Words, theme: Theme, pace: Pace, area: Rect) -> App {
        App {
            words,
            theme,
            pace,
            table: None,
            panel: Panel::Table,
            cursor: 0,
            typed: None,
            confirm: None,
            hint: None,
            notice: None,
            log: Vec::new(),
            area,
            link_down: false,
            lobby: None,
            trouble: None,
            saved: None,
            waiting: VecDeque::new(),
            now: 0,
            hold_until: 0,
            due: None,
            quit: false,
        }
    }

    /// Whether the person wants to leave.
    #[must_use]
    pub fn wants_to_quit(&self) -> bool {
        self.quit
    }

    /// Whether the match on the screen is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(TableView::is_over)
    }

    /// When the next tick is due, if anything waits for one.
    #[must_use]
    pub fn deadline(&self) -> Option<u64> {
        let next_view = (!self.waiting.is_empty() || self.round_end_is_due()).then_some(self.hold_until);
        let next_second = self.seconds_left().filter(|&left| left > 0).zip(self.due);
        let next_second = next_second.map(|(left, due)| due.saturating_sub(u64::from(left - 1) * 1000));
        next_view.into_iter().chain(next_second).min()
    }

    /// The seconds that the person has for the choice on the screen, begun ones included; nothing where no clock runs.
    pub(crate) fn seconds_left(&self) -> Option<u32> {
        let asked = matches!(self.table.as_ref().map(TableView::prompt), Some(Prompt::Stash | Prompt::Play));
        let due = self.due.filter(|_| asked && self.waiting.is_empty())?;
        Some(narrate::seconds(Duration::from_millis(due.saturating_sub(self.now))))
    }

    /// Takes in what happened, and says what the table is to do.
    pub fn update(&mut self, msg: Msg) -> Option<UserAction> {
        match msg {
            Msg::Key(key) => return self.key(key),
            Msg::Click(position) => return self.click(position),
            Msg::Hover(position) => self.hover(position),
            Msg::Scroll(lines) => self.scroll(lines),
            Msg::Resize(area) => self.area = area,
            Msg::Tick(now) => self.now = now,
            Msg::Report(report) => self.report(report),
        }
        self.advance();
        None
    }

    fn report(&mut self, report: TableReport) {
        match report {
            TableReport::Update(update) => {
                self.lobby = LobbyInfo::of(&update.state, &self.words);
                self.due = time_left(&update.state).map(|left| self.now.saturating_add(left.as_millis() as u64));
                let view = TableView::of(&update, &self.words);
                let newest = self.waiting.back().or(self.table.as_ref());
                self.waiting.extend(view.filter(|view| newest != Some(view)));
            }
            TableReport::Hint(Some(hint)) => {
                self.hint = Some(hint.card);
                self.point_at(hint.card);
                let names = self.table.as_ref().map_or(&[][..], |table| &table.names);
                let said = hint.say(&self.words, |seat| names.get(seat.index()).map_or("", String::as_str));
                self.notice = Some(Notice::Plain(said.join(" ")));
            }
            TableReport::Hint(None) => self.warn(Terminal::HintNone),
            TableReport::Saved(saved) => self.saved = Some(saved),
            TableReport::Failed { re, error } => {
                let text = error.say(&self.words);
                // A refused command is no reason why the table ended.
                self.trouble = re.is_none().then(|| text.clone()).or(self.trouble.take());
                self.notice = Some(Notice::Warning(text));
            }
            TableReport::Connection(status) => self.link_down = status == ConnectionStatus::Down,
            TableReport::Idle { .. } => {}
        }
    }

    fn warn(&mut self, message: Terminal<'_>) {
        self.notice = Some(Notice::Warning(self.words.string(message)));
    }

    /// Shows the views whose time has come.
    fn advance(&mut self) {
        while self.now >= self.hold_until
            && let Some(table) = self.waiting.pop_front()
        {
            self.show(table);
        }
        if self.now >= self.hold_until && self.round_end_is_due() {
            self.panel = Panel::RoundEnd;
        }
    }

    fn round_end_is_due(&self) -> bool {
        let asks = self.table.as_ref().map(TableView::prompt);
        self.waiting.is_empty()
            && matches!(asks, Some(Prompt::NextRound | Prompt::Nothing))
            && matches!(self.panel, Panel::Table | Panel::LastTrick)
    }

    fn show(&mut self, table: TableView) {
        self.log.extend(narrate::events(&self.words, self.table.as_ref(), &table));
        let surplus = self.log.len().saturating_sub(LOG_LENGTH);
        self.log.drain(..surplus);
        self.hold_until = self.now + self.pace.hold(self.table.as_ref(), &table);
        let asked = self.table.as_ref().map(|before| (before.view.hand, before.prompt()));
        if asked != Some((table.view.hand, table.prompt())) {
            self.hint = None;
            self.confirm = None;
            self.notice = None;
        }
        // Among what the others do next it would be gone before it is read.
        if let Some(late) = narrate::own_time_up(&self.words, &table) {
            self.notice = Some(Notice::Warning(late));
        }
        if self.panel == Panel::RoundEnd {
            self.panel = Panel::Table;
        }
        let chosen = self.table.as_ref().and_then(|before| before.hand().get(self.cursor).copied());
        self.table = Some(table);
        self.keep_cursor(chosen);
    }

    /// Keeps the cursor on the same card, or moves it to the first that may be chosen when the old one may not.
    fn keep_cursor(&mut self, chosen: Option<Card>) {
        let Some(table) = &self.table else { return };
        let (hand, legal) = (table.hand(), table.view.legal());
        let same = hand.iter().position(|&card| Some(card) == chosen);
        let useful = |&index: &usize| legal.is_empty() || legal.contains(hand[index]);
        let first = hand.iter().position(|&card| legal.contains(card));
        let near = self.cursor.min(hand.len().saturating_sub(1));
        self.cursor = same.filter(useful).or(first).unwrap_or(near);
    }

    fn point_at(&mut self, card: Card) {
        let place = self.table.as_ref().and_then(|table| table.hand().iter().position(|&held| held == card));
        self.cursor = place.unwrap_or(self.cursor);
    }

    /// Shows at once everything that still waits for its time.
    fn skip_delays(&mut self) {
        while let Some(table) = self.waiting.pop_front() {
            self.show(table);
        }
        self.hold_until = self.now;
    }
}
