//! One WebSocket to a table, in either format.
//!
//! A [`Connection`] moves messages between a socket and a room, and enforces the limits: how often a client may send,
//! how long it may stay silent, and how long it may take to read. Its [`Codec`] reads and writes the messages.

pub(crate) mod json;

use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::FromRequestParts;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use protocol::{BrowserQuestion, ErrorCode, FromBrowser};
use table::PlayerId;
use tokio::time::{Interval, MissedTickBehavior};

use crate::guest::known;
use crate::limits::TokenBucket;
use crate::metrics::count;
use crate::room::{Outgoing, Subscription};
use crate::security::{address_of, same_origin};
use crate::{App, Error};

/// The most bytes of a message from a client.
const MAX_BYTES: usize = 4 * 1024;
/// How many messages above the rate a client may send in a row; the last of them cuts it.
const MAX_STRIKES: u32 = 20;
/// How long the server waits for a client to take the closing messages.
const CLOSING_TIME: Duration = Duration::from_secs(2);

/// One of the sockets that the limits allow, until it is dropped.
struct SocketPermit {
    app: App,
    address: IpAddr,
}

impl SocketPermit {
    /// A permit for one more socket, unless there are too many.
    fn take(app: &App, address: IpAddr) -> Result<SocketPermit, Error> {
        let config = &app.config;
        if app.metrics.sockets.load(Relaxed) >= config.max_sockets as i64 {
            return Err(Error::TooManySockets);
        }
        if !app.ip_limits.open(address, config.requests_per_second, config.max_sockets_per_address) {
            return Err(Error::TooManySockets);
        }
        app.metrics.sockets.fetch_add(1, Relaxed);
        Ok(SocketPermit { app: app.clone(), address })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.app.metrics.sockets.fetch_sub(1, Relaxed);
        self.app.ip_limits.close(self.address);
    }
}

/// A request for a socket that the limits allow.
pub(crate) struct SocketRequest {
    upgrade: WebSocketUpgrade,
    permit: SocketPermit,
    person: Option<PlayerId>,
}

impl FromRequestParts<App> for SocketRequest {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SocketRequest, Response> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        if !same_origin(app, &parts.headers) {
            return Err(Error::ForeignOrigin.into_response());
        }
        let address = address_of(app, &parts.headers, &parts.extensions);
        let permit = SocketPermit::take(app, address).map_err(IntoResponse::into_response)?;
        let person = known(app, &parts.headers).map(|guest| guest.player);
        Ok(SocketRequest { upgrade, permit, person })
    }
}

impl SocketRequest {
    /// The address of the client, as the limits count it.
    pub(crate) fn address(&self) -> IpAddr {
        self.permit.address
    }

    /// Opens the socket, until it ends or its client is banned. The buffers are small: with the default ones a socket takes more memory than a table.
    pub(crate) fn open<F: Future<Output = ()> + Send>(
        self,
        serve: impl FnOnce(WebSocket) -> F + Send + 'static,
    ) -> Response {
        let SocketRequest { upgrade, permit, person } = self;
        let upgrade = upgrade
            .read_buffer_size(1024)
            .write_buffer_size(0)
            .max_write_buffer_size(256 * 1024)
            .max_message_size(MAX_BYTES)
            .max_frame_size(MAX_BYTES);
        upgrade.on_upgrade(move |socket| async move {
            tokio::select! {
                () = serve(socket) => {}
                () = permit.app.bans.until_banned(permit.address, person) => {}
            }
            drop(permit);
        })
    }
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
    /// The table ends the connection, see [`Outgoing::Bye`].
    Dismissed { code: ErrorCode, text: &'static str, again: Option<u64> },
}

impl CloseReason {
    /// Whether the client was cut for what it did.
    fn is_cut(&self) -> bool {
        matches!(self, CloseReason::TooManyMessages | CloseReason::TooLong)
    }
}

/// The last message and the close frame of a connection.
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
        let closing = async {
            if let Some(message) = self.message {
                let _ = socket.send(Message::Text(message)).await;
            }
            let frame = CloseFrame { code: self.code, reason: Utf8Bytes::from_static(self.reason) };
            let _ = socket.send(Message::Close(Some(frame))).await;
        };
        let _ = tokio::time::timeout(CLOSING_TIME, closing).await;
    }
}

/// The format of a connection's messages.
pub(crate) trait Codec {
    /// Reads a message of the client. Programs send commands only, pages also ask questions.
    fn parse(&self, text: &str) -> Result<FromBrowser, String>;

    /// The answer to a message that cannot be read.
    fn not_understood(&self, why: &str) -> Option<Utf8Bytes>;

    /// The answer to a question, if there is one.
    async fn answer(&self, question: BrowserQuestion) -> Option<Utf8Bytes>;

    /// The messages for a frame of the room. [`Outgoing::Bye`] becomes [`Codec::closing`] instead.
    fn encode(&mut self, frame: Outgoing) -> Vec<Utf8Bytes>;

    /// The last message and the close frame. Nothing if the socket just ends.
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
        // Pings have their own timer: what is sent in between does not prove that the client is there.
        let every = app.config.ping_every;
        let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + every, every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Connection { app, subscription, bucket, strikes: 0, alive: true, pings, codec }
    }

    /// Serves the socket until one side ends it.
    pub(crate) async fn run(mut self, mut socket: WebSocket) {
        let reason = loop {
            let served = tokio::select! {
                frame = self.subscription.frames.recv() => match frame {
                    Some(frame) => self.send(&mut socket, frame).await,
                    None => Err(CloseReason::RoomGone),
                },
                message = socket.next() => match message {
                    Some(Ok(message)) => self.receive(&mut socket, message).await,
                    Some(Err(error)) if is_too_long(&error) => Err(CloseReason::TooLong),
                    Some(Err(_)) | None => Err(CloseReason::ClientGone),
                },
                _ = self.pings.tick() => self.ping(&mut socket).await,
            };
            if let Err(reason) = served {
                break reason;
            }
        };
        if reason.is_cut() {
            count(&self.app.metrics.cut);
        }
        if let Some(closing) = self.codec.closing(&reason) {
            closing.send(socket).await;
        }
    }

    /// Sends a frame and those that wait behind it with one flush; then asks for the newest state if some were missed.
    async fn send(&mut self, socket: &mut WebSocket, first: Outgoing) -> Result<(), CloseReason> {
        let mut next = Some(first);
        while let Some(frame) = next {
            match frame {
                Outgoing::Bye { code, text, again } => return Err(CloseReason::Dismissed { code, text, again }),
                Outgoing::Refused { .. } => self.spend_token()?,
                Outgoing::Text(_) | Outgoing::Update(_) => {}
            }
            for text in self.codec.encode(frame) {
                self.with_timeout(socket.feed(Message::Text(text))).await?;
            }
            next = self.subscription.frames.try_recv().ok();
        }
        self.with_timeout(socket.flush()).await?;
        self.subscription.catch_up().await;
        Ok(())
    }

    async fn receive(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), CloseReason> {
        self.alive = true;
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(CloseReason::ClientGone),
            Message::Ping(_) | Message::Pong(_) | Message::Binary(_) => return self.spend_token(),
        };
        count(&self.app.metrics.messages);
        let answer = match self.codec.parse(&text) {
            Ok(FromBrowser::Command(request)) => {
                // The game itself limits how many moves there are; everything else costs, and so does a refused move.
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
        if self.bucket.take(self.app.config.messages_per_second, Instant::now()) {
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

    /// Waits for the client to take what it is sent, but not forever.
    async fn with_timeout(&self, sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), CloseReason> {
        match tokio::time::timeout(self.app.config.send_timeout, sent).await {
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
