//! Checks that the files for operators name only flags, variables and metrics that exist.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use testkit::TestServer;

/// Flags of other programs that the files run.
const FOREIGN: &[&str] = &[
    "--bin",
    "--cap-drop",
    "--from",
    "--locked",
    "--name",
    "--no-install-recommends",
    "--now",
    "--offline",
    "--read-only",
    "--release",
    "--system",
    "--uid",
];

/// All files for operators, with their names.
fn files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let listed = std::fs::read_dir(root.join("deploy")).expect("the folder").map(|entry| entry.expect("a file").path());
    let paths = listed.chain([root.join("docs/hosting.md")]);
    let read = |path: std::path::PathBuf| (path.display().to_string(), std::fs::read_to_string(path).expect("a text"));
    paths.map(read).collect()
}

/// The words of a text that begin with `start` and consist of such letters.
fn words(text: &str, start: &str, letter: fn(char) -> bool) -> BTreeSet<String> {
    let starts = text.match_indices(start);
    // `start` in the middle of a word or a path does not begin a name.
    let own = starts.filter(|(at, _)| !text[..*at].ends_with(|before: char| letter(before) || before == '/'));
    own.map(|(at, _)| {
        let rest = &text[at + start.len()..];
        let end = rest.find(|other| !letter(other)).unwrap_or(rest.len());
        format!("{start}{}", &rest[..end])
    })
    // A line of dashes is not a flag.
    .filter(|word| word[start.len()..].contains(char::is_alphabetic))
    .collect()
}

fn flag_letter(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter == '-'
}

fn metric_letter(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter == '_'
}

fn variable_letter(letter: char) -> bool {
    letter.is_ascii_uppercase() || letter == '_'
}

/// Checks that every word in the files that begins with `start` exists.
fn check(start: &str, letter: fn(char) -> bool, exists: &BTreeSet<String>) {
    let mut found = 0;
    for (file, text) in files() {
        for word in words(&text, start, letter) {
            assert!(exists.contains(&word) || FOREIGN.contains(&word.as_str()), "{file} names {word}");
            found += 1;
        }
    }
    assert!(found > 0, "nothing begins with {start}");
}

/// The help texts of the commands that hosts use.
fn help() -> String {
    let commands: [&[&str]; 6] =
        [&["serve"], &["db"], &["db", "repair"], &["db", "show"], &["db", "backup"], &["load"]];
    let one = |command: &&[&str]| {
        let said = Command::new(env!("CARGO_BIN_EXE_qyrsqyrs")).args(*command).arg("--help").output();
        String::from_utf8(said.expect("the program starts").stdout).expect("text")
    };
    commands.iter().map(one).collect()
}

#[test]
fn flags_and_variables_exist() {
    let help = help();
    check("--", flag_letter, &words(&help, "--", flag_letter));
    check("QYRSQYRS_", variable_letter, &words(&help, "QYRSQYRS_", variable_letter));
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_exist() {
    let host = TestServer::start().await;
    let text = host.guest().await.request("GET", "/metrics", "", "").await.expect("an answer").body;
    let exist = text.lines().filter_map(|line| line.split(['{', ' ']).next()).map(str::to_owned).collect();
    check("qyrsqyrs_", metric_letter, &exist);
    check("process_", metric_letter, &exist);
    host.stop().await;
}

#[test]
fn an_unknown_word_is_found() {
    assert_eq!(words("ExecStart=qyrsqyrs serve --listn x", "--", flag_letter), ["--listn".to_owned()].into());
    let metrics = words("rate(qyrsqyrs_moves_total[5m]) $x /qyrsqyrs_no", "qyrsqyrs_", metric_letter);
    assert_eq!(metrics, ["qyrsqyrs_moves_total".to_owned()].into());
}
