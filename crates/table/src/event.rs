//! What happens at a table.

use rules::fair::{Entropy, Secret};
use rules::{Action, Seat};

use crate::{Millis, PlayerId, Settings, Strength};

/// Who chose a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum By {
    /// Whoever sits there, a person or a bot.
    #[default]
    Player,
    /// A bot, for a person who is away.
    StandIn,
    /// A bot, because the time was up.
    Clock,
}

/// Something that happened. The events of a table in order are its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The table was opened.
    Opened {
        /// The table's name, which begins the names of its matches.
        id: Box<str>,
        /// How it is set up.
        settings: Box<Settings>,
        /// Who opened it.
        host: PlayerId,
    },
    /// A person sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// What they want to be called.
        name: Box<str>,
    },
    /// A bot was seated.
    BotSeated {
        /// Where.
        seat: Seat,
        /// How well it plays.
        strength: Strength,
    },
    /// Somebody got up: before the match the seat is free, during it a bot stands in.
    Left {
        /// From where.
        seat: Seat,
    },
    /// Somebody else is the host now.
    HostIs {
        /// Who.
        player: PlayerId,
    },
    /// A match began.
    Started,
    /// The server bound itself to a secret for the round to come.
    Committed {
        /// The secret; only its hash is shown before the round is over.
        secret: Secret,
    },
    /// Somebody is ready for the next round, or for another match.
    Ready {
        /// Who.
        seat: Seat,
        /// What they add to the shuffle.
        entropy: Option<Entropy>,
    },
    /// The cards were dealt. Which ones follows from the secret and what was added.
    Dealt,
    /// Somebody stashed or played a card.
    Moved {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
        /// Who chose it.
        by: By,
    },
    /// The chest was opened and the round counted.
    RoundOver,
    /// That was the last round of the match.
    MatchOver,
    /// A person is not connected any more.
    Away {
        /// Who.
        seat: Seat,
    },
    /// A person is there again, and has their seat back.
    Back {
        /// Who.
        seat: Seat,
    },
    /// A bot stands in for a person who is away.
    StoodIn {
        /// For whom.
        seat: Seat,
    },
    /// Somebody's time was up.
    TimedOut {
        /// Whose.
        seat: Seat,
    },
    /// The last cards were taken back.
    Undone {
        /// How many plays of the round are left.
        plays: u8,
    },
    /// The server started again. Nobody is connected, and the time in between counts for nobody.
    Resumed,
    /// The table was closed.
    Closed,
}

/// An event and its time, as a log keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When.
    pub at: Millis,
    /// What.
    pub event: Event,
}
