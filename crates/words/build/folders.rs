//! Reads the folders of the languages and generates the Rust source that names them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast;
use fluent_syntax::parser::parse;

use crate::head::{HEAD_FILE, Head};

/// The language that the others fall back to.
const SOURCE_LANGUAGE: &str = "en";

/// The file with the names of cards. They do not count as sentences.
const CARDS_FILE: &str = "cards.ftl";

/// The folder of a language.
pub(crate) struct LanguageFolder {
    pub(crate) head: Head,
    head_file: PathBuf,
    /// The catalogues, sorted by name.
    files: Vec<PathBuf>,
    /// `file key` of every sentence.
    keys: BTreeSet<String>,
}

impl LanguageFolder {
    fn read(folder: &Path) -> Result<Self, String> {
        let code = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let read = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
        let head_file = folder.join(HEAD_FILE);
        let head =
            Head::parse(code, &read(&head_file)?).map_err(|error| format!("{}: {error}", head_file.display()))?;
        let mut files = entries(folder)?;
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl") && *file != head_file);
        let mut keys = BTreeSet::new();
        for file in files.iter().filter(|file| !file.ends_with(CARDS_FILE)) {
            let name = stem(file);
            keys.extend(keys_of(&read(file)?).into_iter().map(|key| format!("{name} {key}")));
        }
        Ok(Self { head, head_file, files, keys })
    }

    /// The variant of `Lang`: `De`.
    fn variant(&self) -> String {
        let (first, rest) = self.head.code.split_at(1);
        first.to_uppercase() + rest
    }

    /// The number of sentences of the source language that it has.
    pub(crate) fn translated(&self, source: &Self) -> usize {
        self.keys.intersection(&source.keys).count()
    }
}

/// The paths in a folder, sorted by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

fn stem(file: &Path) -> &str {
    file.file_stem().and_then(|name| name.to_str()).unwrap_or_default()
}

fn keys_of<'t>(text: &'t str) -> Vec<&'t str> {
    let resource = parse(text).unwrap_or_else(|(sound, _)| sound);
    let key = |entry: ast::Entry<&'t str>| match entry {
        ast::Entry::Message(message) => Some(message.id.name),
        _ => None,
    };
    resource.body.into_iter().filter_map(key).collect()
}

/// Reads every language, the source language first, then the other complete ones in the order of the menu.
pub(crate) fn read_all(folder: &Path) -> Result<Vec<LanguageFolder>, String> {
    let folders = entries(folder)?.into_iter().filter(|path| path.is_dir());
    let mut languages = folders.map(|path| LanguageFolder::read(&path)).collect::<Result<Vec<_>, _>>()?;
    languages.sort_by_key(|language| {
        let Head { code, complete, place, .. } = language.head;
        (code != SOURCE_LANGUAGE, !complete, place, code)
    });
    match languages.first() {
        Some(first) if first.head.code == SOURCE_LANGUAGE => Ok(languages),
        _ => Err(format!("{}: there is no {SOURCE_LANGUAGE}", folder.display())),
    }
}

/// The Rust source that names the languages: the enum, its lists, and the embedded files.
pub(crate) fn source(languages: &[LanguageFolder]) -> String {
    let mut out = String::new();
    let mut line = |text: String| writeln!(out, "{text}").expect("a string takes every text");
    line("/// A language of the game. Each folder of catalogues is one.".to_owned());
    line("#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]\npub enum Lang {".to_owned());
    for (index, language) in languages.iter().enumerate() {
        let default = if index == 0 { "#[default] " } else { "" };
        line(format!("    /// {}.\n    {default}{},", language.head.english_name, language.variant()));
    }
    line("    /// A language that is not built in, read from a folder by [`Lang::load`].\n    Draft,\n}".to_owned());
    let list = |complete: bool| {
        let listed = languages.iter().filter(|language| language.head.complete || !complete);
        let listed: Vec<String> = listed.map(|language| format!("Self::{}", language.variant())).collect();
        format!(": [Self; {}] = [{}];", listed.len(), listed.join(", "))
    };
    line("impl Lang {".to_owned());
    line("    /// Every complete language, in the order in which a menu shows them.".to_owned());
    line(format!("    pub const ALL{}", list(true)));
    line("    /// Every built-in language, including the incomplete ones.".to_owned());
    line(format!("    pub const BUILT_IN{}\n}}", list(false)));
    line(format!("/// The languages, in the order of `Lang`.\nstatic BUILT_IN: [Language; {}] = {{", languages.len()));
    line("    #[allow(unused_imports)]\n    use Direction::{LeftToRight, RightToLeft};\n    [".to_owned());
    for language in languages {
        line(format!("    Language {{ head: {:?}, head_text: include_str!({:?}),", language.head, language.head_file));
        line(format!("        translated: {}, files: &[", language.translated(&languages[0])));
        for file in &language.files {
            line(format!("            ({:?}, include_str!({:?})),", stem(file), file));
        }
        line("        ] },".to_owned());
    }
    line("    ]\n};".to_owned());
    out
}
