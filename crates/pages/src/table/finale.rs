//! The end of a match: the four Queens, the reader's place, and a podium of all players.

use maud::{Markup, html};
use rules::{Card, Colour, PerSeat, Seat};
use words::TableMsg;

use super::stone::stone;
use crate::sprite::picture;
use crate::table_page::TablePage;

/// The final result.
pub(super) fn finale(page: &TablePage<'_>) -> Markup {
    let places: PerSeat<usize> = page.state.standing().places();
    html! {
        section.finale aria-label=(page.say(TableMsg::MatchResult)) {
            div.queens aria-hidden="true" { @for colour in Colour::ALL { (picture(Card::queen(colour))) } }
            h2.verdict { (verdict(page, &places)) }
            p.winner { (winner(page)) }
            (podium(page, &places))
        }
    }
}

/// The reader's place. A spectator reads a heading instead.
fn verdict(page: &TablePage<'_>, places: &PerSeat<usize>) -> String {
    let message = match (page.state.you.map(|me| places[me]), page.state.winners.len()) {
        (None, _) => TableMsg::MatchResult,
        (Some(1), 1) => TableMsg::YouWin,
        (Some(1), _) => TableMsg::YouShareWin,
        (Some(place), _) => TableMsg::YouPlace { place },
    };
    page.words.string(message)
}

/// Who wins, and why.
fn winner(page: &TablePage<'_>) -> String {
    let wins = page.narrator().and_then(|narrator| narrator.victory(&page.state.totals, &page.state.winners));
    let fewest = page.words.string(TableMsg::FewestWin);
    wins.map_or_else(|| fewest.clone(), |wins| format!("{wins} {fewest}"))
}

fn podium(page: &TablePage<'_>, places: &PerSeat<usize>) -> Markup {
    let mut seats: Vec<Seat> = page.players().seats_from(page.bottom()).collect();
    seats.sort_by_key(|&seat| places[seat]);
    html! {
        ol.ranks { @for seat in seats {
            li.win[places[seat] == 1].you[page.state.you == Some(seat)] data-seat=(seat) data-place=(places[seat]) {
                (stone(page, seat))
                span.name { (page.names[seat]) }
                b { (page.words.number(i64::from(page.state.totals[seat]))) }
                span.place { (page.say(TableMsg::Place { place: places[seat] })) }
            }
        } }
    }
}
