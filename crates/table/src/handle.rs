//! Turns an input into events, or refuses it.

use rules::fair_deal::Entropy;
use rules::{Action, Card, Seat};

use crate::{
    BotLevel, Event, HostOptions, Human, Input, Millis, MoveSource, Occupant, PlayerId, Presence, Refusal, Stage, Table,
};

impl Table {
    /// Handles an input, or refuses it and changes nothing.
    ///
    /// Calls `on_event` with each event that follows and the table right after it, before the next event is applied.
    pub fn handle(
        &mut self,
        now: Millis,
        input: Input,
        mut on_event: impl FnMut(&Table, &Event),
    ) -> Result<(), Refusal> {
        let now = now.max(self.last_event_at);
        for event in self.decide(now, input)? {
            self.apply(now, &event);
            on_event(self, &event);
        }
        while let Some(event) = self.consequence() {
            self.apply(now, &event);
            on_event(self, &event);
        }
        Ok(())
    }

    /// The event that follows from the state without any input, if there is one.
    fn consequence(&self) -> Option<Event> {
        match self.stage {
            Stage::Playing => {
                let (round, _) = self.round.as_ref()?;
                let again = self
                    .fixed_deals()
                    .filter(|_| self.finished_rounds.is_empty())
                    .and_then(|cards| cards.next_step(round));
                if let Some((seat, action)) = again {
                    return Some(Event::moved(seat, action, MoveSource::Player));
                }
                self.claimed_play(round).or_else(|| round.score().map(|_| Event::RoundOver))
            }
            Stage::Waiting if self.standing.is_over() => Some(Event::MatchOver),
            Stage::Waiting => {
                // Fixed deals need no entropy of the players, so the first of them need not wait for anybody to be
                // ready.
                let at_once =
                    self.fixed_deals().is_some() && self.finished_rounds.is_empty() && self.has_connected_human();
                let dealt = self.deal_source_known() && (at_once || self.all_ready());
                dealt.then_some(Event::Dealt)
            }
            Stage::Finished if self.all_ready() => self.before_another_match(),
            Stage::Lobby | Stage::Finished | Stage::Closed => None,
        }
    }

    /// The next event before another match: a bot takes the seat of somebody who left, or the match starts.
    fn before_another_match(&self) -> Option<Event> {
        let level = self.settings.fill_bot;
        let gone = |occupant: &Occupant| match occupant {
            Occupant::Empty => true,
            Occupant::Human(person) => person.left,
            Occupant::Bot(_) => false,
        };
        let vacant = self.seats.iter_with_seat().find_map(|(seat, occupant)| gone(occupant).then_some(seat));
        Some(vacant.map_or(Event::Started, |seat| Event::BotSeated { seat, level }))
    }

    fn decide(&self, now: Millis, input: Input) -> Result<Vec<Event>, Refusal> {
        if self.stage == Stage::Closed {
            return Err(Refusal::Closed);
        }
        match input {
            Input::Sit { player, name, seat } => self.sit(player, name, seat),
            Input::Leave { seat } => self.handle_leave(seat),
            Input::Kick { by, seat } => self.handle_kick(by, seat),
            Input::SeatBot { by, seat, level } => self.seat_bot(by, seat, level),
            Input::Configure { by, options } => self.handle_configure(by, options),
            Input::Start { by } => self.handle_start(by),
            Input::Ready { seat, entropy } => self.handle_ready(seat, entropy),
            Input::Move { seat, action, seq } => self.handle_move(seat, action, seq),
            Input::BotMove { seat, action, seq } => self.handle_bot_move(seat, action, seq),
            Input::Claim { seat, claim, seq } => self.handle_claim(seat, claim, seq),
            Input::Undo { seat, seq } => self.handle_undo(seat, seq),
            Input::StandIn { by, seat } => self.stand_in(by, seat),
            Input::Away { seat } => Ok(self.presence_event(seat, Event::Away { seat }, |now| now == Presence::Here)),
            Input::Back { seat } => Ok(self.presence_event(seat, Event::Back { seat }, |now| now != Presence::Here)),
            Input::Close { by } => match by {
                Some(player) if player != self.host => Err(Refusal::HostOnly),
                _ => Ok(vec![Event::Closed]),
            },
            Input::Commit(secret) if self.needs_secret() => Ok(vec![Event::Committed { secret }]),
            Input::Commit(_) => Err(Refusal::NotAsked),
            Input::Resume => Ok(vec![Event::Resumed]),
            Input::Tick => Ok(self.due(now)),
        }
    }

    pub(crate) fn person(&self, seat: Seat) -> Result<&Human, Refusal> {
        if !self.players().has(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        self.seats[seat].human().ok_or(Refusal::NotSeated)
    }

    fn host_in_lobby(&self, by: PlayerId, seat: Seat) -> Result<(), Refusal> {
        if by != self.host {
            return Err(Refusal::HostOnly);
        }
        if self.stage != Stage::Lobby {
            return Err(Refusal::AlreadyStarted);
        }
        if !self.players().has(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        Ok(())
    }

    fn sit(&self, player: PlayerId, name: Box<str>, wanted: Option<Seat>) -> Result<Vec<Event>, Refusal> {
        if let Some(seat) = self.seat_of(player) {
            let person = self.person(seat)?;
            let renames =
                self.stage == Stage::Lobby && wanted.is_none_or(|wanted| wanted == seat) && person.name != name;
            return match person.left {
                true => Ok(vec![Event::Back { seat }]),
                false if renames => Ok(vec![Event::Seated { seat, player, name }]),
                false => Err(Refusal::AlreadySeated),
            };
        }
        if self.fixed_deals().is_some() && player != self.host {
            return Err(Refusal::FixedDealsForOne);
        }
        if self.stage != Stage::Lobby {
            return Err(if self.seats.iter().any(|occupant| *occupant == Occupant::Empty) {
                Refusal::AlreadyStarted
            } else {
                Refusal::TableFull
            });
        }
        let free = |seat: &Seat| self.seats[*seat] == Occupant::Empty;
        let seat = match wanted {
            Some(seat) if !self.players().has(seat) => return Err(Refusal::NoSuchSeat),
            Some(seat) => Some(seat).filter(free).ok_or(Refusal::SeatTaken)?,
            None => self.players().seats().find(free).ok_or(Refusal::TableFull)?,
        };
        Ok(vec![Event::Seated { seat, player, name }])
    }

    fn handle_leave(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        let person = self.person(seat)?;
        if person.left {
            return Err(Refusal::NotSeated);
        }
        let mut events = vec![Event::Left { seat }];
        let heir = self.seats.iter().filter_map(Occupant::human).find(|other| other.id != person.id && !other.left);
        if person.id == self.host
            && let Some(heir) = heir
        {
            events.push(Event::HostChanged { player: heir.id });
        }
        Ok(events)
    }

    fn handle_kick(&self, by: PlayerId, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.host_in_lobby(by, seat)?;
        if self.seats[seat] == Occupant::Empty {
            return Err(Refusal::NotSeated);
        }
        Ok(vec![Event::Left { seat }])
    }

    fn seat_bot(&self, by: PlayerId, seat: Seat, level: BotLevel) -> Result<Vec<Event>, Refusal> {
        self.host_in_lobby(by, seat)?;
        if self.seats[seat].human().is_some() {
            return Err(Refusal::SeatTaken);
        }
        Ok(vec![Event::BotSeated { seat, level }])
    }

    fn handle_configure(&self, by: PlayerId, options: Box<HostOptions>) -> Result<Vec<Event>, Refusal> {
        self.host_in_lobby(by, Seat::S0)?;
        if self.fixed_deals().is_some() {
            return Err(Refusal::FixedDealsForOne);
        }
        self.check_options(&options)?;
        Ok(vec![Event::Configured { options }])
    }

    /// Refuses invalid choices and those that would remove a person's seat.
    pub(crate) fn check_options(&self, options: &HostOptions) -> Result<(), Refusal> {
        self.settings.with_options(options).check()?;
        let gone = self.seats.iter().skip(options.rules.players.count());
        let mut people = gone.filter_map(Occupant::human);
        people.next().map_or(Ok(()), |_| Err(Refusal::SeatTaken))
    }

    fn handle_start(&self, by: PlayerId) -> Result<Vec<Event>, Refusal> {
        if self.stage != Stage::Lobby {
            return Err(Refusal::AlreadyStarted);
        }
        let seat = self.seat_of(by);
        if by != self.host && (seat.is_none() || self.seat_of(self.host).is_some()) {
            return Err(Refusal::HostOnly);
        }
        if !self.seats.iter().any(|occupant| occupant.human().is_some()) {
            return Err(Refusal::NobodySeated);
        }
        let level = self.settings.fill_bot;
        let free = self.seats.iter_with_seat().filter(|(_, occupant)| **occupant == Occupant::Empty);
        let mut events: Vec<Event> = free.map(|(seat, _)| Event::BotSeated { seat, level }).collect();
        events.push(Event::Started);
        Ok(events)
    }

    fn handle_ready(&self, seat: Seat, entropy: Option<Entropy>) -> Result<Vec<Event>, Refusal> {
        self.person(seat)?;
        match self.stage {
            Stage::Lobby => return Err(Refusal::NotStarted),
            Stage::Playing => return Err(Refusal::RoundRunning),
            Stage::Waiting | Stage::Finished | Stage::Closed => {}
        }
        if self.ready[seat] {
            return Err(Refusal::AlreadyReady);
        }
        // Entropy that comes before the commitment is ignored: the server could have chosen its secret to suit it.
        let entropy = entropy.filter(|_| self.stage == Stage::Waiting && self.commitment().is_some());
        Ok(vec![Event::Ready { seat, entropy }])
    }

    /// Refuses a choice whose sender had not yet seen that the move was due.
    pub(crate) fn check_seq(&self, seat: Seat, seq: u64) -> Result<(), Refusal> {
        let since = self.pending_since(seat).unwrap_or(0);
        if (since..=self.seq).contains(&seq) { Ok(()) } else { Err(Refusal::Stale) }
    }

    fn handle_move(&self, seat: Seat, action: Action, seq: u64) -> Result<Vec<Event>, Refusal> {
        self.person(seat)?;
        if self.stage != Stage::Playing {
            return Err(Refusal::NoRound);
        }
        let (round, _) = self.round.as_ref().ok_or(Refusal::NoRound)?;
        self.check_seq(seat, seq)?;
        round.check(seat, action)?;
        if self.pending_moves[seat].is_some_and(|pending| pending.timed_out) {
            return Err(Refusal::TimeIsUp);
        }
        let back = self.presence_event(seat, Event::Back { seat }, |now| now != Presence::Here);
        let moved = Event::moved(seat, action, MoveSource::Player);
        Ok(back.into_iter().chain([moved]).collect())
    }

    fn handle_bot_move(&self, seat: Seat, action: Action, seq: u64) -> Result<Vec<Event>, Refusal> {
        if !self.bot_turns().any(|(wanted, _)| wanted == seat) || self.pending_since(seat) != Some(seq) {
            return Err(Refusal::NotAsked);
        }
        let (round, _) = self.round.as_ref().ok_or(Refusal::NoRound)?;
        round.check(seat, action)?;
        let by = match &self.seats[seat] {
            Occupant::Human(person) if person.presence == Presence::StandIn => MoveSource::StandIn,
            Occupant::Human(_) => MoveSource::Clock,
            Occupant::Bot(_) | Occupant::Empty => MoveSource::Player,
        };
        Ok(vec![Event::moved(seat, action, by)])
    }

    fn handle_undo(&self, seat: Seat, seq: u64) -> Result<Vec<Event>, Refusal> {
        self.person(seat)?;
        if !self.is_solo() {
            return Err(Refusal::OthersPlay);
        }
        if !self.allows_undo() {
            return Err(Refusal::NothingToUndo);
        }
        if self.stage != Stage::Playing {
            return Err(Refusal::NoRound);
        }
        self.check_seq(seat, seq)?;
        let (round, _) = self.round.as_ref().ok_or(Refusal::NoRound)?;
        let tricks = round.tricks();
        let mine: Vec<Card> = tricks.iter().filter_map(|trick| trick.card_of(seat)).collect();
        let last = mine.last().ok_or(Refusal::NothingToUndo)?;
        let plays = round.plays().iter().position(|card| card == last).ok_or(Refusal::NothingToUndo)?;
        let beginning =
            self.fixed_deals().filter(|_| self.finished_rounds.is_empty()).map_or(0, |fixed| fixed.plays.len());
        if plays < beginning {
            return Err(Refusal::NothingToUndo);
        }
        Ok(vec![Event::Undone { plays: plays as u8 }])
    }

    fn stand_in(&self, by: Seat, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.person(by)?;
        let person = self.person(seat)?;
        if !matches!(self.stage, Stage::Waiting | Stage::Playing) {
            return Err(Refusal::NotStarted);
        }
        match person.presence {
            Presence::Away if by != seat => Ok(vec![Event::StoodIn { seat }]),
            Presence::Away | Presence::Here | Presence::StandIn => Err(Refusal::NotAway),
        }
    }

    /// The event, if it changes the presence of the person on the seat.
    pub(crate) fn presence_event(&self, seat: Seat, event: Event, changes: impl Fn(Presence) -> bool) -> Vec<Event> {
        match self.person(seat) {
            Ok(person) if changes(person.presence) => vec![event],
            _ => Vec::new(),
        }
    }
}
