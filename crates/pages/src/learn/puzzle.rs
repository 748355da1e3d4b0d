//! The page of a puzzle.

use learn::PlayerNames;
use learn::puzzle::{self, Puzzle, SolvedPuzzles};
use maud::{Markup, html};
use protocol::SpokenQuery;
use rules::{Card, Trick, View};
use words::{LessonMsg, Words};

use super::lesson_table::LessonTable;
use super::overview::puzzles;
use crate::page_shell::PageShell;
use crate::sprite::picture;

/// The page of a puzzle, before or after an answer.
#[derive(Clone, Debug)]
pub struct PuzzlePage<'a> {
    /// Its number, counted from 1.
    pub number: usize,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// The players' names.
    pub names: &'a PlayerNames,
    /// The puzzles that the visitor has solved.
    pub solved: &'a SolvedPuzzles,
    /// The card that was chosen.
    pub chosen: Option<Card>,
    /// Whether the visitor wants to see the solution.
    pub show: bool,
    /// The visitor's question about the table.
    pub ask: Option<SpokenQuery>,
}

impl PuzzlePage<'_> {
    /// Renders the page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let (words, names, puzzle) = (shell.words, self.names, self.puzzle);
        let view = puzzle.view();
        let right = self.chosen == Some(puzzle.answer());
        let why = self.chosen.and_then(|card| learn::narrator(words, &view, names).why_illegal(card));
        let reply = self.chosen.and_then(|card| puzzle.reply(words, names, card));
        let comment = if self.show { puzzle.solution(words, names) } else { reply.unwrap_or_default() };
        let all = puzzle::all().len();
        let title = words.say(puzzle.kind.title());
        LessonTable {
            view: &view,
            names,
            path: &format!("/learn/puzzle/{}", self.number),
            hidden_field: None,
            open: !right,
            held: false,
            title: &title,
            position: &words.say(LessonMsg::PuzzleOf { number: self.number, puzzles: all }),
            text: &puzzle.question(words, names),
            comment,
            why,
            good: right,
            tools: self.tools(words, right),
            side: html! {
                (self.tricks(words, &view))
                nav.panel aria-label=(words.say(LessonMsg::PuzzlesTitle)) {
                    h2 { (words.say(puzzle.kind.title())) }
                    (puzzles(words, self.solved, puzzle.kind, Some(self.number)))
                    p { a href="/learn#puzzles" { (words.say(LessonMsg::AllOfIt)) } }
                }
            },
            ask: self.ask,
        }
        .page(shell)
    }

    /// The finished tricks. A player at the table would remember them.
    fn tricks(&self, words: &Words, view: &View) -> Markup {
        let (tricks, narrator) = (view.public.tricks(), learn::narrator(words, view, self.names));
        html! {
            @if tricks.iter().any(Trick::is_complete) {
                details #tricks.panel open {
                    summary { (words.say(LessonMsg::TricksSoFar)) }
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
                a #next.btn.main href={ "/learn/puzzle/" (next) } data-key="n" { (words.say(LessonMsg::PuzzleNext)) }
            } @else if self.chosen.is_some() {
                a.btn href={ "/learn/puzzle/" (self.number) "?show=1" } data-show="1" { (words.say(LessonMsg::PuzzleShow)) }
            }
        }
    }
}
