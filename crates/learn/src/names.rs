//! The names of the players in the lesson and the puzzles.

use rules::{PerSeat, PlayerCount, Seat, View};
use words::Words;
use words::narrate::Narrator;

/// A name for each seat. The learner is "you" in every sentence; their own name appears only at their seat.
pub type PlayerNames = PerSeat<String>;

/// The names of the three or four players when the learner sits on `me` and is called `own`.
#[must_use]
pub fn names(words: &Words, players: PlayerCount, me: Seat, own: &str) -> PlayerNames {
    PerSeat::from_fn(players, |seat| if seat == me { own.to_owned() } else { words.bot_name(seat).into_owned() })
}

/// The narrator of a teaching table.
#[must_use]
pub fn narrator<'a>(words: &'a Words, view: &'a View, names: &'a PlayerNames) -> Narrator<'a> {
    Narrator::for_player(words, view, PerSeat::from_fn(names.players(), |seat| names[seat].as_str()))
}
