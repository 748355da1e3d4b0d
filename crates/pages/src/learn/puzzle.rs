//! A puzzle.

use learn::Names;
use learn::puzzle::{self, Puzzle, SolvedPuzzles};
use maud::{Markup, html};
use rules::{Card, Trick, View};
use words::{Learn, Words};

use super::lesson_table::LessonTable;
use super::overview::puzzles;
use crate::page_shell::PageShell;
use crate::sprite::picture;
use crate::table::SpokenQuery;

/// A puzzle, perhaps with an answer.
#[derive(Clone, Debug)]
pub struct PuzzlePage<'a> {
    /// Its number, counted from 1.
    pub number: usize,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// What the players are called.
    pub names: &'a Names,
    /// The puzzles that are solved.
    pub solved: &'a SolvedPuzzles,
    /// The card that was chosen.
    pub chosen: Option<Card>,
    /// Whether the visitor wants to be told.
    pub show: bool,
    /// Something that the visitor asks to hear.
    pub ask: Option<SpokenQuery>,
}

impl PuzzlePage<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let (words, names, puzzle) = (shell.words, self.names, self.puzzle);
        let view = puzzle.view();
        let right = self.chosen == Some(puzzle.answer());
        let why = self.chosen.and_then(|card| learn::narrator(words, &view, names).why_illegal(card));
        let reply = self.chosen.and_then(|card| puzzle.reply(words, names, card));
        let said = if self.show { puzzle.solution(words, names) } else { reply.unwrap_or_default() };
        let all = puzzle::all().len();
        let title = words.say(puzzle.kind.title());
        LessonTable {
            view: &view,
            names,
            path: &format!("/learn/puzzle/{}", self.number),
            kept: None,
            open: !right,
            held: false,
            title: &title,
            place: &words.say(Learn::PuzzleOf { number: self.number, puzzles: all }),
            text: &puzzle.question(words, names),
            said,
            why,
            good: right,
            tools: self.tools(words, right),
            side: html! {
                (self.tricks(words, &view))
                nav.panel aria-label=(words.say(Learn::PuzzlesTitle)) {
                    h2 { (words.say(puzzle.kind.title())) }
                    (puzzles(words, self.solved, puzzle.kind, Some(self.number)))
                    p { a href="/learn#puzzles" { (words.say(Learn::AllOfIt)) } }
                }
            },
            ask: self.ask,
        }
        .page(shell)
    }

    /// All that has been played: what a player at the table would remember.
    fn tricks(&self, words: &Words, view: &View) -> Markup {
        let (tricks, narrator) = (view.public.tricks(), learn::narrator(words, view, self.names));
        html! {
            @if tricks.iter().any(Trick::is_complete) {
                details #tricks.panel open {
                    summary { (words.say(Learn::TricksSoFar)) }
                    ol.past { @for trick in tricks.iter().filter(|trick| trick.is_complete()) {
                        li {
                            span.cards { @for (seat, card) in trick.plays() {
                                span.best[trick.winner() == Some(seat)] { (picture(card)) span.vh { (words.card(card)) ", " } }
                            } }
                            @if let Some(taken) = narrator.taken(trick, false) { span.to { (taken) } }
                        }
                    } }
                }
            }
        }
    }

    fn tools(&self, words: &Words, right: bool) -> Markup {
        let next = self.solved.next(self.number);
        html! {
            @if right || self.show {
                a #next.btn.main href={ "/learn/puzzle/" (next) } data-key="n" { (words.say(Learn::PuzzleNext)) }
            } @else if self.chosen.is_some() {
                a.btn href={ "/learn/puzzle/" (self.number) "?show=1" } data-show="1" { (words.say(Learn::PuzzleShow)) }
            }
        }
    }
}
