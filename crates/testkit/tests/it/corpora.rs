//! Each fuzz target over its seeds, as ordinary tests.

use std::fs;
use std::path::{Path, PathBuf};

use testkit::fuzz::TARGETS;

fn seeds(target: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.map(|file| file.unwrap().path()).collect()
}

/// Runs a target over its seeds, of which some are taken and some are not.
fn check(target: &str) {
    let (_, body) = TARGETS.into_iter().find(|(name, _)| *name == target).expect("a target of this name");
    let files = seeds(target);
    let taken = files.iter().filter(|file| body(&fs::read(file).unwrap())).count();
    assert!(taken >= 2, "{target}: only {taken} of {} seeds go deep", files.len());
    // Nothing at all must not trouble anybody either.
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
