//! The questions that a person can type in line mode, in the game and in the lessons.

use protocol::SpokenQuery;
use words::narrate::Narrator;
use words::{TerminalMsg, Words};

use crate::rulebook;

/// A question or request besides a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    Spoken(SpokenQuery),
    Time,
    Hint,
    Undo,
    Claim,
    Rules,
    Help,
    Quit,
}

impl Question {
    /// All questions, as the help lists them.
    pub(crate) fn all() -> impl Iterator<Item = Question> {
        use Question::{Claim, Help, Hint, Quit, Rules, Time, Undo};
        SpokenQuery::ALL.iter().copied().map(Question::Spoken).chain([Time, Hint, Undo, Claim, Rules, Help, Quit])
    }

    /// The English word for it, which is understood in every language.
    fn name(self) -> &'static str {
        match self {
            Question::Spoken(query) => query.name(),
            Question::Time => "time",
            Question::Hint => "hint",
            Question::Undo => "undo",
            Question::Claim => "claim",
            Question::Rules => "rules",
            Question::Help => "help",
            Question::Quit => "quit",
        }
    }

    /// The word for it in the person's language.
    pub(crate) fn word(self, words: &Words) -> String {
        words.string(match self {
            Question::Spoken(SpokenQuery::Hand) => TerminalMsg::AnswerHand,
            Question::Spoken(SpokenQuery::Playable) => TerminalMsg::AnswerPlayable,
            Question::Spoken(SpokenQuery::Trick) => TerminalMsg::AnswerTrick,
            Question::Spoken(SpokenQuery::Last) => TerminalMsg::AnswerLast,
            Question::Spoken(SpokenQuery::Scores) => TerminalMsg::AnswerScores,
            Question::Spoken(SpokenQuery::Voids) => TerminalMsg::AnswerVoids,
            Question::Time => TerminalMsg::AnswerTime,
            Question::Hint => TerminalMsg::AnswerHint,
            Question::Undo => TerminalMsg::AnswerUndo,
            Question::Claim => TerminalMsg::AnswerClaim,
            Question::Rules => TerminalMsg::AnswerRules,
            Question::Help => TerminalMsg::AnswerHelp,
            Question::Quit => TerminalMsg::AnswerQuit,
        })
    }

    pub(crate) fn read(words: &Words, text: &str) -> Option<Question> {
        let text = text.to_lowercase();
        Question::all().find(|question| question.name() == text || question.word(words) == text)
    }

    /// The words for some questions, as the help lists them.
    pub(crate) fn list(questions: impl Iterator<Item = Question>, words: &Words) -> String {
        questions.map(|question| question.word(words)).collect::<Vec<_>>().join(", ")
    }

    /// The answer, if the person's view of the round is enough to give it.
    pub(crate) fn answer(self, words: &Words, narrator: &Narrator<'_>) -> Option<Vec<String>> {
        Some(match self {
            Question::Spoken(SpokenQuery::Hand) => vec![narrator.hand()],
            Question::Spoken(SpokenQuery::Playable) => vec![narrator.playable()],
            Question::Spoken(SpokenQuery::Trick) => narrator.trick().into_lines(),
            Question::Spoken(SpokenQuery::Last) => narrator.previous_trick(),
            Question::Spoken(SpokenQuery::Scores) => narrator.round_so_far(),
            Question::Spoken(SpokenQuery::Voids) => narrator.voids(),
            // Screen readers and pipes want whole paragraphs, so nothing is wrapped.
            Question::Rules => rulebook::lines(words, u16::MAX).into_iter().map(|line| line.text).collect(),
            Question::Time | Question::Hint | Question::Undo | Question::Claim | Question::Help | Question::Quit => {
                return None;
            }
        })
    }
}

/// Says that a line is neither a card nor a question.
pub(crate) fn not_understood(words: &Words, line: &str) -> String {
    let (text, help) = (rules::excerpt(line), Question::Help.word(words));
    words.string(TerminalMsg::PlainUnknown { text: &text, help: &help })
}
