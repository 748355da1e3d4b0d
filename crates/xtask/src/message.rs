//! `cargo xtask message`: adds a message in every complete language.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::Failure;

/// The folders of the languages whose head says that every message must exist. English is first, because the others are
/// translated from it.
fn complete_languages(catalogues: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(catalogues).map_err(|error| format!("{}: {error}", catalogues.display()))? {
        let folder = entry?.path();
        let head = fs::read_to_string(folder.join("language.ftl")).unwrap_or_default();
        if head.lines().any(|line| line == "complete = yes") {
            folders.push(folder);
        }
    }
    folders.sort_by_key(|folder| (!folder.ends_with("en"), folder.clone()));
    Ok(folders)
}

/// Adds a message to the catalogues of an area. Returns the remaining steps, which the contributor does by hand.
pub(crate) fn add(root: &Path, area: &str, key: &str, text: &str) -> Result<String, Failure> {
    let is_key = key.starts_with(|first: char| first.is_ascii_lowercase())
        && key.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-');
    if !is_key {
        return Err(format!("`{key}` is not a key: use lower-case letters, digits and hyphens").into());
    }
    let words = root.join("crates/words");
    let folders = complete_languages(&words.join("ftl"))?;
    let files: Vec<PathBuf> = folders.iter().map(|folder| folder.join(format!("{area}.ftl"))).collect();
    let mut catalogues = Vec::new();
    for file in &files {
        let catalogue = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        if catalogue.lines().any(|line| line.starts_with(&format!("{key} ="))) {
            return Err(format!("{} already has `{key}`", file.display()).into());
        }
        catalogues.push(catalogue);
    }
    for (file, catalogue) in files.iter().zip(catalogues) {
        fs::write(file, format!("{}\n{key} = {text}\n", catalogue.trim_end()))?;
    }
    let mut next = format!("`{key}` is in {} catalogues, in English. Now:\n", files.len());
    for file in &files[1..] {
        writeln!(next, "  - translate it at the end of {}", file.display())?;
    }
    let source = words.join(format!("src/{area}.rs"));
    writeln!(next, "  - add `{}` to `messages!` in {}", variant(key, text), source.display())?;
    writeln!(next, "  - run `cargo test --package words`, which finds what is missing")?;
    Ok(next)
}

/// The variant of the area's enum: `play-again` with `{ $who }` becomes `PlayAgain { who: ... },`.
fn variant(key: &str, text: &str) -> String {
    let capitalised = |word: &str| word[..1].to_uppercase() + &word[1..];
    let name: String = key.split('-').filter(|word| !word.is_empty()).map(capitalised).collect();
    let mut arguments: Vec<&str> = Vec::new();
    for after in text.split('$').skip(1) {
        let end = after.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(after.len());
        if !arguments.contains(&&after[..end]) {
            arguments.push(&after[..end]);
        }
    }
    let arguments: Vec<String> = arguments.iter().map(|name| format!("{name}: ...")).collect();
    if arguments.is_empty() { format!("{name},") } else { format!("{name} {{ {} }},", arguments.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_is_named_after_its_key() {
        for (key, text, expected) in [
            ("back", "Back", "Back,"),
            ("play-again", "Play again", "PlayAgain,"),
            ("takes", "{ $who } takes { $points }, says { $who }", "Takes { who: ..., points: ... },"),
        ] {
            assert_eq!(variant(key, text), expected);
        }
    }

    #[test]
    fn a_message_is_added_once_to_every_complete_language() {
        let root = tempfile::tempdir().unwrap();
        let file = |language: &str| root.path().join(format!("crates/words/ftl/{language}/site.ftl"));
        for (language, complete) in [("bn", "yes"), ("en", "yes"), ("pl", "no")] {
            let folder = root.path().join(format!("crates/words/ftl/{language}"));
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join("language.ftl"), format!("name = N\ncomplete = {complete}\n")).unwrap();
            fs::write(file(language), "back = Back\n").unwrap();
        }
        let next = add(root.path(), "site", "play-again", "Play again").unwrap();
        assert!(next.contains("`PlayAgain,`") && next.contains("bn/site.ftl"), "{next}");
        for language in ["en", "bn"] {
            assert_eq!(fs::read_to_string(file(language)).unwrap(), "back = Back\nplay-again = Play again\n");
        }
        assert_eq!(fs::read_to_string(file("pl")).unwrap(), "back = Back\n");
        for (area, key) in [("site", "play-again"), ("site", "Play"), ("site", ""), ("nowhere", "key")] {
            assert!(add(root.path(), area, key, "x").is_err(), "{area} {key}");
        }
    }
}
