//! The puzzles, line by line.

use std::io::{self, BufRead, Write};

use ::learn::puzzle::{self, Puzzle};
use ::learn::{Names, narrator};
use words::{Learn, Words};

use super::line_input::{LineInput, read, situation};
use super::{LineIo, SavedProgress};

/// Asks puzzles from a number on, or the first that is not solved, until the person leaves or the input ends.
pub fn puzzles(
    words: &Words,
    name: &str,
    from: Option<usize>,
    kept: &mut SavedProgress,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<()> {
    let all = puzzle::all();
    let mut talk = LineIo::new(words, input, output);
    let mut number =
        from.filter(|number| (1..=all.len()).contains(number)).unwrap_or_else(|| kept.solved.next(all.len()));
    while let Some(puzzle) = number.checked_sub(1).and_then(|index| all.get(index)) {
        let names = ::learn::names(words, puzzle.view().public.players(), puzzle.seat, name);
        if !ask_puzzle(&mut talk, &names, number, puzzle, kept)? {
            break;
        }
        number = kept.solved.next(number);
    }
    talk.goodbye()
}

/// One puzzle. Says whether the person goes on to the next.
fn ask_puzzle<I: BufRead, O: Write>(
    talk: &mut LineIo<'_, I, O>,
    names: &Names,
    number: usize,
    puzzle: &Puzzle,
    kept: &mut SavedProgress,
) -> io::Result<bool> {
    let (words, view) = (talk.words, puzzle.view());
    talk.gap()?;
    talk.say(Learn::PuzzleOf { number, puzzles: puzzle::all().len() })?;
    talk.say(puzzle.kind.title())?;
    talk.lines(narrator(words, &view, names).finished_tricks())?;
    talk.lines(situation(words, &view, names))?;
    talk.lines([puzzle.question(words, names)])?;
    talk.say(Learn::PlainAnswers { show: &words.say(Learn::AnswerShow), next: &words.say(Learn::AnswerNext) })?;
    loop {
        let Some(line) = talk.read()? else { return Ok(false) };
        match read(words, &view, names, &line) {
            LineInput::Card(card) => {
                if let Some(reason) = narrator(words, &view, names).why_illegal(card) {
                    talk.lines([reason])?;
                    continue;
                }
                talk.lines(puzzle.reply(words, names, card).unwrap_or_default())?;
                if card == puzzle.answer() {
                    kept.solved.note(number);
                    talk.lines(kept.save().err().map(|trouble| trouble.say(words)))?;
                    return Ok(true);
                }
            }
            LineInput::Show => {
                talk.lines(puzzle.solution(words, names))?;
                return Ok(true);
            }
            LineInput::Next => return Ok(true),
            LineInput::Quit => return Ok(false),
            LineInput::Answered(lines) => talk.lines(lines)?,
            LineInput::Nothing => talk.lines(situation(words, &view, names))?,
        }
    }
}
