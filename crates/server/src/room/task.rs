//! The task that owns a table.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rules::{PerSeat, Seat};
use table::{Input, PlayerId, Refusal, Stage, Strength, Table};
use tokio::sync::{mpsc, oneshot};
use wire::{Command, DisplayName, Event, Sit, State, TableInfo, Viewer};

use super::audience::{Audience, update};
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
const RESTART: Frame =
    Frame::Bye { code: "restart", text: "the server is restarting: the match goes on in a moment", again: Some(2_000) };
const CLOSED: Frame = Frame::Bye { code: "closed", text: "the table has been closed", again: None };

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
    muted: PerSeat<u8>,
    spoke_at: PerSeat<u64>,
    empty_since: u64,
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
            leaves_at: PerSeat::splat(players, None),
            thinking: PerSeat::splat(players, None),
            muted: PerSeat::splat(players, 0),
            spoke_at: PerSeat::splat(players, 0),
            empty_since: now,
            table,
        };
        (task, room)
    }

    /// Runs the table until it is closed or the server ends.
    pub(crate) async fn run(mut self) {
        if self.table.anybody_here() {
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
    fn alarm(&self) -> Option<u64> {
        if let Some(broken) = &self.broken {
            return Some(broken.until);
        }
        let idle = self.audience.is_empty().then(|| self.empty_since + self.keep_empty());
        let leaves = self.leaves_at.iter().copied().flatten();
        leaves.chain(self.table.deadline()).chain(idle).min()
    }

    /// How long the table is kept while nobody visits it: a match that was begun much longer than anything else.
    fn keep_empty(&self) -> u64 {
        let keep = self.app.config().keep_idle;
        let keep = match self.table.stage() {
            Stage::Finished | Stage::Closed => keep.min(KEEP_FINISHED),
            Stage::Lobby => keep.min(KEEP_LOBBY),
            Stage::Waiting | Stage::Playing => keep,
        };
        keep.as_millis() as u64
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
        let idle = self.audience.is_empty() && self.empty_since + self.keep_empty() <= now;
        if idle {
            let _ = self.put(Input::Close { by: None }, None);
        }
    }

    /// Hands an input to the table and puts what follows on the lists of what is to be saved and said.
    fn put(&mut self, input: Input, answers: Option<(u32, Option<u64>)>) -> Result<usize, Refusal> {
        let now = clock::now();
        let first = self.table.number() + 1;
        let mut events = self.table.handle(now, input)?;
        if self.table.wants_secret() {
            self.take_in(&events, first, answers, now);
            let more = self.table.number() + 1;
            let mut secret = [0; 32];
            getrandom::fill(&mut secret).expect("the system has randomness");
            let committed = self.table.handle(now, Input::Commit(secret))?;
            self.take_in(&committed, more, None, now);
            events.extend(committed);
        } else {
            self.take_in(&events, first, answers, now);
        }
        Ok(events.len())
    }

    fn take_in(&mut self, events: &[table::Event], first: u64, answers: Option<(u32, Option<u64>)>, now: u64) {
        if events.is_empty() {
            return;
        }
        self.audience.tell(&self.table, events, first, answers, now);
        self.unsaved.extend(&self.table, events, now);
        for event in events {
            count(&self.app.metrics().events);
            match event {
                table::Event::Moved { .. } => count(&self.app.metrics().moves),
                table::Event::MatchOver => {
                    count(&self.app.metrics().matches);
                    self.unsaved.finish(&self.table, self.app.config().public_url.as_deref(), now);
                }
                _ => {}
            }
        }
        let only_moves =
            |event: &table::Event| matches!(event, table::Event::Moved { .. } | table::Event::Ready { .. });
        if !events.iter().all(only_moves) {
            self.audience.follow_seats(&self.table, now);
            *self.sign.lock().unwrap_or_else(PoisonError::into_inner) = sign_of(&self.table, now);
        }
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
                let look = viewer.map(|viewer| Box::new(update(&self.table, viewer, 0, now)));
                drop(reply.send(look));
            }
            Letter::Watch { player, mode, reply } => {
                // Whoever comes has their seat back before they are told how things stand.
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
                self.empty_since = now;
            }
            Letter::Seen { player } => {
                self.arrive(player);
                let seat = self.table.seat_of(player).filter(|_| !self.audience.hears(player));
                if let Some(seat) = seat {
                    self.leaves_at[seat] = Some(now + SEEN_FOR);
                }
                self.empty_since = now;
            }
            Letter::BotMove { seat, action, number } => {
                self.thinking[seat] = None;
                // A person who came back in the meantime has their seat, and the bot is not heard.
                let _ = self.put(Input::BotMove { seat, action, number }, None);
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

    fn sit(&mut self, player: PlayerId, sit: Sit, reply: oneshot::Sender<Result<Seat, Error>>) {
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
        command: Command,
        reply: Option<oneshot::Sender<Result<u64, Error>>>,
    ) {
        let answers = from.map(|listener| (listener, id));
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
        command: Command,
        answers: Option<(u32, Option<u64>)>,
    ) -> Result<usize, Error> {
        let seat = self.table.seat_of(player).ok_or(Refusal::NotSeated);
        let input = match command {
            Command::Start => Input::Start { by: player },
            Command::Ready { entropy } => Input::Ready { seat: seat?, entropy },
            Command::Stash { card, n } => Input::Move { seat: seat?, action: rules::Action::Stash(card), number: n },
            Command::Play { card, n } => Input::Move { seat: seat?, action: rules::Action::Play(card), number: n },
            Command::Undo { n } => Input::Undo { seat: seat?, number: n },
            Command::Leave => Input::Leave { seat: seat? },
            Command::StandIn { seat: away } => Input::StandIn { by: seat?, seat: away },
            Command::Bot { seat, strength } => Input::SeatBot { by: player, seat, strength },
            Command::Remove { seat } => Input::Remove { by: player, seat },
            Command::Close => Input::Close { by: Some(player) },
            Command::React { reaction } => return self.react(seat?, reaction),
            Command::Mute { seat: other, on } => return self.mute(seat?, other, on),
            Command::Sync => {
                if let Some(listener) = from {
                    self.audience.tell_state(&self.table, listener, id, clock::now());
                }
                return Ok(usize::from(from.is_some()));
            }
        };
        Ok(self.put(input, answers)?)
    }

    fn react(&mut self, seat: Seat, reaction: table::Reaction) -> Result<usize, Error> {
        let now = clock::now();
        if now < self.spoke_at[seat] + REACTION_EVERY {
            return Err(Error::TooManyRequests);
        }
        self.spoke_at[seat] = now;
        let muted = self.muted;
        let hears = |viewer: Viewer| viewer.seat().is_none_or(|listener| muted[listener] & (1 << seat.index()) == 0);
        self.audience.say(&self.table, &Event::Reaction { seat, reaction }, hears, now);
        Ok(0)
    }

    fn mute(&mut self, seat: Seat, other: Seat, on: bool) -> Result<usize, Error> {
        if !self.table.players().has(other) {
            return Err(Refusal::NoSuchSeat.into());
        }
        let bit = 1 << other.index();
        self.muted[seat] = if on { self.muted[seat] | bit } else { self.muted[seat] & !bit };
        Ok(0)
    }

    /// Lets bots think about the moves that the table wants from them.
    fn start_bots(&mut self) {
        if self.broken.is_some() {
            return;
        }
        let wanted: Vec<(Seat, Strength)> = self.table.wants_moves().collect();
        for (seat, strength) in wanted {
            let Some(number) = self.table.asked(seat).filter(|number| self.thinking[seat] != Some(*number)) else {
                continue;
            };
            let (Some(view), Some(inbox)) = (self.table.view(seat), self.address.upgrade()) else { continue };
            self.thinking[seat] = Some(number);
            let seed = self.table.bot_seed(seat);
            self.app.bots().think(self.app.clone(), view, strength, seed, move |action| async move {
                let _ = inbox.send(Letter::BotMove { seat, action, number }).await;
            });
        }
    }
}

/// Sleeps until a time, or for ever.
async fn sleep_until(alarm: Option<u64>) {
    match alarm {
        Some(time) => tokio::time::sleep_until(clock::instant_of(time)).await,
        None => std::future::pending().await,
    }
}

fn sign_of(table: &Table, now: u64) -> Sign {
    let person = |(seat, chair): (Seat, &table::Chair)| chair.person().map(|person| (person.id, seat));
    Sign {
        info: TableInfo::of(&State::of(table, Viewer::Spectator, now)),
        listed: table.settings().listed,
        people: table.chairs().with_seats().filter_map(person).collect(),
    }
}
