//! Messages from the server to a player's program.

use rules::fair_deal::{Commitment, Entropy, Secret};
use rules::{Card, CardSet, Claim, PerSeat, Score, Seat};
use serde::{Deserialize, Serialize};
use table::{BotLevel, Reaction};

use crate::{ErrorCode, TableState};

/// An event with its number and the number of the command that it answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServerMessage {
    /// The event's number at this table. If it is not one more than the last, the client has missed something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<u64>,
    /// The client's number for the command that this answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
    /// What happened.
    #[serde(flatten)]
    pub event: ServerEvent,
}

impl ServerMessage {
    /// Reads a message of the server.
    pub fn read(text: &str) -> Result<ServerMessage, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

/// What happened, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerEvent {
    /// Everything the viewer may know: the first message on a socket, the answer to `sync`, and what a client gets that
    /// was too slow for single events.
    State(Box<TableState>),
    /// A person sat down.
    Seated {
        /// The seat.
        seat: Seat,
        /// Their name.
        name: String,
    },
    /// A bot was seated.
    BotSeated {
        /// The seat.
        seat: Seat,
        /// The bot's level.
        #[serde(rename = "strength")]
        level: BotLevel,
    },
    /// A player left their seat: before the match the seat is free, during it a bot stands in.
    Left {
        /// The seat that becomes free.
        seat: Seat,
    },
    /// Another person is the host now.
    Host {
        /// The new host's seat; nothing if they have none.
        seat: Option<Seat>,
    },
    /// A match began.
    Started {
        /// The match's name.
        r#match: String,
    },
    /// The server has committed to a secret. Clients now add their random bytes with `ready`.
    Committed {
        /// The round to come, counted from 0.
        round: u32,
        /// SHA-256 of the secret.
        commitment: Commitment,
    },
    /// A player is ready.
    Ready {
        /// The player's seat.
        seat: Seat,
    },
    /// The cards were dealt.
    Dealt {
        /// The round, counted from 0.
        round: u32,
        /// Who dealt.
        dealer: Seat,
        /// What each seat added to the shuffle.
        entropy: Vec<Option<Entropy>>,
        /// The viewer's cards; each of them may be stashed. A spectator has none.
        #[serde(default, skip_serializing_if = "CardSet::is_empty")]
        hand: CardSet,
        /// Milliseconds to choose, if there is a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<u64>,
    },
    /// A player put a card into the chest.
    Stashed(MoveEvent),
    /// A player played a card.
    Played(MoveEvent),
    /// A player claimed all remaining tricks, or none of them. The table plays the cards that follow from it.
    Claimed {
        /// The player's seat.
        seat: Seat,
        /// The claim.
        claim: Claim,
    },
    /// The chest was opened and the round counted.
    RoundOver(Box<RoundOver>),
    /// That was the last round.
    MatchOver {
        /// The points of all rounds.
        totals: PerSeat<u32>,
        /// Everybody's place, from 1.
        places: PerSeat<usize>,
        /// Who won.
        winners: Vec<Seat>,
        /// The name of the match, under which its record is kept.
        r#match: String,
    },
    /// A person is not connected any more.
    Away {
        /// The player's seat.
        seat: Seat,
    },
    /// A person is there again.
    Back {
        /// The player's seat.
        seat: Seat,
    },
    /// A bot stands in.
    StandIn {
        /// The seat of the absent player.
        seat: Seat,
    },
    /// A player's time was up; a bot makes the move.
    TimedOut {
        /// The player's seat.
        seat: Seat,
    },
    /// The server started again.
    Resumed,
    /// The table was closed.
    Closed,
    /// A player sent a reaction. It has no number.
    Reaction {
        /// The player's seat.
        seat: Seat,
        /// The reaction.
        reaction: Reaction,
    },
    /// A command was carried out, and it has no event.
    Done,
    /// A command was refused, and nothing has changed.
    Refused {
        /// A short name for programs.
        code: ErrorCode,
        /// A sentence for people.
        text: String,
    },
    /// The server ends the connection.
    #[serde(rename = "bye")]
    Closing {
        /// A short name for programs.
        code: ErrorCode,
        /// A sentence for people.
        text: String,
        /// Reconnect after this many milliseconds; if it is left out, do not reconnect.
        #[serde(default, rename = "again", skip_serializing_if = "Option::is_none")]
        retry_after_ms: Option<u64>,
    },
}

/// Why a bot moved for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Substitute {
    /// The person is away.
    StandIn,
    /// The person's time was up.
    Clock,
}

/// A stashed or played card, and whose turn it is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveEvent {
    /// The player's seat.
    pub seat: Seat,
    /// The card; of a stashed card only its owner learns it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Why a bot chose it for a person, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Substitute>,
    /// Who won the trick that this card completed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Seat>,
    /// The player who plays the next card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// What the viewer may play now, if it is their turn.
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub legal: CardSet,
    /// What the viewer may claim now, if it is their turn and if it is certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub may_claim: Option<Claim>,
    /// Milliseconds for the move, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
}

impl MoveEvent {
    /// Whether a bot chose the card because the person's time was up.
    #[must_use]
    pub fn timed_out(&self) -> bool {
        self.by == Some(Substitute::Clock)
    }
}

/// The end of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundOver {
    /// The round, counted from 0.
    pub round: u32,
    /// Who put which card into the chest.
    pub stash: PerSeat<Option<Card>>,
    /// The cards dealt into the chest; none with four players.
    pub chest: CardSet,
    /// The score of the round.
    #[serde(flatten)]
    pub score: Score,
    /// The points of all rounds so far.
    pub totals: PerSeat<u32>,
    /// The secret that the deal was made with; nothing for fixed deals.
    pub secret: Option<Secret>,
}

impl ServerEvent {
    /// The message with this event as JSON text.
    ///
    /// # Panics
    /// Never: every event can be written.
    #[must_use]
    pub fn write(&self, n: Option<u64>, re: Option<u64>) -> String {
        use std::fmt::Write;

        let mut text = String::with_capacity(112);
        text.push('{');
        if let Some(n) = n {
            let _ = write!(text, "\"n\":{n},");
        }
        if let Some(re) = re {
            let _ = write!(text, "\"re\":{re},");
        }
        let body = serde_json::to_string(self).expect("events have only what JSON can say");
        text.push_str(&body[1..]);
        text
    }
}
