//! Checks the structure of the workspace against ARCHITECTURE.md: the dependencies between crates, and which crates are
//! pure.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const ARCHITECTURE: &str = include_str!("../../../../ARCHITECTURE.md");

/// Each crate with its dependencies, from the map in ARCHITECTURE.md.
fn map() -> BTreeMap<&'static str, BTreeSet<String>> {
    let lines = ARCHITECTURE.split("\ncrates/\n").nth(1).and_then(|rest| rest.split("\nfuzz/").next()).expect("a map");
    let names = |list: &str| list.split(", ").map(|name| name.trim().to_owned()).collect();
    let entry = |line: &'static str| {
        let (name, rest) = line.trim().split_once('/').expect("a line of the map begins with a crate");
        // Only the last arrow lists dependencies: `inputs -> events` is part of a description.
        let uses = rest.rsplit_once("-> ").map(|(_, list)| list).filter(|list| !list.contains(';'));
        (name, uses.map(names).unwrap_or_default())
    };
    lines.lines().map(entry).collect()
}

/// Crates without IO, clocks or global random state.
const PURE: &[&str] = &["rules", "solver", "bots", "table", "learn", "pages"];

/// Names that pure crates must not use: files, sockets, the environment, clocks, and random numbers not passed in as
/// arguments.
const IMPURE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::env",
    "std::process",
    "Instant::now",
    "SystemTime",
    "println!",
    "eprintln!",
    "getrandom",
    "thread_rng",
    "StdRng",
    "stdin()",
    "stdout()",
];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates' folder").to_owned()
}

fn manifest(name: &str) -> String {
    fs::read_to_string(crates().join(name).join("Cargo.toml")).expect("every crate has a manifest")
}

/// The crates of the workspace under `[dependencies]`. Dependencies of tests do not count.
fn uses(name: &str, workspace: &BTreeSet<String>) -> BTreeSet<String> {
    let text = manifest(name);
    let section = text.split("\n[dependencies]\n").nth(1).unwrap_or_default();
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split(['.', ' ', '=']).next());
    names.filter(|name| workspace.contains(*name)).map(str::to_owned).collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn the_map_shows_every_crate_and_what_it_uses() {
    let map = map();
    let folders = fs::read_dir(crates()).expect("the crates' folder").map(|entry| entry.expect("readable").file_name());
    let workspace: BTreeSet<String> = folders.map(|name| name.to_string_lossy().into_owned()).collect();
    assert!(map.keys().copied().eq(workspace.iter().map(String::as_str)), "the map has {:?}", map.keys());
    for (name, drawn) in &map {
        assert_eq!(uses(name, &workspace), *drawn, "what {name} uses, and what the map says");
    }
}

#[test]
fn dependencies_point_one_way() {
    let map = map();
    let mut placed: BTreeSet<&str> = BTreeSet::new();
    while placed.len() < map.len() {
        let free = |name: &&str| map[*name].iter().all(|used| placed.contains(used.as_str()));
        let next: Vec<&str> = map.keys().copied().filter(|name| !placed.contains(name)).filter(free).collect();
        assert!(!next.is_empty(), "some crates depend on each other: {placed:?} do not");
        placed.extend(next);
    }
    for name in map.keys().filter(|name| !["e2e", "testkit"].contains(name)) {
        assert!(!map[name].contains("testkit") && !map[name].contains("golden"), "{name} ships code of the tests");
    }
}

/// The lines of a log contain secrets and hidden cards.
#[test]
fn only_the_store_reads_and_writes_the_log() {
    for name in map().keys().filter(|name| !["store", "table", "testkit"].contains(name)) {
        let mut files = Vec::new();
        sources(&crates().join(name).join("src"), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).expect("a source file");
            assert!(!text.contains("to_line()") && !text.contains("from_line("), "{}", file.display());
        }
    }
}

#[test]
fn pure_crates_use_no_io_or_clocks() {
    let mut looked_at = 0;
    for name in PURE {
        let mut files = Vec::new();
        sources(&crates().join(name).join("src"), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).expect("a source file");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
                let found = IMPURE.iter().find(|word| line.contains(**word));
                assert!(found.is_none(), "{}: {}", file.display(), line.trim());
            }
            looked_at += 1;
        }
    }
    assert!(looked_at > 50, "only {looked_at} files were read");
}

#[test]
fn no_crate_allows_unsafe_code() {
    for name in map().keys() {
        assert!(manifest(name).contains("[lints]\nworkspace = true"), "{name} does not take the workspace's lints");
    }
    let root = fs::read_to_string(crates().join("../Cargo.toml")).expect("the workspace's manifest");
    assert!(root.contains("unsafe_code = \"forbid\""));
}

#[test]
fn the_toolchain_is_the_workspaces_rust_version() {
    let read = |name: &str| fs::read_to_string(crates().join("..").join(name)).expect("a file of the workspace");
    let quoted = |text: String, key: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(key)).expect("the key is there");
        line.trim_matches('"').to_owned()
    };
    let channel = quoted(read("rust-toolchain.toml"), "channel = ");
    let version = quoted(read("Cargo.toml"), "rust-version = ");
    assert!(channel.starts_with(&format!("{version}.")), "{channel} is not {version}");
}
