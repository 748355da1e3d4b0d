//! The shape of the workspace as ARCHITECTURE.md draws it: who may lean on whom, and who touches the world.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each crate with the crates of the workspace that it may use.
const MAY_USE: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("solver", &["rules"]),
    ("bots", &["rules", "solver"]),
    ("table", &["rules"]),
    ("words", &["rules"]),
    ("wire", &["rules", "table"]),
    ("store", &["rules", "table", "wire"]),
    ("learn", &["rules", "solver", "bots", "words"]),
    ("pages", &["rules", "table", "wire", "words", "learn"]),
    ("server", &["rules", "bots", "table", "wire", "words", "learn", "store", "pages"]),
    ("terminal", &["rules", "bots", "table", "wire", "words", "learn"]),
    ("lab", &["rules", "solver", "bots"]),
];

/// Crates that are functions of their arguments.
const PURE: &[&str] = &["rules", "solver", "bots", "table", "learn", "pages"];

/// What a pure crate has no use for: files, sockets, the environment, clocks, and randomness nobody passed in.
const WORLDLY: &[&str] = &[
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

/// The crates of the workspace under `[dependencies]`; what tests use is their own affair.
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
fn dependencies_point_one_way() {
    let allowed: BTreeMap<&str, BTreeSet<&str>> =
        MAY_USE.iter().map(|(name, uses)| (*name, uses.iter().copied().collect())).collect();
    let workspace: BTreeSet<String> = allowed.keys().map(|name| (*name).to_owned()).collect();
    for (name, allowed) in &allowed {
        let too_many: Vec<String> =
            uses(name, &workspace).into_iter().filter(|used| !allowed.contains(used.as_str())).collect();
        assert!(too_many.is_empty(), "{name} must not use {too_many:?}");
    }
    for name in allowed.keys().chain(&["qyrsqyrs"]) {
        let shipped = uses(name, &BTreeSet::from(["testkit".to_owned()]));
        assert!(shipped.is_empty(), "{name} must use testkit in its tests only");
    }
    assert!(uses("server", &workspace).contains("wire"), "this test reads manifests that it does not understand");
}

#[test]
fn pure_crates_do_not_touch_the_world() {
    let mut looked_at = 0;
    for name in PURE {
        let mut files = Vec::new();
        sources(&crates().join(name).join("src"), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).expect("a source file");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
                let found = WORLDLY.iter().find(|word| line.contains(**word));
                assert!(found.is_none(), "{}: {}", file.display(), line.trim());
            }
            looked_at += 1;
        }
    }
    assert!(looked_at > 50, "only {looked_at} files were looked at");
}

#[test]
fn nobody_allows_unsafe_code() {
    for (name, _) in MAY_USE {
        assert!(manifest(name).contains("[lints]\nworkspace = true"), "{name} does not take the workspace's lints");
    }
    let root = fs::read_to_string(crates().join("../Cargo.toml")).expect("the workspace's manifest");
    assert!(root.contains("unsafe_code = \"forbid\""));
}

#[test]
fn the_toolchain_is_the_version_that_the_workspace_names() {
    let read = |name: &str| fs::read_to_string(crates().join("..").join(name)).expect("a file of the workspace");
    let quoted = |text: String, key: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(key)).expect("the key is there");
        line.trim_matches('"').to_owned()
    };
    let channel = quoted(read("rust-toolchain.toml"), "channel = ");
    let version = quoted(read("Cargo.toml"), "rust-version = ");
    assert!(channel.starts_with(&format!("{version}.")), "{channel} is not {version}");
}
