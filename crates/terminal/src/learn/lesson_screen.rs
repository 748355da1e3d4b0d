//! The drawn lesson: the table of the game with the text of the step beside it.

use ::learn::PlayerNames;
use ::learn::lesson::{LEARNER, LessonAnswer, LessonState, Topic};
use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};
use rules::{Card, PlayerCount};
use words::{LessonMsg, Words};

use super::{LearnScreen, SavedProgress, lesson_view};
use crate::game_screen::{GameScreen, Msg, Panel, Purpose, StatusLine};
use crate::pace::TerminalPace;
use crate::screen::{layout, paint, too_small};
use crate::table_thread::UserAction;
use crate::theme::TerminalTheme;

/// The drawn lesson. Like the drawn game it does no IO, except that it saves the progress.
#[derive(Debug)]
pub struct LessonScreen {
    game: GameScreen,
    names: PlayerNames,
    state: LessonState,
    saved: SavedProgress,
    finished: bool,
}

impl LessonScreen {
    /// The lesson from where it was left, or from the beginning of a step.
    #[must_use]
    pub fn new(
        words: Words,
        theme: TerminalTheme,
        name: &str,
        from: Option<Topic>,
        saved: SavedProgress,
    ) -> LessonScreen {
        let names = ::learn::names(&words, PlayerCount::Four, LEARNER, name);
        let topic = from.unwrap_or_else(|| saved.progress.next());
        let left = Some(saved.progress.lesson(topic)).filter(|state| from.is_none() && !state.is_done());
        let state = left.unwrap_or_else(|| LessonState::new(topic));
        let mut game = GameScreen::new(words, theme, TerminalPace::Instant, Rect::ZERO);
        game.purpose = Purpose::Lesson;
        let mut screen = LessonScreen { game, names, state, saved, finished: false };
        screen.set_table();
        screen
    }

    /// The lines to print after the terminal is restored.
    #[must_use]
    pub fn exit_message(&self) -> Vec<String> {
        let say = |message: LessonMsg<'_>| self.game.words.string(message);
        if self.finished {
            vec![say(LessonMsg::FinishedTitle), say(LessonMsg::FinishedText)]
        } else {
            vec![say(LessonMsg::PlainKept)]
        }
    }

    fn reads_rules(&self) -> bool {
        matches!(self.game.panel, Panel::Rules(_))
    }

    /// Goes on to the next step, after the end of a round has been shown.
    fn go_on(&mut self) {
        let over = self.state.view().public.reveal.is_some();
        if over && self.game.panel != Panel::RoundEnd {
            self.game.update(Msg::Tick(0));
            return;
        }
        match self.state.topic().next() {
            Some(next) => {
                self.state = LessonState::new(next);
                self.game.log.clear();
                self.game.status = None;
                self.set_table();
            }
            None => self.finished = true,
        }
    }

    fn choose(&mut self, card: Card) {
        let before = self.state.clone();
        match self.state.choose(card) {
            Some(LessonAnswer::Right) => self.praise(),
            Some(answer) => {
                let objection = before.feedback(&self.game.words, &self.names, card, answer);
                self.game.status = objection.map(StatusLine::Warning);
            }
            None => {}
        }
    }

    fn praise(&mut self) {
        self.saved.progress.note(&self.state);
        let error = self.saved.save().err().map(|error| error.say(&self.game.words));
        self.game.log = self.state.recap(&self.game.words, &self.names);
        self.game.log.extend(self.state.explanation(&self.game.words, &self.names));
        self.set_table();
        let go_on = self.state.is_done().then(|| self.game.words.string(LessonMsg::PlainGoOn));
        self.game.status = error.map(StatusLine::Warning).or(go_on.map(StatusLine::Info));
    }

    /// Shows the cards of the step, with the cursor on the first legal one.
    fn set_table(&mut self) {
        let view = self.state.view();
        let legal = view.legal();
        self.game.cursor = view.hand.iter().position(|card| legal.contains(card)).unwrap_or(0);
        self.game.panel = Panel::Table;
        self.game.table = Some(lesson_view(view, &self.names));
    }

    /// The step's text in lines of this width.
    fn lines(&self, width: u16) -> Vec<(String, Style)> {
        let (game, topic) = (&self.game, self.state.topic());
        let step = game.words.say(LessonMsg::StepOf { step: topic.number(), steps: Topic::ALL.len() });
        let parts = [
            (step.into_owned(), game.theme.faint()),
            (game.words.string(topic.title()), game.theme.accent()),
            (self.state.text(&game.words, &self.names), game.theme.strong()),
        ];
        let wrapped =
            |(part, style): (String, Style)| paint::wrap(&part, width).into_iter().map(move |line| (line, style));
        parts.into_iter().flat_map(wrapped).collect()
    }

    /// Draws the text in place of the grid of tricks. Returns whether all of it fits.
    fn draw_text(&self, area: Rect, buffer: &mut Buffer) -> bool {
        let width = area.width.saturating_sub(2);
        let lines = self.lines(width);
        Clear.render(area, buffer);
        for (y, (line, style)) in (area.y..area.bottom()).zip(&lines) {
            paint::text(buffer, area.x + 1, y, width, line, *style);
        }
        lines.len() <= usize::from(area.height)
    }
}

impl LearnScreen for LessonScreen {
    fn is_over(&self) -> bool {
        self.finished || self.game.wants_to_quit()
    }

    fn words(&self) -> &Words {
        &self.game.words
    }

    fn update(&mut self, msg: Msg) {
        match msg {
            Msg::Resize(area) => self.game.area = area,
            Msg::Key(KeyCode::Enter | KeyCode::Char(' ')) | Msg::Click(_)
                if self.state.is_done() && !self.reads_rules() =>
            {
                self.go_on();
            }
            Msg::Hover(_) | Msg::Tick(_) if self.state.is_done() => {}
            msg => {
                if let Some(UserAction::Choose(card)) = self.game.update(msg) {
                    self.choose(card);
                }
            }
        }
    }
}

/// A window in which every step has room, in every language.
pub(super) const MIN_SIZE: (u16, u16) = (80, 24);

/// The area of the grid of tricks and the rows that the messages can spare.
pub(super) fn text_area(areas: &layout::Areas) -> Rect {
    Rect { height: areas.grid.height + areas.messages.height.saturating_sub(3), ..areas.grid }
}

impl Widget for &LessonScreen {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        self.game.render(area, buffer);
        if let (Panel::Table | Panel::LastTrick, Some(areas)) = (self.game.panel, layout::areas(area)) {
            if !self.draw_text(text_area(&areas), buffer) {
                too_small(&self.game, MIN_SIZE, area, buffer);
            }
            if self.game.theme.ascii {
                paint::plain_punctuation(buffer);
            }
        }
    }
}
