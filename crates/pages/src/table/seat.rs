//! A seat: its player, their hand, their tricks, and whether it is their turn.

use maud::{Markup, html};
use protocol::SeatKind;
use rules::{Phase, PublicView, Seat};
use table::{Presence, Stage};
use words::TableMsg;

use super::chest_scene::known_points;
use super::region::HANDS;
use super::stone::stone;
use crate::prefs::OptIn;
use crate::table_page::{ScreenSide, TablePage};

/// The seat as a region of the table: a stone with its cards and tricks around it, a name and one number. Everything
/// else is text for screen readers.
pub(super) fn seat(page: &TablePage<'_>, seat: Seat, held: bool) -> Markup {
    let away = page.state.seats[seat].presence != Presence::Here;
    html! {
        div.seat.away[away] .(page.side(seat).class()) id={ "s" (seat) } data-seat=(seat) {
            (stone(page, seat))
            @if let Some(public) = page.public() {
                @let won = won(public, seat, held);
                (pile(page, won.tricks))
                @if public.dealer == seat { svg.puck aria-hidden="true" { use href="#star" {} } }
                span.plate {
                    span.name { (name(page, seat)) }
                    @let counts = page.count == OptIn::On && page.state.you == Some(seat);
                    b.minus.bad[won.points > 0 && !counts] aria-hidden="true" { (known_points(page, seat, won.points)) }
                    span.nums {
                        span { (page.say(TableMsg::TricksWon { count: won.tricks })) }
                        @if !counts { " " span { (page.say(TableMsg::PointsSoFar { points: won.points })) } }
                    }
                    (marks(page, seat))
                }
                (hand(page, seat, held))
            }
        }
    }
}

/// The part of a seat that changes with every card: the hand, and whether it is the player's turn.
pub(super) fn hand(page: &TablePage<'_>, seat: Seat, held: bool) -> Markup {
    let count = page.public().map_or(0, |public| public.hand_sizes[seat]);
    let turn = !held && has_turn(page, seat);
    html! {
        span.held.turn[turn] id=(HANDS[seat.index()]) {
            @if page.side(seat) != ScreenSide::Bottom || page.state.you.is_none() { (backs(count)) }
            span.nums { (page.say(TableMsg::CardsLeft { count })) }
            @if turn && page.state.you != Some(seat) { " " span.mark { (page.say(TableMsg::TurnMark)) } }
        }
    }
}

/// The backs of a player's cards. Each is a separate element, so that the played one can move away.
pub(crate) fn backs(count: usize) -> Markup {
    html! { @if count > 0 { span class={ "backs n" (count) } { @for _ in 0..count { i {} } } } }
}

/// One card back for each trick that a player has won.
fn pile(page: &TablePage<'_>, tricks: u32) -> Markup {
    html! {
        span.pile {
            @for _ in 0..tricks { i {} }
            @if tricks > 0 { b aria-hidden="true" { (page.words.number(i64::from(tricks))) } }
        }
    }
}

fn name(page: &TablePage<'_>, seat: Seat) -> Markup {
    let name = &page.names[seat];
    html! { @if page.state.you == Some(seat) { (page.say(TableMsg::SeatYou { name })) } @else { (name) } }
}

/// The tricks and points that a player has won so far.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct Won {
    tricks: u32,
    points: u32,
}

/// The tricks and points that a player has won so far. A held trick does not count yet.
pub(super) fn won(public: &PublicView, seat: Seat, held: bool) -> Won {
    let (tricks, points) = (public.tricks_won[seat], public.taken[seat].points());
    match public.previous_trick().filter(|trick| held && trick.winner() == Some(seat)) {
        Some(trick) => Won { tricks: tricks - 1, points: points - trick.points() },
        None => Won { tricks, points },
    }
}

fn marks(page: &TablePage<'_>, seat: Seat) -> Markup {
    let chair = &page.state.seats[seat];
    let dealer = page.public().is_some_and(|public| public.dealer == seat);
    html! {
        span.mark {
            @if chair.kind == SeatKind::Bot || chair.presence == Presence::StandIn { span { (page.say(TableMsg::Bot)) } " " }
            @if chair.presence != Presence::Here { span { (page.say(TableMsg::Away)) } " " }
            @if dealer { span { (page.say(TableMsg::DealerMark)) } " " }
        }
    }
}

pub(super) fn has_turn(page: &TablePage<'_>, seat: Seat) -> bool {
    let Some(public) = page.public().filter(|_| page.stage() == Stage::Playing) else { return false };
    match public.phase {
        Phase::Stash => !public.stashed[seat],
        Phase::Play => public.turn == Some(seat),
        Phase::Over => false,
    }
}
