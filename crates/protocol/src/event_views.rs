//! An event as each viewer may know it.

use std::borrow::Cow;

use rules::{Card, CardSet, Seat, View};
use table::{CardMove, Event, MoveSource, Table};

use crate::{MoveEvent, RoundOver, ServerEvent, Substitute, TableState, TableUpdate, Viewer};

/// One event at a table, for all viewers. What is the same for all of them is computed once.
#[derive(Debug)]
pub struct EventViews<'a> {
    table: &'a Table,
    event: &'a Event,
    /// What a spectator may know right after the event.
    spectator: TableState,
}

impl<'a> EventViews<'a> {
    /// The views of `event`, which `table` has just applied.
    #[must_use]
    pub fn new(table: &'a Table, event: &'a Event, now: u64) -> EventViews<'a> {
        EventViews { table, event, spectator: TableState::of_spectator(table, now) }
    }

    /// A viewer who gets exactly the same message about the event. It stands for all of them, so that the message is
    /// written only once.
    #[must_use]
    pub fn shared_with(&self, viewer: Viewer) -> Viewer {
        let in_turn = || viewer.seat().is_some() && self.table.turn() == viewer.seat();
        let personal = match self.event {
            Event::Opened { .. } | Event::Configured { .. } | Event::Undone { .. } | Event::Dealt => true,
            Event::Stashed(stashed) => viewer.seat() == Some(stashed.seat) || in_turn(),
            Event::Played(_) => in_turn(),
            _ => false,
        };
        if personal { viewer } else { Viewer::Spectator }
    }

    /// What `viewer` is told of the event.
    #[must_use]
    pub fn event_for(&self, viewer: Viewer) -> ServerEvent {
        let state = match viewer {
            Viewer::Spectator => Cow::Borrowed(&self.spectator),
            Viewer::Seat(_) | Viewer::Host => Cow::Owned(self.state_for(viewer)),
        };
        event_in(self.event, &state).unwrap_or_else(|| ServerEvent::State(Box::new(state.into_owned())))
    }

    /// What `viewer` is told of the event, with the state right after it.
    #[must_use]
    pub fn update_for(&self, viewer: Viewer, re: Option<u64>) -> TableUpdate {
        let state = self.state_for(viewer);
        TableUpdate { seq: self.table.seq(), re, event: event_in(self.event, &state), state }
    }

    fn state_for(&self, viewer: Viewer) -> TableState {
        self.spectator.clone().seen_by(self.table, viewer)
    }
}

/// What a viewer is told of an event: a function of the event and of the viewer's state right after it. `None` stands
/// for the whole state.
pub(crate) fn event_in(event: &Event, state: &TableState) -> Option<ServerEvent> {
    Some(match *event {
        Event::Opened { .. } | Event::Configured { .. } | Event::Undone { .. } => return None,
        Event::Seated { seat, ref name, .. } => ServerEvent::Seated { seat, name: name.to_string() },
        Event::BotSeated { seat, level } => ServerEvent::BotSeated { seat, level },
        Event::Left { seat } => ServerEvent::Left { seat },
        Event::HostChanged { .. } => ServerEvent::Host { seat: host_seat(state) },
        Event::Started => ServerEvent::Started { r#match: state.r#match.clone() },
        Event::Committed { .. } => {
            ServerEvent::Committed { round: state.scores.len() as u32, commitment: state.commitment? }
        }
        Event::Ready { seat, .. } => ServerEvent::Ready { seat },
        Event::Dealt => dealt(state)?,
        Event::Stashed(CardMove { seat, card, by }) => {
            let card = (state.you == Some(seat)).then_some(card);
            ServerEvent::Stashed(move_event(state, seat, card, by))
        }
        Event::Played(CardMove { seat, card, by }) => {
            let won = completed_trick(state);
            ServerEvent::Played(MoveEvent { won, ..move_event(state, seat, Some(card), by) })
        }
        Event::Claimed { seat, claim } => ServerEvent::Claimed { seat, claim },
        Event::RoundOver => round_over(state)?,
        Event::MatchOver => ServerEvent::MatchOver {
            totals: state.totals,
            places: state.standing().places(),
            winners: state.winners.clone(),
            r#match: state.r#match.clone(),
        },
        Event::Away { seat } => ServerEvent::Away { seat },
        Event::Back { seat } => ServerEvent::Back { seat },
        Event::StoodIn { seat } => ServerEvent::StandIn { seat },
        Event::TimedOut { seat } => ServerEvent::TimedOut { seat },
        Event::Resumed => ServerEvent::Resumed,
        Event::Closed => ServerEvent::Closed,
    })
}

fn host_seat(state: &TableState) -> Option<Seat> {
    state.seats.iter_with_seat().find_map(|(seat, chair)| chair.host.then_some(seat))
}

fn dealt(state: &TableState) -> Option<ServerEvent> {
    let round = state.round.as_ref()?;
    let entropy = round.fairness.as_ref().map(|fairness| fairness.entropy.as_slice().to_vec());
    Some(ServerEvent::Dealt {
        round: round.round,
        dealer: round.view.public().dealer,
        entropy: entropy.unwrap_or_default(),
        hand: round.view.player().map_or(CardSet::EMPTY, |view| view.hand),
        time: state.you.and_then(|seat| state.seats[seat].time),
    })
}

fn move_event(state: &TableState, seat: Seat, card: Option<Card>, by: MoveSource) -> MoveEvent {
    let turn = state.public().and_then(|public| public.turn);
    // After a claim the table plays the cards, so the player has no choice.
    let chooses = turn.is_some() && state.you == turn && !state.round.as_ref().is_some_and(|round| round.autoplay);
    MoveEvent {
        seat,
        card,
        by: substitute(by),
        won: None,
        turn,
        legal: state.view().filter(|_| chooses).map_or(CardSet::EMPTY, View::legal),
        may_claim: state.round.as_ref().and_then(|round| round.may_claim),
        time: turn.and_then(|turn| state.seats[turn].time),
    }
}

fn substitute(by: MoveSource) -> Option<Substitute> {
    match by {
        // The event of the claim has said so already.
        MoveSource::Player | MoveSource::Claim => None,
        MoveSource::StandIn => Some(Substitute::StandIn),
        MoveSource::Clock => Some(Substitute::Clock),
    }
}

/// Who won the trick that the last card completed.
fn completed_trick(state: &TableState) -> Option<Seat> {
    let public = state.public()?;
    let completes = !public.plays.is_empty() && public.plays.len().is_multiple_of(public.players().count());
    public.previous_trick().filter(|_| completes)?.winner()
}

fn round_over(state: &TableState) -> Option<ServerEvent> {
    let round = state.round.as_ref()?;
    let reveal = round.view.public().reveal.as_ref()?;
    Some(ServerEvent::RoundOver(Box::new(RoundOver {
        round: round.round,
        stash: reveal.stash,
        chest: reveal.dealt,
        score: reveal.score,
        totals: state.totals,
        secret: round.fairness.as_ref().and_then(|fairness| fairness.secret),
    })))
}
