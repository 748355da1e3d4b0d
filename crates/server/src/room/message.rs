//! Messages to the task of a room.

use std::net::IpAddr;

use protocol::{ClientCommand, JoinRequest};
use rules::{Action, Seat};
use table::PlayerId;
use tokio::sync::{mpsc, oneshot};

use super::{PageUpdate, SocketFormat, Subscription};
use crate::Error;

/// Where messages to a room go. They are boxed because a channel allocates space for 32 messages from the start.
pub(super) type Inbox = mpsc::Sender<Box<RoomMessage>>;

/// Where the answer to a message goes.
pub(super) type Answer<T> = oneshot::Sender<Result<T, Error>>;

/// The sender of a command, who is answered when its events are durable.
#[derive(Debug)]
pub(super) enum ReplyTo {
    /// A subscriber. The events are its answer, unless the command is refused.
    Subscriber {
        number: u32,
        /// The subscriber's number for the command.
        id: Option<u64>,
    },
    /// A caller, who gets the number of the last event.
    Caller(Answer<u64>),
}

impl ReplyTo {
    /// The number of the command, if this subscriber sent it.
    pub(super) fn id_for(&self, subscriber: u32) -> Option<u64> {
        match *self {
            ReplyTo::Subscriber { number, id } if number == subscriber => id,
            ReplyTo::Subscriber { .. } | ReplyTo::Caller(_) => None,
        }
    }
}

/// A message to the room task.
#[derive(Debug)]
pub(super) enum RoomMessage {
    /// Carry out a command.
    Command { player: PlayerId, command: ClientCommand, reply: ReplyTo },
    /// Give a person a seat.
    Sit { player: PlayerId, sit: JoinRequest, reply: Answer<u64> },
    /// Answer with the whole state, as a person may know it.
    Snapshot { player: PlayerId, reply: Answer<PageUpdate> },
    /// Add a subscriber.
    Subscribe { player: PlayerId, address: IpAddr, format: SocketFormat, reply: Answer<Subscription> },
    /// A subscriber's connection has ended.
    Unsubscribe { number: u32 },
    /// A person was here without a socket.
    Touch { player: PlayerId },
    /// End the connections of a person.
    Disconnect { player: PlayerId },
    /// A bot has chosen the move that the seat owes since event `seq`.
    BotMove { seat: Seat, action: Action, seq: u64 },
    /// Answer when everything so far is durable.
    Save { reply: Answer<u64> },
    /// Close the table.
    Close,
    /// The server stops: end all connections.
    ShutDown,
}
