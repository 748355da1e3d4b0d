//! The inputs of a table.

use rules::fair_deal::{Entropy, Secret};
use rules::{Action, Claim, Seat};

use crate::{BotLevel, HostOptions, PlayerId};

/// A request of a person, a bot or the runner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Sit down, on a seat of choice or the first free one. A player who left during the match gets their own seat back,
    /// and before the match somebody who sits already can change their name.
    Sit {
        /// Who.
        player: PlayerId,
        /// What they want to be called.
        name: Box<str>,
        /// Where.
        seat: Option<Seat>,
    },
    /// Get up.
    Leave {
        /// From where.
        seat: Seat,
    },
    /// The host frees a seat before the match.
    Kick {
        /// The host.
        by: PlayerId,
        /// Which seat.
        seat: Seat,
    },
    /// The host puts a bot on a free seat, or gives a bot another strength, before the match.
    SeatBot {
        /// The host.
        by: PlayerId,
        /// Which seat.
        seat: Seat,
        /// How well it plays.
        strength: BotLevel,
    },
    /// The host changes the rules and who may come, before the match.
    Configure {
        /// The host.
        by: PlayerId,
        /// What they choose.
        options: Box<HostOptions>,
    },
    /// The host starts the match; bots take the free seats.
    Start {
        /// The host, or anybody at the table if the host does not sit there.
        by: PlayerId,
    },
    /// Ready for the next round, or after the match for another one.
    Ready {
        /// Who.
        seat: Seat,
        /// What they add to the shuffle.
        entropy: Option<Entropy>,
    },
    /// A person stashes or plays a card.
    Move {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
        /// The number of the last event they had seen.
        seq: u64,
    },
    /// A bot stashes or plays a card on a seat that the table wants a move for.
    BotMove {
        /// Where.
        seat: Seat,
        /// What.
        action: Action,
        /// [`Table::pending_since`](crate::Table::pending_since) when the table wanted it.
        seq: u64,
    },
    /// Claim all remaining tricks, or none of them. It must be certain from what the player sees.
    Claim {
        /// Who.
        seat: Seat,
        /// What.
        claim: Claim,
        /// The number of the last event they had seen.
        seq: u64,
    },
    /// Take the last own card back.
    Undo {
        /// Who.
        seat: Seat,
        /// The number of the last event they had seen.
        seq: u64,
    },
    /// A bot is to stand in at once for a player who is away.
    StandIn {
        /// Who wants it.
        by: Seat,
        /// For whom.
        seat: Seat,
    },
    /// The runner lost the last connection of a person.
    Away {
        /// Who.
        seat: Seat,
    },
    /// The runner has a connection of a person again.
    Back {
        /// Who.
        seat: Seat,
    },
    /// Close the table.
    Close {
        /// The host; nobody if the runner closes it.
        by: Option<PlayerId>,
    },
    /// The secret that the table wanted.
    Commit(Secret),
    /// The runner started again.
    Resume,
    /// Time has passed.
    Tick,
}
