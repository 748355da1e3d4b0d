//! A local match from its start or continuation to its end, drawn or line by line.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

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

type Start = Box<dyn FnOnce(Receiver<Command>, Listener) + Send>;

/// A table that is ready to start.
pub struct Session {
    start: Start,
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
        plain::play(words, self.served, input, output, sender, |listener| start(self.start, commands, listener))
    }

    /// Plays on the terminal of this process. Gives back what is left to say when the terminal is its old self again.
    pub fn drawn(self, words: Words, theme: Theme, pace: Pace) -> io::Result<Vec<String>> {
        let (sender, commands) = channel();
        let app = App::new(words, theme, pace, Rect::ZERO);
        let app = tui::play(app, &sender, |listener| start(self.start, commands, listener))?;
        Ok(farewell(&app, self.served))
    }
}

/// Starts a table. Nobody waits for its end: it says a last word itself, and one that is still thinking when the person
/// leaves ends with the process.
fn start(table: Start, commands: Receiver<Command>, listener: Listener) {
    thread::spawn(move || table(commands, listener));
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
