//! Who listens to a table, and what waits to be said to them.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::ws::Utf8Bytes;
use protocol::{ErrorCode, ServerEvent, TableState, TableUpdate, Viewer};
use table::{PlayerId, Stage, Table};
use tokio::sync::mpsc;

use super::task::PendingReply;
use super::{NewSubscription, Outgoing, PageUpdate, SocketFormat};
use crate::Error;
use crate::metrics::{Metrics, count};

/// Frames that may wait for a slow listener before it skips to the newest state.
const QUEUE: usize = 32;
/// The most listeners on one seat: a few tabs.
const MAX_PER_SEAT: usize = 4;
/// The most spectators of one table.
const MAX_SPECTATORS: usize = 100;

/// Somebody who listens.
struct Subscriber {
    number: u32,
    player: PlayerId,
    viewer: Viewer,
    mode: SocketFormat,
    frames: mpsc::Sender<Outgoing>,
    /// It missed frames, and gets the whole state as soon as it can take it.
    behind: bool,
    /// Tells its socket to ask for the state once it has sent what it has.
    missed: Arc<AtomicBool>,
}

/// The listener whose command a step answers, and the number it gave that command.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answers {
    pub(super) listener: u32,
    pub(super) id: Option<u64>,
}

impl Answers {
    /// The number of the command that a step answers for this listener.
    fn re(answers: Option<Answers>, listener: u32) -> Option<u64> {
        answers.filter(|answers| answers.listener == listener)?.id
    }
}

/// What the pages of one viewer get of the step that is under way.
struct PageStep {
    viewer: Viewer,
    re: Option<u64>,
    updates: Vec<TableUpdate>,
}

/// Everybody who listens. What they are to hear waits here until the events are durable.
#[derive(Default)]
pub(super) struct Subscribers {
    listeners: Vec<Subscriber>,
    next: u32,
    waiting: Vec<(u32, Outgoing)>,
    step: Vec<PageStep>,
}

impl Subscribers {
    /// Adds a listener; its first frame has the whole state.
    pub(super) fn add(
        &mut self,
        table: &Table,
        player: PlayerId,
        mode: SocketFormat,
    ) -> Result<NewSubscription, Error> {
        let viewer = Viewer::of(table, player);
        let same = |listener: &&Subscriber| match viewer {
            Viewer::Seat(_) => listener.viewer == viewer,
            Viewer::Spectator | Viewer::Host => listener.viewer.seat().is_none(),
        };
        let most = if viewer.seat().is_some() { MAX_PER_SEAT } else { MAX_SPECTATORS };
        if self.listeners.iter().filter(same).count() >= most {
            return Err(Error::TooManySockets);
        }
        let (frames, receiver) = mpsc::channel(QUEUE);
        self.next += 1;
        let number = self.next;
        let missed = Arc::new(AtomicBool::new(false));
        let listener = Subscriber { number, player, viewer, mode, frames, behind: false, missed: missed.clone() };
        self.listeners.push(listener);
        Ok(NewSubscription { listener: number, frames: receiver, missed })
    }

    /// Removes a listener: who it was, if that was their last one.
    pub(super) fn remove(&mut self, number: u32) -> Option<PlayerId> {
        let index = self.listeners.iter().position(|listener| listener.number == number)?;
        let gone = self.listeners.swap_remove(index);
        (!self.has_subscriber(gone.player)).then_some(gone.player)
    }

    pub(super) fn has_subscriber(&self, player: PlayerId) -> bool {
        self.listeners.iter().any(|listener| listener.player == player)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    fn watching(&self) -> usize {
        self.listeners.iter().filter(|listener| listener.viewer.seat().is_none()).count()
    }

    /// Puts what an event means for each listener on the waiting list, right after `table` has applied it.
    ///
    /// The first event of a step answers the command. Pages get all events of a step together:
    /// [`Subscribers::end_step`] must follow.
    pub(super) fn tell(
        &mut self,
        table: &Table,
        event: &table::Event,
        first: bool,
        answers: Option<Answers>,
        now: u64,
    ) {
        let re_of = |listener: u32| Answers::re(answers, listener);
        self.tell_json(table, event, |listener| re_of(listener).filter(|_| first), now);
        for listener in self.listeners.iter().filter(|listener| listener.mode == SocketFormat::Html) {
            let re = re_of(listener.number);
            let index = self.step.iter().position(|step| step.viewer == listener.viewer && step.re == re);
            let index = index.unwrap_or_else(|| {
                self.step.push(PageStep { viewer: listener.viewer, re, updates: Vec::new() });
                self.step.len() - 1
            });
            let updates = &mut self.step[index].updates;
            if updates.last().is_none_or(|update| update.seq != table.seq()) {
                updates.push(TableUpdate::of(table, event, listener.viewer, re.filter(|_| first), now));
            }
        }
    }

    fn tell_json(&mut self, table: &Table, event: &table::Event, re_of: impl Fn(u32) -> Option<u64>, now: u64) {
        let mut made: Vec<(Viewer, Utf8Bytes)> = Vec::with_capacity(2);
        for listener in self.listeners.iter().filter(|listener| listener.mode == SocketFormat::Json) {
            let shared = protocol::shared_with(table, event, listener.viewer);
            let re = re_of(listener.number);
            let known = made.iter().find(|(viewer, _)| *viewer == shared && re.is_none());
            let text = match known {
                Some((_, text)) => text.clone(),
                None => {
                    let told = protocol::event_for(table, event, shared, now);
                    let text = Utf8Bytes::from(told.write(Some(table.seq()), re));
                    if re.is_none() {
                        made.push((shared, text.clone()));
                    }
                    text
                }
            };
            self.waiting.push((listener.number, Outgoing::Text(text)));
        }
    }

    /// Puts what pages get of a step on the waiting list.
    pub(super) fn end_step(&mut self, table: &Table, answers: Option<Answers>) {
        let re_of = |listener: u32| Answers::re(answers, listener);
        let (watching, daily) = (self.watching(), is_daily(table));
        for PageStep { viewer, re, updates: mut before } in std::mem::take(&mut self.step) {
            let Some(last) = before.pop() else { continue };
            let update = Arc::new(PageUpdate { last, before, watching, daily });
            let pages = self.listeners.iter().filter(|listener| listener.mode == SocketFormat::Html);
            let those = pages.filter(|listener| listener.viewer == viewer && re_of(listener.number) == re);
            self.waiting.extend(those.map(|listener| (listener.number, Outgoing::Update(update.clone()))));
        }
    }

    /// Puts the whole state on the waiting list of one listener.
    pub(super) fn tell_state(&mut self, table: &Table, number: u32, re: Option<u64>, now: u64) {
        let watching = self.watching();
        let Some(listener) = self.listeners.iter().find(|listener| listener.number == number) else { return };
        let frame = state_frame(table, listener, watching, re, now);
        self.waiting.push((number, frame));
    }

    /// Sends everybody the whole state, after the table was reloaded.
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

    /// Players who sat down or left see the table from another place, so they get the whole state.
    pub(super) fn update_viewers(&mut self, table: &Table, now: u64) {
        let moved: Vec<u32> = self
            .listeners
            .iter()
            .filter(|listener| listener.viewer != Viewer::of(table, listener.player))
            .map(|listener| listener.number)
            .collect();
        self.look_again(table);
        moved.into_iter().for_each(|number| self.tell_state(table, number, None, now));
        let only_public = table.settings().spectators || table.stage() == Stage::Lobby;
        let unwanted = |listener: &&Subscriber| listener.viewer == Viewer::Spectator && !only_public;
        let unwanted: Vec<u32> = self.listeners.iter().filter(unwanted).map(|listener| listener.number).collect();
        self.waiting.retain(|(number, _)| !unwanted.contains(number));
        self.waiting.extend(unwanted.into_iter().map(|number| (number, PRIVATE)));
    }

    /// Answers one listener.
    pub(super) fn answer(&mut self, number: u32, re: Option<u64>, error: Option<Error>) {
        let Some(listener) = self.listeners.iter().find(|listener| listener.number == number) else { return };
        let frame = match (listener.mode, error) {
            (_, Some(error)) => Outgoing::Refused { re, error },
            (SocketFormat::Json, None) => text_frame(&ServerEvent::Done, re),
            (SocketFormat::Html, None) => return,
        };
        self.waiting.push((number, frame));
    }

    /// Tells everybody of a trouble that is nobody's own, save those who get it as the answer they wait for.
    pub(super) fn refuse_everybody(&mut self, error: &Error, replies: &[PendingReply]) {
        let waits = |number: u32| {
            replies.iter().any(|waiter| matches!(waiter, PendingReply::Subscriber(one, _) if *one == number))
        };
        let others = self.listeners.iter().filter(|listener| !waits(listener.number));
        let frame = |listener: &Subscriber| (listener.number, Outgoing::Refused { re: None, error: error.clone() });
        self.waiting.extend(others.map(frame));
    }

    /// Says something that has no number to everybody.
    pub(super) fn say(&mut self, table: &Table, event: &ServerEvent, now: u64) {
        let watching = self.watching();
        let text = text_frame(event, None);
        for listener in &self.listeners {
            let frame = match listener.mode {
                SocketFormat::Json => text.clone(),
                SocketFormat::Html => {
                    let mut update = page_update(table, listener.viewer, None, watching, now);
                    update.last.event = Some(event.clone());
                    Outgoing::Update(Arc::new(update))
                }
            };
            self.waiting.push((listener.number, frame));
        }
    }

    /// Says goodbye to everybody.
    pub(super) fn dismiss(&mut self, bye: &Outgoing) {
        self.waiting.extend(self.listeners.iter().map(|listener| (listener.number, bye.clone())));
    }

    /// Forgets what waits: its events did not become durable.
    pub(super) fn discard(&mut self) {
        self.waiting.clear();
    }

    /// Sends what waits. A listener that is too slow misses it, and gets the whole state when it can.
    pub(super) fn flush(&mut self, table: &Table, metrics: &Metrics, now: u64) {
        let watching = self.watching();
        let waiting = std::mem::take(&mut self.waiting);
        for (number, frame) in waiting {
            let Some(listener) = self.listeners.iter_mut().find(|listener| listener.number == number) else {
                continue;
            };
            let last = matches!(frame, Outgoing::Bye { .. });
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
const PRIVATE: Outgoing =
    Outgoing::Bye { code: ErrorCode::Private, text: "only those who sit at this table can see it", again: None };

fn text_frame(event: &ServerEvent, re: Option<u64>) -> Outgoing {
    Outgoing::Text(event.write(None, re).into())
}

fn state_frame(table: &Table, listener: &Subscriber, watching: usize, re: Option<u64>, now: u64) -> Outgoing {
    match listener.mode {
        SocketFormat::Json => {
            let state = ServerEvent::State(Box::new(TableState::of(table, listener.viewer, now)));
            Outgoing::Text(state.write(Some(table.seq()), re).into())
        }
        SocketFormat::Html => Outgoing::Update(Arc::new(page_update(table, listener.viewer, re, watching, now))),
    }
}

/// The whole state for the page of a viewer.
pub(super) fn page_update(table: &Table, viewer: Viewer, re: Option<u64>, watching: usize, now: u64) -> PageUpdate {
    let last = TableUpdate::whole(table, viewer, re, now);
    PageUpdate { last, before: Vec::new(), watching, daily: is_daily(table) }
}

fn is_daily(table: &Table) -> bool {
    table.fixed_deals().is_some_and(|fixed| fixed.purpose == table::FixedDealsKind::Daily)
}
