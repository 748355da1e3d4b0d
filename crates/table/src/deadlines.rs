//! Deadlines: what happens because time passes.

use rules::Seat;

use crate::{Event, Millis, Occupant, Presence, Stage, Table, TimeControl};

/// How long the first deal of a match waits for players to be ready. Those who are not ready by then add no entropy.
const FIRST_DEAL: Millis = 5_000;
/// How long the next deal waits for the others once one player is ready.
const NEXT_DEAL: Millis = 60_000;

impl Table {
    /// When the runner must call with [`Input::Tick`](crate::Input::Tick) if nothing else happens before.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        if !self.has_connected_human() {
            return None;
        }
        let deal = self.deal_deadline();
        let seats = self.players().seats();
        let of_seats = seats.flat_map(|seat| [self.stand_in_deadline(seat), self.move_deadline(seat)]).flatten();
        of_seats.chain(deal).min()
    }

    /// When a seat's time for its move is up.
    #[must_use]
    pub fn move_deadline(&self, seat: Seat) -> Option<Millis> {
        let pending = self.pending_moves[seat].filter(|pending| !pending.timed_out)?;
        let person = self.seats[seat].human()?;
        if person.presence == Presence::StandIn || self.stage != Stage::Playing {
            return None;
        }
        match self.settings.clock {
            TimeControl::None => None,
            TimeControl::PerMove(time) => Some(pending.since + time),
            TimeControl::PerMatch(time) => Some(pending.since + time.saturating_sub(self.time_used[seat])),
        }
    }

    /// When a bot stands in for an absent person, in a running match.
    fn stand_in_deadline(&self, seat: Seat) -> Option<Millis> {
        let running = matches!(self.stage, Stage::Waiting | Stage::Playing);
        let away = self.seats[seat].human().filter(|person| person.presence == Presence::Away)?;
        running.then_some(away.since + self.settings.reconnect_grace)
    }

    fn deal_deadline(&self) -> Option<Millis> {
        if self.stage != Stage::Waiting || !self.deal_source_known() {
            return None;
        }
        if self.finished_rounds.is_empty() {
            return Some(self.next_deal.since + FIRST_DEAL);
        }
        self.first_ready.map(|first| first + NEXT_DEAL)
    }

    /// The events of the deadlines that have passed.
    pub(crate) fn due(&self, now: Millis) -> Vec<Event> {
        if !self.has_connected_human() {
            return Vec::new();
        }
        let is_due = |deadline: Option<Millis>| deadline.is_some_and(|time| time <= now);
        let mut events = Vec::new();
        for seat in self.players().seats() {
            if is_due(self.stand_in_deadline(seat)) {
                events.push(Event::StoodIn { seat });
            } else if is_due(self.move_deadline(seat)) {
                events.push(Event::TimedOut { seat });
            }
        }
        if is_due(self.deal_deadline()) {
            events.push(Event::Dealt);
        }
        events
    }

    /// Whether everybody who is connected is ready, so that the next round can be dealt.
    pub(crate) fn all_ready(&self) -> bool {
        let waits_for = |(seat, occupant): (Seat, &Occupant)| occupant.is_here() && !self.ready[seat];
        self.has_connected_human() && !self.seats.iter_with_seat().any(waits_for)
    }
}
