//! What the person does: keys and clicks.

use ratatui::layout::Position;
use rules::Card;
use words::Terminal;

use super::{App, InputKey, Notice, Panel};
use crate::narrate;
use crate::screen::layout;
use crate::table_thread::UserAction;
use crate::table_view::Prompt;

impl App {
    pub(super) fn key(&mut self, key: InputKey) -> Option<UserAction> {
        if key == InputKey::Interrupt {
            self.quit = true;
            return None;
        }
        if !self.waiting.is_empty() || (self.now < self.hold_until && self.round_end_is_due()) {
            self.skip_delays();
            if matches!(key, InputKey::Enter | InputKey::Char(' ')) {
                self.advance();
                return None;
            }
        }
        match self.panel {
            Panel::Rules(_) => self.rules_key(key),
            Panel::LastTrick => {
                self.panel = Panel::Table;
                self.advance();
                if key == InputKey::Char('q') {
                    self.quit = true;
                }
                None
            }
            Panel::RoundEnd => self.round_end_key(key),
            Panel::Table => self.table_key(key),
        }
    }

    fn rules_key(&mut self, key: InputKey) -> Option<UserAction> {
        let page = self.area.height.saturating_sub(4).max(1) as i16;
        match key {
            InputKey::Up => self.scroll(-1),
            InputKey::Down => self.scroll(1),
            InputKey::PageUp => self.scroll(-page),
            InputKey::PageDown | InputKey::Char(' ') => self.scroll(page),
            InputKey::Home => self.scroll(i16::MIN),
            InputKey::End => self.scroll(i16::MAX),
            InputKey::Esc | InputKey::Enter | InputKey::Char('h' | 'q') => {
                self.panel = Panel::Table;
                self.advance();
            }
            _ => {}
        }
        None
    }

    pub(super) fn scroll(&mut self, lines: i16) {
        if let Panel::Rules(top) = self.panel {
            let last = crate::screen::rules_last_line(self);
            self.panel = Panel::Rules(top.saturating_add_signed(lines).min(last));
        }
    }

    fn round_end_key(&mut self, key: InputKey) -> Option<UserAction> {
        match key {
            InputKey::Char('q') | InputKey::Esc => self.quit = true,
            InputKey::Char('h') => self.panel = Panel::Rules(0),
            InputKey::Enter | InputKey::Char(' ') => return self.go_on(),
            _ => {}
        }
        None
    }

    /// The host of a served table starts the match.
    fn start(&self) -> Option<UserAction> {
        self.lobby.as_ref().filter(|lobby| lobby.host).map(|_| UserAction::NextRound)
    }

    fn go_on(&mut self) -> Option<UserAction> {
        if self.is_over() {
            self.quit = true;
            return None;
        }
        Some(UserAction::NextRound)
    }

    fn table_key(&mut self, key: InputKey) -> Option<UserAction> {
        self.notice = None;
        if let Some(command) = self.typed_key(key) {
            return command;
        }
        match key {
            InputKey::Enter if self.table.is_none() => return self.start(),
            InputKey::Left => self.step(-1),
            InputKey::Right => self.step(1),
            InputKey::Home => self.step(-99),
            InputKey::End => self.step(99),
            InputKey::Esc => self.confirm = None,
            InputKey::Enter => return self.pick(),
            InputKey::Char('y') if self.confirm.is_some() => return self.pick(),
            InputKey::Char('n') if self.confirm.is_some() => self.confirm = None,
            InputKey::Char('?') => return self.table.as_ref().map(|_| UserAction::Hint),
            InputKey::Char('u') => return self.table.as_ref().map(|_| UserAction::Undo),
            InputKey::Char('l') => self.open_last_trick(),
            InputKey::Char('v') => self.show_voids(),
            InputKey::Char('h') => self.panel = Panel::Rules(0),
            InputKey::Char('p') => {
                self.pace = self.pace.next();
                self.notice = Some(Notice::Plain(self.pace.say(&self.words)));
            }
            InputKey::Char('q') => self.quit = true,
            _ => {}
        }
        None
    }

    /// Typing a card: a colour's letter, then a number or Q. Says `None` when the key is for something else.
    fn typed_key(&mut self, key: InputKey) -> Option<Option<UserAction>> {
        let InputKey::Char(letter) = key else {
            let was_typing = self.typed.take().is_some();
            return (was_typing && matches!(key, InputKey::Esc | InputKey::Backspace)).then_some(None);
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
        let count = self.table.as_ref().map_or(0, |table| table.view.hand.len());
        self.confirm = None;
        self.cursor = self.cursor.saturating_add_signed(by).min(count.saturating_sub(1));
    }

    /// Enter: the card under the cursor.
    fn pick(&mut self) -> Option<UserAction> {
        let card = self.table.as_ref()?.hand().get(self.cursor).copied()?;
        self.choose(card)
    }

    /// A card was named. A play is made at once; a stash asks first, because it is final.
    fn choose(&mut self, card: Card) -> Option<UserAction> {
        self.point_at(card);
        let table = self.table.as_ref()?;
        if let Some(reason) = narrate::narrator(&self.words, table).why_illegal(card) {
            self.confirm = None;
            self.notice = Some(Notice::Warning(reason));
            return None;
        }
        if table.prompt() == Prompt::Stash && self.confirm != Some(card) {
            self.confirm = Some(card);
            return None;
        }
        self.confirm = None;
        Some(UserAction::Choose(card))
    }

    fn open_last_trick(&mut self) {
        let Some(table) = &self.table else { return };
        if table.view.public.previous_trick().is_some() {
            self.panel = Panel::LastTrick;
        } else {
            let none = narrate::narrator(&self.words, table).previous_trick().join(" ");
            self.notice = Some(Notice::Plain(none));
        }
    }

    fn show_voids(&mut self) {
        let Some(table) = &self.table else { return };
        self.notice = Some(Notice::Plain(narrate::narrator(&self.words, table).voids().join(" ")));
    }

    pub(super) fn click(&mut self, position: Position) -> Option<UserAction> {
        if !self.waiting.is_empty() {
            self.skip_delays();
            self.advance();
            return None;
        }
        match self.panel {
            Panel::RoundEnd => return self.go_on(),
            Panel::LastTrick => self.panel = Panel::Table,
            Panel::Rules(_) => {}
            Panel::Table => {
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
        if self.panel == Panel::Table
            && self.confirm.is_none()
            && let Some(index) = self.card_at(position)
        {
            self.cursor = index;
        }
    }

    fn card_at(&self, position: Position) -> Option<usize> {
        let count = self.table.as_ref()?.view.hand.len();
        let areas = layout::hand_cards(layout::zones(self.area)?.hand, count);
        areas.iter().position(|area| area.contains(position))
    }
}
