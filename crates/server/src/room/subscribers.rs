//! The subscribers of a table, and the frames that wait to be sent to them.

use std::sync::Arc;

use protocol::{EventViews, ServerEvent, TableUpdate, Viewer};
use table::{Event, PlayerId, Stage, Table};

use super::bye::PRIVATE;
use super::frames::{once_for, page_update, state_frame, text_frame};
use super::message::{Inbox, ReplyTo};
use super::{Outgoing, SocketFormat, Subscription};
use crate::Error;
use crate::connection::{OutboxSender, TextFrame};
use crate::metrics::{Metrics, count};

/// The most subscribers on one seat: a few tabs.
const MAX_PER_SEAT: usize = 4;
/// The most spectators of one table.
const MAX_SPECTATORS: usize = 100;

struct Subscriber {
    number: u32,
    player: PlayerId,
    viewer: Viewer,
    format: SocketFormat,
    frames: OutboxSender,
    /// Whether it missed frames. Then it gets the whole state as soon as it can take a frame.
    behind: bool,
}

impl Subscriber {
    fn seen_as(&self) -> (Viewer, SocketFormat) {
        (self.viewer, self.format)
    }
}

/// All subscribers of a table. Their frames wait here until the events are durable.
#[derive(Default)]
pub(super) struct Subscribers {
    list: Vec<Subscriber>,
    last_number: u32,
    waiting: Vec<(u32, Outgoing)>,
    /// The number of spectators that the pages were last told.
    told_watching: usize,
}

impl Subscribers {
    /// Adds a subscriber. Its first frame has the whole state.
    pub(super) fn add(
        &mut self,
        table: &Table,
        player: PlayerId,
        format: SocketFormat,
        inbox: Inbox,
        now: u64,
    ) -> Result<Subscription, Error> {
        let viewer = Viewer::of(table, player);
        let (same, max) = match viewer {
            Viewer::Seat(_) => (self.list.iter().filter(|other| other.viewer == viewer).count(), MAX_PER_SEAT),
            Viewer::Spectator | Viewer::Host => (self.watching(), MAX_SPECTATORS),
        };
        if same >= max {
            return Err(Error::TooManySockets);
        }
        let (sender, frames) = OutboxSender::new();
        self.last_number += 1;
        let number = self.last_number;
        let subscription = Subscription { frames, number, player, inbox };
        self.list.push(Subscriber { number, player, viewer, format, frames: sender, behind: false });
        self.tell_watching(table, now);
        if !self.waiting.iter().any(|(waits, _)| *waits == number) {
            self.queue_state(table, number, None, now);
        }
        Ok(subscription)
    }

    /// Removes a subscriber. Returns the person if they have no other connection.
    pub(super) fn remove(&mut self, number: u32) -> Option<PlayerId> {
        let index = self.list.iter().position(|subscriber| subscriber.number == number)?;
        let gone = self.list.swap_remove(index);
        (!self.has_subscriber(gone.player)).then_some(gone.player)
    }

    pub(super) fn has_subscriber(&self, player: PlayerId) -> bool {
        self.list.iter().any(|subscriber| subscriber.player == player)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    fn watching(&self) -> usize {
        self.list.iter().filter(|subscriber| subscriber.viewer.seat().is_none()).count()
    }

    /// Queues what each subscriber is told of an event, right after `table` has applied it.
    ///
    /// The first event of a step answers `command`. A page gets all events of a step in one frame.
    pub(super) fn queue_event(
        &mut self,
        table: &Table,
        event: &Event,
        first: bool,
        command: Option<&ReplyTo>,
        now: u64,
    ) {
        if self.list.is_empty() {
            return;
        }
        let watching = self.watching();
        let views = EventViews::new(table, event, now);
        let (mut texts, mut updates) = (Vec::with_capacity(2), Vec::new());
        for Subscriber { number, viewer, format, .. } in &self.list {
            let re = command.filter(|_| first).and_then(|command| command.id_for(*number));
            let frame = match format {
                SocketFormat::Json => {
                    let viewer = views.shared_with(*viewer);
                    let text = || views.event_for(viewer).write(Some(table.seq()), re);
                    Outgoing::Text(once_for(&mut texts, viewer, re, || TextFrame::from(text())))
                }
                SocketFormat::Html => {
                    let update = || Arc::new(views.update_for(*viewer, re));
                    let update = once_for(&mut updates, *viewer, re, update);
                    let step = self.waiting.iter_mut().rfind(|(waits, _)| !first && waits == number);
                    if let Some((_, Outgoing::Update(step))) = step {
                        step.before.push(std::mem::replace(&mut step.last, update));
                        continue;
                    }
                    Outgoing::Update(page_update(table, update, watching))
                }
            };
            self.waiting.push((*number, frame));
        }
    }

    /// Queues the whole state for one subscriber.
    pub(super) fn queue_state(&mut self, table: &Table, number: u32, re: Option<u64>, now: u64) {
        let watching = self.watching();
        let Some(subscriber) = self.list.iter().find(|subscriber| subscriber.number == number) else { return };
        let frame = state_frame(table, subscriber.seen_as(), watching, re, now);
        self.waiting.push((number, frame));
    }

    /// Queues the whole state for everybody, after the table was reloaded.
    pub(super) fn queue_state_for_all(&mut self, table: &Table, now: u64) {
        self.refresh_viewers(table);
        let numbers: Vec<u32> = self.list.iter().map(|subscriber| subscriber.number).collect();
        numbers.into_iter().for_each(|number| self.queue_state(table, number, None, now));
    }

    /// Updates the viewer of each subscriber. Returns the subscribers whose viewer has changed.
    fn refresh_viewers(&mut self, table: &Table) -> Vec<u32> {
        let mut changed = Vec::new();
        for subscriber in &mut self.list {
            let viewer = Viewer::of(table, subscriber.player);
            if std::mem::replace(&mut subscriber.viewer, viewer) != viewer {
                changed.push(subscriber.number);
            }
        }
        changed
    }

    /// Sends the whole state to people who sat down or left, because they now see something else. Ends the connections
    /// of people who may no longer watch.
    pub(super) fn update_viewers(&mut self, table: &Table, now: u64) {
        for number in self.refresh_viewers(table) {
            self.queue_state(table, number, None, now);
        }
        self.tell_watching(table, now);
        if table.settings().spectators || table.stage() == Stage::Lobby {
            return;
        }
        for subscriber in self.list.iter().filter(|subscriber| subscriber.viewer == Viewer::Spectator) {
            self.waiting.retain(|(number, _)| *number != subscriber.number);
            self.waiting.push((subscriber.number, PRIVATE));
        }
    }

    /// Sends pages the number of spectators if it has changed. They show it before the match, and no event contains it.
    pub(super) fn tell_watching(&mut self, table: &Table, now: u64) {
        let watching = self.watching();
        if std::mem::replace(&mut self.told_watching, watching) == watching || table.stage() != Stage::Lobby {
            return;
        }
        let page = |subscriber: &&Subscriber| subscriber.format == SocketFormat::Html;
        let pages: Vec<u32> = self.list.iter().filter(page).map(|subscriber| subscriber.number).collect();
        pages.into_iter().for_each(|number| self.queue_state(table, number, None, now));
    }

    /// Answers a command that was carried out and had no events. Pages need no such answer.
    pub(super) fn queue_done(&mut self, number: u32, id: u64) {
        let json = |subscriber: &&Subscriber| subscriber.number == number && subscriber.format == SocketFormat::Json;
        if self.list.iter().any(|subscriber| json(&subscriber)) {
            self.waiting.push((number, text_frame(&ServerEvent::Done, Some(id))));
        }
    }

    /// Answers a command that was refused.
    pub(super) fn refuse(&mut self, command: ReplyTo, error: Error) {
        match command {
            ReplyTo::Subscriber { number, id: re } => self.waiting.push((number, Outgoing::Refused { re, error })),
            ReplyTo::Caller(caller) => drop(caller.send(Err(error))),
        }
    }

    /// Sends an error to everybody, except to those who get it as the answer to a command.
    pub(super) fn refuse_all(&mut self, error: &Error, commands: &[ReplyTo]) {
        let waits = |waiting: u32| {
            commands.iter().any(|reply| matches!(reply, ReplyTo::Subscriber { number, .. } if *number == waiting))
        };
        let others = self.list.iter().map(|subscriber| subscriber.number).filter(|number| !waits(*number));
        self.waiting.extend(others.map(|number| (number, Outgoing::Refused { re: None, error: error.clone() })));
    }

    /// Sends everybody an event that has no number.
    pub(super) fn broadcast(&mut self, table: &Table, event: &ServerEvent, now: u64) {
        let watching = self.watching();
        let text = text_frame(event, None);
        for subscriber in &self.list {
            let frame = match subscriber.format {
                SocketFormat::Json => text.clone(),
                SocketFormat::Html => {
                    let whole = TableUpdate::whole(table, subscriber.viewer, None, now);
                    let update = TableUpdate { event: Some(event.clone()), ..whole };
                    Outgoing::Update(page_update(table, update.into(), watching))
                }
            };
            self.waiting.push((subscriber.number, frame));
        }
    }

    /// Ends all connections.
    pub(super) fn close_all(&mut self, bye: &Outgoing) {
        self.waiting.extend(self.list.iter().map(|subscriber| (subscriber.number, bye.clone())));
    }

    /// Ends the connections of one person.
    pub(super) fn close_player(&mut self, player: PlayerId, bye: &Outgoing) {
        let own = self.list.iter().filter(|subscriber| subscriber.player == player);
        self.waiting.extend(own.map(|subscriber| (subscriber.number, bye.clone())));
    }

    /// Discards the queued frames, because their events could not be stored.
    pub(super) fn discard(&mut self) {
        self.waiting.clear();
    }

    /// Sends the queued frames, all those of a subscriber at once. A subscriber that is too slow misses them and gets
    /// the whole state later.
    pub(super) fn flush(&mut self, table: &Table, metrics: &Metrics, now: u64) {
        let watching = self.watching();
        let mut waiting = std::mem::take(&mut self.waiting);
        // The sort is stable, so the frames of each subscriber stay in order.
        waiting.sort_by_key(|(number, _)| *number);
        let mut waiting = waiting.into_iter().peekable();
        while let Some((number, frame)) = waiting.next() {
            let Some(subscriber) = self.list.iter_mut().find(|subscriber| subscriber.number == number) else {
                continue;
            };
            let skips = subscriber.behind && !matches!(frame, Outgoing::Bye { .. });
            let frame = if skips { state_frame(table, subscriber.seen_as(), watching, None, now) } else { frame };
            let sent = subscriber.frames.push(frame);
            if !sent && !subscriber.behind {
                count(&metrics.skipped);
            }
            subscriber.behind = !sent;
            if waiting.peek().is_none_or(|(next, _)| *next != number) {
                subscriber.frames.deliver();
            }
        }
    }
}
