//! Counting it yourself in line mode: the player adds up their points of a round before they are told.

use words::narrate::{CountTask, Narrator};
use words::{LessonMsg, TableMsg, TerminalMsg, Words};

/// A question that is open: what has to be counted, and what is told afterwards.
pub(crate) struct Counting {
    task: CountTask,
    points: Vec<String>,
}

/// What is said to an answer.
pub(crate) struct CountReply {
    pub(crate) lines: Vec<String>,
    /// Whether the question is over.
    pub(crate) is_over: bool,
}

impl Counting {
    /// The question at the end of a round whose points are told in these lines, if the reader played in it.
    pub(crate) fn of(narrator: &Narrator<'_>, points: Vec<String>) -> Result<Counting, Vec<String>> {
        match narrator.count_task() {
            Some(task) => Ok(Counting { task, points }),
            None => Err(points),
        }
    }

    /// The question, with the cards that the player won.
    pub(crate) fn ask(&self, words: &Words) -> Vec<String> {
        let tricks = u32::try_from(self.task.tricks.len()).unwrap_or_default();
        let mut lines = vec![words.string(TableMsg::CountAsk), words.string(TableMsg::CountTricks { tricks })];
        lines.extend(
            self.task.tricks.iter().map(|trick| words.string(TerminalMsg::CountCards { cards: trick.to_set() })),
        );
        if let Some(chest) = self.task.chest {
            lines.push(words.string(TableMsg::CountChest));
            lines.push(words.string(TerminalMsg::CountCards { cards: chest }));
        }
        lines.push(words.string(TerminalMsg::CountHow { show: &words.say(LessonMsg::AnswerShow) }));
        lines
    }

    /// The reply to a line that the player typed: a number, or the wish to see the points.
    pub(crate) fn answer(&self, words: &Words, line: &str) -> CountReply {
        let asks_to_see = line.eq_ignore_ascii_case("show") || *line == *words.say(LessonMsg::AnswerShow);
        let (said, is_over) = match number(line) {
            _ if asks_to_see => (None, true),
            None => (Some(words.string(TableMsg::CountNumber)), false),
            Some(answer) => {
                let (is_right, text) = self.task.check(answer);
                (Some(text.to_owned()), is_right)
            }
        };
        let mut lines: Vec<String> = said.into_iter().collect();
        if is_over {
            lines.extend(self.result());
        }
        CountReply { lines, is_over }
    }

    /// How the points add up, and everybody's points.
    pub(crate) fn result(&self) -> impl Iterator<Item = String> {
        self.task.way.iter().chain(&self.points).cloned()
    }
}

/// A number in the digits of any language. Points stand below zero, so a minus is allowed.
fn number(line: &str) -> Option<u32> {
    let line = line.strip_prefix(['-', '−', '–']).unwrap_or(line);
    let digit = |sign: char| match u32::from(sign) {
        code @ 0x30..=0x39 => Some(code - 0x30),
        code @ 0x966..=0x96f => Some(code - 0x966),
        code @ 0x9e6..=0x9ef => Some(code - 0x9e6),
        code @ 0x660..=0x669 => Some(code - 0x660),
        _ => None,
    };
    let digits: Option<Vec<u32>> = line.trim().chars().map(digit).collect();
    let digits = digits.filter(|digits| (1..=6).contains(&digits.len()))?;
    Some(digits.into_iter().fold(0, |number, digit| number * 10 + digit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_in_the_digits_of_every_language() {
        for (line, expected) in [
            ("42", Some(42)),
            ("-42", Some(42)),
            ("−42", Some(42)),
            ("४२", Some(42)),
            ("৪২", Some(42)),
            ("٤٢", Some(42)),
            ("0", Some(0)),
            ("", None),
            ("-", None),
            ("R5", None),
            ("4.2", None),
            ("9999999", None),
        ] {
            assert_eq!(number(line), expected, "{line:?}");
        }
    }
}
