//! The line to the server: one socket, as long as it holds.

use std::io::ErrorKind;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

use learn::hint::Hint;
use protocol::{ClientMessage, ServerEvent, TableState};
use rules::fair_deal::Entropy;
use rules::{CardSet, Phase, Seat};
use table::Stage;
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::{Error, Message, WebSocket};

use super::Place;
use super::fold::{self, Next};
use super::stream::{Stream, call, speak};
use crate::driver::{Command, Link, Listener, Lobby, Report};
use crate::frame::{Asks, Frame};
use crate::trouble::Trouble;

pub(super) type Socket = WebSocket<Stream>;

/// How long a read waits before the person's commands are looked at.
const GLANCE: Duration = Duration::from_millis(25);

/// The number by which the server answers when this program, not the person, has said that it is ready.
const OWN_READY: u64 = 1;

/// How a line ends.
pub(super) enum End {
    /// For good: the table is closed, or nobody listens.
    Over,
    /// It broke; perhaps the server said when to come back.
    Broken(Option<Duration>),
}

/// Opens the socket of a table. Why that did not work is of no use to anybody: it is tried again.
pub(super) fn connect(place: &Place, key: &str) -> Option<Socket> {
    // Whether the line is encrypted is not for the one who speaks through it.
    let address = format!("ws://{}/api/tables/{}/socket", place.host(), place.table());
    let mut request = address.into_client_request().ok()?;
    if let Ok(value) = HeaderValue::from_str(&format!("Bearer {key}")) {
        request.headers_mut().insert("Authorization", value);
    }
    let socket = call(place).ok()?;
    let handle = socket.try_clone().ok()?;
    let (socket, _) = tungstenite::client(request, speak(place, socket).ok()?).ok()?;
    handle.set_read_timeout(Some(GLANCE)).ok()?;
    Some(socket)
}

/// What is known of the table, over all lines that were held.
pub(super) struct Talk {
    state: Option<TableState>,
    shown: Option<Frame>,
    seen: u64,
    broken: bool,
    /// When the person's time for their choice is up.
    due: Option<Instant>,
    /// Whose newest choice was made for them and is still to be told.
    late: Option<Seat>,
    /// What the person was last asked for: a card of these, in this round. While others move on, that is no new question.
    asked: Option<(usize, CardSet, Asks)>,
}

impl Talk {
    pub(super) fn new() -> Talk {
        Talk { state: None, shown: None, seen: 0, broken: false, due: None, late: None, asked: None }
    }

    /// The line broke, so the next whole state is news whatever it says. Says whether it held until now.
    pub(super) fn breaks(&mut self) -> bool {
        !std::mem::replace(&mut self.broken, true)
    }

    /// Holds one line until it ends.
    pub(super) fn hold(&mut self, mut socket: Socket, commands: &Receiver<Command>, listener: &mut Listener) -> End {
        loop {
            let heard = match socket.read() {
                Ok(Message::Text(text)) => self.hear(&mut socket, text.as_str(), listener),
                Ok(Message::Close(_)) => Err(End::Broken(None)),
                Ok(_) => Ok(()),
                Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => Ok(()),
                Err(_) => Err(End::Broken(None)),
            };
            if let Err(end) = heard.and_then(|()| self.obey_all(&mut socket, commands, listener)) {
                return end;
            }
        }
    }

    fn hear(&mut self, socket: &mut Socket, text: &str, listener: &mut Listener) -> Result<(), End> {
        // A message that cannot be read is from a newer server; the whole state says all that matters.
        let Ok(message) = protocol::ServerMessage::read(text) else {
            return send(socket, protocol::ClientCommand::Sync);
        };
        self.seen = message.n.unwrap_or(self.seen);
        match &message.event {
            // Nobody but this program said that it is ready. If the deal came first, that is no news.
            ServerEvent::Refused { .. } if message.re == Some(OWN_READY) => {}
            ServerEvent::Refused { code, text } => {
                tell(listener, Report::Trouble(Trouble::refused(code, text)))?;
                // Whoever is not to choose anything has nothing to choose again.
                if self.shown.as_ref().is_some_and(|frame| frame.asks() != Asks::Wait) {
                    tell(listener, Report::Settled)?;
                }
            }
            ServerEvent::Closing { code, text, retry_after_ms } => {
                let again = retry_after_ms.map(Duration::from_millis);
                if again.is_none() {
                    tell(listener, Report::Trouble(Trouble::refused(code, text)))?;
                }
                return Err(again.map_or(End::Over, |again| End::Broken(Some(again))));
            }
            ServerEvent::Closed => return Err(End::Over),
            _ => {}
        }
        if let Some(time) = fold::time_given(self.state.as_ref(), &message.event) {
            self.due = time.and_then(|left| Instant::now().checked_add(Duration::from_millis(left)));
        }
        self.late = fold::late(&message.event).or(self.late);
        match fold::follow(&mut self.state, &message.event) {
            Next::Show => self.show(socket, listener),
            Next::Sync => send(socket, protocol::ClientCommand::Sync),
            Next::Nothing => Ok(()),
        }
    }

    /// Reports what has changed, and does what no person needs to be asked for.
    fn show(&mut self, socket: &mut Socket, listener: &mut Listener) -> Result<(), End> {
        let Some(state) = &self.state else { return Ok(()) };
        let back = std::mem::take(&mut self.broken);
        if back {
            tell(listener, Report::Link(Link::Up))?;
        }
        if state.stage == Stage::Lobby {
            let lobby = Lobby { names: fold::names(state), host: state.you_host };
            return tell(listener, Report::Lobby(lobby));
        }
        let waits = state.stage == Stage::Waiting && !self.is_ready();
        let Some(frame) = fold::frame(state) else {
            // Before the first deal there is nothing to read first.
            return if waits { ready(socket, Some(OWN_READY)) } else { Ok(()) };
        };
        let changed = self.shown.as_ref() != Some(&frame);
        let asks = frame.asks();
        let question = matches!(asks, Asks::Stash | Asks::Play).then_some((frame.round, frame.view.hand, asks));
        if changed {
            self.shown = Some(frame.clone());
            tell(listener, Report::Frame(Box::new(Frame { late: self.late.take(), ..frame })))?;
        }
        if matches!(asks, Asks::Stash | Asks::Play)
            && let Some(due) = self.due
        {
            tell(listener, Report::TimeLeft(due.saturating_duration_since(Instant::now())))?;
        }
        let is_news = match asks {
            Asks::Stash | Asks::Play => question != self.asked || back,
            Asks::Nothing => changed || back,
            Asks::NextRound => waits && (changed || back),
            Asks::Wait => false,
        };
        self.asked = question;
        if is_news {
            tell(listener, Report::Settled)?;
        }
        Ok(())
    }

    fn is_ready(&self) -> bool {
        let seat = |state: &TableState| state.you.map(|you| state.seats[you].ready);
        self.state.as_ref().and_then(seat).unwrap_or(false)
    }

    fn obey_all(
        &mut self,
        socket: &mut Socket,
        commands: &Receiver<Command>,
        listener: &mut Listener,
    ) -> Result<(), End> {
        loop {
            match commands.try_recv() {
                Ok(command) => self.obey(socket, command, listener)?,
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(End::Over),
            }
        }
    }

    fn obey(&mut self, socket: &mut Socket, command: Command, listener: &mut Listener) -> Result<(), End> {
        let n = self.seen;
        let stage = self.state.as_ref().map(|state| state.stage);
        match command {
            Command::Choose(card) => {
                let stash = self.shown.as_ref().is_some_and(|frame| frame.view.public.phase == Phase::Stash);
                send(
                    socket,
                    if stash {
                        protocol::ClientCommand::Stash { card, n }
                    } else {
                        protocol::ClientCommand::Play { card, n }
                    },
                )
            }
            Command::NextRound if stage == Some(Stage::Lobby) => send(socket, protocol::ClientCommand::Start),
            Command::NextRound => ready(socket, None),
            Command::Undo => send(socket, protocol::ClientCommand::Undo { n }),
            Command::Hint => {
                tell(listener, self.hint().map_or(Report::NoHint, Report::Hint))?;
                tell(listener, Report::Settled)
            }
        }
    }

    /// A hint is thought out here, from the person's own view.
    fn hint(&self) -> Option<Hint> {
        let frame = self.shown.as_ref().filter(|frame| frame.can_hint && !frame.view.legal().is_empty())?;
        Hint::of(&frame.view, 0, frame.round as u64)
    }
}

/// Ready for the next deal, with something of one's own in the shuffle.
fn ready(socket: &mut Socket, id: Option<u64>) -> Result<(), End> {
    let mut entropy = Entropy([0; 16]);
    let added = getrandom::fill(&mut entropy.0).is_ok();
    request(socket, ClientMessage { id, command: protocol::ClientCommand::Ready { entropy: added.then_some(entropy) } })
}

fn send(socket: &mut Socket, command: protocol::ClientCommand) -> Result<(), End> {
    request(socket, ClientMessage { id: None, command })
}

fn request(socket: &mut Socket, request: ClientMessage) -> Result<(), End> {
    let text = serde_json::to_string(&request).map_err(|_| End::Broken(None))?;
    socket.send(Message::text(text)).map_err(|_| End::Broken(None))
}

fn tell(listener: &mut Listener, report: Report) -> Result<(), End> {
    if listener(report) { Ok(()) } else { Err(End::Over) }
}
