//! Messages from a player's program to the server.

use rules::fair_deal::Entropy;
use rules::{Action, Card, Claim, Rules, Seat};
use serde::{Deserialize, Serialize};
use table::{BotLevel, HostOptions, Input, PlayerId, Reaction, Refusal, Table, TimeControl};

/// A command with the sender's own number for it, which the answer repeats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClientMessage {
    /// The sender's number for this command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The command.
    #[serde(flatten)]
    pub command: ClientCommand,
}

/// What a player's program can ask for on its socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum ClientCommand {
    /// Start the match; bots take the free seats.
    Start,
    /// Ready for the next deal, or after the match for another one.
    Ready {
        /// 16 random bytes for the shuffle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Entropy>,
    },
    /// Put a card into the chest.
    Stash {
        /// The card.
        card: Card,
        /// The number of the last event seen.
        n: u64,
    },
    /// Play a card.
    Play {
        /// The card.
        card: Card,
        /// The number of the last event seen.
        n: u64,
    },
    /// Claim all remaining tricks, or none of them, where the table offers it.
    Claim {
        /// The claim.
        claim: Claim,
        /// The number of the last event seen.
        n: u64,
    },
    /// Take back the player's last card. Allowed if all other players are bots.
    Undo {
        /// The number of the last event seen.
        n: u64,
    },
    /// Leave the table.
    Leave,
    /// Let a bot stand in at once for a player who is away.
    StandIn {
        /// The seat of the absent player.
        seat: Seat,
    },
    /// Put a bot on a seat, or give it another level.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot's level.
        #[serde(default, rename = "strength")]
        level: BotLevel,
    },
    /// Free a seat.
    Remove {
        /// The seat.
        seat: Seat,
    },
    /// Change the rules and who may join or watch, before the match. Values that are left out are those of a new table.
    Configure {
        /// The rules.
        #[serde(default)]
        rules: Rules,
        /// The clock.
        #[serde(default)]
        clock: TimeControl,
        /// Whether the table is in the list of open tables.
        #[serde(default)]
        listed: bool,
        /// Whether others may watch.
        #[serde(default)]
        spectators: bool,
    },
    /// Send a reaction to the others.
    React {
        /// The reaction.
        reaction: Reaction,
    },
    /// Close the table.
    Close,
    /// Send the whole state again.
    Sync,
}

impl ClientCommand {
    /// Whether it is a move of the game. The game itself limits how many of these can succeed.
    #[must_use]
    pub fn is_game_move(&self) -> bool {
        matches!(self, ClientCommand::Ready { .. } | ClientCommand::Stash { .. } | ClientCommand::Play { .. })
    }
}

impl ClientCommand {
    /// The input for the table, if `player` sends this command. `None` for a command that is not an input of the table.
    pub fn to_input(&self, player: PlayerId, table: &Table) -> Result<Option<Input>, Refusal> {
        let seat = table.seat_of(player).ok_or(Refusal::NotSeated);
        Ok(Some(match *self {
            ClientCommand::Start => Input::Start { by: player },
            ClientCommand::Ready { entropy } => Input::Ready { seat: seat?, entropy },
            ClientCommand::Stash { card, n } => Input::Move { seat: seat?, action: Action::Stash(card), seq: n },
            ClientCommand::Play { card, n } => Input::Move { seat: seat?, action: Action::Play(card), seq: n },
            ClientCommand::Claim { claim, n } => Input::Claim { seat: seat?, claim, seq: n },
            ClientCommand::Undo { n } => Input::Undo { seat: seat?, seq: n },
            ClientCommand::Leave => Input::Leave { seat: seat? },
            ClientCommand::StandIn { seat: away } => Input::StandIn { by: seat?, seat: away },
            ClientCommand::Bot { seat, level } => Input::SeatBot { by: player, seat, level },
            ClientCommand::Remove { seat } => Input::Kick { by: player, seat },
            ClientCommand::Configure { rules, clock, listed, spectators } => {
                let options = Box::new(HostOptions { rules, clock, listed, spectators });
                Input::Configure { by: player, options }
            }
            ClientCommand::Close => Input::Close { by: Some(player) },
            ClientCommand::React { .. } | ClientCommand::Sync => return Ok(None),
        }))
    }
}

impl ClientMessage {
    /// Reads a message from a socket.
    pub fn read(text: &str) -> Result<ClientMessage, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}
