//! What the commands print with `--json`, compared with golden files: values where they follow from the seed, names
//! alone where they are times. See the crate `golden` for how the files are written again.

mod asked;
mod plain;

use std::fmt::Write;

use asked::{ask, assert_no_panic, stderr, stdout};
use golden::assert_golden;
use serde_json::Value;

/// Finished and unfinished records, as tables write them; each line has a title and a record.
const RECORDS: &str = include_str!("../../table/tests/records_golden.txt");

fn record(title: &str) -> &'static str {
    let found = RECORDS.lines().find_map(|line| line.strip_prefix(title)?.strip_prefix(": "));
    found.unwrap_or_else(|| panic!("there is no record called {title}"))
}

/// Runs a command and adds what it printed, with its exit code. `change` takes out what differs from run to run.
fn add(text: &mut String, title: &str, arguments: &[&str], input: &str, change: impl Fn(String) -> String) {
    let output = ask(arguments, input.as_bytes());
    assert_no_panic(title, &output);
    writeln!(text, "# {title}: {}\nexit code {:?}", arguments.join(" "), output.status.code()).unwrap();
    for line in stdout(&output).lines() {
        writeln!(text, "{}", change(without_sentences(line))).unwrap();
    }
    if !stderr(&output).is_empty() {
        writeln!(text, "and a sentence on standard error").unwrap();
    }
    text.push('\n');
}

fn same(line: String) -> String {
    line
}

/// A line of JSON with every sentence taken out: those may be worded better at any time.
fn without_sentences(line: &str) -> String {
    fn sentences(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::String(text) if is_sentence(text) => found.push(value.to_string()),
            Value::Array(values) => values.iter().for_each(|value| sentences(value, found)),
            Value::Object(entries) => entries.values().for_each(|value| sentences(value, found)),
            _ => {}
        }
    }
    let value: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}"));
    let mut found = Vec::new();
    sentences(&value, &mut found);
    found.iter().fold(line.to_owned(), |line, sentence| line.replacen(sentence, "\"(a sentence)\"", 1))
}

/// A text of several words that are not all cards.
fn is_sentence(text: &str) -> bool {
    let is_card = |word: &str| word == "-" || word.parse::<rules::Card>().is_ok();
    text.contains(' ') && !text.split(' ').all(is_card)
}

/// A line of JSON with the number behind each of these keys taken out: it is a time.
fn without_times(line: String, keys: &[&str]) -> String {
    keys.iter().fold(line, |line, key| {
        let mark = format!("\"{key}\":");
        let mut parts = line.split(&mark);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| {
            let number = part.find([',', '}']).expect("something follows a number in an object");
            format!("{text}{mark}0{}", &part[number..])
        })
    })
}

/// The keys of an object and of the objects in it, and of what kind each value is.
fn keys(value: &Value, path: &str, found: &mut String) {
    let kind = match value {
        Value::Object(entries) => {
            return entries.iter().for_each(|(key, value)| keys(value, &format!("{path}/{key}"), found));
        }
        Value::Array(_) => "a list",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Bool(_) => "true or false",
        Value::Null => "null",
    };
    writeln!(found, "{path}: {kind}").unwrap();
}

#[test]
fn records_are_judged_and_shown_as_ever() {
    let mut text = String::new();
    for title in
        ["four finished", "three finished", "four unfinished", "three unfinished", "three stashing", "four what-if"]
    {
        for command in [&["record", "check"][..], &["record", "legal"], &["record", "show"], &["verify"]] {
            add(&mut text, title, &[command, &["--json", "-"]].concat(), record(title), same);
        }
    }
    let broken = record("four finished").replacen("\"stash\":\"", "\"stash\":\"R9 ", 1);
    for (title, input) in [("broken", broken.as_str()), ("no JSON", "{"), ("nothing", "")] {
        for command in [&["record", "check"][..], &["record", "legal"], &["record", "show"], &["verify"]] {
            add(&mut text, title, &[command, &["--json", "-"]].concat(), input, same);
        }
    }
    let both = [record("three unfinished"), record("four finished")].join("\n");
    add(&mut text, "two in one file", &["record", "check", "--json", "-"], &both, same);
    assert_golden!("record_commands_golden.txt", text);
}

#[test]
fn cards_are_valued_as_ever() {
    let mut text = String::new();
    for title in ["four unfinished", "three unfinished"] {
        add(&mut text, title, &["solve", "--json", "-"], record(title), same);
    }
    add(&mut text, "four stashing", &["solve", "--json", "-"], record("four stashing"), same);
    add(&mut text, "four finished", &["solve", "--json", "-"], record("four finished"), same);
    assert_golden!("solve_golden.txt", text);
}

#[test]
fn the_coach_judges_as_ever() {
    let mut text = String::new();
    for (title, seat) in [("three unfinished", "0"), ("four unfinished", "1")] {
        let arguments = ["analyse", "--json", "--round", "2", "--seat", seat, "-"];
        add(&mut text, title, &arguments, record(title), same);
    }
    add(&mut text, "broken", &["analyse", "--json", "-"], "{}", same);
    assert_golden!("analyse_golden.txt", text);
}

#[test]
fn experiments_give_the_same_figures() {
    let mut text = String::new();
    let without_ms = |line| without_times(line, &["ms_p50", "ms_p99"]);
    for seats in ["medium,random,easy", "medium,random,easy,easy"] {
        let arguments = ["arena", "--json", "--seats", seats, "--deals", "8", "--seed", "4", "--threads", "1"];
        add(&mut text, "arena", &arguments, "", without_ms);
    }
    for seats in ["random,random,random", "medium,random,random,easy"] {
        let arguments = ["simulate", "--json", "--seats", seats, "--rounds", "60", "--seed", "9", "--threads", "1"];
        add(&mut text, "simulate", &arguments, "", same);
    }
    assert_golden!("experiments_golden.txt", text);
}

#[test]
fn puzzles_are_found_as_ever() {
    let output = ask(&["puzzles", "generate", "--seed", "3", "--count", "2"], b"");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_golden!("puzzles_golden.txt", stdout(&output));
}

#[test]
#[ignore = "takes a minute: bots of every level think"]
fn measurements_have_the_same_names() {
    let output = ask(&["bench", "--json", "--seconds", "0"], b"");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let figures: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    let mut found = String::new();
    keys(&figures, "", &mut found);
    assert_golden!("bench_golden.txt", found);
}
