//! Moves of players who play the first legal card, for tests that drive a table in virtual time.

use rules::{Action, Seat};
use table::{Input, Table};

/// The action of a player on this seat who plays the first legal card.
///
/// If the seat has no legal card.
#[must_use]
pub fn first_legal_action(table: &Table, seat: Seat) -> Action {
    let view = table.view(seat).expect("a round");
    view.action(view.legal().first().expect("a legal card"))
}

/// The move of the next bot for which the table waits.
#[must_use]
pub fn next_bot_move(table: &Table) -> Option<Input> {
    let (seat, _) = table.bot_turns().next()?;
    Some(Input::BotMove { seat, action: first_legal_action(table, seat), seq: table.pending_since(seat)? })
}

/// The move of the next connected person for whom the table waits.
#[must_use]
pub fn next_human_move(table: &Table) -> Option<Input> {
    let is_due = |seat: &Seat| table.pending_since(*seat).is_some() && table.seats()[*seat].is_here();
    let seat = table.players().seats().find(is_due)?;
    Some(Input::Move { seat, action: first_legal_action(table, seat), seq: table.seq() })
}

/// The move of a bot if the table waits for one, otherwise that of a person.
#[must_use]
pub fn next_move(table: &Table) -> Option<Input> {
    next_bot_move(table).or_else(|| next_human_move(table))
}
