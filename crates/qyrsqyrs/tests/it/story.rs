//! Runs the program as a server and records the events that players receive, to compare them with each other and with
//! the record.

use std::collections::BTreeMap;
use std::process::Command as Process;
use std::sync::{Arc, Mutex};

use protocol::{ServerEvent, ServerMessage};
use rules::Seat;
use rules::record::Record;
use testkit::ServerProcess;

/// Starts a server with the database `db`.
pub(crate) fn serve(db: &str) -> ServerProcess {
    serve_as(Process::new(env!("CARGO_BIN_EXE_qyrsqyrs")), db)
}

/// Starts a server with a command that ends with the program's name.
pub(crate) fn serve_as(mut program: Process, db: &str) -> ServerProcess {
    program.args(["serve", "--listen", "127.0.0.1:0", "--bot-pace", "0", "--away-after", "100"]);
    ServerProcess::start(program.args(["--log", "error", "--db", db]))
}

/// The events received at one table, by number. All servers must send the same event under a number.
pub(crate) type Story = Arc<Mutex<BTreeMap<u64, String>>>;

/// The part of an event that is the same for all players. `None` for other events.
fn shared_part(event: &ServerEvent) -> Option<String> {
    match event {
        ServerEvent::Played(moved) => {
            Some(format!("{} plays {}", moved.seat, moved.card.expect("a played card is seen")))
        }
        ServerEvent::Stashed(moved) => Some(format!("{} stashes", moved.seat)),
        ServerEvent::Dealt { round, .. } => Some(format!("round {round} is dealt")),
        ServerEvent::Committed { commitment, .. } => Some(format!("bound to {commitment:02x?}")),
        _ => None,
    }
}

/// Adds an event to the story.
///
/// # Panics
/// If an event with the same number was different.
pub(crate) fn listen(story: &Story, message: &ServerMessage) {
    if let (Some(n), Some(line)) = (message.n, shared_part(&message.event)) {
        let mut story = story.lock().unwrap();
        let before = story.entry(n).or_insert_with(|| line.clone());
        assert_eq!(*before, line, "event {n} was sent in two versions");
    }
}

/// The seat of the receiver. It is known after the first state.
pub(crate) fn seat_of(message: &ServerMessage, before: Option<Seat>) -> Option<Seat> {
    if let ServerEvent::State(state) = &message.event { state.you } else { before }
}

/// Checks that the record contains every card of the story, once and in the right order.
pub(crate) fn compare(record: &Record, story: &BTreeMap<u64, String>) {
    let cards = record.rounds.iter().flat_map(rules::Round::plays).map(ToString::to_string);
    let mut rest: std::collections::VecDeque<String> = cards.collect();
    for line in story.values().filter(|line| line.contains(" plays ")) {
        let card = line.rsplit(' ').next().unwrap();
        let place = rest.iter().position(|kept| kept == card);
        let place = place.unwrap_or_else(|| panic!("{line}: acknowledged, but not in the record"));
        rest.drain(..=place);
    }
}
