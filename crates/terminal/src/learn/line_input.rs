//! What somebody can type besides a card.

use ::learn::{Names, narrator};
use rules::{Card, View};
use words::narrate::TrickText;
use words::{Learn, Terminal, Words};

use crate::rulebook;

/// A line that was typed.
pub(crate) enum LineInput {
    Card(Card),
    /// Nothing but Enter.
    Nothing,
    Quit,
    Show,
    Next,
    /// A question about the table, answered in these lines.
    Answered(Vec<String>),
}

/// The words for questions, each in the language of the game and in English.
const QUESTIONS: [(&str, Terminal<'static>); 8] = [
    ("hand", Terminal::AnswerHand),
    ("playable", Terminal::AnswerPlayable),
    ("trick", Terminal::AnswerTrick),
    ("last", Terminal::AnswerLast),
    ("scores", Terminal::AnswerScores),
    ("voids", Terminal::AnswerVoids),
    ("rules", Terminal::AnswerRules),
    ("help", Terminal::AnswerHelp),
];

/// The columns that rules are broken into; screen readers and pipes want whole paragraphs.
const WIDTH: u16 = u16::MAX;

/// Understands a line, with the answer if it is a question.
pub(crate) fn read(words: &Words, view: &View, names: &Names, line: &str) -> LineInput {
    if line.is_empty() {
        return LineInput::Nothing;
    }
    if let Ok(card) = line.to_uppercase().parse() {
        return LineInput::Card(card);
    }
    let text = line.to_lowercase();
    let is = |word: &str, own: &str| text == word || text == own;
    if is("quit", &words.say(Terminal::AnswerQuit)) {
        return LineInput::Quit;
    }
    if is("show", &words.say(Learn::AnswerShow)) {
        return LineInput::Show;
    }
    if is("next", &words.say(Learn::AnswerNext)) {
        return LineInput::Next;
    }
    let known = QUESTIONS.into_iter().find(|(word, own)| is(word, &words.say(*own)));
    LineInput::Answered(match known {
        Some((word, _)) => answer(words, view, names, word),
        None => {
            let (text, help) = (rules::excerpt(line), words.say(Terminal::AnswerHelp));
            vec![words.string(Terminal::PlainUnknown { text: &text, help: &help })]
        }
    })
}

fn answer(words: &Words, view: &View, names: &Names, word: &str) -> Vec<String> {
    let narrator = narrator(words, view, names);
    match word {
        "hand" => vec![narrator.hand()],
        "playable" => vec![narrator.playable()],
        "trick" => narrator.trick().into_lines(),
        "last" => narrator.previous_trick(),
        "scores" => narrator.round_so_far(),
        "voids" => narrator.voids(),
        "rules" => rulebook::lines(words, WIDTH).into_iter().map(rulebook::Line::into_text).collect(),
        _ => vec![help(words)],
    }
}

fn help(words: &Words) -> String {
    let own = QUESTIONS.map(|(_, own)| words.string(own));
    let quit = words.string(Terminal::AnswerQuit);
    let answers = own.into_iter().chain([quit]).collect::<Vec<_>>().join(", ");
    words.string(Learn::PlainHelp { answers: &answers })
}

/// What there is to know before choosing: the trick, the hand, and what is asked.
pub(crate) fn situation(words: &Words, view: &View, names: &Names) -> Vec<String> {
    let narrator = narrator(words, view, names);
    let trick = Some(narrator.trick()).filter(|trick| trick.leader.is_some()).map(TrickText::into_lines);
    trick.unwrap_or_default().into_iter().chain([narrator.hand()]).chain(narrator.prompt()).collect()
}

/// The end of a round: the chest and everybody's points.
pub(crate) fn ending(words: &Words, view: &View, names: &Names) -> Vec<String> {
    narrator(words, view, names).round_result()
}
