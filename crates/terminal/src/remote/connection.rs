//! The connection to a served table: one socket, reopened whenever it breaks.

use std::collections::VecDeque;
use std::io::ErrorKind;
use std::time::{Duration, Instant};

use protocol::{Applied, ClientCommand, ClientMessage, ServerEvent, ServerMessage, TableState, TableUpdate};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::{Error, Message, WebSocket};

use super::RemoteSeat;
use super::tls::{Stream, connect, upgrade};
use crate::error::TerminalError;
use crate::table_thread::{ConnectionStatus, LinkClosed, TableLink, TableReport};

/// How long a read blocks before the thread looks for actions of the person.
const POLL: Duration = Duration::from_millis(25);

/// How long to wait before reconnecting: short at first, then longer.
const MIN_PAUSE: Duration = Duration::from_millis(200);
const MAX_PAUSE: Duration = Duration::from_secs(5);

/// How many messages in a row may be unreadable before the program gives up on the server.
const MAX_UNREADABLE: u32 = 16;

/// A seat at a served table.
pub(crate) struct RemoteTable {
    seat: RemoteSeat,
    socket: Option<WebSocket<Stream>>,
    /// How long to wait before the socket is opened.
    pause: Duration,
    /// Whether the person was told that the connection is lost.
    down: bool,
    closed: bool,
    state: Option<TableState>,
    /// When the state was received.
    at: Instant,
    seq: u64,
    /// How many messages were unreadable since the last whole state.
    unreadable: u32,
    /// The number of the last command that added to a deal.
    ready: Option<u64>,
    reports: VecDeque<TableReport>,
}

impl RemoteTable {
    /// A table to which the connection is still to be opened.
    #[must_use]
    pub(crate) fn new(seat: RemoteSeat) -> RemoteTable {
        RemoteTable {
            seat,
            socket: None,
            pause: Duration::ZERO,
            down: false,
            closed: false,
            state: None,
            at: Instant::now(),
            seq: 0,
            unreadable: 0,
            ready: None,
            reports: VecDeque::new(),
        }
    }

    /// Opens the socket. The reason of a failure does not matter: the thread tries again.
    fn connect(&self) -> Option<WebSocket<Stream>> {
        let url = &self.seat.url;
        // The stream is already encrypted if the link says https, so the URL says `ws`.
        let address = format!("ws://{}/api/tables/{}/socket", url.host(), url.table());
        let mut request = address.into_client_request().ok()?;
        if let Ok(value) = HeaderValue::from_str(&format!("Bearer {}", self.seat.key)) {
            request.headers_mut().insert("Authorization", value);
        }
        let socket = connect(url).ok()?;
        let handle = socket.try_clone().ok()?;
        let (socket, _) = tungstenite::client(request, upgrade(url, socket).ok()?).ok()?;
        handle.set_read_timeout(Some(POLL)).ok()?;
        Some(socket)
    }

    fn reconnect(&mut self) {
        std::thread::sleep(self.pause);
        self.socket = self.connect();
        if self.socket.is_none() {
            self.disconnect((self.pause * 2).clamp(MIN_PAUSE, MAX_PAUSE));
        }
    }

    /// Drops the connection; it is opened again after a pause.
    fn disconnect(&mut self, pause: Duration) {
        self.socket = None;
        self.pause = pause;
        if !std::mem::replace(&mut self.down, true) {
            self.reports.push_back(TableReport::Connection(ConnectionStatus::Down));
        }
    }

    fn read(&mut self) {
        let Some(socket) = &mut self.socket else { return };
        match socket.read() {
            Ok(Message::Text(text)) => self.receive(text.as_str()),
            Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Ok(Message::Close(_)) | Err(_) => self.disconnect(MIN_PAUSE),
            Ok(_) => {}
        }
    }

    fn receive(&mut self, text: &str) {
        let Ok(message) = ServerMessage::read(text) else { return self.skip() };
        self.seq = message.n.unwrap_or(self.seq);
        match message.event {
            ServerEvent::Refused { code, text } => {
                if message.re.is_some() && message.re == self.ready {
                    self.seat.kept.refused();
                }
                self.fail(message.re, TerminalError::refused(code, &text));
            }
            ServerEvent::Closing { retry_after_ms: Some(pause), .. } => self.disconnect(Duration::from_millis(pause)),
            ServerEvent::Closing { code, text, .. } => {
                self.fail(None, TerminalError::refused(code, &text));
                self.closed = true;
            }
            ServerEvent::Closed => self.closed = true,
            ServerEvent::State(state) => {
                self.unreadable = 0;
                if std::mem::take(&mut self.down) {
                    self.reports.push_back(TableReport::Connection(ConnectionStatus::Up));
                }
                self.update(message.re, None, *state);
            }
            event => self.follow(message.re, event),
        }
    }

    /// Skips an unreadable message, perhaps of a newer server, and asks for the whole state instead.
    fn skip(&mut self) {
        self.unreadable += 1;
        if self.unreadable > MAX_UNREADABLE {
            self.fail(None, TerminalError::NotAGameServer(self.seat.url.host()));
            self.closed = true;
        }
        self.sync();
    }

    fn fail(&mut self, re: Option<u64>, error: TerminalError) {
        self.reports.push_back(TableReport::Failed { re, error });
    }

    /// Applies an event to the state, or asks for the whole state if the event does not say enough.
    fn follow(&mut self, re: Option<u64>, event: ServerEvent) {
        let Some(mut state) = self.state.take() else { return self.sync() };
        run_clocks(&mut state, self.at.elapsed());
        match state.apply(&event) {
            Applied::Done => {
                self.watch_deal(&event, &state);
                self.update(re, Some(event), state);
            }
            Applied::NeedsSync => self.sync(),
        }
    }

    /// Keeps the hand of a deal, and checks the deal when its round is over.
    fn watch_deal(&mut self, event: &ServerEvent, state: &TableState) {
        match event {
            ServerEvent::Dealt { round, hand, .. } => self.seat.kept.dealt(*round, *hand),
            ServerEvent::RoundOver(over) if self.seat.kept.check(state).is_err() => {
                self.fail(None, TerminalError::UnfairDeal { round: over.round + 1 });
            }
            _ => {}
        }
    }

    fn update(&mut self, re: Option<u64>, event: Option<ServerEvent>, state: TableState) {
        self.at = Instant::now();
        self.state = Some(state.clone());
        self.reports.push_back(TableReport::Update(Box::new(TableUpdate { seq: self.seq, re, event, state })));
    }

    fn sync(&mut self) {
        self.send(ClientMessage { id: None, command: ClientCommand::Sync });
    }
}

/// Takes the time that has passed off the clocks of those who owe a move.
fn run_clocks(state: &mut TableState, passed: Duration) {
    for seat in state.seats.as_mut_slice() {
        seat.time = seat.time.map(|left| left.saturating_sub(passed.as_millis() as u64));
    }
}

impl TableLink for RemoteTable {
    fn poll(&mut self) -> Result<Option<TableReport>, LinkClosed> {
        while self.reports.is_empty() && !self.closed && self.socket.is_none() {
            self.reconnect();
        }
        if self.reports.is_empty() && !self.closed {
            self.read();
        }
        let next = self.reports.pop_front();
        if next.is_none() && self.closed { Err(LinkClosed) } else { Ok(next) }
    }

    fn send(&mut self, ClientMessage { id, command }: ClientMessage) {
        if matches!(command, ClientCommand::Ready { .. }) {
            self.ready = id;
        }
        let Some(socket) = &mut self.socket else { return };
        let command = self.seat.kept.before_sending(command, self.state.as_ref());
        let message = ClientMessage { id, command };
        let text = serde_json::to_string(&message).expect("every command can be written as JSON");
        if socket.send(Message::text(text)).is_err() {
            self.disconnect(MIN_PAUSE);
        }
    }

    /// Zero, because a poll waits for the server.
    fn quiet_time(&self) -> Duration {
        Duration::ZERO
    }
}

#[cfg(test)]
mod tests {
    use protocol::SeatKind;
    use rules::{CardSet, Seat};
    use table::Stage;

    use super::*;
    use crate::table_view::tests::state;

    fn table(stage: Stage) -> RemoteTable {
        let url = "http://127.0.0.1:9/t/t".parse().unwrap();
        let mut table = RemoteTable::new(super::RemoteSeat { url, key: String::new(), kept: Default::default() });
        let state = state(stage, ["a", "b", "c"].map(|name| (SeatKind::Person, name)));
        table.receive(&ServerEvent::State(Box::new(state)).write(Some(1), None));
        table
    }

    fn updates(table: &mut RemoteTable) -> Vec<TableUpdate> {
        let update = |report| match report {
            TableReport::Update(update) => *update,
            other => panic!("{other:?}"),
        };
        table.reports.drain(..).map(update).collect()
    }

    #[test]
    fn the_clock_of_the_person_runs_on_while_others_do_something() {
        let mut table = table(Stage::Waiting);
        let hand: CardSet = "R2 R3 R4 R5 R6 R7 R8 K2 K3 K4".split(' ').map(|card| card.parse().unwrap()).collect();
        let entropy = vec![None; 3];
        let dealt = ServerEvent::Dealt { round: 0, dealer: Seat::S2, entropy, hand, time: Some(30_000) };
        table.receive(&dealt.write(Some(2), None));
        table.at -= Duration::from_secs(10);
        table.receive(&ServerEvent::Away { seat: Seat::S1 }.write(Some(3), None));
        let times = updates(&mut table).into_iter().map(|update| (update.seq, update.state.seats[Seat::S0].time));
        let times: Vec<_> = times.collect();
        assert_eq!(times[..2], [(1, None), (2, Some(30_000))]);
        assert!(times[2].1.is_some_and(|left| left <= 20_000 && left > 10_000), "{times:?}");
    }

    #[test]
    fn an_event_that_does_not_fit_the_state_is_ignored() {
        let mut table = table(Stage::Lobby);
        assert_eq!(updates(&mut table).len(), 1);
        let moved = r#"{"n":2,"type":"played","seat":1,"card":"R2"}"#;
        table.receive(moved);
        assert_eq!(updates(&mut table), []);
        table.receive(moved);
        assert!(table.state.is_none() && updates(&mut table).is_empty());
    }

    #[test]
    fn an_incomprehensible_server_is_left() {
        let mut table = table(Stage::Lobby);
        table.reports.clear();
        (0..MAX_UNREADABLE).for_each(|_| table.receive("{}"));
        assert!(table.reports.is_empty() && !table.closed);
        table.receive("{}");
        assert!(table.closed);
        let error = TerminalError::NotAGameServer("127.0.0.1:9".to_owned());
        assert!(matches!(table.poll(), Ok(Some(TableReport::Failed { error: reported, .. })) if reported == error));
        assert!(matches!(table.poll(), Err(LinkClosed)));
    }
}
