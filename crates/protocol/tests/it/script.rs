//! A table in virtual time, with fixed secrets.

use std::collections::BTreeSet;
use std::fmt::Write;

use protocol::{Applied, EventViews, ServerEvent, ServerMessage, TableState, TableUpdate, Viewer};
use rules::Seat;
use rules::fair_deal::{Entropy, Secret};
use table::{Input, PlayerId, Settings, Stage, Table};

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

pub(crate) fn player(index: u8) -> PlayerId {
    PlayerId([index; 16])
}

/// A table in virtual time, and everything that its viewers are told.
pub(crate) struct Script {
    pub(crate) table: Table,
    pub(crate) now: u64,
    secrets: u8,
    pub(crate) told: String,
    pub(crate) types: BTreeSet<String>,
    /// What each viewer knows who applies one event after the other.
    followed: Vec<(Viewer, TableState)>,
    /// The types of the events that a viewer could not apply.
    pub(crate) synced: BTreeSet<String>,
}

/// A state without its clocks, of which events do not say everything.
fn without_clocks(mut state: TableState) -> TableState {
    state.seats.as_mut_slice().iter_mut().for_each(|seat| seat.time = None);
    state
}

impl Script {
    pub(crate) fn open(id: &str, settings: Settings) -> Script {
        let (table, opened) = Table::open(1_000, id, settings, player(0)).expect("good settings");
        let mut script = Script {
            table,
            now: 1_000,
            secrets: 0,
            told: String::new(),
            types: BTreeSet::new(),
            followed: Vec::new(),
            synced: BTreeSet::new(),
        };
        script.tell(1, &opened);
        script
    }

    /// All kinds of viewers: the people at the table, a host without a seat, a spectator.
    fn viewers(&self) -> Vec<(String, Viewer)> {
        let people = self.table.seats().iter_with_seat().filter(|(_, chair)| chair.human().is_some());
        let seats = people.map(|(seat, _)| (format!("seat {}", seat.index()), Viewer::Seat(seat)));
        let others = [("host".to_owned(), Viewer::Host), ("spectator".to_owned(), Viewer::Spectator)];
        seats.chain(others).collect()
    }

    /// Writes what each viewer gets, and reads it back.
    fn say(&mut self, n: u64, of: impl Fn(&Table, Viewer, u64) -> ServerEvent) {
        let mut lines: Vec<(String, String)> = Vec::new();
        for (name, viewer) in self.viewers() {
            let event = of(&self.table, viewer, self.now);
            let text = event.write(Some(n), None);
            assert_eq!(ServerMessage::read(&text), Ok(ServerMessage { n: Some(n), re: None, event }), "{text}");
            match lines.iter_mut().find(|(_, known)| *known == text) {
                Some((names, _)) => *names += &format!(", {name}"),
                None => lines.push((name, text)),
            }
        }
        for (names, text) in lines {
            let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            self.types.insert(value["type"].as_str().expect("a type").to_owned());
            writeln!(self.told, "{names}: {text}").expect("a string");
        }
    }

    fn tell(&mut self, n: u64, event: &table::Event) {
        self.say(n, |table, viewer, now| EventViews::new(table, event, now).event_for(viewer));
        self.follow(event);
    }

    /// A client that applies each event to the state it has must know what the server knows.
    fn follow(&mut self, event: &table::Event) {
        for (_, viewer) in self.viewers() {
            let views = EventViews::new(&self.table, event, self.now);
            let (told, state) = (views.event_for(viewer), TableState::of(&self.table, viewer, self.now));
            let update = TableUpdate::of(&self.table, event, viewer, Some(7), self.now);
            assert_eq!(views.update_for(viewer, Some(7)), update, "one viewer gets what each of several gets");
            assert_eq!(update.state, state);
            let Some((_, known)) = self.followed.iter_mut().find(|(follower, _)| *follower == viewer) else {
                self.followed.push((viewer, state));
                continue;
            };
            match known.apply(&told) {
                Applied::Done => assert_eq!(without_clocks(known.clone()), without_clocks(state), "{told:?}"),
                Applied::NeedsSync => {
                    let json = serde_json::to_value(&told).expect("JSON");
                    self.synced.insert(json["type"].as_str().expect("a type").to_owned());
                    *known = state;
                }
            }
        }
    }

    /// The whole state, for every viewer, under a title.
    pub(crate) fn state(&mut self, title: &str) {
        writeln!(self.told, "\n# {title}").expect("a string");
        self.say(self.table.seq(), |table, viewer, now| {
            ServerEvent::State(Box::new(TableState::of(table, viewer, now)))
        });
        self.told.push('\n');
    }

    /// Hands an input in half a second later, and the secret if the table then wants one.
    pub(crate) fn put(&mut self, input: Input) {
        self.now += 500;
        let (mut table, now) = (self.table.clone(), self.now);
        let told = table.handle(now, input, |table, event| {
            self.table = table.clone();
            self.tell(table.seq(), event);
        });
        told.expect("nothing is refused here");
        self.table = table;
        if self.table.needs_secret() {
            self.secrets += 1;
            self.put(Input::Commit(Secret([self.secrets; 32])));
        }
    }

    pub(crate) fn sit(&mut self, index: u8, name: &str, seat: Option<Seat>) {
        self.put(Input::Sit { player: player(index), name: name.into(), seat });
    }

    pub(crate) fn ready(&mut self, index: u8) {
        self.put(Input::Ready { seat: seat(index), entropy: Some(Entropy([0x10 + index; 16])) });
    }

    /// One move: of a bot that is wanted, or else of a person who is there.
    pub(crate) fn step(&mut self) {
        let input = testkit::next_move(&self.table).expect("somebody owes a move");
        self.put(input);
    }

    pub(crate) fn steps(&mut self, count: usize) {
        (0..count).for_each(|_| self.step());
    }

    pub(crate) fn play_round(&mut self) {
        while self.table.stage() == Stage::Playing {
            self.step();
        }
    }

    /// Moves the clock to the next deadline.
    pub(crate) fn tick(&mut self) {
        self.now = self.table.deadline().expect("something is due") - 500;
        self.put(Input::Tick);
    }
}
