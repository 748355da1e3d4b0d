//! The moves of players who play the first legal card, for tests that drive a table in virtual time.

use rules::{Action, Seat};
use table::{Input, Table};

/// What a player on this seat does who takes the first legal card.
///
/// # Panics
/// If the seat has no choice to make.
#[must_use]
pub fn first_legal_action(table: &Table, seat: Seat) -> Action {
    let view = table.view(seat).expect("a round");
    view.action(view.legal().first().expect("a legal card"))
}

/// The move of the next bot that the table waits for.
#[must_use]
pub fn next_bot_move(table: &Table) -> Option<Input> {
    let (seat, _) = table.bot_turns().next()?;
    Some(Input::BotMove { seat, action: first_legal_action(table, seat), seq: table.pending_since(seat)? })
}

/// The move of the next person who is there and whom the table waits for.
#[must_use]
pub fn next_human_move(table: &Table) -> Option<Input> {
    let is_due = |seat: &Seat| table.pending_since(*seat).is_some() && table.seats()[*seat].is_here();
    let seat = table.players().seats().find(is_due)?;
    Some(Input::Move { seat, action: first_legal_action(table, seat), seq: table.seq() })
}

/// The move of a bot if the table waits for one, or else that of a person.
#[must_use]
pub fn next_move(table: &Table) -> Option<Input> {
    next_bot_move(table).or_else(|| next_human_move(table))
}
