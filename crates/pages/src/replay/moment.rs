//! One moment of a match on the table, and the ways to the others.

use maud::{Markup, PreEscaped, html};
use rules::{CardSet, PublicView, Seat, View};
use words::narrate::Narrator;
use words::{Game, Replay, Table, Words};

use super::{MatchPage, ReplayStep, board, chest, coach, forms, script};
use crate::page_shell::{Menu, PageMeta, PageShell};
use crate::sprite::SpriteSet;

/// A moment of a match.
#[derive(Clone, Copy, Debug)]
pub struct ReplayPage<'a> {
    /// The match.
    pub look: &'a MatchPage<'a>,
    /// The round, counted from 0.
    pub round: usize,
    /// What has just happened.
    pub step: ReplayStep,
    /// The step's index, from 0.
    pub index: usize,
    /// How many steps the round has.
    pub steps: usize,
    /// Whose cards alone are open; nothing for all.
    pub sight: Option<Seat>,
    /// What the seats know whose cards are open, in seat order: one view or all of them.
    pub views: &'a [View],
    /// Whose seat is to be taken over, if the visitor has said so.
    pub take: Option<Seat>,
}

impl<'a> ReplayPage<'a> {
    pub(super) fn public(&self) -> &'a PublicView {
        &self.views[0].public
    }

    pub(super) fn narrator(&self, words: &'a Words) -> Narrator<'a> {
        self.look.narrator(words, self.public()).beginning_with(self.bottom())
    }

    /// The seat at the bottom of the screen.
    pub(super) fn bottom(&self) -> Seat {
        self.sight.unwrap_or(Seat::S0)
    }

    /// The cards of a seat, if they are open.
    pub(super) fn hand(&self, seat: Seat) -> Option<CardSet> {
        self.views.iter().find(|view| view.seat == seat).map(|view| view.hand)
    }

    fn link(&self, index: usize) -> String {
        self.look.moment(self.round, index, self.sight)
    }

    /// The page. `refused` says why the visitor cannot play on.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>, refused: Option<&str>) -> Markup {
        let words = shell.words;
        let title = words.say(Replay::Title);
        let main = html! {
            main #main.table.replay tabindex="-1" {
                div #moment {
                    h1.vh { (title) ", " (self.place(words)) }
                    (board::board(self, words))
                    div.mine-row { (board::own(self, words)) (self.nav(words)) }
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
        let page = PageMeta { title: &title, class: "at-table", symbols: SpriteSet::All, menu: Menu::Folded };
        shell.page(&page, &main)
    }

    fn place(&self, words: &Words) -> String {
        let (round, rounds) = (self.round as u32 + 1, self.look.rounds as u32);
        let step = words.say(Replay::StepOf { step: self.index + 1, steps: self.steps });
        format!("{} · {step}", words.say(Table::RoundOf { round, rounds }))
    }

    /// The links to the other steps and rounds.
    fn nav(&self, words: &Words) -> Markup {
        let last = self.steps - 1;
        let back = (self.index > 0).then(|| self.link(self.index - 1));
        let on = (self.index < last).then(|| self.link(self.index + 1));
        let other = |round: usize| self.look.moment(round, 0, self.sight);
        let before = (self.round > 0).then(|| other(self.round - 1));
        let after = (self.round + 1 < self.look.rounds).then(|| other(self.round + 1));
        html! {
            nav.stepper aria-label=(words.say(Replay::StepsLabel)) {
                p.where { (self.place(words)) }
                div.row {
                    (go(words, "prev-round", "M5 4v12M17 4l-6 6 6 6M11 4l-6 6 6 6", Replay::PreviousRound, before, false))
                    (go(words, "first", "M5 4v12M15 4l-7 6 7 6", Replay::First, (self.index > 0).then(|| self.link(0)), false))
                    (go(words, "prev", "M13 4l-7 6 7 6", Replay::Previous, back, true))
                    (go(words, "next", "M7 4l7 6-7 6", Replay::Next, on, true))
                    (go(words, "last", "M15 4v12M5 4l7 6-7 6", Replay::Last, (self.index < last).then(|| self.link(last)), false))
                    (go(words, "next-round", "M15 4v12M3 4l6 6-6 6M9 4l6 6-6 6", Replay::NextRound, after, false))
                }
            }
        }
    }

    /// What happens here, and what the coach says about it.
    fn now(&self, words: &Words) -> Markup {
        html! {
            section #now.panel aria-label=(words.say(Replay::NowLabel)) {
                @for line in self.lines(words) { p { (line) } }
                (coach::remarks(self, words))
            }
        }
    }

    /// What has just happened, in words.
    fn lines(&self, words: &Words) -> Vec<String> {
        let narrator = self.narrator(words);
        match self.step {
            ReplayStep::Dealt => vec![narrator.round_begins(self.round as u32 + 1, Some(self.look.rounds as u32))],
            ReplayStep::Stashed => vec![words.string(Game::StashComplete)],
            ReplayStep::Played(plays) => narrator.plays_since(plays - 1, None),
            ReplayStep::Over => chest::lines(&narrator),
        }
    }

    /// Whose cards are open.
    fn sights(&self, words: &Words) -> Markup {
        let seats = self.public().players().seats();
        html! {
            nav.panel.sights aria-label=(words.say(Replay::SightLabel)) {
                (self.sight_link(&words.say(Replay::AllOpen), None))
                @for seat in seats { (self.sight_link(&words.say(Replay::SeenBy { name: self.look.name(seat) }), Some(seat))) }
            }
        }
    }

    fn sight_link(&self, label: &str, sight: Option<Seat>) -> Markup {
        let here = sight == self.sight;
        html! {
            a.btn.small href=(self.look.moment(self.round, self.index, sight)) data-go={ "sight" (label) }
                aria-current=[here.then_some("true")] { (label) }
        }
    }

    /// The points of the rounds before, and of this one once it is over.
    fn scores(&self, words: &Words) -> Markup {
        let counted = self.round + usize::from(self.step == ReplayStep::Over);
        let seats = || self.public().players().seats_from(self.bottom());
        let scores = &self.look.game.scores()[..counted.min(self.look.game.scores().len())];
        html! {
            section.panel aria-label=(words.say(Table::ScoresLabel)) {
                h2 { (words.say(Table::ScoreSheet)) }
                @if scores.is_empty() { p.note { (words.say(Table::ScoreSheetEmpty)) } } @else {
                    div.scroll tabindex="0" role="group" aria-label=(words.say(Table::ScoreSheet)) { table {
                        thead { tr {
                            th scope="col" { (words.say(Table::ColumnRound)) }
                            @for seat in seats() { th scope="col" { (self.look.name(seat)) } }
                        } }
                        tbody { @for (index, score) in scores.iter().enumerate() { tr {
                            th scope="row" { (words.number(index as i64 + 1)) }
                            @for seat in seats() { td { (words.number(i64::from(score.points[seat]))) } }
                        } } }
                        tfoot { tr {
                            th scope="row" { (words.say(Table::ColumnTotal)) }
                            @for seat in seats() {
                                td { (words.number(scores.iter().map(|score| i64::from(score.points[seat])).sum::<i64>())) }
                            }
                        } }
                    } }
                }
            }
        }
    }

    /// The turning points to jump to, and the ways out.
    fn more(&self, words: &Words) -> Markup {
        html! {
            (coach::jumps(self, words))
            div.panel {
                div.row {
                    a.btn.small href=(self.look.path()) { (words.say(Replay::BackToMatch)) }
                    a.btn.small href={ (self.look.path()) "#same-cards" } { (words.say(Table::SameCards)) }
                    a.btn.small href={ (self.look.path()) "/record.json" } download="" { (words.say(Table::SaveRecord)) }
                }
                p.note.script { (words.say(Replay::KeysNote)) }
            }
        }
    }
}

/// A link to another step; where there is none it stays in its place, so that the others do not jump about.
fn go(words: &Words, name: &str, path: &str, label: Replay<'_>, href: Option<String>, big: bool) -> Markup {
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
