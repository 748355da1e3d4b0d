//! A seat: who sits there, what they hold and have won, whose turn it is.

use maud::{Markup, html};
use protocol::SeatKind;
use rules::{Phase, PublicView, Seat};
use table::{Presence, Stage};
use words::TableMsg;

use crate::table_page::{ScreenSide, TablePage};

/// The seat as a region of the table. The one at the bottom is a line below the hand.
pub(super) fn seat(page: &TablePage<'_>, seat: Seat, held: bool) -> Markup {
    let side = page.side(seat);
    let turn = !held && has_turn(page, seat);
    let class = format!("seat {}{}", side.class(), if turn { " turn" } else { "" });
    html! {
        div id={ "s" (seat) } class=(class) data-seat=(seat) {
            span.name { (name(page, seat)) }
            @if let Some(public) = page.public() {
                @if side != ScreenSide::Bottom && public.hand_sizes[seat] > 0 {
                    svg.backs aria-hidden="true" { use href={ "#b" (public.hand_sizes[seat]) } {} }
                }
                (numbers(page, public, seat))
            }
            (marks(page, seat, turn))
        }
    }
}

fn name(page: &TablePage<'_>, seat: Seat) -> Markup {
    let name = &page.names[seat];
    html! { @if page.state.you == Some(seat) { (page.say(TableMsg::SeatYou { name })) } @else { (name) } }
}

fn numbers(page: &TablePage<'_>, public: &PublicView, seat: Seat) -> Markup {
    html! {
        span.nums {
            span { (page.say(TableMsg::CardsLeft { count: public.hand_sizes[seat] })) }
            " " span { (page.say(TableMsg::TricksWon { count: public.tricks_won[seat] })) }
            " " span { (page.say(TableMsg::PointsSoFar { points: public.taken[seat].points() })) }
        }
    }
}

fn marks(page: &TablePage<'_>, seat: Seat, turn: bool) -> Markup {
    let chair = &page.state.seats[seat];
    let dealer = page.public().is_some_and(|public| public.dealer == seat);
    html! {
        span.mark {
            @if chair.kind == SeatKind::Bot || chair.presence == Presence::StandIn { span { (page.say(TableMsg::Bot)) } " " }
            @if chair.presence != Presence::Here { span { (page.say(TableMsg::Away)) } " " }
            @if dealer { span { (page.say(TableMsg::DealerMark)) } " " }
            @if turn && page.state.you != Some(seat) { span.now { (page.say(TableMsg::TurnMark)) } }
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
