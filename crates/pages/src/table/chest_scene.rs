//! The open chest: its cards, whose they were, what they add up to, and who takes them.
//!
//! Each part is marked with the beat that shows it (`data-beat`). Without a script the page shows all of them; with one,
//! the script takes the marked parts out and puts each back in its turn.

use maud::{Markup, PreEscaped, html};
use rules::{PerSeat, Seat};
use words::narrate::{ChestCard, ChestText, SpecialText};
use words::{Direction, TableMsg};

use super::stone::stone;
use crate::prefs::OptIn;
use crate::table_page::TablePage;

/// The chest, drawn with both of its lids. `data-lid` on an element around it says which one shows.
const TREASURE: &str = include_str!("../../assets/treasure.svg");

/// The drawing of the chest.
pub(crate) fn treasure() -> Markup {
    html! { svg viewBox="0 0 240 200" aria-hidden="true" { (PreEscaped(TREASURE)) } }
}

/// The chest with its cards above it, and the players before it is counted.
pub(super) fn opening(page: &TablePage<'_>, chest: &ChestText) -> Markup {
    html! {
        h2.opens { (page.say(TableMsg::ChestOpensTitle)) }
        div.treasure data-lid="open" aria-hidden="true" { div.rays { i {} } (treasure()) }
        (loot(page, chest))
        p.sum aria-hidden="true" { (minus(page, chest.points)) }
        (before(page, chest))
    }
}

/// Points as the table writes them: they are bad, so they stand below zero.
pub(super) fn minus(page: &TablePage<'_>, points: u32) -> String {
    let number = page.words.number(i64::from(points));
    // Among letters that run from the right, a mark keeps the sign before its number.
    let mark = if page.words.lang().direction() == Direction::RightToLeft { "\u{200e}" } else { "" };
    if points == 0 { number } else { format!("{mark}−{number}") }
}

/// The points that a player has taken in a round. Who counts them for themselves reads a question mark instead of their own.
pub(super) fn known(page: &TablePage<'_>, seat: Seat, points: u32) -> String {
    let own = page.count == OptIn::On && page.state.you == Some(seat);
    if own { "?".to_owned() } else { minus(page, points) }
}

/// The cards of the chest, each with who put it in and what the cards so far add up to.
fn loot(page: &TablePage<'_>, chest: &ChestText) -> Markup {
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

/// What everybody had taken before the chest. Only the scene shows it; the points that follow say more.
fn before(page: &TablePage<'_>, chest: &ChestText) -> Markup {
    let taken = PerSeat::from_fn(page.players(), |seat| {
        page.public().map_or(0, |public| public.taken[seat].points())
            - if seat == chest.taker { chest.points } else { 0 }
    });
    html! {
        ul.so-far aria-hidden="true" { @for seat in page.players().seats_from(page.bottom()) {
            li data-seat=(seat) { (stone(page, seat)) span { (page.names[seat]) } b { (known(page, seat, taken[seat])) } }
        } }
    }
}

/// Who takes the chest.
pub(super) fn taker(page: &TablePage<'_>, chest: &ChestText) -> Markup {
    let after = page.public().map_or(0, |public| public.taken[chest.taker].points());
    html! {
        p.taker data-beat="taker" data-seat=(chest.taker) data-after=(known(page, chest.taker, after)) { (goes_to(page, chest.taker, chest.points)) }
    }
}

/// The sentence that says who takes the chest, and what it holds.
pub(super) fn goes_to(page: &TablePage<'_>, taker: Seat, points: u32) -> String {
    page.words.string(TableMsg::ChestTaken { who: page.who(taker), points })
}

/// A Flawless or Grand. The sentence begins with its name, so the name is not repeated above it.
pub(super) fn feat(special: &SpecialText) -> Markup {
    html! {
        div.feat data-beat="feat" {
            svg aria-hidden="true" { use href="#crown" {} }
            b { (special.text) }
        }
    }
}
