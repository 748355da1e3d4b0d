//! The bodies of the fuzz targets, as functions of the input bytes.
//!
//! `fuzz/fuzz_targets` has one shim per function, and `cargo test` runs each function on the seeds in `fuzz/seeds`, so
//! that a change that breaks a target is noticed without a fuzzer. A function panics if its property does not hold. It
//! returns whether the input was accepted, so that a test can check that some seeds get past the parser.

mod socket;
mod table;

use protocol::{ClientMessage, NewTable, ServerMessage};
use rules::record::Record;
use rules::{Action, Card, CardSet, Deal, Phase, Round, Rules, Seat};

pub use socket::socket;
pub use table::table;

/// A fuzz target: its name, which is also its folder in `fuzz/seeds`, and its body.
pub type Target = (&'static str, fn(&[u8]) -> bool);

/// All fuzz targets.
pub const TARGETS: [Target; 6] = [
    ("actions", actions),
    ("card", card),
    ("protocol", protocol),
    ("record", record),
    ("socket", socket),
    ("table", table),
];

/// If the bytes are read as a record, the record is a legal match, is written as one line, and reads back the same.
pub fn record(bytes: &[u8]) -> bool {
    let Ok(record) = Record::read(bytes) else { return false };
    let line = record.to_string();
    assert!(!line.contains(['\n', '\r']), "more than one line: {line}");
    let again = Record::read(line.as_bytes()).expect("a written record can be read");
    assert_eq!(again.to_string(), line);
    let game = record.standing().expect("the record is a legal match");
    assert!(game.scores().iter().all(|score| score.raw.iter().sum::<u32>() == 140));
    assert_eq!(game.winners().count() > 0, game.is_over());
    true
}

/// If the text is read as a card or a set of cards, it round-trips through `Display`.
pub fn card(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let (card, set) = (text.parse::<Card>(), text.parse::<CardSet>());
    if let Ok(card) = &card {
        assert_eq!(card.to_string(), text);
    }
    if let Ok(set) = &set {
        assert_eq!(set.to_string().parse::<CardSet>().as_ref(), Ok(set));
    }
    card.is_ok() || set.is_ok()
}

/// If the text is read as a message of the protocol, the message round-trips.
pub fn protocol(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let mut accepted = false;
    if let Ok(request) = ClientMessage::read(text) {
        let again = serde_json::to_string(&request).expect("a request can be written");
        assert_eq!(ClientMessage::read(&again), Ok(request));
        accepted = true;
    }
    if let Ok(message) = ServerMessage::read(text) {
        assert_eq!(ServerMessage::read(&message.event.write(message.n, message.re)), Ok(message.clone()));
        if let protocol::ServerEvent::State(state) = &message.event {
            let _ = (state.view(), state.public(), state.standing());
        }
        accepted = true;
    }
    if let Ok(event) = ::table::Event::from_line(text) {
        assert_eq!(::table::Event::from_line(&event.to_line()), Ok(event));
        accepted = true;
    }
    if let Ok(new) = serde_json::from_str::<NewTable>(text) {
        let _ = new.settings();
        accepted = true;
    }
    accepted
}

/// The rules that a byte selects, of all combinations, and the quotient that is left of the byte.
fn rules_of(byte: u8) -> (Rules, usize) {
    let all: Vec<Rules> = Rules::all_combinations().collect();
    (all[usize::from(byte) % all.len()], usize::from(byte) / all.len())
}

/// Applies any moves: exactly the illegal ones are refused, and a finished round has 140 raw points.
///
/// The first byte selects the rules and the dealer, the next 31 shuffle the cards, and the rest are moves of two bytes.
pub fn actions(bytes: &[u8]) -> bool {
    let Some((setup, moves)) = bytes.split_at_checked(32) else { return false };
    let (choice, swaps) = (setup[0], &setup[1..]);
    let (rules, other) = rules_of(choice);
    let mut deck = Card::ALL;
    (1..32).for_each(|last| deck.swap(last, usize::from(swaps[last - 1]) % (last + 1)));
    let dealer = rules.players.step(Seat::S0, other);
    let mut round = Round::new(&rules, Deal::from_deck(rules.players, dealer, &deck));
    for pair in moves.chunks_exact(2) {
        any_move(&mut round, pair[0], pair[1]);
        rules.players.seats().for_each(|seat| assert!(round.hand(seat).is_superset(round.view(seat).legal())));
    }
    if let Some(score) = round.score() {
        assert_eq!(score.raw.iter().sum::<u32>(), 140);
    }
    round.score().is_some()
}

/// Tries a move: it is accepted if and only if it is legal. The same card in the wrong phase is always refused.
fn any_move(round: &mut Round, who: u8, what: u8) {
    let seat = round.turn().filter(|_| who & 4 == 0).unwrap_or(Seat::from_index_wrapping(who.into()));
    let legal = round.legal(seat);
    // Half of the moves are legal, because otherwise few inputs would finish a round.
    let card = match legal.iter().nth(usize::from(what) % legal.len().max(1)) {
        Some(card) if who & 8 == 0 => card,
        _ => Card::from_index_wrapping(what.into()),
    };
    let action = round.action(card);
    assert_eq!(round.apply(seat, action).is_ok(), legal.contains(card), "{seat:?} {action} {round:?}");
    let wrong = if round.phase() == Phase::Stash { Action::Play(card) } else { Action::Stash(card) };
    assert!(round.apply(seat, wrong).is_err(), "{seat:?} {wrong} {round:?}");
}
