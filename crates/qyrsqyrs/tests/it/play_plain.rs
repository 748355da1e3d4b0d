//! Whole matches in line mode through a pipe, with every kind of wrong answer among the right ones.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Output;

use crate::cli::{binary, run_plain};
use bots::BotName;
use rules::record::Record;
use rules::{Card, Colour, Seat};
use table::BotLevel;

fn play(data: &Path, args: &[&str], script: &[u8]) -> Output {
    run_plain("play", data, args, script)
}

/// All cards in a fixed mixed order, repeated. The game refuses most and accepts some.
fn every_card(times: usize) -> String {
    let order = (0..32).map(|step| Card::ALL[step * 13 % 32].to_string());
    let all: Vec<String> = order.collect();
    (all.join("\n") + "\n").repeat(times)
}

/// Every kind of wrong answer, and every question.
fn nonsense() -> Vec<u8> {
    let long = "x".repeat(100_000);
    let mut script = format!(
        "\n   \nR9\nQ\nR\nR55\nS5\nxyzzy\nr5 now\n-1\n{long}\n🂡\n\x1b[31mred\n\
         hand\nplayable\ntrick\nlast\nscores\nvoids\nhint\nrules\nhelp\nHAND\n"
    )
    .into_bytes();
    script.extend(b"\xff\xfe\x00broken\n\r\n");
    script
}

/// The cards by their names in the transcript's sentences.
fn card_names() -> HashMap<String, Card> {
    let mut names = HashMap::new();
    for (colour, name) in Colour::ALL.into_iter().zip(["Red", "Black", "Blue", "Green"]) {
        names.insert(format!("the {name} Queen"), Card::queen(colour));
        let plain = name.to_lowercase();
        names.extend((2..=8).map(|number| (format!("the {plain} {number}"), Card::number(colour, number).unwrap())));
    }
    names
}

/// A round as a transcript tells it, without moves that were taken back.
struct ToldRound {
    stash: Option<Card>,
    plays: Vec<(bool, Card)>,
}

fn rounds_of(transcript: &str) -> Vec<ToldRound> {
    let names = card_names();
    let mut rounds: Vec<ToldRound> = Vec::new();
    for line in transcript.lines() {
        let line = line.trim_start_matches("> ");
        let card_after = |verbs: &[&str], end: &str| {
            let parts = verbs.iter().find_map(|verb| line.split_once(verb));
            // The players' names have one word, so "You may play" is not an event.
            let (_, card) = parts.filter(|(who, _)| !who.contains(' '))?;
            names.get(card.strip_suffix(end)?).copied()
        };
        if line.starts_with("Round ") && line.contains(" deal") {
            rounds.push(ToldRound { stash: None, plays: Vec::new() });
        }
        let Some(round) = rounds.last_mut() else { continue };
        if line.starts_with("You put ") && line.ends_with(" into the chest.") {
            round.stash = card_after(&["You put "], " into the chest.");
        } else if let Some(card) = card_after(&[" lead ", " leads ", " play ", " plays "], ".") {
            round.plays.push((line.starts_with("You "), card));
        } else if line == "The last move has been taken back." {
            match round.plays.iter().rposition(|&(mine, _)| mine) {
                Some(last) => round.plays.truncate(last),
                None => panic!("a stash cannot be taken back: {transcript}"),
            }
        }
    }
    rounds
}

fn only_file(folder: &Path) -> std::path::PathBuf {
    let files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    files[0].clone()
}

/// Plays a match by the script and compares the transcript with the saved record.
fn check(args: &[&str], script: &[u8]) -> String {
    let data = tempfile::tempdir().unwrap();
    let output = play(data.path(), args, script);
    let transcript = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(transcript.contains("The match is over."), "{transcript}");
    assert!(transcript.chars().all(|c| c == '\n' || !c.is_control()), "no control codes");
    let file = only_file(&data.path().join("finished"));
    assert!(transcript.contains(&format!("The match is kept in {}", file.display())));
    assert_eq!(fs::read_dir(data.path().join("unfinished")).unwrap().count(), 0);
    let record = Record::read(&fs::read(&file).unwrap()).unwrap();
    assert!(record.standing().unwrap().is_over());
    assert_eq!(record.names.as_ref().unwrap()[0], "", "the player gave no name");
    let told = rounds_of(&transcript);
    assert_eq!(told.len(), record.rounds.len());
    for (told, round) in told.iter().zip(&record.rounds) {
        let plays: Vec<Card> = told.plays.iter().map(|&(_, card)| card).collect();
        assert_eq!(plays, round.plays());
        assert_eq!(told.stash, round.stash()[Seat::S0]);
        let mine = round.tricks().iter().flat_map(|trick| trick.plays().collect::<Vec<_>>()).collect::<Vec<_>>();
        assert!(mine.iter().zip(&told.plays).all(|((seat, _), (me, _))| (*seat == Seat::S0) == *me));
    }
    let shown = binary().args(["record", "show"]).arg(&file).output().unwrap();
    assert!(shown.status.success() && String::from_utf8_lossy(&shown.stdout).contains("seat 0: you (host)\n"));
    transcript
}

#[test]
fn four_players_with_every_wrong_answer() {
    let mut script = nonsense();
    script.extend(every_card(2).bytes());
    script.extend(nonsense());
    script.extend(every_card(40).bytes());
    let transcript = check(&["--seed", "5", "--bots", "easy,medium", "--length", "rounds:2"], &script);
    for refusal in [
        "You don’t hold the red 2.",
        "“R9” is neither a card nor a question I know.",
        "“xxxxxxxxxxxxxxxxxxxxxxxx…” is neither",
        "“\u{FFFD}[31mred” is neither",
        "No card is on the table yet.",
        "No trick has been finished yet.",
        "Nobody is known to be out of a suit yet.",
        "choose the ",
        "You can type a card, such as R5, or one of these: hand, playable,",
    ] {
        assert!(transcript.contains(refusal), "{refusal}\n{transcript}");
    }
    assert!(transcript.contains(" cards: play ") || transcript.contains("A Queen was led and you hold one"));
}

#[test]
fn three_players_under_other_rules() {
    let args = ["--players", "3", "--seed", "9", "--bots", "easy", "--preset", "strict", "--queen-lead", "colour"];
    let transcript =
        check(&[&args[..], &["--length", "rounds:3", "--grand-own", "zero"]].concat(), every_card(60).as_bytes());
    assert!(transcript.contains("was dealt into it."));
    assert!(transcript.contains("Round 3 of 3."));
}

#[test]
fn a_match_until_a_number_of_points() {
    let transcript = check(&["--seed", "2", "--bots", "easy", "--length", "until:100"], every_card(200).as_bytes());
    assert!(transcript.contains("Round 1. "), "a match without a fixed number of rounds does not promise one");
}

#[test]
fn moves_can_be_taken_back() {
    let undo_often = every_card(1).replace('\n', "\nundo\nundo\n");
    let script = format!("undo\n{undo_often}{}", every_card(60));
    let transcript = check(&["--seed", "6", "--bots", "easy", "--length", "rounds:2"], script.as_bytes());
    assert!(transcript.contains("The last move has been taken back."));
    assert!(transcript.contains("You have no card to take back."));
}

#[test]
fn an_interrupted_match_continues_unchanged() {
    let args = ["--seed", "7", "--bots", "easy", "--length", "rounds:2"];
    let whole = tempfile::tempdir().unwrap();
    let script = every_card(60);
    assert!(play(whole.path(), &args, script.as_bytes()).status.success());
    let expected = Record::read(&fs::read(only_file(&whole.path().join("finished"))).unwrap()).unwrap();

    let parts = tempfile::tempdir().unwrap();
    let lines: Vec<&str> = script.lines().collect();
    let first = play(parts.path(), &args, lines[..45].join("\n").as_bytes());
    assert!(first.status.success(), "the end of the input quits without an error");
    assert!(String::from_utf8_lossy(&first.stdout).ends_with("Goodbye.\n"));
    // Each chunk continues the script where the one before stopped, so that the same cards come next.
    for chunk in lines[45..].chunks(90) {
        if only_unfinished(parts.path()) {
            assert!(play(parts.path(), &["--continue"], chunk.join("\n").as_bytes()).status.success());
        }
    }
    let found = Record::read(&fs::read(only_file(&parts.path().join("finished"))).unwrap()).unwrap();
    assert_eq!(found.rounds.len(), expected.rounds.len());
    for (found, expected) in found.rounds.iter().zip(&expected.rounds) {
        assert_eq!((found.deal(), found.stash(), found.plays()), (expected.deal(), expected.stash(), expected.plays()));
    }
}

fn only_unfinished(data: &Path) -> bool {
    fs::read_dir(data.join("unfinished")).is_ok_and(|files| files.count() == 1)
}

#[test]
fn the_levels_are_listed_with_a_sentence_each() {
    let data = tempfile::tempdir().unwrap();
    for (lang, gentle) in [("en", "For your first evening"), ("de", "Für den ersten Abend")] {
        let output = play(data.path(), &["--list-bots", "--lang", lang], b"");
        let listed = String::from_utf8(output.stdout).unwrap();
        let names: Vec<&str> = listed.lines().filter_map(|line| line.split_whitespace().next()).collect();
        assert_eq!(names, BotLevel::ALL.iter().map(|level| level.name()).collect::<Vec<_>>());
        assert!(listed.lines().all(|line| line.ends_with('.')) && listed.contains(gentle), "{listed}");
    }
}

#[test]
fn invalid_arguments_are_refused_in_one_sentence() {
    let data = tempfile::tempdir().unwrap();
    let check = |args: &[&str], says: &str| {
        let output = play(data.path(), args, b"");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
        assert!(error.contains(says), "{args:?}: {error}");
    };
    check(&["--continue"], "There is no unfinished match to continue.");
    check(&["--players", "5"], "--players 5 is not possible: the game is for 3 or 4 players");
    check(&["--bots", "easy,easy,easy,easy"], "4 bots are too many: there are only 3 seats besides yours");
    assert!(BotLevel::ALL.iter().all(|&level| BotName::of_level(level).name() == level.name()));
    let levels: Vec<&str> = BotLevel::ALL.iter().map(|level| level.name()).collect();
    check(&["--bots", "deepblue"], &format!("\"deepblue\" is not a bot: choose one of {}", levels.join(", ")));
    check(&["--length", "rounds:0"], "is not a value of length");
    check(&["--name", "  "], "Please enter a name.");
    check(&["--name", &"x".repeat(25)], "A name can have at most 24 characters.");
    check(&["--seed", "1", "--continue"], "cannot be used with");
}

#[test]
fn errors_are_in_the_players_language() {
    let data = tempfile::tempdir().unwrap();
    let unfinished = data.path().join("unfinished");
    fs::create_dir_all(&unfinished).unwrap();
    let check = |lang: &str, args: &[&str], says: &str| {
        let output = play(data.path(), &[&["--lang", lang], args].concat(), b"");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), error.trim_end()),
            (Some(2), format!("qyrsqyrs: {says}").as_str()),
            "{args:?}"
        );
    };
    let nobody = ["--join", "http://127.0.0.1:9/t/abc"];
    check("en", &nobody, "No server answers at 127.0.0.1:9. Check the link and your connection.");
    check("de", &nobody, "Unter 127.0.0.1:9 antwortet kein Server. Prüfe den Link und deine Verbindung.");
    check("id", &nobody, "Tidak ada server yang menjawab di 127.0.0.1:9. Periksa tautan dan koneksimu.");
    check("hi", &nobody, "127.0.0.1:9 पर कोई सर्वर जवाब नहीं दे रहा है। लिंक और अपना कनेक्शन जाँच लें।");
    check("bn", &nobody, "127.0.0.1:9-এ কোনো সার্ভার সাড়া দিচ্ছে না। লিংক আর নিজের সংযোগ দেখে নিন।");
    let link = "„tisch“ ist kein Link zu einem Tisch. So ein Link sieht aus wie http://host:7777/t/NAME.";
    check("de", &["--join", "tisch"], link);
    check("id", &["--name", " "], "Silakan isi nama.");
    fs::write(unfinished.join("old.json"), foreign_match()).unwrap();
    let foreign =
        "Diese Partie lässt sich nicht fortsetzen: Sie ist zu Ende oder wurde nicht hier gegen Bots gespielt.";
    check("de", &["--continue"], foreign);
}

/// A match between people, as another program might have saved it.
fn foreign_match() -> String {
    let players = vec!["human".to_owned(); 4];
    format!("{}\n", Record::new(rules::Rules::default(), players))
}

#[test]
fn a_match_without_moves_is_not_saved() {
    let data = tempfile::tempdir().unwrap();
    assert!(play(data.path(), &["--seed", "1"], b"hand\nquit\n").status.success());
    assert!(fs::read_dir(data.path()).unwrap().next().is_none());
}

#[test]
fn a_broken_save_is_reported_and_kept() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("unfinished");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("old.json"), "{\"format\":").unwrap();
    let output = play(data.path(), &["--continue"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("this is not JSON"));
    assert!(folder.join("old.json").exists());
}

#[test]
fn every_language_accepts_its_own_words_and_english() {
    for (lang, word) in [("en", "hand"), ("de", "karten"), ("id", "kartu"), ("hi", "हाथ"), ("bn", "হাত")] {
        let data = tempfile::tempdir().unwrap();
        let own = play(data.path(), &["--seed", "3", "--lang", lang], format!("{word}\nquit\n").as_bytes());
        let english = play(data.path(), &["--seed", "3", "--lang", lang], b"hand\nquit\n");
        assert!(own.status.success() && english.status.success());
        assert_eq!(own.stdout, english.stdout, "{lang}");
    }
}

#[test]
fn the_rules_are_printed_in_every_language() {
    for lang in ["en", "de", "id", "hi", "bn"] {
        let output = binary().args(["rules", "--lang", lang]).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success());
        assert!(text.lines().count() > 60 && !text.contains('\x1b'), "{lang}: {text}");
    }
}
