//! Who listens to a table, and what waits to be said to them.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::ws::Utf8Bytes;
use table::{PlayerId, Stage, Table};
use tokio::sync::mpsc;
use wire::{Event, State, Viewer};

use super::task::Waiter;
use super::{Ear, Frame, Mode, Update};
use crate::Error;
use crate::metrics::{Metrics, count};

/// Frames that may wait for a slow listener before it skips to the newest state.
const QUEUE: usize = 32;
/// The most listeners on one seat: a few tabs.
const MOST_PER_SEAT: usize = 4;
/// The most spectators of one table.
const MOST_SPECTATORS: usize = 100;

/// Somebody who listens.
struct Listener {
    number: u32,
    player: PlayerId,
    viewer: Viewer,
    mode: Mode,
    frames: mpsc::Sender<Frame>,
    /// It missed frames, and gets the whole state as soon as it can take it.
    behind: bool,
    /// Tells its socket to ask for the state once it has sent what it has.
    missed: Arc<AtomicBool>,
}

/// Everybody who listens. What they are to hear waits here until the events are durable.
#[derive(Default)]
pub(super) struct Audience {
    listeners: Vec<Listener>,
    next: u32,
    waiting: Vec<(u32, Frame)>,
}

impl Audience {
    /// Adds a listener; its first frame has the whole state.
    pub(super) fn add(&mut self, table: &Table, player: PlayerId, mode: Mode) -> Result<Ear, Error> {
        let viewer = Viewer::of(table, player);
        let same = |listener: &&Listener| match viewer {
            Viewer::Seat(_) => listener.viewer == viewer,
            Viewer::Spectator | Viewer::Host => listener.viewer.seat().is_none(),
        };
        let most = if viewer.seat().is_some() { MOST_PER_SEAT } else { MOST_SPECTATORS };
        if self.listeners.iter().filter(same).count() >= most {
            return Err(Error::TooManySockets);
        }
        let (frames, receiver) = mpsc::channel(QUEUE);
        self.next += 1;
        let number = self.next;
        let missed = Arc::new(AtomicBool::new(false));
        let listener = Listener { number, player, viewer, mode, frames, behind: false, missed: missed.clone() };
        self.listeners.push(listener);
        Ok(Ear { listener: number, frames: receiver, missed })
    }

    /// Removes a listener: who it was, if that was their last one.
    pub(super) fn remove(&mut self, number: u32) -> Option<PlayerId> {
        let index = self.listeners.iter().position(|listener| listener.number == number)?;
        let gone = self.listeners.swap_remove(index);
        (!self.hears(gone.player)).then_some(gone.player)
    }

    pub(super) fn hears(&self, player: PlayerId) -> bool {
        self.listeners.iter().any(|listener| listener.player == player)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    fn watching(&self) -> usize {
        self.listeners.iter().filter(|listener| listener.viewer.seat().is_none()).count()
    }

    /// Puts what a table's new events mean for each listener on the waiting list. `first` is the number of the first.
    pub(super) fn tell(
        &mut self,
        table: &Table,
        events: &[table::Event],
        first: u64,
        answers: Option<(u32, Option<u64>)>,
        now: u64,
    ) {
        let re_of = |number: u32| answers.and_then(|(from, id)| id.filter(|_| from == number));
        self.tell_json(table, events, first, re_of, now);
        let watching = self.watching();
        let mut made: Vec<(Viewer, Arc<Update>)> = Vec::new();
        for listener in self.listeners.iter().filter(|listener| listener.mode == Mode::Html) {
            let re = re_of(listener.number);
            let known = made.iter().find(|(viewer, _)| *viewer == listener.viewer && re.is_none());
            let update = match known {
                Some((_, update)) => update.clone(),
                None => {
                    let told = events.iter().map(|event| wire::tell(table, event, listener.viewer, now)).collect();
                    let update = Arc::new(Update { re, events: told, ..update(table, listener.viewer, watching, now) });
                    if re.is_none() {
                        made.push((listener.viewer, update.clone()));
                    }
                    update
                }
            };
            self.waiting.push((listener.number, Frame::Update(update)));
        }
    }

    fn tell_json(
        &mut self,
        table: &Table,
        events: &[table::Event],
        first: u64,
        re_of: impl Fn(u32) -> Option<u64>,
        now: u64,
    ) {
        for (index, (n, event)) in (first..).zip(events).enumerate() {
            let mut made: Vec<(Viewer, Utf8Bytes)> = Vec::with_capacity(2);
            for listener in self.listeners.iter().filter(|listener| listener.mode == Mode::Json) {
                let shared = wire::shares_with(table, event, listener.viewer);
                let re = re_of(listener.number).filter(|_| index == 0);
                let known = made.iter().find(|(viewer, _)| *viewer == shared && re.is_none());
                let text = match known {
                    Some((_, text)) => text.clone(),
                    None => {
                        let text = Utf8Bytes::from(wire::tell(table, event, shared, now).write(Some(n), re));
                        if re.is_none() {
                            made.push((shared, text.clone()));
                        }
                        text
                    }
                };
                self.waiting.push((listener.number, Frame::Text(text)));
            }
        }
    }

    /// Puts the whole state on the waiting list of one listener.
    pub(super) fn tell_state(&mut self, table: &Table, number: u32, re: Option<u64>, now: u64) {
        let watching = self.watching();
        let Some(listener) = self.listeners.iter().find(|listener| listener.number == number) else { return };
        let frame = state_frame(table, listener, watching, re, now);
        self.waiting.push((number, frame));
    }

    /// Sends everybody the whole state, after the table was read anew.
    pub(super) fn tell_everybody_the_state(&mut self, table: &Table, now: u64) {
        let numbers: Vec<u32> = self.listeners.iter().map(|listener| listener.number).collect();
        self.look_again(table);
        numbers.into_iter().for_each(|number| self.tell_state(table, number, None, now));
    }

    fn look_again(&mut self, table: &Table) {
        for listener in &mut self.listeners {
            listener.viewer = Viewer::of(table, listener.player);
        }
    }

    /// Whoever sat down or got up sees the table from elsewhere: they get the whole state.
    pub(super) fn follow_seats(&mut self, table: &Table, now: u64) {
        let moved: Vec<u32> = self
            .listeners
            .iter()
            .filter(|listener| listener.viewer != Viewer::of(table, listener.player))
            .map(|listener| listener.number)
            .collect();
        self.look_again(table);
        moved.into_iter().for_each(|number| self.tell_state(table, number, None, now));
        let only_public = table.settings().spectators || table.stage() == Stage::Lobby;
        let unwanted = |listener: &&Listener| listener.viewer == Viewer::Spectator && !only_public;
        let unwanted: Vec<u32> = self.listeners.iter().filter(unwanted).map(|listener| listener.number).collect();
        self.waiting.retain(|(number, _)| !unwanted.contains(number));
        self.waiting.extend(unwanted.into_iter().map(|number| (number, PRIVATE)));
    }

    /// Answers one listener.
    pub(super) fn answer(&mut self, number: u32, re: Option<u64>, error: Option<Error>) {
        let Some(listener) = self.listeners.iter().find(|listener| listener.number == number) else { return };
        let frame = match (listener.mode, error) {
            (_, Some(error)) => Frame::Refused { re, error },
            (Mode::Json, None) => text_frame(&Event::Done, re),
            (Mode::Html, None) => return,
        };
        self.waiting.push((number, frame));
    }

    /// Tells everybody of a trouble that is nobody's own, save those who get it as the answer they wait for.
    pub(super) fn refuse_everybody(&mut self, error: &Error, waiters: &[Waiter]) {
        let waits =
            |number: u32| waiters.iter().any(|waiter| matches!(waiter, Waiter::Listener(one, _) if *one == number));
        let others = self.listeners.iter().filter(|listener| !waits(listener.number));
        let frame = |listener: &Listener| (listener.number, Frame::Refused { re: None, error: error.clone() });
        self.waiting.extend(others.map(frame));
    }

    /// Says something that has no number to everybody whom `hears` lets through.
    pub(super) fn say(&mut self, table: &Table, event: &Event, hears: impl Fn(Viewer) -> bool, now: u64) {
        let watching = self.watching();
        let text = text_frame(event, None);
        for listener in self.listeners.iter().filter(|listener| hears(listener.viewer)) {
            let frame = match listener.mode {
                Mode::Json => text.clone(),
                Mode::Html => {
                    let events = vec![event.clone()];
                    Frame::Update(Arc::new(Update { events, ..update(table, listener.viewer, watching, now) }))
                }
            };
            self.waiting.push((listener.number, frame));
        }
    }

    /// Says goodbye to everybody.
    pub(super) fn dismiss(&mut self, bye: &Frame) {
        self.waiting.extend(self.listeners.iter().map(|listener| (listener.number, bye.clone())));
    }

    /// Forgets what waits: its events did not become durable.
    pub(super) fn forget_waiting(&mut self) {
        self.waiting.clear();
    }

    /// Sends what waits. A listener that is too slow misses it, and gets the whole state when it can.
    pub(super) fn send_waiting(&mut self, table: &Table, metrics: &Metrics, now: u64) {
        let watching = self.watching();
        let waiting = std::mem::take(&mut self.waiting);
        for (number, frame) in waiting {
            let Some(listener) = self.listeners.iter_mut().find(|listener| listener.number == number) else {
                continue;
            };
            let last = matches!(frame, Frame::Bye { .. });
            let frame =
                if listener.behind && !last { state_frame(table, listener, watching, None, now) } else { frame };
            let sent = listener.frames.try_send(frame).is_ok();
            if !sent && !listener.behind {
                count(&metrics.skipped);
                listener.missed.store(true, Relaxed);
            }
            listener.behind = !sent;
        }
    }
}

/// What somebody hears who has no seat at a table that takes no spectators.
const PRIVATE: Frame = Frame::Bye { code: "private", text: "only those who sit at this table can see it", again: None };

fn text_frame(event: &Event, re: Option<u64>) -> Frame {
    Frame::Text(event.write(None, re).into())
}

fn state_frame(table: &Table, listener: &Listener, watching: usize, re: Option<u64>, now: u64) -> Frame {
    match listener.mode {
        Mode::Json => {
            let state = Event::State(Box::new(State::of(table, listener.viewer, now)));
            Frame::Text(state.write(Some(table.number()), re).into())
        }
        Mode::Html => Frame::Update(Arc::new(Update { re, ..update(table, listener.viewer, watching, now) })),
    }
}

/// How things stand for a viewer.
pub(super) fn update(table: &Table, viewer: Viewer, watching: usize, now: u64) -> Update {
    let view = viewer.seat().and_then(|seat| table.view(seat));
    let public = match &view {
        Some(view) => Some(view.public.clone()),
        None => table.public(),
    };
    Update {
        number: table.number(),
        re: None,
        state: State::of(table, viewer, now),
        view,
        public,
        game: table.game().clone(),
        daily: table.prepared().is_some_and(|prepared| prepared.purpose == table::Purpose::Daily),
        watching,
        events: Vec::new(),
    }
}
