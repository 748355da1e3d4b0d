//! The game line by line: no control of the screen, one event a line, for screen readers, scripts and pipes.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use protocol::TableUpdate;
use rules::{Card, CardSet};
use words::{Terminal, Words};

use crate::error::TerminalError;
use crate::narrate;
use crate::rulebook;
use crate::table_thread::{
    ConnectionStatus, NotifyOnDrop, ReportSink, SavedMatch, TableReport, ThreadExit, UserAction,
};
use crate::table_view::{LobbyInfo, Prompt, TableView, time_left};

/// The columns that rules are broken into; screen readers and pipes want whole paragraphs.
const WIDTH: u16 = u16::MAX;

/// What comes in, from the person and from the table.
enum LineEvent {
    Line(String),
    End,
    Report(TableReport),
    /// The table has ended.
    Gone(ThreadExit),
}

/// What a person can ask for besides a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Hand,
    Playable,
    Trick,
    Last,
    Scores,
    Voids,
    Time,
    Hint,
    Undo,
    Rules,
    Help,
    Quit,
}

impl Question {
    const ALL: [Question; 12] = [
        Question::Hand,
        Question::Playable,
        Question::Trick,
        Question::Last,
        Question::Scores,
        Question::Voids,
        Question::Time,
        Question::Hint,
        Question::Undo,
        Question::Rules,
        Question::Help,
        Question::Quit,
    ];

    /// The word that every language takes.
    const fn word(self) -> &'static str {
        match self {
            Question::Hand => "hand",
            Question::Playable => "playable",
            Question::Trick => "trick",
            Question::Last => "last",
            Question::Scores => "scores",
            Question::Voids => "voids",
            Question::Time => "time",
            Question::Hint => "hint",
            Question::Undo => "undo",
            Question::Rules => "rules",
            Question::Help => "help",
            Question::Quit => "quit",
        }
    }

    /// The word in the person's own language.
    fn own_word(self, words: &Words) -> String {
        let message = match self {
            Question::Hand => Terminal::AnswerHand,
            Question::Playable => Terminal::AnswerPlayable,
            Question::Trick => Terminal::AnswerTrick,
            Question::Last => Terminal::AnswerLast,
            Question::Scores => Terminal::AnswerScores,
            Question::Voids => Terminal::AnswerVoids,
            Question::Time => Terminal::AnswerTime,
            Question::Hint => Terminal::AnswerHint,
            Question::Undo => Terminal::AnswerUndo,
            Question::Rules => Terminal::AnswerRules,
            Question::Help => Terminal::AnswerHelp,
            Question::Quit => Terminal::AnswerQuit,
        };
        words.string(message)
    }

    fn read(words: &Words, text: &str) -> Option<Question> {
        let text = text.to_lowercase();
        Question::ALL.into_iter().find(|question| question.word() == text || question.own_word(words) == text)
    }
}

/// What an answer of the person led to.
enum Reply {
    /// The table has something to do, and will say when it is done.
    Sent,
    /// It was answered here.
    Answered,
    /// The person leaves.
    Leave,
}

/// Plays line by line until the match is over, the person leaves or the input ends.
///
/// `start` starts the table: it is given where to send its reports.
pub fn play<O: Write>(
    words: &Words,
    input: impl BufRead + Send + 'static,
    output: O,
    actions: Sender<UserAction>,
    start: impl FnOnce(ReportSink),
) -> io::Result<()> {
    let (sender, inputs) = channel();
    let reports = NotifyOnDrop(sender.clone(), LineEvent::Gone);
    start(Box::new(move |report| reports.0.send(LineEvent::Report(report)).is_ok()));
    std::thread::spawn(move || read_lines(input, &sender));
    let mut game = LineMode::new(words, output, actions);
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
    // Nobody listens any more when the game was left.
    let _ = sender.send(LineEvent::End);
}

struct LineMode<'w, O> {
    words: &'w Words,
    output: O,
    actions: Sender<UserAction>,
    /// How many actions were sent.
    sent: u64,
    table: Option<TableView>,
    /// Who is at a table whose match has not begun, until that was said.
    lobby: Option<LobbyInfo>,
    /// Lines that are not answered yet.
    lines: VecDeque<String>,
    /// Whether the table has reported everything that followed from the person's last action.
    idle: bool,
    /// The choice that the person has been asked for.
    asked: Option<(usize, CardSet, Prompt)>,
    ended: bool,
    /// Where the record of the finished match is.
    kept: Option<String>,
    /// When the person's time for their choice is up.
    due: Option<Instant>,
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
            asked: None,
            ended: false,
            kept: None,
            due: None,
        }
    }

    fn welcome(&mut self) -> io::Result<()> {
        let help = Question::Help.own_word(self.words);
        self.say(Terminal::PlainWelcome { help: &help })
    }

    fn run(&mut self, inputs: &Receiver<LineEvent>) -> io::Result<()> {
        while let Ok(input) = inputs.recv() {
            match input {
                LineEvent::Report(report) => self.report(report)?,
                LineEvent::Line(line) => self.lines.push_back(line),
                LineEvent::End => self.ended = true,
                LineEvent::Gone(ThreadExit::Normal) => return Ok(()),
                LineEvent::Gone(ThreadExit::Panicked) => return Err(TerminalError::TablePanicked.as_error(self.words)),
            }
            if self.idle && self.table.as_ref().is_some_and(TableView::is_over) {
                let kept = self.kept.take();
                return kept.map_or(Ok(()), |path| self.say(Terminal::RecordKept { path: &path }));
            }
            if self.answer_all()? {
                return self.leave();
            }
        }
        Ok(())
    }

    /// Answers the lines that wait, one after the other, as long as the table is still. Returns whether the person leaves.
    fn answer_all(&mut self) -> io::Result<bool> {
        loop {
            // Questions are answered while others think. Answers come in the order of their questions, whatever the speed.
            if self.asked.is_none() && !(self.idle && self.next_is_question()) {
                return Ok(self.idle && self.ended && self.lines.is_empty());
            }
            let Some(line) = self.lines.pop_front() else { return Ok(self.ended) };
            match self.answer(&line)? {
                Reply::Sent => (self.idle, self.asked) = (false, None),
                Reply::Answered if self.asked.is_some() => self.prompt()?,
                Reply::Answered => {}
                Reply::Leave => return Ok(true),
            }
        }
    }

    fn next_is_question(&self) -> bool {
        let question = self.lines.front().and_then(|line| Question::read(self.words, line));
        question.is_some_and(|question| !matches!(question, Question::Hint | Question::Undo))
    }

    fn leave(&mut self) -> io::Result<()> {
        writeln!(self.output)?;
        self.say(Terminal::Goodbye)
    }

    fn report(&mut self, report: TableReport) -> io::Result<()> {
        match report {
            TableReport::Update(update) => self.update(&update)?,
            TableReport::Hint(Some(hint)) => {
                let names = self.table.as_ref().map_or(&[][..], |table| &table.names);
                let said = hint.say(self.words, |seat| names.get(seat.index()).map_or("", String::as_str));
                self.lines_of(said)?;
            }
            TableReport::Hint(None) => self.say(Terminal::HintNone)?,
            TableReport::Failed { error, .. } => {
                self.lines_of([error.say(self.words)])?;
                self.prompt_again()?;
            }
            TableReport::Saved(SavedMatch::Finished(path)) => self.kept = Some(path.display().to_string()),
            TableReport::Saved(SavedMatch::Unfinished) => {}
            TableReport::Connection(ConnectionStatus::Down) => {
                self.asked = None;
                self.say(Terminal::LinkDown)?;
            }
            TableReport::Connection(ConnectionStatus::Up) => self.say(Terminal::LinkUp)?,
            TableReport::Idle { actions } if actions == self.sent => self.wait()?,
            // An action is on its way that the table has not seen yet.
            TableReport::Idle { .. } => {}
        }
        self.output.flush()
    }

    fn update(&mut self, update: &TableUpdate) -> io::Result<()> {
        self.lobby = LobbyInfo::of(&update.state, self.words);
        self.due = time_left(&update.state).and_then(|left| Instant::now().checked_add(left));
        let Some(table) = TableView::of(update, self.words) else { return Ok(()) };
        let events = narrate::events(self.words, self.table.as_ref(), &table);
        // What was asked may have been answered from elsewhere, by a stand-in or in another window.
        self.asked = self.asked.filter(|_| table.choice().is_some());
        self.table = Some(table);
        if events.is_empty() {
            return Ok(());
        }
        self.lines_of(events)?;
        self.prompt_again()
    }

    /// The table waits. Nobody needs to be asked for the next round; for a card the person is.
    fn wait(&mut self) -> io::Result<()> {
        self.idle = true;
        if let Some(lobby) = self.lobby.take() {
            // A host who opens a table from the terminal wants to play: bots take the free seats.
            return if lobby.host { self.next_round() } else { self.say(Terminal::Waiting) };
        }
        let Some(table) = &self.table else { return Ok(()) };
        if table.prompt() == Prompt::NextRound && !table.ready {
            return self.next_round();
        }
        let choice = table.choice();
        if choice == self.asked {
            return Ok(());
        }
        self.asked = choice;
        self.ask()
    }

    fn next_round(&mut self) -> io::Result<()> {
        self.idle = false;
        // The table's thread only ends with this one.
        self.send(UserAction::NextRound);
        Ok(())
    }

    /// Something was said between the prompt and the answer.
    fn prompt_again(&mut self) -> io::Result<()> {
        if self.asked.is_some() { self.prompt() } else { Ok(()) }
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

    fn say(&mut self, message: Terminal<'_>) -> io::Result<()> {
        let line = self.words.say(message);
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn lines_of(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    fn answer(&mut self, line: &str) -> io::Result<Reply> {
        if line.is_empty() {
            return Ok(Reply::Answered);
        }
        if let Ok(card) = line.to_uppercase().parse::<Card>() {
            return self.choose(card);
        }
        match Question::read(self.words, line) {
            Some(question) => self.question(question),
            None => {
                let (text, help) = (rules::excerpt(line), Question::Help.own_word(self.words));
                self.say(Terminal::PlainUnknown { text: &text, help: &help })?;
                Ok(Reply::Answered)
            }
        }
    }

    fn choose(&mut self, card: Card) -> io::Result<Reply> {
        let Some(table) = &self.table else { return Ok(Reply::Answered) };
        if let Some(reason) = narrate::narrator(self.words, table).why_illegal(card) {
            writeln!(self.output, "{reason}")?;
            return Ok(Reply::Answered);
        }
        Ok(self.send(UserAction::Choose(card)))
    }

    fn send(&mut self, action: UserAction) -> Reply {
        self.sent += 1;
        if self.actions.send(action).is_ok() { Reply::Sent } else { Reply::Leave }
    }

    fn question(&mut self, question: Question) -> io::Result<Reply> {
        if question == Question::Quit {
            return Ok(Reply::Leave);
        }
        let Some(table) = self.table.as_ref() else { return Ok(Reply::Answered) };
        let words = self.words;
        let narrator = narrate::narrator(words, table);
        let lines = match question {
            Question::Hand => vec![narrator.hand()],
            Question::Playable => vec![narrator.playable()],
            Question::Trick => narrator.trick().into_lines(),
            Question::Last => narrator.previous_trick(),
            Question::Scores => narrate::scores(words, table),
            Question::Voids => narrator.voids(),
            Question::Time => vec![self.time_left()],
            Question::Rules => rulebook::lines(words, WIDTH).into_iter().map(rulebook::Line::into_text).collect(),
            Question::Help => vec![self.help()],
            Question::Hint => return Ok(self.send(UserAction::Hint)),
            Question::Undo => return Ok(self.send(UserAction::Undo)),
            Question::Quit => Vec::new(),
        };
        self.lines_of(lines)?;
        Ok(Reply::Answered)
    }

    /// How long the person still has for their choice.
    fn time_left(&self) -> String {
        let Some(due) = self.due else { return self.words.string(Terminal::NoClock) };
        let count = narrate::seconds(due.saturating_duration_since(Instant::now()));
        self.words.string(Terminal::TimeLeft { count })
    }

    fn help(&self) -> String {
        let answers = Question::ALL.map(|question| question.own_word(self.words)).join(", ");
        self.words.string(Terminal::PlainHelp { answers: &answers })
    }
}

#[cfg(test)]
mod tests {
    use protocol::{ClientCommand, ClientMessage};
    use rules::Rules;
    use words::Lang;

    use super::*;
    use crate::data_dir::MatchSaver;
    use crate::local_table::{LocalMatchConfig, LocalTable};
    use crate::table_thread::TableLink;

    /// Others may do something between the person's answer and the moment at which the table sees it.
    #[test]
    fn an_answer_on_its_way_is_not_asked_for_again() {
        let name = "Ada".to_owned();
        let config = LocalMatchConfig { rules: Rules::default(), name, bots: Vec::new(), seed: 7, started: None };
        let mut table = LocalTable::new(&config, MatchSaver::disabled()).unwrap();
        table.send(ClientMessage { id: None, command: ClientCommand::Ready { entropy: None } });
        let words = Words::new(Lang::En);
        let (actions, sent) = channel();
        let mut game = LineMode::new(&words, Vec::new(), actions);
        while let Ok(Some(report)) = table.poll() {
            game.report(report).unwrap();
        }
        let asked = |game: &LineMode<'_, Vec<u8>>| {
            String::from_utf8_lossy(&game.output).matches("Choose one card for the Treasure Chest.").count()
        };
        game.report(TableReport::Idle { actions: 0 }).unwrap();
        assert_eq!(asked(&game), 1);
        game.lines.push_back("K8".to_owned());
        assert!(!game.answer_all().unwrap());
        assert_eq!(sent.try_iter().count(), 1);
        game.report(TableReport::Idle { actions: 0 }).unwrap();
        assert_eq!(asked(&game), 1, "the answer is on its way");
        game.report(TableReport::Idle { actions: 1 }).unwrap();
        assert_eq!(asked(&game), 2, "the answer changed nothing");
    }
}
