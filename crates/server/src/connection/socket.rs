//! One WebSocket after the handshake.
//!
//! `tungstenite` reads the client's messages, and answers pings and close frames. Outgoing texts bypass it and go
//! through the [`Outbox`], to which the room writes too.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::Bytes;
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::{Outbox, TextFrame};

/// The maximum size of a client's message in bytes.
pub(super) const MAX_BYTES: usize = 4 * 1024;
/// How many bytes are collected before they are written.
const BATCH_BYTES: usize = 16 * 1024;
/// How many bytes of replies to pings may wait for a client that does not read.
const MAX_REPLIES: usize = 16 * 1024;

/// An open socket.
pub(crate) struct Socket {
    stream: WebSocketStream<Halves>,
}

impl Socket {
    /// Creates the socket of an upgraded connection. `received` is what the client has already sent. The buffers are
    /// small, because with the default sizes a socket takes more memory than a table.
    pub(super) async fn new(stream: TcpStream, received: Bytes, outbox: Outbox) -> Socket {
        let config = WebSocketConfig::default()
            .read_buffer_size(256)
            .write_buffer_size(0)
            .max_write_buffer_size(MAX_BYTES)
            .max_message_size(Some(MAX_BYTES))
            .max_frame_size(Some(MAX_BYTES));
        let (reader, writer) = stream.into_split();
        outbox.attach(writer);
        let halves = Halves { reader, outbox };
        // Copies the bytes, of which there are usually none: keeping `received` itself would keep HTTP's read buffer
        // alive, which is four times as large as all buffers here.
        let received = received.to_vec();
        let stream = WebSocketStream::from_partially_read(halves, received, Role::Server, Some(config)).await;
        Socket { stream }
    }

    /// The client's next message.
    pub(super) async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.stream.next().await
    }

    /// Sends texts, with few system calls.
    pub(super) async fn send(&mut self, texts: &[TextFrame]) -> io::Result<()> {
        if let [text] = texts {
            return self.write(text.bytes()).await;
        }
        let mut batch = Vec::new();
        for text in texts {
            batch.extend(text.bytes());
            if batch.len() >= BATCH_BYTES {
                self.write(&batch).await?;
                batch.clear();
            }
        }
        self.write(&batch).await
    }

    /// Writes whole frames, after those that are waiting.
    async fn write(&mut self, frames: &[u8]) -> io::Result<()> {
        let outbox = &self.stream.get_ref().outbox;
        outbox.write(frames)?;
        std::future::poll_fn(|context| outbox.poll_flush(context)).await
    }

    /// Sends a ping or a close frame.
    pub(super) async fn control(&mut self, message: Message) -> Result<(), Error> {
        self.stream.send(message).await
    }
}

/// The two halves of a connection, as a stream for `tungstenite`.
struct Halves {
    reader: OwnedReadHalf,
    outbox: Outbox,
}

impl Drop for Halves {
    fn drop(&mut self) {
        self.outbox.detach();
    }
}

impl AsyncRead for Halves {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.reader).poll_read(context, buffer)
    }
}

impl AsyncWrite for Halves {
    /// Accepts whole frames only, because `tungstenite` always writes everything that it has.
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, frames: &[u8]) -> Poll<io::Result<usize>> {
        if self.outbox.unsent() > MAX_REPLIES {
            ready!(self.outbox.poll_flush(context))?;
        }
        self.outbox.write(frames)?;
        Poll::Ready(Ok(frames.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.outbox.poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.outbox.poll_flush(context)
    }
}
