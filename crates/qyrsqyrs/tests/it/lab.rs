//! Tests of the commands for experiments: `solve`, `arena`, `simulate`, `train`, `imitate`, `report`.

use std::path::Path;
use std::process::Output;

use crate::cli::ask;
use serde_json::Value;

fn run(args: &[&str]) -> Output {
    ask(args, b"")
}

fn json(args: &[&str]) -> Value {
    let output = run(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON value")
}

fn path_text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

const RECORD: &str = r#"{"format":"qyrsqyrs/1","rules":{"players":4,"follow":"colour-or-queen","queen_lead":"trump",
"grand_own":"keeps","length":{"deals":1}},"players":["a","b","c","d"],"rounds":[{"dealer":2,
"hands":["R7 R6 K6 B5 KQ K4 G8 B7","K2 K5 B6 R2 G6 K8 K3 B4","B8 GQ G5 G2 B3 BQ RQ G4","G3 K7 R4 R3 R8 B2 G7 R5"],
"stash":"K6 K5 G2 B2","plays":"G3 G8 G6 RQ B3 R4 B5 B6 K2 GQ K7 K4"}]}"#;

#[test]
fn solve_values_each_legal_card() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    std::fs::write(&file, RECORD).unwrap();
    let solved = json(&["solve", "--json", path_text(&file)]);
    let legal = json(&["record", "legal", path_text(&file)]);
    let cards: Vec<&Value> = solved["values"].as_array().unwrap().iter().map(|worth| &worth["card"]).collect();
    assert_eq!(cards, legal["legal"].as_array().unwrap().iter().collect::<Vec<_>>());
    let paranoid = |worth: &Value| worth["paranoid"].as_f64().unwrap();
    let best = solved["values"].as_array().unwrap().iter().max_by(|a, b| paranoid(a).total_cmp(&paranoid(b))).unwrap();
    assert!(solved["best"].as_array().unwrap().contains(&best["card"]));
    for worth in solved["values"].as_array().unwrap() {
        let all: f64 = worth["maxn"].as_array().unwrap().iter().map(|value| value.as_f64().unwrap()).sum();
        assert!(all.abs() < 1e-9, "the utilities of a round add up to zero");
    }
}

#[test]
fn solve_says_when_there_is_nothing_to_evaluate() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    let empty = RECORD.split_once("\"rounds\":[").unwrap().0.to_owned() + "\"rounds\":[]}";
    std::fs::write(&file, empty).unwrap();
    let output = run(&["solve", path_text(&file)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no round is in progress"));
}

#[test]
fn a_stopped_arena_continues() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state.json");
    let with = |deals: &str, rest: &[&str]| {
        let mut args = vec!["arena", "--seats", "medium,random,easy", "--json", "--seed", "4", "--deals", deals];
        args.extend(rest);
        let mut figures = json(&args);
        for seat in figures["seats"].as_array_mut().unwrap() {
            seat["ms_p50"] = 0.into();
            seat["ms_p99"] = 0.into();
        }
        figures
    };
    let kept = ["--state", path_text(&state)];
    assert_eq!(with("7", &kept)["deals"], 7);
    assert_eq!(with("20", &kept), with("20", &["--threads", "1"]));
    let other = run(&["arena", "--seats", "medium", "--state", path_text(&state)]);
    assert_eq!(other.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&other.stderr).contains("other seats, rules or seed"));
}

/// The error message of a command that fails.
fn error(args: &[&str]) -> String {
    let output = run(args);
    let said = String::from_utf8(output.stderr).expect("plain text");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{args:?}: one sentence, not {said}");
    said
}

#[test]
fn a_damaged_arena_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state.json");
    let args = ["arena", "--seats", "random", "--deals", "3", "--state", path_text(&state)];
    assert!(run(&args).status.success());
    let good: Value = serde_json::from_slice(&std::fs::read(&state).unwrap()).unwrap();
    let damages: [fn(&mut Value); 9] = [
        |kept| drop(kept["utility"].as_array_mut().unwrap().pop()),
        |kept| kept["utility"] = serde_json::json!([]),
        |kept| drop(kept["products"].as_array_mut().unwrap().pop()),
        |kept| drop(kept["products"][1].as_array_mut().unwrap().pop()),
        |kept| drop(kept["times"].as_array_mut().unwrap().pop()),
        |kept| kept["grand"].as_array_mut().unwrap().push(0.into()),
        |kept| kept["deals"] = u64::MAX.into(),
        |kept| kept["points"][0] = u64::MAX.into(),
        |kept| kept["products"][0][1] = i64::MIN.into(),
    ];
    for (index, damage) in damages.iter().enumerate() {
        let mut kept = good.clone();
        damage(&mut kept["standings"]);
        std::fs::write(&state, kept.to_string()).unwrap();
        let said = error(&args);
        assert!(said.contains("is damaged"), "{index}: {said}");
    }
}

#[test]
fn a_file_that_is_not_an_arena_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state.json");
    for nonsense in ["", "nonsense", "{\"setup\": ", "\u{0}"] {
        std::fs::write(&state, nonsense).unwrap();
        let said = error(&["arena", "--deals", "3", "--state", path_text(&state)]);
        assert!(said.contains("is not a saved arena"), "{said}");
    }
}

#[test]
fn nothing_to_do_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let (out, checkpoint) = (path_text(folder.path()), folder.path().join("checkpoint"));
    let train =
        |flag: &'static str, value: &'static str| vec!["train", "--checkpoint", path_text(&checkpoint), flag, value];
    for (args, says) in [
        (vec!["arena", "--deals", "0"], "--deals 0 leaves nothing to do: give at least 1"),
        (vec!["simulate", "--rounds", "0"], "--rounds 0 leaves nothing to do: give at least 1"),
        (vec!["report", "--out", out, "--fast", "0"], "--fast 0 is too few for a report: give at least 600"),
        (vec!["report", "--out", out, "--strong", "599"], "--strong 599 is too few for a report: give at least 600"),
        (train("--every", "0"), "--every 0 leaves nothing to do: give at least 1"),
        (train("--deals", "0"), "--deals 0 leaves nothing to do: give at least 1"),
        (train("--trace", "2"), "--trace 2 is out of range: give a number from 0 to 1"),
        (train("--trace", "NaN"), "--trace NaN is out of range: give a number from 0 to 1"),
        (vec!["imitate", "--weights", path_text(&checkpoint), "--rounds", "0"], "--rounds 0 leaves nothing to do"),
        (vec!["coach-check", "--verdicts", "0"], "--verdicts 0 leaves nothing to do: give at least 1"),
    ] {
        assert!(error(&args).contains(says), "{args:?}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is written");
}

#[test]
fn a_checkpoint_of_another_run_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let (checkpoint, weights) = (folder.path().join("checkpoint"), folder.path().join("weights"));
    let common = ["train", "--rounds", "32", "--deals", "1", "--checkpoint", path_text(&checkpoint)];
    let train = |rest: &[&str]| run(&[&common[..], &["--weights", path_text(&weights)], rest].concat());
    assert!(train(&[]).status.success());
    for other in [["--seed", "9"], ["--trace", "0.5"]] {
        let output = train(&other);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{said}");
        assert!(said.contains("belongs to a run with --seed 7 --trace 0.85"), "{said}");
    }
    let again = train(&[]);
    assert!(again.status.success());
    let said = String::from_utf8(again.stderr).unwrap();
    assert_eq!(said, "qyrsqyrs: this run has already played 32 rounds: nothing is left to do\n");
}

#[test]
fn imitate_continues_only_its_own_run() {
    let folder = tempfile::tempdir().unwrap();
    let (state, weights) = (folder.path().join("state"), folder.path().join("weights"));
    let common = ["imitate", "--weights", path_text(&weights), "--state", path_text(&state), "--threads", "1"];
    let with = |rest: &[&'static str]| [&common[..], rest].concat();
    assert!(run(&with(&["--rounds", "1"])).status.success());
    let good = std::fs::read(&state).unwrap();
    let learned = std::fs::read(&weights).unwrap();
    for other in [["--rounds", "2"], ["--seed", "9"]] {
        let said = error(&[&with(&other)[..], if other[0] == "--seed" { &["--rounds", "1"] } else { &[] }].concat());
        assert!(said.contains("belongs to a run with --seed 7 --rounds 1"), "{said}");
    }
    for (bytes, says) in [
        (&b""[..], "is not a saved run of imitate"),
        (b"nonsense", "is not a saved run of imitate"),
        (&good[..good.len() - 1], "is damaged"),
        (&good[..30], "is damaged"),
    ] {
        std::fs::write(&state, bytes).unwrap();
        let said = error(&with(&["--rounds", "1"]));
        assert!(said.contains(says), "{said}");
        assert_eq!(std::fs::read(&state).unwrap(), bytes, "a refused file stays unchanged");
    }
    std::fs::write(&state, good).unwrap();
    assert!(run(&with(&["--rounds", "1"])).status.success());
    assert!(std::fs::read(&weights).unwrap() == learned, "the same rounds, the same weights");
}

#[test]
fn one_deal_is_singular_and_has_no_interval() {
    let output = run(&["arena", "--seats", "random", "--deals", "1"]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.starts_with("1 deal, each in 4 rotations\n"), "{said}");
    assert!(said.contains("± unknown") && !said.contains("NaN"), "{said}");
}

#[test]
fn absurd_numbers_are_refused_with_a_sentence() {
    let most = u64::MAX.to_string();
    let folder = tempfile::tempdir().unwrap();
    let weights = folder.path().join("search_policy.bin");
    let imitate = ["imitate", "--weights", path_text(&weights)];
    for command in [&["arena"][..], &["simulate"], &["report", "--out", "/nowhere"], &imitate, &["coach-check"]] {
        assert!(error(&[command, &["--threads", &most]].concat()).contains("too many"), "{command:?}");
    }
    for flag in ["--bot-threads", "--coach-threads", "--bot-pace", "--away-after", "--keep-days"] {
        let said = error(&["serve", "--listen", "127.0.0.1:0", "--db", "/nowhere/x.db", flag, &most]);
        assert!(said.contains(&flag[2..]) && said.contains("the maximum is"), "{said}");
    }
}

#[test]
fn merged_shards_equal_the_whole_run() {
    let folder = tempfile::tempdir().unwrap();
    let common = ["simulate", "--seats", "medium,random,random,easy", "--rounds", "400", "--seed", "9", "--json"];
    let files: Vec<_> = (1..=3)
        .map(|number| {
            let shard = format!("{number}/3");
            let output = run(&[&common[..], &["--shard", &shard]].concat());
            let file = folder.path().join(format!("{number}.json"));
            std::fs::write(&file, output.stdout).unwrap();
            file
        })
        .collect();
    let mut merge = vec!["simulate", "--json", "--merge"];
    merge.extend(files.iter().map(|file| path_text(file)));
    assert_eq!(json(&merge), json(&common));
}

#[test]
fn a_report_is_written_and_redrawn() {
    let folder = tempfile::tempdir().unwrap();
    let out = path_text(folder.path());
    assert!(run(&["report", "--out", out, "--fast", "600", "--strong", "600"]).status.success());
    let page = std::fs::read_to_string(folder.path().join("index.html")).unwrap();
    assert!(page.contains("qyrsqyrs report --fast 600 --strong 600 --seed 2025"));
    let german = std::fs::read_to_string(folder.path().join("index.de.html")).unwrap();
    assert!(german.contains("<html lang=\"de\">") && german.contains("href=\"index.html\""));
    assert!(run(&["report", "--out", out, "--redraw"]).status.success());
    assert_eq!(std::fs::read_to_string(folder.path().join("index.html")).unwrap(), page);
    assert!(run(&["report", "--out", out, "--redraw", "--lang", "de"]).status.success());
    let alone = std::fs::read_to_string(folder.path().join("index.de.html")).unwrap();
    assert!(!alone.contains("href="), "a page alone links to no other");
}

#[test]
fn invalid_arguments_are_refused_with_a_sentence() {
    for (args, part) in [
        (&["arena", "--seats", "expert,nobody"][..], "is not a bot"),
        (&["arena", "--seats", "easy,easy"][..], "3 or 4"),
        (&["arena", "--seats", "pimc@0"][..], "pimc cannot play with a budget of 0: give at least 1"),
        (&["arena", "--seats", "strong@500"][..], "strong does not search, so it takes no budget"),
        (&["simulate", "--shard", "9/4"][..], "like 3/16"),
        (&["report", "--redraw", "--out", "/nowhere"][..], "cannot be read"),
        (&["report", "--redraw", "--lang", "fr"][..], "the report is written in en and de"),
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(part), "{args:?}");
    }
}
