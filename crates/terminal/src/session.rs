//! A local match from its start or continuation to its end, drawn or line by line.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, JoinHandle};

use ratatui::layout::Rect;
use words::{Terminal, Words};

use crate::app::App;
use crate::driver::{Command, Listener, run_local};
use crate::join::Seat;
use crate::local::{LocalTable, Setup};
use crate::narrate;
use crate::pace::Pace;
use crate::saved::{Folder, Keeper};
use crate::theme::Theme;
use crate::trouble::Trouble;
use crate::{plain, tui};

/// A table that is ready to start.
pub struct Session {
    start: Box<dyn FnOnce(Receiver<Command>, Listener) + Send>,
    served: bool,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Session")
    }
}

impl Session {
    /// A session of any table: `run` gets the person's commands and where to report to. At a served table the person may
    /// ask questions while others think.
    pub fn of(served: bool, run: impl FnOnce(Receiver<Command>, Listener) + Send + 'static) -> Session {
        Session { start: Box::new(run), served }
    }

    /// A seat at a served table.
    #[must_use]
    pub fn served(seat: Seat) -> Session {
        Session::of(true, move |commands, listener| seat.run(&commands, listener))
    }

    /// A new match against bots, kept in a folder if there is one.
    #[must_use]
    pub fn new(setup: &Setup, folder: Option<Folder>) -> Session {
        Session::local(LocalTable::new(setup), folder.map_or_else(Keeper::nowhere, Keeper::new))
    }

    /// The last match in the folder that is not finished.
    pub fn resume(folder: Option<&Folder>) -> Result<Session, Trouble> {
        let folder = folder.ok_or(Trouble::NothingToContinue)?;
        let (record, keeper) = folder.last_unfinished()?.ok_or(Trouble::NothingToContinue)?;
        let table = LocalTable::resume(record).ok_or(Trouble::NotContinued)?;
        Ok(Session::local(table, keeper))
    }

    fn local(table: LocalTable, keeper: Keeper) -> Session {
        Session::of(false, move |commands, listener| run_local(table, keeper, &commands, listener))
    }

    /// Plays line by line, from `input` to `output`.
    pub fn plain(self, words: &Words, input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
        let (sender, commands) = channel();
        let mut table = None;
        let run = |listener: Listener| table = Some(thread::spawn(move || (self.start)(commands, listener)));
        plain::play(words, self.served, input, output, sender, run)?;
        check(words, table)
    }

    /// Plays on the terminal of this process. Gives back what is left to say when the terminal is its old self again.
    pub fn drawn(self, words: Words, theme: Theme, pace: Pace) -> io::Result<Vec<String>> {
        let (sender, commands) = channel();
        let mut table = None;
        let run = |listener: Listener| table = Some(thread::spawn(move || (self.start)(commands, listener)));
        let app = tui::play(App::new(words, theme, pace, Rect::ZERO), &sender, run)?;
        check(&app.words, table)?;
        Ok(farewell(&app, self.served))
    }
}

/// Whether the table came to grief. One that is still thinking is left alone: it ends with the process.
fn check(words: &Words, table: Option<JoinHandle<()>>) -> io::Result<()> {
    match table {
        Some(table) if table.is_finished() => {
            table.join().map_err(|_| io::Error::other(Trouble::TableBroke.say(words)))
        }
        _ => Ok(()),
    }
}

/// How it ended and where the match is.
fn farewell(app: &App, served: bool) -> Vec<String> {
    let Some(frame) = &app.frame else { return app.trouble.clone().into_iter().collect() };
    let mut lines = narrate::victory(&app.words, frame);
    if !app.wants_to_quit() {
        lines.extend(app.trouble.clone());
    }
    match &app.kept {
        Some(path) if app.is_over() => {
            let path = path.display().to_string();
            lines.push(app.words.say(Terminal::RecordKept { path: &path }).into_owned());
        }
        _ if !served && app.can_be_continued() => lines.push(app.words.say(Terminal::Saved).into_owned()),
        _ => {}
    }
    lines
}
