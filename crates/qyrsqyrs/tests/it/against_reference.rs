//! Compares `record check` and `record legal` with the reference rules on thousands of generated matches.

use crate::cli::{binary, check_json};
use crate::reference_rules::chance::Chance;
use crate::reference_rules::game::{self, Length, Score, cards};
use crate::reference_rules::invent;
use crate::reference_rules::written::Match;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Output;

const WHOLE_MATCHES_PER_HOUSE: usize = 120;
const CUT_MATCHES_PER_HOUSE: usize = 60;
const LEGAL_QUESTIONS_PER_HOUSE: usize = 15;

fn qyrsqyrs(arguments: &[&str], file: &Path) -> Output {
    binary().args(arguments).arg(file).output().expect("the binary starts")
}

fn lines(output: &Output) -> Vec<Value> {
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("not JSON: {line}")))
        .collect()
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("our own JSON is JSON")
}

fn generated_matches(chance: &mut Chance) -> Vec<Match> {
    let mut matches = Vec::new();
    for house in game::every_house() {
        for _ in 0..WHOLE_MATCHES_PER_HOUSE {
            matches.push(invent::whole_match(&house, chance));
        }
        for _ in 0..CUT_MATCHES_PER_HOUSE {
            let whole = invent::whole_match(&house, chance);
            matches.push(invent::cut_short(&whole, chance));
        }
    }
    matches
}

#[test]
fn check_agrees_with_the_reference_rules() {
    let chance = &mut Chance::from_seed(2025);
    let matches = generated_matches(chance);
    let records: Vec<String> = matches.iter().map(|one| one.record(chance)).collect();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("matches.jsonl");
    fs::write(&file, records.join("\n") + "\n").expect("the records are written");

    let output = qyrsqyrs(&["record", "check", "--json"], &file);
    let verdicts = lines(&output);
    assert_eq!(verdicts.len(), records.len(), "one verdict per line");
    let mut disagreements = Vec::new();
    for ((one, record), verdict) in matches.iter().zip(&records).zip(&verdicts) {
        let ours = read(&one.verdict());
        if *verdict != ours {
            disagreements.push(format!("record {record}\n  command {verdict}\n  plain   {ours}"));
        }
    }
    assert!(
        disagreements.is_empty(),
        "{} of {} disagree, the first:\n{}",
        disagreements.len(),
        records.len(),
        disagreements.iter().take(5).cloned().collect::<Vec<_>>().join("\n")
    );
    assert_eq!(output.status.code(), Some(0));
}

/// The comparison is only useful if the generated matches contain rare events.
#[test]
fn the_generated_matches_contain_rare_events() {
    let matches = generated_matches(&mut Chance::from_seed(2025));
    let scores: Vec<Score> = matches.iter().flat_map(Match::scores).collect();
    let without_tricks = |score: &Score| score.tricks.iter().filter(|&&won| won == 0).count();
    let is_grand = |score: &Score| without_tricks(score) == score.tricks.len() - 1;
    let has_cheap_tricks = |score: &Score| score.raw.iter().zip(&score.tricks).any(|(raw, won)| *raw == 0 && *won > 0);
    let ties = |one: &&Match| game::winners(&game::total(one.house.players, &one.scores())).len() > 1;
    let seen = [
        ("Grand", scores.iter().filter(|s| is_grand(s)).count()),
        ("one Flawless", scores.iter().filter(|s| !is_grand(s) && without_tricks(s) == 1).count()),
        ("two Flawless", scores.iter().filter(|s| !is_grand(s) && without_tricks(s) == 2).count()),
        ("tricks worth nothing", scores.iter().filter(|s| has_cheap_tricks(s)).count()),
        ("ties", matches.iter().filter(|one| game::is_finished(&one.house, &one.scores())).filter(ties).count()),
        ("deals", matches.iter().filter(|one| matches!(one.house.length, Length::Deals(_))).count()),
        ("rounds", matches.iter().filter(|one| matches!(one.house.length, Length::Rounds(_))).count()),
        ("until", matches.iter().filter(|one| matches!(one.house.length, Length::Until(_))).count()),
    ];
    for (what, often) in seen {
        println!("{what}: {often}");
        assert!(often >= 20, "{what}: only {often}");
    }
    for score in scores {
        assert_eq!(score.raw.iter().sum::<u32>(), 140, "{score:?}");
    }
}

#[test]
fn legal_agrees_with_the_reference_rules() {
    let chance = &mut Chance::from_seed(77);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("cut.json");
    for house in game::every_house() {
        let mut asked = 0;
        while asked < LEGAL_QUESTIONS_PER_HOUSE {
            let whole = invent::whole_match(&house, chance);
            let cut = invent::cut_short(&whole, chance);
            let ours: Vec<Value> = cut
                .legal()
                .into_iter()
                .map(|(seat, phase, legal)| json!({"seat": seat, "phase": phase, "legal": legal}))
                .collect();
            if cut.rounds.is_empty() || ours.is_empty() {
                continue;
            }
            asked += 1;
            let record = cut.record(chance);
            fs::write(&file, &record).expect("the record is written");
            let output = qyrsqyrs(&["record", "legal"], &file);
            let mut theirs = lines(&output);
            for answer in &mut theirs {
                sort_legal(answer);
            }
            assert_eq!(theirs, ours, "{record}");
            assert_eq!(output.status.code(), Some(0), "{record}");
        }
    }
}

#[test]
fn legal_says_who_deals_next_and_when_the_match_is_over() {
    let chance = &mut Chance::from_seed(78);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("between.json");
    for house in game::every_house() {
        let whole = invent::whole_match(&house, chance);
        for kept in 0..=whole.rounds.len() {
            let cut = Match { rounds: whole.rounds[..kept].to_vec(), ..whole.clone() };
            // A record without rounds does not contain the first dealer.
            let next_dealer = cut.rounds.last().map(|round| (round.dealer + 1) % house.players);
            let ours = if kept == whole.rounds.len() {
                json!({"seat": null, "phase": "finished", "legal": []})
            } else {
                json!({"seat": next_dealer, "phase": "deal", "legal": []})
            };
            fs::write(&file, cut.record(chance)).expect("the record is written");
            assert_eq!(lines(&qyrsqyrs(&["record", "legal"], &file)), [ours]);
        }
    }
}

fn sort_legal(answer: &mut Value) {
    let legal = answer["legal"].as_array_mut().expect("legal is a list");
    legal.sort_by_key(|card| card.as_str().expect("a card is text").to_string());
}

#[test]
fn files_and_standard_input_give_the_same_verdicts() {
    let chance = &mut Chance::from_seed(5);
    let house = &game::every_house()[0];
    let matches: Vec<Match> = (0..6).map(|_| invent::whole_match(house, chance)).collect();
    let records: Vec<String> = matches.iter().map(|one| one.record(chance)).collect();
    let ours: Vec<Value> = matches.iter().map(|one| read(&one.verdict())).collect();
    let folder = tempfile::tempdir().expect("a temporary folder");

    let mut many = binary();
    many.args(["record", "check", "--json"]);
    for (number, record) in records.iter().enumerate() {
        let file = folder.path().join(format!("{number}.json"));
        let pretty = serde_json::to_string_pretty(&read(record)).expect("our own JSON");
        fs::write(&file, pretty).expect("the record is written");
        many.arg(file);
    }
    assert_eq!(lines(&many.output().expect("the binary starts")), ours, "many files, each over many lines");

    for text in [records.join("\n"), records.join("\n") + "\n", records.join("\r\n") + "\r\n", records.join("\n\n")] {
        assert_eq!(lines(&check_json(text.as_bytes())), ours, "{text:?}");
    }
    let pretty = serde_json::to_string_pretty(&read(&records[0])).expect("our own JSON");
    assert_eq!(lines(&check_json(pretty.as_bytes())), ours[..1]);
}

#[test]
fn the_reference_rules_agree_with_the_examples() {
    let usual = &game::every_house().into_iter().find(|house| house.players == 4).expect("four players");
    assert_eq!(game::legal(usual, &cards("R2 B8 GQ"), &cards("R5")), cards("R2 GQ"));
    assert_eq!(game::legal(usual, &cards("B8 GQ RQ"), &cards("R5")), cards("B8 GQ RQ"));
    assert_eq!(game::winning_place(&cards("KQ G8 RQ R8")), 2);
    assert_eq!(game::winning_place(&cards("R5 B8 R7 R2")), 2);
    assert_eq!(game::points(usual, &[90, 50, 0, 0], &[4, 3, 0, 0]), [360, 200, 0, 0]);
    assert_eq!(game::points(usual, &[140, 0, 0, 0], &[7, 0, 0, 0]), [140, 500, 500, 500]);
    let zero = &game::House { grand_own: "zero", ..usual.clone() };
    assert_eq!(game::points(zero, &[140, 0, 0, 0], &[7, 0, 0, 0]), [0, 500, 500, 500]);
    assert_eq!(game::points(usual, &[101, 39, 0], &[6, 3, 0]), [202, 78, 0]);
    // Tricks without points still count as tricks.
    assert_eq!(game::points(usual, &[90, 50, 0, 0], &[3, 2, 1, 1]), [90, 50, 0, 0]);
}
