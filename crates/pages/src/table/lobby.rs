//! A table before its match: the link to share, the seats, and the rules in one sentence that can be expanded.

use maud::{Markup, html};
use protocol::{SeatKind, SeatState};
use rules::Seat;
use table::{BotLevel, Stage};
use words::{ErrorMsg, SiteMsg, TableMsg};

use super::stone::stone;
use super::{chest_scene, lobby_rules, proof, result};
use crate::qr::qr;
use crate::rim::empty_table;
use crate::site::choices::bot_of;
use crate::table_page::TablePage;

/// The region shown before a match, before its first deal, and when the table is closed.
pub(super) fn lobby(page: &TablePage<'_>) -> Markup {
    html! {
        div #lobby {
            @match page.stage() {
                Stage::Closed => { p.alert { (page.say(ErrorMsg::TableGone)) } a.btn.main href="/" { (page.say(TableMsg::BackHome)) } }
                Stage::Lobby if page.state.you.is_none() => (arrival(page)),
                Stage::Lobby => {
                    div.invite { (invitation(page)) (own_name(page)) (lobby_rules::rules(page)) }
                    div.place { (chairs(page)) (start(page)) }
                }
                _ => div.place { (chairs(page)) @if let Some(me) = page.state.you { (result::ready(page, me, TableMsg::Start)) } (proof::commitment(page)) },
            }
        }
    }
}

/// The link to read, copy, send and scan.
fn invitation(page: &TablePage<'_>) -> Markup {
    html! {
        h2.title { (page.say(TableMsg::LobbyTitle)) }
        p.note { (page.say(TableMsg::InviteText)) }
        section.panel.share {
            div {
                p { input.linkbox readonly value=(page.link) aria-label=(page.say(TableMsg::InviteLink)); }
                p.row.script {
                    button.btn type="button" data-do="copy" data-text=(page.link) data-done=(page.say(TableMsg::Copied)) { (page.say(TableMsg::CopyLink)) }
                    button.btn type="button" data-do="copy" data-share="1" data-text=(page.link) data-done=(page.say(TableMsg::Copied)) { (page.say(TableMsg::Share)) }
                }
            }
            (qr(page.link, &page.say(TableMsg::QrAlt)))
        }
    }
}

/// A form for a visitor without a seat: their name and the free seats.
fn arrival(page: &TablePage<'_>) -> Markup {
    html! {
        form.arrival method="post" action={ "/t/" (page.state.table) "/sit" } {
            div.invite {
                h2.title { (page.say(TableMsg::SitDown)) }
                label.field { span { (page.say(SiteMsg::YourName)) } input name="name" value=(page.name) maxlength="24" autocomplete="nickname"; }
                (lobby_rules::sentence(page))
            }
            div.place { (chairs(page)) }
        }
        @if page.state.you_host { div.invite { (invitation(page)) (lobby_rules::rules(page)) (start(page)) } }
    }
}

/// A form for changing the name of a player who has a seat.
fn own_name(page: &TablePage<'_>) -> Markup {
    html! {
        form.field method="post" action={ "/t/" (page.state.table) "/sit" } data-quiet="1" {
            label { span { (page.say(SiteMsg::YourName)) }
                input name="name" value=(page.name) maxlength="24" autocomplete="nickname" data-submit=""; }
            button.btn.small.plain { (page.say(SiteMsg::Save)) }
        }
    }
}

/// The table with its seats.
fn chairs(page: &TablePage<'_>) -> Markup {
    let taken = page.state.seats.iter().filter(|chair| chair.kind != SeatKind::Empty).count();
    html! {
        h2.vh { (page.say(TableMsg::SeatsTaken { taken, seats: page.players().count() })) }
        div.round-table {
            (empty_table())
            div.shut-chest aria-hidden="true" { (chest_scene::treasure()) }
            ul.chairs { @for (seat, chair) in page.state.seats.iter_with_seat() {
                li class=(page.side(seat).class()) data-seat=(seat) { (chair_of(page, seat, chair)) }
            } }
        }
        @if page.watching > 0 { p.note { (page.say(TableMsg::Watching { count: page.watching })) } }
    }
}

/// A seat. It is a button if the reader can change something about it.
fn chair_of(page: &TablePage<'_>, seat: Seat, chair: &SeatState) -> Markup {
    let lobby = page.stage() == Stage::Lobby;
    let hosts = lobby && page.state.you_host && page.state.you.is_some();
    match chair.kind {
        SeatKind::Empty if lobby && page.state.you.is_none() => html! {
            button.sit name="seat" value=(seat) { (plate(page, seat, chair, &page.say(TableMsg::SitHere))) }
        },
        SeatKind::Empty if hosts => seat_menu(page, seat, chair, &page.say(TableMsg::SeatBotHint)),
        SeatKind::Bot if hosts => seat_menu(page, seat, chair, &level_of(page, chair)),
        SeatKind::Bot => plate(page, seat, chair, &level_of(page, chair)),
        SeatKind::Person if chair.host => plate(page, seat, chair, &page.say(TableMsg::SeatHost)),
        SeatKind::Person | SeatKind::Empty => plate(page, seat, chair, ""),
    }
}

fn level_of<'a>(page: &'a TablePage<'_>, chair: &SeatState) -> std::borrow::Cow<'a, str> {
    chair.level.map_or_else(|| page.say(TableMsg::Bot), |level| bot_of(page.words, level))
}

/// The stone, the name and a note of a seat.
fn plate(page: &TablePage<'_>, seat: Seat, chair: &SeatState, note: &str) -> Markup {
    let free = chair.kind == SeatKind::Empty;
    html! {
        @if free { span.no-stone aria-hidden="true" { "+" } } @else { (stone(page, seat)) }
        span.plate {
            b { @match chair.kind {
                SeatKind::Empty => (page.say(TableMsg::SeatOpen)),
                _ if page.state.you == Some(seat) => (page.say(TableMsg::SeatYou { name: &page.names[seat] })),
                _ => (page.names[seat]),
            } }
            small { (note) }
        }
    }
}

/// The seat as a button that opens the choice of its player. It works without a script.
fn seat_menu(page: &TablePage<'_>, seat: Seat, chair: &SeatState, note: &str) -> Markup {
    let at = format!("/t/{}", page.state.table);
    html! {
        details.sit id={ "sit" (seat) } name="sit" {
            summary { span.vh { (page.say(TableMsg::SeatNumber { number: seat.index() + 1 })) ": " } (plate(page, seat, chair, note)) }
            div.who {
                h3 { (page.say(TableMsg::WhoSits)) }
                @if chair.kind == SeatKind::Bot {
                    form method="post" action={ (at) "/remove" } data-live="1" {
                        button.level name="seat" value=(seat) { span.no-stone aria-hidden="true" {} span { b { (page.say(TableMsg::KeepFree)) } } }
                    }
                }
                form method="post" action={ (at) "/bot" } data-live="1" {
                    input type="hidden" name="seat" value=(seat);
                    @for &level in BotLevel::ALL { (level_button(page, level, chair.level == Some(level))) }
                }
            }
        }
    }
}

fn level_button(page: &TablePage<'_>, level: BotLevel, chosen: bool) -> Markup {
    let (name, text) = SiteMsg::level(level);
    html! {
        button.level name="strength" value=(level.name()) aria-current=[chosen.then_some("true")] {
            span.pips aria-hidden="true" { @for &pip in BotLevel::ALL { i.on[pip <= level] {} } }
            span { b { (page.say(name)) } small { (page.say(text)) } }
        }
    }
}

fn start(page: &TablePage<'_>) -> Markup {
    let count = page.state.seats.iter().filter(|chair| chair.kind == SeatKind::Empty).count();
    html! {
        div.start {
            @if page.state.you_host {
                form method="post" action={ "/t/" (page.state.table) "/start" } data-live="1" {
                    button #next.btn.main.big { (page.say(TableMsg::StartWithBots { count })) }
                }
            } @else {
                p { (page.say(TableMsg::WaitForStart)) }
            }
        }
        @if page.state.you.is_some() {
            form method="post" action={ "/t/" (page.state.table) "/leave" } data-live="1" {
                button.btn.small { (page.say(TableMsg::StandUp)) }
            }
        }
    }
}
