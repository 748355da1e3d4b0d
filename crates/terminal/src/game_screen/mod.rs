//! The state of the drawn game, and the one function that changes it.
//!
//! [`GameScreen::update`] does no IO and reads no clock: keys, clicks, reports of the table and the time come in as
//! [`Msg`], what the person wants of the table goes out as a [`UserAction`].

mod input;

use std::collections::VecDeque;
use std::time::Duration;

use crossterm::event::KeyCode;
use protocol::TableUpdate;
use ratatui::layout::{Position, Rect};
use rules::{Card, Claim, Phase};
use words::{TerminalMsg, Words};

use crate::narrate;
use crate::pace::TerminalPace;
use crate::reactions;
use crate::table_thread::{ConnectionStatus, SavedMatch, TableReport, UserAction};
use crate::table_view::{LobbyInfo, Prompt, TableView, may_react, time_left};
use crate::theme::TerminalTheme;

/// How many sentences the log keeps.
const LOG_LENGTH: usize = 200;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Msg {
    /// A key was pressed.
    Key(KeyCode),
    /// Ctrl-C or Ctrl-D was pressed.
    Interrupt,
    /// The primary mouse button went down here.
    Click(Position),
    /// The mouse is over this place.
    Hover(Position),
    /// The wheel was turned by this many lines.
    Scroll(i16),
    /// The window has this size now.
    Resize(Rect),
    /// The time, in milliseconds since the start.
    Tick(u64),
    /// The table has reported something.
    Report(TableReport),
}

/// The part of the game that fills the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    /// The table.
    Table,
    /// The table with the last trick on it.
    LastTrick,
    /// The rules, from this line on.
    Rules(u16),
    /// The end of the round, or of the match.
    RoundEnd,
}

/// What the screen is used for: a lesson and a puzzle have fewer keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A match.
    Game,
    /// A step of the lesson.
    Lesson,
    /// A puzzle.
    Puzzle,
    /// A puzzle whose answer is on the screen.
    SolvedPuzzle,
}

/// What the person wants after the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextStep {
    /// Another match of the same kind.
    NewMatch,
    /// The coach's review of the match.
    Coach,
}

/// A message to the person in the line above the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StatusLine {
    /// Information.
    Info(String),
    /// A refusal or an error.
    Warning(String),
}

/// The drawn game.
#[derive(Debug)]
pub struct GameScreen {
    /// The language.
    pub words: Words,
    /// The colours and symbols.
    pub theme: TerminalTheme,
    /// How fast the others' cards appear.
    pub pace: TerminalPace,
    pub(crate) purpose: Purpose,
    /// The heading, if it is not the round and the trick.
    pub(crate) heading: Option<String>,
    pub(crate) table: Option<TableView>,
    pub(crate) panel: Panel,
    pub(crate) cursor: usize,
    pub(crate) typed: Option<char>,
    pub(crate) confirm: Option<Card>,
    pub(crate) hint: Option<Card>,
    pub(crate) status: Option<StatusLine>,
    pub(crate) log: Vec<String>,
    pub(crate) area: Rect,
    pub(crate) link_down: bool,
    /// Whether another person is there to read a reaction.
    pub(crate) may_react: bool,
    /// Whether the next digit chooses a reaction.
    pub(crate) reacting: bool,
    /// What somebody has said last, until something happens in the game.
    pub(crate) said: Option<String>,
    pub(crate) lobby: Option<LobbyInfo>,
    pub(crate) trouble: Option<String>,
    /// Where the match is after it was last saved.
    pub(crate) saved: Option<SavedMatch>,
    waiting: VecDeque<TableView>,
    /// Whether a player has claimed the rest of this round.
    rest_claimed: bool,
    now: u64,
    hold_until: u64,
    /// When the chest began to open at the end of the round; `None` once all its cards are to be seen.
    opened_at: Option<u64>,
    /// Whether the end of this round was shown already.
    chest_seen: bool,
    next_step: Option<NextStep>,
    /// When the person's time for their choice is up.
    due: Option<u64>,
    quit: bool,
}

impl GameScreen {
    /// A game that waits for its first table.
    #[must_use]
    pub fn new(words: Words, theme: TerminalTheme, pace: TerminalPace, area: Rect) -> GameScreen {
        GameScreen {
            words,
            theme,
            pace,
            purpose: Purpose::Game,
            heading: None,
            table: None,
            panel: Panel::Table,
            cursor: 0,
            typed: None,
            confirm: None,
            hint: None,
            status: None,
            log: Vec::new(),
            area,
            link_down: false,
            may_react: false,
            reacting: false,
            said: None,
            lobby: None,
            trouble: None,
            saved: None,
            waiting: VecDeque::new(),
            rest_claimed: false,
            now: 0,
            hold_until: 0,
            opened_at: None,
            chest_seen: false,
            next_step: None,
            due: None,
            quit: false,
        }
    }

    /// Whether the person quits.
    #[must_use]
    pub(crate) fn wants_to_quit(&self) -> bool {
        self.quit
    }

    /// What the person wants after the match; nothing if they just leave.
    #[must_use]
    pub fn next_step(&self) -> Option<NextStep> {
        self.next_step
    }

    /// Whether a finished match against bots is on the screen, from which a new one and the coach are one key away.
    pub(crate) fn offers_next_step(&self) -> bool {
        self.is_over() && matches!(self.saved, Some(SavedMatch::Finished(_)))
    }

    /// The number of cards of the chest that are open at the end of the round, by now.
    pub(crate) fn open_chest_cards(&self) -> usize {
        match (self.opened_at, self.pace.chest_beat()) {
            (None, _) | (_, 0) => usize::MAX,
            (Some(start), beat) => (self.now.saturating_sub(start) / beat) as usize,
        }
    }

    /// Whether cards of the chest are still to be opened.
    fn chest_is_opening(&self) -> bool {
        let size = self.table.as_ref().map_or(0, |table| table.view.public.chest_size());
        self.panel == Panel::RoundEnd && self.open_chest_cards() < size
    }

    /// When the next card of the chest opens.
    fn next_chest_card(&self) -> Option<u64> {
        let start = self.opened_at.filter(|_| self.chest_is_opening())?;
        Some(start + (self.open_chest_cards() as u64 + 1) * self.pace.chest_beat())
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
        next_view.into_iter().chain(next_second).chain(self.next_chest_card()).min()
    }

    /// The seconds left for the choice on the screen, rounded up; `None` where no clock runs.
    pub(crate) fn seconds_left(&self) -> Option<u32> {
        let chooses = matches!(self.table.as_ref().map(TableView::prompt), Some(Prompt::Stash | Prompt::Play));
        let due = self.due.filter(|_| chooses && self.waiting.is_empty())?;
        Some(narrate::seconds(Duration::from_millis(due.saturating_sub(self.now))))
    }

    /// Updates the state after an event, and returns the action that the table has to carry out.
    pub fn update(&mut self, msg: Msg) -> Option<UserAction> {
        match msg {
            Msg::Key(key) => return self.key(key),
            Msg::Interrupt => self.quit = true,
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
                self.may_react = may_react(&update.state);
                self.tell_reaction(&update);
                self.due = time_left(&update.state).map(|left| self.now.saturating_add(left.as_millis() as u64));
                let view = TableView::of(&update, &self.words);
                let newest = self.waiting.back().or(self.table.as_ref());
                self.waiting.extend(view.filter(|view| newest != Some(view)));
            }
            TableReport::Hint(Some(hint)) => {
                self.hint = Some(hint.card);
                self.point_at(hint.card);
                let names = self.table.as_ref().map_or(&[][..], |table| &table.names);
                let sentences = hint.say(&self.words, |seat| names.get(seat.index()).map_or("", String::as_str));
                self.status = Some(StatusLine::Info(sentences.join(" ")));
            }
            TableReport::Hint(None) => self.warn(TerminalMsg::HintNone),
            TableReport::Saved(saved) => self.saved = Some(saved),
            TableReport::Failed { re, error } => {
                let text = error.say(&self.words);
                // A refused command does not end the table, so it is not part of the exit message.
                self.trouble = re.is_none().then(|| text.clone()).or(self.trouble.take());
                self.status = Some(StatusLine::Warning(text));
            }
            TableReport::Connection(status) => self.link_down = status == ConnectionStatus::Down,
            TableReport::Idle { .. } => {}
        }
    }

    /// Puts what somebody says into the log, and below the end of a round, which has no log.
    fn tell_reaction(&mut self, update: &TableUpdate) {
        let Some(said) = reactions::told(&self.words, update) else { return };
        self.log.push(said.clone());
        self.said = Some(said);
    }

    fn warn(&mut self, message: TerminalMsg<'_>) {
        self.status = Some(StatusLine::Warning(self.words.string(message)));
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
            // The rules can be read in between; the chest does not open a second time.
            let seen = std::mem::replace(&mut self.chest_seen, true);
            self.opened_at = (!seen).then_some(self.now);
        }
    }

    fn round_end_is_due(&self) -> bool {
        let prompt = self.table.as_ref().map(TableView::prompt);
        self.waiting.is_empty()
            && matches!(prompt, Some(Prompt::NextRound | Prompt::Nothing))
            && matches!(self.panel, Panel::Table | Panel::LastTrick)
    }

    fn show(&mut self, table: TableView) {
        self.log.extend(narrate::events(&self.words, self.table.as_ref(), &table));
        let surplus = self.log.len().saturating_sub(LOG_LENGTH);
        self.log.drain(..surplus);
        // A claim to all remaining tricks ends the round, so the cards are not shown one by one.
        self.rest_claimed |= matches!(table.claimed, Some((_, Claim::Rest)));
        self.rest_claimed &= table.view.public.phase == Phase::Play || table.view.public.reveal.is_none();
        let hold = if self.rest_claimed { 0 } else { self.pace.hold(self.table.as_ref(), &table) };
        self.hold_until = self.now + hold;
        let choice = self.table.as_ref().map(|before| (before.view.hand, before.prompt()));
        if choice != Some((table.view.hand, table.prompt())) {
            self.hint = None;
            self.confirm = None;
            self.status = None;
        }
        // In the log it would scroll away before the person has read it.
        if let Some(late) = narrate::own_time_up(&self.words, &table) {
            self.status = Some(StatusLine::Warning(late));
        }
        if self.panel == Panel::RoundEnd {
            self.panel = Panel::Table;
        }
        self.said = None;
        self.chest_seen &= table.view.public.reveal.is_some();
        let chosen = self.table.as_ref().and_then(|before| before.hand().get(self.cursor).copied());
        self.table = Some(table);
        self.keep_cursor(chosen);
    }

    /// Keeps the cursor on the same card, or moves it to the first legal card if the old one is illegal.
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
