//! A seat: who sits there, what they hold and have won, whose turn it is.

use maud::{Markup, html};
use rules::{Phase, PublicView, Seat};
use words::{Table, Words};

use crate::phrases;
use crate::scene::{Place, Presence, Scene, Sitter, Stage};

/// The seat as a region of the table. The one at the bottom is a line below the hand.
pub(super) fn seat(scene: &Scene<'_>, words: &Words, seat: Seat, held: bool) -> Markup {
    let place = scene.place(seat);
    let turn = !held && has_turn(scene, seat);
    let class = format!("seat {}{}", place.class(), if turn { " turn" } else { "" });
    html! {
        div id={ "s" (seat) } class=(class) data-seat=(seat) {
            span.name { (name(scene, words, seat)) }
            @if let Some(public) = scene.public() {
                @if place != Place::Bottom && public.hand_sizes[seat] > 0 {
                    svg.backs aria-hidden="true" { use href={ "#b" (public.hand_sizes[seat]) } {} }
                }
                (numbers(words, public, seat))
            }
            (marks(scene, words, seat, turn))
        }
    }
}

fn name(scene: &Scene<'_>, words: &Words, seat: Seat) -> Markup {
    let name = &scene.chairs[seat].name;
    html! { @if scene.me == Some(seat) { (words.say(Table::SeatYou { name })) } @else { (name) } }
}

fn numbers(words: &Words, public: &PublicView, seat: Seat) -> Markup {
    html! {
        span.nums {
            span { (phrases::cards(words, public.hand_sizes[seat])) }
            " " span { (phrases::tricks(words, public.tricks_won[seat])) }
            " " span { (phrases::points(words, public.taken[seat].points())) }
        }
    }
}

fn marks(scene: &Scene<'_>, words: &Words, seat: Seat, turn: bool) -> Markup {
    let chair = &scene.chairs[seat];
    let dealer = scene.public().is_some_and(|public| public.dealer == seat);
    html! {
        span.mark {
            @if matches!(chair.sitter, Sitter::Bot(_)) || chair.presence == Presence::StandIn { span { (words.say(Table::Bot)) } " " }
            @if chair.presence != Presence::Here { span { (words.say(Table::Away)) } " " }
            @if dealer { span { (words.say(Table::DealerMark)) } " " }
            @if turn && scene.me != Some(seat) { span.now { (words.say(Table::TurnMark)) } }
        }
    }
}

pub(super) fn has_turn(scene: &Scene<'_>, seat: Seat) -> bool {
    let Some(public) = scene.public().filter(|_| scene.stage == Stage::Playing) else { return false };
    match public.phase {
        Phase::Stash => !public.stashed[seat],
        Phase::Play => public.turn == Some(seat),
        Phase::Over => false,
    }
}
