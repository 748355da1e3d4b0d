//! The page of a table, as regions that a frame can replace one by one.

mod announce;
mod ask;
mod hand;
mod live_update;
mod lobby;
mod proof;
mod region;
mod result;
mod scores;
mod seat;
mod trick;

use maud::{Markup, html};
use protocol::{SeatKind, SeatState};
use rules::Seat;
use table::{Reaction, Stage};
use words::{Home, Table, Web};

pub use announce::is_announced;
pub use ask::{SpokenQuery, answer};
pub use live_update::{ClientCache, LiveUpdate, frames, full};

use crate::page_shell::{Menu, PageMeta, PageShell};
use crate::sprite::{SpriteSet, picture};
use crate::table_page::TablePage;

/// The page of a table: the lobby, the round or its result. `said` answers a question that came without a script,
/// `why` tells why something was refused.
#[must_use]
pub fn page(page: &TablePage<'_>, shell: &PageShell<'_>, said: &[String], why: Option<&str>) -> Markup {
    let title = page.say(Table::PageTitle);
    let main = html! {
        main #main.table data-socket={ "/t/" (page.state.table) "/live" } {
            h1.vh { (title) }
            (region::BoardKind::of(page).markup(page, false))
            (own_row(page, why))
            (side(page, said))
        }
        @if waits_for_others(page) { noscript { meta http-equiv="refresh" content="3"; } }
    };
    let whole = PageMeta { title: &title, class: "at-table", symbols: SpriteSet::All, menu: Menu::Folded };
    shell.page(&whole, &main)
}

/// The board of a round outside a table's own page.
pub(crate) fn board(page: &TablePage<'_>, held: bool) -> Markup {
    region::BoardKind::Round.markup(page, held)
}

/// The result of a round outside a table's own page.
pub(crate) fn result_board(page: &TablePage<'_>) -> Markup {
    html! {
        section #board.felt.result aria-label=(page.say(Table::RoundResult { round: page.round() })) {
            div #result.ending { (result::told(page)) }
        }
    }
}

/// The seat at the bottom outside a table's own page.
pub(crate) fn bottom_seat(page: &TablePage<'_>, held: bool) -> Markup {
    seat::seat(page, page.bottom(), held)
}

/// Whether a page without a script has to look again by itself, because others are to act.
fn waits_for_others(page: &TablePage<'_>) -> bool {
    match page.stage() {
        Stage::Playing => page.legal().is_empty(),
        Stage::Lobby => page.state.you.is_some(),
        Stage::Waiting | Stage::Finished => page.state.you.is_none_or(|me| page.state.seats[me].ready),
        Stage::Closed => false,
    }
}

/// Asks whether somebody really wants to leave.
#[must_use]
pub fn leave(id: &str, shell: &PageShell<'_>) -> Markup {
    let words = shell.words;
    let main = html! {
        div.text {
            h1 { (words.say(Table::Leave)) }
            p { (words.say(Table::LeaveAsk)) }
            form.row method="post" action={ "/t/" (id) "/leave" } {
                button.btn.main { (words.say(Table::LeaveConfirm)) }
                a.btn href={ "/t/" (id) } { (words.say(Table::Stay)) }
            }
        }
    };
    shell.site(&words.say(Table::Leave), SpriteSet::Gems, &main)
}

/// What is the player's own: the hand, the seat, and what may be said about a card.
fn own_row(page: &TablePage<'_>, why: Option<&str>) -> Markup {
    html! {
        div.mine-row {
            (hand::hand(page, false))
            (hand::number(page))
            p #why.why role="alert" { @if let Some(why) = why { (why) } }
            (own_seat(page, false))
            (tools(page))
        }
    }
}

/// The seat at the bottom. It stands below the hand, whether its player or a spectator looks.
fn own_seat(page: &TablePage<'_>, held: bool) -> Markup {
    if page.stage() == Stage::Playing {
        seat::seat(page, page.bottom(), held)
    } else {
        html! { div id={ "s" (page.bottom()) } hidden {} }
    }
}

/// What can be done besides playing a card.
fn tools(page: &TablePage<'_>) -> Markup {
    html! {
        div #tools.row.tools {
            button #go.btn.small.main type="button" data-do="go" hidden { (page.say(Table::Continue)) }
            @if page.can_undo() {
                form method="post" action={ "/t/" (page.state.table) "/undo" } data-live="1" {
                    input type="hidden" name="n" value=(page.seq);
                    button.btn.small { (page.say(Table::TakeBack)) }
                }
            }
            @if may_hint(page) {
                a.btn.small href={ "/t/" (page.state.table) "?ask=hint" } data-ask="hint" data-key="?" { (page.say(Table::Hint)) " " kbd { "?" } }
            }
            @if page.state.you.is_none() && page.stage() != Stage::Lobby { p.note { (page.say(Table::WatchOnly)) } }
        }
    }
}

/// Whether a hint can be asked for now.
fn may_hint(page: &TablePage<'_>) -> bool {
    page.state.assisted && !page.legal().is_empty()
}

/// The panels beside the table.
fn side(page: &TablePage<'_>, said: &[String]) -> Markup {
    html! {
        div.side {
            section.panel aria-label=(page.say(Table::LogLabel)) {
                div #say.say role="status" aria-atomic="false" aria-relevant="additions" {
                    @for line in said.iter().cloned().chain(announce::so_far(page)) { p { (line) } }
                }
                p #net.net role="status" data-lost=(page.say(Table::ConnectionLost)) data-back=(page.say(Table::ConnectionBack)) {}
                noscript {
                    p.note { (page.say(Home::NoScript)) }
                    a.btn.small href={ "/t/" (page.state.table) } { (page.say(Table::Refresh)) }
                }
            }
            (scores::scores(page))
            (last(page))
            (listen(page))
            (reactions(page))
            @if page.state.you.is_some() && page.stage() != Stage::Closed {
                p { a href={ "/t/" (page.state.table) "/leave" } { (page.say(Table::Leave)) } }
            }
        }
    }
}

/// The last trick, shown when somebody wants to see it.
fn last(page: &TablePage<'_>) -> Markup {
    let trick = page.public().and_then(rules::PublicView::previous_trick);
    html! {
        details #last.panel {
            summary data-key="l" { (page.say(Table::LastTrick)) }
            @if let Some(trick) = trick {
                ul.cards { @for (seat, card) in trick.plays() {
                    li { (picture(card)) span { (page.names[seat]) } span.vh { (page.words.card(card)) } }
                } }
                @if let Some(taken) = page.narrator().and_then(|narrator| narrator.trick_taken()) { p { (taken) } }
            }
        }
    }
}

/// What can be heard, as links that also work without a script.
fn listen(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.state.round.is_some() {
            details #listen.panel {
                summary { (page.say(Web::ListenTitle)) }
                ul.links { @for ask in SpokenQuery::ALL {
                    @if page.state.you.is_some() || !ask.is_own() {
                        li { a href={ "/t/" (page.state.table) "?ask=" (ask.name()) } data-ask=(ask.name()) data-key=(ask.key()) {
                            (page.say(ask.label()))
                        } " " kbd { (ask.key().to_ascii_uppercase()) } }
                    }
                } }
            }
        }
    }
}

/// The quick reactions, for tables where somebody else is there to read them.
fn reactions(page: &TablePage<'_>) -> Markup {
    let is_other = |(seat, chair): (Seat, &SeatState)| chair.kind == SeatKind::Person && page.state.you != Some(seat);
    let others = page.state.seats.iter_with_seat().any(is_other);
    html! {
        @if page.state.you.is_some() && others {
            details #reactions.panel {
                summary { (page.say(Table::ReactionsLabel)) }
                form.row method="post" action={ "/t/" (page.state.table) "/react" } data-live="1" {
                    @for &reaction in Reaction::ALL {
                        button.btn.small name="reaction" value=(reaction.name()) { (page.say(reaction_text(reaction))) }
                    }
                }
            }
        }
    }
}

fn reaction_text(reaction: Reaction) -> Table<'static> {
    match reaction {
        Reaction::Hello => Table::ReactHello,
        Reaction::GoodLuck => Table::ReactGoodLuck,
        Reaction::WellPlayed => Table::ReactNice,
        Reaction::Thanks => Table::ReactThanks,
        Reaction::Wow => Table::ReactWow,
        Reaction::Oops => Table::ReactOops,
        Reaction::Sorry => Table::ReactSorry,
        Reaction::Wait => Table::ReactWait,
        Reaction::YourTurn => Table::ReactYourTurn,
        Reaction::Bye => Table::ReactGoodGame,
    }
}
