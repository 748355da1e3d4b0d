//! What the person does: keys and clicks.

use ratatui::layout::Position;
use rules::Card;
use words::Terminal;

use super::{App, Key, Notice, Pane};
use crate::driver::Command;
use crate::frame::Asks;
use crate::narrate;
use crate::screen::layout;

impl App {
    pub(super) fn key(&mut self, key: Key) -> Option<Command> {
        if key == Key::Interrupt {
            self.quit = true;
            return None;
        }
        if !self.waiting.is_empty() || (self.now < self.hold_until && self.round_end_is_due()) {
            self.catch_up();
            if matches!(key, Key::Enter | Key::Char(' ')) {
                self.advance();
                return None;
            }
        }
        match self.pane {
            Pane::Rules(_) => self.rules_key(key),
            Pane::LastTrick => {
                self.pane = Pane::Table;
                self.advance();
                if key == Key::Char('q') {
                    self.quit = true;
                }
                None
            }
            Pane::RoundEnd => self.round_end_key(key),
            Pane::Table => self.table_key(key),
        }
    }

    fn rules_key(&mut self, key: Key) -> Option<Command> {
        let page = self.area.height.saturating_sub(4).max(1) as i16;
        match key {
            Key::Up => self.scroll(-1),
            Key::Down => self.scroll(1),
            Key::PageUp => self.scroll(-page),
            Key::PageDown | Key::Char(' ') => self.scroll(page),
            Key::Home => self.scroll(i16::MIN),
            Key::End => self.scroll(i16::MAX),
            Key::Esc | Key::Enter | Key::Char('h' | 'q') => {
                self.pane = Pane::Table;
                self.advance();
            }
            _ => {}
        }
        None
    }

    pub(super) fn scroll(&mut self, lines: i16) {
        if let Pane::Rules(top) = self.pane {
            let last = crate::screen::rules_last_line(self);
            self.pane = Pane::Rules(top.saturating_add_signed(lines).min(last));
        }
    }

    fn round_end_key(&mut self, key: Key) -> Option<Command> {
        match key {
            Key::Char('q') | Key::Esc => self.quit = true,
            Key::Char('h') => self.pane = Pane::Rules(0),
            Key::Enter | Key::Char(' ') => return self.go_on(),
            _ => {}
        }
        None
    }

    /// The host of a served table starts the match.
    fn start(&self) -> Option<Command> {
        self.lobby.as_ref().filter(|lobby| lobby.host).map(|_| Command::NextRound)
    }

    fn go_on(&mut self) -> Option<Command> {
        if self.is_over() {
            self.quit = true;
            return None;
        }
        Some(Command::NextRound)
    }

    fn table_key(&mut self, key: Key) -> Option<Command> {
        self.notice = None;
        if let Some(command) = self.typed_key(key) {
            return command;
        }
        match key {
            Key::Enter if self.frame.is_none() => return self.start(),
            Key::Left => self.step(-1),
            Key::Right => self.step(1),
            Key::Home => self.step(-99),
            Key::End => self.step(99),
            Key::Esc => self.confirm = None,
            Key::Enter => return self.pick(),
            Key::Char('y') if self.confirm.is_some() => return self.pick(),
            Key::Char('n') if self.confirm.is_some() => self.confirm = None,
            Key::Char('?') => return self.ask_hint(),
            Key::Char('u') => return self.ask_undo(),
            Key::Char('l') => self.open_last_trick(),
            Key::Char('v') => self.show_voids(),
            Key::Char('h') => self.pane = Pane::Rules(0),
            Key::Char('p') => {
                self.pace = self.pace.next();
                self.notice = Some(Notice::Plain(self.pace.say(&self.words)));
            }
            Key::Char('q') => self.quit = true,
            _ => {}
        }
        None
    }

    /// Typing a card: a colour's letter, then a number or Q. Says `None` when the key is for something else.
    fn typed_key(&mut self, key: Key) -> Option<Option<Command>> {
        let Key::Char(letter) = key else {
            let was_typing = self.typed.take().is_some();
            return (was_typing && matches!(key, Key::Esc | Key::Backspace)).then_some(None);
        };
        let letter = letter.to_ascii_uppercase();
        if let Some(colour) = self.typed.take() {
            let text = format!("{colour}{letter}");
            return Some(match text.parse::<Card>() {
                Ok(card) => self.choose(card),
                Err(_) => {
                    self.warn(Terminal::NoSuchCard { text: &text });
                    None
                }
            });
        }
        let begins = matches!(letter, 'R' | 'K' | 'B' | 'G');
        begins.then(|| {
            self.typed = Some(letter);
            None
        })
    }

    fn step(&mut self, by: isize) {
        let count = self.frame.as_ref().map_or(0, |frame| frame.view.hand.len());
        self.confirm = None;
        self.cursor = self.cursor.saturating_add_signed(by).min(count.saturating_sub(1));
    }

    /// Enter: the card under the cursor.
    fn pick(&mut self) -> Option<Command> {
        let card = self.frame.as_ref()?.hand().get(self.cursor).copied()?;
        self.choose(card)
    }

    /// A card was named. A play is made at once; a stash asks first, because it is final.
    fn choose(&mut self, card: Card) -> Option<Command> {
        self.point_at(card);
        let frame = self.frame.as_ref()?;
        if let Some(reason) = narrate::narrator(&self.words, frame).why_illegal(card) {
            self.confirm = None;
            self.notice = Some(Notice::Warning(reason));
            return None;
        }
        if frame.asks() == Asks::Stash && self.confirm != Some(card) {
            self.confirm = Some(card);
            return None;
        }
        self.confirm = None;
        Some(Command::Choose(card))
    }

    fn ask_hint(&mut self) -> Option<Command> {
        let frame = self.frame.as_ref()?;
        if !frame.can_hint || frame.view.legal().is_empty() {
            self.warn(Terminal::HintNone);
            return None;
        }
        Some(Command::Hint)
    }

    fn ask_undo(&mut self) -> Option<Command> {
        if !self.frame.as_ref()?.can_undo {
            self.warn(Terminal::UndoNothing);
            return None;
        }
        self.confirm = None;
        Some(Command::Undo)
    }

    fn open_last_trick(&mut self) {
        let Some(frame) = &self.frame else { return };
        if frame.view.public.previous_trick().is_some() {
            self.pane = Pane::LastTrick;
        } else {
            let none = narrate::narrator(&self.words, frame).previous_trick().join(" ");
            self.notice = Some(Notice::Plain(none));
        }
    }

    fn show_voids(&mut self) {
        let Some(frame) = &self.frame else { return };
        self.notice = Some(Notice::Plain(narrate::narrator(&self.words, frame).voids().join(" ")));
    }

    pub(super) fn click(&mut self, position: Position) -> Option<Command> {
        if !self.waiting.is_empty() {
            self.catch_up();
            self.advance();
            return None;
        }
        match self.pane {
            Pane::RoundEnd => return self.go_on(),
            Pane::LastTrick => self.pane = Pane::Table,
            Pane::Rules(_) => {}
            Pane::Table => {
                if let Some(index) = self.card_at(position) {
                    self.notice = None;
                    self.typed = None;
                    self.cursor = index;
                    return self.pick();
                }
                self.confirm = None;
            }
        }
        None
    }

    pub(super) fn hover(&mut self, position: Position) {
        if self.pane == Pane::Table
            && self.confirm.is_none()
            && let Some(index) = self.card_at(position)
        {
            self.cursor = index;
        }
    }

    fn card_at(&self, position: Position) -> Option<usize> {
        let count = self.frame.as_ref()?.view.hand.len();
        let areas = layout::hand_cards(layout::zones(self.area)?.hand, count);
        areas.iter().position(|area| area.contains(position))
    }
}
