//! The task that owns a table.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::{ClientCommand, DisplayName, ErrorCode, JoinRequest, ServerEvent, TableInfo, TableState, Viewer};
use rules::fair_deal::Secret;
use rules::{PerSeat, Seat};
use table::{BotJob, Input, PlayerId, Refusal, Stage, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::audience::{Answers, Audience, page_update};
use super::save::{Broken, Unsaved};
use super::{Frame, Letter, Room, Sign};
use crate::metrics::count;
use crate::{App, Error, clock};

/// The most letters that may wait for a room.
const LETTERS: usize = 128;
/// The most letters that share one append.
const BATCH: usize = 32;
/// How long a person without a socket counts as present after they were seen.
const SEEN_FOR: u64 = 30_000;
/// The least time between two things that one person says.
const REACTION_EVERY: u64 = 1_500;
/// How long an empty table is kept whose match is over; its record stays.
const KEEP_FINISHED: Duration = Duration::from_secs(15 * 60);
/// How long an empty table is kept whose match never began.
const KEEP_LOBBY: Duration = Duration::from_secs(3 * 3600);
/// How often a table whose store failed tries to read itself anew.
pub(super) const RETRY: u64 = 1_000;

/// What happens when a room is told to end.
const RESTART: Frame = Frame::Bye {
    code: ErrorCode::Restart,
    text: "the server is restarting: the match goes on in a moment",
    again: Some(2_000),
};
const CLOSED: Frame = Frame::Bye { code: ErrorCode::Closed, text: "the table has been closed", again: None };

/// Who waits for an answer that is given when the events are durable.
pub(super) enum Waiter {
    Listener(u32, Option<u64>),
    Number(oneshot::Sender<Result<u64, Error>>),
    Seat(oneshot::Sender<Result<Seat, Error>>, Seat),
}

/// A table and everything around it that is not stored.
pub(crate) struct Task {
    pub(super) app: App,
    pub(super) id: Arc<str>,
    pub(super) table: Table,
    pub(super) audience: Audience,
    pub(super) unsaved: Unsaved,
    pub(super) waiters: Vec<Waiter>,
    pub(super) broken: Option<Broken>,
    inbox: mpsc::Receiver<Letter>,
    address: mpsc::WeakSender<Letter>,
    sign: Arc<Mutex<Sign>>,
    /// When a person without a connection counts as away.
    leaves_at: PerSeat<Option<u64>>,
    /// The decisions that bots are thinking about.
    thinking: PerSeat<Option<u64>>,
    spoke_at: PerSeat<u64>,
    /// Since when nobody has visited, by a clock that does not jump.
    empty_since: Instant,
}

impl Task {
    /// A table with the entries of it that are not yet stored, and the handle to it.
    pub(crate) fn new(app: App, table: Table, unsaved: Unsaved) -> (Task, Room) {
        let (sender, inbox) = mpsc::channel(LETTERS);
        let now = clock::now();
        let players = table.players();
        let id: Arc<str> = table.id().into();
        let sign = Arc::new(Mutex::new(sign_of(&table, now)));
        let room = Room { id: id.clone(), inbox: sender.clone(), sign: sign.clone() };
        let task = Task {
            app,
            id,
            audience: Audience::default(),
            unsaved,
            waiters: Vec::new(),
            broken: None,
            inbox,
            address: sender.downgrade(),
            sign,
            leaves_at: PerSeat::filled(players, None),
            thinking: PerSeat::filled(players, None),
            spoke_at: PerSeat::filled(players, 0),
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
            self.start_bots();
            let alarm = self.alarm();
            tokio::select! {
                received = self.inbox.recv_many(&mut letters, BATCH) => {
                    if received == 0 {
                        return;
                    }
                }
                () = sleep_until(alarm) => self.ring(),
            }
            for letter in letters.drain(..) {
                self.open(letter);
            }
        }
        self.audience.dismiss(&CLOSED);
        self.audience.send_waiting(&self.table, self.app.metrics(), clock::now());
        self.app.rooms().forget(&self.id);
    }

    /// When the task must wake up by itself.
    fn alarm(&self) -> Option<Instant> {
        if let Some(broken) = &self.broken {
            return Some(clock::instant_of(broken.until));
        }
        let leaves = self.leaves_at.iter().copied().flatten();
        let due = leaves.chain(self.table.deadline()).min().map(clock::instant_of);
        due.into_iter().chain(self.idle_at()).min()
    }

    /// When the table goes because nobody visits it; never while somebody listens.
    fn idle_at(&self) -> Option<Instant> {
        self.audience.is_empty().then(|| self.empty_since + self.keep_empty())
    }

    /// How long the table is kept while nobody visits it: a match that was begun much longer than anything else.
    fn keep_empty(&self) -> Duration {
        let keep = self.app.config().keep_idle;
        match self.table.stage() {
            Stage::Finished | Stage::Closed => keep.min(KEEP_FINISHED),
            Stage::Lobby => keep.min(KEEP_LOBBY),
            Stage::Waiting | Stage::Playing => keep,
        }
    }

    fn ring(&mut self) {
        let now = clock::now();
        if self.broken.is_some() {
            return;
        }
        for seat in self.table.players().seats() {
            if self.leaves_at[seat].is_some_and(|time| time <= now) {
                self.leaves_at[seat] = None;
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
        let Task { app, table, audience, unsaved, .. } = self;
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
            self.audience.follow_seats(&self.table, now);
            *self.sign.lock().unwrap_or_else(PoisonError::into_inner) = sign_of(&self.table, now);
        }
        Ok(events)
    }

    fn open(&mut self, letter: Letter) {
        if let Some(broken) = &self.broken
            && !matches!(letter, Letter::Unwatch { .. } | Letter::Goodbye)
        {
            let error = Error::Store(broken.error.clone());
            return self.refuse(letter, &error);
        }
        let now = clock::now();
        match letter {
            Letter::Command { player, from, id, command, reply } => self.command(player, from, id, *command, reply),
            Letter::Sit { player, sit, reply } => self.sit(player, *sit, reply),
            Letter::Look { player, reply } => {
                let viewer = self.viewer(player);
                let look = viewer.map(|viewer| Box::new(page_update(&self.table, viewer, None, 0, now)));
                drop(reply.send(look));
            }
            Letter::Watch { player, mode, reply } => {
                // Give returning players their seat before sending the state.
                self.arrive(player);
                let added = self.viewer(player).and_then(|_| self.audience.add(&self.table, player, mode));
                if let Ok(ear) = &added {
                    self.audience.tell_state(&self.table, ear.listener, None, now);
                }
                drop(reply.send(added));
            }
            Letter::Unwatch { listener } => {
                let gone = self.audience.remove(listener);
                if let Some(seat) = gone.and_then(|player| self.table.seat_of(player)) {
                    self.leaves_at[seat] = Some(now + self.app.config().away_after.as_millis() as u64);
                }
                self.empty_since = Instant::now();
            }
            Letter::Seen { player } => {
                self.arrive(player);
                let seat = self.table.seat_of(player).filter(|_| !self.audience.hears(player));
                if let Some(seat) = seat {
                    self.leaves_at[seat] = Some(now + SEEN_FOR);
                }
                self.empty_since = Instant::now();
            }
            Letter::BotMove { seat, action, number } => {
                self.thinking[seat] = None;
                // A person who came back in the meantime has their seat, and the bot is not heard.
                let _ = self.put(Input::BotMove { seat, action, seq: number }, None);
            }
            Letter::Save { reply } => self.waiters.push(Waiter::Number(reply)),
            Letter::Goodbye => self.audience.dismiss(&RESTART),
        }
    }

    /// Answers a letter while the store does not work.
    fn refuse(&mut self, letter: Letter, error: &Error) {
        let error = || error.clone();
        match letter {
            Letter::Command { from, id, reply, .. } => {
                if let Some(reply) = reply {
                    drop(reply.send(Err(error())));
                }
                from.into_iter().for_each(|listener| self.audience.answer(listener, id, Some(error())));
            }
            Letter::Sit { reply, .. } => drop(reply.send(Err(error()))),
            Letter::Look { reply, .. } => drop(reply.send(Err(error()))),
            Letter::Watch { reply, .. } => drop(reply.send(Err(error()))),
            Letter::Save { reply } => drop(reply.send(Err(error()))),
            Letter::BotMove { seat, .. } => self.thinking[seat] = None,
            Letter::Seen { .. } | Letter::Unwatch { .. } | Letter::Goodbye => {}
        }
    }

    /// How a person may look at the table.
    fn viewer(&self, player: PlayerId) -> Result<Viewer, Error> {
        match Viewer::of(&self.table, player) {
            Viewer::Spectator if !self.table.settings().spectators && !self.can_join() => Err(Error::Private),
            viewer => Ok(viewer),
        }
    }

    /// Whoever has the link of a table that is not full may look at its empty seats.
    fn can_join(&self) -> bool {
        self.table.stage() == Stage::Lobby
    }

    /// A person is there: they have their seat back.
    fn arrive(&mut self, player: PlayerId) {
        if let Some(seat) = self.table.seat_of(player) {
            self.leaves_at[seat] = None;
            let _ = self.put(Input::Back { seat }, None);
        }
    }

    fn sit(&mut self, player: PlayerId, sit: JoinRequest, reply: oneshot::Sender<Result<Seat, Error>>) {
        let name = DisplayName::shortened(&sit.name).map(Box::from).unwrap_or_default();
        let result = self.put(Input::Sit { player, name, seat: sit.seat }, None);
        match (result, self.table.seat_of(player)) {
            (Ok(_), Some(seat)) => {
                if !self.audience.hears(player) {
                    self.leaves_at[seat] = Some(clock::now() + SEEN_FOR);
                }
                self.waiters.push(Waiter::Seat(reply, seat));
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
        match self.carry_out(player, from, id, command, answers) {
            Ok(events) => {
                if let Some(reply) = reply {
                    self.waiters.push(Waiter::Number(reply));
                }
                match from {
                    Some(listener) if events > 0 => self.waiters.push(Waiter::Listener(listener, id)),
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

    fn carry_out(
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
        if now < self.spoke_at[seat] + REACTION_EVERY {
            return Err(Error::TooManyRequests);
        }
        self.spoke_at[seat] = now;
        self.audience.say(&self.table, &ServerEvent::Reaction { seat, reaction }, now);
        Ok(0)
    }

    /// Lets bots think about the moves that the table wants from them.
    fn start_bots(&mut self) {
        if self.broken.is_some() {
            return;
        }
        for BotJob { seat, seq, view, level, seed } in self.table.bot_jobs(&self.thinking) {
            let Some(inbox) = self.address.upgrade() else { continue };
            self.thinking[seat] = Some(seq);
            self.app.bots().think(self.app.clone(), view, level, seed, move |action| async move {
                let _ = inbox.send(Letter::BotMove { seat, action, number: seq }).await;
            });
        }
    }
}

/// Sleeps until a time, or for ever.
async fn sleep_until(alarm: Option<Instant>) {
    match alarm {
        Some(time) => tokio::time::sleep_until(time).await,
        None => std::future::pending().await,
    }
}

fn sign_of(table: &Table, now: u64) -> Sign {
    let person = |(seat, chair): (Seat, &table::Occupant)| chair.human().map(|person| (person.id, seat));
    Sign {
        info: TableInfo::of(&TableState::of(table, Viewer::Spectator, now)),
        listed: table.settings().listed,
        people: table.seats().iter_with_seat().filter_map(person).collect(),
    }
}
