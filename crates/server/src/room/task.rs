//! The task that owns a table.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex};

use protocol::TableUpdate;
use rules::{PerSeat, PlayerCount};
use store::AppendRequest;
use table::{Input, PlayerId, Stage, Table};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::bye::{CLOSED, RESTART, SIGNED_OUT};
use super::frames::page_update;
use super::lifetime::kept_for;
use super::message::{ReplyTo, RoomMessage};
use super::persist::StoreOutage;
use super::subscribers::Subscribers;
use super::{PageUpdate, Room, RoomSummary};
use crate::budget::Payer;
use crate::{App, Error, clock};

/// The most messages that may wait for a room.
const INBOX: usize = 128;
/// The most messages that share one append.
const BATCH: usize = 32;

/// A table with everything that is not stored.
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
    pub(super) sender: mpsc::WeakSender<Box<RoomMessage>>,
    pub(super) summary: Arc<Mutex<RoomSummary>>,
    /// When a person without a connection counts as away.
    pub(super) away_deadline: PerSeat<Option<Instant>>,
    /// Whose budget the bots use: that of the opener, and of the address from which a player last connected.
    pub(super) payer: Payer,
    /// The number of the job that a bot works on, for each seat.
    pub(super) thinking: PerSeat<Option<u64>>,
    pub(super) last_reaction_at: PerSeat<Option<Instant>>,
    /// Since when nobody has visited. This is an `Instant`, because the system's clock can jump.
    pub(super) empty_since: Instant,
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

    /// When the task must wake up even without a message.
    fn next_wakeup(&self) -> Option<Instant> {
        if let Some(outage) = &self.outage {
            return Some(outage.retry_at);
        }
        let away = self.away_deadline.iter().copied().flatten();
        away.chain(self.table.deadline().map(clock::instant_of)).chain(self.idle_at()).min()
    }

    /// When the table will be closed because nobody visits it. Never while it has subscribers.
    fn idle_at(&self) -> Option<Instant> {
        let kept = kept_for(&self.table, self.app.config.idle_table_ttl);
        self.subscribers.is_empty().then(|| self.empty_since + kept)
    }

    /// Does what has become due.
    fn on_timer(&mut self) {
        if self.outage.is_some() {
            return;
        }
        let now = Instant::now();
        self.mark_absent(now);
        if self.table.deadline().is_some_and(|time| time <= clock::now()) {
            let _ = self.apply_input(Input::Tick, None);
        }
        if self.idle_at().is_some_and(|time| time <= now) {
            let _ = self.apply_input(Input::Close { by: None }, None);
        }
    }

    fn handle_message(&mut self, message: RoomMessage) {
        if let Some(outage) = &self.outage {
            let error = Error::Store(outage.error.clone());
            return self.handle_in_outage(message, error);
        }
        match message {
            RoomMessage::Command { player, command, reply } => self.on_command(player, command, reply),
            RoomMessage::Sit { player, sit, reply } => self.sit(player, sit, reply),
            RoomMessage::Snapshot { player, reply } => drop(reply.send(self.snapshot(player))),
            RoomMessage::Subscribe { player, address, format, reply } => {
                drop(reply.send(self.subscribe(player, address, format)));
            }
            RoomMessage::Unsubscribe { number } => self.unsubscribe(number),
            RoomMessage::Touch { player } => self.on_visit(player),
            RoomMessage::Disconnect { player } => self.subscribers.close_player(player, &SIGNED_OUT),
            RoomMessage::BotMove { seat, action, seq } => self.on_bot_move(seat, action, seq),
            RoomMessage::Save { reply } => self.replies.push(ReplyTo::Caller(reply)),
            RoomMessage::Close => drop(self.apply_input(Input::Close { by: None }, None)),
            RoomMessage::ShutDown => self.subscribers.close_all(&RESTART),
        }
    }

    /// Handles a message while the store does not work. Everything is refused, except that connections can end.
    fn handle_in_outage(&mut self, message: RoomMessage, error: Error) {
        match message {
            RoomMessage::Command { reply, .. } => self.subscribers.refuse(reply, error),
            RoomMessage::Sit { reply, .. } | RoomMessage::Save { reply } => drop(reply.send(Err(error))),
            RoomMessage::Snapshot { reply, .. } => drop(reply.send(Err(error))),
            RoomMessage::Subscribe { reply, .. } => drop(reply.send(Err(error))),
            RoomMessage::BotMove { seat, .. } => self.thinking[seat] = None,
            RoomMessage::Touch { .. } | RoomMessage::Close => {}
            RoomMessage::Unsubscribe { number } => self.unsubscribe(number),
            RoomMessage::Disconnect { player } => self.subscribers.close_player(player, &SIGNED_OUT),
            RoomMessage::ShutDown => self.subscribers.close_all(&RESTART),
        }
    }

    fn snapshot(&self, player: PlayerId) -> Result<PageUpdate, Error> {
        let whole = TableUpdate::whole(&self.table, self.viewer(player)?, None, clock::now());
        Ok(page_update(&self.table, whole.into(), 0))
    }
}
