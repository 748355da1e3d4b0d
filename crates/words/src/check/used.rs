//! Checks that every message is used, by searching the sources of all crates for `GameMsg::Variant`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::area::Area;

/// A source file without its comments and its tests.
struct SourceFile {
    code: String,
}

impl SourceFile {
    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).expect("a source file");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        Self { code: lines.collect::<Vec<_>>().join("\n") }
    }

    /// The names of an area's enum in this file: its own name, an alias (`SiteMsg as Say`), and `Self` in its methods.
    fn names(&self, area: Area) -> Vec<String> {
        let own = format!("{area:?}");
        let renaming = format!("{own} as ");
        let renamed = self.code.match_indices(&renaming);
        let renamed = renamed.map(|(index, found)| name_at_the_start(&self.code[index + found.len()..]));
        let methods = [format!("impl {own}"), format!("impl<'a> {own}<'a>")];
        let inside = methods.iter().any(|start| self.code.contains(start)).then(|| "Self".to_owned());
        renamed.chain(inside).chain([own.clone()]).collect()
    }

    /// The variants of an area's enum that this file uses.
    fn used(&self, area: Area) -> BTreeSet<String> {
        let mut used = BTreeSet::new();
        for name in self.names(area) {
            let path = format!("{name}::");
            for (index, _) in self.code.match_indices(&path) {
                if !self.code[..index].chars().next_back().is_some_and(is_part_of_a_name) {
                    used.insert(name_at_the_start(&self.code[index + path.len()..]));
                }
            }
        }
        used
    }
}

fn name_at_the_start(code: &str) -> String {
    code.chars().take_while(|letter| is_part_of_a_name(*letter)).collect()
}

fn is_part_of_a_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn sources_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            sources_below(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The sources of every crate, without tests and benchmarks.
fn program() -> Vec<SourceFile> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the crates");
    let mut files = Vec::new();
    for entry in fs::read_dir(crates).expect("the folder of the crates") {
        let sources = entry.expect("a readable folder").path().join("src");
        if sources.is_dir() {
            sources_below(&sources, &mut files);
        }
    }
    files.iter().map(|path| SourceFile::read(path)).collect()
}

#[test]
fn every_message_is_used() {
    let program = program();
    assert!(program.len() > 200, "only {} files were read", program.len());
    let mut unused = Vec::new();
    for area in Area::ALL {
        let used: BTreeSet<String> = program.iter().flat_map(|source| source.used(area)).collect();
        let specs = area.specs().iter().filter(|spec| !used.contains(spec.variant));
        unused.extend(specs.map(|spec| format!("{area:?}::{}", spec.variant)));
    }
    assert!(unused.is_empty(), "delete these messages and their sentences:\n{}", unused.join("\n"));
}

#[test]
fn a_message_counts_as_used_only_by_its_own_name() {
    let source = |code: &str| SourceFile { code: code.to_owned() };
    let check = |code: &str, used: bool| {
        assert_eq!(source(code).used(Area::SiteMsg).contains("Save"), used, "{code}");
    };
    check("words.say(SiteMsg::Save)", true);
    check("use words::{SiteMsg as Say, Words}; words.say(Say::Save)", true);
    check("impl SiteMsg<'_> { fn it() -> Self { Self::Save } }", true);
    check("words.say(SiteMsg::SaveCorrection)", false);
    check("words.say(Pad::Save)", false);
    check("words.say(AtSiteMsg::Save)", false);
    check("fn it() -> Self { Self::Save }", false);
}
