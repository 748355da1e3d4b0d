//! The end of a round or match: the chest opens, then the points appear line by line.

use maud::{Markup, html};
use protocol::SeatKind;
use rules::{RoundReveal, Seat};
use table::Stage;
use words::{People, SiteMsg, TableMsg, Who};

use super::{chest_scene, count, finale, next_level, proof, tally};
use crate::table_page::TablePage;

/// The region of a round that has ended.
pub(super) fn region(page: &TablePage<'_>) -> Markup {
    match page.public().and_then(|public| public.reveal.as_ref()) {
        Some(reveal) => result(page, reveal),
        None => html! { div #result {} },
    }
}

fn result(page: &TablePage<'_>, reveal: &RoundReveal) -> Markup {
    let over = page.state.stage == Stage::Finished;
    html! {
        div #result.scene.over[over] tabindex="-1" {
            (counted(page, reveal))
            @if over { (finale::finale(page)) }
            // After the last round, the next event ends the match and brings other buttons.
            @if over == (page.stage() == Stage::Finished) { (what_next(page, over)) }
        }
    }
}

/// The chest and the points of a finished round, for pages other than a table's.
pub(super) fn finished_round(page: &TablePage<'_>) -> Markup {
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
        section.count {
            (chest_scene::opening(page, &chest))
            div.points {
                (chest_scene::taker(page, &chest))
                @if let Some(special) = narrator.special() { (chest_scene::feat(&special)) }
                (count::question(page))
                (tally::tally(page, &reveal.score))
                div.details {
                    (tally::explanation(page, &narrator))
                    @if let Some(fairness) = page.state.round.as_ref().and_then(|round| round.fairness.as_ref()) {
                        (proof::proof(page, fairness))
                    }
                }
            }
        }
    }
}

/// The buttons after a round or a match.
fn what_next(page: &TablePage<'_>, over: bool) -> Markup {
    html! {
        div.row.go-on data-beat="points" {
            @if over && page.daily { a.btn.main href="/daily" { (page.say(SiteMsg::DailyDeal)) } }
            @else if let Some(me) = page.state.you { (ready(page, me, if over { TableMsg::Rematch } else { TableMsg::NextRound })) }
            @if over {
                (next_level::offer(page))
                button.btn.script type="button" data-do="round" aria-pressed="false" { (page.say(TableMsg::RoundResult { round: page.round() })) }
                @if let Some(me) = page.state.you { (share(page, me)) }
                a.btn href={ "/t/" (page.state.table) "/look-back" } { (page.say(TableMsg::LookBack)) }
                a.btn href={ "/t/" (page.state.table) "/record.json" } download="" { (page.say(TableMsg::SaveRecord)) }
                a.btn href="/" { (page.say(TableMsg::BackHome)) }
            }
        }
    }
}

/// The button that says that the player is ready, or the names of the players that the table waits for.
///
/// Before the first deal, the script sends it automatically once the server has committed to the deal: a person who
/// looks at the page is ready.
pub(super) fn ready(page: &TablePage<'_>, me: Seat, label: TableMsg<'_>) -> Markup {
    let automatic = page.state.round.is_none() && page.state.commitment.is_some();
    let waiting: Vec<Who<'_>> = (page.state.seats.iter_with_seat())
        .filter(|(_, chair)| chair.kind == SeatKind::Person && !chair.ready)
        .map(|(seat, _)| page.who(seat))
        .collect();
    html! {
        @if page.state.seats[me].ready {
            p { (page.say(TableMsg::WaitingFor { people: People(&waiting) })) }
        } @else {
            form method="post" action={ "/t/" (page.state.table) "/ready" } data-live="1" data-auto=[automatic.then_some("1")]
                data-match=(page.state.r#match) data-round=(page.state.scores.len()) data-seat=(me) data-commitment=[page.state.commitment] {
                input type="hidden" name="entropy" value="";
                button #next.btn.main data-key="n" { (page.say(label)) }
                @if page.state.commitment.is_some() { noscript { p.note { (page.say(TableMsg::FairNoScript)) } } }
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
