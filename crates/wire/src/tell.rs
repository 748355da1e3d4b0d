//! What a viewer is told of an event.

use rules::{Action, CardSet, Seat, View};
use table::{By, PlayerId, Table};

use crate::state::time_left;
use crate::{Event, Moved, RoundOver, ScoreLine, State};

/// Who is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Whoever sits there.
    Seat(Seat),
    /// Somebody who only watches.
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
pub fn shares_with(table: &Table, event: &table::Event, viewer: Viewer) -> Viewer {
    use table::Event as Happened;
    match event {
        Happened::Opened { .. } | Happened::Undone { .. } | Happened::Dealt => viewer,
        Happened::Moved { seat, action, .. } => {
            let turn = viewer.seat().is_some() && table.turn() == viewer.seat();
            let own = matches!(action, Action::Stash(_)) && viewer.seat() == Some(*seat);
            if turn || own { viewer } else { Viewer::Spectator }
        }
        _ => Viewer::Spectator,
    }
}

/// What `viewer` is told of `event`, right after `table` has taken it in.
#[must_use]
pub fn tell(table: &Table, event: &table::Event, viewer: Viewer, now: u64) -> Event {
    use table::Event as Happened;
    match *event {
        Happened::Opened { .. } | Happened::Undone { .. } => Event::State(Box::new(State::of(table, viewer, now))),
        Happened::Seated { seat, ref name, .. } => Event::Seated { seat, name: name.to_string() },
        Happened::BotSeated { seat, strength } => Event::BotSeated { seat, strength },
        Happened::Left { seat } => Event::Left { seat },
        Happened::HostIs { player } => Event::Host { seat: table.seat_of(player) },
        Happened::Started => Event::Started { r#match: table.match_id() },
        Happened::Committed { ref secret } => {
            let round = table.game().scores().len() as u32;
            Event::Committed { round, commitment: rules::fair::commitment(secret) }
        }
        Happened::Ready { seat, .. } => Event::Ready { seat },
        Happened::Dealt => dealt(table, viewer, now),
        Happened::Moved { seat, action, by } => moved(table, seat, action, by, viewer, now),
        Happened::RoundOver => {
            round_over(table).unwrap_or_else(|| Event::State(Box::new(State::of(table, viewer, now))))
        }
        Happened::MatchOver => Event::MatchOver {
            totals: table.game().totals().as_slice().to_vec(),
            places: table.game().places().iter().map(|&place| place as u32).collect(),
            winners: table.game().winners().collect(),
            r#match: table.match_id(),
        },
        Happened::Away { seat } => Event::Away { seat },
        Happened::Back { seat } => Event::Back { seat },
        Happened::StoodIn { seat } => Event::StandIn { seat },
        Happened::TimedOut { seat } => Event::TimedOut { seat },
        Happened::Resumed => Event::Resumed,
        Happened::Closed => Event::Closed,
    }
}

fn dealt(table: &Table, viewer: Viewer, now: u64) -> Event {
    let view = viewer.seat().and_then(|seat| table.view(seat));
    let entropy = table.fairness().map(|fairness| fairness.entropy.as_slice().to_vec()).unwrap_or_default();
    Event::Dealt {
        round: table.round_index().unwrap_or(0) as u32,
        dealer: table.game().dealer(),
        entropy,
        hand: view.map_or(CardSet::EMPTY, |view| view.hand),
        time: viewer.seat().and_then(|seat| time_left(table, seat, now)),
    }
}

fn moved(table: &Table, seat: Seat, action: Action, by: By, viewer: Viewer, now: u64) -> Event {
    // The seat in turn gets its legal cards; for everybody else any view will do, they all share the public part.
    let view = table.view(viewer.seat().unwrap_or(seat));
    let turn = view.as_ref().and_then(|view| view.public.turn);
    let mine = turn.is_some() && turn == viewer.seat();
    let by = match by {
        By::Player => None,
        By::StandIn => Some("stand-in".to_owned()),
        By::Clock => Some("clock".to_owned()),
    };
    let told = Moved {
        seat,
        card: Some(action.card()),
        by,
        won: None,
        turn,
        legal: view.as_ref().filter(|_| mine).map_or(CardSet::EMPTY, View::legal),
        time: turn.and_then(|turn| time_left(table, turn, now)),
    };
    match action {
        Action::Stash(card) => Event::Stashed(Moved { card: (viewer.seat() == Some(seat)).then_some(card), ..told }),
        Action::Play(_) => {
            let public = view.map(|view| view.public);
            let completes = |plays: usize| plays > 0 && plays.is_multiple_of(table.players().count());
            let won = public.filter(|public| completes(public.plays.len())).and_then(|public| public.last_trick());
            Event::Played(Moved { won: won.and_then(|trick| trick.winner()), ..told })
        }
    }
}

fn round_over(table: &Table) -> Option<Event> {
    let opened = table.public()?.opened?;
    Some(Event::RoundOver(Box::new(RoundOver {
        round: table.round_index()? as u32,
        stash: opened.stash.as_slice().to_vec(),
        chest: opened.dealt,
        score: ScoreLine::from(&opened.score),
        totals: table.game().totals().as_slice().to_vec(),
        secret: table.fairness().and_then(|fairness| fairness.secret),
    })))
}
