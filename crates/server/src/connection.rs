//! One WebSocket to a table, whatever it speaks.
//!
//! A [`Connection`] moves messages between a socket and a room, and keeps the limits: how often a client may send, how
//! long it may stay silent, and how long it may take to read. What the messages look like is up to its [`Codec`].

pub(crate) mod json;

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, ErrorCode};
use table::PlayerId;
use tokio::time::{Interval, MissedTickBehavior};

use crate::limits::TokenBucket;
use crate::metrics::count;
use crate::room::{Outgoing, Subscription};
use crate::security::{address, same_origin};
use crate::{App, Error};

/// The most bytes of a message from a client.
const MAX_BYTES: usize = 4 * 1024;
/// How many messages above the rate a client may send in a row; the last of them cuts it.
const MAX_STRIKES: u32 = 20;
/// How long the server waits for a client to take the closing messages.
const CLOSING_TIME: Duration = Duration::from_secs(2);

/// Counts a socket as long as it lives.
pub(crate) struct SocketPermit {
    app: App,
    address: IpAddr,
}

impl SocketPermit {
    /// A permit for one more socket, unless there are too many.
    fn take(app: &App, address: IpAddr) -> Result<SocketPermit, Error> {
        let config = app.config();
        if app.metrics().sockets.load(Relaxed) >= config.max_sockets as i64 {
            return Err(Error::TooManySockets);
        }
        if !app.addresses().open(address, config.requests_per_second, config.max_sockets_per_address) {
            return Err(Error::TooManySockets);
        }
        app.metrics().sockets.fetch_add(1, Relaxed);
        Ok(SocketPermit { app: app.clone(), address })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.app.metrics().sockets.fetch_sub(1, Relaxed);
        self.app.addresses().close(self.address);
    }
}

/// Checks a request for a socket: its origin and whether there may be one more.
pub(crate) fn admit(app: &App, headers: &HeaderMap, peer: SocketAddr) -> Result<SocketPermit, Error> {
    if !same_origin(app, headers) {
        return Err(Error::ForeignOrigin);
    }
    SocketPermit::take(app, address(app, headers, peer.ip()))
}

/// Small buffers: with the usual ones a socket costs more than a table.
pub(crate) fn with_small_buffers(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(256 * 1024)
        .max_message_size(MAX_BYTES)
        .max_frame_size(MAX_BYTES)
}

/// What a client sends.
pub(crate) enum Incoming<Q> {
    /// A command for the table.
    Command(ClientMessage),
    /// A question that the codec answers itself.
    Question(Q),
}

/// Why a connection ends.
#[derive(Debug)]
pub(crate) enum CloseReason {
    /// The client went, or does not read any more.
    ClientGone,
    /// The table's task ended.
    RoomGone,
    /// The client sent too many messages.
    TooManyMessages,
    /// The client sent too long a message.
    TooLong,
    /// The table ends the connection, see [`Frame::Bye`].
    Dismissed { code: ErrorCode, text: &'static str, again: Option<u64> },
}

impl CloseReason {
    /// Whether the client was cut for what it did.
    fn is_cut(&self) -> bool {
        matches!(self, CloseReason::TooManyMessages | CloseReason::TooLong)
    }
}

/// The last that a client is sent.
pub(crate) struct Closing {
    /// A message before the close frame.
    pub(crate) message: Option<Utf8Bytes>,
    /// The code of the close frame.
    pub(crate) code: u16,
    /// The reason in the close frame.
    pub(crate) reason: &'static str,
}

impl Closing {
    /// Sends it, if the client takes it in time.
    pub(crate) async fn send(self, mut socket: WebSocket) {
        let last = async {
            if let Some(message) = self.message {
                let _ = socket.send(Message::Text(message)).await;
            }
            let frame = CloseFrame { code: self.code, reason: Utf8Bytes::from_static(self.reason) };
            let _ = socket.send(Message::Close(Some(frame))).await;
        };
        let _ = tokio::time::timeout(CLOSING_TIME, last).await;
    }
}

/// What the messages of a connection look like.
pub(crate) trait Codec {
    /// What a client can ask besides commands.
    type Question;

    /// Reads a message of the client.
    fn parse(&self, text: &str) -> Result<Incoming<Self::Question>, String>;

    /// What a client gets for a message that cannot be read.
    fn not_understood(&self, why: &str) -> Option<Utf8Bytes>;

    /// Answers a question, if there is an answer.
    async fn answer(&mut self, question: Self::Question) -> Option<Utf8Bytes>;

    /// The messages that tell a client what the room sent. [`Frame::Bye`] becomes [`Codec::closing`] instead.
    fn encode(&mut self, frame: Outgoing) -> Vec<Utf8Bytes>;

    /// The last that the client is sent. Nothing if the socket just ends.
    fn closing(&self, reason: &CloseReason) -> Option<Closing>;
}

/// A client's connection to a table.
pub(crate) struct Connection<C> {
    app: App,
    player: PlayerId,
    watch: Subscription,
    bucket: TokenBucket,
    /// How many messages in a row were above the rate.
    strikes: u32,
    /// Whether anything has arrived since the last ping.
    alive: bool,
    pings: Interval,
    codec: C,
}

impl<C: Codec> Connection<C> {
    pub(crate) fn new(app: App, player: PlayerId, watch: Subscription, codec: C) -> Connection<C> {
        let bucket = TokenBucket::full(app.config().messages_per_second, Instant::now());
        // Pings have their own timer: what is sent in between does not prove that the client is there.
        let every = app.config().ping_every;
        let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + every, every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Connection { app, player, watch, bucket, strikes: 0, alive: true, pings, codec }
    }

    /// Serves the socket until one side ends it.
    pub(crate) async fn run(mut self, mut socket: WebSocket) {
        let reason = loop {
            if let Err(reason) = self.step(&mut socket).await {
                break reason;
            }
        };
        if reason.is_cut() {
            count(&self.app.metrics().cut);
        }
        if let Some(closing) = self.codec.closing(&reason) {
            closing.send(socket).await;
        }
    }

    async fn step(&mut self, socket: &mut WebSocket) -> Result<(), CloseReason> {
        tokio::select! {
            frame = self.watch.frames.recv() => match frame {
                Some(frame) => self.flush(socket, frame).await,
                None => Err(CloseReason::RoomGone),
            },
            message = socket.next() => match message {
                Some(Ok(message)) => self.receive(socket, message).await,
                Some(Err(error)) if is_too_long(&error) => Err(CloseReason::TooLong),
                Some(Err(_)) | None => Err(CloseReason::ClientGone),
            },
            _ = self.pings.tick() => self.ping(socket).await,
        }
    }

    /// Sends a frame and those that wait behind it with one flush; then asks for the newest state if some were missed.
    async fn flush(&mut self, socket: &mut WebSocket, first: Outgoing) -> Result<(), CloseReason> {
        let mut next = Some(first);
        while let Some(frame) = next {
            match frame {
                Outgoing::Bye { code, text, again } => return Err(CloseReason::Dismissed { code, text, again }),
                Outgoing::Refused { .. } => self.spend_token()?,
                Outgoing::Text(_) | Outgoing::Update(_) => {}
            }
            for text in self.codec.encode(frame) {
                self.feed(socket, text).await?;
            }
            next = self.watch.frames.try_recv().ok();
        }
        self.with_timeout(socket.flush()).await?;
        self.watch.catch_up(self.player).await;
        Ok(())
    }

    async fn receive(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), CloseReason> {
        self.alive = true;
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(CloseReason::ClientGone),
            Message::Ping(_) | Message::Pong(_) | Message::Binary(_) => return self.spend_token(),
        };
        count(&self.app.metrics().messages);
        let answer = match self.codec.parse(&text) {
            Ok(Incoming::Command(request)) => {
                // The game itself limits how many moves there are; everything else costs, and so does a refused move.
                if !request.command.is_game_move() {
                    self.spend_token()?;
                }
                self.watch.command(self.player, request.id, request.command).await;
                None
            }
            Ok(Incoming::Question(question)) => {
                self.spend_token()?;
                self.codec.answer(question).await
            }
            Err(why) => {
                self.spend_token()?;
                self.codec.not_understood(&why)
            }
        };
        match answer {
            Some(answer) => self.with_timeout(socket.send(Message::Text(answer))).await,
            None => Ok(()),
        }
    }

    /// Takes a token for a message; a client that goes on without any is cut.
    fn spend_token(&mut self) -> Result<(), CloseReason> {
        if self.bucket.take(self.app.config().messages_per_second, Instant::now()) {
            self.strikes = 0;
            return Ok(());
        }
        self.strikes += 1;
        if self.strikes >= MAX_STRIKES { Err(CloseReason::TooManyMessages) } else { Ok(()) }
    }

    /// Pings the client; one that has sent nothing since the last ping, not even a pong, is gone.
    async fn ping(&mut self, socket: &mut WebSocket) -> Result<(), CloseReason> {
        if !std::mem::take(&mut self.alive) {
            return Err(CloseReason::ClientGone);
        }
        self.with_timeout(socket.send(Message::Ping(axum::body::Bytes::new()))).await
    }

    async fn feed(&self, socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), CloseReason> {
        self.with_timeout(socket.feed(Message::Text(text))).await
    }

    /// Waits for the client to take what it is sent, but not forever.
    async fn with_timeout(&self, sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), CloseReason> {
        match tokio::time::timeout(self.app.config().send_timeout, sent).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(CloseReason::ClientGone),
        }
    }
}

/// Whether a socket failed because a message of the client has too many bytes.
///
/// By its text: the error is of a type that axum does not re-export, and of another version of `tungstenite` than the one
/// this crate depends on, so it cannot be downcast.
fn is_too_long(error: &axum::Error) -> bool {
    error.to_string().contains("too long")
}
