//! Valid records, single edits that break them, and checks of the refusals.

use super::{At, answers, ask, assert_no_panic, assert_refusal, assert_sentence, check_json, stderr, stdout};
use crate::reference_rules::chance::Chance;
use crate::reference_rules::game::{self, House, Length};
use crate::reference_rules::invent;
use crate::reference_rules::written::Match;
use serde_json::Value;

pub(crate) fn sound_match(players: usize, length: Length) -> Match {
    let house = game::every_house().into_iter().find(|house| house.players == players).expect("three or four");
    let house = House { length, ..house };
    let chance = &mut Chance::from_seed(players as u64);
    let mut rounds = Vec::new();
    let mut scores = Vec::new();
    while !game::is_finished(&house, &scores) {
        let round = invent::round(&house, (2 + rounds.len()) % players, chance);
        scores.push(round.score(&house).expect("a whole round"));
        rounds.push(round);
    }
    Match { names: vec!["guest".into(); players], house, rounds }
}

pub(crate) fn sound_record(players: usize) -> Value {
    as_value(&sound_match(players, Length::Deals(1)))
}

pub(crate) fn as_value(one: &Match) -> Value {
    serde_json::from_str(&one.record(&mut Chance::from_seed(1))).expect("our own JSON is JSON")
}

/// Checks that a valid record is refused with exit code 1 after one edit.
pub(crate) fn refused(name: &str, players: usize, at: At, edit: impl FnOnce(&mut Value)) {
    let mut record = sound_record(players);
    edit(&mut record);
    refused_text(name, &record.to_string(), at);
}

pub(crate) fn refused_text(name: &str, text: &str, at: At) {
    let output = check_json(text.as_bytes());
    assert_no_panic(name, &output);
    assert_eq!(output.status.code(), Some(1), "{name}: {} {}", stdout(&output), stderr(&output));
    let answers = answers(&output);
    assert_eq!(answers.len(), 1, "{name}: one answer");
    assert_refusal(name, &answers[0], at);
    for words in [ask(&["record", "check", "-"], text.as_bytes()), ask(&["record", "legal", "-"], text.as_bytes())] {
        assert_no_panic(name, &words);
        assert!(matches!(words.status.code(), Some(1 | 2)), "{name}: {words:?}");
        let said = stdout(&words) + &stderr(&words);
        assert_sentence(name, said.trim_end());
    }
}

pub(crate) fn accepted(name: &str, text: &str) {
    let output = check_json(text.as_bytes());
    assert_no_panic(name, &output);
    assert_eq!(output.status.code(), Some(0), "{name}: {} {}", stdout(&output), stderr(&output));
    assert_eq!(answers(&output)[0]["ok"], true, "{name}");
}

/// Replaces the card at `place` in a text with cards. The place after the last appends a card.
pub(crate) fn put(text: &mut Value, place: usize, card: &str) {
    let mut cards = game::cards(text.as_str().expect("cards are text"));
    if place == cards.len() {
        cards.push(card.into());
    } else {
        cards[place] = card.into();
    }
    *text = cards.join(" ").into();
}

pub(crate) fn card_of(text: &Value, place: usize) -> String {
    game::cards(text.as_str().expect("cards are text"))[place].clone()
}

pub(crate) fn keep(text: &mut Value, length: usize) {
    let cards = game::cards(text.as_str().expect("cards are text"));
    *text = cards[..length].join(" ").into();
}
