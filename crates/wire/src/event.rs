//! What the server says.

use rules::fair::Entropy;
use rules::{Card, CardSet, Seat};
use serde::{Deserialize, Serialize};
use table::{Reaction, Strength};

use crate::State;
use crate::state::ScoreLine;
use crate::text;

/// An event with its number and the number of the command that it answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The event's number at this table. One more than the last, or something was missed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<u64>,
    /// The sender's number of the command that this answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

impl Message {
    /// Reads a message of the server.
    pub fn read(text: &str) -> Result<Message, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

/// What happened, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Everything the viewer may know: the first message on a socket, after `sync`, and where pieces were left out.
    State(Box<State>),
    /// A person sat down.
    Seated {
        /// Where.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// What they are called.
        name: String,
    },
    /// A bot was seated.
    BotSeated {
        /// Where.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// How well it plays.
        #[serde(with = "text::name")]
        strength: Strength,
    },
    /// Somebody got up: before the match the seat is free, during it a bot stands in.
    Left {
        /// From where.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// Somebody else is the host now.
    Host {
        /// Where they sit.
        #[serde(with = "text::some_seat")]
        seat: Option<Seat>,
    },
    /// A match began.
    Started {
        /// Its name.
        r#match: String,
    },
    /// The server is bound to a secret: add to the shuffle with `ready`.
    Committed {
        /// The round to come, counted from 0.
        round: u32,
        /// SHA-256 of the secret.
        #[serde(with = "text::bytes")]
        commitment: [u8; 32],
    },
    /// Somebody is ready.
    Ready {
        /// Who.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// The cards were dealt.
    Dealt {
        /// The round, counted from 0.
        round: u32,
        /// Who dealt.
        #[serde(with = "text::seat")]
        dealer: Seat,
        /// What each seat added to the shuffle.
        #[serde(with = "text::bytes_of_seats")]
        entropy: Vec<Option<Entropy>>,
        /// The viewer's cards; each of them may be stashed. A spectator has none.
        #[serde(default, skip_serializing_if = "text::no_cards", with = "text::card_set")]
        hand: CardSet,
        /// Milliseconds to choose, if there is a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<u64>,
    },
    /// Somebody put a card into the chest.
    Stashed(Moved),
    /// Somebody played a card.
    Played(Moved),
    /// The chest was opened and the round counted.
    RoundOver(Box<RoundOver>),
    /// That was the last round.
    MatchOver {
        /// The points of all rounds.
        totals: Vec<u32>,
        /// Everybody's place, from 1.
        places: Vec<u32>,
        /// Who won.
        #[serde(with = "text::seats")]
        winners: Vec<Seat>,
        /// The name of the match, under which its record is kept.
        r#match: String,
    },
    /// A person is not connected any more.
    Away {
        /// Who.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// A person is there again.
    Back {
        /// Who.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// A bot stands in.
    StandIn {
        /// For whom.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// Somebody's time was up; a bot makes the move.
    TimedOut {
        /// Whose.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// The server started again.
    Resumed,
    /// The table was closed.
    Closed,
    /// Somebody says something. It has no number.
    Reaction {
        /// Who.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// What.
        #[serde(with = "text::name")]
        reaction: Reaction,
    },
    /// A command was carried out that nobody else hears of.
    Done,
    /// A command was refused, and nothing has changed.
    Refused {
        /// A short name for programs.
        code: String,
        /// A sentence for people.
        text: String,
    },
    /// The server ends the connection.
    Bye {
        /// A short name for programs: `restart`, `slow`, `too-many-messages`, `closed`.
        code: String,
        /// A sentence for people.
        text: String,
        /// After how many milliseconds to come back; not at all if it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<u64>,
    },
}

/// A stashed or played card, and whose turn it is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// Who.
    #[serde(with = "text::seat")]
    pub seat: Seat,
    /// The card; of a stashed card only its owner learns it.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "text::some_card")]
    pub card: Option<Card>,
    /// `stand-in` or `clock` if a bot chose it for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Who won the trick that this card completed.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "text::some_seat")]
    pub won: Option<Seat>,
    /// Whose turn it is to play now.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "text::some_seat")]
    pub turn: Option<Seat>,
    /// What the viewer may play now, if it is their turn.
    #[serde(default, skip_serializing_if = "text::no_cards", with = "text::card_set")]
    pub legal: CardSet,
    /// Milliseconds for the move, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
}

impl Moved {
    /// Whether a bot chose the card because the person's time was up.
    #[must_use]
    pub fn is_late(&self) -> bool {
        self.by.as_deref() == Some("clock")
    }
}

/// The end of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundOver {
    /// The round, counted from 0.
    pub round: u32,
    /// Who put which card into the chest.
    #[serde(with = "text::some_cards")]
    pub stash: Vec<Option<Card>>,
    /// The cards dealt into the chest; none with four players.
    #[serde(with = "text::card_set")]
    pub chest: CardSet,
    /// What the round comes to.
    #[serde(flatten)]
    pub score: ScoreLine,
    /// The points of all rounds so far.
    pub totals: Vec<u32>,
    /// The secret that the deal was made with; nothing for prepared cards.
    #[serde(with = "text::some_bytes")]
    pub secret: Option<[u8; 32]>,
}

impl Event {
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
