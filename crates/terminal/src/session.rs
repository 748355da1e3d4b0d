//! A match from its start or continuation to its end, drawn or line by line.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use ratatui::layout::Rect;
use words::Words;

use crate::data_dir::{DataDir, MatchSaver};
use crate::error::TerminalError;
use crate::game_screen::{GameScreen, NextStep};
use crate::local_table::{LocalMatchConfig, LocalTable};
use crate::narrate;
use crate::pace::TerminalPace;
use crate::remote::{RemoteSeat, RemoteTable};
use crate::table_thread::{self, ReportSink, SavedMatch, TableLink, UserAction};
use crate::theme::TerminalTheme;
use crate::{line_mode, tui};

/// A table that is ready to start.
pub struct Session {
    link: Box<dyn TableLink>,
    counts: bool,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Session")
    }
}

impl Session {
    /// A session at any table.
    pub fn of(link: impl TableLink + 'static) -> Session {
        Session { link: Box::new(link), counts: false }
    }

    /// The same session for a player who adds up their own points of a round before they are told, line by line.
    #[must_use]
    pub fn counting(self, counts: bool) -> Session {
        Session { counts, ..self }
    }

    /// A seat at a served table.
    #[must_use]
    pub fn served(seat: RemoteSeat) -> Session {
        Session::of(RemoteTable::new(seat))
    }

    /// A new match against bots, saved in a folder if there is one.
    pub fn new(config: &LocalMatchConfig, folder: Option<DataDir>) -> Result<Session, TerminalError> {
        LocalTable::new(config, folder.map_or_else(MatchSaver::disabled, MatchSaver::new)).map(Session::of)
    }

    /// The last match in the folder that is not finished.
    pub fn resume(folder: Option<&DataDir>) -> Result<Session, TerminalError> {
        let folder = folder.ok_or(TerminalError::NothingToContinue)?;
        let (record, saver) = folder.last_unfinished()?.ok_or(TerminalError::NothingToContinue)?;
        LocalTable::resume(&record, saver).map(Session::of).ok_or(TerminalError::NotContinued)
    }

    /// Plays line by line, from `input` to `output`.
    pub fn run_line_mode(
        self,
        words: &Words,
        input: impl BufRead + Send + 'static,
        output: impl Write,
    ) -> io::Result<()> {
        let (sender, actions) = channel();
        let Session { link, counts } = self;
        line_mode::play(words, input, output, sender, counts, |sink| start(link, actions, sink))
    }

    /// Plays on the terminal of this process.
    pub fn run_tui(self, words: Words, theme: TerminalTheme, pace: TerminalPace) -> io::Result<TuiExit> {
        let (sender, actions) = channel();
        let game = GameScreen::new(words, theme, pace, Rect::ZERO);
        let game = tui::play(game, &sender, |sink| start(self.link, actions, sink))?;
        let record = match &game.saved {
            Some(SavedMatch::Finished(path)) => Some(path.clone()),
            _ => None,
        };
        Ok(TuiExit { lines: exit_message(&game), next_step: game.next_step(), record, pace: game.pace })
    }
}

/// How a drawn game was left.
#[derive(Clone, Debug)]
pub struct TuiExit {
    /// The lines to print after the terminal is restored.
    pub lines: Vec<String>,
    /// What the person wants next.
    pub next_step: Option<NextStep>,
    /// The file of the finished match.
    pub record: Option<PathBuf>,
    /// The pace that the person chose last.
    pub pace: TerminalPace,
}

/// Starts the thread of a table. It is not joined: it sends a last message when it ends, and if a bot is still thinking
/// when the person quits, it ends with the process.
fn start(link: Box<dyn TableLink>, actions: Receiver<UserAction>, sink: ReportSink) {
    thread::spawn(move || table_thread::run(link, &actions, sink));
}

/// Says how the match ended and where it is saved.
fn exit_message(game: &GameScreen) -> Vec<String> {
    let Some(table) = &game.table else { return game.trouble.clone().into_iter().collect() };
    let mut lines = narrate::victory(&game.words, table);
    if !game.wants_to_quit() {
        lines.extend(game.trouble.clone());
    }
    lines.extend(game.saved.as_ref().map(|saved| saved.say(&game.words)));
    lines
}
