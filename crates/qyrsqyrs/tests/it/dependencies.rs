//! The dependency audit that needs only cargo: allowed licences, one registry, no git dependencies, no banned crates.
//!
//! The rules are in deny.toml, for this test and for cargo-deny.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The quoted texts in the list of allowed licences in deny.toml.
fn allowed_licences() -> Vec<String> {
    let text = read("deny.toml");
    let list = text.split("\nallow = [").nth(1).expect("deny.toml lists licences");
    let list = list.split(']').next().expect("the list ends");
    list.split('"').skip(1).step_by(2).map(String::from).collect()
}

/// Crates with an exceptional licence: the crate and the licence.
fn exceptions() -> Vec<(String, String)> {
    let text = read("deny.toml");
    let quoted = |part: &str, key: &str| {
        let value = part.split(key).nth(1).expect("an exception names a crate and a licence");
        value.split('"').nth(1).expect("a text in quotes").to_string()
    };
    let parts = text.split("[[licenses.exceptions]]").skip(1);
    parts.map(|part| (quoted(part, "\ncrate ="), quoted(part, "\nallow ="))).collect()
}

fn banned_crates() -> Vec<String> {
    let text = read("deny.toml");
    text.split("{ crate = \"").skip(1).map(|rest| rest.split('"').next().expect("a name").to_string()).collect()
}

/// A package of the build.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    name: String,
    version: String,
    licence: String,
}

/// The packages that the workspace is built from on this machine. It uses `cargo tree`, because `cargo metadata` also
/// lists optional dependencies that are not enabled.
fn packages() -> BTreeSet<Package> {
    let output = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["tree", "--workspace", "--locked", "--prefix", "none", "--edges", "normal,build,dev"])
        .args(["--format", "{p}|{l}"])
        .current_dir(root())
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("cargo prints UTF-8");
    let package = |line: &str| {
        let (package, licence) = line.split_once('|').expect("a package and its licence");
        let mut words = package.split_whitespace();
        let mut word = || words.next().expect("a name and a version").to_string();
        // `cargo tree` marks a repeated package with `(*)`.
        let licence = licence.trim_end_matches("(*)").trim();
        Package { name: word(), version: word(), licence: licence.to_string() }
    };
    text.lines().filter(|line| !line.is_empty()).map(package).collect()
}

/// Whether these licences satisfy an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0`.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words: Vec<&str> = spaced.split_whitespace().rev().collect();
    let answer = any_of(&mut words, allowed);
    answer && words.is_empty()
}

fn any_of(words: &mut Vec<&str>, allowed: &[String]) -> bool {
    let mut answer = all_of(words, allowed);
    while words.last() == Some(&"OR") {
        words.pop();
        answer |= all_of(words, allowed);
    }
    answer
}

fn all_of(words: &mut Vec<&str>, allowed: &[String]) -> bool {
    let mut answer = one(words, allowed);
    while words.last() == Some(&"AND") {
        words.pop();
        answer &= one(words, allowed);
    }
    answer
}

fn one(words: &mut Vec<&str>, allowed: &[String]) -> bool {
    match words.pop() {
        Some("(") => {
            let answer = any_of(words, allowed);
            words.pop() == Some(")") && answer
        }
        Some(licence) if words.last() == Some(&"WITH") => {
            words.pop();
            let exception = words.pop().unwrap_or_default();
            // An allowed licence is also allowed with an exception, because exceptions only permit more.
            allowed.contains(&format!("{licence} WITH {exception}")) || allowed.contains(&licence.to_string())
        }
        Some(licence) => allowed.contains(&licence.to_string()),
        None => false,
    }
}

#[test]
fn every_dependency_has_an_allowed_licence() {
    let allowed = allowed_licences();
    assert!(allowed.contains(&"MIT".to_string()), "{allowed:?}");
    let exceptions = exceptions();
    let packages = packages();
    assert!(packages.len() > 20, "only {} packages", packages.len());
    let is_exception = |package: &&Package| exceptions.contains(&(package.name.clone(), package.licence.clone()));
    let refused: Vec<String> = packages
        .iter()
        .filter(|package| !is_allowed(&package.licence, &allowed) && !is_exception(package))
        .map(|package| format!("{} {}: {:?}", package.name, package.version, package.licence))
        .collect();
    assert!(refused.is_empty(), "not allowed by deny.toml:\n{}", refused.join("\n"));
}

#[test]
fn packages_come_from_the_workspace_or_one_registry() {
    let lock = read("Cargo.lock");
    let mut sources: Vec<&str> = lock.lines().filter_map(|line| line.strip_prefix("source = ")).collect();
    sources.sort_unstable();
    sources.dedup();
    assert_eq!(sources.len(), 1, "{sources:?}");
    assert!(sources[0].starts_with("\"registry+"), "{sources:?}");
    let members = lock.matches("[[package]]").count() - lock.matches("\nsource = ").count();
    let folders = fs::read_dir(root().join("crates")).expect("the crates").flatten();
    let manifests = folders.filter(|folder| folder.path().join("Cargo.toml").exists()).count();
    assert_eq!(members, manifests, "packages without a source are the members of the workspace");
}

#[test]
fn no_dependency_is_banned() {
    let banned = banned_crates();
    assert!(!banned.is_empty());
    let lock = read("Cargo.lock");
    for name in banned {
        assert!(!lock.contains(&format!("\nname = \"{name}\"\n")), "{name} is banned by deny.toml");
    }
}

/// Two versions of a crate are not an error, but worth a look from time to time: `cargo test -p qyrsqyrs --test it
/// dependencies -- --nocapture`.
#[test]
fn lists_crates_with_several_versions() {
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages() {
        versions.entry(package.name).or_default().push(package.version);
    }
    assert!(!versions.is_empty());
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        println!("{name}: {}", versions.join(", "));
    }
}

#[test]
fn licence_expressions_are_evaluated() {
    let allowed = ["MIT".to_string(), "Apache-2.0".to_string(), "Zlib".to_string()];
    for (expression, answer) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("", false),
        ("MIT OR GPL-3.0", true),
        ("GPL-3.0 OR MIT", true),
        ("MIT/GPL-3.0", true),
        ("MIT AND GPL-3.0", false),
        ("(MIT OR GPL-3.0) AND Zlib", true),
        ("(GPL-3.0 OR LGPL-2.1) AND Zlib", false),
        ("GPL-3.0 AND MIT OR Zlib", true),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("GPL-3.0 WITH Classpath-exception-2.0 OR MIT", true),
        ("MIT OR", true),
        ("(MIT", false),
    ] {
        assert_eq!(is_allowed(expression, &allowed), answer, "{expression:?}");
    }
}
