//! The middle of the table: the trick, the colour that was led, the chest, whose turn it is.

use std::cmp::Ordering;

use maud::{Markup, html};
use rules::{Card, Phase, PublicView, QueenLead, Seat, Trick};
use table::Stage;
use words::{GameMsg, TableMsg};

use super::{hand, scores};
use crate::sprite::{gem, picture};
use crate::table_page::TablePage;

/// The visible trick: the current one, or the one just completed while it is held.
pub(super) fn shown(public: &PublicView, held: bool) -> Trick {
    let finished = if held { public.previous_trick() } else { None };
    finished.unwrap_or_else(|| public.trick())
}

/// The region of the trick.
pub(super) fn trick(page: &TablePage<'_>, held: bool) -> Markup {
    let Some(public) = page.public() else { return html! { section #trick.trick {} } };
    let shown = shown(public, held);
    let (before, tricks) = (public.plays.len() - shown.cards().len(), public.players().tricks());
    let number = (before / public.players().count() + 1).min(tricks);
    let label = page.say(TableMsg::TrickOf { trick: number, tricks });
    let choosing = public.phase == Phase::Stash && !page.legal().is_empty();
    html! {
        section #trick.trick aria-label=(label) {
            @if choosing { (hand::confirm(page)) }
            @for (seat, card) in shown.plays() {
                (trick_card(page, &shown, seat, card))
            }
            @if !held && public.phase == Phase::Play && page.state.you.is_some() && shown.card_of(page.bottom()).is_none() {
                div.me.spot {}
            }
        }
    }
}

fn trick_card(page: &TablePage<'_>, trick: &Trick, seat: Seat, card: Card) -> Markup {
    let label = page.narrator().map(|narrator| narrator.card_in_trick(trick, seat, card));
    // Each card is slightly rotated, and a card always has the same angle.
    let askew = card.index() * 3 % 5;
    let best = if trick.winner() == Some(seat) { " best" } else { "" };
    html! {
        div class={ (page.side(seat).class()) " askew" (askew) (best) } {
            svg.card data-card=(card) role="img" aria-label=[label] { use href={ "#" (card) } {} }
        }
    }
}

/// The region that shows the progress: the round, and a lozenge for each of its tricks.
pub(super) fn progress(page: &TablePage<'_>) -> Markup {
    let Some(public) = page.public().filter(|_| page.stage() == Stage::Playing) else {
        return html! { p #progress.progress hidden {} };
    };
    let (done, tricks) = (public.plays.len() / public.players().count(), public.players().tricks());
    html! {
        p #progress.progress {
            span { (scores::progress(page)) } " "
            span.pips { @for trick in 0..tricks { i class=[pip(trick, done)] {} } }
        }
    }
}

fn pip(trick: usize, done: usize) -> Option<&'static str> {
    match trick.cmp(&done) {
        Ordering::Less => Some("done"),
        Ordering::Equal => Some("now"),
        Ordering::Greater => None,
    }
}

/// The region that names the colour to follow.
pub(super) fn led(page: &TablePage<'_>, held: bool) -> Markup {
    let led = page.public().and_then(|public| shown(public, held).led());
    html! {
        p #led.led hidden[led.is_none()] {
            @if let Some(card) = led {
                @if card.is_queen() && page.state.rules.queen_lead == QueenLead::Trump {
                    svg.gem aria-hidden="true" { use href="#crown" {} }
                    span { (page.say(TableMsg::LedQueen)) }
                } @else {
                    (gem(card.colour()))
                    span { (page.say(TableMsg::LedColour { colour: card.colour() })) }
                }
            }
        }
    }
}

/// The region of the chest. It is open until all players have put a card into it, then it stays shut.
pub(super) fn chest(page: &TablePage<'_>) -> Markup {
    let count = page.public().map_or(0, PublicView::chest_size);
    let open = page.public().is_some_and(|public| public.phase == Phase::Stash);
    html! {
        section #chest.chest.open[open] aria-label=(page.say(TableMsg::ChestLabel)) {
            svg role="img" aria-label=(page.say(TableMsg::ChestShut { count })) { use href="#chest-shut" {} }
            span.count aria-hidden="true" { (page.say(TableMsg::CardsLeft { count })) }
            @if let Some(card) = page.view().and_then(|view| view.stash) {
                (picture(card))
                span.own { (page.say(TableMsg::ChestYours { card })) }
            }
        }
    }
}

/// The region that says whose action the table waits for.
pub(super) fn turn(page: &TablePage<'_>, held: bool) -> Markup {
    let mine = !held && !page.legal().is_empty();
    html! {
        p #turn.turnline.mine[mine] {
            span { (waits_for(page, held)) }
            @if let Some(left) = page.time_left().filter(|_| !held && page.stage() == Stage::Playing) {
                " " span.clock data-left=(left) aria-hidden="true" {
                    (page.say(TableMsg::SecondsLeft { count: u32::try_from(left.div_ceil(1000)).unwrap_or(u32::MAX) }))
                }
            }
        }
    }
}

/// The sentence about whose action the table waits for, or about who takes the held trick.
pub(super) fn waits_for(page: &TablePage<'_>, held: bool) -> String {
    let Some(narrator) = page.narrator() else { return String::new() };
    let taken = if held { narrator.trick_taken() } else { None };
    taken.or_else(|| narrator.prompt()).unwrap_or_else(|| page.words.string(GameMsg::RoundEnds { round: page.round() }))
}
