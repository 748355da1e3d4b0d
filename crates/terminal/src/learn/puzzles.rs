//! The puzzles, line by line.

use std::io::{BufRead, Result, Write};

use ::learn::puzzle::{self, Puzzle};
use ::learn::{PlayerNames, narrator};
use words::{LessonMsg, Words};

use super::line_input::{LineInput, read, situation};
use super::{LineIo, SavedProgress};

/// Asks puzzles from a number on, or from the first unsolved one, until the person quits or the input ends.
pub fn puzzles(
    words: &Words,
    name: &str,
    from: Option<usize>,
    saved: &mut SavedProgress,
    input: impl BufRead,
    output: impl Write,
) -> Result<()> {
    let all = puzzle::all();
    let mut io = LineIo::new(words, input, output);
    let mut number =
        from.filter(|number| (1..=all.len()).contains(number)).unwrap_or_else(|| saved.solved.next(all.len()));
    while let Some(puzzle) = number.checked_sub(1).and_then(|index| all.get(index)) {
        let names = ::learn::names(words, puzzle.view().public.players(), puzzle.seat, name);
        if !ask_puzzle(&mut io, &names, number, puzzle, saved)? {
            break;
        }
        number = saved.solved.next(number);
    }
    io.goodbye()
}

/// Asks one puzzle. Returns whether the person goes on to the next.
fn ask_puzzle<I: BufRead, O: Write>(
    io: &mut LineIo<'_, I, O>,
    names: &PlayerNames,
    number: usize,
    puzzle: &Puzzle,
    saved: &mut SavedProgress,
) -> Result<bool> {
    let (words, view) = (io.words, puzzle.view());
    io.gap()?;
    io.say(LessonMsg::PuzzleOf { number, puzzles: puzzle::all().len() })?;
    io.say(puzzle.kind.title())?;
    io.lines(narrator(words, &view, names).finished_tricks())?;
    io.lines(situation(words, &view, names))?;
    io.lines([puzzle.question(words, names)])?;
    io.say(LessonMsg::PlainAnswers {
        show: &words.say(LessonMsg::AnswerShow),
        next: &words.say(LessonMsg::AnswerNext),
    })?;
    loop {
        let Some(line) = io.read()? else { return Ok(false) };
        match read(words, &view, names, &line) {
            LineInput::Card(card) => {
                if let Some(reason) = narrator(words, &view, names).why_illegal(card) {
                    io.lines([reason])?;
                    continue;
                }
                io.lines(puzzle.reply(words, names, card).unwrap_or_default())?;
                if card == puzzle.answer() {
                    saved.solved.note(number);
                    io.lines(saved.save().err().map(|error| error.say(words)))?;
                    return Ok(true);
                }
            }
            LineInput::Show => {
                io.lines(puzzle.solution(words, names))?;
                return Ok(true);
            }
            LineInput::Next => return Ok(true),
            LineInput::Quit => return Ok(false),
            LineInput::Answered(lines) => io.lines(lines)?,
            LineInput::Empty => io.lines(situation(words, &view, names))?,
        }
    }
}
