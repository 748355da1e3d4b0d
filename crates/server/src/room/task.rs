//! The task that owns a table.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::{ClientCommand, DisplayName, ErrorCode, JoinRequest, ServerEvent, TableInfo, TableState, Viewer};
use rules::fair_deal::Secret;
use rules::{PerSeat, Seat};
use table::{BotJob, Input, PlayerId, Refusal, Stage, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::persist::{StoreOutage, WriteBuffer};
use super::subscribers::{Answers, Subscribers, page_update};
use super::{Outgoing, Room, RoomMessage, RoomSummary};
use crate::metrics::count;
use crate::{App, Error, clock};

/// The most messages that may wait for a room.
const LETTERS: usize = 128;
/// The most messages that share one append.
const BATCH: usize = 32;
/// How long a person without a socket counts as present after they were seen.
const SEEN_FOR: u64 = 30_000;
/// The least time between two things that one person says.
const REACTION_EVERY: u64 = 1_500;
/// How long an empty table is kept whose match is over; its record stays.
const KEEP_FINISHED: Duration = Duration::from_secs(15 * 60);
/// How long an empty table is kept whose match never began.
const KEEP_LOBBY: Duration = Duration::from_secs(3 * 3600);
/// How often a table whose store failed tries to reload itself.
pub(super) const RETRY: u64 = 1_000;

/// What happens when a room is told to end.
const RESTART: Outgoing = Outgoing::Bye {
    code: ErrorCode::Restart,
    text: "the server is restarting: the match goes on in a moment",
    again: Some(2_000),
};
const CLOSED: Outgoing = Outgoing::Bye { code: ErrorCode::Closed, text: "the table has been closed", again: None };

/// Who waits for an answer that is given when the events are durable.
pub(super) enum PendingReply {
    Subscriber(u32, Option<u64>),
    Number(oneshot::Sender<Result<u64, Error>>),
    Seat(oneshot::Sender<Result<Seat, Error>>, Seat),
}

/// A table and everything around it that is not stored.
pub(crate) struct RoomTask {
    pub(super) app: App,
    pub(super) id: Arc<str>,
    pub(super) table: Table,
    pub(super) audience: Subscribers,
    pub(super) unsaved: WriteBuffer,
    pub(super) replies: Vec<PendingReply>,
    pub(super) broken: Option<StoreOutage>,
    inbox: mpsc::Receiver<RoomMessage>,
    address: mpsc::WeakSender<RoomMessage>,
    sign: Arc<Mutex<RoomSummary>>,
    /// When a person without a connection counts as away.
    away_deadline: PerSeat<Option<u64>>,
    /// The decisions that bots are thinking about.
    thinking: PerSeat<Option<u64>>,
    last_reaction_at: PerSeat<u64>,
    /// Since when nobody has visited, by a clock that does not jump.
    empty_since: Instant,
}

impl RoomTask {
    /// A table with the entries of it that are not yet stored, and the handle to it.
    pub(crate) fn new(app: App, table: Table, unsaved: WriteBuffer) -> (RoomTask, Room) {
        let (sender, inbox) = mpsc::channel(LETTERS);
        let now = clock::now();
        let players = table.players();
        let id: Arc<str> = table.id().into();
        let sign = Arc::new(Mutex::new(summary_of(&table, now)));
        let room = Room { id: id.clone(), inbox: sender.clone(), sign: sign.clone() };
        let task = RoomTask {
            app,
            id,
            audience: Subscribers::default(),
            unsaved,
            replies: Vec::new(),
            broken: None,
            inbox,
            address: sender.downgrade(),
            sign,
            away_deadline: PerSeat::filled(players, None),
            thinking: PerSeat::filled(players, None),
            last_reaction_at: PerSeat::filled(players, 0),
            empty_since: Instant::now(),
            table,
        };
        (task, room)
    }

    /// Runs the table until it is closed or the server ends.
    pub(crate) async fn run(mut self) {
        if self.table.has_connected_human() {
            // The server was started again: nobody is connected yet.
            let _ = self.put(Input::Resume, None);
        }
        let mut letters = Vec::with_capacity(4);
        loop {
            self.save().await;
            if self.table.stage() == Stage::Closed && self.broken.is_none() {
                break;
            }
            self.schedule_bots();
            let next_wakeup = self.next_wakeup();
            tokio::select! {
                received = self.inbox.recv_many(&mut letters, BATCH) => {
                    if received == 0 {
                        return;
                    }
                }
                () = sleep_until(next_wakeup) => self.on_timer(),
            }
            for letter in letters.drain(..) {
                self.open(letter);
            }
        }
        self.audience.dismiss(&CLOSED);
        self.audience.flush(&self.table, self.app.metrics(), clock::now());
        self.app.rooms().forget(&self.id);
    }

    /// When the task must wake up by itself.
    fn next_wakeup(&self) -> Option<Instant> {
        if let Some(broken) = &self.broken {
            return Some(clock::instant_of(broken.until));
        }
        let leaves = self.away_deadline.iter().copied().flatten();
        let due = leaves.chain(self.table.deadline()).min().map(clock::instant_of);
        due.into_iter().chain(self.idle_at()).min()
    }

    /// When the table goes because nobody visits it; never while somebody listens.
    fn idle_at(&self) -> Option<Instant> {
        self.audience.is_empty().then(|| self.empty_since + self.keep_empty())
    }

    /// How long the table is kept while nobody visits it: a match that was begun much longer than anything else.
    fn keep_empty(&self) -> Duration {
        let keep = self.app.config().idle_table_ttl;
        match self.table.stage() {
            Stage::Finished | Stage::Closed => keep.min(KEEP_FINISHED),
            Stage::Lobby => keep.min(KEEP_LOBBY),
            Stage::Waiting | Stage::Playing => keep,
        }
    }

    fn on_timer(&mut self) {
        let now = clock::now();
        if self.broken.is_some() {
            return;
        }
        for seat in self.table.players().seats() {
            if self.away_deadline[seat].is_some_and(|time| time <= now) {
                self.away_deadline[seat] = None;
                let _ = self.put(Input::Away { seat }, None);
            }
        }
        if self.table.deadline().is_some_and(|time| time <= now) {
            let _ = self.put(Input::Tick, None);
        }
        if self.idle_at().is_some_and(|time| time <= Instant::now()) {
            let _ = self.put(Input::Close { by: None }, None);
        }
    }

    /// Hands an input to the table, and the secret that it may want then. Says how many events followed.
    fn put(&mut self, input: Input, answers: Option<Answers>) -> Result<usize, Refusal> {
        let now = clock::now();
        let mut events = self.step(input, answers, now)?;
        if self.table.needs_secret() {
            let mut secret = Secret([0; 32]);
            getrandom::fill(&mut secret.0).expect("the system has randomness");
            events += self.step(Input::Commit(secret), None, now)?;
        }
        Ok(events)
    }

    /// Hands an input to the table and puts what follows on the lists of what is to be saved and said.
    fn step(&mut self, input: Input, answers: Option<Answers>, now: u64) -> Result<usize, Refusal> {
        let RoomTask { app, table, audience, unsaved, .. } = self;
        let (mut events, mut only_moves) = (0, true);
        table.handle(now, input, |table, event| {
            audience.tell(table, event, events == 0, answers, now);
            unsaved.add(table, event, now);
            count(&app.metrics().events);
            match event {
                table::Event::Stashed { .. } | table::Event::Played { .. } => count(&app.metrics().moves),
                table::Event::Ready { .. } => {}
                _ => only_moves = false,
            }
            if *event == table::Event::MatchOver {
                count(&app.metrics().matches);
                unsaved.finish(table, app.config().public_url.as_deref(), now);
            }
            events += 1;
        })?;
        self.audience.end_step(&self.table, answers);
        if !only_moves {
            self.audience.update_viewers(&self.table, now);
            *self.sign.lock().unwrap_or_else(PoisonError::into_inner) = summary_of(&self.table, now);
        }
        Ok(events)
    }

    fn open(&mut self, letter: RoomMessage) {
        if let Some(broken) = &self.broken
            && !matches!(letter, RoomMessage::Unwatch { .. } | RoomMessage::Goodbye)
        {
            let error = Error::Store(broken.error.clone());
            return self.refuse(letter, &error);
        }
        let now = clock::now();
        match letter {
            RoomMessage::Command { player, from, id, command, reply } => {
                self.command(player, from, id, *command, reply);
            }
            RoomMessage::Sit { player, sit, reply } => self.sit(player, *sit, reply),
            RoomMessage::Look { player, reply } => {
                let viewer = self.viewer(player);
                let look = viewer.map(|viewer| Box::new(page_update(&self.table, viewer, None, 0, now)));
                drop(reply.send(look));
            }
            RoomMessage::Watch { player, mode, reply } => {
                // Give returning players their seat before sending the state.
                self.mark_present(player);
                let added = self.viewer(player).and_then(|_| self.audience.add(&self.table, player, mode));
                if let Ok(ear) = &added {
                    self.audience.tell_state(&self.table, ear.listener, None, now);
                }
                drop(reply.send(added));
            }
            RoomMessage::Unwatch { listener } => {
                let gone = self.audience.remove(listener);
                if let Some(seat) = gone.and_then(|player| self.table.seat_of(player)) {
                    self.away_deadline[seat] = Some(now + self.app.config().away_after.as_millis() as u64);
                }
                self.empty_since = Instant::now();
            }
            RoomMessage::Seen { player } => {
                self.mark_present(player);
                let seat = self.table.seat_of(player).filter(|_| !self.audience.has_subscriber(player));
                if let Some(seat) = seat {
                    self.away_deadline[seat] = Some(now + SEEN_FOR);
                }
                self.empty_since = Instant::now();
            }
            RoomMessage::BotMove { seat, action, number } => {
                self.thinking[seat] = None;
                // A person who came back in the meantime has their seat, and the bot is not heard.
                let _ = self.put(Input::BotMove { seat, action, seq: number }, None);
            }
            RoomMessage::Save { reply } => self.replies.push(PendingReply::Number(reply)),
            RoomMessage::Goodbye => self.audience.dismiss(&RESTART),
        }
    }

    /// Answers a message while the store does not work.
    fn refuse(&mut self, letter: RoomMessage, error: &Error) {
        let error = || error.clone();
        match letter {
            RoomMessage::Command { from, id, reply, .. } => {
                if let Some(reply) = reply {
                    drop(reply.send(Err(error())));
                }
                from.into_iter().for_each(|listener| self.audience.answer(listener, id, Some(error())));
            }
            RoomMessage::Sit { reply, .. } => drop(reply.send(Err(error()))),
            RoomMessage::Look { reply, .. } => drop(reply.send(Err(error()))),
            RoomMessage::Watch { reply, .. } => drop(reply.send(Err(error()))),
            RoomMessage::Save { reply } => drop(reply.send(Err(error()))),
            RoomMessage::BotMove { seat, .. } => self.thinking[seat] = None,
            RoomMessage::Seen { .. } | RoomMessage::Unwatch { .. } | RoomMessage::Goodbye => {}
        }
    }

    /// How a person may look at the table.
    fn viewer(&self, player: PlayerId) -> Result<Viewer, Error> {
        match Viewer::of(&self.table, player) {
            Viewer::Spectator if !self.table.settings().spectators && !self.can_join() => Err(Error::Private),
            viewer => Ok(viewer),
        }
    }

    /// Anybody who has the link of a table that is not full may look at its empty seats.
    fn can_join(&self) -> bool {
        self.table.stage() == Stage::Lobby
    }

    /// A person is there: they have their seat back.
    fn mark_present(&mut self, player: PlayerId) {
        if let Some(seat) = self.table.seat_of(player) {
            self.away_deadline[seat] = None;
            let _ = self.put(Input::Back { seat }, None);
        }
    }

    fn sit(&mut self, player: PlayerId, sit: JoinRequest, reply: oneshot::Sender<Result<Seat, Error>>) {
        let name = DisplayName::shortened(&sit.name).map(Box::from).unwrap_or_default();
        let result = self.put(Input::Sit { player, name, seat: sit.seat }, None);
        match (result, self.table.seat_of(player)) {
            (Ok(_), Some(seat)) => {
                if !self.audience.has_subscriber(player) {
                    self.away_deadline[seat] = Some(clock::now() + SEEN_FOR);
                }
                self.replies.push(PendingReply::Seat(reply, seat));
            }
            (Err(refusal), _) => drop(reply.send(Err(refusal.into()))),
            (Ok(_), None) => drop(reply.send(Err(Refusal::NotSeated.into()))),
        }
    }

    fn command(
        &mut self,
        player: PlayerId,
        from: Option<u32>,
        id: Option<u64>,
        command: ClientCommand,
        reply: Option<oneshot::Sender<Result<u64, Error>>>,
    ) {
        let answers = from.map(|listener| Answers { listener, id });
        match self.execute(player, from, id, command, answers) {
            Ok(events) => {
                if let Some(reply) = reply {
                    self.replies.push(PendingReply::Number(reply));
                }
                match from {
                    Some(listener) if events > 0 => self.replies.push(PendingReply::Subscriber(listener, id)),
                    Some(listener) if id.is_some() => self.audience.answer(listener, id, None),
                    _ => {}
                }
            }
            Err(error) => {
                count(&self.app.metrics().refused);
                if let Some(listener) = from {
                    self.audience.answer(listener, id, Some(error.clone()));
                }
                reply.into_iter().for_each(|reply| drop(reply.send(Err(error.clone()))));
            }
        }
    }

    fn execute(
        &mut self,
        player: PlayerId,
        from: Option<u32>,
        id: Option<u64>,
        command: ClientCommand,
        answers: Option<Answers>,
    ) -> Result<usize, Error> {
        if let Some(input) = command.to_input(player, &self.table)? {
            return Ok(self.put(input, answers)?);
        }
        let seat = self.table.seat_of(player).ok_or(Refusal::NotSeated);
        match command {
            ClientCommand::React { reaction } => self.react(seat?, reaction),
            _ => {
                if let Some(listener) = from {
                    self.audience.tell_state(&self.table, listener, id, clock::now());
                }
                Ok(usize::from(from.is_some()))
            }
        }
    }

    fn react(&mut self, seat: Seat, reaction: table::Reaction) -> Result<usize, Error> {
        let now = clock::now();
        if now < self.last_reaction_at[seat] + REACTION_EVERY {
            return Err(Error::TooManyRequests);
        }
        self.last_reaction_at[seat] = now;
        self.audience.say(&self.table, &ServerEvent::Reaction { seat, reaction }, now);
        Ok(0)
    }

    /// Lets bots think about the moves that the table wants from them.
    fn schedule_bots(&mut self) {
        if self.broken.is_some() {
            return;
        }
        for BotJob { seat, seq, view, level, seed } in self.table.bot_jobs(&self.thinking) {
            let Some(inbox) = self.address.upgrade() else { continue };
            self.thinking[seat] = Some(seq);
            self.app.bots().think(self.app.clone(), view, level, seed, move |action| async move {
                let _ = inbox.send(RoomMessage::BotMove { seat, action, number: seq }).await;
            });
        }
    }
}

/// Sleeps until a time, or forever.
async fn sleep_until(next_wakeup: Option<Instant>) {
    match next_wakeup {
        Some(time) => tokio::time::sleep_until(time).await,
        None => std::future::pending().await,
    }
}

fn summary_of(table: &Table, now: u64) -> RoomSummary {
    let person = |(seat, chair): (Seat, &table::Occupant)| chair.human().map(|person| (person.id, seat));
    RoomSummary {
        info: TableInfo::of(&TableState::of(table, Viewer::Spectator, now)),
        listed: table.settings().listed,
        people: table.seats().iter_with_seat().filter_map(person).collect(),
    }
}
