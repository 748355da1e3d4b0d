//! Everything there is to learn, with what is done.

use learn::lesson::{Progress, Topic};
use maud::{Markup, html};
use words::{Home, Learn, Words};

use super::step::steps;
use crate::shell::Shell;
use crate::sprite::Symbols;

/// The page that leads to the lesson and the puzzles.
#[derive(Clone, Debug)]
pub struct Overview<'a> {
    /// How far the visitor has come in the lesson.
    pub progress: &'a Progress,
}

impl Overview<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &Shell<'_>) -> Markup {
        let words = shell.words;
        let title = words.say(Learn::Title);
        let main = html! {
            h1 { (title) }
            p { (words.say(Learn::Intro)) }
            @if self.progress.is_complete() { (finished(words)) }
            (self.lesson(words))
        };
        shell.site(&title, Symbols::Gems, &main)
    }

    fn lesson(&self, words: &Words) -> Markup {
        let (progress, all) = (self.progress, Topic::ALL.len());
        let next = progress.next().number();
        html! {
            section.panel {
                h2 { (words.say(Learn::LessonTitle)) }
                p { (words.say(Learn::LessonText { steps: all })) }
                @if progress.has_begun() {
                    p { (words.say(Learn::LessonProgress { done: progress.count(), steps: all })) }
                }
                p.row {
                    @if !progress.has_begun() {
                        a #lesson.btn.main href="/learn/lesson/1" { (words.say(Learn::LessonStart)) }
                    } @else if progress.is_complete() {
                        a #lesson.btn href="/learn/lesson/1?cards=" { (words.say(Learn::LessonAgain)) }
                    } @else {
                        a #lesson.btn.main href={ "/learn/lesson/" (next) } { (words.say(Learn::LessonResume { step: next })) }
                    }
                }
                (steps(words, progress, None))
            }
        }
    }
}

fn finished(words: &Words) -> Markup {
    html! {
        section.panel.finished {
            h2 { (words.say(Learn::FinishedTitle)) }
            p { (words.say(Learn::FinishedText)) }
            form method="post" action="/play" { input type="hidden" name="entropy" value=""; button.btn.main { (words.say(Home::PlayNow)) } }
        }
    }
}
