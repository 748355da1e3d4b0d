//! A table's task, and the handle that everybody else has of it.

mod persist;
mod subscribers;
mod task;

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use protocol::{ClientCommand, ErrorCode, JoinRequest, TableInfo, TableUpdate};
use rules::{Action, Seat};
use table::PlayerId;
use tokio::sync::{mpsc, oneshot};

use crate::Error;
pub(crate) use persist::WriteBuffer;
pub(crate) use task::RoomTask;

/// How a listener wants to hear of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SocketFormat {
    /// As JSON messages of the protocol.
    Json,
    /// As [`PageUpdate`]s, to render pages from.
    Html,
}

/// What a listener gets.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A JSON message.
    Text(Utf8Bytes),
    /// What happened in one step, for a page.
    Update(Arc<PageUpdate>),
    /// A command of this listener was refused.
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
    pub(crate) last: TableUpdate,
    /// The updates before it, in order.
    pub(crate) before: Vec<TableUpdate>,
    /// How many watch without a seat.
    pub(crate) watching: usize,
    /// Whether the cards are those of the day.
    pub(crate) daily: bool,
}

impl PageUpdate {
    /// All updates in order.
    pub(crate) fn updates(&self) -> impl Iterator<Item = &TableUpdate> {
        self.before.iter().chain([&self.last])
    }
}

/// A listener's end.
#[derive(Debug)]
pub(crate) struct Subscription {
    /// The listener's number at its table.
    pub(crate) listener: u32,
    /// What it gets; the first frame has the whole state.
    pub(crate) frames: mpsc::Receiver<Outgoing>,
    missed: Arc<AtomicBool>,
    room: Room,
}

impl Subscription {
    /// Sends a command; its answer comes among the frames, with `id` in it.
    pub(crate) async fn command(&self, player: PlayerId, id: Option<u64>, command: ClientCommand) {
        let from = Some(self.listener);
        self.room.post(RoomMessage::Command { player, from, id, command: Box::new(command), reply: None }).await;
    }

    /// To be called when all frames have been sent: asks for the whole state if some had to be skipped.
    pub(crate) async fn catch_up(&self, player: PlayerId) {
        if self.missed.swap(false, Relaxed) {
            self.command(player, None, ClientCommand::Sync).await;
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let (inbox, listener) = (self.room.inbox.clone(), self.listener);
        if let Err(mpsc::error::TrySendError::Full(letter)) = inbox.try_send(RoomMessage::Unwatch { listener }) {
            tokio::spawn(async move { inbox.send(letter).await });
        }
    }
}

/// What a new listener is given.
#[derive(Debug)]
pub(crate) struct NewSubscription {
    listener: u32,
    frames: mpsc::Receiver<Outgoing>,
    missed: Arc<AtomicBool>,
}

/// A message to the room task.
#[derive(Debug)]
pub(crate) enum RoomMessage {
    Command {
        player: PlayerId,
        from: Option<u32>,
        id: Option<u64>,
        command: Box<ClientCommand>,
        reply: Option<oneshot::Sender<Result<u64, Error>>>,
    },
    Sit {
        player: PlayerId,
        sit: Box<JoinRequest>,
        reply: oneshot::Sender<Result<Seat, Error>>,
    },
    Look {
        player: PlayerId,
        reply: oneshot::Sender<Result<Box<PageUpdate>, Error>>,
    },
    Watch {
        player: PlayerId,
        mode: SocketFormat,
        reply: oneshot::Sender<Result<NewSubscription, Error>>,
    },
    Unwatch {
        listener: u32,
    },
    Seen {
        player: PlayerId,
    },
    BotMove {
        seat: Seat,
        action: Action,
        number: u64,
    },
    Save {
        reply: oneshot::Sender<Result<u64, Error>>,
    },
    Goodbye,
}

/// What is known of a table without asking it.
#[derive(Clone, Debug)]
pub(crate) struct RoomSummary {
    pub(crate) info: TableInfo,
    pub(crate) listed: bool,
    pub(crate) people: Vec<(PlayerId, Seat)>,
}

/// A handle to a table.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    id: Arc<str>,
    inbox: mpsc::Sender<RoomMessage>,
    sign: Arc<Mutex<RoomSummary>>,
}

impl Room {
    /// The table's name.
    #[must_use]
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn sign(&self) -> RoomSummary {
        self.sign.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Where a person sits, without asking the table.
    #[must_use]
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let sign = self.sign.lock().unwrap_or_else(PoisonError::into_inner);
        sign.people.iter().find_map(|(person, seat)| (*person == player).then_some(*seat))
    }

    async fn post(&self, letter: RoomMessage) {
        // A room that is gone answers nobody: its listeners have been told.
        let _ = self.inbox.send(letter).await;
    }

    async fn ask<T>(&self, letter: impl FnOnce(oneshot::Sender<Result<T, Error>>) -> RoomMessage) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        self.inbox.send(letter(reply)).await.map_err(|_| Error::NoSuchTable)?;
        answer.await.map_err(|_| Error::NoSuchTable)?
    }

    /// Carries a command out. It is durable when this returns; the number is that of the last event.
    pub(crate) async fn command(&self, player: PlayerId, command: ClientCommand) -> Result<u64, Error> {
        let command = Box::new(command);
        self.ask(|reply| RoomMessage::Command { player, from: None, id: None, command, reply: Some(reply) }).await
    }

    /// Sits a person down.
    pub(crate) async fn sit(&self, player: PlayerId, sit: JoinRequest) -> Result<Seat, Error> {
        self.ask(|reply| RoomMessage::Sit { player, sit: Box::new(sit), reply }).await
    }

    /// How things stand for a person.
    pub(crate) async fn look(&self, player: PlayerId) -> Result<Box<PageUpdate>, Error> {
        self.ask(|reply| RoomMessage::Look { player, reply }).await
    }

    /// Listens to the table.
    pub(crate) async fn watch(&self, player: PlayerId, mode: SocketFormat) -> Result<Subscription, Error> {
        let NewSubscription { listener, frames, missed } =
            self.ask(|reply| RoomMessage::Watch { player, mode, reply }).await?;
        Ok(Subscription { listener, frames, missed, room: self.clone() })
    }

    /// A person was seen without a socket: on a page without a script. They count as present for a while.
    pub(crate) async fn seen(&self, player: PlayerId) {
        self.post(RoomMessage::Seen { player }).await;
    }

    pub(crate) async fn save(&self) -> Result<u64, Error> {
        self.ask(|reply| RoomMessage::Save { reply }).await
    }

    pub(crate) async fn say_goodbye(&self) {
        self.post(RoomMessage::Goodbye).await;
    }
}
