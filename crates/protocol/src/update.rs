//! An event with the state right after it, and how a client updates its own state with an event.

use rules::{Claim, PerSeat, PublicView, Seat, View};
use table::{Presence, Stage, Table};

use crate::event_views::event_in;
use crate::{
    MoveEvent, RoundFairnessInfo, RoundOver, RoundState, RoundView, SeatKind, SeatState, ServerEvent, TableState,
    Viewer,
};

/// One event at a table and the state right after it, for one viewer. Pages and terminals are drawn from these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableUpdate {
    /// The event's number at this table.
    pub seq: u64,
    /// The viewer's number of the command that this answers.
    pub re: Option<u64>,
    /// What happened. Nothing where the whole state was sent: at the start, and where events were skipped.
    pub event: Option<ServerEvent>,
    /// What the viewer may know right after it.
    pub state: TableState,
}

impl TableUpdate {
    /// What `viewer` gets of `event`, right after `table` has applied it. [`EventViews`](crate::EventViews) serves
    /// several viewers.
    #[must_use]
    pub fn of(table: &Table, event: &table::Event, viewer: Viewer, re: Option<u64>, now: u64) -> TableUpdate {
        let state = TableState::of(table, viewer, now);
        TableUpdate { seq: table.seq(), re, event: event_in(event, &state), state }
    }

    /// The whole state, as a viewer gets it who has seen nothing yet.
    #[must_use]
    pub fn whole(table: &Table, viewer: Viewer, re: Option<u64>, now: u64) -> TableUpdate {
        TableUpdate { seq: table.seq(), re, event: None, state: TableState::of(table, viewer, now) }
    }
}

/// Whether an event could be applied to a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Applied {
    /// The state is what it is right after the event.
    Done,
    /// The event says less than it changes. The client asks for the whole state with `sync`.
    NeedsSync,
}

impl TableState {
    /// Applies an event. The result is the server's state, except for the clocks: an event contains only the time of
    /// the player whose turn it is.
    pub fn apply(&mut self, event: &ServerEvent) -> Applied {
        match self.try_apply(event) {
            Some(()) => Applied::Done,
            None => Applied::NeedsSync,
        }
    }

    fn try_apply(&mut self, event: &ServerEvent) -> Option<()> {
        match event {
            ServerEvent::State(state) => *self = (**state).clone(),
            // These can change what the viewer may see, and do not say how.
            ServerEvent::Seated { .. } | ServerEvent::Host { .. } => return None,
            ServerEvent::BotSeated { seat, level } => {
                let chair = self.seat_mut(*seat).filter(|chair| chair.kind != SeatKind::Person)?;
                let ready = chair.ready;
                *chair = SeatState { kind: SeatKind::Bot, level: Some(*level), ready, ..SeatState::default() };
            }
            ServerEvent::Left { seat } => {
                let playing = matches!(self.stage, Stage::Waiting | Stage::Playing);
                self.seat_mut(*seat).filter(|_| playing)?.presence = Presence::StandIn;
            }
            ServerEvent::Started { r#match } => self.start(r#match),
            ServerEvent::Committed { commitment, .. } => self.commitment = Some(*commitment),
            ServerEvent::Ready { seat } => self.seat_mut(*seat)?.ready = true,
            ServerEvent::Dealt { .. } => self.deal(event)?,
            ServerEvent::Stashed(moved) => self.stash(moved)?,
            ServerEvent::Played(moved) => self.play(moved)?,
            ServerEvent::Claimed { seat, claim } => self.claim(*seat, *claim)?,
            ServerEvent::RoundOver(over) => self.end_round(over)?,
            ServerEvent::MatchOver { .. } => self.stage = Stage::Finished,
            ServerEvent::Away { seat } => self.seat_mut(*seat)?.presence = Presence::Away,
            ServerEvent::Back { seat } => self.seat_mut(*seat)?.presence = Presence::Here,
            ServerEvent::StandIn { seat } => self.seat_mut(*seat)?.presence = Presence::StandIn,
            ServerEvent::TimedOut { seat } => self.seat_mut(*seat)?.time = None,
            ServerEvent::Resumed => self.everybody_is_away(),
            ServerEvent::Closed => self.stage = Stage::Closed,
            ServerEvent::Reaction { .. }
            | ServerEvent::Done
            | ServerEvent::Refused { .. }
            | ServerEvent::Closing { .. } => {}
        }
        Some(())
    }

    fn seat_mut(&mut self, seat: Seat) -> Option<&mut SeatState> {
        self.seats.as_mut_slice().get_mut(seat.index())
    }

    fn start(&mut self, name: &str) {
        self.r#match = name.to_owned();
        self.scores.clear();
        self.totals = PerSeat::filled(self.rules.players, 0);
        self.winners.clear();
        self.round = None;
        self.wait_for_deal();
    }

    fn wait_for_deal(&mut self) {
        self.stage = Stage::Waiting;
        self.commitment = None;
        for seat in self.seats.as_mut_slice() {
            (seat.ready, seat.time) = (false, None);
        }
    }

    fn deal(&mut self, event: &ServerEvent) -> Option<()> {
        let ServerEvent::Dealt { round, dealer, ref entropy, hand, time } = *event else { return None };
        let players = self.rules.players;
        let public = PublicView::from_plays(&self.rules, dealer, PerSeat::filled(players, false), &[], None)?;
        let view = match self.you {
            Some(seat) => RoundView::Player(View { seat, hand, stash: None, public }),
            None => RoundView::Spectator(public),
        };
        let entropy = PerSeat::from_fn(players, |seat| entropy.get(seat.index()).copied().flatten());
        let fairness = self.commitment.take().map(|commitment| RoundFairnessInfo { commitment, entropy, secret: None });
        self.round = Some(RoundState { round, view, may_claim: None, autoplay: false, fairness });
        self.stage = Stage::Playing;
        if let Some(you) = self.you {
            self.seat_mut(you)?.time = time;
        }
        Some(())
    }

    fn stash(&mut self, moved: &MoveEvent) -> Option<()> {
        let round = self.round.as_mut()?;
        let public = round.view.public();
        let mut stashed = public.stashed;
        *stashed.as_mut_slice().get_mut(moved.seat.index())? = true;
        let public = PublicView::from_plays(&public.rules, public.dealer, stashed, &public.plays, None)?;
        round.view = round.view.with_public(public);
        if let RoundView::Player(view) = &mut round.view
            && view.seat == moved.seat
        {
            view.stash = moved.card;
            view.hand.remove(moved.card?);
        }
        self.give_turn(moved)
    }

    fn play(&mut self, moved: &MoveEvent) -> Option<()> {
        let round = self.round.as_mut()?;
        let public = round.view.public();
        let mut plays = public.plays.clone();
        plays.try_push(moved.card?).ok()?;
        let public = PublicView::from_plays(&public.rules, public.dealer, public.stashed, &plays, None)?;
        round.view = round.view.with_public(public);
        if let RoundView::Player(view) = &mut round.view
            && view.seat == moved.seat
        {
            view.hand.remove(moved.card?);
        }
        self.give_turn(moved)
    }

    fn claim(&mut self, seat: Seat, claim: Claim) -> Option<()> {
        let you = self.you;
        let round = self.round.as_mut()?;
        round.may_claim = None;
        round.autoplay |= you.is_some_and(|you| you == seat || claim == Claim::Rest);
        Some(())
    }

    /// Sets whose turn it is. If the server disagrees with the client, the client has missed something.
    fn give_turn(&mut self, moved: &MoveEvent) -> Option<()> {
        if self.public()?.turn != moved.turn {
            return None;
        }
        self.round.as_mut()?.may_claim = moved.may_claim;
        self.seat_mut(moved.seat)?.time = None;
        if let Some(turn) = moved.turn {
            self.seat_mut(turn)?.time = moved.time;
        }
        Some(())
    }

    fn end_round(&mut self, over: &RoundOver) -> Option<()> {
        let round = self.round.as_mut()?;
        let public = round.view.public().with_chest(Some((over.stash, over.chest)))?;
        round.view = round.view.with_public(public);
        if let Some(fairness) = &mut round.fairness {
            fairness.secret = over.secret;
        }
        self.scores.push(over.score);
        self.totals = over.totals;
        self.winners = self.standing().winners().collect();
        self.wait_for_deal();
        Some(())
    }

    fn everybody_is_away(&mut self) {
        for seat in self.seats.as_mut_slice() {
            if seat.kind == SeatKind::Person && seat.presence == Presence::Here {
                seat.presence = Presence::Away;
            }
        }
    }
}
