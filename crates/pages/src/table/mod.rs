//! The page of a table. It consists of regions that a frame can replace one by one.

mod announce;
mod ask;
mod chest_scene;
mod count;
mod finale;
mod hand;
mod live_update;
mod lobby;
mod lobby_rules;
mod next_level;
mod preview;
mod proof;
mod region;
mod result;
mod room;
mod scores;
mod seat;
mod stone;
mod tally;
mod teach;
mod tracker;
mod trick;

use maud::{Markup, html};
use protocol::{SeatKind, SeatState, SpokenQuery};
use rules::{Claim, Phase, Seat};
use table::{Reaction, Stage};
use words::{SiteMsg, TableMsg};

pub use announce::is_announced;
pub use ask::answer;
pub(crate) use ask::{query_key, query_label};
pub(crate) use chest_scene::treasure;
pub use live_update::{ClientCache, LiveUpdate, frames, full};
pub(crate) use seat::backs;
pub(crate) use stone::{medallion, stone_name};

use crate::page_shell::{Menu, PageMeta, PageShell, Script};
use crate::page_style::PageStyle;
use crate::sprite::{SpriteSet, picture};
use crate::table_page::TablePage;

/// The page of a table: the lobby, the round or its result. `said` is the answer to a question asked without a script,
/// and `why` is the reason of a refusal.
#[must_use]
pub fn page(page: &TablePage<'_>, shell: &PageShell<'_>, said: &[String], why: Option<&str>) -> Markup {
    let title = page.say(TableMsg::PageTitle);
    let main = html! {
        main #main.table data-socket={ "/t/" (page.state.table) "/live" } {
            h1.vh { (title) }
            (room::room())
            (trick::progress(page))
            (region::BoardKind::of(page).markup(page, false))
            (own_row(page, why))
            (tracker::tracker(page))
            (side(page, said))
            (drawer(page))
            @if page.state.assisted { (teach::sentences(page)) }
        }
        @if waits_for_others(page) { noscript { meta http-equiv="refresh" content="3"; } }
    };
    let preview = preview::preview(page);
    let class = format!("at-table live{}", board_classes(page));
    let whole = PageMeta {
        title: &title,
        class: &class,
        style: PageStyle::Table,
        symbols: SpriteSet::All,
        menu: Menu::Folded,
        script: Script::Table,
        preview: Some(&preview),
    };
    shell.page(&whole, &main)
}

/// Classes of the body that say what the table shows. The script keeps them up to date.
fn board_classes(page: &TablePage<'_>) -> String {
    let board = region::BoardKind::of(page);
    let is_stash = page.public().is_some_and(|public| public.phase == Phase::Stash);
    let classes = [
        (" in-lobby", board == region::BoardKind::Lobby),
        (" in-round", board == region::BoardKind::Round),
        (" in-result", board == region::BoardKind::Result),
        (" chest-open", board == region::BoardKind::Round && is_stash),
        (" asking", page.picked.is_some()),
    ];
    classes.iter().filter(|(_, applies)| *applies).map(|(class, _)| *class).collect()
}

/// The board of a round outside a table's own page.
pub(crate) fn board(page: &TablePage<'_>, held: bool) -> Markup {
    region::BoardKind::Round.markup(page, held)
}

/// The result of a round outside a table's own page.
pub(crate) fn result_board(page: &TablePage<'_>) -> Markup {
    html! {
        section #board.felt.result aria-label=(page.say(TableMsg::RoundResult { round: page.round() })) {
            div #result.told { (result::finished_round(page)) }
        }
    }
}

/// The seat at the bottom outside a table's own page.
pub(crate) fn bottom_seat(page: &TablePage<'_>, held: bool) -> Markup {
    seat::seat(page, page.bottom(), held)
}

/// Whether a page without a script reloads by itself, because it waits for other players.
fn waits_for_others(page: &TablePage<'_>) -> bool {
    match page.stage() {
        Stage::Playing => page.legal().is_empty(),
        Stage::Lobby => page.state.you.is_some(),
        Stage::Waiting | Stage::Finished => page.state.you.is_none_or(|me| page.state.seats[me].ready),
        Stage::Closed => false,
    }
}

/// The page that asks whether the player really wants to leave.
#[must_use]
pub fn leave(id: &str, shell: &PageShell<'_>) -> Markup {
    let words = shell.words;
    let main = html! {
        div.text {
            h1 { (words.say(TableMsg::Leave)) }
            p { (words.say(TableMsg::LeaveAsk)) }
            form.row method="post" action={ "/t/" (id) "/leave" } {
                button.btn.main { (words.say(TableMsg::LeaveConfirm)) }
                a.btn href={ "/t/" (id) } { (words.say(TableMsg::Stay)) }
            }
        }
    };
    shell.site(&words.say(TableMsg::Leave), PageStyle::Plain, SpriteSet::Gems, &main)
}

/// The player's own part of the page: the hand, the seat, and messages about a card.
fn own_row(page: &TablePage<'_>, why: Option<&str>) -> Markup {
    html! {
        div.mine-row {
            (hand::hand(page, false))
            (hand::number(page))
            p #why.why role="alert" data-ahead=(page.say(TableMsg::AheadChosen)) data-back=(page.say(TableMsg::AheadBack))
                data-dropped=(page.say(TableMsg::AheadDropped)) { @if let Some(why) = why { (why) } }
            (own_seat(page, false))
            (tools(page))
        }
    }
}

/// The seat at the bottom. It is below the hand, for players and for spectators.
fn own_seat(page: &TablePage<'_>, held: bool) -> Markup {
    if page.stage() == Stage::Playing {
        seat::seat(page, page.bottom(), held)
    } else {
        html! { div id={ "s" (page.bottom()) } hidden {} }
    }
}

// The icons of the tools, as strokes.
const TAKE_BACK: &str = "M8 5L3.500 9.500 8 14M4 9.500h8.500a4.500 4.500 0 0 1 0 9H9";
const HINT: &str = "M9 17.500h6M10 20.500h4M9 14.500c-2-1.400-3-3.200-3-5.300a6 6 0 0 1 12 0c0 2.100-1 3.900-3 5.300z";
const FLAG: &str = "M6.500 3.500v17.500M6.500 4.500h11l-3 4 3 4h-11";
const LIST: &str = "M8.500 6.500H20M8.500 12H20M8.500 17.500H20M4 6.500h.5M4 12h.5M4 17.500h.5";

const TALLY: &str = "M6 5v14M10 5v14M14 5v14M18 5v14M3.500 15.500l17-7";
const CROSS: &str = "M6 6l12 12M18 6L6 18";

/// An icon, hidden from screen readers. The element around it has a label.
fn icon(strokes: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" { path d=(strokes) {} }
    }
}

/// The actions besides playing a card.
fn tools(page: &TablePage<'_>) -> Markup {
    html! {
        div #tools.row.tools {
            button #go.btn.small.main type="button" data-do="go" hidden { (page.say(TableMsg::Continue)) }
            @if let Some(claim) = page.may_claim() { (claim_button(page, claim)) }
            @if page.can_undo() {
                form method="post" action={ "/t/" (page.state.table) "/undo" } data-live="1" {
                    input type="hidden" name="n" value=(page.seq);
                    button.btn.small { (icon(TAKE_BACK)) span { (page.say(TableMsg::TakeBack)) } }
                }
            }
            @if may_hint(page) {
                a.btn.small href={ "/t/" (page.state.table) "?ask=hint" } data-ask="hint" data-key="?" {
                    (icon(HINT)) span { (page.say(TableMsg::Hint)) } " " kbd { "?" }
                }
            }
            @if page.state.you.is_none() && page.stage() != Stage::Lobby { p.note { (page.say(TableMsg::WatchOnly)) } }
        }
    }
}

/// The button that ends a round early. It appears only while a claim is certain, above the other buttons, so that they
/// don't move.
fn claim_button(page: &TablePage<'_>, claim: Claim) -> Markup {
    let label = match claim {
        Claim::Rest => TableMsg::ClaimRest,
        Claim::NoMore => TableMsg::ClaimNoMore,
    };
    html! {
        form.claim method="post" action={ "/t/" (page.state.table) "/claim" } data-live="1" {
            input type="hidden" name="n" value=(page.seq);
            button.btn.small name="claim" value=(claim) { (icon(FLAG)) span { (page.say(label)) } }
        }
    }
}

/// Whether the player can ask for a hint now.
fn may_hint(page: &TablePage<'_>) -> bool {
    page.state.assisted && !page.legal().is_empty()
}

/// The panels beside the table.
fn side(page: &TablePage<'_>, said: &[String]) -> Markup {
    html! {
        p #net.net role="status" data-lost=(page.say(TableMsg::ConnectionLost)) data-back=(page.say(TableMsg::ConnectionBack))
            data-waits=(page.say(TableMsg::ConnectionWaits)) {}
        a.open-side href="#side" data-do="side" aria-label=(page.say(TableMsg::LogLabel)) { (icon(LIST)) }
        div #side.side.open[!said.is_empty()] {
            a.close-side href={ "/t/" (page.state.table) } data-do="side" aria-label=(page.say(TableMsg::CloseDrawer)) { (icon(CROSS)) }
            section.panel aria-label=(page.say(TableMsg::LogLabel)) {
                div #say.say role="status" aria-atomic="false" aria-relevant="additions" tabindex="0" {
                    @for line in said.iter().cloned().chain(announce::so_far(page)) { p { (line) } }
                }
                noscript {
                    p.note { (page.say(SiteMsg::NoScript)) }
                    a.btn.small href={ "/t/" (page.state.table) } { (page.say(TableMsg::Refresh)) }
                }
            }
            (scores::scores(page))
            (last(page))
            (listen(page))
            (reactions(page))
            @if page.state.you.is_some() && page.stage() != Stage::Closed {
                p { a href={ "/t/" (page.state.table) "/leave" } { (page.say(TableMsg::Leave)) } }
            }
        }
    }
}

/// An empty panel over the table, in which rules and settings open.
fn drawer(page: &TablePage<'_>) -> Markup {
    html! {
        dialog #drawer.drawer {
            form method="dialog" { button.close-side aria-label=(page.say(TableMsg::CloseDrawer)) { (icon(CROSS)) } }
            div.drawn {}
        }
    }
}

/// The previous trick, collapsed until the reader opens it.
fn last(page: &TablePage<'_>) -> Markup {
    let trick = page.public().and_then(rules::PublicView::previous_trick);
    html! {
        details #last.panel {
            summary data-key="l" { (page.say(TableMsg::LastTrick)) }
            @if let Some(trick) = trick {
                ul.cards { @for (seat, card) in trick.plays() {
                    li { (picture(card)) span { (page.names[seat]) } span.vh { (page.words.card(card)) } }
                } }
                @if let Some(taken) = page.narrator().and_then(|narrator| narrator.trick_taken()) { p { (taken) } }
            }
        }
    }
}

/// The questions with spoken answers, as links that also work without a script.
fn listen(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.state.round.is_some() {
            details #listen.panel {
                summary { (page.say(TableMsg::ListenTitle)) }
                ul.links { @for &ask in SpokenQuery::ALL {
                    @if page.state.you.is_some() || !ask.is_own() {
                        li { a href={ "/t/" (page.state.table) "?ask=" (ask.name()) } data-ask=(ask.name()) data-key=(query_key(ask)) {
                            (page.say(query_label(ask)))
                        } " " kbd { (query_key(ask).to_ascii_uppercase()) } }
                    }
                } }
            }
        } @else {
            div #listen hidden {}
        }
    }
}

/// Whether another person is at the table to read a reaction.
fn may_react(page: &TablePage<'_>) -> bool {
    let is_other = |(seat, chair): (Seat, &SeatState)| chair.kind == SeatKind::Person && page.state.you != Some(seat);
    page.state.you.is_some() && page.state.seats.iter_with_seat().any(is_other)
}

/// The quick reactions.
fn reactions(page: &TablePage<'_>) -> Markup {
    html! {
        @if may_react(page) {
            details #reactions.panel {
                summary { (page.say(TableMsg::ReactionsLabel)) }
                form.row method="post" action={ "/t/" (page.state.table) "/react" } data-live="1" {
                    @for &reaction in Reaction::ALL {
                        button.btn.small name="reaction" value=(reaction.name()) { (page.say(TableMsg::of_reaction(reaction))) }
                    }
                }
            }
        } @else {
            div #reactions hidden {}
        }
    }
}
