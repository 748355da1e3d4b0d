//! The page of one step of the replay, with links to the other steps.

use maud::{Markup, PreEscaped, html};
use rules::{CardSet, PublicView, Seat, View};
use words::narrate::Narrator;
use words::{GameMsg, ReviewMsg, TableMsg, Words};

use super::{MatchPage, ReplayStep, board, chest, coach, forms, script};
use crate::page_shell::{Menu, PageMeta, PageShell, Script};
use crate::page_style::PageStyle;
use crate::sprite::SpriteSet;

/// One step of the replay of a match.
#[derive(Clone, Copy, Debug)]
pub struct ReplayPage<'a> {
    /// The match.
    pub match_page: &'a MatchPage<'a>,
    /// The round, counted from 0.
    pub round: usize,
    /// The step.
    pub step: ReplayStep,
    /// The step's index, from 0.
    pub index: usize,
    /// The number of steps of the round.
    pub steps: usize,
    /// The only seat whose cards are open. `None` if all are.
    pub sight: Option<Seat>,
    /// The views of the seats whose cards are open, in seat order.
    pub views: &'a [View],
    /// The seat that the visitor has chosen to take over.
    pub take: Option<Seat>,
}

impl<'a> ReplayPage<'a> {
    pub(super) fn public(&self) -> &'a PublicView {
        &self.views[0].public
    }

    pub(super) fn narrator(&self, words: &'a Words) -> Narrator<'a> {
        self.match_page.narrator(words, self.public()).beginning_with(self.bottom())
    }

    /// The seat at the bottom of the screen.
    pub(super) fn bottom(&self) -> Seat {
        self.sight.unwrap_or(Seat::S0)
    }

    /// The cards of a seat, if they are open.
    pub(super) fn hand(&self, seat: Seat) -> Option<CardSet> {
        self.views.iter().find(|view| view.seat == seat).map(|view| view.hand)
    }

    /// The table with links to its steps, for the place beside the coach's findings on the match's page.
    pub(super) fn review(&self, words: &Words) -> Markup {
        let page = self.match_page;
        html! {
            section #moment.replay.position aria-label=(words.say(ReviewMsg::PositionLabel)) data-here=(page.review_link(self.round, self.index, self.sight)) {
                (board::board(self, words))
                div.mine-row { (board::own(self, words)) }
                (self.nav(words, StepTarget::Review))
                p.pending { (coach::pending_text(self, words)) }
                div.row {
                    a.btn.small href={ (page.replay_link(self.round, self.index, self.sight)) "#what-if" } { (words.say(ReviewMsg::WhatIfTitle)) }
                    a.btn.small href=(page.replay_link(self.round, self.index, None)) { (words.say(ReviewMsg::OpenReplay)) }
                }
            }
            // The script does not replace this element: screen readers announce only changes of an existing live
            // region.
            p #said.vh role="status" {}
        }
    }

    /// Renders the page. `refused` is the reason why the visitor cannot continue the match from here.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>, refused: Option<&str>) -> Markup {
        let words = shell.words;
        let title = words.say(ReviewMsg::Title);
        let main = html! {
            main #main.table.replay tabindex="-1" {
                div #moment {
                    h1.vh { (title) ", " (self.position(words)) }
                    (board::board(self, words))
                    div.mine-row { (board::own(self, words)) (self.nav(words, StepTarget::Replay)) }
                    div.side {
                        @if let Some(why) = refused { p.alert role="alert" { (why) } }
                        (self.now(words))
                        (self.sights(words))
                        (forms::what_if(self, words))
                        (self.scores(words))
                        (self.more(words))
                    }
                }
                p #said.vh role="status" {}
            }
            (script())
        };
        let page = PageMeta {
            title: &title,
            class: "at-table",
            style: PageStyle::Replay,
            symbols: SpriteSet::All,
            menu: Menu::Folded,
            script: Script::Site,
            preview: None,
        };
        shell.page(&page, &main)
    }

    fn position(&self, words: &Words) -> String {
        let (round, rounds) = (self.round as u32 + 1, self.match_page.rounds as u32);
        let step = words.say(ReviewMsg::StepOf { step: self.index + 1, steps: self.steps });
        format!("{} · {step}", words.say(TableMsg::RoundOf { round, rounds }))
    }

    /// The links to the other steps and rounds.
    fn nav(&self, words: &Words, target: StepTarget) -> Markup {
        let last = self.steps - 1;
        let link = |index: usize| target.link(self.match_page, self.round, index, self.sight);
        let back = (self.index > 0).then(|| link(self.index - 1));
        let on = (self.index < last).then(|| link(self.index + 1));
        let other = |round: usize| target.link(self.match_page, round, 0, self.sight);
        let before = (self.round > 0).then(|| other(self.round - 1));
        let after = (self.round + 1 < self.match_page.rounds).then(|| other(self.round + 1));
        html! {
            nav.stepper aria-label=(words.say(ReviewMsg::StepsLabel)) {
                p.where { (self.position(words)) }
                div.row {
                    (step_link(words, "prev-round", "M5 4v12M17 4l-6 6 6 6M11 4l-6 6 6 6", ReviewMsg::PreviousRound, before, false))
                    (step_link(words, "first", "M5 4v12M15 4l-7 6 7 6", ReviewMsg::First, (self.index > 0).then(|| link(0)), false))
                    (step_link(words, "prev", "M13 4l-7 6 7 6", ReviewMsg::Previous, back, true))
                    (step_link(words, "next", "M7 4l7 6-7 6", ReviewMsg::Next, on, true))
                    (step_link(words, "last", "M15 4v12M5 4l7 6-7 6", ReviewMsg::Last, (self.index < last).then(|| link(last)), false))
                    (step_link(words, "next-round", "M15 4v12M3 4l6 6-6 6M9 4l6 6-6 6", ReviewMsg::NextRound, after, false))
                }
            }
        }
    }

    /// Sentences on the last move, and the coach's remarks.
    fn now(&self, words: &Words) -> Markup {
        html! {
            section #now.panel aria-label=(words.say(ReviewMsg::NowLabel)) {
                @for line in self.lines(words) { p { (line) } }
                (coach::remarks(self, words))
            }
        }
    }

    /// Sentences on the last move.
    fn lines(&self, words: &Words) -> Vec<String> {
        let narrator = self.narrator(words);
        match self.step {
            ReplayStep::Dealt => {
                vec![narrator.round_begins(self.round as u32 + 1, Some(self.match_page.rounds as u32))]
            }
            ReplayStep::Stashed => vec![words.string(GameMsg::StashComplete)],
            ReplayStep::Played(plays) => narrator.plays_since(plays - 1, None),
            ReplayStep::Over => chest::lines(&narrator),
        }
    }

    /// Links to the views of all seats.
    fn sights(&self, words: &Words) -> Markup {
        let seats = self.public().players().seats();
        html! {
            nav.panel.sights aria-label=(words.say(ReviewMsg::SightLabel)) {
                (self.sight_link(&words.say(ReviewMsg::AllOpen), None))
                @for seat in seats { (self.sight_link(&words.say(ReviewMsg::SeenBy { who: self.match_page.who(seat) }), Some(seat))) }
            }
        }
    }

    fn sight_link(&self, label: &str, sight: Option<Seat>) -> Markup {
        let here = sight == self.sight;
        html! {
            a.btn.small href=(self.match_page.replay_link(self.round, self.index, sight)) data-go={ "sight" (label) }
                aria-current=[here.then_some("true")] { (label) }
        }
    }

    /// The points of the earlier rounds, and of this one if it is over.
    fn scores(&self, words: &Words) -> Markup {
        let counted = self.round + usize::from(self.step == ReplayStep::Over);
        let scores = &self.match_page.game.scores()[..counted.min(self.match_page.game.scores().len())];
        html! {
            section.panel aria-label=(words.say(TableMsg::ScoresLabel)) {
                h2 { (words.say(TableMsg::ScoreSheet)) }
                @if scores.is_empty() { p.note { (words.say(TableMsg::ScoreSheetEmpty)) } } @else {
                    div.scroll tabindex="0" role="group" aria-label=(words.say(TableMsg::ScoreSheet)) { table {
                        (self.match_page.score_rows(words, self.bottom(), scores, |_, number| html! { (number) }))
                    } }
                }
            }
        }
    }

    /// The turning points, and links to other pages.
    fn more(&self, words: &Words) -> Markup {
        html! {
            (coach::jumps(self, words))
            div.panel {
                div.row {
                    a.btn.small href=(self.match_page.path()) { (words.say(ReviewMsg::BackToMatch)) }
                    a.btn.small href={ (self.match_page.path()) "#same-cards" } { (words.say(TableMsg::SameCards)) }
                    a.btn.small href={ (self.match_page.path()) "/record.json" } download="" { (words.say(TableMsg::SaveRecord)) }
                }
                p.note.script { (words.say(ReviewMsg::KeysNote)) }
            }
        }
    }
}

/// The page that the links to other steps lead to.
#[derive(Clone, Copy)]
enum StepTarget {
    /// The replay.
    Replay,
    /// The page of the match. Its table shows one step.
    Review,
}

impl StepTarget {
    fn link(self, page: &MatchPage<'_>, round: usize, index: usize, sight: Option<Seat>) -> String {
        match self {
            StepTarget::Replay => page.replay_link(round, index, sight),
            StepTarget::Review => page.review_link(round, index, sight),
        }
    }
}

/// A link to another step. Without a target it is disabled but still drawn, so that the other links don't move.
fn step_link(words: &Words, name: &str, path: &str, label: ReviewMsg<'_>, href: Option<String>, big: bool) -> Markup {
    let label = words.say(label);
    let picture = html! {
        svg viewBox="0 0 20 20" aria-hidden="true" { path d=(path) fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" {} }
    };
    html! {
        @match href {
            Some(href) => a.btn.main[big].wide[big] href=(href) data-go=(name) title=(label) { (PreEscaped(&picture.0)) span.vh { (label) } },
            None => a.btn.wide[big] role="link" aria-disabled="true" tabindex="0" data-go=(name) title=(label) { (PreEscaped(&picture.0)) span.vh { (label) } },
        }
    }
}
