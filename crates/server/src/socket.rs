//! One WebSocket: a seat, or a spectator, speaking JSON.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use table::PlayerId;
use tokio::time::{Interval, MissedTickBehavior};
use wire::{Event, Problem, Request};

use crate::headers::{address, same_origin};
use crate::limits::Bucket;
use crate::metrics::count;
use crate::room::{Frame, Mode, Watch};
use crate::{App, Error, Guest, api};

/// The most bytes of a message from a client.
pub(crate) const MOST_BYTES: usize = 4 * 1024;
/// How many refused messages above the rate a client may send before it is cut.
const PATIENCE: u32 = 20;

/// Counts a socket as long as it lives.
pub(crate) struct Place {
    app: App,
    address: IpAddr,
}

impl Place {
    /// A place for one more socket, if there is one.
    pub(crate) fn take(app: &App, address: IpAddr) -> Result<Place, Error> {
        let config = app.config();
        if app.metrics().sockets.load(Relaxed) >= config.max_sockets as i64 {
            return Err(Error::TooManySockets);
        }
        if !app.addresses().open(address, config.requests_per_second, config.max_sockets_per_address) {
            return Err(Error::TooManySockets);
        }
        app.metrics().sockets.fetch_add(1, Relaxed);
        Ok(Place { app: app.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.metrics().sockets.fetch_sub(1, Relaxed);
        self.app.addresses().close(self.address);
    }
}

/// Small buffers: with the usual ones a socket costs more than a table.
pub(crate) fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(256 * 1024)
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
}

/// Checks a request for a socket: its origin and whether there is room.
pub(crate) fn admit(app: &App, headers: &HeaderMap, peer: SocketAddr) -> Result<Place, Error> {
    if !same_origin(app, headers) {
        return Err(Error::ForeignOrigin);
    }
    Place::take(app, address(app, headers, peer.ip()))
}

/// Opens a socket that speaks JSON.
pub(crate) async fn upgrade(
    State(app): State<App>,
    Path(name): Path<String>,
    guest: Option<Guest>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let player = guest.map_or(api::NOBODY, |guest| guest.player);
    let place = admit(&app, &headers, peer)?;
    let watch = app.rooms().find(&name)?.watch(player, Mode::Json).await?;
    Ok(small(upgrade).on_upgrade(move |socket| async move {
        Talk::new(place.app.clone(), player, watch).run(socket).await;
        drop(place);
    }))
}

/// Why a talk ends.
enum End {
    /// The client went, or nothing can be sent to it any more.
    Gone,
    /// The server says goodbye.
    Bye { code: &'static str, text: &'static str, again: Option<u64>, close: u16 },
}

const TOO_MANY: End = End::Bye {
    code: "too-many-messages",
    text: "too many messages: this connection is cut",
    again: None,
    close: close_code::POLICY,
};
const TOO_LONG: End = End::Bye {
    code: "too-long",
    text: "a message has at most 4096 bytes: this connection is cut",
    again: None,
    close: close_code::SIZE,
};

/// A conversation over one socket.
struct Talk {
    app: App,
    player: PlayerId,
    watch: Watch,
    bucket: Bucket,
    patience: u32,
    /// Whether the client has been heard since it was last asked.
    heard: bool,
    pings: Interval,
}

/// When a socket is asked whether its client is there. Its own clock: what is sent in between proves nothing.
pub(crate) fn pings(app: &App) -> Interval {
    let every = app.config().ping_every;
    let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + every, every);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings
}

impl Talk {
    fn new(app: App, player: PlayerId, watch: Watch) -> Talk {
        let bucket = Bucket::full(app.config().messages_per_second, Instant::now());
        let pings = pings(&app);
        Talk { app, player, watch, bucket, patience: PATIENCE, heard: true, pings }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let end = loop {
            if let Err(end) = self.step(&mut socket).await {
                break end;
            }
        };
        if let End::Bye { code, text, again, close } = end {
            if matches!(close, close_code::POLICY | close_code::SIZE) {
                count(&self.app.metrics().cut);
            }
            let bye = Event::Bye { code: code.to_owned(), text: text.to_owned(), again }.write(None, None);
            let last = async {
                let _ = socket.send(Message::Text(bye.into())).await;
                let frame = CloseFrame { code: close, reason: Utf8Bytes::from_static(text) };
                let _ = socket.send(Message::Close(Some(frame))).await;
            };
            let _ = tokio::time::timeout(Duration::from_secs(2), last).await;
        }
    }

    async fn step(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        tokio::select! {
            frame = self.watch.frames.recv() => match frame {
                Some(frame) => self.send(socket, frame).await,
                None => Err(End::Gone),
            },
            message = socket.next() => match message {
                Some(Ok(message)) => self.receive(socket, message).await,
                Some(Err(error)) if is_too_long(&error) => Err(TOO_LONG),
                Some(Err(_)) | None => Err(End::Gone),
            },
            _ = self.pings.tick() => self.ask(socket).await,
        }
    }

    /// Sends a frame and those that wait behind it, with one flush.
    async fn send(&mut self, socket: &mut WebSocket, first: Frame) -> Result<(), End> {
        let mut next = Some(first);
        while let Some(frame) = next {
            match frame {
                Frame::Text(text) => self.feed(socket, text).await?,
                Frame::Refused { re, error } => {
                    self.charge()?;
                    self.feed(socket, refused(error.problem(), re)).await?;
                }
                Frame::Bye { code, text, again } => {
                    let close = if again.is_some() { close_code::RESTART } else { close_code::NORMAL };
                    return Err(End::Bye { code, text, again, close });
                }
                Frame::Update(_) => {}
            }
            next = self.watch.frames.try_recv().ok();
        }
        self.in_time(socket.flush()).await?;
        self.watch.catch_up(self.player).await;
        Ok(())
    }

    async fn receive(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        self.heard = true;
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) | Message::Binary(_) => return self.charge(),
        };
        count(&self.app.metrics().messages);
        match Request::read(&text) {
            Ok(request) => {
                // The game itself limits how many moves there are; everything else costs, and so does a refused move.
                if !request.command.is_step() {
                    self.charge()?;
                }
                self.watch.command(self.player, request.id, request.command).await;
            }
            Err(error) => {
                self.charge()?;
                self.feed(socket, refused(Problem::new("not-understood", &error), None)).await?;
                self.in_time(socket.flush()).await?;
            }
        }
        Ok(())
    }

    /// Takes a token for a message; a client that goes on without any is cut.
    fn charge(&mut self) -> Result<(), End> {
        if self.bucket.take(self.app.config().messages_per_second, Instant::now()) {
            self.patience = PATIENCE;
            return Ok(());
        }
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 { Err(TOO_MANY) } else { Ok(()) }
    }

    /// Asks a silent client whether it is there; one that has not answered the last time is gone.
    async fn ask(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        if !std::mem::take(&mut self.heard) {
            return Err(End::Gone);
        }
        self.in_time(socket.send(Message::Ping(axum::body::Bytes::new()))).await
    }

    async fn feed(&self, socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), End> {
        self.in_time(socket.feed(Message::Text(text))).await
    }

    /// Waits for the client to take what it is sent, but not for ever.
    async fn in_time(&self, sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
        tokio::time::timeout(self.app.config().send_time, sent).await.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
    }
}

fn refused(problem: Problem, re: Option<u64>) -> Utf8Bytes {
    Event::Refused { code: problem.code, text: problem.text }.write(None, re).into()
}

/// Whether a client was cut because its message has too many bytes.
pub(crate) fn is_too_long(error: &axum::Error) -> bool {
    error.to_string().contains("too long")
}
