//! The chest of a replay, closed or open, and the result of the round.

use maud::{Markup, html};
use rules::{Card, RoundReveal, Seat};
use words::narrate::{ChestCard, Narrator};
use words::{ReviewMsg, TableMsg, Words};

use super::{ReplayPage, coach};

/// The cards in the chest that the open seats know, with the seats that put them there.
fn known_cards(replay: &ReplayPage<'_>) -> Vec<(Seat, Card)> {
    replay.views.iter().filter_map(|view| Some((view.seat, view.stash?))).collect()
}

/// The closed chest, with the cards that the open seats know.
pub(super) fn closed(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let count = replay.public().chest_size();
    let known = known_cards(replay);
    html! {
        section #chest.chest aria-label=(words.say(TableMsg::ChestLabel)) {
            @if known.is_empty() {
                svg role="img" aria-label=(words.say(TableMsg::ChestShut { count })) { use href="#chest-shut" {} }
                span aria-hidden="true" { (words.say(TableMsg::CardsLeft { count })) }
            } @else {
                svg aria-hidden="true" { use href="#chest-ajar" {} }
                ul.fan aria-label=(words.say(ReviewMsg::ChestSoFar)) { @for (seat, card) in known {
                    @let text = words.say(ReviewMsg::StashedBy { who: replay.match_page.who(seat), card });
                    li title=(text) data-card=(card) { (crate::sprite::picture(card)) span.vh { (text) } }
                } }
            }
        }
    }
}

/// The open chest and the points of the round.
pub(super) fn ending(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let narrator = replay.narrator(words);
    let Some((reveal, chest)) = replay.public().reveal.as_ref().zip(narrator.chest()) else { return html! {} };
    let round = replay.round as u32 + 1;
    html! {
        section #board.felt.result tabindex="0" aria-label=(words.say(TableMsg::RoundResult { round })) {
            div.ending {
                h2 { (words.say(TableMsg::RoundResult { round })) }
                ul.loot { @for ChestCard { card, by, .. } in &chest.cards {
                    li {
                        svg.card data-card=(card) role="img" aria-label=(words.card(*card)) { use href={ "#" (card) } {} }
                        span { @match *by {
                            Some(seat) => (words.say(TableMsg::ChestFrom { who: narrator.who(seat) })),
                            None => (words.say(TableMsg::ChestFromDeal)),
                        } }
                        @if let Some(seat) = *by { (coach::best_stash(replay, words, seat)) }
                    }
                } }
                p.taker { (words.say(TableMsg::ChestTaken { who: narrator.who(chest.taker), points: chest.points })) }
                @if let Some(special) = narrator.special() { p.taker { b { (special.text) } } }
                (tally(replay, words, reveal))
            }
        }
    }
}

fn tally(replay: &ReplayPage<'_>, words: &Words, reveal: &RoundReveal) -> Markup {
    let number = |value: u32| words.number(i64::from(value));
    let score = &reveal.score;
    html! {
        div.tally { table {
            thead { tr {
                th scope="col" { (words.say(TableMsg::ColumnPlayer)) }
                th scope="col" { (words.say(TableMsg::ColumnTricks)) }
                th scope="col" { (words.say(TableMsg::ColumnTaken)) }
                th scope="col" { (words.say(TableMsg::ColumnPoints)) }
            } }
            tbody { @for seat in replay.public().players().seats_from(replay.bottom()) {
                tr.win[score.points[seat] == 0] {
                    th scope="row" { (replay.match_page.name(seat)) }
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
