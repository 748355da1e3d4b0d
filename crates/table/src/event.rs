//! The events of a table, which are also the lines of its log.

use rules::fair_deal::{Entropy, Secret};
use rules::{Action, Card, Claim, Seat};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{BotLevel, HostOptions, Millis, PlayerId, Settings};

/// Who chose a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveSource {
    /// The occupant of the seat, a person or a bot. The log leaves this out.
    #[default]
    #[serde(skip)]
    Player,
    /// A bot, for a person who is away.
    StandIn,
    /// A bot, because the time was up.
    Clock,
    /// The table, because a player has claimed the rest of the round.
    Claim,
}

impl MoveSource {
    fn is_player(&self) -> bool {
        *self == MoveSource::Player
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<MoveSource, D::Error> {
        Ok(Option::deserialize(deserializer)?.unwrap_or_default())
    }
}

/// A card that was put into the chest or played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardMove {
    /// The player's seat.
    #[serde(rename = "s")]
    pub seat: Seat,
    /// The card.
    #[serde(rename = "c")]
    pub card: Card,
    /// Who chose it.
    #[serde(default, deserialize_with = "MoveSource::read", skip_serializing_if = "MoveSource::is_player")]
    pub by: MoveSource,
}

/// Something that happened. The events of a table, applied in order, give its state.
///
/// The JSON form is a line of the table's log (see [`Event::to_line`]). It holds secrets and hidden cards: it is for
/// the store alone, and never for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum Event {
    /// The table was opened.
    Opened {
        /// The table's name, which begins the names of its matches.
        id: Box<str>,
        /// Its settings.
        #[serde(flatten)]
        settings: Box<Settings>,
        /// The person who opened it.
        host: PlayerId,
    },
    /// A person sat down.
    Seated {
        /// The seat.
        #[serde(rename = "s")]
        seat: Seat,
        /// The person.
        player: PlayerId,
        /// The name to show.
        name: Box<str>,
    },
    /// A bot was seated.
    #[serde(rename = "bot")]
    BotSeated {
        /// The seat.
        #[serde(rename = "s")]
        seat: Seat,
        /// The bot's level.
        #[serde(rename = "strength")]
        level: BotLevel,
    },
    /// A player left their seat: before the match the seat is free, during it a bot stands in.
    Left {
        /// The seat that becomes free.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Another person is the host now.
    #[serde(rename = "host")]
    HostChanged {
        /// The person.
        player: PlayerId,
    },
    /// The host changed the rules or who may come.
    Configured {
        /// The new choices.
        #[serde(flatten)]
        options: Box<HostOptions>,
    },
    /// A match began.
    Started,
    /// The server committed to a secret for the next round.
    Committed {
        /// The secret; only its hash is shown before the round is over.
        secret: Secret,
    },
    /// A player is ready for the next round, or for another match.
    Ready {
        /// The player's seat.
        #[serde(rename = "s")]
        seat: Seat,
        /// Their random bytes for the shuffle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Entropy>,
    },
    /// The cards were dealt. They follow from the secret and the players' entropy, or from the fixed deals.
    Dealt,
    /// A player put a card into the chest.
    #[serde(rename = "stash")]
    Stashed(CardMove),
    /// A player played a card.
    #[serde(rename = "play")]
    Played(CardMove),
    /// The chest was opened and the round counted.
    RoundOver,
    /// That was the last round of the match.
    MatchOver,
    /// A person is not connected any more.
    Away {
        /// The player's seat.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// A person is there again, and has their seat back.
    Back {
        /// The player's seat.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// A bot stands in for a person who is away.
    StoodIn {
        /// The seat of the absent player.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// A player's time was up.
    TimedOut {
        /// The player's seat.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// A player claimed the rest of the round. The cards that follow from it are played by the table.
    Claimed {
        /// The player's seat.
        #[serde(rename = "s")]
        seat: Seat,
        /// The claim.
        claim: Claim,
    },
    /// The last cards were taken back.
    Undone {
        /// The number of plays of the round that remain.
        plays: u8,
    },
    /// The server restarted. Nobody is connected, and no clock ran in the meantime.
    Resumed,
    /// The table was closed.
    Closed,
}

/// A line of a log that is not an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct LogError(String);

impl Event {
    /// The event of a move.
    pub(crate) fn moved(seat: Seat, action: Action, by: MoveSource) -> Event {
        match action {
            Action::Stash(card) => Event::Stashed(CardMove { seat, card, by }),
            Action::Play(card) => Event::Played(CardMove { seat, card, by }),
        }
    }

    /// The event as a line of the log.
    ///
    /// # Panics
    /// Never: every event can be written.
    #[must_use]
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("events have only what JSON can say")
    }

    /// Reads a line of a log.
    pub fn from_line(line: &str) -> Result<Event, LogError> {
        // The parser's message may quote a card or a secret, so it is not passed on.
        let event: Event = serde_json::from_str(line).map_err(|error| {
            let what = if error.is_data() { "not an event of a table" } else { "not JSON" };
            LogError(format!("it is {what} (column {})", error.column()))
        })?;
        if let Event::Opened { settings, .. } = &event
            && !settings.fits_its_players()
        {
            return Err(LogError("its bots or its cards are for another number of players".to_owned()));
        }
        Ok(event)
    }
}

/// An event with its time, as in a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}
