//! The stone that represents a player. None is the gem of a Queen.

use maud::{Markup, html};
use protocol::SeatKind;
use rules::Seat;

use crate::table_page::TablePage;

/// The stones of the bots by seat. Bots are named after their stones.
const BOTS: [&str; 4] = ["topaz", "amber", "pearl", "jade"];
/// The stones of people by seat.
const PEOPLE: [&str; 4] = ["amethyst", "garnet", "moonstone", "turquoise"];

/// The medallion of a seat's player, hidden from screen readers. The text beside it names the player.
pub(super) fn stone(page: &TablePage<'_>, seat: Seat) -> Markup {
    medallion(seat, page.state.seats[seat].kind == SeatKind::Bot)
}

/// The medallion of the player in a seat.
pub(crate) fn medallion(seat: Seat, is_bot: bool) -> Markup {
    html! { svg.stone aria-hidden="true" { use href={ "#m-" (stone_name(seat, is_bot)) } {} } }
}

/// The stone of the player in a seat.
pub(crate) fn stone_name(seat: Seat, is_bot: bool) -> &'static str {
    let stones = if is_bot { BOTS } else { PEOPLE };
    stones[seat.index()]
}
