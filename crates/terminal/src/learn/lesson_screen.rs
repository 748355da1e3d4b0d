//! The lesson, drawn: the table of the game with the text of the step beside it.

use ::learn::Names;
use ::learn::lesson::{Answer, LEARNER, LessonState, Topic};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};
use rules::{Card, PlayerCount};
use words::{Learn, Terminal, Words};

use super::{SavedProgress, frame};
use crate::app::{App, InputKey, Msg, Notice, Panel};
use crate::pace::Pace;
use crate::screen::{layout, paint};
use crate::table_thread::UserAction;
use crate::theme::Theme;

/// The drawn lesson. Like the drawn game it does no IO by itself, except that it keeps what is done.
#[derive(Debug)]
pub struct LessonScreen {
    app: App,
    names: Names,
    desk: LessonState,
    kept: SavedProgress,
    finished: bool,
}

impl LessonScreen {
    /// The lesson from where it was left, or from the beginning of a step.
    #[must_use]
    pub fn new(words: Words, theme: Theme, name: &str, from: Option<Topic>, kept: SavedProgress) -> LessonScreen {
        let names = ::learn::names(&words, PlayerCount::Four, LEARNER, name);
        let topic = from.unwrap_or_else(|| kept.progress.next());
        let left = Some(kept.progress.desk(topic)).filter(|desk| from.is_none() && !desk.is_done());
        let app = App::new(words, theme, Pace::Instant, Rect::ZERO);
        let mut room =
            LessonScreen { app, names, desk: left.unwrap_or_else(|| LessonState::new(topic)), kept, finished: false };
        room.set_table();
        room
    }

    /// Whether the person wants to leave, or nothing is left to teach.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.finished || self.app.wants_to_quit()
    }

    /// The language.
    pub(crate) fn words(&self) -> &Words {
        &self.app.words
    }

    /// What is left to say when the terminal is its old self again.
    #[must_use]
    pub fn exit_message(&self) -> Vec<String> {
        let say = |message: Learn<'_>| self.app.words.string(message);
        if self.finished {
            vec![say(Learn::FinishedTitle), say(Learn::FinishedText)]
        } else {
            vec![say(Learn::PlainKept)]
        }
    }

    /// Takes in what happened.
    pub fn update(&mut self, msg: Msg) {
        match msg {
            Msg::Resize(area) => self.app.area = area,
            Msg::Key(InputKey::Enter | InputKey::Char(' ')) | Msg::Click(_)
                if self.desk.is_done() && !self.reads_rules() =>
            {
                self.go_on();
            }
            Msg::Hover(_) | Msg::Tick(_) if self.desk.is_done() => {}
            msg => {
                if let Some(UserAction::Choose(card)) = self.app.update(msg) {
                    self.choose(card);
                }
            }
        }
    }

    fn reads_rules(&self) -> bool {
        matches!(self.app.panel, Panel::Rules(_))
    }

    /// The end of a round is looked at before the next step begins.
    fn go_on(&mut self) {
        let over = self.desk.view().public.reveal.is_some();
        if over && self.app.panel != Panel::RoundEnd {
            self.app.update(Msg::Tick(0));
            return;
        }
        match self.desk.topic().next() {
            Some(next) => {
                self.desk = LessonState::new(next);
                self.app.log.clear();
                self.app.notice = None;
                self.set_table();
            }
            None => self.finished = true,
        }
    }

    fn choose(&mut self, card: Card) {
        let before = self.desk.clone();
        match self.desk.choose(card) {
            Some(Answer::Right) => self.praise(),
            Some(answer) => {
                let objection = before.objection(&self.app.words, &self.names, card, answer);
                self.app.notice = objection.map(Notice::Warning);
            }
            None => {}
        }
    }

    fn praise(&mut self) {
        self.kept.progress.note(&self.desk);
        let trouble = self.kept.save().err().map(|trouble| trouble.say(&self.app.words));
        self.app.log = self.desk.story(&self.app.words, &self.names);
        self.app.log.extend(self.desk.praise(&self.app.words, &self.names));
        self.set_table();
        let go_on = self.desk.is_done().then(|| self.app.words.string(Learn::PlainGoOn));
        self.app.notice = trouble.map(Notice::Warning).or(go_on.map(Notice::Plain));
    }

    /// Lays the cards out as they are now, with the cursor on the first card that may be chosen.
    fn set_table(&mut self) {
        let view = self.desk.view();
        let legal = view.legal();
        self.app.cursor = view.hand.iter().position(|card| legal.contains(card)).unwrap_or(0);
        self.app.panel = Panel::Table;
        self.app.table = Some(frame(view, &self.names));
    }

    /// The step's text in lines of this width.
    fn lines(&self, width: u16) -> Vec<(String, Style)> {
        let (app, topic) = (&self.app, self.desk.topic());
        let step = app.words.say(Learn::StepOf { step: topic.number(), steps: Topic::ALL.len() });
        let parts = [
            (step.into_owned(), app.theme.faint()),
            (app.words.string(topic.title()), app.theme.accent()),
            (self.desk.text(&app.words, &self.names), app.theme.strong()),
        ];
        let wrapped =
            |(part, style): (String, Style)| paint::wrap(&part, width).into_iter().map(move |line| (line, style));
        parts.into_iter().flat_map(wrapped).collect()
    }

    /// The text stands where the game has its grid of tricks. Says whether there was room for all of it.
    fn draw_text(&self, area: Rect, buffer: &mut Buffer) -> bool {
        let width = area.width.saturating_sub(2);
        let lines = self.lines(width);
        for (x, y) in (area.y..area.bottom()).flat_map(|y| (area.x..area.right()).map(move |x| (x, y))) {
            buffer[(x, y)].reset();
        }
        for (y, (line, style)) in (area.y..area.bottom()).zip(&lines) {
            paint::text(buffer, area.x + 1, y, width, line, *style);
        }
        lines.len() <= usize::from(area.height)
    }

    /// Says what the lesson needs.
    fn too_small(&self, area: Rect, buffer: &mut Buffer) {
        let (has_columns, has_rows) = (u32::from(area.width), u32::from(area.height));
        let (columns, rows) = (u32::from(COLUMNS), u32::from(ROWS));
        let says = self.app.words.say(Terminal::TooSmall { columns, rows, has_columns, has_rows });
        Clear.render(area, buffer);
        for (y, line) in (area.y..area.bottom()).zip(paint::wrap(&says, area.width)) {
            paint::text(buffer, area.x, y, area.width, &line, self.app.theme.accent());
        }
    }
}

/// A window in which every step has room, in every language.
const COLUMNS: u16 = 80;
const ROWS: u16 = 24;

/// The text needs more room than the grid of tricks: the messages give what they can spare.
fn text_area(zones: &layout::Areas) -> Rect {
    Rect { height: zones.grid.height + zones.messages.height.saturating_sub(3), ..zones.grid }
}

impl Widget for &LessonScreen {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        self.app.render(area, buffer);
        if let (Panel::Table | Panel::LastTrick, Some(zones)) = (self.app.panel, layout::zones(area)) {
            if !self.draw_text(text_area(&zones), buffer) {
                self.too_small(area, buffer);
            }
            if self.app.theme.ascii {
                paint::plain_punctuation(buffer);
            }
        }
    }
}
