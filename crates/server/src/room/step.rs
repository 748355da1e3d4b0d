//! A step of the table: an input, and the events that follow from it.

use rules::fair_deal::Secret;
use table::{Event, Input, LogEntry, Refusal};

use super::RoomSummary;
use super::message::ReplyTo;
use super::persist::finished_match;
use super::task::RoomTask;
use crate::metrics::{Metrics, count};
use crate::{clock, lock};

impl RoomTask {
    /// Hands an input to the table, and then a secret if the table needs one. Queues the events for the store, and the
    /// messages about them for the subscribers. Returns the number of events. The first of them answers `command`.
    pub(super) fn apply_input(&mut self, input: Input, command: Option<&ReplyTo>) -> Result<usize, Refusal> {
        let now = clock::now();
        let RoomTask { app, table, subscribers, unsaved, .. } = self;
        let (mut events, mut only_moves) = (0, true);
        table.handle(now, input, |table, event| {
            subscribers.queue_event(table, event, events == 0, command, now);
            unsaved.push(table.seq(), LogEntry { at: table.last_event_at(), event: event.clone() });
            if *event == Event::MatchOver {
                unsaved.finished = Some(finished_match(table, app.config.public_url.clone(), now));
            }
            count_event(&app.metrics, event);
            events += 1;
            only_moves &= matches!(event, Event::Stashed(_) | Event::Played(_) | Event::Ready { .. });
        })?;
        // A move changes neither the viewers nor the summary.
        if !only_moves {
            self.subscribers.update_viewers(&self.table, now);
            *lock(&self.summary) = RoomSummary::of(&self.table, now);
        }
        if self.table.needs_secret() {
            events += self.apply_input(Input::Commit(fresh_secret()), None)?;
        }
        Ok(events)
    }
}

fn count_event(metrics: &Metrics, event: &Event) {
    count(&metrics.events);
    match event {
        Event::Stashed(_) | Event::Played(_) => count(&metrics.moves),
        Event::MatchOver => count(&metrics.matches),
        _ => {}
    }
}

fn fresh_secret() -> Secret {
    let mut secret = Secret([0; 32]);
    getrandom::fill(&mut secret.0).expect("the system has randomness");
    secret
}
