//! The chest of a moment, closed or open, and what the round came to.

use maud::{Markup, html};
use rules::{Card, RoundReveal, Seat};
use words::narrate::{ChestCard, Narrator};
use words::{Replay, Table, Words};

use super::{ReplayPage, coach};

/// The cards that are known to lie in the chest, and who put them there.
fn known(moment: &ReplayPage<'_>) -> Vec<(Seat, Card)> {
    moment.views.iter().filter_map(|view| Some((view.seat, view.stash?))).collect()
}

/// The closed chest, with what the open seats know of it.
pub(super) fn closed(moment: &ReplayPage<'_>, words: &Words) -> Markup {
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

/// The open chest and the points of the round.
pub(super) fn ending(moment: &ReplayPage<'_>, words: &Words) -> Markup {
    let narrator = moment.narrator(words);
    let Some((reveal, chest)) = moment.public().reveal.as_ref().zip(narrator.chest()) else { return html! {} };
    let round = moment.round as u32 + 1;
    html! {
        section #board.felt.result tabindex="0" aria-label=(words.say(Table::RoundResult { round })) {
            div.ending {
                h2 { (words.say(Table::RoundResult { round })) }
                ul.loot { @for ChestCard { card, by, .. } in &chest.cards {
                    li {
                        svg.card data-card=(card) role="img" aria-label=(words.card(*card)) { use href={ "#" (card) } {} }
                        span { @match *by {
                            Some(seat) => (words.say(Table::ChestFrom { who: narrator.who(seat) })),
                            None => (words.say(Table::ChestFromDeal)),
                        } }
                        @if let Some(seat) = *by { (coach::best_stash(moment, words, seat)) }
                    }
                } }
                p.taker { (words.say(Table::ChestTo { who: narrator.who(chest.taker) })) " · " (words.say(Table::ChestPoints { points: chest.points })) }
                @if let Some(special) = narrator.special() { p.taker { b { (special.text) } } }
                (tally(moment, words, reveal))
            }
        }
    }
}

fn tally(moment: &ReplayPage<'_>, words: &Words, reveal: &RoundReveal) -> Markup {
    let number = |value: u32| words.number(i64::from(value));
    let score = &reveal.score;
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
pub(super) fn lines(narrator: &Narrator<'_>) -> Vec<String> {
    let chest = narrator.chest().into_iter().flat_map(|chest| [chest.opens, chest.goes_to]);
    let special = narrator.special().map(|special| special.text);
    chest.chain(special).chain(narrator.round_scores()).collect()
}
