//! What players can say to each other.

use std::fmt;
use std::str::FromStr;

/// A quick reaction: a fixed set, so that people without a common language understand each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reaction {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Wow!
    Wow,
    /// Oops!
    Oops,
    /// Sorry!
    Sorry,
    /// One moment, please.
    Wait,
    /// Your turn!
    YourTurn,
    /// Good game, goodbye!
    Bye,
}

impl Reaction {
    /// Every reaction.
    pub const ALL: [Reaction; 10] = [
        Reaction::Hello,
        Reaction::GoodLuck,
        Reaction::WellPlayed,
        Reaction::Thanks,
        Reaction::Wow,
        Reaction::Oops,
        Reaction::Sorry,
        Reaction::Wait,
        Reaction::YourTurn,
        Reaction::Bye,
    ];

    /// The reaction's name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reaction::Hello => "hello",
            Reaction::GoodLuck => "good-luck",
            Reaction::WellPlayed => "well-played",
            Reaction::Thanks => "thanks",
            Reaction::Wow => "wow",
            Reaction::Oops => "oops",
            Reaction::Sorry => "sorry",
            Reaction::Wait => "wait",
            Reaction::YourTurn => "your-turn",
            Reaction::Bye => "bye",
        }
    }
}

impl fmt::Display for Reaction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Reaction {
    type Err = ();

    fn from_str(text: &str) -> Result<Reaction, ()> {
        Reaction::ALL.into_iter().find(|reaction| reaction.name() == text).ok_or(())
    }
}
