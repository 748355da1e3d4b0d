//! Makes a room's events durable, and handles a store that fails.

use std::time::Duration;

use rules::record::Record;
use store::{AppendRequest, FinishedMatch, StoreError};
use table::{Input, Table};
use tokio::time::Instant;

use super::ReplyTo;
use super::task::RoomTask;
use crate::metrics::count;
use crate::{Error, clock};

/// How often a table whose store failed tries to reload itself.
const RETRY: Duration = Duration::from_secs(1);

/// The store failed: the table must be reloaded before anything else.
pub(crate) struct StoreOutage {
    /// When to try next.
    pub(super) retry_at: Instant,
    /// The error that answers every message in the meantime.
    pub(super) error: StoreError,
}

impl StoreOutage {
    fn now(error: StoreError) -> StoreOutage {
        StoreOutage { retry_at: Instant::now() + RETRY, error }
    }
}

/// The match that has just ended, in the form in which it is stored.
pub(super) fn finished_match(table: &Table, site: Option<String>, now: u64) -> FinishedMatch {
    let started = Some(clock::date_and_time(table.started_at()));
    let record = Record { started, site, ..table.record() };
    let seats = table.seats().iter_with_seat();
    let people = seats.filter_map(|(seat, occupant)| Some((occupant.human()?.id, Some(seat)))).collect();
    FinishedMatch::new(table.match_id(), table.host(), people, now, &record)
}

impl RoomTask {
    /// Stores the new events, and only then sends what is queued.
    pub(super) async fn save(&mut self) {
        if self.outage.is_some() {
            return self.reload().await;
        }
        if !self.unsaved.entries.is_empty() {
            let append = AppendRequest { table: self.id.clone(), ..std::mem::take(&mut self.unsaved) };
            let started = Instant::now();
            if let Err(error) = self.app.store.append(append).await {
                return self.on_store_error(error);
            }
            self.app.metrics.appends.add(started.elapsed());
        }
        for reply in self.replies.drain(..) {
            if let ReplyTo::Caller(caller) = reply {
                let _ = caller.send(Ok(self.table.seq()));
            }
        }
        self.subscribers.flush(&self.table, &self.app.metrics, clock::now());
    }

    /// The events could not be stored. Nobody is told about them. Everybody gets the error, and the table is reloaded
    /// later.
    fn on_store_error(&mut self, error: StoreError) {
        if error == StoreError::SecondAttempt {
            tracing::info!(table = %self.id, "not opened: the player has another table for the deal of the day");
        } else {
            count(&self.app.metrics.store_errors);
            tracing::error!(table = %self.id, %error, "events could not be stored");
        }
        self.outage = Some(StoreOutage::now(error.clone()));
        let error = Error::Store(error);
        self.subscribers.discard();
        self.subscribers.refuse_all(&error, &self.replies);
        for reply in std::mem::take(&mut self.replies) {
            self.subscribers.refuse(reply, error.clone());
        }
        self.subscribers.flush(&self.table, &self.app.metrics, clock::now());
    }

    /// Reloads the table from the store, because some of the events may have been stored in spite of the error.
    async fn reload(&mut self) {
        self.subscribers.flush(&self.table, &self.app.metrics, clock::now());
        if self.outage.as_ref().is_some_and(|outage| outage.retry_at > Instant::now()) {
            return;
        }
        match self.app.store.log(&self.id).await {
            Ok(entries) if entries.is_empty() => {
                // The table was never stored, or its closing was stored in spite of the error.
                self.outage = None;
                let _ = self.table.handle(clock::now(), Input::Close { by: None }, |_, _| {});
            }
            Ok(entries) => match Table::replay(entries) {
                Ok(table) => {
                    tracing::info!(table = %self.id, number = table.seq(), "reloaded from the store");
                    self.table = table;
                    self.outage = None;
                    self.subscribers.queue_state_for_all(&self.table, clock::now());
                    self.subscribers.flush(&self.table, &self.app.metrics, clock::now());
                }
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "the log of the table is damaged");
                    self.outage = Some(StoreOutage::now(StoreError::Broken(error.to_string())));
                }
            },
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "the table cannot be read yet");
                self.outage = Some(StoreOutage::now(error));
            }
        }
    }
}
