//! A server on a free port, and players who speak the protocol.
#![allow(dead_code)]

use std::time::Duration;

use rules::{CardSet, Seat};
use server::client::{Client, Socket};
use server::{Config, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::{Command, Event, Message};

/// A running server.
pub(crate) struct Host {
    pub(crate) url: String,
    pub(crate) folder: tempfile::TempDir,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
}

pub(crate) fn quick(folder: &tempfile::TempDir) -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        db: folder.path().join("test.db").display().to_string(),
        bot_pace: Duration::ZERO,
        away_after: Duration::from_millis(50),
        ..Config::default()
    }
}

impl Host {
    pub(crate) async fn start() -> Host {
        Host::start_with(|config| config).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(Config) -> Config) -> Host {
        let folder = tempfile::tempdir().unwrap();
        let config = change(quick(&folder));
        Host::run(folder, config).await
    }

    pub(crate) async fn run(folder: tempfile::TempDir, config: Config) -> Host {
        let server = build(config).await;
        let url = format!("http://{}", server.address());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Host { url, folder, stop: Some(stop), task: Some(task) }
    }

    /// Stops the server as a host would, and gives its folder back.
    pub(crate) async fn stop(mut self) -> tempfile::TempDir {
        drop(self.stop.take());
        if let Some(task) = self.task.take() {
            task.await.unwrap();
        }
        self.folder
    }

    pub(crate) async fn guest(&self) -> Client {
        Client::arrive(&self.url).await.unwrap()
    }
}

/// The lock of a store that was just let go may last a moment longer.
async fn build(config: Config) -> Server {
    for _ in 0..6_000 {
        match Server::build(config.clone()).await {
            Err(server::StartError::Store(store::StoreError::InUse(_))) => {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            built => return built.unwrap_or_else(|error| panic!("{error}")),
        }
    }
    panic!("the store stays locked");
}

/// Waits, but not for ever.
pub(crate) async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
    tokio::time::timeout(testkit::time_limit(120), future).await.unwrap_or_else(|_| panic!("{what}: it took too long"))
}

/// A player who plays the first legal card, and keeps everything its socket ever said.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) seat: Option<Seat>,
    pub(crate) heard: Vec<String>,
    /// The number of the last event.
    pub(crate) n: u64,
    pub(crate) hand: CardSet,
    pub(crate) over: bool,
    pub(crate) moves: usize,
    next_id: u64,
}

impl Player {
    pub(crate) async fn new(client: &Client, table: &str) -> Player {
        Player::on(client.socket(table).await.unwrap())
    }

    pub(crate) fn on(socket: Socket) -> Player {
        Player { socket, seat: None, heard: Vec::new(), n: 0, hand: CardSet::EMPTY, over: false, moves: 0, next_id: 0 }
    }

    /// The next message, taken in.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        let text = soon("a message", self.socket.next_text()).await?;
        let message = Message::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.heard.push(text);
        if let Some(n) = message.n {
            let is_state = matches!(message.event, Event::State(_));
            assert!(is_state || n == self.n + 1, "event {n} after {}", self.n);
            self.n = n;
        }
        Some(message)
    }

    pub(crate) async fn send(&mut self, command: Command) {
        self.next_id += 1;
        self.socket.send(Some(self.next_id), command).await.unwrap();
    }

    pub(crate) async fn play(&mut self, legal: CardSet, stash: bool) {
        let card = legal.first().expect("a legal card");
        let n = self.n;
        self.moves += 1;
        self.send(if stash { Command::Stash { card, n } } else { Command::Play { card, n } }).await;
    }

    /// Reacts to a message as a player who wants to go on.
    pub(crate) async fn answer(&mut self, message: &Message) {
        match &message.event {
            Event::State(state) => {
                self.seat = state.you;
                self.over = state.stage == "finished";
                let me = state.you.map(|seat| &state.seats[seat.index()]);
                if state.stage == "waiting" && me.is_some_and(|seat| !seat.ready) {
                    self.send(Command::Ready { entropy: Some([5; 16]) }).await;
                }
                if let Some(round) = state.round.as_ref().filter(|round| !round.legal.is_empty()) {
                    self.play(round.legal, round.phase == "stash").await;
                }
            }
            Event::Committed { .. } if self.seat.is_some() => {
                self.send(Command::Ready { entropy: Some([7; 16]) }).await;
            }
            Event::Dealt { hand, .. } if self.seat.is_some() => {
                self.hand = *hand;
                self.play(*hand, true).await;
            }
            Event::Stashed(moved) | Event::Played(moved) if !moved.legal.is_empty() => {
                self.play(moved.legal, false).await;
            }
            Event::MatchOver { .. } => self.over = true,
            // A commitment that was read late: the cards are dealt already.
            Event::Refused { code, .. } if code == "round-running" || code == "already-ready" => {}
            Event::Refused { code, text } => panic!("refused: {code}: {text}"),
            _ => {}
        }
    }

    /// Plays until the match is over.
    pub(crate) async fn play_on(&mut self) {
        while !self.over {
            let message = self.next().await.expect("the match goes on");
            self.answer(&message).await;
        }
    }
}
