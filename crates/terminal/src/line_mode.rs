//! The game line by line: one event per line and no control sequences, for screen readers, scripts and pipes.

mod answers;

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use protocol::TableUpdate;
use rules::CardSet;
use words::{TerminalMsg, Words};

use crate::counting::Counting;
use crate::error::TerminalError;
use crate::narrate;
use crate::question::Question;
use crate::reactions;
use crate::table_thread::{
    ConnectionStatus, NotifyOnDrop, ReportSink, SavedMatch, TableReport, ThreadExit, UserAction,
};
use crate::table_view::{LobbyInfo, Prompt, TableView, may_react, time_left};

/// An event from the person or from the table.
enum LineEvent {
    Line(String),
    /// The input has ended.
    EndOfInput,
    Report(TableReport),
    /// The thread of the table has ended.
    TableEnded(ThreadExit),
}

/// What happened with a line that the person typed.
enum LineOutcome {
    /// The table has an action to carry out, and will report when that is done.
    Sent,
    /// It was answered without the table.
    Answered,
    /// The person quits.
    Quit,
}

/// Plays line by line until the match is over, the person quits or the input ends.
///
/// `start` starts the table with the sink for its reports. A player who `counts` adds up their own points of each
/// round.
pub(crate) fn play<O: Write>(
    words: &Words,
    input: impl BufRead + Send + 'static,
    output: O,
    actions: Sender<UserAction>,
    counts: bool,
    start: impl FnOnce(ReportSink),
) -> io::Result<()> {
    let (sender, inputs) = channel();
    let reports = NotifyOnDrop(sender.clone(), LineEvent::TableEnded);
    start(Box::new(move |report| reports.0.send(LineEvent::Report(report)).is_ok()));
    std::thread::spawn(move || read_lines(input, &sender));
    let mut game = LineMode { counts, ..LineMode::new(words, output, actions) };
    game.welcome()?;
    game.run(&inputs)
}

fn read_lines(mut input: impl BufRead, sender: &Sender<LineEvent>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(_) => {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if sender.send(LineEvent::Line(line)).is_err() {
                    return;
                }
            }
        }
    }
    // After the person has quit, the receiver is gone.
    let _ = sender.send(LineEvent::EndOfInput);
}

struct LineMode<'w, O> {
    words: &'w Words,
    output: O,
    actions: Sender<UserAction>,
    /// How many actions were sent.
    sent: u64,
    table: Option<TableView>,
    /// The players at a table whose match has not begun, until the person has been told about them.
    lobby: Option<LobbyInfo>,
    /// Lines that are not answered yet.
    lines: VecDeque<String>,
    /// Whether the table has reported everything that followed from the person's last action.
    idle: bool,
    /// The choice that the person has been asked for.
    choice: Option<(usize, CardSet, Prompt)>,
    input_ended: bool,
    /// Where the match is after it was last saved.
    saved: Option<SavedMatch>,
    /// When the person's time for their choice is up.
    due: Option<Instant>,
    /// Whether the person adds up their own points of a round before they are told.
    counts: bool,
    /// What they are counting now.
    counting: Option<Counting>,
    /// Whether another person is there to read a reaction.
    may_react: bool,
}

impl<'w, O: Write> LineMode<'w, O> {
    fn new(words: &'w Words, output: O, actions: Sender<UserAction>) -> LineMode<'w, O> {
        LineMode {
            words,
            output,
            actions,
            sent: 0,
            table: None,
            lobby: None,
            lines: VecDeque::new(),
            idle: false,
            choice: None,
            input_ended: false,
            saved: None,
            due: None,
            counts: false,
            counting: None,
            may_react: false,
        }
    }

    fn welcome(&mut self) -> io::Result<()> {
        let help = Question::Help.word(self.words);
        self.say(TerminalMsg::PlainWelcome { help: &help })
    }

    fn run(&mut self, inputs: &Receiver<LineEvent>) -> io::Result<()> {
        while let Ok(input) = inputs.recv() {
            match input {
                LineEvent::Report(report) => self.report(report)?,
                LineEvent::Line(line) => self.lines.push_back(line),
                LineEvent::EndOfInput => self.input_ended = true,
                LineEvent::TableEnded(ThreadExit::Normal) => {
                    let rest: Vec<String> = self.counting.take().iter().flat_map(Counting::result).collect();
                    return self.lines_of(rest);
                }
                LineEvent::TableEnded(ThreadExit::Panicked) => {
                    return Err(TerminalError::TablePanicked.as_error(self.words));
                }
            }
            if self.is_done() {
                return self.say_saved();
            }
            let quits = self.answer_all()?;
            if !quits && self.is_done() {
                return self.say_saved();
            }
            if quits {
                writeln!(self.output)?;
                self.say_saved()?;
                return self.say(TerminalMsg::Goodbye);
            }
        }
        Ok(())
    }

    /// Whether the match is over and all of it has been told.
    fn is_done(&self) -> bool {
        self.idle && self.counting.is_none() && self.table.as_ref().is_some_and(TableView::is_over)
    }

    /// Answers the waiting lines in order while the table is idle. Returns whether the person quits.
    fn answer_all(&mut self) -> io::Result<bool> {
        loop {
            if self.counting.is_some() {
                let Some(line) = self.lines.pop_front() else { return Ok(self.input_ended) };
                if self.count(&line)? {
                    return Ok(true);
                }
                continue;
            }
            // Questions are also answered while others think, but always in the order in which they were asked.
            if self.choice.is_none() && !(self.idle && self.next_is_question()) {
                return Ok(self.idle && self.input_ended && self.lines.is_empty());
            }
            let Some(line) = self.lines.pop_front() else { return Ok(self.input_ended) };
            match self.answer(&line)? {
                LineOutcome::Sent => (self.idle, self.choice) = (false, None),
                LineOutcome::Answered if self.choice.is_some() => self.prompt()?,
                LineOutcome::Answered => {}
                LineOutcome::Quit => return Ok(true),
            }
        }
    }

    fn next_is_question(&self) -> bool {
        let Some(line) = self.lines.front() else { return false };
        let question = Question::read(self.words, line);
        question.is_some_and(|question| !matches!(question, Question::Hint | Question::Undo | Question::Claim))
            || reactions::said(self.words, line).is_some()
    }

    fn say_saved(&mut self) -> io::Result<()> {
        let saved = self.saved.as_ref().map(|saved| saved.say(self.words));
        self.lines_of(saved)
    }

    fn report(&mut self, report: TableReport) -> io::Result<()> {
        match report {
            TableReport::Update(update) => self.update(&update)?,
            TableReport::Hint(Some(hint)) => {
                let names = self.table.as_ref().map_or(&[][..], |table| &table.names);
                let sentences = hint.say(self.words, |seat| names.get(seat.index()).map_or("", String::as_str));
                self.lines_of(sentences)?;
            }
            TableReport::Hint(None) => self.say(TerminalMsg::HintNone)?,
            TableReport::Failed { error, .. } => {
                self.lines_of([error.say(self.words)])?;
                self.prompt_again()?;
            }
            TableReport::Saved(saved) => self.saved = Some(saved),
            TableReport::Connection(ConnectionStatus::Down) => {
                self.choice = None;
                self.say(TerminalMsg::LinkDown)?;
            }
            TableReport::Connection(ConnectionStatus::Up) => self.say(TerminalMsg::LinkUp)?,
            TableReport::Idle { actions } if actions == self.sent => self.wait()?,
            // An action is on its way that the table has not seen yet.
            TableReport::Idle { .. } => {}
        }
        self.output.flush()
    }

    fn update(&mut self, update: &TableUpdate) -> io::Result<()> {
        self.lobby = LobbyInfo::of(&update.state, self.words);
        self.due = time_left(&update.state).and_then(|left| Instant::now().checked_add(left));
        self.may_react = may_react(&update.state);
        let said = reactions::told(self.words, update);
        let Some(table) = TableView::of(update, self.words) else { return self.lines_of(said) };
        let (mut events, points) = narrate::events_and_points(self.words, self.table.as_ref(), &table);
        if self.counts && !points.is_empty() {
            match Counting::of(&narrate::narrator(self.words, &table), points) {
                Ok(counting) => {
                    events.extend(counting.ask(self.words));
                    self.counting = Some(counting);
                }
                Err(points) => events.extend(points),
            }
        } else {
            events.extend(points);
        }
        events.extend(said);
        // The choice may have been made elsewhere: by a substitute, or in another window.
        self.choice = self.choice.filter(|_| table.choice().is_some());
        self.table = Some(table);
        if events.is_empty() {
            return Ok(());
        }
        self.lines_of(events)?;
        if self.counting.is_some() { self.prompt() } else { self.prompt_again() }
    }

    /// The table waits for the person: asks them for a card, or goes on to the next round without asking.
    fn wait(&mut self) -> io::Result<()> {
        self.idle = true;
        if self.counting.is_some() {
            return Ok(());
        }
        if let Some(lobby) = self.lobby.take() {
            // A host who joins from the terminal wants to play: bots take the free seats.
            return if lobby.host { self.next_round() } else { self.say(TerminalMsg::Waiting) };
        }
        let Some(table) = &self.table else { return Ok(()) };
        if table.prompt() == Prompt::NextRound && !table.ready {
            return self.next_round();
        }
        let choice = table.choice();
        if choice == self.choice {
            return Ok(());
        }
        self.choice = choice;
        self.ask()
    }

    fn next_round(&mut self) -> io::Result<()> {
        self.idle = false;
        self.send(UserAction::NextRound);
        Ok(())
    }

    /// Repeats the prompt if something was printed between it and the answer.
    fn prompt_again(&mut self) -> io::Result<()> {
        if self.choice.is_some() { self.prompt() } else { Ok(()) }
    }

    fn ask(&mut self) -> io::Result<()> {
        if let Some(table) = &self.table {
            let request = narrate::request(self.words, table);
            writeln!(self.output, "{request}")?;
        }
        if self.due.is_some() {
            let left = self.time_left();
            writeln!(self.output, "{left}")?;
        }
        self.prompt()
    }

    fn prompt(&mut self) -> io::Result<()> {
        write!(self.output, "> ")?;
        self.output.flush()
    }

    fn say(&mut self, message: TerminalMsg<'_>) -> io::Result<()> {
        let line = self.words.say(message);
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn lines_of(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }
}

#[cfg(test)]
mod tests;
