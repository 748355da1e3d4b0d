//! Runs each fuzz target on its seeds, as ordinary tests.

use std::fs;
use std::path::{Path, PathBuf};

use testkit::fuzz::TARGETS;

fn seeds(target: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.map(|file| file.unwrap().path()).collect()
}

/// Runs a target on its seeds, and checks that at least two are accepted.
fn check(target: &str) {
    let (_, body) = TARGETS.into_iter().find(|(name, _)| *name == target).expect("a target of this name");
    let files = seeds(target);
    let accepted = files.iter().filter(|file| body(&fs::read(file).unwrap())).count();
    assert!(accepted >= 2, "{target}: only {accepted} of {} seeds are accepted", files.len());
    // The empty input must not panic either.
    body(b"");
}

#[test]
fn every_target_has_a_shim_and_a_test() {
    let shims = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    let mut shims: Vec<_> = fs::read_dir(shims).unwrap().map(|file| file.unwrap().path()).collect();
    shims.sort();
    let names: Vec<_> = shims.iter().map(|file| file.file_stem().unwrap().to_str().unwrap()).collect();
    assert_eq!(names, TARGETS.map(|(name, _)| name));
    let tests = include_str!("corpora.rs");
    for name in names {
        assert!(tests.contains(&format!("check(\"{name}\");")), "{name} has no test");
    }
}

#[test]
fn actions() {
    check("actions");
}

#[test]
fn card() {
    check("card");
}

#[test]
fn protocol() {
    check("protocol");
}

#[test]
fn record() {
    check("record");
}

#[test]
fn socket() {
    check("socket");
}

#[test]
fn table() {
    check("table");
}
