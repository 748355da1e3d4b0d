//! One WebSocket to a table, in either message format.
//!
//! A [`Connection`] passes messages between a socket and a room, and enforces the limits: how often a client may send,
//! how long it may stay silent, and how long it may take to read. Its [`Codec`] parses and formats the messages.

mod handshake;
pub(crate) mod json;
mod outbox;
mod socket;
mod text_frame;

use std::time::{Duration, Instant};

use protocol::{BrowserQuestion, ErrorCode, FromBrowser};
use tokio::time::{Interval, MissedTickBehavior};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message, Utf8Bytes};

use crate::App;
use crate::limits::TokenBucket;
use crate::metrics::count;
use crate::room::{Outgoing, Subscription};
pub(crate) use handshake::SocketRequest;
pub(crate) use outbox::{Outbox, OutboxSender};
pub(crate) use socket::Socket;
pub(crate) use text_frame::TextFrame;

/// How many messages above the rate a client may send in a row. The last of them ends the connection.
const MAX_STRIKES: u32 = 20;
/// How long the server waits for a client to receive the closing messages.
const CLOSING_TIME: Duration = Duration::from_secs(2);

/// Why a connection ends.
#[derive(Debug)]
pub(crate) enum CloseReason {
    /// The client disconnected, or it no longer reads.
    ClientGone,
    /// The table's task ended.
    RoomGone,
    /// The client sent messages too fast.
    TooManyMessages,
    /// The client sent a message above the maximum size.
    TooLong,
    /// The table ends the connection, see [`Outgoing::Bye`].
    Dismissed { code: ErrorCode, text: &'static str, again: Option<u64> },
}

impl CloseReason {
    /// Whether the server cuts the client off because it broke a limit.
    fn is_cut(&self) -> bool {
        matches!(self, CloseReason::TooManyMessages | CloseReason::TooLong)
    }
}

/// The last message and the close frame of a connection.
pub(crate) struct Closing {
    /// A message before the close frame.
    pub(crate) message: Option<TextFrame>,
    /// The code of the close frame.
    pub(crate) code: u16,
    /// The reason in the close frame.
    pub(crate) reason: &'static str,
}

impl Closing {
    /// Sends the message and the frame, unless the client takes too long.
    pub(crate) async fn send(self, mut socket: Socket) {
        let closing = async {
            if let Some(message) = self.message {
                let _ = socket.send(&[message]).await;
            }
            let frame = CloseFrame { code: self.code.into(), reason: Utf8Bytes::from_static(self.reason) };
            let _ = socket.control(Message::Close(Some(frame))).await;
        };
        let _ = tokio::time::timeout(CLOSING_TIME, closing).await;
    }
}

/// The message format of a connection.
pub(crate) trait Codec {
    /// Parses a message from the client. Programs only send commands; pages also ask questions.
    fn parse(&self, text: &str) -> Result<FromBrowser, String>;

    /// The reply to a message that cannot be parsed.
    fn invalid_message(&self, why: &str) -> Option<TextFrame>;

    /// The reply to a question, if there is one.
    async fn answer(&self, question: BrowserQuestion) -> Option<TextFrame>;

    /// The messages for a frame of the room. [`Outgoing::Bye`] is handled by [`Codec::closing`] instead.
    fn encode(&mut self, frame: Outgoing) -> Vec<TextFrame>;

    /// The last message and the close frame. `None` if the socket just closes.
    fn closing(&self, reason: &CloseReason) -> Option<Closing>;
}

/// A client's connection to a table.
pub(crate) struct Connection<C> {
    app: App,
    subscription: Subscription,
    bucket: TokenBucket,
    /// How many messages in a row were above the rate.
    strikes: u32,
    /// Whether anything has arrived since the last ping.
    alive: bool,
    pings: Interval,
    codec: C,
}

impl<C: Codec> Connection<C> {
    pub(crate) fn new(app: App, subscription: Subscription, codec: C) -> Connection<C> {
        let bucket = TokenBucket::full(app.config.messages_per_second, Instant::now());
        // Pings have their own timer, because messages sent in between do not prove that the client is still there.
        let every = app.config.ping_every;
        let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + every, every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Connection { app, subscription, bucket, strikes: 0, alive: true, pings, codec }
    }

    /// Serves the socket until one side ends the connection.
    pub(crate) async fn run(mut self, mut socket: Socket) {
        let reason = loop {
            let served = tokio::select! {
                is_ready = self.subscription.frames.ready() => match is_ready {
                    true => self.send(&mut socket).await,
                    false => Err(CloseReason::RoomGone),
                },
                message = socket.next() => match message {
                    Some(Ok(message)) => self.receive(&mut socket, message).await,
                    Some(Err(SocketError::Capacity(_))) => Err(CloseReason::TooLong),
                    Some(Err(_)) | None => Err(CloseReason::ClientGone),
                },
                _ = self.pings.tick() => self.ping(&mut socket).await,
            };
            if let Err(reason) = served {
                break reason;
            }
        };
        // The room must not write after the closing messages.
        self.subscription.frames.close();
        if reason.is_cut() {
            count(&self.app.metrics.cut);
        }
        if let Some(closing) = self.codec.closing(&reason) {
            closing.send(socket).await;
        }
    }

    /// Sends all waiting frames, then requests the current state if frames were dropped.
    async fn send(&mut self, socket: &mut Socket) -> Result<(), CloseReason> {
        let mut texts = Vec::new();
        let mut end = Ok(());
        while end.is_ok()
            && let Some(frame) = self.subscription.frames.take()
        {
            end = match frame {
                Outgoing::Bye { code, text, again } => Err(CloseReason::Dismissed { code, text, again }),
                Outgoing::Refused { .. } => self.spend_token(),
                Outgoing::Text(_) | Outgoing::Update(_) => Ok(()),
            };
            if end.is_ok() {
                texts.extend(self.codec.encode(frame));
            }
        }
        self.with_timeout(socket.send(&texts)).await?;
        end?;
        self.subscription.catch_up().await;
        Ok(())
    }

    async fn receive(&mut self, socket: &mut Socket, message: Message) -> Result<(), CloseReason> {
        self.alive = true;
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(CloseReason::ClientGone),
            Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_) => return self.spend_token(),
        };
        count(&self.app.metrics.messages);
        let answer = match self.codec.parse(&text) {
            Ok(FromBrowser::Command(request)) => {
                // The game limits the number of moves. Everything else costs a token, and so does a refused move.
                if !request.command.is_game_move() {
                    self.spend_token()?;
                }
                self.subscription.command(request.id, request.command).await;
                None
            }
            Ok(FromBrowser::Ask { what }) => {
                self.spend_token()?;
                self.codec.answer(what).await
            }
            Err(why) => {
                self.spend_token()?;
                self.codec.invalid_message(&why)
            }
        };
        match answer {
            Some(answer) => self.with_timeout(socket.send(&[answer])).await,
            None => Ok(()),
        }
    }

    /// Takes a token for a message. A client that keeps sending without tokens is cut off.
    fn spend_token(&mut self) -> Result<(), CloseReason> {
        if self.bucket.take(self.app.config.messages_per_second, Instant::now()) {
            self.strikes = 0;
            return Ok(());
        }
        self.strikes += 1;
        if self.strikes >= MAX_STRIKES { Err(CloseReason::TooManyMessages) } else { Ok(()) }
    }

    /// Pings the client. A client that has sent nothing since the last ping, not even a pong, is gone.
    async fn ping(&mut self, socket: &mut Socket) -> Result<(), CloseReason> {
        if !std::mem::take(&mut self.alive) {
            return Err(CloseReason::ClientGone);
        }
        self.with_timeout(socket.control(Message::Ping(axum::body::Bytes::new()))).await
    }

    /// Sends to the client with a time limit.
    async fn with_timeout<E>(&self, sent: impl Future<Output = Result<(), E>>) -> Result<(), CloseReason> {
        match tokio::time::timeout(self.app.config.send_timeout, sent).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(CloseReason::ClientGone),
        }
    }
}

/// Codes of close frames, see RFC 6455, section 7.4.1.
pub(crate) mod close_code {
    pub(crate) const NORMAL: u16 = 1000;
    pub(crate) const POLICY: u16 = 1008;
    pub(crate) const SIZE: u16 = 1009;
    pub(crate) const RESTART: u16 = 1012;
}
