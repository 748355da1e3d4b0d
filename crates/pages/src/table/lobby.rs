//! A table before its match: the link to share, and the seats as they fill.

use maud::{Markup, html};
use protocol::{SeatKind, SeatState};
use rules::Seat;
use table::Stage;
use words::{ErrorMsg, RuleMsg, SiteMsg, TableMsg};

use super::result;
use crate::qr::qr;
use crate::table_page::TablePage;

/// What is shown before a match, before its first deal, and when the table is closed.
pub(super) fn lobby(page: &TablePage<'_>) -> Markup {
    html! {
        div #lobby {
            @match page.stage() {
                Stage::Closed => { p.alert { (page.say(ErrorMsg::TableGone)) } a.btn.main href="/" { (page.say(TableMsg::BackHome)) } }
                Stage::Lobby if page.state.you.is_none() => { (arrival(page)) @if page.state.you_host { (invitation(page)) (start(page)) } }
                Stage::Lobby => { (invitation(page)) (chairs(page)) (start(page)) }
                _ => { (chairs(page)) @if let Some(me) = page.state.you { (result::ready(page, me, TableMsg::Start)) } }
            }
            (house_rules(page))
        }
    }
}

/// The link, to read, to copy, to send and to scan.
fn invitation(page: &TablePage<'_>) -> Markup {
    html! {
        section.panel.share {
            (qr(page.link, &page.say(TableMsg::QrAlt)))
            div {
                h2 { (page.say(TableMsg::InviteTitle)) }
                p { (page.say(TableMsg::InviteText)) }
                p { input.linkbox readonly value=(page.link) aria-label=(page.say(TableMsg::InviteLink)); }
                p.script {
                    button.btn type="button" data-do="copy" data-text=(page.link) data-done=(page.say(TableMsg::Copied)) { (page.say(TableMsg::CopyLink)) }
                    " "
                    button.btn type="button" data-do="copy" data-share="1" data-text=(page.link) data-done=(page.say(TableMsg::Copied)) { (page.say(TableMsg::Share)) }
                }
            }
        }
    }
}

/// Somebody who has opened the link: their name and the free seats, in one form.
fn arrival(page: &TablePage<'_>) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.state.table) "/sit" } {
            section.panel {
                h2 { (page.say(TableMsg::SitDown)) }
                label { span { (page.say(SiteMsg::YourName)) } " " input name="name" value=(page.name) maxlength="24" autocomplete="nickname"; }
            }
            (chairs(page))
        }
    }
}

fn chairs(page: &TablePage<'_>) -> Markup {
    let taken = page.state.seats.iter().filter(|chair| chair.kind != SeatKind::Empty).count();
    html! {
        section.panel {
            h2 { (page.say(TableMsg::SeatsTaken { taken, seats: page.players().count() })) }
            ul.chairs { @for (seat, chair) in page.state.seats.iter_with_seat() {
                li.free[chair.kind == SeatKind::Empty] data-seat=(seat) { (chair_line(page, seat, chair)) }
            } }
            @if page.watching > 0 { p.note { (page.say(TableMsg::Watching { count: page.watching })) } }
        }
    }
}

fn chair_line(page: &TablePage<'_>, seat: Seat, chair: &SeatState) -> Markup {
    let lobby = page.stage() == Stage::Lobby;
    html! {
        span.name {
            @match chair.kind {
                SeatKind::Empty => (page.say(TableMsg::SeatOpen)),
                _ if page.state.you == Some(seat) => (page.say(TableMsg::SeatYou { name: &page.names[seat] })),
                _ => (page.names[seat]),
            }
            @if chair.kind == SeatKind::Bot { " · " (page.say(TableMsg::Bot)) }
        }
        @if lobby { span.row {
            @match chair.kind {
                SeatKind::Empty => {
                    @if page.state.you.is_none() { button.btn.small.main name="seat" value=(seat) { (page.say(TableMsg::SitHere)) } }
                    @if page.state.you_host && page.state.you.is_some() { (act(page, "bot", seat, TableMsg::AddBot)) }
                }
                SeatKind::Bot => { @if page.state.you_host && page.state.you.is_some() { (act(page, "remove", seat, TableMsg::RemoveBot)) } }
                SeatKind::Person => { @if page.state.you == Some(seat) { (act(page, "leave", seat, TableMsg::StandUp)) } }
            }
        } }
    }
}

fn act(page: &TablePage<'_>, action: &str, seat: Seat, label: TableMsg<'_>) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.state.table) "/" (action) } data-live="1" {
            button.btn.small name="seat" value=(seat) { (page.say(label)) }
        }
    }
}

fn start(page: &TablePage<'_>) -> Markup {
    let count = page.state.seats.iter().filter(|chair| chair.kind == SeatKind::Empty).count();
    html! {
        @if page.state.you_host {
            form method="post" action={ "/t/" (page.state.table) "/start" } data-live="1" {
                    input type="hidden" name="entropy" value="";
                button #next.btn.main.big { (page.say(TableMsg::StartWithBots { count })) }
            }
        } @else {
            p { (page.say(TableMsg::WaitForStart)) }
        }
    }
}

/// The rules of this table in a few words.
fn house_rules(page: &TablePage<'_>) -> Markup {
    let rules = &page.state.rules;
    let (name, text) = RuleMsg::preset(rules.matching_preset());
    let players = match rules.players {
        rules::PlayerCount::Three => SiteMsg::PlayersThree,
        rules::PlayerCount::Four => SiteMsg::PlayersFour,
    };
    html! {
        section.panel {
            h2 { (page.say(RuleMsg::HouseRules)) }
            p { b { (page.say(name)) } " · " (page.say(players)) " · " (page.say(RuleMsg::length(rules.length))) }
            @if rules.matching_preset().is_some() {
                p { (page.say(text)) }
            } @else {
                ul { @for choice in rules.choices() { li { (page.say(RuleMsg::choice(choice).1)) } } }
            }
        }
    }
}
