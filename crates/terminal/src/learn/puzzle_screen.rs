//! The drawn puzzles: the table and the grid of tricks as the player saw them, with the question above the hand.

use ::learn::PlayerNames;
use ::learn::puzzle::{self, Puzzle};
use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};
use rules::Card;
use words::{LessonMsg, TerminalMsg, Words};

use super::lesson_screen::{MIN_SIZE, text_area};
use super::{LearnScreen, SavedProgress, lesson_view};
use crate::game_screen::{GameScreen, Msg, Panel, Purpose, StatusLine};
use crate::pace::TerminalPace;
use crate::screen::{layout, paint, too_small};
use crate::table_thread::UserAction;
use crate::theme::TerminalTheme;

/// The drawn puzzles.
#[derive(Debug)]
pub struct PuzzleScreen {
    game: GameScreen,
    name: String,
    /// The number of the puzzle on the screen, counted from 1.
    number: usize,
    names: PlayerNames,
    /// What is said about the card that was chosen, or the answer.
    reply: Vec<String>,
    saved: SavedProgress,
    finished: bool,
}

impl PuzzleScreen {
    /// The puzzles from a number on, or from the first unsolved one.
    #[must_use]
    pub fn new(
        words: Words,
        theme: TerminalTheme,
        name: &str,
        from: Option<usize>,
        saved: SavedProgress,
    ) -> PuzzleScreen {
        let count = puzzle::all().len();
        let number = from.filter(|number| (1..=count).contains(number)).unwrap_or_else(|| saved.solved.next(count));
        let mut game = GameScreen::new(words, theme, TerminalPace::Instant, Rect::ZERO);
        game.purpose = Purpose::Puzzle;
        let names = ::learn::names(&game.words, rules::PlayerCount::Four, rules::Seat::S0, name);
        let (name, reply) = (name.to_owned(), Vec::new());
        let mut screen = PuzzleScreen { game, name, number, names, reply, saved, finished: false };
        screen.set_table();
        screen
    }

    /// The lines to print after the terminal is restored.
    #[must_use]
    pub fn exit_message(&self) -> Vec<String> {
        vec![self.game.words.string(TerminalMsg::Goodbye)]
    }

    fn puzzle(&self) -> Option<&'static Puzzle> {
        self.number.checked_sub(1).and_then(|index| puzzle::all().get(index))
    }

    fn is_answered(&self) -> bool {
        self.game.purpose == Purpose::SolvedPuzzle
    }

    /// Shows the position of the puzzle, with the cursor on the first legal card.
    fn set_table(&mut self) {
        let Some(puzzle) = self.puzzle() else {
            self.finished = true;
            return;
        };
        let view = puzzle.view();
        self.names = ::learn::names(&self.game.words, view.public.players(), puzzle.seat, &self.name);
        let legal = view.legal();
        self.game.cursor = view.hand.iter().position(|card| legal.contains(card)).unwrap_or(0);
        self.game.panel = Panel::Table;
        self.game.purpose = Purpose::Puzzle;
        let of = self.game.words.say(LessonMsg::PuzzleOf { number: self.number, puzzles: puzzle::all().len() });
        self.game.heading = Some(format!("{of} · {}", self.game.words.say(puzzle.kind.title())));
        self.game.table = Some(lesson_view(view, &self.names));
        self.reply.clear();
        self.ask();
    }

    /// Puts the question above the hand, unless something more urgent is there.
    fn ask(&mut self) {
        if let (None, Some(puzzle)) = (&self.game.status, self.puzzle()) {
            self.game.status = Some(StatusLine::Info(puzzle.question(&self.game.words, &self.names)));
        }
    }

    fn go_on(&mut self) {
        self.number = self.saved.solved.next(self.number);
        self.game.status = None;
        self.game.confirm = None;
        self.set_table();
    }

    fn choose(&mut self, card: Card) {
        let Some(puzzle) = self.puzzle().filter(|_| !self.is_answered()) else { return };
        self.reply = puzzle.reply(&self.game.words, &self.names, card).unwrap_or_default();
        if card == puzzle.answer() {
            self.game.purpose = Purpose::SolvedPuzzle;
            self.saved.solved.note(self.number);
            let error = self.saved.save().err().map(|error| error.say(&self.game.words));
            self.game.status = error.map(StatusLine::Warning);
        }
    }

    /// Shows the answer.
    fn give_up(&mut self) {
        if let Some(puzzle) = self.puzzle() {
            self.reply = puzzle.solution(&self.game.words, &self.names);
            self.game.purpose = Purpose::SolvedPuzzle;
        }
    }

    fn shows_table(&self) -> bool {
        matches!(self.game.panel, Panel::Table | Panel::LastTrick)
    }

    fn key(&mut self, key: KeyCode) -> Option<UserAction> {
        let is_free = self.game.panel == Panel::Table && self.game.confirm.is_none() && self.game.typed.is_none();
        match key {
            KeyCode::Enter | KeyCode::Char(' ' | 'n') if is_free && self.is_answered() => self.go_on(),
            KeyCode::Char('n') if is_free => self.go_on(),
            KeyCode::Char('a') if is_free && !self.is_answered() => self.give_up(),
            KeyCode::Char('?' | 'u' | 'p' | 's') if is_free => {}
            key => {
                if !self.is_answered() {
                    self.reply.clear();
                }
                return self.game.update(Msg::Key(key));
            }
        }
        None
    }

    /// The lines of the reply, and how they look: the verdict stands out.
    fn reply_lines(&self, width: u16) -> Vec<(String, Style)> {
        let theme = &self.game.theme;
        let verdict = if self.is_answered() { theme.accent() } else { theme.warning() };
        let styles = std::iter::once(verdict).chain(std::iter::repeat(Style::new()));
        let wrapped =
            |(part, style): (&String, Style)| paint::wrap(part, width).into_iter().map(move |line| (line, style));
        self.reply.iter().zip(styles).flat_map(wrapped).collect()
    }

    /// Draws the reply above the hand if there is room, otherwise in place of the grid of tricks, otherwise in place of
    /// all that is above the hand. Returns whether it fits.
    fn draw_reply(&self, areas: &layout::Areas, buffer: &mut Buffer) -> bool {
        let above =
            Rect { width: areas.title.width, height: areas.table.height + areas.messages.height, ..areas.table };
        for area in [areas.messages, text_area(areas), above] {
            let width = area.width.saturating_sub(2);
            let lines = self.reply_lines(width);
            if lines.len() > usize::from(area.height) {
                continue;
            }
            Clear.render(area, buffer);
            for (y, (line, style)) in (area.y..area.bottom()).zip(&lines) {
                paint::text(buffer, area.x + 1, y, width, line, *style);
            }
            return true;
        }
        false
    }
}

impl LearnScreen for PuzzleScreen {
    fn is_over(&self) -> bool {
        self.finished || self.game.wants_to_quit()
    }

    fn words(&self) -> &Words {
        &self.game.words
    }

    fn update(&mut self, msg: Msg) {
        let action = match msg {
            Msg::Key(key) => self.key(key),
            Msg::Click(_) if self.is_answered() && self.shows_table() => {
                self.go_on();
                None
            }
            msg @ Msg::Click(_) => {
                self.reply.clear();
                self.game.update(msg)
            }
            msg => self.game.update(msg),
        };
        if let Some(UserAction::Choose(card)) = action {
            self.choose(card);
        }
        self.ask();
    }
}

impl Widget for &PuzzleScreen {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        self.game.render(area, buffer);
        if let (true, Some(areas)) = (self.shows_table() && !self.reply.is_empty(), layout::areas(area)) {
            if !self.draw_reply(&areas, buffer) {
                too_small(&self.game, MIN_SIZE, area, buffer);
            }
            if self.game.theme.ascii {
                paint::plain_punctuation(buffer);
            }
        }
    }
}
