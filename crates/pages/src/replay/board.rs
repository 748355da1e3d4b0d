//! The table of a replay: seats with their cards, the trick, the chest.

use learn::analysis::{Judgement, MoveReview};
use maud::{Markup, html};
use rules::{Card, CardSet, Seat};
use words::{GameMsg, ReviewMsg, TableMsg, Words};

use super::{ReplayPage, ReplayStep, chest, coach};
use crate::sprite::picture;
use crate::table::backs;
use crate::table_page::ScreenSide;

/// The table, or the result at the end of the round.
pub(super) fn board(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    if replay.step == ReplayStep::Over {
        return chest::ending(replay, words);
    }
    let public = replay.public();
    // A complete trick stays until the next card.
    let trick = public.tricks().pop();
    let narrator = replay.narrator(words);
    let over = || words.string(GameMsg::RoundEnds { round: replay.round as u32 + 1 });
    let prompt = narrator.prompt().unwrap_or_else(over);
    html! {
        section #board class={ "felt p" (public.players().count()) } aria-label=(words.say(TableMsg::TableLabel)) {
            @for seat in public.players().seats_from(replay.bottom()).skip(1) { (seat_box(replay, words, seat)) }
            section #trick.trick aria-label=(label(replay, words)) {
                @if let Some(trick) = &trick {
                    @for (seat, card) in trick.plays() {
                        @let text = narrator.card_in_trick(trick, seat, card);
                        @let best = if trick.winner() == Some(seat) { " best" } else { "" };
                        div class={ (side(replay, seat)) (best) } {
                            svg.card data-card=(card) role="img" aria-label=(text) { use href={ "#" (card) } {} }
                        }
                    }
                }
            }
            p.turnline { (prompt) }
            (chest::closed(replay, words))
        }
    }
}

fn label(replay: &ReplayPage<'_>, words: &Words) -> String {
    let players = replay.public().players();
    let plays = replay.public().plays.len();
    let trick = plays.div_ceil(players.count()).max(1);
    words.string(TableMsg::TrickOf { trick, tricks: players.tricks() })
}

fn side(replay: &ReplayPage<'_>, seat: Seat) -> &'static str {
    ScreenSide::of(seat, replay.bottom(), replay.public().players()).class()
}

/// A seat that is not at the bottom.
fn seat_box(replay: &ReplayPage<'_>, words: &Words, seat: Seat) -> Markup {
    let public = replay.public();
    html! {
        div.seat.turn[has_turn(replay, seat)] .(side(replay, seat)) data-seat=(seat) {
            span.name { (replay.match_page.name(seat)) }
            @match replay.hand(seat) {
                Some(cards) => (fan(words, &words.say(ReviewMsg::HandOf { who: replay.match_page.who(seat) }), cards)),
                None => @if public.hand_sizes[seat] > 0 {
                    (backs(public.hand_sizes[seat]))
                },
            }
            (numbers(replay, words, seat))
        }
    }
}

/// The open cards of a seat, drawn small.
fn fan(words: &Words, label: &str, cards: CardSet) -> Markup {
    html! {
        @if !cards.is_empty() {
            ul.fan aria-label=(label) { @for card in cards {
                li data-card=(card) { (picture(card)) span.vh { (words.card(card)) } }
            } }
        }
    }
}

fn numbers(replay: &ReplayPage<'_>, words: &Words, seat: Seat) -> Markup {
    let public = replay.public();
    html! {
        span.nums {
            span { (words.say(TableMsg::TricksWon { count: public.tricks_won[seat] })) }
            " " span { (words.say(TableMsg::PointsSoFar { points: public.taken[seat].points() })) }
        }
        span.mark {
            @if public.dealer == seat { span { (words.say(TableMsg::DealerMark)) } " " }
            @if has_turn(replay, seat) { span.now { (words.say(TableMsg::TurnMark)) } }
        }
    }
}

fn has_turn(replay: &ReplayPage<'_>, seat: Seat) -> bool {
    replay.step != ReplayStep::Over && replay.public().turn == Some(seat)
}

/// The CSS class of a card that the coach judged: the best one, or the one chosen instead.
fn mark(decision: &MoveReview, card: Card) -> Option<&'static str> {
    match decision.judgement() {
        _ if decision.is_forced() => None,
        Judgement::Good => (card == decision.card).then_some("best"),
        _ if card == decision.best => Some("best"),
        _ => (card == decision.card).then_some("played"),
    }
}

/// The seat at the bottom, with its cards.
pub(super) fn own(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let seat = replay.bottom();
    let cards = replay.hand(seat).unwrap_or(CardSet::EMPTY);
    let decision = coach::pending_decision(replay).map(|decision| &decision.remark);
    html! {
        @if replay.step != ReplayStep::Over {
            @if !cards.is_empty() {
                div class={ "hand n" (cards.len()) } {
                    ul aria-label=(words.say(ReviewMsg::HandOf { who: replay.match_page.who(seat) })) { @for card in cards {
                        li data-card=(card) class=[decision.and_then(|decision| mark(decision, card))] { (picture(card)) span.vh { (words.card(card)) } }
                    } }
                }
            }
            div.seat.me.turn[has_turn(replay, seat)] data-seat=(seat) {
                span.name { (replay.match_page.name(seat)) }
                (numbers(replay, words, seat))
            }
        }
    }
}
