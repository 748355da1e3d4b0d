//! Tests of `qyrsqyrs analyse`: text and JSON for whole records, and errors for bad input.

use crate::cli::edit::sound_record;
use crate::cli::{At, answers, ask, assert_no_panic, assert_refusal, assert_sentence, stderr, stdout};
use serde_json::{Value, json};

/// A record whose only round stops after the first decisions, so that the analysis is fast.
fn short(players: usize) -> String {
    let mut record = sound_record(players);
    let mut round = record["rounds"][0].clone();
    let stash = round["stash"].as_str().expect("a text").split(' ').next().expect("a card").to_owned();
    round["stash"] = json!(format!("{stash}{}", " -".repeat(players - 1)));
    round["plays"] = json!("");
    record["rounds"] = json!([round]);
    record.to_string()
}

fn analyse(arguments: &[&str], record: &str) -> std::process::Output {
    let output = ask(&[&["analyse", "-"], arguments].concat(), record.as_bytes());
    assert_no_panic("analyse", &output);
    output
}

#[test]
fn the_analysis_of_a_record_is_deterministic() {
    for players in [3, 4] {
        let record = short(players);
        let first = analyse(&["--json"], &record);
        assert_eq!(first.status.code(), Some(0), "{}", stderr(&first));
        assert_eq!(first.stdout, analyse(&["--json"], &record).stdout);
        let answer = &answers(&first)[0];
        let decisions = answer["rounds"][0]["decisions"].as_array().expect("a list");
        assert_eq!(decisions.len(), 1);
        let decision = &decisions[0];
        assert_eq!((&decision["seat"], &decision["play"], &decision["open"]), (&json!(0), &Value::Null, &Value::Null));
        assert!(decision["cost"].as_f64().expect("a number") >= 0.0);
        assert!(decision["values"].as_object().expect("an object").contains_key(decision["best"].as_str().unwrap()));
        assert_sentence("reason", decision["reasons"][0]["text"].as_str().expect("a text"));
        assert_eq!(answer["players"].as_array().expect("a list").len(), players);
    }
}

#[test]
fn the_analysis_differs_in_each_language() {
    let record = short(4);
    let texts = ["en", "de", "id", "hi", "bn"].map(|lang| stdout(&analyse(&["--lang", lang], &record)));
    for (index, text) in texts.iter().enumerate() {
        assert!(text.lines().count() > 6, "{text}");
        assert!(!texts[..index].contains(text));
    }
}

#[test]
fn a_player_without_a_name_is_you() {
    let mut record: Value = serde_json::from_str(&short(4)).expect("a record");
    record["players"] = json!(["host", "bot:easy", "bot:easy", "bot:easy"]);
    // Earlier versions stored the word "You" as a name.
    for (lang, name, sentence, summary) in [
        ("en", "You", "You put ", "You: "),
        ("de", "Du", "Du legst ", "Du: "),
        ("id", "Kamu", "Kamu memasukkan ", "Kamu: "),
        ("hi", "आप", "आपने ", "आप: "),
        ("bn", "আপনি", "আপনি ", "আপনি: "),
    ] {
        let said = ["", name, "You"].map(|name| {
            record["names"] = json!([name, "", "", ""]);
            stdout(&analyse(&["--all", "--lang", lang], &record.to_string()))
        });
        assert!(said[0].lines().any(|line| line.starts_with(sentence)), "{}", said[0]);
        assert!(said[0].lines().any(|line| line.starts_with(summary)), "{}", said[0]);
        assert_eq!((&said[1], &said[2]), (&said[0], &said[0]));
    }
    record["names"] = json!(["Mira", "", "", ""]);
    assert!(stdout(&analyse(&["--all", "--lang", "en"], &record.to_string())).contains("\nMira puts "));
}

#[test]
fn missing_rounds_and_seats_are_refused() {
    let record = short(3);
    for arguments in [["--round", "0"], ["--round", "2"], ["--seat", "3"]] {
        let output = analyse(&arguments, &record);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_sentence("refusal", stderr(&output).trim_end());
        assert_eq!(stdout(&output), "");
    }
    let nobody = analyse(&["--seat", "1", "--round", "1", "--lang", "en"], &record);
    assert_eq!(nobody.status.code(), Some(0));
    assert!(stdout(&nobody).contains("No decisions have been made yet."), "{}", stdout(&nobody));
}

#[test]
fn a_broken_record_is_refused_in_one_sentence() {
    let mut record = sound_record(4);
    record["rounds"][1]["stash"] = json!("R2 R2 R2 R2");
    let output = analyse(&["--json"], &record.to_string());
    assert_eq!(output.status.code(), Some(1));
    assert_refusal("broken", &answers(&output)[0], At::Round(1));
    let words = analyse(&[], &record.to_string());
    assert_eq!((words.status.code(), stdout(&words)), (Some(1), String::new()));
    assert_sentence("broken", stderr(&words).trim_end());
    for nonsense in ["nonsense", "", "{"] {
        let output = analyse(&["--json"], nonsense);
        assert_eq!(output.status.code(), Some(2), "{nonsense:?}");
        assert_refusal("unreadable", &answers(&output)[0], At::Record);
    }
    let missing = ask(&["analyse", "there-is-no-such-file.json"], b"");
    assert_eq!(missing.status.code(), Some(2));
    assert_sentence("missing", stderr(&missing).trim_end());
}

/// The reviews in the documentation equal today's output. After a change of the coach, run the commands of
/// docs/coach.md again, and read the results.
#[test]
fn the_quoted_reviews_are_up_to_date() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/reviews");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect(name);
    let page = std::fs::read_to_string(folder.join("../../coach.md")).expect("coach.md");
    let without_place = |text: &str| text.split_once('\n').map(|(_, rest)| rest.to_owned()).expect("lines");
    for lang in ["en", "de"] {
        let quoted = without_place(&read(&format!("three-players.{lang}.txt")));
        let said = stdout(&analyse(&["--lang", lang], &read("three-players.json")));
        assert!(without_place(&said) == quoted, "{said}");
    }
    // The complete reviews contain all quotes of the page.
    let reviews: Vec<String> = ["three-players", "mixed-levels", "good-player"]
        .iter()
        .flat_map(|name| ["en", "de"].map(|lang| read(&format!("{name}.{lang}.txt"))))
        .collect();
    let section = page.split("## Three reviews").nth(1).and_then(|rest| rest.split("\n## ").next()).expect("a section");
    let quotes: Vec<&str> = section.split("```").skip(1).step_by(2).collect();
    assert!(quotes.len() >= 6, "each review is quoted in two languages");
    for quote in quotes {
        let quote = quote.trim();
        assert!(reviews.iter().any(|review| review.contains(quote)), "{quote}");
    }
}
