//! The score sheet of the match.

use maud::{Markup, html};
use rules::{Length, Score, Seat};
use words::{Table, Words};

use crate::scene::Scene;

/// The region of the score sheet.
pub(super) fn scores(scene: &Scene<'_>, words: &Words) -> Markup {
    let game = scene.game;
    let seats = || scene.players().seats_from(scene.bottom());
    html! {
        section #scores.panel aria-label=(words.say(Table::ScoresLabel)) {
            h2 { (words.say(Table::ScoreSheet)) }
            p.note { (progress(scene, words)) }
            @if game.scores().is_empty() {
                p.note { (words.say(Table::ScoreSheetEmpty)) }
            } @else {
                table {
                    thead { tr {
                        th scope="col" { (words.say(Table::ColumnRound)) }
                        @for seat in seats() { th scope="col" { (scene.chairs[seat].name) } }
                    } }
                    tbody { @for (index, score) in game.scores().iter().enumerate() {
                        tr {
                            th scope="row" { (words.number(index as i64 + 1)) }
                            @for seat in seats() { td { (points(words, score, seat)) } }
                        }
                    } }
                    tfoot { tr {
                        th scope="row" { (words.say(Table::ColumnTotal)) }
                        @for seat in seats() { td { (words.number(i64::from(game.totals()[seat]))) } }
                    } }
                }
            }
        }
    }
}

/// A Flawless or Grand round is marked by a gem or a crown, with words for those who do not see it.
fn points(words: &Words, score: &Score, seat: Seat) -> Markup {
    let points = words.number(i64::from(score.points[seat]));
    html! {
        @if score.grand() == Some(seat) {
            svg.gem role="img" aria-label=(words.say(Table::GrandTitle)) { use href="#crown" {} } " "
        } @else if score.flawless().any(|flawless| flawless == seat) {
            svg.gem role="img" aria-label=(words.say(Table::FlawlessTitle)) { use href="#gB" {} } " "
        }
        (points)
    }
}

/// How far the match has come.
pub(super) fn progress(scene: &Scene<'_>, words: &Words) -> String {
    let round = scene.round;
    match (scene.rules.length, scene.game.planned_rounds()) {
        (Length::Until(points), _) => {
            format!("{} · {}", words.say(Table::Round { round }), words.say(Table::UntilPoints { points }))
        }
        (_, Some(rounds)) => {
            words.say(Table::RoundOf { round, rounds: u32::try_from(rounds).unwrap_or(u32::MAX) }).into_owned()
        }
        (_, None) => words.say(Table::Round { round }).into_owned(),
    }
}
