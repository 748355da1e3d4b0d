//! The fold: what each event makes of the state.

use rules::fair::Ingredients;
use rules::record::RoundFairness;
use rules::{Action, Deal, Match, PerSeat, Phase, Players, Round, Seat, fair};

use crate::state::{Asked, Pending};
use crate::{Chair, Clock, Event, Millis, Person, Prepared, Presence, Stage, Table};

impl Table {
    /// Applies an event that has happened.
    pub(crate) fn apply(&mut self, at: Millis, event: &Event) {
        self.number += 1;
        let was_here = self.anybody_here();
        match event {
            Event::Opened { .. } => {}
            Event::Seated { seat, player, name } => {
                let presence = Presence::Here;
                self.chairs[*seat] = Chair::Person(Person { id: *player, name: name.clone(), presence, left: false });
            }
            Event::BotSeated { seat, strength } => self.chairs[*seat] = Chair::Bot(*strength),
            Event::Left { seat } => self.leave(*seat),
            Event::HostIs { player } => self.host = *player,
            Event::Started => self.start(at),
            Event::Committed { secret } => self.pending.secret = Some(*secret),
            Event::Ready { seat, entropy } => {
                self.ready[*seat] = true;
                self.pending.entropy[*seat] = *entropy;
                self.first_ready.get_or_insert(at);
            }
            Event::Dealt => self.deal(at),
            Event::Stashed { seat, card, .. } => self.make_move(at, *seat, Action::Stash(*card)),
            Event::Played { seat, card, .. } => self.make_move(at, *seat, Action::Play(*card)),
            Event::RoundOver => self.end_round(at),
            Event::MatchOver => self.stage = Stage::Finished,
            Event::Away { seat } => self.set_presence(*seat, Presence::Away(at)),
            Event::Back { seat } => self.set_presence(*seat, Presence::Here),
            Event::StoodIn { seat } => self.set_presence(*seat, Presence::StandIn),
            Event::TimedOut { seat } => self.time_out(*seat),
            Event::Undone { plays } => self.undo(at, usize::from(*plays)),
            Event::Resumed => self.resume(at),
            Event::Closed => self.stage = Stage::Closed,
        }
        self.pause_or_go_on(at, was_here);
        self.last_at = at;
    }

    fn leave(&mut self, seat: Seat) {
        if matches!(self.stage, Stage::Lobby | Stage::Finished) {
            self.chairs[seat] = Chair::Empty;
        } else if let Some(person) = self.chairs[seat].person_mut() {
            person.presence = Presence::StandIn;
            person.left = true;
        }
    }

    fn set_presence(&mut self, seat: Seat, presence: Presence) {
        if let Some(person) = self.chairs[seat].person_mut() {
            person.presence = presence;
            person.left &= presence != Presence::Here;
        }
    }

    fn start(&mut self, at: Millis) {
        let players = self.players();
        let last = Seat::new(players.count() as u8 - 1);
        let first = self.settings.first_match.as_ref().map_or(last, |first| first.dealer);
        let dealer = self.prepared().map_or(players.step(first, self.matches as usize), Prepared::first_dealer);
        self.game = Match::new(self.settings.rules, dealer);
        self.matches += 1;
        self.started_at = at;
        self.past.clear();
        self.round = None;
        self.used = PerSeat::splat(players, 0);
        self.wait_for_deal(at);
    }

    fn wait_for_deal(&mut self, at: Millis) {
        let players = self.players();
        self.stage = Stage::Waiting;
        self.pending = Pending { secret: None, entropy: PerSeat::splat(players, None), since: at };
        self.ready = PerSeat::splat(players, false);
        self.first_ready = None;
        self.asked = PerSeat::splat(players, None);
    }

    fn deal(&mut self, at: Millis) {
        let Some((deal, fairness)) = self.next_deal() else { return };
        self.round = Some((Round::new(&self.settings.rules, deal), fairness));
        self.stage = Stage::Playing;
        self.players().seats().for_each(|seat| self.ask(at, seat));
    }

    /// The cards of the round to come, and what proves them fair if they were shuffled.
    fn next_deal(&mut self) -> Option<(Deal, Option<RoundFairness>)> {
        if let Some(prepared) = self.prepared() {
            return prepared.deals.get(self.past.len()).map(|deal| (*deal, None));
        }
        let secret = self.pending.secret.take()?;
        let entropy = self.pending.entropy;
        let ingredients = Ingredients { match_id: self.match_id(), round: self.past.len() as u32, entropy };
        let deal = fair::deal(self.players(), self.game.dealer(), &secret, &ingredients);
        let fairness = RoundFairness { commitment: fair::commitment(&secret), secret: Some(secret), entropy };
        Some((deal, Some(fairness)))
    }

    fn ask(&mut self, at: Millis, seat: Seat) {
        let out = matches!(self.settings.clock, Clock::PerMatch(time) if self.used[seat] >= time);
        let timed_out = out && self.chairs[seat].person().is_some();
        self.asked[seat] = Some(Asked { number: self.number, since: at, timed_out });
    }

    fn make_move(&mut self, at: Millis, seat: Seat, action: Action) {
        let Some((round, _)) = &mut self.round else { return };
        round.apply_unchecked(seat, action);
        let turn = round.turn();
        if let Some(asked) = self.asked[seat].take() {
            self.used[seat] += at.saturating_sub(asked.since);
        }
        if let Some(turn) = turn {
            self.ask(at, turn);
        }
    }

    fn end_round(&mut self, at: Millis) {
        let Some((round, fairness)) = &self.round else { return };
        if let Some(score) = round.score() {
            // A round of the match's own players that comes before its end always fits.
            let _ = self.game.add(score);
        }
        self.past.push((round.clone(), *fairness));
        self.wait_for_deal(at);
    }

    fn time_out(&mut self, seat: Seat) {
        if let Some(asked) = &mut self.asked[seat] {
            asked.timed_out = true;
        }
        if let Clock::PerMatch(time) = self.settings.clock {
            self.used[seat] = self.used[seat].max(time);
        }
    }

    fn undo(&mut self, at: Millis, plays: usize) {
        let Some((round, _)) = &mut self.round else { return };
        *round = shortened(round, plays);
        let turn = round.turn();
        self.asked = PerSeat::splat(self.players(), None);
        if let Some(turn) = turn {
            self.ask(at, turn);
        }
    }

    fn resume(&mut self, at: Millis) {
        self.pause(self.last_at);
        for chair in self.chairs.as_mut_slice() {
            match chair.person_mut() {
                Some(person) if person.presence == Presence::Here => person.presence = Presence::Away(at),
                _ => {}
            }
        }
    }

    fn pause(&mut self, at: Millis) {
        self.paused.get_or_insert(at);
    }

    /// Stops all clocks when the last person goes, and starts them again where they stood when one comes back.
    fn pause_or_go_on(&mut self, at: Millis, was_here: bool) {
        let is_here = self.anybody_here();
        if was_here && !is_here {
            self.pause(at);
        }
        let Some(since) = self.paused.filter(|_| is_here) else { return };
        self.paused = None;
        let slept = at.saturating_sub(since);
        for asked in self.asked.as_mut_slice().iter_mut().flatten() {
            asked.since += slept;
        }
        self.pending.since += slept;
        self.first_ready = self.first_ready.map(|first| first + slept);
    }
}

/// The round with only its first `plays` plays.
fn shortened(round: &Round, plays: usize) -> Round {
    let players: Players = round.players();
    let mut again = Round::new(round.rules(), *round.deal());
    for seat in players.seats() {
        if let Some(card) = round.stash()[seat] {
            again.apply_unchecked(seat, Action::Stash(card));
        }
    }
    for &card in round.plays().iter().take(plays) {
        if again.phase() == Phase::Play {
            let turn = again.position().turn();
            again.apply_unchecked(turn, Action::Play(card));
        }
    }
    again
}
