//! The page of a match.

use maud::{Markup, html};
use rules::PerSeat;
use words::{Replay, Table, Words};

use super::{MatchPage, coach, forms, site, verify};
use crate::page_shell::PageShell;

/// Where cards come from that were not shuffled for the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FixedDealsSource<'a> {
    /// The deals of another match.
    SameCards(&'a PreviousResult),
    /// A moment of another match, after so many cards.
    WhatIf(&'a PreviousResult, usize),
    /// The deals of a day.
    Daily,
}

/// What the cards had come to before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousResult {
    /// Where the cards come from can be seen there.
    pub link: String,
    /// Everybody's points then, if they are still known.
    pub points: Option<PerSeat<u32>>,
}

/// How the cards of a match came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealOrigin<'a> {
    /// They were shuffled, and the record, which is given, has what proves it.
    Fair(&'a str),
    /// The record does not say.
    Unknown,
    /// They were prepared.
    Prepared(FixedDealsSource<'a>),
}

impl MatchPage<'_> {
    /// The page of the match. `busy` says that the coach could not be asked.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>, deals: DealOrigin<'_>, busy: bool) -> Markup {
        let words = shell.words;
        let title = words.say(Replay::MatchTitle);
        let main = html! {
            h1 { (title) }
            p { (words.say(Replay::MatchText)) }
            @if let DealOrigin::Prepared(source) = deals { (self.origin(words, source)) }
            @if !self.game.is_over() { p.note { (words.say(Replay::Unfinished)) } }
            (self.standing(words))
            div.row.ways {
                @if self.rounds > 0 { a #replay.btn.main href=(self.moment(0, 0, None)) { (words.say(Replay::OpenReplay)) } }
                a.btn href={ (self.path()) "/record.json" } download="" { (words.say(Table::SaveRecord)) }
            }
            (coach::section(self, words, busy))
            @if self.rounds > 0 { (forms::same_cards(self, words)) }
            (verify::section(words, deals, self.rounds))
            p { a href="/replay" { (words.say(Replay::PasteLink)) } }
        };
        site(shell, &title, &main)
    }

    /// Everybody's points, round by round; a round's number leads to its replay.
    fn standing(&self, words: &Words) -> Markup {
        let number = |value: u32| words.number(i64::from(value));
        let seats = || self.rules.players.seats();
        html! {
            div.scroll tabindex="0" role="group" aria-label=(words.say(Table::ScoresLabel)) { table.panel {
                thead { tr {
                    th scope="col" { (words.say(Table::ColumnRound)) }
                    @for seat in seats() { th scope="col" { (self.name(seat)) } }
                } }
                tbody { @for (index, score) in self.game.scores().iter().enumerate() { tr {
                    th scope="row" { a href=(self.moment(index, 0, None)) { (number(index as u32 + 1)) } }
                    @for seat in seats() { td { (number(score.points[seat])) } }
                } } }
                tfoot { tr {
                    th scope="row" { (words.say(Table::ColumnTotal)) }
                    @for seat in seats() { td { (number(self.game.totals()[seat])) } }
                } }
            } }
        }
    }

    /// Where the cards come from, and what they had come to there.
    fn origin(&self, words: &Words, source: FixedDealsSource<'_>) -> Markup {
        let (text, before) = match source {
            FixedDealsSource::SameCards(before) => (Replay::FromSameCards, Some(before)),
            FixedDealsSource::WhatIf(before, plays) => (Replay::FromWhatIf { plays }, Some(before)),
            FixedDealsSource::Daily => (Replay::FromDaily, None),
        };
        html! {
            p { (words.say(text)) @if let Some(before) = before { " " a href=(before.link) { (words.say(Replay::SourceLink)) } } }
            @if let Some(points) = before.and_then(|before| before.points) { (self.compared(words, &points)) }
        }
    }

    /// The points then and now.
    fn compared(&self, words: &Words, before: &PerSeat<u32>) -> Markup {
        let row = |label: Replay<'_>, points: &PerSeat<u32>| {
            html! { tr { th scope="row" { (words.say(label)) } @for &points in points.iter() { td { (words.number(i64::from(points))) } } } }
        };
        html! {
            table #before.panel {
                thead { tr { td {} @for seat in self.rules.players.seats() { th scope="col" { (self.name(seat)) } } } }
                tbody { (row(Replay::AsItWas, before)) (row(Replay::ThisTime, self.game.totals())) }
            }
        }
    }
}
