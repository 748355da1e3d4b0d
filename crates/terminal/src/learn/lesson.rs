//! The lesson, line by line.

use std::io::{self, BufRead, Write};

use ::learn::Names;
use ::learn::lesson::{Answer, LEARNER, LessonState, Topic};
use rules::PlayerCount;
use words::{Learn, Terminal, Words};

use super::line_input::{LineInput, ending, read, situation};
use super::{LineIo, SavedProgress};

/// How a step ends.
enum End {
    /// It is done.
    Done,
    /// The person leaves.
    Left,
}

/// Teaches from where it was left, or from a step, until the lesson is done, the person leaves or the input ends.
pub fn lesson(
    words: &Words,
    name: &str,
    from: Option<Topic>,
    kept: &mut SavedProgress,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<()> {
    let names = ::learn::names(words, PlayerCount::Four, LEARNER, name);
    let mut talk = LineIo::new(words, input, output);
    talk.say(Learn::PlainWelcome { help: &words.say(Terminal::AnswerHelp) })?;
    let mut next = Some(from.unwrap_or_else(|| kept.progress.next()));
    while let Some(topic) = next {
        // A step that is asked for by its number begins at its beginning.
        let desk = if from == Some(topic) { LessonState::new(topic) } else { kept.progress.desk(topic) };
        match step(&mut talk, &names, desk, kept)? {
            End::Left => {
                talk.goodbye()?;
                return talk.say(Learn::PlainKept);
            }
            End::Done => next = topic.next(),
        }
    }
    talk.gap()?;
    talk.say(Learn::FinishedTitle)?;
    talk.say(Learn::FinishedText)?;
    talk.say(Terminal::Goodbye)
}

fn step<I: BufRead, O: Write>(
    talk: &mut LineIo<'_, I, O>,
    names: &Names,
    mut desk: LessonState,
    kept: &mut SavedProgress,
) -> io::Result<End> {
    let words = talk.words;
    if desk.is_done() {
        desk = LessonState::new(desk.topic());
    }
    talk.gap()?;
    talk.say(Learn::StepOf { step: desk.topic().number(), steps: Topic::ALL.len() })?;
    talk.say(desk.topic().title())?;
    talk.lines([desk.text(words, names)])?;
    talk.lines(situation(words, &desk.view(), names))?;
    while !desk.is_done() {
        let Some(line) = talk.read()? else { return Ok(End::Left) };
        match read(words, &desk.view(), names, &line) {
            LineInput::Card(card) => {
                let before = desk.clone();
                let Some(answer) = desk.choose(card) else { continue };
                if answer != Answer::Right {
                    talk.lines(before.objection(words, names, card, answer))?;
                    continue;
                }
                talk.lines(desk.praise(words, names))?;
                talk.lines(desk.story(words, names))?;
                talk.lines(ending(words, &desk.view(), names))?;
                kept.progress.note(&desk);
                talk.lines(kept.save().err().map(|trouble| trouble.say(words)))?;
            }
            LineInput::Quit => return Ok(End::Left),
            LineInput::Answered(lines) => talk.lines(lines)?,
            LineInput::Nothing | LineInput::Show | LineInput::Next => {
                talk.lines(situation(words, &desk.view(), names))?;
            }
        }
    }
    if desk.topic().next().is_none() {
        return Ok(End::Done);
    }
    talk.say(Learn::PlainGoOn)?;
    let Some(line) = talk.read()? else { return Ok(End::Left) };
    match read(words, &desk.view(), names, &line) {
        LineInput::Quit => Ok(End::Left),
        LineInput::Next | LineInput::Nothing => Ok(End::Done),
        _ => {
            talk.unread(line);
            Ok(End::Done)
        }
    }
}
