//! The points of each player in a round, and how they are counted.

use maud::{Markup, html};
use rules::{Score, Seat};
use words::TableMsg;
use words::narrate::Narrator;

use super::chest_scene::minus;
use super::stone::stone;
use crate::table_page::TablePage;

/// The points of the round and of the match so far, fewest first.
pub(super) fn tally(page: &TablePage<'_>, score: &Score) -> Markup {
    let mut seats: Vec<Seat> = page.players().seats_from(page.bottom()).collect();
    seats.sort_by_key(|&seat| page.state.totals[seat]);
    html! {
        div.tally data-beat="points" {
            table {
                thead { tr {
                    th scope="col" { (page.say(TableMsg::ColumnPlayer)) }
                    th scope="col" { (page.say(TableMsg::ColumnTricks)) }
                    th scope="col" { (page.say(TableMsg::ColumnTaken)) }
                    th scope="col" { (page.say(TableMsg::ColumnPoints)) }
                    th scope="col" { (page.say(TableMsg::ColumnTotal)) }
                } }
                tbody { @for seat in seats { (row(page, score, seat)) } }
            }
        }
    }
}

fn row(page: &TablePage<'_>, score: &Score, seat: Seat) -> Markup {
    let is_best = score.points[seat] == 0;
    html! {
        tr.win[is_best].you[page.state.you == Some(seat)] data-seat=(seat) {
            th scope="row" { (stone(page, seat)) span { (page.names[seat]) } }
            td { (page.words.number(i64::from(score.tricks[seat]))) }
            td { (minus(page, score.raw[seat])) (mark(page, score, seat)) }
            td { b { (minus(page, score.points[seat])) } }
            td { (page.words.number(i64::from(page.state.totals[seat]))) }
        }
    }
}

/// The reason why the points of the round differ from the points taken.
fn mark(page: &TablePage<'_>, score: &Score, seat: Seat) -> Markup {
    let factor = i64::from(score.factor());
    html! {
        @if score.grand() == Some(seat) {
            " " svg.gem role="img" aria-label=(page.say(TableMsg::GrandTitle)) { use href="#crown" {} }
        } @else if score.flawless().any(|flawless| flawless == seat) {
            " " svg.gem role="img" aria-label=(page.say(TableMsg::FlawlessTitle)) { use href="#gB" {} }
        } @else if factor > 1 && score.raw[seat] > 0 {
            " " span.times dir="ltr" { "×" (page.words.number(factor)) }
        }
    }
}

/// An explanation of everyone's points, collapsed until the reader opens it.
pub(super) fn explanation(page: &TablePage<'_>, narrator: &Narrator<'_>) -> Markup {
    html! {
        details #how.how data-beat="points" {
            summary { (page.say(TableMsg::HowItAddsUp)) }
            dl { @for seat in page.players().seats_from(page.bottom()) {
                dt { (page.names[seat]) }
                @for line in narrator.explained(seat) { dd { (line) } }
            } }
        }
    }
}
