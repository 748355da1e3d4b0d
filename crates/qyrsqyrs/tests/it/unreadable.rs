//! Input that is not a record, such as missing, empty, binary or endless files: exit code 2, one sentence, and little
//! memory.

use crate::cli::{
    At, answers, ask, assert_no_panic, assert_refusal, assert_sentence, binary, check_json, stderr, stdout,
};
use crate::reference_rules::chance::Chance;
use crate::reference_rules::game;
use crate::reference_rules::invent;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Output, Stdio};

const MEBIBYTE: usize = 1 << 20;
const MAX_MEMORY_KIB: u64 = 64 * 1024;

fn a_record() -> String {
    let chance = &mut Chance::from_seed(3);
    invent::whole_match(&game::every_house()[20], chance).record(chance)
}

/// Checks for exit code 2 and one sentence, in JSON and in text.
fn assert_unreadable(name: &str, json: &Output, words: &Output) {
    for output in [json, words] {
        assert_no_panic(name, output);
        assert_eq!(output.status.code(), Some(2), "{name}: {} {}", stdout(output), stderr(output));
    }
    let answers = answers(json);
    assert_eq!(answers.len(), 1, "{name}: {answers:?}");
    assert_refusal(name, &answers[0], At::Record);
    let said = stdout(words) + &stderr(words);
    assert_sentence(name, said.trim_end());
}

fn unreadable(name: &str, bytes: &[u8]) {
    assert_unreadable(name, &check_json(bytes), &ask(&["record", "check", "-"], bytes));
    for command in ["legal", "show"] {
        let output = ask(&["record", command, "-"], bytes);
        assert_no_panic(name, &output);
        assert!(matches!(output.status.code(), Some(1 | 2)), "{name}: record {command}: {output:?}");
    }
}

#[test]
fn input_that_is_not_json() {
    let record = a_record();
    for text in [
        "nonsense",
        "{",
        "}",
        "[",
        "{\"format\"",
        "{'format': 1}",
        "NaN",
        "-",
        "\"",
        "{\"a\":NaN}",
        "// no\n{}",
        "R8 R7",
    ] {
        unreadable(text, text.as_bytes());
    }
    unreadable("half a record", &record.as_bytes()[..record.len() / 2]);
    unreadable("all but the last brace", &record.as_bytes()[..record.len() - 1]);
    unreadable("words after a record", format!("{record} and more").as_bytes());
    unreadable("a comma before the end", format!("{},}}", &record[..record.len() - 1]).as_bytes());
    unreadable(
        "half a surrogate pair",
        record
            .replacen("\"guest\"", "\"\\ud800\"", 1)
            .replacen("\"format\":", "\"\\ud800\":1,\"format\":", 1)
            .as_bytes(),
    );
    unreadable("a raw control character", format!("{{\"x-a\":\"\u{1}\",{}", &record[1..]).as_bytes());
}

#[test]
fn input_that_is_not_text() {
    unreadable("an empty file", b"");
    unreadable("nothing but blanks", b" \n\t\r\n ");
    unreadable("nothing but a byte order mark", "\u{feff}".as_bytes());
    unreadable("zeros", &[0; 5000]);
    unreadable("the start of a program", b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0");
    unreadable("a compressed file", b"\x1f\x8b\x08\0\0\0\0\0\0\x03\xab\x56\x4a\xcb\x2f\xca\x4d\x2c\x51\xb2\x52");
    let noise = &mut Chance::from_seed(9);
    let bytes: Vec<u8> = (0..100_000).map(|_| noise.below(256) as u8).filter(|byte| *byte != b'\n').collect();
    unreadable("noise", &bytes);
    let wide: Vec<u8> = a_record().encode_utf16().flat_map(u16::to_le_bytes).filter(|byte| *byte != b'\n').collect();
    unreadable("UTF-16", &wide);
    let mut latin = b"{\"x-name\":\"Zo\xeb\",".to_vec();
    latin.extend(&a_record().as_bytes()[1..]);
    unreadable("Latin-1", &latin);
}

fn check_path(path: &Path) -> [Output; 2] {
    let json = binary().args(["record", "check", "--json"]).arg(path).output().expect("the binary starts");
    let words = binary().args(["record", "check"]).arg(path).output().expect("the binary starts");
    [json, words]
}

#[test]
fn paths_that_are_not_files() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let [json, words] = check_path(&folder.path().join("missing.json"));
    assert_unreadable("a missing file", &json, &words);
    let [json, words] = check_path(folder.path());
    assert_unreadable("a folder", &json, &words);
}

#[test]
fn a_missing_file_does_not_hide_the_others() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let sound = folder.path().join("sound.json");
    fs::write(&sound, a_record()).expect("the record is written");
    let missing = folder.path().join("missing.json");
    let output = binary()
        .args(["record", "check", "--json"])
        .args([&sound, &missing, &sound])
        .output()
        .expect("the binary starts");
    let oks: Vec<bool> = answers(&output).iter().map(|answer| answer["ok"] == true).collect();
    assert_eq!(oks, [true, false, true]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn deep_nesting_does_not_overflow_the_stack() {
    for depth in [100, 1_000, 100_000, 1_000_000] {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let value = format!("{}1{}", open.repeat(depth), close.repeat(depth));
            let output = check_json(format!("{{\"x-deep\":{value},{}", &a_record()[1..]).as_bytes());
            assert_no_panic("deep", &output);
            assert_eq!(answers(&output).len(), 1);
            let code = output.status.code().expect("no signal");
            assert!(depth > 100 || code == 0, "a hundred levels are allowed");
        }
    }
}

/// Writes `total` bytes of repeated `unit` to the child, and returns the child's peak memory.
fn flood(child: &mut Child, unit: &str, total: usize) -> u64 {
    let mut pipe = child.stdin.take().expect("a pipe");
    let block = unit.repeat(MEBIBYTE / unit.len() + 1);
    let mut written = 0;
    let mut most = 0;
    while written < total {
        most = most.max(peak_memory(child));
        // The child may close the pipe early.
        if pipe.write_all(block.as_bytes()).is_err() {
            break;
        }
        written += block.len();
    }
    most.max(peak_memory(child))
}

/// The child's peak memory so far in KiB, or 0 on systems without this figure.
fn peak_memory(child: &Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()).map_or(0, |number| number.parse().expect("a number"))
}

#[test]
fn two_hundred_megabytes_of_brackets_take_little_memory() {
    for (unit, command) in
        [("[", "check"), ("{\"x-a\":", "check"), ("[\n", "check"), (" ", "check"), ("[", "legal"), ("[", "show")]
    {
        let mut child = binary()
            .args(["record", command, "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let most = flood(&mut child, unit, 200 * MEBIBYTE);
        let output = child.wait_with_output().expect("the binary ends");
        println!("{unit:?} into record {command}: at most {most} KiB");
        assert_no_panic(unit, &output);
        assert_eq!(output.status.code(), Some(2), "{unit:?} into record {command}");
        assert!(most <= MAX_MEMORY_KIB, "{unit:?} into record {command}: {most} KiB");
    }
}

/// Starts `record check --json` on a file.
fn start_check(path: &Path) -> Child {
    let mut check = binary();
    check.args(["record", "check", "--json"]).arg(path).stdout(Stdio::piped()).stderr(Stdio::piped());
    check.spawn().expect("the binary starts")
}

#[test]
fn a_huge_file_takes_little_memory() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("huge.json");
    // A sparse file is large to read, but takes no space.
    File::create(&path).and_then(|file| file.set_len(300 * MEBIBYTE as u64)).expect("the file is made");
    let mut child = start_check(&path);
    let mut most = 0;
    while child.try_wait().expect("the binary can be waited for").is_none() {
        most = most.max(peak_memory(&child));
    }
    let output = child.wait_with_output().expect("the binary ends");
    assert_no_panic("huge file", &output);
    assert_eq!(output.status.code(), Some(2));
    assert!(most <= MAX_MEMORY_KIB, "{most} KiB");
}

#[test]
fn a_long_file_of_records_takes_little_memory() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("many.jsonl");
    let line = a_record() + "\n";
    let times = 100 * MEBIBYTE / line.len();
    fs::write(&path, line.repeat(times)).expect("the records are written");
    let mut child = start_check(&path);
    let mut pipe = child.stdout.take().expect("a pipe");
    let mut block = vec![0; MEBIBYTE];
    let (mut lines, mut most) = (0, 0);
    while let Ok(length @ 1..) = pipe.read(&mut block) {
        lines += block[..length].iter().filter(|byte| **byte == b'\n').count();
        most = most.max(peak_memory(&child));
    }
    assert!(child.wait().expect("the binary ends").success());
    assert_eq!(lines, times, "one verdict per line");
    assert!(most <= MAX_MEMORY_KIB, "{most} KiB");
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("many.jsonl");
    fs::write(&path, (a_record() + "\n").repeat(5_000)).expect("the records are written");
    let mut child = start_check(&path);
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the binary ends");
    assert!(!stderr(&output).contains("panicked"), "{}", stderr(&output));
    assert_eq!(stderr(&output), "");
}
