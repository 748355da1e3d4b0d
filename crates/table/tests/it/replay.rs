//! A damaged log is an error, never a panic and never another table.

use crate::common::{Game, settings, solo};
use rules::{PlayerCount, Seat};
use table::{Event, LogEntry, ReplayError, Settings, Table, TimeControl};

/// The logs of whole matches: with bots and with people, with three and with four, with and without a clock.
fn logs() -> Vec<Vec<LogEntry>> {
    let clock = Settings { clock: TimeControl::PerMatch(600_000), ..settings(PlayerCount::Three) };
    let games = [(solo(), 1), (settings(PlayerCount::Four), 4), (clock, 2)];
    games
        .into_iter()
        .map(|(settings, people)| {
            let mut game = Game::with_people(settings, people);
            game.start();
            game.play_match();
            game.log
        })
        .collect()
}

fn number_of(log: &[LogEntry], wanted: impl Fn(&Event) -> bool) -> usize {
    log.iter().position(|entry| wanted(&entry.event)).expect("such an event")
}

#[test]
fn a_move_that_is_there_twice_is_impossible() {
    for log in logs() {
        Table::replay(log.clone()).expect("the whole log is fine");
        for index in (0..log.len()).filter(|index| matches!(log[*index].event, Event::Stashed(_) | Event::Played(_))) {
            let mut twice = log.clone();
            twice.insert(index, log[index].clone());
            let error = Table::replay(twice).map(|table| table.seq());
            assert_eq!(error, Err(ReplayError::Impossible { number: index as u64 + 2 }));
        }
    }
}

#[test]
fn no_mutation_of_a_log_panics() {
    for log in logs() {
        for index in 0..log.len() {
            let mut without = log.clone();
            let entry = without.remove(index);
            let _ = Table::replay(without.clone());
            for place in [0, log.len() / 3, log.len() / 2, without.len()] {
                let mut moved = without.clone();
                moved.insert(place, entry.clone());
                let _ = Table::replay(moved);
            }
            for at in [0, u64::MAX, u64::MAX / 2] {
                let mut later = log.clone();
                later[index].at = at;
                let _ = Table::replay(later);
            }
        }
    }
}

#[test]
fn a_log_without_its_beginning_is_none() {
    let log = logs().remove(0);
    let replayed = |log: &[LogEntry]| Table::replay(log.iter().cloned()).map(|table| table.seq());
    assert_eq!(replayed(&[]), Err(ReplayError::NotOpened));
    assert_eq!(replayed(&log[1..]), Err(ReplayError::NotOpened));
    let dealt = number_of(&log, |event| *event == Event::Dealt);
    let mut early = log.clone();
    early.truncate(dealt - 1);
    early.push(LogEntry { at: log[dealt].at, event: Event::RoundOver });
    assert_eq!(replayed(&early), Err(ReplayError::Impossible { number: dealt as u64 }));
    let three = logs().remove(2);
    let away = [three[0].clone(), LogEntry { at: three[0].at, event: Event::Away { seat: Seat::S3 } }];
    assert_eq!(replayed(&away), Err(ReplayError::Impossible { number: 2 }), "nobody sits there");
}
