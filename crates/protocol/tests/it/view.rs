//! What crosses the network is what a seat may know, no more and no less.

use protocol::{EventViews, ServerEvent, ServerMessage, TableState, Viewer};
use rules::fair_deal::{Entropy, Secret};
use rules::{PlayerCount, Rules, Seat};
use table::{Input, PlayerId, Settings, Stage, Table};

/// Plays a match by first legal cards and calls `check` after every step.
fn play(rules: Rules, mut check: impl FnMut(&Table, &table::Event)) {
    let (mut table, opened) = Table::open(0, "t", Settings::new(rules), PlayerId([0; 16])).unwrap();
    check(&table, &opened);
    let step = |table: &mut Table, input: Input, check: &mut dyn FnMut(&Table, &table::Event)| {
        table.handle(5, input, &mut *check).unwrap();
        if table.needs_secret() {
            table.handle(5, Input::Commit(Secret([7; 32])), check).unwrap();
        }
    };
    for seat in rules.players.seats() {
        let player = PlayerId([seat.index() as u8; 16]);
        step(&mut table, Input::Sit { player, name: "Ada".into(), seat: Some(seat) }, &mut check);
    }
    step(&mut table, Input::Start { by: PlayerId([0; 16]) }, &mut check);
    loop {
        let seats = rules.players.seats();
        match table.stage() {
            Stage::Waiting => seats.for_each(|seat| {
                step(&mut table, Input::Ready { seat, entropy: Some(Entropy([1; 16])) }, &mut check);
            }),
            Stage::Playing => {
                let input = testkit::next_human_move(&table).unwrap();
                step(&mut table, input, &mut check);
            }
            _ => return,
        }
    }
}

#[test]
fn a_view_survives_json() {
    for players in PlayerCount::ALL {
        play(Rules { players, ..Rules::default() }, |table, _| {
            for seat in players.seats() {
                let state = TableState::of(table, Viewer::Seat(seat), 5);
                let text = ServerEvent::State(Box::new(state.clone())).write(Some(3), Some(4));
                let message = ServerMessage::read(&text).unwrap();
                assert_eq!((message.n, message.re), (Some(3), Some(4)));
                assert_eq!(message.event, ServerEvent::State(Box::new(state.clone())));
                let last_card =
                    table.stage() == Stage::Playing && table.public().is_some_and(|public| public.reveal.is_some());
                if !last_card {
                    assert_eq!(state.view().cloned(), table.view(seat));
                    assert_eq!(TableState::of(table, Viewer::Spectator, 5).public(), table.public());
                }
            }
        });
    }
}

#[test]
fn events_and_log_lines_read_back() {
    play(Rules::default(), |table, event| {
        assert_eq!(table::Event::from_line(&event.to_line()).as_ref(), Ok(event));
        for viewer in [Viewer::Seat(Seat::S1), Viewer::Spectator, Viewer::Host] {
            let views = EventViews::new(table, event, 5);
            let told = views.event_for(viewer);
            let shared = views.event_for(views.shared_with(viewer));
            assert_eq!(told, shared, "one message for many must fit all of them");
            let read = ServerMessage::read(&told.write(Some(1), None)).unwrap();
            assert_eq!(read, ServerMessage { n: Some(1), re: None, event: told });
        }
    });
}
