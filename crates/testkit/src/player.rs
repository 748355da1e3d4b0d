//! A player who plays the first legal card.

use protocol::{ClientCommand, ErrorCode, ServerEvent, ServerMessage};
use rules::fair_deal::Entropy;
use rules::{CardSet, Phase, Seat};
use server::client::{Client, Socket};
use table::Stage;

use crate::server::soon;

/// What a player who plays the first legal card does after a message.
#[derive(Clone, Debug, PartialEq)]
pub enum FirstLegalReply {
    /// Sends this command.
    Send(ClientCommand),
    /// Waits for the next message.
    Wait,
    /// The match is over.
    Over,
}

/// Returns how a player who plays the first legal card replies to a message. `n` is the number of the last event. A
/// player without a seat only watches.
#[must_use]
pub fn first_legal_reply(message: &ServerMessage, n: u64, seat: Option<Seat>) -> FirstLegalReply {
    let ready = FirstLegalReply::Send(ClientCommand::Ready { entropy: Some(Entropy([7; 16])) });
    let stash = |cards: CardSet| {
        cards.first().map_or(FirstLegalReply::Wait, |card| FirstLegalReply::Send(ClientCommand::Stash { card, n }))
    };
    let play = |cards: CardSet| {
        cards.first().map_or(FirstLegalReply::Wait, |card| FirstLegalReply::Send(ClientCommand::Play { card, n }))
    };
    match &message.event {
        ServerEvent::State(state) => {
            let me = state.you.map(|seat| &state.seats[seat]);
            if state.stage == Stage::Finished {
                FirstLegalReply::Over
            } else if state.stage == Stage::Waiting && me.is_some_and(|seat| !seat.ready) {
                ready
            } else {
                let Some(view) = state.view() else { return FirstLegalReply::Wait };
                if view.public.phase == Phase::Stash { stash(view.legal()) } else { play(view.legal()) }
            }
        }
        ServerEvent::MatchOver { .. } => FirstLegalReply::Over,
        _ if seat.is_none() => FirstLegalReply::Wait,
        ServerEvent::Committed { .. } => ready,
        ServerEvent::Dealt { hand, .. } => stash(*hand),
        ServerEvent::Stashed(moved) | ServerEvent::Played(moved) => play(moved.legal),
        _ => FirstLegalReply::Wait,
    }
}

/// A player on a socket who plays the first legal card and keeps every message.
#[derive(Debug)]
pub struct FirstLegalPlayer {
    /// The connection to the table.
    pub socket: Socket,
    /// The player's seat, once the first state has arrived.
    pub seat: Option<Seat>,
    /// All messages, as text.
    pub heard: Vec<String>,
    /// The number of the last event.
    pub n: u64,
    /// The cards as dealt.
    pub hand: CardSet,
    /// Whether the match is over.
    pub over: bool,
    /// How many cards the player has tried to stash or play.
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

    /// Plays on an open connection.
    #[must_use]
    pub fn on(socket: Socket) -> FirstLegalPlayer {
        let (seat, heard, hand) = (None, Vec::new(), CardSet::EMPTY);
        FirstLegalPlayer { socket, seat, heard, n: 0, hand, over: false, moves: 0, next_id: 0 }
    }

    /// The next message. Returns `None` when the connection is closed.
    ///
    /// # Panics
    /// If the message cannot be parsed, or if an event is missing before it.
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

    /// Replies to a message, so that the match goes on.
    ///
    /// # Panics
    /// If the message is a refusal.
    pub async fn answer(&mut self, message: &ServerMessage) {
        match &message.event {
            ServerEvent::State(state) => self.seat = state.you,
            ServerEvent::Dealt { hand, .. } => self.hand = *hand,
            // The reply to a commitment came late: the cards have already been dealt.
            ServerEvent::Refused { code: ErrorCode::RoundRunning | ErrorCode::AlreadyReady, .. } => {}
            ServerEvent::Refused { code, text } => panic!("refused: {code}: {text}"),
            _ => {}
        }
        match first_legal_reply(message, self.n, self.seat) {
            FirstLegalReply::Send(command) => self.send(command).await,
            FirstLegalReply::Over => self.over = true,
            FirstLegalReply::Wait => {}
        }
    }

    /// Plays until the match is over.
    ///
    /// If the connection is closed before that.
    pub async fn play_on(&mut self) {
        while !self.over {
            let message = self.next().await.expect("the match goes on");
            self.answer(&message).await;
        }
    }
}

/// Lets all players play at the same time until the match is over.
///
/// # Panics
/// If one of them panics.
pub async fn play_all(players: Vec<FirstLegalPlayer>) -> Vec<FirstLegalPlayer> {
    let play = |mut player: FirstLegalPlayer| async move {
        player.play_on().await;
        player
    };
    let tasks: Vec<_> = players.into_iter().map(|player| tokio::spawn(play(player))).collect();
    let mut played = Vec::new();
    for task in tasks {
        played.push(soon("a match", task).await.expect("no player panics"));
    }
    played
}
