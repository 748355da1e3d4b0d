//! The end of a round, and of a match: the chest opens, then the points are told line by line.

use maud::{Markup, html};
use protocol::SeatKind;
use rules::{GrandOwn, PerSeat, RoundReveal, Score, Seat};
use table::Stage;
use words::narrate::{ChestCard, ChestText};
use words::{People, SiteMsg, TableMsg, Who};

use super::proof;
use crate::table_page::TablePage;

/// The region of a round that has ended.
pub(super) fn region(page: &TablePage<'_>) -> Markup {
    match page.public().and_then(|public| public.reveal.as_ref()) {
        Some(reveal) => result(page, reveal),
        None => html! { div #result.ending {} },
    }
}

fn result(page: &TablePage<'_>, reveal: &RoundReveal) -> Markup {
    let over = page.stage() == Stage::Finished;
    html! {
        div #result.ending {
            (counted(page, reveal))
            @if over { (ranking(page)) }
            (what_next(page, over))
            @if let Some(fairness) = page.state.round.as_ref().and_then(|round| round.fairness.as_ref()) {
                (proof::proof(page, fairness))
            }
        }
    }
}

/// The chest and the points of a round that is over, for pages that are no table's.
pub(super) fn told(page: &TablePage<'_>) -> Markup {
    match page.public().and_then(|public| public.reveal.as_ref()) {
        Some(reveal) => counted(page, reveal),
        None => html! {},
    }
}

fn counted(page: &TablePage<'_>, reveal: &RoundReveal) -> Markup {
    let Some((narrator, chest)) = page.narrator().and_then(|narrator| Some((narrator, narrator.chest()?))) else {
        return html! {};
    };
    html! {
        h2 { (page.say(TableMsg::ChestOpensTitle)) }
        div.lid aria-hidden="true" {
            svg.l3 { use href="#chest-open" {} }
            svg.l2 { use href="#chest-ajar" {} }
            svg.l1 { use href="#chest-shut" {} }
        }
        (loot(page, &chest))
        p.taker { (page.say(TableMsg::ChestTo { who: page.who(chest.taker) })) " · " (page.say(TableMsg::ChestPoints { points: chest.points })) }
        @if let Some(special) = narrator.special() {
            div.feat {
                svg aria-hidden="true" { use href="#crown" {} }
                b { (special.title) }
                span { (special.text) }
            }
        }
        (tally(page, &reveal.score, &chest))
    }
}

/// The cards of the chest, each with who put it in.
fn loot(page: &TablePage<'_>, chest: &ChestText) -> Markup {
    html! {
        ul.loot {
            @for ChestCard { card, by, .. } in &chest.cards {
                li {
                    svg.card data-card=(card) role="img" aria-label=(page.words.card(*card)) { use href={ "#" (card) } {} }
                    span { @match *by {
                        Some(seat) => (page.say(TableMsg::ChestFrom { who: page.who(seat) })),
                        None => (page.say(TableMsg::ChestFromDeal)),
                    } }
                }
            }
        }
    }
}

/// The points, each line with how it came about.
fn tally(page: &TablePage<'_>, score: &Score, chest: &ChestText) -> Markup {
    let number = |value: u32| page.words.number(i64::from(value));
    html! {
        div.tally {
            table {
                thead { tr {
                    th scope="col" { (page.say(TableMsg::ColumnPlayer)) }
                    th scope="col" { (page.say(TableMsg::ColumnTricks)) }
                    th scope="col" { (page.say(TableMsg::ColumnTaken)) }
                    th scope="col" { (page.say(TableMsg::ColumnPoints)) }
                } }
                tbody { @for seat in page.players().seats_from(page.bottom()) {
                    tr.win[score.points[seat] == 0] data-seat=(seat) {
                        th scope="row" {
                            (page.names[seat])
                            ul.how { @for line in explained(page, score, seat, chest) { li { (line) } } }
                        }
                        td { (number(score.tricks[seat])) }
                        td { (number(score.raw[seat])) }
                        td { b { (number(score.points[seat])) } }
                    }
                } }
            }
        }
    }
}

/// How a seat's points came about: what was taken, what the chest added, what was doubled.
fn explained(page: &TablePage<'_>, score: &Score, seat: Seat, chest: &ChestText) -> Vec<String> {
    let (raw, points, tricks) = (score.raw[seat], score.points[seat], score.tricks[seat]);
    let mut lines = Vec::new();
    let mut say = |message: TableMsg<'_>| lines.push(page.words.string(message));
    match (score.grand(), tricks) {
        (Some(_), 0) => say(TableMsg::ExplainGrandOther),
        (Some(_), _) if page.state.rules.grand_own == GrandOwn::Zero => say(TableMsg::ExplainGrandZero),
        (Some(_), _) => say(TableMsg::ExplainGrandKeeps { points }),
        (None, 0) => say(TableMsg::ExplainFlawless),
        (None, _) => {
            say(TableMsg::ExplainTaken { points: raw, tricks });
            if chest.taker == seat {
                say(TableMsg::ExplainChest { points: chest.points });
            }
            match score.factor() {
                2 => say(TableMsg::ExplainDoubled { raw, points }),
                4 => say(TableMsg::ExplainQuadrupled { raw, points }),
                _ => {}
            }
        }
    }
    lines
}

/// The ranking of the match.
fn ranking(page: &TablePage<'_>) -> Markup {
    let places: PerSeat<usize> = page.state.standing().places();
    let mut seats: Vec<Seat> = page.players().seats_from(page.bottom()).collect();
    seats.sort_by_key(|&seat| places[seat]);
    html! {
        h2 { (page.say(TableMsg::MatchResult)) }
        @if let Some(me) = page.state.you { p.verdict { (verdict(page, places[me])) } }
        ol.ranks { @for seat in seats {
            li.win[places[seat] == 1] data-seat=(seat) {
                @if places[seat] == 1 { svg.gem aria-hidden="true" { use href="#crown" {} } }
                b { (page.say(TableMsg::Place { place: places[seat] })) }
                span.name { (page.names[seat]) }
                span { (page.say(TableMsg::PointsSoFar { points: page.state.totals[seat] })) }
            }
        } }
        p { (page.say(TableMsg::FewestWin)) }
    }
}

fn verdict(page: &TablePage<'_>, place: usize) -> String {
    let message = match (place, page.state.winners.len()) {
        (1, 1) => TableMsg::YouWin,
        (1, _) => TableMsg::YouShareWin,
        _ => TableMsg::YouPlace { place },
    };
    page.words.string(message)
}

/// What can be done after a round or a match.
fn what_next(page: &TablePage<'_>, over: bool) -> Markup {
    html! {
        div.row {
            @if over && page.daily { a.btn.main href="/daily" { (page.say(SiteMsg::DailyDeal)) } }
            @else if let Some(me) = page.state.you { (ready(page, me, if over { TableMsg::Rematch } else { TableMsg::NextRound })) }
            @if over {
                @if let Some(me) = page.state.you { (share(page, me)) }
                a.btn href={ "/t/" (page.state.table) "/look-back" } { (page.say(TableMsg::LookBack)) }
                a.btn href={ "/t/" (page.state.table) "/record.json" } download="" { (page.say(TableMsg::SaveRecord)) }
                a.btn href="/" { (page.say(TableMsg::BackHome)) }
            }
        }
    }
}

/// The button by which a player is ready to go on, or whom the table waits for.
///
/// Before the first deal a script says so by itself: whoever looks at the page is ready.
pub(super) fn ready(page: &TablePage<'_>, me: Seat, label: TableMsg<'_>) -> Markup {
    let first = page.state.round.is_none();
    let waiting: Vec<Who<'_>> = (page.state.seats.iter_with_seat())
        .filter(|(_, chair)| chair.kind == SeatKind::Person && !chair.ready)
        .map(|(seat, _)| page.who(seat))
        .collect();
    html! {
        @if page.state.seats[me].ready {
            p { (page.say(TableMsg::WaitingFor { people: People(&waiting) })) }
        } @else {
            form method="post" action={ "/t/" (page.state.table) "/ready" } data-live="1" data-auto=[first.then_some("1")] {
                    input type="hidden" name="entropy" value="";
                button #next.btn.main data-key="n" { (page.say(label)) }
            }
        }
    }
}

fn share(page: &TablePage<'_>, me: Seat) -> Markup {
    let (place, points) = (page.state.standing().places()[me], page.state.totals[me]);
    let text = page.say(TableMsg::ShareText { place, points });
    html! {
        button.btn.script type="button" data-do="copy" data-share="1" data-text=(text) data-done=(page.say(TableMsg::Copied)) {
            (page.say(TableMsg::Share))
        }
    }
}
