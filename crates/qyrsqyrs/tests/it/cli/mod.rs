//! Runs the binary and reads its output.

pub(crate) mod edit;

use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The place in a record that a refusal must name.
#[derive(Clone, Copy, Debug)]
pub(crate) enum At {
    /// Neither a round nor a play.
    Record,
    /// This round, but no play.
    Round(usize),
    /// This play of this round.
    Play(usize, usize),
    /// The JSON has the wrong shape. The reader may name any place.
    Anywhere,
}

pub(crate) fn binary() -> Command {
    Command::new(env!("CARGO_BIN_EXE_qyrsqyrs"))
}

/// Runs a command with this input.
pub(crate) fn run(command: &mut Command, input: &[u8]) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
    // The child may close the pipe early.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("the binary ends")
}

pub(crate) fn ask(arguments: &[&str], input: &[u8]) -> Output {
    run(binary().args(arguments), input)
}

/// Runs a command in line mode with a script, in English and with its own data folder.
pub(crate) fn run_plain(command: &str, data: &Path, arguments: &[&str], script: &[u8]) -> Output {
    let mut binary = binary();
    binary.args([command, "--plain", "--data"]).arg(data).env("LC_ALL", "en_GB.UTF-8").args(arguments);
    binary.env_remove("USER").env_remove("USERNAME");
    run(&mut binary, script)
}

/// Runs `record check --json -` on these bytes.
pub(crate) fn check_json(input: &[u8]) -> Output {
    ask(&["record", "check", "--json", "-"], input)
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("standard output is UTF-8")
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("standard error is UTF-8")
}

pub(crate) fn answers(output: &Output) -> Vec<Value> {
    stdout(output)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("not JSON: {line}")))
        .collect()
}

pub(crate) fn assert_no_panic(name: &str, output: &Output) {
    assert!(!stderr(output).contains("panicked"), "{name}: {}", stderr(output));
    assert!(output.status.code().is_some(), "{name}: ended by a signal: {:?}", output.status);
}

/// Checks that a text is one readable sentence: not a dump, not an escape sequence, not a paragraph.
pub(crate) fn assert_sentence(name: &str, sentence: &str) {
    assert!(sentence.len() > 10, "{name}: too short: {sentence:?}");
    assert!(sentence.chars().count() <= 300, "{name}: too long: {} characters", sentence.chars().count());
    assert!(!sentence.chars().any(char::is_control), "{name}: control characters in {sentence:?}");
}

/// Checks that an answer is a refusal at this place.
pub(crate) fn assert_refusal(name: &str, answer: &Value, at: At) {
    assert_eq!(answer["ok"], Value::Bool(false), "{name}: {answer}");
    let keys: Vec<&String> = answer.as_object().expect("an object").keys().collect();
    for key in ["error", "ok", "play", "round"] {
        assert!(keys.iter().any(|k| *k == key), "{name}: no {key} in {answer}");
    }
    assert_sentence(name, answer["error"].as_str().expect("the error is text"));
    let (round, play) = match at {
        At::Record => (Value::Null, Value::Null),
        At::Round(round) => (round.into(), Value::Null),
        At::Play(round, play) => (round.into(), play.into()),
        At::Anywhere => return,
    };
    assert_eq!((&answer["round"], &answer["play"]), (&round, &play), "{name}: {answer}");
}
