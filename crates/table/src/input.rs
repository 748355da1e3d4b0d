//! The inputs of a table.

use rules::fair_deal::{Entropy, Secret};
use rules::{Action, Claim, Seat};

use crate::{BotLevel, HostOptions, PlayerId};

/// A request of a person, a bot or the runner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Sit down on the given seat or on the first free one. A player who left during the match gets their own seat
    /// back. Before the match, somebody who sits already can change their name this way.
    Sit {
        /// The person.
        player: PlayerId,
        /// The name to show.
        name: Box<str>,
        /// The seat.
        seat: Option<Seat>,
    },
    /// Leave the table.
    Leave {
        /// The seat that becomes free.
        seat: Seat,
    },
    /// The host frees a seat before the match.
    Kick {
        /// The host.
        by: PlayerId,
        /// Which seat.
        seat: Seat,
    },
    /// The host puts a bot on a free seat, or gives a bot another level, before the match.
    SeatBot {
        /// The host.
        by: PlayerId,
        /// Which seat.
        seat: Seat,
        /// The bot's level.
        level: BotLevel,
    },
    /// The host changes the rules and who may come, before the match.
    Configure {
        /// The host.
        by: PlayerId,
        /// The new choices.
        options: Box<HostOptions>,
    },
    /// The host starts the match; bots take the free seats.
    Start {
        /// The host, or anybody at the table if the host does not sit there.
        by: PlayerId,
    },
    /// Ready for the next round, or after the match for another one.
    Ready {
        /// The player's seat.
        seat: Seat,
        /// Their random bytes for the shuffle.
        entropy: Option<Entropy>,
    },
    /// A person stashes or plays a card.
    Move {
        /// The player's seat.
        seat: Seat,
        /// The move.
        action: Action,
        /// The number of the last event they had seen.
        seq: u64,
    },
    /// A bot stashes or plays a card. See [`Table::bot_jobs`](crate::Table::bot_jobs).
    BotMove {
        /// The seat.
        seat: Seat,
        /// The move.
        action: Action,
        /// The number of the job, [`BotJob::seq`](crate::BotJob::seq).
        seq: u64,
    },
    /// Claim all remaining tricks, or none of them. It must be certain from what the player sees.
    Claim {
        /// The player's seat.
        seat: Seat,
        /// The claim.
        claim: Claim,
        /// The number of the last event they had seen.
        seq: u64,
    },
    /// Take back the player's last card.
    Undo {
        /// The player's seat.
        seat: Seat,
        /// The number of the last event they had seen.
        seq: u64,
    },
    /// Let a bot stand in at once for a player who is away.
    StandIn {
        /// The seat of the player who asks for it.
        by: Seat,
        /// The seat of the absent player.
        seat: Seat,
    },
    /// A person's last connection has ended.
    Away {
        /// The player's seat.
        seat: Seat,
    },
    /// A person is connected again.
    Back {
        /// The player's seat.
        seat: Seat,
    },
    /// Close the table.
    Close {
        /// The host; nobody if the runner closes it.
        by: Option<PlayerId>,
    },
    /// A secret for the next shuffle. See [`Table::needs_secret`](crate::Table::needs_secret).
    Commit(Secret),
    /// The runner has restarted.
    Resume,
    /// A deadline of the table has passed.
    Tick,
}
