//! What the person typed, and what it does.

use std::io::{self, Write};
use std::time::Instant;

use protocol::SpokenQuery;
use rules::Card;
use words::{ErrorMsg, TerminalMsg};

use super::{LineMode, LineOutcome};
use crate::question::{Question, not_understood};
use crate::table_thread::UserAction;
use crate::{narrate, reactions};

impl<O: Write> LineMode<'_, O> {
    pub(super) fn answer(&mut self, line: &str) -> io::Result<LineOutcome> {
        if line.is_empty() {
            return Ok(LineOutcome::Answered);
        }
        if let Ok(card) = line.to_uppercase().parse::<Card>() {
            return self.choose(card);
        }
        if let Some(text) = reactions::said(self.words, line) {
            return self.react(text);
        }
        match Question::read(self.words, line) {
            Some(question) => self.question(question),
            None => {
                self.lines_of([not_understood(self.words, line)])?;
                Ok(LineOutcome::Answered)
            }
        }
    }

    fn choose(&mut self, card: Card) -> io::Result<LineOutcome> {
        let Some(table) = &self.table else { return Ok(LineOutcome::Answered) };
        if let Some(reason) = narrate::narrator(self.words, table).why_illegal(card) {
            writeln!(self.output, "{reason}")?;
            return Ok(LineOutcome::Answered);
        }
        Ok(self.send(UserAction::Choose(card)))
    }

    /// Says something to the others, or lists what can be said.
    fn react(&mut self, text: &str) -> io::Result<LineOutcome> {
        if !self.may_react {
            self.say(TerminalMsg::ReactNobody)?;
            return Ok(LineOutcome::Answered);
        }
        if let Some(reaction) = reactions::read(self.words, text) {
            return Ok(self.send(UserAction::React(reaction)));
        }
        let (say, reactions) = (self.words.say(TerminalMsg::AnswerSay), reactions::list(self.words));
        self.say(TerminalMsg::ReactPlain { say: &say, reactions: &reactions })?;
        Ok(LineOutcome::Answered)
    }

    pub(super) fn send(&mut self, action: UserAction) -> LineOutcome {
        self.sent += 1;
        if self.actions.send(action).is_ok() { LineOutcome::Sent } else { LineOutcome::Quit }
    }

    fn question(&mut self, question: Question) -> io::Result<LineOutcome> {
        if question == Question::Quit {
            return Ok(LineOutcome::Quit);
        }
        let Some(table) = self.table.as_ref() else { return Ok(LineOutcome::Answered) };
        let narrator = narrate::narrator(self.words, table);
        let mut lines = question.answer(self.words, &narrator).unwrap_or_default();
        match question {
            Question::Spoken(SpokenQuery::Scores) => lines.extend(narrator.totals(&table.totals)),
            Question::Time => lines.push(self.time_left()),
            Question::Help => lines.push(self.help()),
            Question::Hint => return Ok(self.send(UserAction::Hint)),
            Question::Undo => return Ok(self.send(UserAction::Undo)),
            Question::Claim => match table.may_claim {
                Some(claim) => return Ok(self.send(UserAction::Claim(claim))),
                None => lines.push(self.words.string(ErrorMsg::ClaimNotCertain)),
            },
            _ => {}
        }
        self.lines_of(lines)?;
        Ok(LineOutcome::Answered)
    }

    /// How long the person still has for their choice.
    pub(super) fn time_left(&self) -> String {
        let Some(due) = self.due else { return self.words.string(TerminalMsg::NoClock) };
        let count = narrate::seconds(due.saturating_duration_since(Instant::now()));
        self.words.string(TerminalMsg::TimeLeft { count })
    }

    fn help(&self) -> String {
        let mut answers = Question::list(Question::all(), self.words);
        if self.may_react {
            answers = format!("{answers}, {}", self.words.say(TerminalMsg::AnswerSay));
        }
        self.words.string(TerminalMsg::PlainHelp { answers: &answers })
    }

    /// A line that the person typed while they count. Returns whether they quit.
    pub(super) fn count(&mut self, line: &str) -> io::Result<bool> {
        if Question::read(self.words, line) == Some(Question::Quit) {
            return Ok(true);
        }
        let Some(counting) = &self.counting else { return Ok(false) };
        let reply = counting.answer(self.words, line);
        self.lines_of(reply.lines)?;
        if !reply.is_over {
            self.prompt()?;
            return Ok(false);
        }
        self.counting = None;
        // While the person counted, the table may have come to wait for them.
        if self.idle {
            self.wait()?;
        }
        Ok(false)
    }
}
