//! The puzzles, line by line.

use std::io::{self, BufRead, Write};

use ::learn::puzzle::{self, Puzzle};
use ::learn::{Names, narrator};
use words::{Learn, Words};

use super::answer::{Typed, read, situation};
use super::{Kept, Talk};

/// Asks puzzles from a number on, or the first that is not solved, until the person leaves or the input ends.
pub fn puzzles(
    words: &Words,
    name: &str,
    from: Option<usize>,
    kept: &mut Kept,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<()> {
    let all = puzzle::all();
    let mut talk = Talk::new(words, input, output);
    let mut number =
        from.filter(|number| (1..=all.len()).contains(number)).unwrap_or_else(|| kept.solved.next(all.len()));
    while let Some(puzzle) = number.checked_sub(1).and_then(|index| all.get(index)) {
        let names = ::learn::names(words, puzzle.view().public.players(), puzzle.seat, name);
        if !one(&mut talk, &names, number, puzzle, kept)? {
            break;
        }
        number = kept.solved.next(number);
    }
    talk.goodbye()
}

/// One puzzle. Says whether the person goes on to the next.
fn one<I: BufRead, O: Write>(
    talk: &mut Talk<'_, I, O>,
    names: &Names,
    number: usize,
    puzzle: &Puzzle,
    kept: &mut Kept,
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
            Typed::Card(card) => {
                if let Some(reason) = narrator(words, &view, names).why_illegal(card) {
                    talk.lines([reason])?;
                    continue;
                }
                talk.lines(puzzle.reply(words, names, card).unwrap_or_default())?;
                if card == puzzle.answer() {
                    kept.solved.note(number);
                    talk.lines(kept.keep().err().map(|trouble| trouble.say(words)))?;
                    return Ok(true);
                }
            }
            Typed::Show => {
                talk.lines(puzzle.solution(words, names))?;
                return Ok(true);
            }
            Typed::Next => return Ok(true),
            Typed::Quit => return Ok(false),
            Typed::Answered(lines) => talk.lines(lines)?,
            Typed::Nothing => talk.lines(situation(words, &view, names))?,
        }
    }
}
