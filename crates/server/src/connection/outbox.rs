//! The outgoing frames of one socket, and the write half of the socket.
//!
//! While the connection is idle, the room writes to the socket itself: one system call for everything that happened in
//! a step, without waking another task. Otherwise the frames wait for the connection's task. Both write whole frames
//! under a lock, so frames stay in order and are never split.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::io;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, ready};

use futures_util::task::AtomicWaker;
use tokio::net::tcp::OwnedWriteHalf;

use super::TextFrame;
use crate::lock;
use crate::room::Outgoing;

/// How many frames may wait for a slow subscriber before it skips to the newest state.
const MAX_WAITING: usize = 32;

#[derive(Debug, Default)]
struct Contents {
    /// Frames that the connection has not taken yet.
    waiting: VecDeque<Outgoing>,
    /// Whether the connection has sent everything that it took, so that the room may write.
    idle: bool,
    /// `None` before the socket is open and after it has ended.
    socket: Option<OwnedWriteHalf>,
    /// Bytes of whole frames that did not fit into the system's send buffer.
    unsent: Vec<u8>,
    /// Whether a frame was dropped because too many were waiting.
    missed: bool,
    /// Whether one of the two ends is gone.
    closed: bool,
}

impl Contents {
    /// Writes as much as the send buffer takes, and keeps the rest.
    fn write(&mut self, frames: &[u8]) -> io::Result<()> {
        let written = if self.unsent.is_empty() { self.try_write(frames)? } else { 0 };
        self.unsent.extend(&frames[written..]);
        Ok(())
    }

    fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        let Some(socket) = &self.socket else { return Err(io::ErrorKind::NotConnected.into()) };
        match socket.try_write(bytes) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(0),
            written => written,
        }
    }

    /// Writes all waiting frames with one system call, if the connection is idle and all of them are text. Returns
    /// false if the connection must do the rest.
    fn write_waiting(&mut self) -> bool {
        let is_text = |frame: &Outgoing| matches!(frame, Outgoing::Text(_));
        if !self.idle || !self.unsent.is_empty() || !self.waiting.iter().all(is_text) {
            return self.waiting.is_empty();
        }
        let mut texts = self.waiting.drain(..).filter_map(|frame| match frame {
            Outgoing::Text(text) => Some(text),
            _ => None,
        });
        let Some(first) = texts.next() else { return true };
        let rest: Vec<TextFrame> = texts.collect();
        let written = if rest.is_empty() {
            self.write(first.bytes())
        } else {
            let all: Vec<&[u8]> = [&first].into_iter().chain(&rest).map(TextFrame::bytes).collect();
            self.write(&all.concat())
        };
        // The connection notices by itself when the client is gone.
        written.is_ok() && self.unsent.is_empty()
    }
}

#[derive(Debug, Default)]
struct Shared {
    contents: Mutex<Contents>,
    connection: AtomicWaker,
}

/// The connection's end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outbox(Arc<Shared>);

/// The room's end. Dropping it ends the connection.
#[derive(Debug)]
pub(crate) struct OutboxSender(Arc<Shared>);

impl OutboxSender {
    /// Both ends of an empty outbox.
    pub(crate) fn new() -> (OutboxSender, Outbox) {
        let outbox = Outbox::default();
        (OutboxSender(outbox.0.clone()), outbox)
    }

    /// Adds a frame, unless too many are waiting or the connection is gone. Returns whether it was added.
    pub(crate) fn push(&self, frame: Outgoing) -> bool {
        let mut contents = lock(&self.0.contents);
        let accepted = !contents.closed && contents.waiting.len() < MAX_WAITING;
        if accepted {
            contents.waiting.push_back(frame);
        } else {
            contents.missed = true;
        }
        accepted
    }

    /// Sends the added frames, or wakes the connection to send them.
    pub(crate) fn deliver(&self) {
        let mut contents = lock(&self.0.contents);
        if !contents.write_waiting() {
            contents.idle = false;
            drop(contents);
            self.0.connection.wake();
        }
    }
}

impl Drop for OutboxSender {
    fn drop(&mut self) {
        lock(&self.0.contents).closed = true;
        self.0.connection.wake();
    }
}

impl Outbox {
    /// Waits until there is something to send. Returns false if the room is gone and nothing is left.
    pub(crate) async fn ready(&self) -> bool {
        poll_fn(|context| {
            self.0.connection.register(context.waker());
            let mut contents = lock(&self.0.contents);
            let waits = !contents.waiting.is_empty() || !contents.unsent.is_empty();
            if waits || contents.closed {
                contents.idle = false;
                return Poll::Ready(waits);
            }
            contents.idle = contents.socket.is_some();
            Poll::Pending
        })
        .await
    }

    /// Takes the next waiting frame.
    pub(crate) fn take(&self) -> Option<Outgoing> {
        lock(&self.0.contents).waiting.pop_front()
    }

    /// Whether a frame was dropped since the last call.
    pub(crate) fn take_missed(&self) -> bool {
        std::mem::take(&mut lock(&self.0.contents).missed)
    }

    /// Writes whole frames. What does not fit into the send buffer is sent by [`Outbox::poll_flush`].
    pub(crate) fn write(&self, frames: &[u8]) -> io::Result<()> {
        lock(&self.0.contents).write(frames)
    }

    /// How many bytes did not fit into the send buffer.
    pub(crate) fn unsent(&self) -> usize {
        lock(&self.0.contents).unsent.len()
    }

    /// Writes the bytes that did not fit into the send buffer.
    pub(crate) fn poll_flush(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut contents = lock(&self.0.contents);
        loop {
            if contents.unsent.is_empty() {
                contents.unsent = Vec::new();
                return Poll::Ready(Ok(()));
            }
            let written = contents.try_write(&contents.unsent)?;
            contents.unsent.drain(..written);
            if written == 0
                && let Some(socket) = &contents.socket
            {
                ready!(socket.as_ref().poll_write_ready(context))?;
            }
        }
    }

    /// Attaches the socket when it is open.
    pub(super) fn attach(&self, socket: OwnedWriteHalf) {
        lock(&self.0.contents).socket = Some(socket);
    }

    /// Detaches the socket when it has ended.
    pub(super) fn detach(&self) {
        let mut contents = lock(&self.0.contents);
        *contents = Contents { closed: true, ..Contents::default() };
    }

    /// Closes the outbox when the subscription ends before its socket.
    pub(crate) fn close(&self) {
        let mut contents = lock(&self.0.contents);
        contents.closed = true;
        contents.idle = false;
        contents.waiting = VecDeque::new();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    /// A client, and the write half of the server's socket to it.
    async fn connected() -> (TcpStream, OwnedWriteHalf) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (_, socket) = listener.accept().await.unwrap().0.into_split();
        socket.writable().await.unwrap();
        (client, socket)
    }

    fn text(text: &str) -> Outgoing {
        Outgoing::Text(TextFrame::new(text))
    }

    async fn reads(client: &mut TcpStream, expected: &[u8]) {
        let mut bytes = vec![0; expected.len()];
        client.read_exact(&mut bytes).await.unwrap();
        assert_eq!(bytes, expected);
    }

    #[tokio::test]
    async fn the_room_writes_only_while_the_connection_is_idle() {
        let (mut client, socket) = connected().await;
        let (room, connection) = OutboxSender::new();
        assert!(room.push(text("a")));
        room.deliver();
        connection.attach(socket);
        assert!(connection.ready().await, "frames from before the socket wait for the connection");
        assert!(room.push(text("b")));
        room.deliver();
        let Some(Outgoing::Text(first)) = connection.take() else { panic!("the first text") };
        connection.write(first.bytes()).unwrap();
        let Some(Outgoing::Text(second)) = connection.take() else { panic!("the second text") };
        connection.write(second.bytes()).unwrap();
        assert!(connection.ready().now_or_never().is_none(), "nothing waits");
        assert!(room.push(text("c")) && room.push(text("d")));
        room.deliver();
        assert!(connection.ready().now_or_never().is_none(), "the room has written everything");
        reads(&mut client, b"\x81\x01a\x81\x01b\x81\x01c\x81\x01d").await;
    }

    #[tokio::test]
    async fn frames_that_need_encoding_wait_for_the_connection() {
        let (_client, socket) = connected().await;
        let (room, connection) = OutboxSender::new();
        connection.attach(socket);
        assert!(connection.ready().now_or_never().is_none());
        assert!(room.push(Outgoing::Refused { re: None, error: crate::Error::NoSuchTable }));
        assert!(room.push(text("a")));
        room.deliver();
        assert_eq!(connection.ready().now_or_never(), Some(true));
        assert!(matches!(connection.take(), Some(Outgoing::Refused { .. })));
        assert!(matches!(connection.take(), Some(Outgoing::Text(_))));
        drop(room);
        assert_eq!(connection.ready().now_or_never(), Some(false), "the room is gone");
    }

    #[tokio::test]
    async fn a_slow_client_gets_everything_in_order() {
        let (mut client, socket) = connected().await;
        let (room, connection) = OutboxSender::new();
        connection.attach(socket);
        assert!(connection.ready().now_or_never().is_none());
        let mut sent: Vec<u8> = Vec::new();
        let mut number = 0_u32;
        while connection.unsent() == 0 {
            let frame = TextFrame::new(&format!("{number:>60000}"));
            sent.extend(frame.bytes());
            assert!(room.push(Outgoing::Text(frame)));
            room.deliver();
            number += 1;
        }
        for number in 0..MAX_WAITING {
            let frame = TextFrame::new(&number.to_string());
            sent.extend(frame.bytes());
            assert!(room.push(Outgoing::Text(frame)));
            room.deliver();
        }
        assert!(!room.push(text("too much")) && connection.take_missed() && !connection.take_missed());
        let connection = tokio::spawn(async move {
            while connection.ready().await {
                poll_fn(|context| connection.poll_flush(context)).await.unwrap();
                while let Some(Outgoing::Text(text)) = connection.take() {
                    connection.write(text.bytes()).unwrap();
                }
            }
            poll_fn(|context| connection.poll_flush(context)).await
        });
        let mut received = vec![0; sent.len()];
        client.read_exact(&mut received).await.unwrap();
        assert!(received == sent, "every byte in order");
        drop(room);
        connection.await.unwrap().unwrap();
    }
}
