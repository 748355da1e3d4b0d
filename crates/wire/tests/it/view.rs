//! What crosses the wire is what a seat may know, no more and no less.

use rules::{Players, Rules, Seat};
use table::{Input, PlayerId, Settings, Stage, Table};
use wire::{Event, Message, State, Viewer, log};

/// Plays a match by first legal cards and calls `check` after every step.
fn play(rules: Rules, mut check: impl FnMut(&Table, &[table::Event])) {
    let (mut table, opened) = Table::open(0, "t", Settings::new(rules), PlayerId([0; 16])).unwrap();
    check(&table, &[opened]);
    let step = |table: &mut Table, input: Input, check: &mut dyn FnMut(&Table, &[table::Event])| {
        let events = table.handle(5, input).unwrap();
        check(table, &events);
        if table.wants_secret() {
            let events = table.handle(5, Input::Commit([7; 32])).unwrap();
            check(table, &events);
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
                step(&mut table, Input::Ready { seat, entropy: Some([1; 16]) }, &mut check);
            }),
            Stage::Playing => {
                let seat = rules.players.seats().find(|seat| table.asked(*seat).is_some()).unwrap();
                let view = table.view(seat).unwrap();
                let action = view.action(view.legal().first().unwrap());
                let number = table.number();
                step(&mut table, Input::Move { seat, action, number }, &mut check);
            }
            _ => return,
        }
    }
}

#[test]
fn a_view_survives_the_wire() {
    for players in Players::ALL {
        play(Rules { players, ..Rules::default() }, |table, _| {
            for seat in players.seats() {
                let state = State::of(table, Viewer::Seat(seat), 5);
                let text = Event::State(Box::new(state.clone())).write(Some(3), Some(4));
                let message = Message::read(&text).unwrap();
                assert_eq!((message.n, message.re), (Some(3), Some(4)));
                assert_eq!(message.event, Event::State(Box::new(state.clone())));
                assert_eq!(state.view(), table.view(seat));
                assert_eq!(State::of(table, Viewer::Spectator, 5).public(), table.public());
            }
        });
    }
}

#[test]
fn events_and_log_lines_read_back() {
    play(Rules::default(), |table, events| {
        for event in events {
            assert_eq!(log::read(&log::write(event)).as_ref(), Ok(event));
            for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator, Viewer::Host] {
                let told = wire::tell(table, event, viewer, 5);
                let shared = wire::shares_with(table, event, viewer);
                assert_eq!(told, wire::tell(table, event, shared, 5), "one message for many must fit all of them");
                let read = Message::read(&told.write(Some(1), None)).unwrap();
                assert_eq!(read, Message { n: Some(1), re: None, event: told });
            }
        }
    });
    assert!(log::read("{\"e\":\"tossed\"}").is_err());
}
