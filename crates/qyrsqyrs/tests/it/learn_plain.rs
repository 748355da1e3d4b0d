//! The lesson and some puzzles through a pipe in every language, with wrong cards among the right ones.

use std::path::Path;
use std::process::Output;

use crate::cli::run_plain;

fn learn(data: &Path, args: &[&str], script: &str) -> Output {
    run_plain("learn", data, args, script.as_bytes())
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The right cards of each step. An empty line (Enter) follows each step.
const RIGHT: &str = "R4\n\nR2\n\nG7\n\nGQ\n\nR8\n\nB8\n\nRQ\nG3\n\nK2\nK8\n\nK7\nK3\n\nRQ\n\nG3\n";

#[test]
fn the_whole_lesson_in_every_language() {
    for (lang, end) in [
        ("en", "You know the game"),
        ("de", "Du kannst das Spiel"),
        ("id", "Kamu sudah bisa bermain"),
        ("hi", "अब आपको खेल आता है"),
        ("bn", "খেলাটি এখন আপনার জানা"),
    ] {
        let data = tempfile::tempdir().unwrap();
        let text = said(&learn(data.path(), &["--lang", lang], RIGHT));
        assert!(text.contains(end), "{lang}: {text}");
        assert!(!text.contains('{') && !text.contains('$'), "{lang}: {text}");
    }
}

#[test]
fn wrong_cards_explain_themselves_and_questions_are_answered() {
    let data = tempfile::tempdir().unwrap();
    let text = said(&learn(data.path(), &[], "G4\nR8\nxyzzy\nhand\nhelp\nKQ\nR4\nquit\n"));
    for part in [
        "You hold red cards: play red or a Queen.",
        "with 22 minus points",
        "“xyzzy” is neither a card nor a question I know",
        "You hold the red 4, the red 8",
        "You can type a card",
        "You don’t hold the Black Queen",
        "Right: the red 4 is lower than the red 7.",
        "Pearl takes the trick: 18 points.",
        "Your progress is saved",
    ] {
        assert!(text.contains(part), "{part} is missing in:\n{text}");
    }
}

#[test]
fn the_lesson_continues_where_it_stopped() {
    let data = tempfile::tempdir().unwrap();
    said(&learn(data.path(), &[], "R4\n\nR2\n\nG7\n\nGQ\n\nR8\n\nB8\n\nRQ\nquit\n"));
    let text = said(&learn(data.path(), &[], "G3\n"));
    assert!(text.contains("Step 7 of 11") && text.contains("You hold one card: the green 3"), "{text}");
    assert!(text.contains("The chest opens"), "{text}");
    // With an unreadable file, the lesson starts again.
    std::fs::write(data.path().join("learned"), b"\xff\xfe nonsense").unwrap();
    assert!(said(&learn(data.path(), &[], "")).contains("Step 1 of 11"));
    let output = learn(data.path(), &["--step", "12"], "");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "qyrsqyrs: steps are numbered from 1 to 11\n");
}

#[test]
fn puzzles_accept_right_wrong_and_no_answers() {
    let data = tempfile::tempdir().unwrap();
    let puzzle = &learn::puzzle::all()[0];
    let (right, wrong) = (puzzle.answer(), puzzle.verdicts[1].card);
    let text = said(&learn(data.path(), &["--puzzles"], &format!("{wrong}\n{right}\nshow\nnext\nquit\n")));
    for part in ["Puzzle 1 of", "Try another.", "is the best card.", "Puzzle 2 of", "The best card is", "Goodbye."] {
        assert!(text.contains(part), "{part} is missing in:\n{text}");
    }
    let text = said(&learn(data.path(), &["--puzzles"], ""));
    assert!(text.contains("Puzzle 2 of"), "the first is solved: {text}");
}
