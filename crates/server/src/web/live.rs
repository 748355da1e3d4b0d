//! The socket of a page: commands in, regions of the page out.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use pages::table::{Ask, Frame as PageFrame, Happening, Seen, answer, frames, full};
use serde::Deserialize;
use tokio::time::Interval;
use wire::Request;

use super::hint::hint;
use super::reason::reason;
use super::scene::{Setting, happening};
use super::visitor::Visitor;
use crate::limits::Bucket;
use crate::metrics::count;
use crate::room::{Frame, Mode, Update, Watch};
use crate::socket::{admit, is_too_long, pings, small};
use crate::{App, Error};

/// How many messages above the rate a page may send before it is cut.
const PATIENCE: u32 = 20;
/// What tells a page that its table is gone: it loads itself again, and says so.
const GONE: u16 = 4404;

/// A question, which only its asker hears the answer to.
#[derive(Deserialize)]
struct Question {
    #[serde(rename = "do")]
    action: String,
    what: String,
}

pub(super) async fn upgrade(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let place = admit(&app, &headers, peer)?;
    let watched = match app.rooms().find(&name) {
        Ok(room) => room.watch(visitor.player(), Mode::Html).await,
        Err(error) => Err(error),
    };
    Ok(small(upgrade)
        .on_upgrade(move |socket| async move {
            match watched {
                Ok(watch) => Talk::new(app, visitor, watch).run(socket).await,
                Err(_) => close(socket, GONE, "gone").await,
            }
            drop(place);
        })
        .into_response())
}

async fn close(mut socket: WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    let _ = tokio::time::timeout(Duration::from_secs(2), socket.send(Message::Close(Some(frame)))).await;
}

/// Why a talk ends.
enum End {
    Gone,
    Close(u16, &'static str),
}

/// A conversation with one page.
struct Talk {
    app: App,
    visitor: Visitor,
    watch: Watch,
    bucket: Bucket,
    patience: u32,
    heard: bool,
    pings: Interval,
    seen: Seen,
    /// How things stand for the page; nothing before the first frame.
    now: Option<std::sync::Arc<Update>>,
}

impl Talk {
    fn new(app: App, visitor: Visitor, watch: Watch) -> Talk {
        let bucket = Bucket::full(app.config().messages_per_second, Instant::now());
        let pings = pings(&app);
        Talk { app, visitor, watch, bucket, patience: PATIENCE, heard: true, pings, seen: Seen::default(), now: None }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let end = loop {
            if let Err(end) = self.step(&mut socket).await {
                break end;
            }
        };
        if let End::Close(code, reason) = end {
            if matches!(code, close_code::POLICY | close_code::SIZE) {
                count(&self.app.metrics().cut);
            }
            close(socket, code, reason).await;
        }
    }

    async fn step(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        tokio::select! {
            frame = self.watch.frames.recv() => match frame {
                Some(frame) => self.show(socket, frame).await,
                None => Err(End::Close(GONE, "gone")),
            },
            message = socket.next() => match message {
                Some(Ok(message)) => self.receive(socket, message).await,
                Some(Err(error)) if is_too_long(&error) => Err(End::Close(close_code::SIZE, "too long")),
                Some(Err(_)) | None => Err(End::Gone),
            },
            _ = self.pings.tick() => self.ask(socket).await,
        }
    }

    /// Shows a frame and those that wait behind it; then asks for the newest state if some were missed.
    async fn show(&mut self, socket: &mut WebSocket, first: Frame) -> Result<(), End> {
        let mut next = Some(first);
        while let Some(frame) = next {
            match frame {
                Frame::Update(update) => {
                    for text in self.render(&update) {
                        self.send(socket, text).await?;
                    }
                    self.now = Some(update);
                }
                Frame::Refused { error, .. } => {
                    self.charge()?;
                    let said = self.with_scene(|scene, words| reason(words, &error, |seat| scene.who(seat)));
                    let said = serde_json::json!({ "why": said.unwrap_or_default() });
                    self.send(socket, said.to_string()).await?;
                }
                Frame::Bye { again, .. } => {
                    return Err(match again {
                        Some(_) => End::Close(close_code::RESTART, "restart"),
                        None => End::Close(GONE, "gone"),
                    });
                }
                Frame::Text(_) => {}
            }
            next = self.watch.frames.try_recv().ok();
        }
        self.watch.catch_up(self.visitor.player()).await;
        Ok(())
    }

    /// The frames of an update: one for each thing that happened, or everything at once.
    fn render(&mut self, update: &Update) -> Vec<String> {
        let setting = Setting::new(update, &self.visitor.site, self.visitor.called());
        let scene = setting.scene(update, self.visitor.words);
        let words = self.visitor.words;
        let happened: Option<Vec<Happening>> = update.events.iter().map(happening).collect();
        let made: Vec<PageFrame<'_>> = match happened {
            Some(mut happened) if !happened.is_empty() => {
                // Steps that need no words show with the next one that does.
                let loud: Vec<_> = happened.iter().copied().filter(|step| *step != Happening::Quiet).collect();
                if !loud.is_empty() {
                    happened = loud;
                } else {
                    happened.truncate(1);
                }
                happened.into_iter().flat_map(|step| frames(&scene, words, step)).collect()
            }
            _ => vec![full(&scene, words)],
        };
        made.iter().map(|frame| frame.encode(&mut self.seen)).collect()
    }

    fn with_scene<T>(&self, make: impl FnOnce(&pages::Scene<'_>, &words::Words) -> T) -> Option<T> {
        let update = self.now.as_ref()?;
        let setting = Setting::new(update, &self.visitor.site, self.visitor.called());
        Some(make(&setting.scene(update, self.visitor.words), self.visitor.words))
    }

    async fn receive(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        self.heard = true;
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) | Message::Binary(_) => return self.charge(),
        };
        count(&self.app.metrics().messages);
        if let Ok(question) = serde_json::from_str::<Question>(&text)
            && question.action == "ask"
        {
            self.charge()?;
            return self.answer(socket, &question.what).await;
        }
        match Request::read(&text) {
            Ok(request) => {
                // The game itself limits how many moves there are; everything else costs, and so does a refused move.
                if !request.command.is_step() {
                    self.charge()?;
                }
                self.watch.command(self.visitor.player(), request.id, request.command).await;
                Ok(())
            }
            Err(_) => self.charge(),
        }
    }

    async fn answer(&mut self, socket: &mut WebSocket, what: &str) -> Result<(), End> {
        if what == "hint" {
            return self.hint(socket).await;
        }
        let Some(ask) = Ask::of(what) else { return Ok(()) };
        let say = self.with_scene(|scene, words| answer(scene, words, ask)).unwrap_or_default();
        self.send(socket, serde_json::json!({ "at": "note", "say": say }).to_string()).await
    }

    /// The hint is thought out while the page waits; it is its turn, and nobody else at the table is a person.
    async fn hint(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let Some(update) = self.now.clone() else { return Ok(()) };
        let Some((card, said)) = hint(&self.app, &self.visitor, &update).await else { return Ok(()) };
        self.send(socket, serde_json::json!({ "hint": card.text(), "text": said.join(" ") }).to_string()).await
    }

    /// Takes a token for a message; a page that goes on without any is cut.
    fn charge(&mut self) -> Result<(), End> {
        if self.bucket.take(self.app.config().messages_per_second, Instant::now()) {
            self.patience = PATIENCE;
            return Ok(());
        }
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 { Err(End::Close(close_code::POLICY, "too many messages")) } else { Ok(()) }
    }

    /// Asks a silent page whether it is there; one that has not answered the last time is gone.
    async fn ask(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        if !std::mem::take(&mut self.heard) {
            return Err(End::Gone);
        }
        self.in_time(socket.send(Message::Ping(axum::body::Bytes::new()))).await
    }

    async fn send(&self, socket: &mut WebSocket, text: String) -> Result<(), End> {
        self.in_time(socket.send(Message::Text(text.into()))).await
    }

    /// Waits for the page to take what it is sent, but not for ever.
    async fn in_time(&self, sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
        tokio::time::timeout(self.app.config().send_time, sent).await.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
    }
}
