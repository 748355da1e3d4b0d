//! A player who plays the first legal card.

use rules::{CardSet, Seat};
use server::client::{Client, Socket};
use wire::{Command, Event, Message};

use crate::server::soon;

/// What such a player does about a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// Sends this command.
    Send(Command),
    /// Waits for the next message.
    Wait,
    /// Leaves: the match is over.
    Over,
}

/// What somebody in a seat, who wants to go on and plays the first legal card, does about a message. `n` is the number of
/// the last event; without a seat there is nothing to do but to watch.
#[must_use]
pub fn first_legal_reply(message: &Message, n: u64, seat: Option<Seat>) -> Reply {
    let ready = Reply::Send(Command::Ready { entropy: Some([7; 16]) });
    let stash = |cards: CardSet| cards.first().map_or(Reply::Wait, |card| Reply::Send(Command::Stash { card, n }));
    let play = |cards: CardSet| cards.first().map_or(Reply::Wait, |card| Reply::Send(Command::Play { card, n }));
    match &message.event {
        Event::State(state) => {
            let me = state.you.map(|seat| &state.seats[seat.index()]);
            if state.stage == "finished" {
                Reply::Over
            } else if state.stage == "waiting" && me.is_some_and(|seat| !seat.ready) {
                ready
            } else {
                let round = state.round.as_ref();
                round.map_or(
                    Reply::Wait,
                    |round| if round.phase == "stash" { stash(round.legal) } else { play(round.legal) },
                )
            }
        }
        Event::MatchOver { .. } => Reply::Over,
        _ if seat.is_none() => Reply::Wait,
        Event::Committed { .. } => ready,
        Event::Dealt { hand, .. } => stash(*hand),
        Event::Stashed(moved) | Event::Played(moved) => play(moved.legal),
        _ => Reply::Wait,
    }
}

/// A player on a socket, who keeps everything that the socket ever said.
#[derive(Debug)]
pub struct FirstLegalPlayer {
    /// The connection to the table.
    pub socket: Socket,
    /// Where the player sits, once the first state has come.
    pub seat: Option<Seat>,
    /// Every message, as text.
    pub heard: Vec<String>,
    /// The number of the last event.
    pub n: u64,
    /// The cards as they were dealt.
    pub hand: CardSet,
    /// Whether the match is over.
    pub over: bool,
    /// How many cards the player has stashed or played.
    pub moves: usize,
    next_id: u64,
}

impl FirstLegalPlayer {
    /// Connects a guest to a table.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn new(client: &Client, table: &str) -> FirstLegalPlayer {
        FirstLegalPlayer::on(client.socket(table).await.expect("a socket"))
    }

    /// Plays on this connection.
    #[must_use]
    pub fn on(socket: Socket) -> FirstLegalPlayer {
        let (seat, heard, hand) = (None, Vec::new(), CardSet::EMPTY);
        FirstLegalPlayer { socket, seat, heard, n: 0, hand, over: false, moves: 0, next_id: 0 }
    }

    /// The next message, taken in; nothing when the connection is closed.
    ///
    /// # Panics
    /// If the message makes no sense, or an event is missing before it.
    pub async fn next(&mut self) -> Option<Message> {
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

    /// Sends a command.
    ///
    /// # Panics
    /// If the connection is closed.
    pub async fn send(&mut self, command: Command) {
        self.next_id += 1;
        self.moves += usize::from(matches!(command, Command::Stash { .. } | Command::Play { .. }));
        self.socket.send(Some(self.next_id), command).await.expect("the connection is open");
    }

    /// Reacts to a message as a player who wants to go on.
    ///
    /// # Panics
    /// If the message is a refusal.
    pub async fn answer(&mut self, message: &Message) {
        match &message.event {
            Event::State(state) => self.seat = state.you,
            Event::Dealt { hand, .. } => self.hand = *hand,
            // A commitment that was read late: the cards are dealt already.
            Event::Refused { code, .. } if code == "round-running" || code == "already-ready" => {}
            Event::Refused { code, text } => panic!("refused: {code}: {text}"),
            _ => {}
        }
        match first_legal_reply(message, self.n, self.seat) {
            Reply::Send(command) => self.send(command).await,
            Reply::Over => self.over = true,
            Reply::Wait => {}
        }
    }

    /// Plays until the match is over.
    ///
    /// # Panics
    /// If the connection is closed before.
    pub async fn play_on(&mut self) {
        while !self.over {
            let message = self.next().await.expect("the match goes on");
            self.answer(&message).await;
        }
    }
}
