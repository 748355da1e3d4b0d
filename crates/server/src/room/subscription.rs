//! A connection's side of what it exchanges with a room.

use protocol::ClientCommand;
use table::PlayerId;
use tokio::sync::mpsc;

use super::message::{Inbox, ReplyTo, RoomMessage};
use crate::connection::Outbox;

/// A subscription to what happens at a table. The room is told when it is dropped.
#[derive(Debug)]
pub(crate) struct Subscription {
    /// What the subscriber is sent; the first frame has the whole state.
    pub(crate) frames: Outbox,
    pub(super) number: u32,
    pub(super) player: PlayerId,
    pub(super) inbox: Inbox,
}

impl Subscription {
    /// Sends a command. Its answer comes among the frames and repeats `id`.
    pub(crate) async fn command(&self, id: Option<u64>, command: ClientCommand) {
        let reply = ReplyTo::Subscriber { number: self.number, id };
        // A room that is gone needs no command: it has ended the connections of its subscribers.
        let _ = self.inbox.send(RoomMessage::Command { player: self.player, command, reply }.into()).await;
    }

    /// Asks for the whole state if frames had to be skipped. Call this when all frames have been sent.
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
