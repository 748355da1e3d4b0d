//! What a room sends to its subscribers.

use std::sync::Arc;

use protocol::{ErrorCode, TableUpdate};

use crate::Error;
use crate::connection::TextFrame;

/// The form in which a subscriber gets what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SocketFormat {
    /// JSON messages of the protocol.
    Json,
    /// [`PageUpdate`]s, to render pages from.
    Html,
}

/// A frame for a subscriber.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A JSON message.
    Text(TextFrame),
    /// What happened in one step, for a page.
    Update(PageUpdate),
    /// A command of this subscriber was refused.
    Refused {
        /// The sender's number for the command.
        re: Option<u64>,
        /// Why.
        error: Error,
    },
    /// The last frame: the connection ends.
    Bye {
        /// A short name for programs.
        code: ErrorCode,
        /// A sentence for people.
        text: &'static str,
        /// After how many milliseconds to come back.
        again: Option<u64>,
    },
}

/// What happened in one step, for one viewer: each event with the state right after it.
#[derive(Clone, Debug)]
pub(crate) struct PageUpdate {
    /// The last update of the step. It has no event if it stands for the whole state.
    pub(crate) last: Arc<TableUpdate>,
    /// The updates before it, in order.
    pub(crate) before: Vec<Arc<TableUpdate>>,
    /// How many watch without a seat.
    pub(crate) watching: usize,
    /// Whether the cards are those of the day.
    pub(crate) daily: bool,
}

impl PageUpdate {
    /// All updates in order.
    pub(crate) fn updates(&self) -> impl Iterator<Item = &TableUpdate> {
        self.before.iter().chain([&self.last]).map(|update| &**update)
    }
}
