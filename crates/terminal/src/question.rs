//! The questions that a person can type in line mode, in the game and in the lessons.

use strum::VariantArray;
use words::narrate::Narrator;
use words::{TerminalMsg, Words};

use crate::rulebook;

/// A question or request besides a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
pub(crate) enum Question {
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
    /// The word for it in the person's language. The English name of the variant is understood in every language.
    pub(crate) fn word(self, words: &Words) -> String {
        words.string(match self {
            Question::Hand => TerminalMsg::AnswerHand,
            Question::Playable => TerminalMsg::AnswerPlayable,
            Question::Trick => TerminalMsg::AnswerTrick,
            Question::Last => TerminalMsg::AnswerLast,
            Question::Scores => TerminalMsg::AnswerScores,
            Question::Voids => TerminalMsg::AnswerVoids,
            Question::Time => TerminalMsg::AnswerTime,
            Question::Hint => TerminalMsg::AnswerHint,
            Question::Undo => TerminalMsg::AnswerUndo,
            Question::Rules => TerminalMsg::AnswerRules,
            Question::Help => TerminalMsg::AnswerHelp,
            Question::Quit => TerminalMsg::AnswerQuit,
        })
    }

    pub(crate) fn read(words: &Words, text: &str) -> Option<Question> {
        let text = text.to_lowercase();
        let is_meant = |question: &Question| <&str>::from(question) == text || question.word(words) == text;
        Question::VARIANTS.iter().copied().find(is_meant)
    }

    /// The words for some questions, as the help lists them.
    pub(crate) fn list(questions: &[Question], words: &Words) -> String {
        questions.iter().map(|question| question.word(words)).collect::<Vec<_>>().join(", ")
    }

    /// The answer, if the person's view of the round is enough to give it.
    pub(crate) fn answer(self, words: &Words, narrator: &Narrator<'_>) -> Option<Vec<String>> {
        Some(match self {
            Question::Hand => vec![narrator.hand()],
            Question::Playable => vec![narrator.playable()],
            Question::Trick => narrator.trick().into_lines(),
            Question::Last => narrator.previous_trick(),
            Question::Scores => narrator.round_so_far(),
            Question::Voids => narrator.voids(),
            // Screen readers and pipes want whole paragraphs, so nothing is wrapped.
            Question::Rules => rulebook::lines(words, u16::MAX).into_iter().map(|line| line.text).collect(),
            Question::Time | Question::Hint | Question::Undo | Question::Help | Question::Quit => return None,
        })
    }
}

/// Says that a line is neither a card nor a question.
pub(crate) fn not_understood(words: &Words, line: &str) -> String {
    let (text, help) = (rules::excerpt(line), Question::Help.word(words));
    words.string(TerminalMsg::PlainUnknown { text: &text, help: &help })
}
