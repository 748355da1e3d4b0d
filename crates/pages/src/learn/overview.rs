//! The overview of the lesson and the puzzles.

use learn::lesson::{LessonProgress, Topic};
use learn::puzzle::{self, PuzzleTheme, SolvedPuzzles};
use maud::{Markup, html};
use words::{LessonMsg, SiteMsg, Words};

use super::step::steps;
use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::sprite::SpriteSet;

/// The page that leads to the lesson and the puzzles.
#[derive(Clone, Debug)]
pub struct LearnPage<'a> {
    /// The visitor's progress in the lesson.
    pub progress: &'a LessonProgress,
    /// The puzzles that the visitor has solved.
    pub solved: &'a SolvedPuzzles,
}

impl LearnPage<'_> {
    /// Renders the page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let main = html! {
            p { (words.say(LessonMsg::Intro)) }
            @if self.progress.is_complete() { (finished(words)) }
            (self.lesson(words))
            (self.puzzles(words))
        };
        shell.titled(LessonMsg::Title, PageStyle::Learn, SpriteSet::Gems, &main)
    }

    fn puzzles(&self, words: &Words) -> Markup {
        let all = puzzle::all();
        html! {
            section #puzzles.panel {
                h2 { (words.say(LessonMsg::PuzzlesTitle)) }
                p { (words.say(LessonMsg::PuzzlesText)) }
                p { (words.say(LessonMsg::PuzzlesSolved { solved: self.solved.count(), puzzles: all.len() })) }
                @for kind in PuzzleTheme::ALL {
                    @if all.iter().any(|puzzle| puzzle.kind == kind) {
                        h3 { (words.say(kind.title())) }
                        (puzzles(words, self.solved, kind, None))
                    }
                }
            }
        }
    }

    fn lesson(&self, words: &Words) -> Markup {
        let (progress, all) = (self.progress, Topic::ALL.len());
        let next = progress.next().number();
        html! {
            section.panel {
                h2 { (words.say(LessonMsg::LessonTitle)) }
                p { (words.say(LessonMsg::LessonText { steps: all })) }
                @if progress.has_begun() {
                    p { (words.say(LessonMsg::LessonProgress { done: progress.count(), steps: all })) }
                }
                p.row {
                    @if !progress.has_begun() {
                        a #lesson.btn.main href="/learn/lesson/1" { (words.say(LessonMsg::LessonStart)) }
                    } @else if progress.is_complete() {
                        a #lesson.btn href="/learn/lesson/1?cards=" { (words.say(LessonMsg::LessonAgain)) }
                    } @else {
                        a #lesson.btn.main href={ "/learn/lesson/" (next) } { (words.say(LessonMsg::LessonResume { step: next })) }
                    }
                }
                (steps(words, progress, None))
            }
        }
    }
}

/// Links to the puzzles of a theme. Solved ones have a mark.
pub(super) fn puzzles(words: &Words, solved: &SolvedPuzzles, kind: PuzzleTheme, here: Option<usize>) -> Markup {
    let numbers = (1..).zip(puzzle::all()).filter(|(_, puzzle)| puzzle.kind == kind).map(|(number, _)| number);
    html! {
        ul.balls { @for number in numbers {
            li {
                a.ball.done[solved.has(number)] href={ "/learn/puzzle/" (number) } aria-current=[(here == Some(number)).then_some("page")] {
                    span.vh { (words.say(LessonMsg::Puzzle { number })) }
                    span aria-hidden="true" { (words.number(number as i64)) }
                    @if solved.has(number) { span.vh { " (" (words.say(LessonMsg::PuzzleSolved)) ")" } }
                }
            }
        } }
    }
}

fn finished(words: &Words) -> Markup {
    html! {
        section.panel.finished {
            h2 { (words.say(LessonMsg::FinishedTitle)) }
            p { (words.say(LessonMsg::FinishedText)) }
            form method="post" action="/play" { input type="hidden" name="entropy" value=""; button.btn.main { (words.say(SiteMsg::PlayNow)) } }
        }
    }
}

/// The page of a visitor who has not begun.
pub(crate) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    vec![LearnPage { progress: &LessonProgress::default(), solved: &SolvedPuzzles::default() }.page(shell)]
}
