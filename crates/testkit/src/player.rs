//! A player who plays the first legal card.

use protocol::{ClientCommand, ErrorCode, ServerEvent, ServerMessage};
use rules::fair_deal::Entropy;
use rules::{CardSet, Phase, Seat};
use server::client::{Client, Socket};
use table::Stage;

use crate::server::soon;

/// What such a player does about a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// Sends this command.
    Send(ClientCommand),
    /// Waits for the next message.
    Wait,
    /// Leaves: the match is over.
    Over,
}

/// What somebody in a seat, who wants to go on and plays the first legal card, does about a message. `n` is the number of
/// the last event; without a seat there is nothing to do but to watch.
#[must_use]
pub fn first_legal_reply(message: &ServerMessage, n: u64, seat: Option<Seat>) -> Reply {
    let ready = Reply::Send(ClientCommand::Ready { entropy: Some(Entropy([7; 16])) });
    let stash =
        |cards: CardSet| cards.first().map_or(Reply::Wait, |card| Reply::Send(ClientCommand::Stash { card, n }));
    let play = |cards: CardSet| cards.first().map_or(Reply::Wait, |card| Reply::Send(ClientCommand::Play { card, n }));
    match &message.event {
        ServerEvent::State(state) => {
            let me = state.you.map(|seat| &state.seats[seat]);
            if state.stage == Stage::Finished {
                Reply::Over
            } else if state.stage == Stage::Waiting && me.is_some_and(|seat| !seat.ready) {
                ready
            } else {
                let Some(view) = state.view() else { return Reply::Wait };
                if view.public.phase == Phase::Stash { stash(view.legal()) } else { play(view.legal()) }
            }
        }
        ServerEvent::MatchOver { .. } => Reply::Over,
        _ if seat.is_none() => Reply::Wait,
        ServerEvent::Committed { .. } => ready,
        ServerEvent::Dealt { hand, .. } => stash(*hand),
        ServerEvent::Stashed(moved) | ServerEvent::Played(moved) => play(moved.legal),
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
    pub async fn next(&mut self) -> Option<ServerMessage> {
        let text = soon("a message", self.socket.next_text()).await?;
        let message = ServerMessage::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.heard.push(text);
        if let Some(n) = message.n {
            let is_state = matches!(message.event, ServerEvent::State(_));
            assert!(is_state || n == self.n + 1, "event {n} after {}", self.n);
            self.n = n;
        }
        Some(message)
    }

    /// Sends a command.
    ///
    /// # Panics
    /// If the connection is closed.
    pub async fn send(&mut self, command: ClientCommand) {
        self.next_id += 1;
        self.moves += usize::from(matches!(command, ClientCommand::Stash { .. } | ClientCommand::Play { .. }));
        self.socket.send(Some(self.next_id), command).await.expect("the connection is open");
    }

    /// Reacts to a message as a player who wants to go on.
    ///
    /// # Panics
    /// If the message is a refusal.
    pub async fn answer(&mut self, message: &ServerMessage) {
        match &message.event {
            ServerEvent::State(state) => self.seat = state.you,
            ServerEvent::Dealt { hand, .. } => self.hand = *hand,
            // A commitment that was read late: the cards are dealt already.
            ServerEvent::Refused { code: ErrorCode::RoundRunning | ErrorCode::AlreadyReady, .. } => {}
            ServerEvent::Refused { code, text } => panic!("refused: {code}: {text}"),
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
