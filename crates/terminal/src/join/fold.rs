//! Following a served table: the last whole state, and the moves since then.

use protocol::{Applied, SeatKind, ServerEvent, TableState};
use rules::{Phase, Seat};

use crate::frame::{Frame, tame};
use crate::local::BOT_NAMES;

/// What an event asks the follower to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Look: the state is up to date.
    Show,
    /// Ask for the whole state: this event says less than it changes.
    Sync,
    /// Nothing.
    Nothing,
}

/// Applies an event to the state, or asks for the whole state if there is none to apply it to.
pub(super) fn follow(state: &mut Option<TableState>, event: &ServerEvent) -> Next {
    if let ServerEvent::State(whole) = event {
        *state = Some((**whole).clone());
        return Next::Show;
    }
    let applied = state.as_mut().map(|state| state.apply(event));
    match event {
        ServerEvent::Reaction { .. }
        | ServerEvent::Done
        | ServerEvent::Refused { .. }
        | ServerEvent::Closing { .. } => Next::Nothing,
        _ if applied != Some(Applied::Done) => Next::Sync,
        ServerEvent::BotSeated { .. }
        | ServerEvent::Committed { .. }
        | ServerEvent::Dealt { .. }
        | ServerEvent::Stashed(_)
        | ServerEvent::Played(_)
        | ServerEvent::RoundOver(_)
        | ServerEvent::MatchOver { .. } => Next::Show,
        _ => Next::Nothing,
    }
}

/// The milliseconds that an event gives the person for their choice, and `None` where it says nothing about that: the
/// clock goes on as it did. A choice without a clock has no milliseconds.
pub(super) fn time_given(state: Option<&TableState>, event: &ServerEvent) -> Option<Option<u64>> {
    match event {
        ServerEvent::State(whole) => Some(whole.you.and_then(|you| whole.seats[you].time)),
        ServerEvent::Stashed(moved) | ServerEvent::Played(moved) => {
            let mine = moved.turn.is_some() && moved.turn == state?.you;
            mine.then_some(moved.time)
        }
        _ => None,
    }
}

/// Whose time was up before the move of an event.
pub(super) fn late(event: &ServerEvent) -> Option<Seat> {
    match event {
        ServerEvent::Stashed(moved) | ServerEvent::Played(moved) => moved.timed_out().then_some(moved.seat),
        _ => None,
    }
}

/// What the person is shown of a state; nothing before the first deal, without a seat, and between the last card and the
/// opening of the chest.
pub(super) fn frame(state: &TableState) -> Option<Frame> {
    let view = state.view().filter(|view| view.public.phase != Phase::Over || view.public.reveal.is_some())?;
    Some(Frame {
        names: names(state),
        round: state.round.as_ref()?.round as usize,
        planned: state.standing().planned_rounds(),
        totals: state.totals,
        winners: state.winners.clone(),
        can_undo: state.assisted && view.stash.is_some() && view.public.reveal.is_none(),
        can_hint: state.assisted,
        late: None,
        view: view.clone(),
    })
}

/// Everybody's name. Bots have none of their own at a served table; here they get those they have in a local match.
pub(super) fn names(state: &TableState) -> Vec<String> {
    let mut bots = BOT_NAMES.iter();
    let mut name = |seat: &protocol::SeatState| match seat.kind {
        SeatKind::Bot => bots.next().map_or_else(String::new, |name| (*name).to_owned()),
        _ => tame(&seat.name),
    };
    state.seats.iter().map(&mut name).collect()
}

#[cfg(test)]
mod tests {
    use protocol::{MoveEvent, Substitute};

    use super::*;

    fn state(names: [&str; 3]) -> TableState {
        let mut state = serde_json::json!({
            "version": 1, "table": "t", "match": "m", "stage": "lobby", "rules": {"players": 3}, "clock": "none",
            "spectators": false, "listed": false, "you": 0, "you_host": false, "undo": false, "seats": [],
            "scores": [], "totals": [0, 0, 0], "winners": [], "commitment": null, "round": null
        });
        let seat = |name: &str| {
            let kind = if name.is_empty() { "bot" } else { "person" };
            serde_json::json!({"kind": kind, "name": name, "strength": null, "presence": "here", "ready": false,
                "host": false, "time": null})
        };
        state["seats"] = names.map(seat).to_vec().into();
        serde_json::from_value(state).unwrap()
    }

    #[test]
    fn a_name_cannot_steer_the_terminal() {
        assert_eq!(names(&state(["Mira", "\u{1b}[2Jभोला", ""])), ["Mira", "\u{FFFD}[2Jभोला", "Lena"]);
    }

    fn moved() -> MoveEvent {
        MoveEvent {
            seat: Seat::S1,
            card: None,
            by: None,
            won: None,
            turn: None,
            legal: rules::CardSet::EMPTY,
            time: None,
        }
    }

    #[test]
    fn a_clock_is_the_persons_own() {
        let mut state = state(["a", "b", "c"]);
        let (mine, others) = (Some(Seat::S0), Some(Seat::S2));
        let played = |turn, time| ServerEvent::Played(MoveEvent { turn, time, ..moved() });
        assert_eq!(time_given(Some(&state), &played(mine, Some(9000))), Some(Some(9000)));
        assert_eq!(time_given(Some(&state), &played(mine, None)), Some(None));
        assert_eq!(time_given(Some(&state), &played(others, Some(9000))), None, "somebody else's time");
        assert_eq!(time_given(Some(&state), &played(None, None)), None, "others still put cards into the chest");
        assert_eq!(time_given(None, &played(mine, Some(9000))), None);
        state.seats[Seat::S0].time = Some(1500);
        state.seats[Seat::S1].time = Some(700);
        assert_eq!(time_given(None, &ServerEvent::State(Box::new(state.clone()))), Some(Some(1500)));
        state.you = None;
        assert_eq!(time_given(None, &ServerEvent::State(Box::new(state))), Some(None));
        let late_one = MoveEvent { by: Some(Substitute::Clock), ..moved() };
        assert_eq!(late(&ServerEvent::Stashed(late_one)), Some(Seat::S1));
        assert_eq!(late(&ServerEvent::Played(MoveEvent { by: Some(Substitute::StandIn), ..moved() })), None);
    }

    #[test]
    fn what_a_move_does_not_fit_to_is_asked_for() {
        let moved = moved();
        assert_eq!(follow(&mut None, &ServerEvent::Played(moved.clone())), Next::Sync);
        assert_eq!(follow(&mut Some(state(["a", "b", "c"])), &ServerEvent::Stashed(moved)), Next::Sync);
        assert_eq!(follow(&mut None, &ServerEvent::Done), Next::Nothing);
        assert!(frame(&state(["a", "b", "c"])).is_none(), "before the first deal there is nothing to show");
    }
}
