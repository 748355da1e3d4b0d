//! The page of a match.

use maud::{Markup, html};
use rules::{PerSeat, Score, Seat};
use words::{ReviewMsg, TableMsg, Words};

use super::{MatchPage, ReplayPage, coach, forms, page_with_script, verify};
use crate::page_shell::PageShell;

/// The source of deals that were not shuffled for the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FixedDealsSource<'a> {
    /// The deals of another match.
    SameCards(&'a PreviousResult),
    /// A step of another match, after this number of cards.
    WhatIf(&'a PreviousResult, usize),
    /// The daily deal.
    Daily,
}

/// The match that was played with the same cards before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousResult {
    /// The link to its page.
    pub link: String,
    /// The players' points, if they are still known.
    pub points: Option<PerSeat<u32>>,
}

/// The origin of a match's deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealOrigin<'a> {
    /// They were shuffled, and this record has the proof.
    Fair(&'a str),
    /// The record does not say.
    Unknown,
    /// They were fixed before the match.
    Prepared(FixedDealsSource<'a>),
}

impl MatchPage<'_> {
    /// Renders the page. `busy` means that the coach's queue is full, and `position` is the position on the table
    /// beside the coach's findings.
    #[must_use]
    pub fn page(
        &self,
        shell: &PageShell<'_>,
        deals: DealOrigin<'_>,
        busy: bool,
        position: Option<&ReplayPage<'_>>,
    ) -> Markup {
        let words = shell.words;
        let main = html! {
            p { (words.say(ReviewMsg::MatchText)) }
            @if let DealOrigin::Prepared(source) = deals { (self.origin(words, source)) }
            @if !self.game.is_over() { p.note { (words.say(ReviewMsg::Unfinished)) } }
            (self.standing(words))
            div.row.ways {
                @if self.rounds > 0 { a #replay.btn.main href=(self.replay_link(0, 0, None)) { (words.say(ReviewMsg::OpenReplay)) } }
                a.btn href={ (self.path()) "/record.json" } download="" { (words.say(TableMsg::SaveRecord)) }
            }
            (coach::section(self, words, busy, position))
            @if self.rounds > 0 { (forms::same_cards(self, words)) }
            (verify::section(words, deals, self.rounds))
            p { a href="/replay" { (words.say(ReviewMsg::PasteLink)) } }
        };
        page_with_script(shell, ReviewMsg::MatchTitle, Some(&self.preview(words)), &main)
    }

    /// The points of all players, round by round. The number of a round is a link to its replay.
    fn standing(&self, words: &Words) -> Markup {
        let link = |index: usize, number: &str| html! { a href=(self.replay_link(index, 0, None)) { (number) } };
        html! {
            div.scroll tabindex="0" role="group" aria-label=(words.say(TableMsg::ScoresLabel)) { table.panel {
                (self.score_rows(words, Seat::S0, self.game.scores(), link))
            } }
        }
    }

    /// The rows of a score sheet. The columns start with `first` and go clockwise; `heading` draws the number of each
    /// round.
    pub(super) fn score_rows(
        &self,
        words: &Words,
        first: Seat,
        scores: &[Score],
        heading: impl Fn(usize, &str) -> Markup,
    ) -> Markup {
        let seats = || self.rules.players.seats_from(first);
        let number = |value: u32| words.number(i64::from(value));
        html! {
            thead { tr {
                th scope="col" { (words.say(TableMsg::ColumnRound)) }
                @for seat in seats() { th scope="col" { (self.name(seat)) } }
            } }
            tbody { @for (index, score) in scores.iter().enumerate() { tr {
                th scope="row" { (heading(index, &number(index as u32 + 1))) }
                @for seat in seats() { td { (number(score.points[seat])) } }
            } } }
            tfoot { tr {
                th scope="row" { (words.say(TableMsg::ColumnTotal)) }
                @for seat in seats() { td { (number(scores.iter().map(|score| score.points[seat]).sum())) } }
            } }
        }
    }

    /// The source of the deals, and the earlier result with them.
    fn origin(&self, words: &Words, source: FixedDealsSource<'_>) -> Markup {
        let (text, before) = match source {
            FixedDealsSource::SameCards(before) => (ReviewMsg::FromSameCards, Some(before)),
            FixedDealsSource::WhatIf(before, plays) => (ReviewMsg::FromWhatIf { plays }, Some(before)),
            FixedDealsSource::Daily => (ReviewMsg::FromDaily, None),
        };
        html! {
            p { (words.say(text)) @if let Some(before) = before { " " a href=(before.link) { (words.say(ReviewMsg::SourceLink)) } } }
            @if let Some(points) = before.and_then(|before| before.points) { (self.compared(words, &points)) }
        }
    }

    /// The points of the earlier match and of this one.
    fn compared(&self, words: &Words, before: &PerSeat<u32>) -> Markup {
        let row = |label: ReviewMsg<'_>, points: &PerSeat<u32>| {
            html! { tr { th scope="row" { (words.say(label)) } @for &points in points.iter() { td { (words.number(i64::from(points))) } } } }
        };
        html! {
            table #before.panel {
                thead { tr { td {} @for seat in self.rules.players.seats() { th scope="col" { (self.name(seat)) } } } }
                tbody { (row(ReviewMsg::AsItWas, before)) (row(ReviewMsg::ThisTime, self.game.totals())) }
            }
        }
    }
}
