//! The lesson, line by line.

use std::io::{BufRead, Result, Write};

use ::learn::PlayerNames;
use ::learn::lesson::{LEARNER, LessonAnswer, LessonState, Topic};
use rules::PlayerCount;
use words::{LessonMsg, TerminalMsg, Words};

use super::line_input::{LineInput, ending, read, situation};
use super::{LineIo, SavedProgress};

/// Teaches from the saved step, or from another one, until the lesson is done, the person quits or the input ends.
pub fn lesson(
    words: &Words,
    name: &str,
    from: Option<Topic>,
    saved: &mut SavedProgress,
    input: impl BufRead,
    output: impl Write,
) -> Result<()> {
    let names = ::learn::names(words, PlayerCount::Four, LEARNER, name);
    let mut io = LineIo::new(words, input, output);
    io.say(LessonMsg::PlainWelcome { help: &words.say(TerminalMsg::AnswerHelp) })?;
    let mut next = Some(from.unwrap_or_else(|| saved.progress.next()));
    while let Some(topic) = next {
        // A step that the person chose by its number starts from its beginning.
        let state = if from == Some(topic) { LessonState::new(topic) } else { saved.progress.lesson(topic) };
        if !step(&mut io, &names, state, saved)? {
            io.goodbye()?;
            return io.say(LessonMsg::PlainKept);
        }
        next = topic.next();
    }
    io.gap()?;
    io.say(LessonMsg::FinishedTitle)?;
    io.say(LessonMsg::FinishedText)?;
    io.say(TerminalMsg::Goodbye)
}

/// Teaches one step. Returns whether the person goes on to the next.
fn step<I: BufRead, O: Write>(
    io: &mut LineIo<'_, I, O>,
    names: &PlayerNames,
    mut state: LessonState,
    saved: &mut SavedProgress,
) -> Result<bool> {
    let words = io.words;
    if state.is_done() {
        state = LessonState::new(state.topic());
    }
    io.gap()?;
    io.say(LessonMsg::StepOf { step: state.topic().number(), steps: Topic::ALL.len() })?;
    io.say(state.topic().title())?;
    io.lines([state.text(words, names)])?;
    io.lines(situation(words, &state.view(), names))?;
    while !state.is_done() {
        let Some(line) = io.read()? else { return Ok(false) };
        match read(words, &state.view(), names, &line) {
            LineInput::Card(card) => {
                let before = state.clone();
                let Some(answer) = state.choose(card) else { continue };
                if answer != LessonAnswer::Right {
                    io.lines(before.feedback(words, names, card, answer))?;
                    continue;
                }
                io.lines(state.explanation(words, names))?;
                io.lines(state.recap(words, names))?;
                io.lines(ending(words, &state.view(), names))?;
                saved.progress.note(&state);
                io.lines(saved.save().err().map(|error| error.say(words)))?;
            }
            LineInput::Quit => return Ok(false),
            LineInput::Answered(lines) => io.lines(lines)?,
            LineInput::Empty | LineInput::Show | LineInput::Next => {
                io.lines(situation(words, &state.view(), names))?;
            }
        }
    }
    if state.topic().next().is_none() {
        return Ok(true);
    }
    io.say(LessonMsg::PlainGoOn)?;
    let Some(line) = io.read()? else { return Ok(false) };
    let answer = read(words, &state.view(), names, &line);
    if !matches!(answer, LineInput::Quit | LineInput::Next | LineInput::Empty) {
        io.unread(line);
    }
    Ok(!matches!(answer, LineInput::Quit))
}
