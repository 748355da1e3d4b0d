//! A step of the lesson.

use learn::Names;
use learn::lesson::{Answer, LessonState as Lesson, Progress, Topic};
use maud::{Markup, html};
use rules::Card;
use words::{Home, Learn, Words};

use super::lesson_table::LessonTable;
use crate::page_shell::PageShell;
use crate::table::SpokenQuery;

/// A step of the lesson, as far as it has been played.
#[derive(Clone, Debug)]
pub struct StepPage<'a> {
    /// The step.
    pub desk: &'a Lesson,
    /// What the players are called.
    pub names: &'a Names,
    /// How far the learner has come in all.
    pub progress: &'a Progress,
    /// A card that was not taken, and why not.
    pub tried: Option<(Card, Answer)>,
    /// Something that the learner asks to hear.
    pub ask: Option<SpokenQuery>,
}

impl StepPage<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let (desk, names, topic) = (self.desk, self.names, self.desk.topic());
        let objection = self.tried.and_then(|(card, answer)| desk.objection(words, names, card, answer));
        let refused = matches!(self.tried, Some((_, Answer::Refused(_))));
        let said = match &objection {
            None if self.ask.is_none() => {
                desk.praise(words, names).into_iter().chain(desk.story(words, names)).collect()
            }
            Some(said) if !refused => vec![said.clone()],
            _ => Vec::new(),
        };
        let title = words.say(topic.title());
        let view = desk.view();
        LessonTable {
            view: &view,
            names,
            path: &format!("/learn/lesson/{}", topic.number()),
            kept: Some(("cards", written(desk.chosen()))),
            open: !desk.is_done(),
            held: desk.is_done(),
            title: &title,
            place: &words.say(Learn::StepOf { step: topic.number(), steps: Topic::ALL.len() }),
            text: &desk.text(words, names),
            good: objection.is_none() && !desk.chosen().is_empty(),
            said,
            why: objection.filter(|_| refused),
            tools: self.tools(words),
            side: self.steps(words),
            ask: self.ask,
        }
        .page(shell)
    }

    fn tools(&self, words: &Words) -> Markup {
        let topic = self.desk.topic();
        html! {
            @if self.desk.is_done() {
                @match topic.next() {
                    Some(next) => { a #next.btn.main href={ "/learn/lesson/" (next.number()) } data-key="n" { (words.say(Learn::StepNext)) } }
                    None => { a #next.btn.main href="/learn#puzzles" data-key="n" { (words.say(Learn::ToPuzzles)) } }
                }
                a.btn href={ "/learn/lesson/" (topic.number()) "?cards=" } { (words.say(Learn::StepAgain)) }
            }
        }
    }

    /// The way through the lesson.
    fn steps(&self, words: &Words) -> Markup {
        html! {
            nav.panel aria-label=(words.say(Learn::StepsLabel)) {
                (steps(words, self.progress, Some(self.desk.topic())))
                p { a href="/learn" { (words.say(Learn::AllOfIt)) } " · " a href="/rules" { (words.say(Home::RulesLink)) } }
            }
        }
    }
}

/// The steps as links, those that are done with a mark.
pub(super) fn steps(words: &Words, progress: &Progress, here: Option<Topic>) -> Markup {
    html! {
        ol.steps { @for topic in Topic::ALL {
            li {
                a href={ "/learn/lesson/" (topic.number()) } aria-current=[(here == Some(topic)).then_some("step")] {
                    span.ball.done[progress.has_done(topic)] aria-hidden="true" { @if progress.has_done(topic) { "✓" } @else { (words.number(topic.number() as i64)) } }
                    span { (words.say(topic.title())) @if progress.has_done(topic) { span.vh { " (" (words.say(Learn::StepDone)) ")" } } }
                }
            }
        } }
    }
}

/// Cards as an address has them: `RQ.G3`.
fn written(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(".")
}
