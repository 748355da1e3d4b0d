//! Applies events to the state of a table.

use rules::fair_deal::ShuffleInputs;
use rules::record::RoundFairness;
use rules::{Action, Deal, Match, PerSeat, Round, RoundPoint, Seat, fair_deal};

use crate::derived::Derived;
use crate::state::{NextDeal, PendingMove};
use crate::{
    CardMove, Event, FixedDeals, HostOptions, Human, Millis, MoveSource, Occupant, Presence, Stage, Table, TimeControl,
};

impl Table {
    /// Applies an event that has happened.
    pub(crate) fn apply(&mut self, at: Millis, event: &Event) {
        self.seq += 1;
        let was_here = self.has_connected_human();
        self.derived = Derived::default();
        match event {
            Event::Opened { .. } => {}
            Event::Seated { seat, player, name } => {
                let (presence, since) = (Presence::Here, at);
                let human = Human { id: *player, name: name.clone(), presence, since, left: false };
                self.seats[*seat] = Occupant::Human(human);
            }
            Event::BotSeated { seat, level } => self.seats[*seat] = Occupant::Bot(*level),
            Event::Left { seat } => self.leave(at, *seat),
            Event::HostChanged { player } => self.host = *player,
            Event::Configured { options } => self.configure(options),
            Event::Started => self.start(at),
            Event::Committed { secret } => self.next_deal.secret = Some(*secret),
            Event::Ready { seat, entropy } => {
                self.ready[*seat] = true;
                self.next_deal.entropy[*seat] = *entropy;
                self.first_ready.get_or_insert(at);
            }
            Event::Dealt => self.deal(at),
            Event::Stashed(moved) => self.make_move(at, moved, Action::Stash(moved.card)),
            Event::Played(moved) => self.make_move(at, moved, Action::Play(moved.card)),
            Event::RoundOver => self.end_round(at),
            Event::MatchOver => self.stage = Stage::Finished,
            Event::Away { seat } => self.set_presence(at, *seat, Presence::Away),
            Event::Back { seat } => self.set_presence(at, *seat, Presence::Here),
            Event::StoodIn { seat } => self.set_presence(at, *seat, Presence::StandIn),
            Event::TimedOut { seat } => self.time_out(*seat),
            Event::Claimed { seat, claim } => self.claims[*seat] = Some(*claim),
            Event::Undone { plays } => self.undo(at, usize::from(*plays)),
            Event::Resumed => self.resume(at),
            Event::Closed => self.stage = Stage::Closed,
        }
        self.pause_or_go_on(at, was_here);
        self.last_event_at = at;
    }

    fn leave(&mut self, at: Millis, seat: Seat) {
        if matches!(self.stage, Stage::Lobby | Stage::Finished) {
            self.seats[seat] = Occupant::Empty;
        } else if let Some(person) = self.seats[seat].human_mut() {
            (person.presence, person.since, person.left) = (Presence::StandIn, at, true);
        }
    }

    fn set_presence(&mut self, at: Millis, seat: Seat, presence: Presence) {
        if let Some(person) = self.seats[seat].human_mut() {
            (person.presence, person.since) = (presence, at);
            person.left &= presence != Presence::Here;
        }
    }

    /// Applies the host's choices. People keep their seats. If there are fewer players than before, the last seats are
    /// removed; no person sits there.
    fn configure(&mut self, options: &HostOptions) {
        self.settings = self.settings.with_options(options);
        let players = self.players();
        let seats = self.seats.as_slice();
        self.seats = PerSeat::from_fn(players, |seat| seats.get(seat.index()).cloned().unwrap_or(Occupant::Empty));
        self.standing = Match::new(self.settings.rules, Seat::S0);
        self.next_deal.entropy = PerSeat::filled(players, None);
        self.ready = PerSeat::filled(players, false);
        self.pending_moves = PerSeat::filled(players, None);
        self.time_used = PerSeat::filled(players, 0);
        self.claims = PerSeat::filled(players, None);
    }

    fn start(&mut self, at: Millis) {
        let players = self.players();
        let last = players.step(Seat::S0, players.count() - 1);
        let first = self.settings.first_match.as_ref().map_or(last, |first| first.dealer);
        let dealer = self.fixed_deals().map_or(players.step(first, self.matches as usize), FixedDeals::first_dealer);
        self.standing = Match::new(self.settings.rules, dealer);
        self.matches += 1;
        self.started_at = at;
        self.finished_rounds.clear();
        self.round = None;
        self.time_used = PerSeat::filled(players, 0);
        self.wait_for_deal(at);
    }

    fn wait_for_deal(&mut self, at: Millis) {
        let players = self.players();
        self.stage = Stage::Waiting;
        self.next_deal = NextDeal { secret: None, entropy: PerSeat::filled(players, None), since: at };
        self.ready = PerSeat::filled(players, false);
        self.first_ready = None;
        self.pending_moves = PerSeat::filled(players, None);
    }

    fn deal(&mut self, at: Millis) {
        let Some((deal, fairness)) = self.next_deal() else { return };
        self.round = Some((Round::new(&self.settings.rules, deal), fairness));
        self.stage = Stage::Playing;
        self.undos = 0;
        self.claims = PerSeat::filled(self.players(), None);
        self.players().seats().for_each(|seat| self.expect_move(at, seat));
    }

    /// The next deal, and the proof that it is fair if it was shuffled.
    fn next_deal(&mut self) -> Option<(Deal, Option<RoundFairness>)> {
        if let Some(fixed) = self.fixed_deals() {
            return fixed.deals.get(self.finished_rounds.len()).map(|deal| (*deal, None));
        }
        let secret = self.next_deal.secret.take()?;
        let entropy = self.next_deal.entropy;
        let inputs = ShuffleInputs { match_id: self.match_id(), round: self.finished_rounds.len() as u32, entropy };
        let deal = fair_deal::deal(self.players(), self.standing.dealer(), &secret, &inputs);
        let fairness = RoundFairness { commitment: fair_deal::commitment(&secret), secret: Some(secret), entropy };
        Some((deal, Some(fairness)))
    }

    fn expect_move(&mut self, at: Millis, seat: Seat) {
        let out = matches!(self.settings.clock, TimeControl::PerMatch(time) if self.time_used[seat] >= time);
        let timed_out = out && self.seats[seat].human().is_some();
        self.pending_moves[seat] = Some(PendingMove { seq: self.seq, since: at, timed_out });
    }

    fn make_move(&mut self, at: Millis, moved: &CardMove, action: Action) {
        let Some((round, _)) = &mut self.round else { return };
        let seat = moved.seat;
        self.person_moved |= moved.by == MoveSource::Player && self.seats[seat].human().is_some();
        round.apply_unchecked(seat, action);
        let turn = round.turn();
        if let Some(pending) = self.pending_moves[seat].take() {
            self.time_used[seat] += at.saturating_sub(pending.since);
        }
        if let Some(turn) = turn {
            self.expect_move(at, turn);
        }
    }

    fn end_round(&mut self, at: Millis) {
        let Some((round, fairness)) = &self.round else { return };
        if let Some(score) = round.score() {
            // This cannot fail: the round has the right number of players, and the match is not over.
            let _ = self.standing.add(score);
        }
        self.finished_rounds.push((round.clone(), *fairness));
        self.wait_for_deal(at);
    }

    fn time_out(&mut self, seat: Seat) {
        if let Some(pending) = &mut self.pending_moves[seat] {
            pending.timed_out = true;
        }
        if let TimeControl::PerMatch(time) = self.settings.clock {
            self.time_used[seat] = self.time_used[seat].max(time);
        }
    }

    fn undo(&mut self, at: Millis, plays: usize) {
        let Some((round, _)) = &mut self.round else { return };
        *round = round.truncated(RoundPoint::Plays(plays));
        self.undos += 1;
        let turn = round.turn();
        self.claims = PerSeat::filled(self.players(), None);
        self.pending_moves = PerSeat::filled(self.players(), None);
        if let Some(turn) = turn {
            self.expect_move(at, turn);
        }
    }

    fn resume(&mut self, at: Millis) {
        self.pause(self.last_event_at);
        for seat in self.players().seats().filter(|seat| self.seats[*seat].is_here()).collect::<Vec<_>>() {
            self.set_presence(at, seat, Presence::Away);
        }
    }

    fn pause(&mut self, at: Millis) {
        self.paused.get_or_insert(at);
    }

    /// Stops all clocks when the last person disconnects, and continues them when one comes back.
    fn pause_or_go_on(&mut self, at: Millis, was_here: bool) {
        let is_here = self.has_connected_human();
        if was_here && !is_here {
            self.pause(at);
        }
        let Some(since) = self.paused.filter(|_| is_here) else { return };
        self.paused = None;
        let slept = at.saturating_sub(since);
        for pending in self.pending_moves.as_mut_slice().iter_mut().flatten() {
            pending.since += slept;
        }
        self.next_deal.since += slept;
        self.first_ready = self.first_ready.map(|first| first + slept);
    }
}
