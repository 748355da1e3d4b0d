//! A table before its match: the link to share, and the seats as they fill.

use maud::{Markup, html};
use rules::Seat;
use words::{Home, Table, Web, Words};

use super::result;
use crate::qr::qr;
use crate::scene::{Chair, Scene, Sitter, Stage};

/// What is shown before a match, before its first deal, and when the table is closed.
pub(super) fn lobby(scene: &Scene<'_>, words: &Words) -> Markup {
    html! {
        div #lobby {
            @match scene.stage {
                Stage::Closed => { p.alert { (words.say(Home::TableGone)) } a.btn.main href="/" { (words.say(Table::BackHome)) } }
                Stage::Lobby if scene.me.is_none() => { (arrival(scene, words)) @if scene.host { (invitation(scene, words)) (start(scene, words)) } }
                Stage::Lobby => { (invitation(scene, words)) (chairs(scene, words)) (start(scene, words)) }
                _ => { (chairs(scene, words)) @if let Some(me) = scene.me { (result::ready(scene, words, me, Table::Start)) } }
            }
            (house_rules(scene, words))
        }
    }
}

/// The link, to read, to copy, to send and to scan.
fn invitation(scene: &Scene<'_>, words: &Words) -> Markup {
    html! {
        section.panel.share {
            (qr(scene.link, &words.say(Table::QrAlt)))
            div {
                h2 { (words.say(Table::InviteTitle)) }
                p { (words.say(Table::InviteText)) }
                p { input.linkbox readonly value=(scene.link) aria-label=(words.say(Web::InviteLink)); }
                p.script {
                    button.btn type="button" data-do="copy" data-text=(scene.link) data-done=(words.say(Table::Copied)) { (words.say(Table::CopyLink)) }
                    " "
                    button.btn type="button" data-do="copy" data-share="1" data-text=(scene.link) data-done=(words.say(Table::Copied)) { (words.say(Table::Share)) }
                }
            }
        }
    }
}

/// Somebody who has opened the link: their name and the free seats, in one form.
fn arrival(scene: &Scene<'_>, words: &Words) -> Markup {
    html! {
        form method="post" action={ "/t/" (scene.id) "/sit" } {
            section.panel {
                h2 { (words.say(Web::SitDown)) }
                label { span { (words.say(Home::YourName)) } " " input name="name" value=(scene.name) maxlength="24" autocomplete="nickname"; }
            }
            (chairs(scene, words))
        }
    }
}

fn chairs(scene: &Scene<'_>, words: &Words) -> Markup {
    let taken = scene.chairs.iter().filter(|chair| chair.sitter != Sitter::Nobody).count();
    html! {
        section.panel {
            h2 { (words.say(Table::SeatsTaken { taken, seats: scene.players().count() })) }
            ul.chairs { @for (seat, chair) in scene.chairs.iter_with_seat() {
                li.free[chair.sitter == Sitter::Nobody] data-seat=(seat) { (chair_line(scene, words, seat, chair)) }
            } }
            @if scene.watching > 0 { p.note { (words.say(Table::Watching { count: scene.watching })) } }
        }
    }
}

fn chair_line(scene: &Scene<'_>, words: &Words, seat: Seat, chair: &Chair<'_>) -> Markup {
    let lobby = scene.stage == Stage::Lobby;
    html! {
        span.name {
            @match chair.sitter {
                Sitter::Nobody => (words.say(Table::SeatOpen)),
                _ if scene.me == Some(seat) => (words.say(Table::SeatYou { name: &chair.name })),
                _ => (chair.name),
            }
            @if matches!(chair.sitter, Sitter::Bot(_)) { " · " (words.say(Table::Bot)) }
        }
        @if lobby { span.row {
            @match chair.sitter {
                Sitter::Nobody => {
                    @if scene.me.is_none() { button.btn.small.main name="seat" value=(seat) { (words.say(Table::SitHere)) } }
                    @if scene.host && scene.me.is_some() { (act(scene, words, "bot", seat, Table::AddBot)) }
                }
                Sitter::Bot(_) => { @if scene.host && scene.me.is_some() { (act(scene, words, "remove", seat, Table::RemoveBot)) } }
                Sitter::Person => { @if scene.me == Some(seat) { (act(scene, words, "leave", seat, Table::StandUp)) } }
            }
        } }
    }
}

fn act(scene: &Scene<'_>, words: &Words, action: &str, seat: Seat, label: Table<'_>) -> Markup {
    html! {
        form method="post" action={ "/t/" (scene.id) "/" (action) } data-live="1" {
            button.btn.small name="seat" value=(seat) { (words.say(label)) }
        }
    }
}

fn start(scene: &Scene<'_>, words: &Words) -> Markup {
    let count = scene.chairs.iter().filter(|chair| chair.sitter == Sitter::Nobody).count();
    html! {
        @if scene.host {
            form method="post" action={ "/t/" (scene.id) "/start" } data-live="1" {
                    input type="hidden" name="entropy" value="";
                button #next.btn.main.big { (words.say(Table::StartWithBots { count })) }
            }
        } @else {
            p { (words.say(Table::WaitForStart)) }
        }
    }
}

/// The rules of this table in a few words.
fn house_rules(scene: &Scene<'_>, words: &Words) -> Markup {
    let rules = scene.rules;
    let (name, text) = Home::preset(rules.matching_preset());
    let players = match rules.players {
        rules::PlayerCount::Three => Home::PlayersThree,
        rules::PlayerCount::Four => Home::PlayersFour,
    };
    html! {
        section.panel {
            h2 { (words.say(Home::HouseRules)) }
            p { b { (words.say(name)) } " · " (words.say(players)) " · " (words.say(Home::length(rules.length))) }
            @if rules.matching_preset().is_some() {
                p { (words.say(text)) }
            } @else {
                ul {
                    li { (words.say(Home::follow(rules.follow).1)) }
                    li { (words.say(Home::queen_lead(rules.queen_lead).1)) }
                    li { (words.say(Home::grand_own(rules.grand_own).1)) }
                }
            }
        }
    }
}
