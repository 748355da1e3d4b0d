//! Learning in a terminal: the lesson and the puzzles, drawn or line by line. The progress is saved in a file.

mod lesson;
mod lesson_screen;
mod line_input;
mod puzzle_screen;
mod puzzles;
mod saved_progress;

pub use lesson::lesson;
pub use lesson_screen::LessonScreen;
pub use puzzle_screen::PuzzleScreen;
pub use puzzles::puzzles;
pub use saved_progress::SavedProgress;

use std::io::{self, BufRead, Write};

use ::learn::PlayerNames;
use rules::{PerSeat, View};
use words::{TerminalMsg, Words};

use crate::game_screen::Msg;
use crate::table_view::TableView;

/// A drawn screen to learn from. Like the drawn game it does no IO, except that it saves the progress.
pub trait LearnScreen {
    /// Whether the person quits, or everything is done.
    fn is_over(&self) -> bool;

    /// The language.
    fn words(&self) -> &Words;

    /// Updates the state after an event.
    fn update(&mut self, msg: Msg);
}

/// The input and output of a learner in line mode.
pub(crate) struct LineIo<'w, I, O> {
    pub(crate) words: &'w Words,
    input: I,
    output: O,
    /// A line that was typed where only Enter was expected: it answers the next question.
    early: Option<String>,
}

impl<'w, I: BufRead, O: Write> LineIo<'w, I, O> {
    pub(crate) fn new(words: &'w Words, input: I, output: O) -> LineIo<'w, I, O> {
        LineIo { words, input, output, early: None }
    }

    pub(crate) fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    pub(crate) fn say(&mut self, message: impl words::Message) -> io::Result<()> {
        let line = self.words.say(message);
        writeln!(self.output, "{line}")
    }

    pub(crate) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// The next line that the person types; nothing at the end of the input.
    pub(crate) fn read(&mut self) -> io::Result<Option<String>> {
        if let Some(line) = self.early.take() {
            return Ok(Some(line));
        }
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let count = self.input.read_until(b'\n', &mut bytes)?;
        Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    /// Keeps a line for the next question.
    pub(crate) fn unread(&mut self, line: String) {
        self.early = Some(line).filter(|line| !line.is_empty());
    }

    pub(crate) fn goodbye(&mut self) -> io::Result<()> {
        self.gap()?;
        self.say(TerminalMsg::Goodbye)?;
        self.output.flush()
    }
}

/// The table of a lesson for the screens of the game.
fn lesson_view(view: View, names: &PlayerNames) -> TableView {
    let players = view.public.players();
    TableView {
        view,
        names: names.iter().cloned().collect(),
        round: 0,
        planned: None,
        totals: PerSeat::filled(players, 0),
        winners: Vec::new(),
        ready: false,
        late: None,
        may_claim: None,
        autoplay: false,
        claimed: None,
    }
}
