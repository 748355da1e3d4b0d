//! The open chest: its cards, who stashed each of them, their sum, and who takes them.
//!
//! `data-beat` names the beat that reveals a part. Without a script the page shows all parts. A script removes the
//! marked parts and puts each back at its beat.

use maud::{Markup, PreEscaped, html};
use rules::{PerSeat, Seat};
use words::narrate::{ChestCard, ChestText, SpecialText};
use words::{Direction, TableMsg};

use super::stone::stone;
use crate::prefs::OptIn;
use crate::table_page::TablePage;

/// The chest, drawn with both lids. `data-lid` on an element around it selects the visible one.
const TREASURE: &str = include_str!("../../assets/treasure.svg");

/// The drawing of the chest.
pub(crate) fn treasure() -> Markup {
    html! { svg viewBox="0 0 240 200" aria-hidden="true" { (PreEscaped(TREASURE)) } }
}

/// The chest with its cards above it, and the players' points before it is counted.
pub(super) fn opening(page: &TablePage<'_>, chest: &ChestText) -> Markup {
    html! {
        h2.opens { (page.say(TableMsg::ChestOpensTitle)) }
        div.treasure data-lid="open" aria-hidden="true" { div.rays { i {} } (treasure()) }
        (chest_cards(page, chest))
        p.sum aria-hidden="true" { (minus(page, chest.points)) }
        (before(page, chest))
    }
}

/// Points as the table writes them. Points are bad, so they have a minus sign.
pub(super) fn minus(page: &TablePage<'_>, points: u32) -> String {
    let number = page.words.number(i64::from(points));
    // In right-to-left text, a left-to-right mark keeps the sign before its number.
    let mark = if page.words.lang().direction() == Direction::RightToLeft { "\u{200e}" } else { "" };
    if points == 0 { number } else { format!("{mark}−{number}") }
}

/// The points that a player has taken in a round. A reader who counts their own points sees a question mark instead of
/// them.
pub(super) fn known_points(page: &TablePage<'_>, seat: Seat, points: u32) -> String {
    let own = page.count == OptIn::On && page.state.you == Some(seat);
    if own { "?".to_owned() } else { minus(page, points) }
}

/// The cards of the chest, each with the player who stashed it and the sum so far.
fn chest_cards(page: &TablePage<'_>, chest: &ChestText) -> Markup {
    let mut sum = 0;
    html! {
        ul.loot { @for ChestCard { card, by, .. } in &chest.cards {
            @let so_far = { sum += card.points(); minus(page, sum) };
            li data-beat="card" data-sum=(so_far) {
                svg.card data-card=(card) role="img" aria-label=(page.words.card(*card)) { use href={ "#" (card) } {} }
                span { @match *by {
                    Some(seat) => { (stone(page, seat)) span { (page.say(TableMsg::ChestFrom { who: page.who(seat) })) } },
                    None => (page.say(TableMsg::ChestFromDeal)),
                } }
            }
        } }
    }
}

/// The points that each player took before the chest. Only the animation shows them, because the result that follows
/// has more detail.
fn before(page: &TablePage<'_>, chest: &ChestText) -> Markup {
    let taken = PerSeat::from_fn(page.players(), |seat| {
        page.public().map_or(0, |public| public.taken[seat].points())
            - if seat == chest.taker { chest.points } else { 0 }
    });
    html! {
        ul.so-far aria-hidden="true" { @for seat in page.players().seats_from(page.bottom()) {
            li data-seat=(seat) { (stone(page, seat)) span { (page.names[seat]) } b { (known_points(page, seat, taken[seat])) } }
        } }
    }
}

/// Who takes the chest.
pub(super) fn taker(page: &TablePage<'_>, chest: &ChestText) -> Markup {
    let after = page.public().map_or(0, |public| public.taken[chest.taker].points());
    html! {
        p.taker data-beat="taker" data-seat=(chest.taker) data-after=(known_points(page, chest.taker, after)) { (goes_to(page, chest.taker, chest.points)) }
    }
}

/// The sentence that says who takes the chest, and how many points it holds.
pub(super) fn goes_to(page: &TablePage<'_>, taker: Seat, points: u32) -> String {
    page.words.string(TableMsg::ChestTaken { who: page.who(taker), points })
}

/// A Flawless or Grand. It has no heading, because the sentence begins with the name.
pub(super) fn feat(special: &SpecialText) -> Markup {
    html! {
        div.feat data-beat="feat" {
            svg aria-hidden="true" { use href="#crown" {} }
            b { (special.text) }
        }
    }
}
