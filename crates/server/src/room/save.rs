//! How a room's events become durable, and what happens when they do not.

use std::time::Instant;

use rules::record::Record;
use store::{AppendRequest, DailyAttempt, FinishedMatch, StoreError};
use table::{Event, LogEntry, Table};

use super::task::{RETRY, Task, Waiter};
use crate::metrics::count;
use crate::{Error, clock};

/// The store failed: the table must be read anew before anything else.
pub(crate) struct Broken {
    /// When it is tried next.
    pub(super) until: u64,
    /// Why, as everybody is told who asks in the meantime.
    pub(super) error: StoreError,
}

impl Broken {
    fn now(error: StoreError) -> Broken {
        Broken { until: clock::now() + RETRY, error }
    }
}

/// What is to be stored.
#[derive(Default)]
pub(crate) struct Unsaved {
    first: u64,
    entries: Vec<LogEntry>,
    finished: Option<FinishedMatch>,
    daily: Option<DailyAttempt>,
    closed: bool,
}

impl Unsaved {
    /// The first entry of a new table, and the attempt at the cards of a day that it is for.
    pub(crate) fn opened(entry: LogEntry, daily: Option<DailyAttempt>) -> Unsaved {
        Unsaved { first: 1, entries: vec![entry], daily, ..Unsaved::default() }
    }

    /// Adds an event that the table has just applied.
    pub(super) fn add(&mut self, table: &Table, event: &Event, now: u64) {
        if self.entries.is_empty() {
            self.first = table.seq();
        }
        self.entries.push(LogEntry { at: table.last_event_at().max(now), event: event.clone() });
        self.closed |= *event == Event::Closed;
    }

    /// The match that has just ended is to be kept.
    pub(super) fn finish(&mut self, table: &Table, site: Option<&str>, now: u64) {
        let record = Record {
            started: Some(clock::date_and_time(table.started_at())),
            site: site.map(str::to_owned),
            ..table.record()
        };
        let seats = table.seats().iter_with_seat();
        let people = seats.filter_map(|(seat, chair)| Some((chair.human()?.id, Some(seat)))).collect();
        self.finished = Some(FinishedMatch::new(table.match_id(), table.host(), people, now, &record));
    }
}

impl Task {
    /// Makes what happened durable, and only then tells anybody.
    pub(super) async fn save(&mut self) {
        if self.broken.is_some() {
            return self.read_anew().await;
        }
        if !self.unsaved.entries.is_empty() {
            let unsaved = std::mem::take(&mut self.unsaved);
            let append = AppendRequest {
                table: self.id.clone(),
                first: unsaved.first,
                entries: unsaved.entries,
                finished: unsaved.finished,
                daily: unsaved.daily,
                closed: unsaved.closed,
            };
            let started = Instant::now();
            if let Err(error) = self.app.store().append(append).await {
                return self.fail(error);
            }
            self.app.metrics().appends.add(started.elapsed());
        }
        let number = self.table.seq();
        for waiter in self.waiters.drain(..) {
            match waiter {
                Waiter::Listener(..) => {}
                Waiter::Number(reply) => drop(reply.send(Ok(number))),
                Waiter::Seat(reply, seat) => drop(reply.send(Ok(seat))),
            }
        }
        self.audience.send_waiting(&self.table, self.app.metrics(), clock::now());
    }

    /// The events are not durable: nobody hears of them, everybody hears why nothing moves, and the table is read anew.
    fn fail(&mut self, error: StoreError) {
        count(&self.app.metrics().store_errors);
        tracing::error!(table = %self.id, %error, "events could not be stored");
        self.audience.forget_waiting();
        self.audience.refuse_everybody(&Error::Store(error.clone()), &self.waiters);
        for waiter in std::mem::take(&mut self.waiters) {
            let error = Error::Store(error.clone());
            match waiter {
                Waiter::Listener(listener, id) => self.audience.answer(listener, id, Some(error)),
                Waiter::Number(reply) => drop(reply.send(Err(error))),
                Waiter::Seat(reply, _) => drop(reply.send(Err(error))),
            }
        }
        self.audience.send_waiting(&self.table, self.app.metrics(), clock::now());
        self.broken = Some(Broken::now(error));
    }

    /// Reads the table from the store, which alone knows what became durable.
    async fn read_anew(&mut self) {
        self.audience.send_waiting(&self.table, self.app.metrics(), clock::now());
        if self.broken.as_ref().is_some_and(|broken| broken.until > clock::now()) {
            return;
        }
        match self.app.store().log(&self.id).await {
            Ok(entries) if entries.is_empty() => {
                // It was never stored, or it was closed by what seemed to have failed.
                self.app.rooms().forget(&self.id);
                self.broken = None;
                let _ = self.table.handle(clock::now(), table::Input::Close { by: None }, |_, _| {});
            }
            Ok(entries) => match Table::replay(entries) {
                Ok(table) => {
                    tracing::info!(table = %self.id, number = table.seq(), "read anew from the store");
                    self.table = table;
                    self.broken = None;
                    self.audience.tell_everybody_the_state(&self.table, clock::now());
                    self.audience.send_waiting(&self.table, self.app.metrics(), clock::now());
                }
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "the log of the table is damaged");
                    self.broken = Some(Broken::now(StoreError::Broken(error.to_string())));
                }
            },
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "the table cannot be read yet");
                self.broken = Some(Broken::now(error));
            }
        }
    }
}
