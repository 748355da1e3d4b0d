//! The program as a server in a process of its own, and players who hold it to its word.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command as Process, Stdio};
use std::sync::{Arc, Mutex};

use protocol::{ClientCommand, ServerEvent, ServerMessage};
use rules::Phase;
use rules::record::Record;
use table::Stage;

/// A server in a process of its own.
pub(crate) struct Served {
    pub(crate) child: Child,
    pub(crate) url: String,
}

impl Served {
    pub(crate) fn start(db: &str) -> Served {
        Served::start_as(Process::new(env!("CARGO_BIN_EXE_qyrsqyrs")), db)
    }

    /// Starts the program with a command that ends with its name.
    pub(crate) fn start_as(mut program: Process, db: &str) -> Served {
        let arguments = [
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--bot-pace",
            "0",
            "--away-after",
            "100",
            "--log",
            "error",
            "--db",
            db,
        ];
        let mut child = program.args(arguments).stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).expect("a link").to_owned();
        Served { child, url }
    }

    /// Ends it without a word.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What was heard at one table, by event number: two servers must never tell two stories.
pub(crate) type Story = Arc<Mutex<BTreeMap<u64, String>>>;

/// One line of the story: what everybody hears alike.
pub(crate) fn told(event: &ServerEvent) -> Option<String> {
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

pub(crate) enum Answer {
    Say(ClientCommand),
    Nothing,
    Over,
}

pub(crate) fn answer(message: &ServerMessage, n: u64, own: &mut Vec<String>) -> Answer {
    let ready = Answer::Say(ClientCommand::Ready { entropy: Some(rules::fair::Entropy([3; 16])) });
    match &message.event {
        ServerEvent::State(state) => {
            let me = state.you.map(|seat| &state.seats[seat]).expect("a seat");
            if state.stage == Stage::Finished {
                return Answer::Over;
            }
            if state.stage == Stage::Waiting && !me.ready {
                return ready;
            }
            let Some(view) = state.view() else { return Answer::Nothing };
            let Some(card) = view.legal().first() else { return Answer::Nothing };
            own.push(card.to_string());
            Answer::Say(if view.public.phase == Phase::Stash {
                ClientCommand::Stash { card, n }
            } else {
                ClientCommand::Play { card, n }
            })
        }
        ServerEvent::Committed { .. } => ready,
        ServerEvent::Dealt { hand, .. } => match hand.first() {
            Some(card) => Answer::Say(ClientCommand::Stash { card, n }),
            None => Answer::Nothing,
        },
        ServerEvent::Stashed(moved) | ServerEvent::Played(moved) => match moved.legal.first() {
            Some(card) => Answer::Say(ClientCommand::Play { card, n }),
            None => Answer::Nothing,
        },
        ServerEvent::MatchOver { .. } => Answer::Over,
        _ => Answer::Nothing,
    }
}

/// Every card that was told of is in the record, once and in its place.
pub(crate) fn compare(record: &Record, story: &BTreeMap<u64, String>) {
    let cards = record.rounds.iter().flat_map(rules::Round::plays).map(ToString::to_string);
    let mut rest: std::collections::VecDeque<String> = cards.collect();
    for line in story.values().filter(|line| line.contains(" plays ")) {
        let card = line.rsplit(' ').next().unwrap();
        let place = rest.iter().position(|kept| kept == card);
        let place = place.unwrap_or_else(|| panic!("{line}: this was acknowledged and is not in the record"));
        rest.drain(..=place);
    }
}
