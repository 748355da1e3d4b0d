//! The lines that a learner types.

use ::learn::{PlayerNames, narrator};
use rules::{Card, View};
use words::narrate::TrickText;
use words::{LessonMsg, Words};

use crate::question::{Question, not_understood};

/// A line that was typed.
pub(crate) enum LineInput {
    Card(Card),
    /// Only Enter was pressed.
    Empty,
    Quit,
    Show,
    Next,
    /// A question about the table, answered in these lines.
    Answered(Vec<String>),
}

/// Whether a lesson or a puzzle answers this question: there is no clock, no hint and nothing to take back.
fn is_answered(question: Question) -> bool {
    !matches!(question, Question::Time | Question::Hint | Question::Undo | Question::Claim)
}

/// Reads a line, and answers it if it is a question.
pub(crate) fn read(words: &Words, view: &View, names: &PlayerNames, line: &str) -> LineInput {
    if line.is_empty() {
        return LineInput::Empty;
    }
    if let Ok(card) = line.to_uppercase().parse() {
        return LineInput::Card(card);
    }
    let text = line.to_lowercase();
    let is = |word: &str, own: &str| text == word || text == own;
    if is("show", &words.say(LessonMsg::AnswerShow)) {
        return LineInput::Show;
    }
    if is("next", &words.say(LessonMsg::AnswerNext)) {
        return LineInput::Next;
    }
    let question = Question::read(words, line).filter(|&question| is_answered(question));
    LineInput::Answered(match question {
        Some(Question::Quit) => return LineInput::Quit,
        Some(question) => question.answer(words, &narrator(words, view, names)).unwrap_or_else(|| vec![help(words)]),
        None => vec![not_understood(words, line)],
    })
}

fn help(words: &Words) -> String {
    let answered = Question::all().filter(|&question| is_answered(question));
    words.string(LessonMsg::PlainHelp { answers: &Question::list(answered, words) })
}

/// Describes the table before a choice: the trick, the hand, and what is asked.
pub(crate) fn situation(words: &Words, view: &View, names: &PlayerNames) -> Vec<String> {
    let narrator = narrator(words, view, names);
    let trick = Some(narrator.trick()).filter(|trick| trick.leader.is_some()).map(TrickText::into_lines);
    trick.unwrap_or_default().into_iter().chain([narrator.hand()]).chain(narrator.prompt()).collect()
}

/// The end of a round: the chest and everybody's points.
pub(crate) fn ending(words: &Words, view: &View, names: &PlayerNames) -> Vec<String> {
    narrator(words, view, names).round_result()
}
