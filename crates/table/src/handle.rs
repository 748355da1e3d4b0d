//! What follows from an input.

use rules::fair::Entropy;
use rules::{Action, Card, Seat};

use crate::{By, Chair, Event, Input, Millis, Person, PlayerId, Presence, Refusal, Stage, Strength, Table};

impl Table {
    /// Takes an input at a time, or says why it is refused and changes nothing.
    ///
    /// Each event that follows is applied and then shown to `on_event` together with the table right after it, before the
    /// next one is applied.
    pub fn handle(
        &mut self,
        now: Millis,
        input: Input,
        mut on_event: impl FnMut(&Table, &Event),
    ) -> Result<(), Refusal> {
        let now = now.max(self.last_at);
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

    /// What the rules of the table add to what somebody did.
    fn consequence(&self) -> Option<Event> {
        match self.stage {
            Stage::Playing => {
                let (round, _) = self.round.as_ref()?;
                let again = self.prepared().filter(|_| self.past.is_empty()).and_then(|cards| cards.next_step(round));
                if let Some((seat, action)) = again {
                    return Some(Event::moved(seat, action, By::Player));
                }
                round.score().map(|_| Event::RoundOver)
            }
            Stage::Waiting if self.game.is_over() => Some(Event::MatchOver),
            Stage::Waiting => {
                // Nobody adds to a shuffle that does not take place: the first prepared cards need not be waited for.
                let at_once = self.prepared().is_some() && self.past.is_empty() && self.anybody_here();
                let dealt = self.has_cards() && (at_once || self.everybody_is_ready());
                dealt.then_some(Event::Dealt)
            }
            Stage::Finished if self.everybody_is_ready() => self.before_another_match(),
            Stage::Lobby | Stage::Finished | Stage::Closed => None,
        }
    }

    /// Another match begins: bots take the seats of those who left.
    fn before_another_match(&self) -> Option<Event> {
        let strength = self.settings.fill;
        let gone = |chair: &Chair| match chair {
            Chair::Empty => true,
            Chair::Person(person) => person.left,
            Chair::Bot(_) => false,
        };
        let vacant = self.chairs.with_seats().find_map(|(seat, chair)| gone(chair).then_some(seat));
        Some(vacant.map_or(Event::Started, |seat| Event::BotSeated { seat, strength }))
    }

    fn decide(&self, now: Millis, input: Input) -> Result<Vec<Event>, Refusal> {
        if self.stage == Stage::Closed {
            return Err(Refusal::Closed);
        }
        match input {
            Input::Sit { player, name, seat } => self.sit(player, name, seat),
            Input::Leave { seat } => self.get_up(seat),
            Input::Remove { by, seat } => self.remove(by, seat),
            Input::SeatBot { by, seat, strength } => self.seat_bot(by, seat, strength),
            Input::Start { by } => self.begin(by),
            Input::Ready { seat, entropy } => self.get_ready(seat, entropy),
            Input::Move { seat, action, number } => self.person_moves(seat, action, number),
            Input::BotMove { seat, action, number } => self.bot_moves(seat, action, number),
            Input::Undo { seat, number } => self.take_back(seat, number),
            Input::StandIn { by, seat } => self.stand_in(by, seat),
            Input::Away { seat } => Ok(self.presence_event(seat, Event::Away { seat }, |now| now == Presence::Here)),
            Input::Back { seat } => Ok(self.presence_event(seat, Event::Back { seat }, |now| now != Presence::Here)),
            Input::Close { by } => match by {
                Some(player) if player != self.host => Err(Refusal::HostOnly),
                _ => Ok(vec![Event::Closed]),
            },
            Input::Commit(secret) if self.wants_secret() => Ok(vec![Event::Committed { secret }]),
            Input::Commit(_) => Err(Refusal::NotAsked),
            Input::Resume => Ok(vec![Event::Resumed]),
            Input::Tick => Ok(self.due(now)),
        }
    }

    fn person(&self, seat: Seat) -> Result<&Person, Refusal> {
        if !self.players().has(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        self.chairs[seat].person().ok_or(Refusal::NotSeated)
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
            let left = self.chairs[seat].person().is_some_and(|person| person.left);
            return if left { Ok(vec![Event::Back { seat }]) } else { Err(Refusal::AlreadySeated) };
        }
        if self.prepared().is_some() && player != self.host {
            return Err(Refusal::PreparedForOne);
        }
        if self.stage != Stage::Lobby {
            return Err(if self.chairs.iter().any(|chair| *chair == Chair::Empty) {
                Refusal::AlreadyStarted
            } else {
                Refusal::TableFull
            });
        }
        let free = |seat: &Seat| self.chairs[*seat] == Chair::Empty;
        let seat = match wanted {
            Some(seat) if !self.players().has(seat) => return Err(Refusal::NoSuchSeat),
            Some(seat) => Some(seat).filter(free).ok_or(Refusal::SeatTaken)?,
            None => self.players().seats().find(free).ok_or(Refusal::TableFull)?,
        };
        Ok(vec![Event::Seated { seat, player, name }])
    }

    fn get_up(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        let person = self.person(seat)?;
        if person.left {
            return Err(Refusal::NotSeated);
        }
        let mut events = vec![Event::Left { seat }];
        let heir = self.chairs.iter().filter_map(Chair::person).find(|other| other.id != person.id && !other.left);
        if person.id == self.host
            && let Some(heir) = heir
        {
            events.push(Event::HostIs { player: heir.id });
        }
        Ok(events)
    }

    fn remove(&self, by: PlayerId, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.host_in_lobby(by, seat)?;
        if self.chairs[seat] == Chair::Empty {
            return Err(Refusal::NotSeated);
        }
        Ok(vec![Event::Left { seat }])
    }

    fn seat_bot(&self, by: PlayerId, seat: Seat, strength: Strength) -> Result<Vec<Event>, Refusal> {
        self.host_in_lobby(by, seat)?;
        if self.chairs[seat].person().is_some() {
            return Err(Refusal::SeatTaken);
        }
        Ok(vec![Event::BotSeated { seat, strength }])
    }

    fn begin(&self, by: PlayerId) -> Result<Vec<Event>, Refusal> {
        if self.stage != Stage::Lobby {
            return Err(Refusal::AlreadyStarted);
        }
        let seat = self.seat_of(by);
        if by != self.host && (seat.is_none() || self.seat_of(self.host).is_some()) {
            return Err(Refusal::HostOnly);
        }
        if !self.chairs.iter().any(|chair| chair.person().is_some()) {
            return Err(Refusal::NobodySeated);
        }
        let strength = self.settings.fill;
        let free = self.chairs.with_seats().filter(|(_, chair)| **chair == Chair::Empty);
        let mut events: Vec<Event> = free.map(|(seat, _)| Event::BotSeated { seat, strength }).collect();
        events.push(Event::Started);
        Ok(events)
    }

    fn get_ready(&self, seat: Seat, entropy: Option<Entropy>) -> Result<Vec<Event>, Refusal> {
        self.person(seat)?;
        match self.stage {
            Stage::Lobby => return Err(Refusal::NotStarted),
            Stage::Playing => return Err(Refusal::RoundRunning),
            Stage::Waiting | Stage::Finished | Stage::Closed => {}
        }
        if self.ready[seat] {
            return Err(Refusal::AlreadyReady);
        }
        let entropy = entropy.filter(|_| self.stage == Stage::Waiting);
        Ok(vec![Event::Ready { seat, entropy }])
    }

    fn check_number(&self, seat: Seat, number: u64) -> Result<(), Refusal> {
        let asked = self.asked[seat].map_or(0, |asked| asked.number);
        if number < asked || number > self.number { Err(Refusal::Stale) } else { Ok(()) }
    }

    fn person_moves(&self, seat: Seat, action: Action, number: u64) -> Result<Vec<Event>, Refusal> {
        self.person(seat)?;
        if self.stage != Stage::Playing {
            return Err(Refusal::NoRound);
        }
        let (round, _) = self.round.as_ref().ok_or(Refusal::NoRound)?;
        self.check_number(seat, number)?;
        round.check(seat, action)?;
        if self.asked[seat].is_some_and(|asked| asked.timed_out) {
            return Err(Refusal::TimeIsUp);
        }
        let back = self.presence_event(seat, Event::Back { seat }, |now| now != Presence::Here);
        let moved = Event::moved(seat, action, By::Player);
        Ok(back.into_iter().chain([moved]).collect())
    }

    fn bot_moves(&self, seat: Seat, action: Action, number: u64) -> Result<Vec<Event>, Refusal> {
        if !self.wants_moves().any(|(wanted, _)| wanted == seat) || self.asked(seat) != Some(number) {
            return Err(Refusal::NotAsked);
        }
        let (round, _) = self.round.as_ref().ok_or(Refusal::NoRound)?;
        round.check(seat, action)?;
        let by = match &self.chairs[seat] {
            Chair::Person(person) if person.presence == Presence::StandIn => By::StandIn,
            Chair::Person(_) => By::Clock,
            Chair::Bot(_) | Chair::Empty => By::Player,
        };
        Ok(vec![Event::moved(seat, action, by)])
    }

    fn take_back(&self, seat: Seat, number: u64) -> Result<Vec<Event>, Refusal> {
        self.person(seat)?;
        if !self.is_solo() {
            return Err(Refusal::OthersPlay);
        }
        if !self.takes_back() {
            return Err(Refusal::NothingToUndo);
        }
        if self.stage != Stage::Playing {
            return Err(Refusal::NoRound);
        }
        self.check_number(seat, number)?;
        let (round, _) = self.round.as_ref().ok_or(Refusal::NoRound)?;
        let tricks = round.tricks();
        let mine: Vec<Card> = tricks.iter().filter_map(|trick| trick.card_of(seat)).collect();
        let last = mine.last().ok_or(Refusal::NothingToUndo)?;
        let plays = round.plays().iter().position(|card| card == last).ok_or(Refusal::NothingToUndo)?;
        let beginning = self.prepared().filter(|_| self.past.is_empty()).map_or(0, |prepared| prepared.plays.len());
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
            Presence::Away(_) if by != seat => Ok(vec![Event::StoodIn { seat }]),
            Presence::Away(_) | Presence::Here | Presence::StandIn => Err(Refusal::NotAway),
        }
    }

    /// The event, if the presence of the person on the seat calls for it.
    fn presence_event(&self, seat: Seat, event: Event, changes: impl Fn(Presence) -> bool) -> Vec<Event> {
        match self.chairs[seat].person() {
            Some(person) if changes(person.presence) => vec![event],
            _ => Vec::new(),
        }
    }
}
