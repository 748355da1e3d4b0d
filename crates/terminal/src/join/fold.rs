//! Following a served table: the last whole state, and the moves since then.

use rules::{PerSeat, Seat};
use wire::{Event, Moved, State};

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

/// Takes in an event. Moves are so frequent, and so worth seeing one by one, that they are followed here; for everything
/// else the whole state is asked for.
pub(super) fn follow(state: &mut Option<State>, event: Event) -> Next {
    match event {
        Event::State(whole) => {
            *state = Some(*whole);
            Next::Show
        }
        Event::Stashed(moved) => {
            state.as_mut().and_then(|state| stashed(state, &moved)).map_or(Next::Sync, |()| Next::Show)
        }
        Event::Played(moved) => {
            state.as_mut().and_then(|state| played(state, &moved)).map_or(Next::Sync, |()| Next::Show)
        }
        Event::Reaction { .. } | Event::Done | Event::Refused { .. } | Event::Bye { .. } => Next::Nothing,
        _ => Next::Sync,
    }
}

/// The milliseconds that an event gives the person for their choice, and `None` where it says nothing about that: the
/// clock goes on as it did. A choice without a clock has no milliseconds.
pub(super) fn time_given(state: Option<&State>, event: &Event) -> Option<Option<u64>> {
    match event {
        Event::State(whole) => Some(whole.you.and_then(|you| whole.seats.get(you.index())?.time)),
        Event::Stashed(moved) | Event::Played(moved) => {
            let mine = moved.turn.is_some() && moved.turn == state?.you;
            mine.then_some(moved.time)
        }
        _ => None,
    }
}

/// Whose time was up before the move of an event.
pub(super) fn late(event: &Event) -> Option<Seat> {
    match event {
        Event::Stashed(moved) | Event::Played(moved) => moved.is_late().then_some(moved.seat),
        _ => None,
    }
}

fn stashed(state: &mut State, moved: &Moved) -> Option<()> {
    let mine = state.you == Some(moved.seat);
    let round = state.round.as_mut()?;
    *round.stashed.get_mut(moved.seat.index())? = true;
    let held = round.cards.get_mut(moved.seat.index())?;
    *held = held.saturating_sub(1);
    if mine {
        let card = moved.card?;
        round.hand.remove(card);
        round.stash = Some(card);
    }
    if round.stashed.iter().all(|&done| done) {
        round.phase = "play".to_owned();
    }
    (round.turn, round.legal) = (moved.turn, moved.legal);
    Some(())
}

fn played(state: &mut State, moved: &Moved) -> Option<()> {
    let mine = state.you == Some(moved.seat);
    let round = state.round.as_mut()?;
    let card = moved.card?;
    let held = round.cards.get_mut(moved.seat.index())?;
    *held = held.saturating_sub(1);
    if mine {
        round.hand.remove(card);
    }
    round.plays.push(card);
    (round.turn, round.legal) = (moved.turn, moved.legal);
    Some(())
}

/// What the person is shown of a state; nothing before the first deal, or without a seat.
pub(super) fn frame(state: &State) -> Option<Frame> {
    let view = state.view()?;
    let players = view.public.players();
    let total = |seat: Seat| state.totals.get(seat.index()).copied().unwrap_or(0);
    let rules = view.public.rules;
    let over = state.stage == "finished";
    Some(Frame {
        names: names(state),
        round: state.round.as_ref()?.round as usize,
        planned: rules::Match::new(rules, view.public.dealer).planned_rounds(),
        totals: PerSeat::from_fn(players, total),
        winners: if over { state.winners.clone() } else { Vec::new() },
        can_undo: state.undo && view.stash.is_some() && view.public.opened.is_none(),
        can_hint: state.undo,
        late: None,
        view,
    })
}

/// Everybody's name. Bots have none of their own at a served table; here they get those they have in a local match.
pub(super) fn names(state: &State) -> Vec<String> {
    let mut bots = BOT_NAMES.iter();
    let mut name = |seat: &wire::SeatState| match seat.kind.as_str() {
        "bot" => bots.next().map_or_else(String::new, |name| (*name).to_owned()),
        _ => tame(&seat.name),
    };
    state.seats.iter().map(&mut name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(names: [&str; 3]) -> State {
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

    fn moved() -> Moved {
        Moved {
            seat: Seat::new(1),
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
        let (mine, others) = (Some(Seat::new(0)), Some(Seat::new(2)));
        let played = |turn, time| Event::Played(Moved { turn, time, ..moved() });
        assert_eq!(time_given(Some(&state), &played(mine, Some(9000))), Some(Some(9000)));
        assert_eq!(time_given(Some(&state), &played(mine, None)), Some(None));
        assert_eq!(time_given(Some(&state), &played(others, Some(9000))), None, "somebody else's time");
        assert_eq!(time_given(Some(&state), &played(None, None)), None, "others still put cards into the chest");
        assert_eq!(time_given(None, &played(mine, Some(9000))), None);
        state.seats[0].time = Some(1500);
        state.seats[1].time = Some(700);
        assert_eq!(time_given(None, &Event::State(Box::new(state.clone()))), Some(Some(1500)));
        state.you = None;
        assert_eq!(time_given(None, &Event::State(Box::new(state))), Some(None));
        let late_one = Moved { by: Some("clock".to_owned()), ..moved() };
        assert_eq!(late(&Event::Stashed(late_one)), Some(Seat::new(1)));
        assert_eq!(late(&Event::Played(Moved { by: Some("stand-in".to_owned()), ..moved() })), None);
    }

    #[test]
    fn what_a_move_does_not_fit_to_is_asked_for() {
        let moved = moved();
        assert_eq!(follow(&mut None, Event::Played(moved.clone())), Next::Sync);
        assert_eq!(follow(&mut Some(state(["a", "b", "c"])), Event::Stashed(moved)), Next::Sync);
        assert_eq!(follow(&mut None, Event::Done), Next::Nothing);
        assert!(frame(&state(["a", "b", "c"])).is_none(), "before the first deal there is nothing to show");
    }
}
