//! Proof that somebody says every message: the sources of all crates are read for `Area::Variant`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::area::Area;

/// A source file without its comments and its tests.
struct Source {
    code: String,
}

impl Source {
    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).expect("a source file");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        Self { code: lines.collect::<Vec<_>>().join("\n") }
    }

    /// The names that the messages of an area go by here: their own, another one (`Home as Say`), and `Self`.
    fn names(&self, area: Area) -> Vec<String> {
        let own = format!("{area:?}");
        let renaming = format!("{own} as ");
        let renamed = self.code.match_indices(&renaming);
        let renamed = renamed.map(|(place, found)| name_at_the_start(&self.code[place + found.len()..]));
        let methods = [format!("impl {own}"), format!("impl<'a> {own}<'a>")];
        let inside = methods.iter().any(|start| self.code.contains(start)).then(|| "Self".to_owned());
        renamed.chain(inside).chain([own.clone()]).collect()
    }

    /// The variants that are named here after one of the names of an area.
    fn said(&self, area: Area) -> BTreeSet<String> {
        let mut said = BTreeSet::new();
        for name in self.names(area) {
            let path = format!("{name}::");
            for (place, _) in self.code.match_indices(&path) {
                if !self.code[..place].chars().next_back().is_some_and(is_part_of_a_name) {
                    said.insert(name_at_the_start(&self.code[place + path.len()..]));
                }
            }
        }
        said
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

/// What the program is made of: the sources of every crate, without tests and benchmarks.
fn program() -> Vec<Source> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the crates");
    let mut files = Vec::new();
    for entry in fs::read_dir(crates).expect("the folder of the crates") {
        let sources = entry.expect("a readable folder").path().join("src");
        if sources.is_dir() {
            sources_below(&sources, &mut files);
        }
    }
    files.iter().map(|path| Source::read(path)).collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let program = program();
    assert!(program.len() > 200, "only {} files were looked at", program.len());
    let said = |area: Area| program.iter().flat_map(move |source| source.said(area)).collect::<BTreeSet<_>>();
    let unsaid: Vec<String> = Area::ALL
        .into_iter()
        .flat_map(|area| {
            let said = said(area);
            let unsaid = area.declared().iter().filter(move |declared| !said.contains(declared.variant));
            unsaid.map(move |declared| format!("{area:?}::{}", declared.variant))
        })
        .collect();
    assert!(unsaid.is_empty(), "nobody says these; delete them and their five sentences:\n{}", unsaid.join("\n"));
}

#[test]
fn a_message_counts_as_said_only_by_its_own_name() {
    let source = |code: &str| Source { code: code.to_owned() };
    let check = |code: &str, said: bool| {
        assert_eq!(source(code).said(Area::Home).contains("Save"), said, "{code}");
    };
    check("words.say(Home::Save)", true);
    check("use words::{Home as Say, Words}; words.say(Say::Save)", true);
    check("impl Home<'_> { fn it() -> Self { Self::Save } }", true);
    check("words.say(Home::SaveCorrection)", false);
    check("words.say(Pad::Save)", false);
    check("words.say(AtHome::Save)", false);
    check("fn it() -> Self { Self::Save }", false);
}
