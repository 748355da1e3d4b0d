//! The game line by line: no control of the screen, one event a line, for screen readers, scripts and pipes.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use rules::Card;
use words::{Terminal, Words};

use crate::driver::{Command, Ending, Link, Listener, OnDrop, Report};
use crate::frame::{Asks, Frame};
use crate::narrate;
use crate::rulebook;
use crate::trouble::Trouble;

/// The columns that rules are broken into; screen readers and pipes want whole paragraphs.
const WIDTH: u16 = u16::MAX;

/// What comes in, from the person and from the table.
enum Input {
    Line(String),
    End,
    Report(Report),
    /// The table has ended.
    Gone(Ending),
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
        words.say(message).into_owned()
    }

    fn read(words: &Words, text: &str) -> Option<Question> {
        let text = text.to_lowercase();
        Question::ALL.into_iter().find(|question| question.word() == text || question.own_word(words) == text)
    }
}

/// What an answer of the person led to.
enum Outcome {
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
    served: bool,
    input: impl BufRead + Send + 'static,
    output: O,
    commands: Sender<Command>,
    start: impl FnOnce(Listener),
) -> io::Result<()> {
    let (sender, inputs) = channel();
    let reports = OnDrop(sender.clone(), Input::Gone);
    start(Box::new(move |report| reports.0.send(Input::Report(report)).is_ok()));
    std::thread::spawn(move || read_lines(input, &sender));
    let mut game = Plain {
        words,
        served,
        output,
        commands,
        frame: None,
        lines: VecDeque::new(),
        settled: false,
        ended: false,
        kept: None,
        due: None,
    };
    game.welcome()?;
    game.run(&inputs)
}

fn read_lines(mut input: impl BufRead, sender: &Sender<Input>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(_) => {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if sender.send(Input::Line(line)).is_err() {
                    return;
                }
            }
        }
    }
    // Nobody listens any more when the game was left.
    let _ = sender.send(Input::End);
}

struct Plain<'w, O> {
    words: &'w Words,
    served: bool,
    output: O,
    commands: Sender<Command>,
    frame: Option<Frame>,
    /// Lines that wait until the table has settled.
    lines: VecDeque<String>,
    settled: bool,
    ended: bool,
    /// Where the record of the finished match is.
    kept: Option<String>,
    /// When the person's time for their choice is up.
    due: Option<Instant>,
}

impl<O: Write> Plain<'_, O> {
    fn welcome(&mut self) -> io::Result<()> {
        let help = Question::Help.own_word(self.words);
        self.say(Terminal::PlainWelcome { help: &help })
    }

    fn run(&mut self, inputs: &Receiver<Input>) -> io::Result<()> {
        while let Ok(input) = inputs.recv() {
            match input {
                Input::Report(report) => self.report(report)?,
                Input::Line(line) => self.lines.push_back(line),
                Input::End => self.ended = true,
                Input::Gone(Ending::Well) => return Ok(()),
                Input::Gone(Ending::Broken) => return Err(Trouble::TableBroke.as_error(self.words)),
            }
            if self.settled && self.frame.as_ref().is_some_and(Frame::is_over) {
                let kept = self.kept.take();
                return kept.map_or(Ok(()), |path| self.say(Terminal::RecordKept { path: &path }));
            }
            if self.answer_all()? {
                return self.leave();
            }
        }
        Ok(())
    }

    /// Takes the lines that wait, one after the other, as long as the table is still. Says whether the person leaves.
    fn answer_all(&mut self) -> io::Result<bool> {
        loop {
            // Others may take their time at a served table: questions are answered while one waits. A local table
            // settles in a moment, and answers come in the order of their questions, whatever the speed.
            let may_answer = self.settled || (self.served && self.next_is_question());
            if !may_answer {
                return Ok(self.served && self.ended && self.lines.is_empty());
            }
            let Some(line) = self.lines.pop_front() else { return Ok(self.ended) };
            match self.answer(&line)? {
                Outcome::Sent => self.settled = false,
                Outcome::Answered if self.settled => self.prompt()?,
                Outcome::Answered => {}
                Outcome::Leave => return Ok(true),
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

    fn report(&mut self, report: Report) -> io::Result<()> {
        match report {
            Report::Frame(frame) => {
                let events = narrate::events(self.words, self.frame.as_ref(), &frame);
                let spoken = !events.is_empty();
                self.lines_of(events)?;
                // What was asked may have been answered from elsewhere, by a stand-in or in another window.
                self.settled &= frame.asks() != Asks::Wait;
                self.frame = Some(*frame);
                self.due = None;
                // Somebody else's news came between the prompt and the answer.
                if spoken && self.settled {
                    self.prompt()?;
                }
            }
            Report::Hint(hint) => {
                let names = self.frame.as_ref().map_or(&[][..], |frame| &frame.names);
                let said = hint.say(self.words, |seat| names.get(seat.index()).map_or("", String::as_str));
                self.lines_of(said)?;
            }
            Report::NoHint => self.say(Terminal::HintNone)?,
            Report::NoUndo => self.say(Terminal::UndoNothing)?,
            Report::Trouble(trouble) => writeln!(self.output, "{}", trouble.say(self.words))?,
            Report::Kept(path) => self.kept = Some(path.display().to_string()),
            Report::Link(Link::Down) => self.say(Terminal::LinkDown)?,
            Report::Link(Link::Up) => self.say(Terminal::LinkUp)?,
            Report::Lobby(lobby) if lobby.host => {
                // Whoever opens a table from a terminal came to play: bots take the free seats.
                let _ = self.commands.send(Command::NextRound);
            }
            Report::Lobby(_) => self.say(Terminal::Waiting)?,
            Report::TimeLeft(left) => self.due = Instant::now().checked_add(left),
            Report::Settled => return self.settle(),
        }
        self.output.flush()
    }

    /// The table waits: for the next round nobody needs to be asked, for everything else the person is.
    fn settle(&mut self) -> io::Result<()> {
        match self.frame.as_ref().map(Frame::asks) {
            Some(Asks::NextRound) => {
                // The table's thread only ends with this one.
                let _ = self.commands.send(Command::NextRound);
                Ok(())
            }
            Some(Asks::Nothing) => {
                self.settled = true;
                Ok(())
            }
            _ => {
                self.settled = true;
                self.ask()
            }
        }
    }

    fn ask(&mut self) -> io::Result<()> {
        if let Some(frame) = &self.frame {
            let request = narrate::request(self.words, frame);
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

    fn answer(&mut self, line: &str) -> io::Result<Outcome> {
        if line.is_empty() {
            return Ok(Outcome::Answered);
        }
        if let Ok(card) = line.to_uppercase().parse::<Card>() {
            return self.choose(card);
        }
        match Question::read(self.words, line) {
            Some(question) => self.question(question),
            None => {
                let (text, help) = (shortened(line), Question::Help.own_word(self.words));
                self.say(Terminal::PlainUnknown { text: &text, help: &help })?;
                Ok(Outcome::Answered)
            }
        }
    }

    fn choose(&mut self, card: Card) -> io::Result<Outcome> {
        let Some(frame) = &self.frame else { return Ok(Outcome::Answered) };
        if let Some(reason) = narrate::narrator(self.words, frame).why_illegal(card) {
            writeln!(self.output, "{reason}")?;
            return Ok(Outcome::Answered);
        }
        Ok(self.send(Command::Choose(card)))
    }

    fn send(&self, command: Command) -> Outcome {
        if self.commands.send(command).is_ok() { Outcome::Sent } else { Outcome::Leave }
    }

    fn question(&mut self, question: Question) -> io::Result<Outcome> {
        if question == Question::Quit {
            return Ok(Outcome::Leave);
        }
        let Some(frame) = self.frame.as_ref() else { return Ok(Outcome::Answered) };
        let words = self.words;
        let narrator = narrate::narrator(words, frame);
        let lines = match question {
            Question::Hand => vec![narrator.hand()],
            Question::Playable => vec![narrator.playable()],
            Question::Trick => narrator.trick().into_lines(),
            Question::Last => narrator.previous_trick(),
            Question::Scores => narrate::scores(words, frame),
            Question::Voids => narrator.voids(),
            Question::Time => vec![self.time_left()],
            Question::Rules => rulebook::lines(words, WIDTH).into_iter().map(rulebook::Line::into_text).collect(),
            Question::Help => vec![self.help()],
            Question::Hint if frame.can_hint => return Ok(self.send(Command::Hint)),
            Question::Hint => vec![words.say(Terminal::HintNone).into_owned()],
            Question::Undo if frame.can_undo => return Ok(self.send(Command::Undo)),
            Question::Undo => vec![words.say(Terminal::UndoNothing).into_owned()],
            Question::Quit => Vec::new(),
        };
        self.lines_of(lines)?;
        Ok(Outcome::Answered)
    }

    /// How long the person still has for their choice.
    fn time_left(&self) -> String {
        let Some(due) = self.due else { return self.words.say(Terminal::NoClock).into_owned() };
        let count = narrate::seconds(due.saturating_duration_since(Instant::now()));
        self.words.say(Terminal::TimeLeft { count }).into_owned()
    }

    fn help(&self) -> String {
        let answers = Question::ALL.map(|question| question.own_word(self.words)).join(", ");
        self.words.say(Terminal::PlainHelp { answers: &answers }).into_owned()
    }
}

/// What is quoted of a wrong answer: enough to know it again, and nothing that a terminal would obey.
pub(crate) fn shortened(text: &str) -> String {
    let mut quoted: String = text.chars().take(24).map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect();
    if text.chars().nth(24).is_some() {
        quoted.push('…');
    }
    quoted
}
