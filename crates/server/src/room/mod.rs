//! A table's task, and the handle to it that the rest of the server has.

mod bye;
mod lifetime;
mod persist;
mod subscribers;
mod summary;
mod task;

use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use protocol::{ClientCommand, ErrorCode, JoinRequest, TableUpdate};
use rules::{Action, Seat};
use table::PlayerId;
use tokio::sync::{mpsc, oneshot};

use crate::connection::{Outbox, TextFrame};
use crate::{Error, lock};
pub(crate) use summary::RoomSummary;
pub(crate) use task::RoomTask;

/// What a subscriber is sent.
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

/// Where messages to a room go. They are boxed, because a channel takes the memory of 32 messages from the start.
pub(crate) type Inbox = mpsc::Sender<Box<RoomMessage>>;

/// A connection's end of the channel between it and a room.
#[derive(Debug)]
pub(crate) struct Subscription {
    /// What the subscriber is sent; the first frame has the whole state.
    pub(crate) frames: Outbox,
    number: u32,
    player: PlayerId,
    inbox: Inbox,
}

impl Subscription {
    /// Sends a command. Its answer comes among the frames and repeats `id`.
    pub(crate) async fn command(&self, id: Option<u64>, command: ClientCommand) {
        let reply = ReplyTo::Subscriber { number: self.number, id };
        // A room that is gone does not answer: its subscribers have been told.
        let _ = self.inbox.send(RoomMessage::Command { player: self.player, command, reply }.into()).await;
    }

    /// To be called when all frames have been sent: asks for the whole state if some had to be skipped.
    pub(crate) async fn catch_up(&self) {
        if self.frames.take_missed() {
            self.command(None, ClientCommand::Sync).await;
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.frames.close();
        let (inbox, number) = (self.inbox.clone(), self.number);
        let message = Box::new(RoomMessage::Unsubscribe { number });
        if let Err(mpsc::error::TrySendError::Full(message)) = inbox.try_send(message) {
            tokio::spawn(async move { inbox.send(message).await });
        }
    }
}

/// The sender of a command, who is answered when its events are durable.
#[derive(Debug)]
pub(crate) enum ReplyTo {
    /// A subscriber. It learns of a success from the events.
    Subscriber {
        number: u32,
        /// The subscriber's number for the command.
        id: Option<u64>,
    },
    /// A caller, who gets the number of the last event.
    Caller(oneshot::Sender<Result<u64, Error>>),
}

impl ReplyTo {
    /// The number of the command, if this subscriber sent it.
    fn id_for(&self, subscriber: u32) -> Option<u64> {
        match *self {
            ReplyTo::Subscriber { number, id } if number == subscriber => id,
            ReplyTo::Subscriber { .. } | ReplyTo::Caller(_) => None,
        }
    }
}

/// A message to the room task.
#[derive(Debug)]
pub(crate) enum RoomMessage {
    Command {
        player: PlayerId,
        command: ClientCommand,
        reply: ReplyTo,
    },
    Sit {
        player: PlayerId,
        sit: JoinRequest,
        reply: oneshot::Sender<Result<u64, Error>>,
    },
    Snapshot {
        player: PlayerId,
        reply: oneshot::Sender<Result<PageUpdate, Error>>,
    },
    Subscribe {
        player: PlayerId,
        address: IpAddr,
        format: SocketFormat,
        reply: oneshot::Sender<Result<Subscription, Error>>,
    },
    Unsubscribe {
        number: u32,
    },
    Touch {
        player: PlayerId,
    },
    Disconnect {
        player: PlayerId,
    },
    BotMove {
        seat: Seat,
        action: Action,
        seq: u64,
    },
    Save {
        reply: oneshot::Sender<Result<u64, Error>>,
    },
    Close,
    ShutDown,
}

/// A handle to a table.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    id: Arc<str>,
    /// Who opened it; after a restart, its host.
    opener: PlayerId,
    /// The address it was opened from; nothing after a restart.
    address: Option<IpAddr>,
    inbox: Inbox,
    summary: Arc<Mutex<RoomSummary>>,
}

impl Room {
    /// The table's name.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn opener(&self) -> PlayerId {
        self.opener
    }

    pub(crate) fn address(&self) -> Option<IpAddr> {
        self.address
    }

    /// Reads the summary.
    pub(crate) fn with_summary<T>(&self, read: impl FnOnce(&RoomSummary) -> T) -> T {
        read(&lock(&self.summary))
    }

    async fn ask<T>(&self, message: impl FnOnce(oneshot::Sender<Result<T, Error>>) -> RoomMessage) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        self.inbox.send(message(reply).into()).await.map_err(|_| Error::NoSuchTable)?;
        answer.await.map_err(|_| Error::NoSuchTable)?
    }

    /// Carries a command out. It is durable when this returns; the number is that of the last event.
    pub(crate) async fn command(&self, player: PlayerId, command: ClientCommand) -> Result<u64, Error> {
        self.ask(|reply| RoomMessage::Command { player, command, reply: ReplyTo::Caller(reply) }).await
    }

    /// Gives a person a seat. It is durable when this returns; the number is that of the last event.
    pub(crate) async fn sit(&self, player: PlayerId, sit: JoinRequest) -> Result<u64, Error> {
        self.ask(|reply| RoomMessage::Sit { player, sit, reply }).await
    }

    /// The whole state, as a person may know it.
    pub(crate) async fn snapshot(&self, player: PlayerId) -> Result<PageUpdate, Error> {
        self.ask(|reply| RoomMessage::Snapshot { player, reply }).await
    }

    /// Subscribes a person at an address to what happens at the table.
    pub(crate) async fn subscribe(
        &self,
        player: PlayerId,
        address: IpAddr,
        format: SocketFormat,
    ) -> Result<Subscription, Error> {
        self.ask(|reply| RoomMessage::Subscribe { player, address, format, reply }).await
    }

    /// Notes that a person was here without a socket, on a page without a script. They count as present for a while.
    pub(crate) async fn touch(&self, player: PlayerId) {
        let _ = self.inbox.send(RoomMessage::Touch { player }.into()).await;
    }

    /// Waits until everything so far is durable; the number is that of the last event.
    pub(crate) async fn save(&self) -> Result<u64, Error> {
        self.ask(|reply| RoomMessage::Save { reply }).await
    }

    /// Ends the connections of a person, whose key may not be valid any more. A valid one lets them come back.
    pub(crate) async fn disconnect(&self, player: PlayerId) {
        let _ = self.inbox.send(RoomMessage::Disconnect { player }.into()).await;
    }

    /// Closes the table and deletes its log.
    pub(crate) async fn close(&self) {
        let _ = self.inbox.send(RoomMessage::Close.into()).await;
    }

    /// Tells every subscriber that the server restarts.
    pub(crate) async fn shut_down(&self) {
        let _ = self.inbox.send(RoomMessage::ShutDown.into()).await;
    }
}
