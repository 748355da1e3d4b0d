//! Handles keys and clicks.

use crossterm::event::KeyCode;
use ratatui::layout::Position;
use rules::Card;
use words::{ErrorMsg, TerminalMsg};

use super::{GameScreen, NextStep, Panel, StatusLine};
use crate::narrate;
use crate::reactions;
use crate::screen::layout;
use crate::table_thread::UserAction;
use crate::table_view::Prompt;

impl GameScreen {
    pub(super) fn key(&mut self, key: KeyCode) -> Option<UserAction> {
        if !self.waiting.is_empty() || (self.now < self.hold_until && self.round_end_is_due()) {
            self.skip_delays();
            if matches!(key, KeyCode::Enter | KeyCode::Char(' ')) {
                self.advance();
                return None;
            }
        }
        match self.panel {
            Panel::Rules(_) => self.rules_key(key),
            Panel::LastTrick => {
                self.panel = Panel::Table;
                self.advance();
                if key == KeyCode::Char('q') {
                    self.quit = true;
                }
                None
            }
            Panel::RoundEnd => self.round_end_key(key),
            Panel::Table => self.table_key(key),
        }
    }

    fn rules_key(&mut self, key: KeyCode) -> Option<UserAction> {
        let page = self.area.height.saturating_sub(4).max(1) as i16;
        match key {
            KeyCode::Up => self.scroll(-1),
            KeyCode::Down => self.scroll(1),
            KeyCode::PageUp => self.scroll(-page),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(page),
            KeyCode::Home => self.scroll(i16::MIN),
            KeyCode::End => self.scroll(i16::MAX),
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('h' | 'q') => {
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

    fn round_end_key(&mut self, key: KeyCode) -> Option<UserAction> {
        if self.chest_is_opening() && matches!(key, KeyCode::Enter | KeyCode::Char(' ')) {
            self.opened_at = None;
            return None;
        }
        if let Some(reaction) = self.chosen_reaction(key) {
            return Some(reaction);
        }
        match key {
            KeyCode::Char('s') if self.may_react => self.reacting = true,
            KeyCode::Char('n') if self.offers_next_step() => self.leave_for(NextStep::NewMatch),
            KeyCode::Char('c') if self.offers_next_step() => self.leave_for(NextStep::Coach),
            KeyCode::Char('q') | KeyCode::Esc => self.quit = true,
            KeyCode::Char('h') => self.panel = Panel::Rules(0),
            KeyCode::Enter | KeyCode::Char(' ') => return self.go_on(),
            _ => {}
        }
        None
    }

    fn leave_for(&mut self, step: NextStep) {
        self.next_step = Some(step);
        self.quit = true;
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

    fn table_key(&mut self, key: KeyCode) -> Option<UserAction> {
        self.status = None;
        if let Some(reaction) = self.chosen_reaction(key) {
            return Some(reaction);
        }
        if let Some(action) = self.typed_key(key) {
            return action;
        }
        match key {
            KeyCode::Enter if self.table.is_none() => return self.start(),
            KeyCode::Left => self.step(-1),
            KeyCode::Right => self.step(1),
            KeyCode::Home => self.step(-99),
            KeyCode::End => self.step(99),
            KeyCode::Esc => self.confirm = None,
            KeyCode::Enter => return self.pick(),
            KeyCode::Char('y') if self.confirm.is_some() => return self.pick(),
            KeyCode::Char('n') if self.confirm.is_some() => self.confirm = None,
            KeyCode::Char('?') => return self.table.as_ref().map(|_| UserAction::Hint),
            KeyCode::Char('u') => return self.table.as_ref().map(|_| UserAction::Undo),
            KeyCode::Char('c') => return self.claim(),
            KeyCode::Char('l') => self.open_last_trick(),
            KeyCode::Char('v') => self.show_voids(),
            KeyCode::Char('s') => self.ask_reaction(),
            KeyCode::Char('h') => self.panel = Panel::Rules(0),
            KeyCode::Char('p') => {
                self.pace = self.pace.next();
                self.status = Some(StatusLine::Info(self.pace.say(&self.words)));
            }
            KeyCode::Char('q') => self.quit = true,
            _ => {}
        }
        None
    }

    /// Typing a card: a colour's letter, then a number or Q. Returns `None` if the key means something else.
    fn typed_key(&mut self, key: KeyCode) -> Option<Option<UserAction>> {
        let KeyCode::Char(letter) = key else {
            let was_typing = self.typed.take().is_some();
            return (was_typing && matches!(key, KeyCode::Esc | KeyCode::Backspace)).then_some(None);
        };
        let letter = letter.to_ascii_uppercase();
        if let Some(colour) = self.typed.take() {
            let text = format!("{colour}{letter}");
            return Some(match text.parse::<Card>() {
                Ok(card) => self.choose(card),
                Err(_) => {
                    self.warn(TerminalMsg::NoSuchCard { text: &text });
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

    /// Chooses the card under the cursor.
    fn pick(&mut self) -> Option<UserAction> {
        let card = self.table.as_ref()?.hand().get(self.cursor).copied()?;
        self.choose(card)
    }

    /// Chooses a card. A play is made at once; a stash asks first, because it is final.
    fn choose(&mut self, card: Card) -> Option<UserAction> {
        self.point_at(card);
        let table = self.table.as_ref()?;
        if let Some(reason) = narrate::narrator(&self.words, table).why_illegal(card) {
            self.confirm = None;
            self.status = Some(StatusLine::Warning(reason));
            return None;
        }
        if table.prompt() == Prompt::Stash && self.confirm != Some(card) {
            self.confirm = Some(card);
            return None;
        }
        self.confirm = None;
        Some(UserAction::Choose(card))
    }

    /// Claims what the table offers.
    fn claim(&mut self) -> Option<UserAction> {
        let claim = self.table.as_ref()?.may_claim;
        if claim.is_none() {
            self.status = Some(StatusLine::Warning(self.words.string(ErrorMsg::ClaimNotCertain)));
        }
        claim.map(UserAction::Claim)
    }

    fn open_last_trick(&mut self) {
        let Some(table) = &self.table else { return };
        if table.view.public.previous_trick().is_some() {
            self.panel = Panel::LastTrick;
        } else {
            let none = narrate::narrator(&self.words, table).previous_trick().join(" ");
            self.status = Some(StatusLine::Info(none));
        }
    }

    /// The reaction that a digit chooses after the list was opened. Any other key closes the list.
    fn chosen_reaction(&mut self, key: KeyCode) -> Option<UserAction> {
        let was_open = std::mem::take(&mut self.reacting);
        match key {
            KeyCode::Char(digit) if was_open => reactions::of_digit(digit).map(UserAction::React),
            _ => None,
        }
    }

    /// Lists what can be said to the others: the next digit says it.
    fn ask_reaction(&mut self) {
        if !self.may_react {
            return self.warn(TerminalMsg::ReactNobody);
        }
        self.reacting = true;
        self.status = Some(StatusLine::Info(reactions::question(&self.words)));
    }

    fn show_voids(&mut self) {
        let Some(table) = &self.table else { return };
        self.status = Some(StatusLine::Info(narrate::narrator(&self.words, table).voids().join(" ")));
    }

    pub(super) fn click(&mut self, position: Position) -> Option<UserAction> {
        if !self.waiting.is_empty() {
            self.skip_delays();
            self.advance();
            return None;
        }
        match self.panel {
            Panel::RoundEnd if self.chest_is_opening() => self.opened_at = None,
            Panel::RoundEnd => return self.go_on(),
            Panel::LastTrick => self.panel = Panel::Table,
            Panel::Rules(_) => {}
            Panel::Table => {
                if let Some(index) = self.card_at(position) {
                    self.status = None;
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
        let areas = layout::hand_cards(layout::areas(self.area)?.hand, count);
        areas.iter().position(|area| area.contains(position))
    }
}
