//! Rooms: a table, the people connected to it and the task that owns both.
//!
//! [`Room`] is the handle that the rest of the server has. It sends messages to the [`RoomTask`], which alone holds the
//! [`table::Table`]. A message goes through these modules:
//!
//! - `task` takes it from the inbox;
//! - `commands`, `presence` and `bots` turn it into an input of the table;
//! - `step` hands the input to the table and queues what follows from it, with the help of `subscribers` and `frames`;
//! - `persist` makes the events durable, and only then sends what is queued.

mod bots;
mod bye;
mod commands;
mod frames;
mod lifetime;
mod message;
mod outgoing;
mod persist;
mod presence;
mod step;
mod subscribers;
mod subscription;
mod summary;
mod task;

use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use protocol::{ClientCommand, JoinRequest};
use table::PlayerId;
use tokio::sync::oneshot;

use crate::{Error, lock};
use message::{Answer, Inbox, ReplyTo, RoomMessage};
pub(crate) use outgoing::{Outgoing, PageUpdate, SocketFormat};
pub(crate) use subscription::Subscription;
pub(crate) use summary::RoomSummary;
pub(crate) use task::RoomTask;

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

    /// Who opened it.
    pub(crate) fn opener(&self) -> PlayerId {
        self.opener
    }

    /// The address it was opened from; nothing after a restart.
    pub(crate) fn address(&self) -> Option<IpAddr> {
        self.address
    }

    /// Reads the summary.
    pub(crate) fn with_summary<T>(&self, read: impl FnOnce(&RoomSummary) -> T) -> T {
        read(&lock(&self.summary))
    }

    async fn ask<T>(&self, message: impl FnOnce(Answer<T>) -> RoomMessage) -> Result<T, Error> {
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

    /// Ends the connections of a person whose key may have been revoked. With a valid key they can come back.
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
