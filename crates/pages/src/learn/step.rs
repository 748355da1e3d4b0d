//! The page of a step of the lesson.

use learn::PlayerNames;
use learn::lesson::{LessonAnswer, LessonProgress, LessonState, Topic};
use maud::{Markup, html};
use protocol::SpokenQuery;
use rules::Card;
use words::{LessonMsg, SiteMsg, Words};

use super::lesson_table::LessonTable;
use crate::page_shell::PageShell;

/// The page of a step of the lesson, after the cards played so far.
#[derive(Clone, Debug)]
pub struct StepPage<'a> {
    /// The step.
    pub lesson: &'a LessonState,
    /// The players' names.
    pub names: &'a PlayerNames,
    /// The learner's progress in the lesson.
    pub progress: &'a LessonProgress,
    /// A wrong card, and the reason.
    pub tried: Option<(Card, LessonAnswer)>,
    /// The learner's question about the table.
    pub ask: Option<SpokenQuery>,
}

impl StepPage<'_> {
    /// Renders the page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let (lesson, names, topic) = (self.lesson, self.names, self.lesson.topic());
        let objection = self.tried.and_then(|(card, answer)| lesson.feedback(words, names, card, answer));
        let refused = matches!(self.tried, Some((_, LessonAnswer::Refused(_))));
        let comment = match &objection {
            None if self.ask.is_none() => {
                lesson.explanation(words, names).into_iter().chain(lesson.recap(words, names)).collect()
            }
            Some(text) if !refused => vec![text.clone()],
            _ => Vec::new(),
        };
        let title = words.say(topic.title());
        let view = lesson.view();
        LessonTable {
            view: &view,
            names,
            path: &format!("/learn/lesson/{}", topic.number()),
            hidden_field: Some(("cards", card_codes(lesson.chosen()))),
            open: !lesson.is_done(),
            held: lesson.is_done(),
            title: &title,
            position: &words.say(LessonMsg::StepOf { step: topic.number(), steps: Topic::ALL.len() }),
            text: &lesson.text(words, names),
            good: objection.is_none() && !lesson.chosen().is_empty(),
            comment,
            why: objection.filter(|_| refused),
            tools: self.tools(words),
            side: self.steps(words),
            ask: self.ask,
        }
        .page(shell)
    }

    fn tools(&self, words: &Words) -> Markup {
        let topic = self.lesson.topic();
        html! {
            @if self.lesson.is_done() {
                @match topic.next() {
                    Some(next) => { a #next.btn.main href={ "/learn/lesson/" (next.number()) } data-key="n" { (words.say(LessonMsg::StepNext)) } }
                    None => { a #next.btn.main href="/learn#puzzles" data-key="n" { (words.say(LessonMsg::ToPuzzles)) } }
                }
                a.btn href={ "/learn/lesson/" (topic.number()) "?cards=" } { (words.say(LessonMsg::StepAgain)) }
            }
        }
    }

    /// Links to all steps.
    fn steps(&self, words: &Words) -> Markup {
        html! {
            nav.panel aria-label=(words.say(LessonMsg::StepsLabel)) {
                (steps(words, self.progress, Some(self.lesson.topic())))
                p { a href="/learn" { (words.say(LessonMsg::AllOfIt)) } " · " a href="/rules" { (words.say(SiteMsg::RulesLink)) } }
            }
        }
    }
}

/// Links to the steps. Finished steps have a mark.
pub(super) fn steps(words: &Words, progress: &LessonProgress, here: Option<Topic>) -> Markup {
    html! {
        ol.steps { @for topic in Topic::ALL {
            li {
                a href={ "/learn/lesson/" (topic.number()) } aria-current=[(here == Some(topic)).then_some("step")] {
                    span.ball.done[progress.has_done(topic)] aria-hidden="true" { @if progress.has_done(topic) { "✓" } @else { (words.number(topic.number() as i64)) } }
                    span { (words.say(topic.title())) @if progress.has_done(topic) { span.vh { " (" (words.say(LessonMsg::StepDone)) ")" } } }
                }
            }
        } }
    }
}

/// Cards as text for a URL, such as `RQ.G3`.
fn card_codes(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(".")
}
