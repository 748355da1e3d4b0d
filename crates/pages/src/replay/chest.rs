//! The chest of a moment, closed or open, and what the round came to.

use maud::{Markup, html};
use rules::{Card, RoundReveal, Seat};
use words::{Game, People, Replay, Table, Who, Words};

use super::{Moment, coach};

/// The cards that are known to lie in the chest, and who put them there.
fn known(moment: &Moment<'_>) -> Vec<(Seat, Card)> {
    moment.views.iter().filter_map(|view| Some((view.seat, view.stash?))).collect()
}

/// The closed chest, with what the open seats know of it.
pub(super) fn closed(moment: &Moment<'_>, words: &Words) -> Markup {
    let count = moment.public().chest_size();
    let known = known(moment);
    html! {
        section #chest.chest aria-label=(words.say(Table::ChestLabel)) {
            @if known.is_empty() {
                svg role="img" aria-label=(words.say(Table::ChestShut { count })) { use href="#chest-shut" {} }
                span aria-hidden="true" { (words.say(Table::CardsLeft { count })) }
            } @else {
                svg aria-hidden="true" { use href="#chest-ajar" {} }
                ul.fan aria-label=(words.say(Replay::ChestSoFar)) { @for (seat, card) in known {
                    @let text = words.say(Replay::StashedBy { name: moment.look.name(seat), card });
                    li title=(text) data-card=(card) { (crate::sprite::picture(card)) span.vh { (text) } }
                } }
            }
        }
    }
}

fn points(opened: &RoundReveal) -> u32 {
    opened.dealt.points() + opened.stash.iter().flatten().map(|card| card.points()).sum::<u32>()
}

/// The open chest and the points of the round.
pub(super) fn ending(moment: &Moment<'_>, words: &Words) -> Markup {
    let Some(opened) = &moment.public().reveal else { return html! {} };
    let round = moment.round as u32 + 1;
    let players = moment.public().players();
    let stashed = players.seats_from(moment.bottom()).filter_map(|seat| Some((Some(seat), opened.stash[seat]?)));
    let cards = stashed.chain(opened.dealt.into_iter().map(|card| (None, card)));
    html! {
        section #board.felt.result tabindex="0" aria-label=(words.say(Table::RoundResult { round })) {
            div.ending {
                h2 { (words.say(Table::RoundResult { round })) }
                ul.loot { @for (seat, card) in cards {
                    li {
                        svg.card data-card=(card) role="img" aria-label=(words.card(card)) { use href={ "#" (card) } {} }
                        span { @match seat {
                            Some(seat) => (words.say(Table::ChestFrom { who: moment.look.who(seat) })),
                            None => (words.say(Table::ChestFromDeal)),
                        } }
                        @if let Some(seat) = seat { (coach::best_stash(moment, words, seat)) }
                    }
                } }
                @if let Some(seat) = taker(moment) {
                    p.taker { (words.say(Table::ChestTo { who: moment.look.who(seat) })) " · " (words.say(Table::ChestPoints { points: points(opened) })) }
                }
                @if let Some(feat) = feat(moment, words, opened) { p.taker { b { (feat) } } }
                (tally(moment, words, opened))
            }
        }
    }
}

fn taker(moment: &Moment<'_>) -> Option<Seat> {
    moment.public().previous_trick().and_then(|trick| trick.winner())
}

/// A Flawless or Grand round in a sentence.
fn feat(moment: &Moment<'_>, words: &Words, opened: &RoundReveal) -> Option<String> {
    if let Some(seat) = opened.score.grand() {
        return Some(words.say(Game::Grand { who: moment.look.who(seat) }).into_owned());
    }
    let flawless: Vec<Who<'_>> = opened.score.flawless().map(|seat| moment.look.who(seat)).collect();
    match flawless[..] {
        [] => None,
        [who] => Some(words.say(Game::Flawless { who }).into_owned()),
        _ => Some(words.say(Game::FlawlessTwo { people: People(&flawless) }).into_owned()),
    }
}

fn tally(moment: &Moment<'_>, words: &Words, opened: &RoundReveal) -> Markup {
    let number = |value: u32| words.number(i64::from(value));
    let score = &opened.score;
    html! {
        div.tally { table {
            thead { tr {
                th scope="col" { (words.say(Table::ColumnPlayer)) }
                th scope="col" { (words.say(Table::ColumnTricks)) }
                th scope="col" { (words.say(Table::ColumnTaken)) }
                th scope="col" { (words.say(Table::ColumnPoints)) }
            } }
            tbody { @for seat in moment.public().players().seats_from(moment.bottom()) {
                tr.win[score.points[seat] == 0] {
                    th scope="row" { (moment.look.name(seat)) }
                    td { (number(score.tricks[seat])) }
                    td { (number(score.raw[seat])) }
                    td { b { (number(score.points[seat])) } }
                }
            } }
        } }
    }
}

/// The end of a round in sentences.
pub(super) fn lines(moment: &Moment<'_>, words: &Words) -> Vec<String> {
    let Some(opened) = &moment.public().reveal else { return Vec::new() };
    let cards = opened.stash.iter().flatten().fold(opened.dealt, |cards, card| cards | card.to_set());
    let mut lines = vec![words.say(Game::ChestOpens { cards, points: points(opened) }).into_owned()];
    if let Some(seat) = taker(moment) {
        lines.push(words.say(Game::ChestGoesTo { who: moment.look.who(seat) }).into_owned());
    }
    lines.extend(feat(moment, words, opened));
    for (seat, &points) in opened.score.points.iter_with_seat() {
        lines.push(words.say(Game::RoundScore { who: moment.look.who(seat), points }).into_owned());
    }
    lines
}
