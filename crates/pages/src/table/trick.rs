//! The middle of the table: the trick, the colour that was led, the chest, whose turn it is.

use maud::{Markup, html};
use rules::{Card, Phase, PublicView, QueenLead, Seat, Trick};
use words::{Game, Table, Words};

use super::hand;
use crate::scene::{Scene, Stage};
use crate::sprite::gem;

/// The trick that is shown: the one being played, or the one just finished while it is held up to be read.
pub(super) fn shown(public: &PublicView, held: bool) -> Trick {
    let finished = if held { public.previous_trick() } else { None };
    finished.unwrap_or_else(|| public.trick())
}

/// The region of the trick.
pub(super) fn trick(scene: &Scene<'_>, words: &Words, held: bool) -> Markup {
    let Some(public) = scene.public() else { return html! { section #trick.trick {} } };
    let shown = shown(public, held);
    let (before, tricks) = (public.plays.len() - shown.cards().len(), public.players().tricks());
    let number = (before / public.players().count() + 1).min(tricks);
    let label = words.say(Table::TrickOf { trick: number, tricks });
    let choosing = public.phase == Phase::Stash && !scene.legal().is_empty();
    html! {
        section #trick.trick aria-label=(label) {
            @if choosing { (hand::confirm(scene, words)) }
            @for (seat, card) in shown.plays() {
                (lying(scene, words, &shown, seat, card))
            }
            @if !held && public.phase == Phase::Play && scene.me.is_some() && shown.card_of(scene.bottom()).is_none() {
                div.me.spot {}
            }
        }
    }
}

fn lying(scene: &Scene<'_>, words: &Words, trick: &Trick, seat: Seat, card: Card) -> Markup {
    let who = scene.who(seat);
    let first = seat == trick.leader();
    let label = if first { words.say(Game::TrickLed { who, card }) } else { words.say(Game::TrickCard { who, card }) };
    let best = if trick.winner() == Some(seat) { " best" } else { "" };
    html! {
        div class={ (scene.place(seat).class()) (best) } {
            svg.card data-card=(card) role="img" aria-label=(label) { use href={ "#" (card) } {} }
        }
    }
}

/// The region that names the colour to follow.
pub(super) fn led(scene: &Scene<'_>, words: &Words, held: bool) -> Markup {
    let led = scene.public().and_then(|public| shown(public, held).led());
    html! {
        p #led.led hidden[led.is_none()] {
            @if let Some(card) = led {
                @if card.is_queen() && scene.rules.queen_lead == QueenLead::Trump {
                    svg.gem aria-hidden="true" { use href="#crown" {} }
                    span { (words.say(Table::LedQueen)) }
                } @else {
                    (gem(card.colour()))
                    span { (words.say(Table::LedColour { colour: card.colour() })) }
                }
            }
        }
    }
}

/// The region of the closed chest.
pub(super) fn chest(scene: &Scene<'_>, words: &Words) -> Markup {
    let count = scene.public().map_or(0, PublicView::chest_size);
    html! {
        section #chest.chest aria-label=(words.say(Table::ChestLabel)) {
            svg role="img" aria-label=(words.say(Table::ChestShut { count })) { use href="#chest-shut" {} }
            span aria-hidden="true" { (words.say(Table::CardsLeft { count })) }
            @if let Some(card) = scene.view().and_then(|view| view.stash) {
                span.own { (words.say(Table::ChestYours { card })) }
            }
        }
    }
}

/// The region that says what the table waits for.
pub(super) fn turn(scene: &Scene<'_>, words: &Words, held: bool) -> Markup {
    let mine = !held && !scene.legal().is_empty();
    html! {
        p #turn.turnline.mine[mine] {
            span { (waits_for(scene, words, held)) }
            @if let Some(left) = scene.time_left.filter(|_| !held && scene.stage == Stage::Playing) {
                " " span.clock data-left=(left) aria-hidden="true" {
                    (words.say(Table::SecondsLeft { count: u32::try_from(left.div_ceil(1000)).unwrap_or(u32::MAX) }))
                }
            }
        }
    }
}

/// The sentence that says what the table waits for.
pub(super) fn waits_for(scene: &Scene<'_>, words: &Words, held: bool) -> String {
    let Some(public) = scene.public() else { return String::new() };
    if held && let Some(trick) = public.previous_trick() {
        return taken(scene, words, &trick, public.phase == Phase::Over);
    }
    match (public.phase, public.turn) {
        (Phase::Stash, _) => stash(scene, words, public),
        (Phase::Play, Some(seat)) => to_play(scene, words, public, seat),
        _ => words.say(Game::RoundEnds { round: scene.round }).into_owned(),
    }
}

pub(super) fn taken(scene: &Scene<'_>, words: &Words, trick: &Trick, last: bool) -> String {
    let Some(winner) = trick.winner() else { return String::new() };
    let (who, points) = (scene.who(winner), trick.points());
    let message = if last { Game::TakesLastTrick { who, points } } else { Game::TakesTrick { who, points } };
    words.say(message).into_owned()
}

fn stash(scene: &Scene<'_>, words: &Words, public: &PublicView) -> String {
    let mine = scene.view().is_some_and(|view| view.stash.is_none());
    let count = public.stashed.iter().filter(|&&done| !done).count();
    let message = if mine { Game::StashAsk } else { Game::StashWaiting { count } };
    words.say(message).into_owned()
}

pub(super) fn to_play(scene: &Scene<'_>, words: &Words, public: &PublicView, seat: Seat) -> String {
    let who = scene.who(seat);
    let message = match public.trick().led() {
        None => Game::TurnToLead { who },
        Some(card) if !card.is_queen() => Game::TurnToFollow { who, colour: card.colour() },
        Some(_) if scene.rules.queen_lead == QueenLead::Trump => Game::TurnAfterQueen { who },
        Some(card) => Game::TurnAfterQueenOf { who, colour: card.colour() },
    };
    words.say(message).into_owned()
}
