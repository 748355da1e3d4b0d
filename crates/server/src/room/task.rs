//! The task that owns a table.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::{ClientCommand, DisplayName, JoinRequest, ServerEvent, TableUpdate, Viewer};
use rules::fair_deal::Secret;
use rules::{PerSeat, PlayerCount};
use store::AppendRequest;
use table::{BotJob, Event, Input, LogEntry, PlayerId, Reaction, Refusal, Stage, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::bye::{CLOSED, RESTART, SIGNED_OUT};
use super::lifetime::{check_lobby, kept_for};
use super::persist::{StoreOutage, finished_match};
use super::subscribers::{Subscribers, page_update};
use super::{ReplyTo, Room, RoomMessage, RoomSummary, SocketFormat, Subscription};
use crate::budget::Payer;
use crate::metrics::count;
use crate::{App, Error, clock, lock};

/// The most messages that may wait for a room.
const INBOX: usize = 128;
/// The most messages that share one append.
const BATCH: usize = 32;
/// How long a person without a socket counts as present after they were seen.
const SEEN_FOR: Duration = Duration::from_secs(30);
/// The least time between two reactions of one person.
const REACTION_EVERY: Duration = Duration::from_millis(1_500);

/// The most cards that may be taken back in one round, so that a log does not grow without end.
const MAX_UNDOS: u32 = 100;

/// A table and everything around it that is not stored.
pub(crate) struct RoomTask {
    pub(super) app: App,
    pub(super) id: Arc<str>,
    pub(super) table: Table,
    pub(super) subscribers: Subscribers,
    /// What is not stored yet.
    pub(super) unsaved: AppendRequest,
    /// Those who are answered once it is stored.
    pub(super) replies: Vec<ReplyTo>,
    pub(super) outage: Option<StoreOutage>,
    inbox: mpsc::Receiver<Box<RoomMessage>>,
    sender: mpsc::WeakSender<Box<RoomMessage>>,
    summary: Arc<Mutex<RoomSummary>>,
    /// When a person without a connection counts as away.
    away_deadline: PerSeat<Option<Instant>>,
    /// Who pays for the thoughts of the bots: the opener, at the address from which somebody last came to play.
    payer: Payer,
    /// The decisions that bots are thinking about.
    thinking: PerSeat<Option<u64>>,
    last_reaction_at: PerSeat<Option<Instant>>,
    /// Since when nobody has visited, by a clock that does not jump.
    empty_since: Instant,
}

impl RoomTask {
    /// The task of a table with its events that are not stored yet, and the handle to it.
    pub(crate) fn new(app: App, table: Table, unsaved: AppendRequest, address: Option<IpAddr>) -> (RoomTask, Room) {
        let (sender, inbox) = mpsc::channel(INBOX);
        // The host may still change the number of players.
        let players = PlayerCount::Four;
        let (id, opener): (Arc<str>, PlayerId) = (table.id().into(), table.host());
        let unknown = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        let summary = Arc::new(Mutex::new(RoomSummary::of(&table, clock::now())));
        let task = RoomTask {
            app,
            id: id.clone(),
            subscribers: Subscribers::default(),
            unsaved,
            replies: Vec::new(),
            outage: None,
            inbox,
            sender: sender.downgrade(),
            summary: summary.clone(),
            away_deadline: PerSeat::filled(players, None),
            payer: Payer { address: address.unwrap_or(unknown), person: Some(opener) },
            thinking: PerSeat::filled(players, None),
            last_reaction_at: PerSeat::filled(players, None),
            empty_since: Instant::now(),
            table,
        };
        (task, Room { id, opener, address, inbox: sender, summary })
    }

    /// Runs the table until it is closed or the server stops.
    pub(crate) async fn run(mut self) {
        if self.table.has_connected_human() {
            // The server was started again: nobody is connected yet.
            let _ = self.apply_input(Input::Resume, None);
        }
        let mut messages = Vec::with_capacity(4);
        loop {
            self.save().await;
            if self.table.stage() == Stage::Closed && self.outage.is_none() {
                break;
            }
            self.schedule_bots();
            let next_wakeup = self.next_wakeup();
            tokio::select! {
                received = self.inbox.recv_many(&mut messages, BATCH) => {
                    if received == 0 {
                        return;
                    }
                }
                () = clock::sleep_until(next_wakeup) => self.on_timer(),
            }
            for message in messages.drain(..) {
                self.handle_message(*message);
            }
        }
        self.subscribers.close_all(&CLOSED);
        self.subscribers.flush(&self.table, &self.app.metrics, clock::now());
        self.app.rooms.remove(&self.id);
    }

    /// When the task must wake up by itself.
    fn next_wakeup(&self) -> Option<Instant> {
        if let Some(outage) = &self.outage {
            return Some(outage.retry_at);
        }
        let away = self.away_deadline.iter().copied().flatten();
        away.chain(self.table.deadline().map(clock::instant_of)).chain(self.idle_at()).min()
    }

    /// When the table is closed because nobody visits it; never while it has subscribers.
    fn idle_at(&self) -> Option<Instant> {
        let kept = kept_for(&self.table, self.app.config.idle_table_ttl);
        self.subscribers.is_empty().then(|| self.empty_since + kept)
    }

    fn on_timer(&mut self) {
        if self.outage.is_some() {
            return;
        }
        let now = Instant::now();
        for seat in PlayerCount::Four.seats() {
            if self.away_deadline[seat].is_some_and(|time| time <= now) {
                self.away_deadline[seat] = None;
                let _ = self.apply_input(Input::Away { seat }, None);
            }
        }
        if self.table.deadline().is_some_and(|time| time <= clock::now()) {
            let _ = self.apply_input(Input::Tick, None);
        }
        if self.idle_at().is_some_and(|time| time <= now) {
            let _ = self.apply_input(Input::Close { by: None }, None);
        }
    }

    /// Hands an input to the table, and then the secret if the table needs one. Queues what follows to be stored and then
    /// sent. Returns the number of events; the first of them answers `command`.
    fn apply_input(&mut self, input: Input, command: Option<&ReplyTo>) -> Result<usize, Refusal> {
        let now = clock::now();
        let RoomTask { app, table, subscribers, unsaved, .. } = self;
        let (mut events, mut only_moves) = (0, true);
        table.handle(now, input, |table, event| {
            subscribers.queue_event(table, event, events == 0, command, now);
            unsaved.push(table.seq(), LogEntry { at: table.last_event_at(), event: event.clone() });
            events += 1;
            count(&app.metrics.events);
            match event {
                Event::Stashed(_) | Event::Played(_) => count(&app.metrics.moves),
                Event::Ready { .. } => {}
                _ => only_moves = false,
            }
            if *event == Event::MatchOver {
                count(&app.metrics.matches);
                unsaved.finished = Some(finished_match(table, app.config.public_url.clone(), now));
            }
        })?;
        if !only_moves {
            self.subscribers.update_viewers(&self.table, now);
            *lock(&self.summary) = RoomSummary::of(&self.table, now);
        }
        if self.table.needs_secret() {
            events += self.apply_input(Input::Commit(fresh_secret()), None)?;
        }
        Ok(events)
    }

    fn handle_message(&mut self, message: RoomMessage) {
        if let Some(outage) = &self.outage
            && !matches!(
                message,
                RoomMessage::Unsubscribe { .. } | RoomMessage::Disconnect { .. } | RoomMessage::ShutDown
            )
        {
            let error = Error::Store(outage.error.clone());
            return self.refuse(message, error);
        }
        match message {
            RoomMessage::Command { player, command, reply } => {
                let result = self.execute(player, command, &reply);
                self.settle(reply, result);
            }
            RoomMessage::Sit { player, sit, reply } => self.sit(player, sit, reply),
            RoomMessage::Snapshot { player, reply } => {
                let whole = |viewer| TableUpdate::whole(&self.table, viewer, None, clock::now());
                let viewer = self.viewer(player);
                drop(reply.send(viewer.map(|viewer| page_update(&self.table, whole(viewer).into(), 0))));
            }
            RoomMessage::Subscribe { player, address, format, reply } => {
                drop(reply.send(self.subscribe(player, address, format)));
            }
            RoomMessage::Unsubscribe { number } => {
                let gone = self.subscribers.remove(number);
                self.subscribers.tell_watching(&self.table, clock::now());
                if let Some(seat) = gone.and_then(|player| self.table.seat_of(player)) {
                    self.away_deadline[seat] = Some(Instant::now() + self.app.config.away_after);
                }
                self.empty_since = Instant::now();
            }
            RoomMessage::Touch { player } => {
                self.mark_present(player);
                self.expect_back(player);
                // Those who only look do not keep a table.
                if self.table.seat_of(player).is_some() {
                    self.empty_since = Instant::now();
                }
            }
            RoomMessage::Disconnect { player } => self.subscribers.close_player(player, &SIGNED_OUT),
            RoomMessage::BotMove { seat, action, seq } => {
                self.thinking[seat] = None;
                // If the person has come back meanwhile, the seat is theirs and the table refuses the bot's move.
                let _ = self.apply_input(Input::BotMove { seat, action, seq }, None);
            }
            RoomMessage::Save { reply } => self.replies.push(ReplyTo::Caller(reply)),
            RoomMessage::Close => drop(self.apply_input(Input::Close { by: None }, None)),
            RoomMessage::ShutDown => self.subscribers.close_all(&RESTART),
        }
    }

    /// Answers a message while the store does not work.
    fn refuse(&mut self, message: RoomMessage, error: Error) {
        match message {
            RoomMessage::Command { reply, .. } => self.subscribers.refuse(reply, error),
            RoomMessage::Sit { reply, .. } | RoomMessage::Save { reply } => drop(reply.send(Err(error))),
            RoomMessage::Snapshot { reply, .. } => drop(reply.send(Err(error))),
            RoomMessage::Subscribe { reply, .. } => drop(reply.send(Err(error))),
            RoomMessage::BotMove { seat, .. } => self.thinking[seat] = None,
            RoomMessage::Touch { .. }
            | RoomMessage::Disconnect { .. }
            | RoomMessage::Unsubscribe { .. }
            | RoomMessage::Close
            | RoomMessage::ShutDown => {}
        }
    }

    /// Carries a command out. Returns the number of frames that its sender gets for it.
    fn execute(&mut self, player: PlayerId, command: ClientCommand, reply: &ReplyTo) -> Result<usize, Error> {
        if matches!(command, ClientCommand::Undo { .. }) && self.table.undos() >= MAX_UNDOS {
            return Err(Error::TooManyUndos);
        }
        if matches!(command, ClientCommand::Configure { .. } | ClientCommand::Bot { .. }) {
            check_lobby(&self.table)?;
        }
        if let Some(input) = command.to_input(player, &self.table)? {
            return Ok(self.apply_input(input, Some(reply))?);
        }
        match (command, reply) {
            (ClientCommand::React { reaction }, _) => self.react(player, reaction)?,
            // The only other command that has no input is `Sync`.
            (_, ReplyTo::Subscriber { number, id }) => {
                self.subscribers.queue_state(&self.table, *number, *id, clock::now());
                return Ok(1);
            }
            (_, ReplyTo::Caller(_)) => {}
        }
        Ok(0)
    }

    /// Answers a command: a refusal at once, anything else when the events are durable.
    fn settle(&mut self, reply: ReplyTo, result: Result<usize, Error>) {
        match (result, reply) {
            (Err(error), reply) => {
                count(&self.app.metrics.refused);
                self.subscribers.refuse(reply, error);
            }
            (Ok(0), ReplyTo::Subscriber { number, id }) => {
                id.into_iter().for_each(|id| self.subscribers.queue_done(number, id));
            }
            (Ok(_), reply) => self.replies.push(reply),
        }
    }

    fn react(&mut self, player: PlayerId, reaction: Reaction) -> Result<(), Error> {
        let seat = self.table.seat_of(player).ok_or(Refusal::NotSeated)?;
        let last = self.last_reaction_at[seat].replace(Instant::now());
        if last.is_some_and(|last| last.elapsed() < REACTION_EVERY) {
            self.last_reaction_at[seat] = last;
            return Err(Error::TooManyRequests);
        }
        self.subscribers.broadcast(&self.table, &ServerEvent::Reaction { seat, reaction }, clock::now());
        Ok(())
    }

    fn sit(&mut self, player: PlayerId, sit: JoinRequest, reply: oneshot::Sender<Result<u64, Error>>) {
        let name = DisplayName::shortened(&sit.name).map(Box::from).unwrap_or_default();
        let seated = check_lobby(&self.table).and_then(|()| {
            let input = Input::Sit { player, name, seat: sit.seat };
            Ok(self.apply_input(input, None)?)
        });
        match seated {
            Ok(_) => {
                self.expect_back(player);
                self.replies.push(ReplyTo::Caller(reply));
            }
            Err(error) => drop(reply.send(Err(error))),
        }
    }

    fn subscribe(&mut self, player: PlayerId, address: IpAddr, format: SocketFormat) -> Result<Subscription, Error> {
        if self.table.seat_of(player).is_some() {
            self.payer.address = address;
        }
        // Give returning players their seat before sending the state.
        self.mark_present(player);
        self.viewer(player)?;
        let inbox = self.sender.upgrade().ok_or(Error::NoSuchTable)?;
        self.subscribers.add(&self.table, player, format, inbox, clock::now())
    }

    /// The viewer that a person is, if they may see the table. Before the match, everybody who has the link may.
    fn viewer(&self, player: PlayerId) -> Result<Viewer, Error> {
        let open = self.table.settings().spectators || self.table.stage() == Stage::Lobby;
        match Viewer::of(&self.table, player) {
            Viewer::Spectator if !open => Err(Error::Private),
            viewer => Ok(viewer),
        }
    }

    /// Gives a person who is here their seat back.
    fn mark_present(&mut self, player: PlayerId) {
        if let Some(seat) = self.table.seat_of(player) {
            self.away_deadline[seat] = None;
            let _ = self.apply_input(Input::Back { seat }, None);
        }
    }

    /// Counts a person without a socket as away unless they are seen again soon.
    fn expect_back(&mut self, player: PlayerId) {
        if let Some(seat) = self.table.seat_of(player)
            && !self.subscribers.has_subscriber(player)
        {
            self.away_deadline[seat] = Some(Instant::now() + SEEN_FOR);
        }
    }

    /// Lets bots think about the moves that the table wants from them.
    fn schedule_bots(&mut self) {
        if self.outage.is_some() {
            return;
        }
        for BotJob { seat, seq, view, level, seed } in self.table.bot_jobs(&self.thinking) {
            // A weak handle: a bot that thinks does not keep a table open.
            let inbox = self.sender.clone();
            self.thinking[seat] = Some(seq);
            self.app.bots.think(self.app.clone(), self.payer, view, level, seed, move |action| async move {
                if let Some(inbox) = inbox.upgrade() {
                    let _ = inbox.send(RoomMessage::BotMove { seat, action, seq }.into()).await;
                }
            });
        }
    }
}

fn fresh_secret() -> Secret {
    let mut secret = Secret([0; 32]);
    getrandom::fill(&mut secret.0).expect("the system has randomness");
    secret
}
