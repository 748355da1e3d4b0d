//! The score sheet of the match.

use maud::{Markup, html};
use rules::{Length, Score, Seat};
use words::TableMsg;

use crate::table_page::TablePage;

/// The region of the score sheet.
pub(super) fn scores(page: &TablePage<'_>) -> Markup {
    let seats = || page.players().seats_from(page.bottom());
    html! {
        section #scores.panel data-beat="points" aria-label=(page.say(TableMsg::ScoresLabel)) {
            h2 { (page.say(TableMsg::ScoreSheet)) }
            p.note { (progress(page)) }
            @if page.state.scores.is_empty() {
                p.note { (page.say(TableMsg::ScoreSheetEmpty)) }
            } @else {
                table {
                    thead { tr {
                        th scope="col" { (page.say(TableMsg::ColumnRound)) }
                        @for seat in seats() { th scope="col" { (page.names[seat]) } }
                    } }
                    tbody { @for (index, score) in page.state.scores.iter().enumerate() {
                        tr {
                            th scope="row" { (page.words.number(index as i64 + 1)) }
                            @for seat in seats() { td { (points(page, score, seat)) } }
                        }
                    } }
                    tfoot { tr {
                        th scope="row" { (page.say(TableMsg::ColumnTotal)) }
                        @for seat in seats() { td { (page.words.number(i64::from(page.state.totals[seat]))) } }
                    } }
                }
            }
        }
    }
}

/// A player's points in a round. A gem or a crown marks a Flawless or Grand, with text for screen readers.
fn points(page: &TablePage<'_>, score: &Score, seat: Seat) -> Markup {
    let points = page.words.number(i64::from(score.points[seat]));
    html! {
        @if score.grand() == Some(seat) {
            svg.gem role="img" aria-label=(page.say(TableMsg::GrandTitle)) { use href="#crown" {} } " "
        } @else if score.flawless().any(|flawless| flawless == seat) {
            svg.gem role="img" aria-label=(page.say(TableMsg::FlawlessTitle)) { use href="#gB" {} } " "
        }
        (points)
    }
}

/// The progress of the match.
pub(super) fn progress(page: &TablePage<'_>) -> String {
    let round = page.round();
    match (page.state.rules.length, page.planned_rounds()) {
        (Length::Until(points), _) => {
            format!("{} · {}", page.say(TableMsg::Round { round }), page.say(TableMsg::UntilPoints { points }))
        }
        (_, Some(rounds)) => page.words.string(TableMsg::RoundOf { round, rounds }),
        (_, None) => page.words.string(TableMsg::Round { round }),
    }
}
