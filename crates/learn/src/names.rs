//! What the players at the teaching table are called.

use rules::{PerSeat, PlayerCount, Seat};
use words::{Web, Words};

/// A name for each seat. The learner is "you" in every sentence; their own name only stands on their seat.
pub type Names = PerSeat<String>;

/// The names of the three or four players when the learner sits on `me` and is called `own`.
#[must_use]
pub fn names(words: &Words, players: PlayerCount, me: Seat, own: &str) -> Names {
    let bots = [Web::BotRuby, Web::BotOpal, Web::BotJade];
    let mut names = PerSeat::from_fn(players, |_| String::new());
    for (seat, bot) in players.seats_from(me).skip(1).zip(bots) {
        names[seat] = words.say(bot).into_owned();
    }
    names[me] = own.to_owned();
    names
}
