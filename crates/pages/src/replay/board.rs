//! The table of a moment: seats with their cards, the trick, the chest.

use maud::{Markup, html};
use rules::{CardSet, PlayerCount, Seat, Trick};
use words::{Game, Replay, Table, Web, Words};

use super::{ReplayPage, ReplayStep, chest};
use crate::phrases;
use crate::sprite::picture;

/// The felt.
pub(super) fn board(moment: &ReplayPage<'_>, words: &Words) -> Markup {
    if moment.step == ReplayStep::Over {
        return chest::ending(moment, words);
    }
    let public = moment.public();
    let trick = shown(moment);
    let narrator = moment.narrator(words);
    let over = || words.string(Game::RoundEnds { round: moment.round as u32 + 1 });
    let prompt = narrator.prompt().unwrap_or_else(over);
    html! {
        section #board class={ "felt p" (public.players().count()) } aria-label=(words.say(Web::TableLabel)) {
            @for seat in public.players().seats_from(moment.bottom()).skip(1) { (seat_box(moment, words, seat)) }
            section #trick.trick aria-label=(label(moment, words)) {
                @if let Some(trick) = &trick {
                    @for (seat, card) in trick.plays() {
                        @let text = narrator.card_in_trick(trick, seat, card);
                        div.best[trick.winner() == Some(seat)] .(place(moment, seat)) {
                            svg.card data-card=(card) role="img" aria-label=(text) { use href={ "#" (card) } {} }
                        }
                    }
                }
            }
            p.turnline { (prompt) }
            (chest::closed(moment, words))
        }
    }
}

/// The trick on the table; one that is complete stays until the next card.
fn shown(moment: &ReplayPage<'_>) -> Option<Trick> {
    moment.public().tricks().pop()
}

fn label(moment: &ReplayPage<'_>, words: &Words) -> String {
    let players = moment.public().players();
    let plays = moment.public().plays.len();
    let trick = plays.div_ceil(players.count()).max(1);
    words.string(Table::TrickOf { trick, tricks: players.tricks() })
}

fn place(moment: &ReplayPage<'_>, seat: Seat) -> &'static str {
    let players = moment.public().players();
    let steps = (seat.index() + players.count() - moment.bottom().index()) % players.count();
    match (steps, players) {
        (0, _) => "me",
        (1, _) => "left",
        (2, PlayerCount::Four) => "top",
        _ => "right",
    }
}

/// A seat that is not at the bottom.
fn seat_box(moment: &ReplayPage<'_>, words: &Words, seat: Seat) -> Markup {
    let public = moment.public();
    html! {
        div.seat.turn[has_turn(moment, seat)] .(place(moment, seat)) data-seat=(seat) {
            span.name { (moment.look.name(seat)) }
            @match moment.hand(seat) {
                Some(cards) => (fan(words, &words.say(Replay::HandOf { name: moment.look.name(seat) }), cards)),
                None => @if public.hand_sizes[seat] > 0 {
                    svg.backs aria-hidden="true" { use href={ "#b" (public.hand_sizes[seat]) } {} }
                },
            }
            (numbers(moment, words, seat))
        }
    }
}

/// The open cards of a seat, small.
fn fan(words: &Words, label: &str, cards: CardSet) -> Markup {
    html! {
        @if !cards.is_empty() {
            ul.fan aria-label=(label) { @for card in cards {
                li data-card=(card) { (picture(card)) span.vh { (words.card(card)) } }
            } }
        }
    }
}

fn numbers(moment: &ReplayPage<'_>, words: &Words, seat: Seat) -> Markup {
    let public = moment.public();
    html! {
        span.nums {
            span { (phrases::tricks(words, public.tricks_won[seat])) }
            " " span { (phrases::points(words, public.taken[seat].points())) }
        }
        span.mark {
            @if public.dealer == seat { span { (words.say(Table::DealerMark)) } " " }
            @if has_turn(moment, seat) { span.now { (words.say(Table::TurnMark)) } }
        }
    }
}

fn has_turn(moment: &ReplayPage<'_>, seat: Seat) -> bool {
    moment.step != ReplayStep::Over && moment.public().turn == Some(seat)
}

/// The seat at the bottom, with its cards.
pub(super) fn own(moment: &ReplayPage<'_>, words: &Words) -> Markup {
    let seat = moment.bottom();
    let cards = moment.hand(seat).unwrap_or(CardSet::EMPTY);
    html! {
        @if moment.step != ReplayStep::Over {
            @if !cards.is_empty() {
                div class={ "hand n" (cards.len()) } {
                    ul aria-label=(words.say(Replay::HandOf { name: moment.look.name(seat) })) { @for card in cards {
                        li data-card=(card) { (picture(card)) span.vh { (words.card(card)) } }
                    } }
                }
            }
            div.seat.me.turn[has_turn(moment, seat)] data-seat=(seat) {
                span.name { (moment.look.name(seat)) }
                (numbers(moment, words, seat))
            }
        }
    }
}
