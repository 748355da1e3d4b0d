//! Events as each viewer may know them.

use rules::{Card, CardSet, Seat, View};
use table::{CardMove, Event, MoveSource, PlayerId, Table};

use crate::table_state::time_left;
use crate::{MoveEvent, RoundOver, ServerEvent, Substitute, TableState};

/// A viewer of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player on a seat.
    Seat(Seat),
    /// A person without a seat.
    Spectator,
    /// The host, watching their own table without a seat.
    Host,
}

impl Viewer {
    /// The viewer's seat.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Host => None,
        }
    }

    pub(crate) fn is_host(self, table: &Table) -> bool {
        match self {
            Viewer::Seat(seat) => table.seat_of(table.host()) == Some(seat),
            Viewer::Spectator => false,
            Viewer::Host => true,
        }
    }

    /// How `player` sees a table: from their seat, as its host, or as a spectator.
    #[must_use]
    pub fn of(table: &Table, player: PlayerId) -> Viewer {
        match table.seat_of(player) {
            Some(seat) => Viewer::Seat(seat),
            None if table.host() == player => Viewer::Host,
            None => Viewer::Spectator,
        }
    }
}

/// The viewer who is told exactly the same of `event`: a message is then written once for many.
#[must_use]
pub fn shared_with(table: &Table, event: &Event, viewer: Viewer) -> Viewer {
    let in_turn = || viewer.seat().is_some() && table.turn() == viewer.seat();
    let personal = match event {
        Event::Opened { .. } | Event::Configured { .. } | Event::Undone { .. } | Event::Dealt => true,
        Event::Stashed(stashed) => viewer.seat() == Some(stashed.seat) || in_turn(),
        Event::Played(_) => in_turn(),
        _ => false,
    };
    if personal { viewer } else { Viewer::Spectator }
}

/// What `viewer` is told of `event`, right after `table` has applied it.
#[must_use]
pub fn event_for(table: &Table, event: &Event, viewer: Viewer, now: u64) -> ServerEvent {
    let whole_state = || ServerEvent::State(Box::new(TableState::of(table, viewer, now)));
    match *event {
        Event::Opened { .. } | Event::Configured { .. } | Event::Undone { .. } => whole_state(),
        Event::Seated { seat, ref name, .. } => ServerEvent::Seated { seat, name: name.to_string() },
        Event::BotSeated { seat, strength } => ServerEvent::BotSeated { seat, strength },
        Event::Left { seat } => ServerEvent::Left { seat },
        Event::HostChanged { player } => ServerEvent::Host { seat: table.seat_of(player) },
        Event::Started => ServerEvent::Started { r#match: table.match_id() },
        Event::Committed { ref secret } => {
            let round = table.standing().scores().len() as u32;
            ServerEvent::Committed { round, commitment: rules::fair_deal::commitment(secret) }
        }
        Event::Ready { seat, .. } => ServerEvent::Ready { seat },
        Event::Dealt => dealt(table, viewer, now),
        Event::Stashed(CardMove { seat, card, by }) => {
            let card = (viewer.seat() == Some(seat)).then_some(card);
            ServerEvent::Stashed(move_event(table, seat, card, by, viewer, now))
        }
        Event::Played(CardMove { seat, card, by }) => {
            let played = move_event(table, seat, Some(card), by, viewer, now);
            ServerEvent::Played(MoveEvent { won: completed_trick(table), ..played })
        }
        Event::Claimed { seat, claim } => ServerEvent::Claimed { seat, claim },
        Event::RoundOver => round_over(table).unwrap_or_else(whole_state),
        Event::MatchOver => ServerEvent::MatchOver {
            totals: *table.standing().totals(),
            places: table.standing().places(),
            winners: table.standing().winners().collect(),
            r#match: table.match_id(),
        },
        Event::Away { seat } => ServerEvent::Away { seat },
        Event::Back { seat } => ServerEvent::Back { seat },
        Event::StoodIn { seat } => ServerEvent::StandIn { seat },
        Event::TimedOut { seat } => ServerEvent::TimedOut { seat },
        Event::Resumed => ServerEvent::Resumed,
        Event::Closed => ServerEvent::Closed,
    }
}

fn dealt(table: &Table, viewer: Viewer, now: u64) -> ServerEvent {
    let view = viewer.seat().and_then(|seat| table.view(seat));
    let entropy = table.fairness().map(|fairness| fairness.entropy.as_slice().to_vec()).unwrap_or_default();
    ServerEvent::Dealt {
        round: table.round_index().unwrap_or(0) as u32,
        dealer: table.standing().dealer(),
        entropy,
        hand: view.map_or(CardSet::EMPTY, |view| view.hand),
        time: viewer.seat().and_then(|seat| time_left(table, seat, now)),
    }
}

fn move_event(table: &Table, seat: Seat, card: Option<Card>, by: MoveSource, viewer: Viewer, now: u64) -> MoveEvent {
    let turn = table.turn();
    // Whose cards play themselves after a claim has nothing to choose.
    let in_turn = turn.filter(|turn| viewer.seat() == Some(*turn) && !table.plays_for(*turn));
    let by = match by {
        // That the player claimed the rest was said once.
        MoveSource::Player | MoveSource::Claim => None,
        MoveSource::StandIn => Some(Substitute::StandIn),
        MoveSource::Clock => Some(Substitute::Clock),
    };
    MoveEvent {
        seat,
        card,
        by,
        won: None,
        turn,
        legal: in_turn.and_then(|seat| table.view(seat)).as_ref().map_or(CardSet::EMPTY, View::legal),
        may_claim: in_turn.and_then(|seat| table.may_claim(seat)),
        time: turn.and_then(|turn| time_left(table, turn, now)),
    }
}

/// Who won the trick that the last card completed.
fn completed_trick(table: &Table) -> Option<Seat> {
    let public = table.public()?;
    let plays = public.plays.len();
    let completes = plays > 0 && plays.is_multiple_of(table.players().count());
    public.previous_trick().filter(|_| completes)?.winner()
}

fn round_over(table: &Table) -> Option<ServerEvent> {
    let opened = table.public()?.reveal?;
    Some(ServerEvent::RoundOver(Box::new(RoundOver {
        round: table.round_index()? as u32,
        stash: opened.stash,
        chest: opened.dealt,
        score: opened.score,
        totals: *table.standing().totals(),
        secret: table.fairness().and_then(|fairness| fairness.secret),
    })))
}
