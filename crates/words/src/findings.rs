//! What a language lacks, and what is wrong with its catalogues.

use crate::area::Area;
use crate::compile::CatalogueFile;
use crate::language::{Lang, Language};
use crate::message::MessageSpec;
use crate::words::Words;

/// The differences between the catalogues of a language and what the program says. Each is a text such as
/// `game.ftl: plays`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// How many messages there are.
    pub total: usize,
    /// Messages that are said in English, because the language does not have them.
    pub missing: Vec<String>,
    /// Messages and files that the program does not know.
    pub extra: Vec<String>,
    /// Messages whose text is the English one.
    pub unchanged: Vec<String>,
    /// Messages that cannot be read, and why. They are said in English as well.
    pub errors: Vec<String>,
}

impl Findings {
    /// Compares a language with what the program says.
    #[must_use]
    pub fn of(lang: Lang) -> Self {
        let mut findings = Self { errors: Words::with_errors(lang).1, ..Self::default() };
        let language = Language::of(lang);
        for area in Area::ALL {
            findings.compare(area, language);
        }
        let is_known = |name: &str| name == "cards" || Area::ALL.iter().any(|area| area.file() == name);
        let unknown = language.files().filter(|name| !is_known(name));
        findings.extra.extend(unknown.map(|name| format!("{name}.ftl")));
        findings
    }

    /// How many messages the language has.
    #[must_use]
    pub fn translated(&self) -> usize {
        self.total - self.missing.len()
    }

    /// Compares the keys of a catalogue with those that the program says, and its texts with the English ones.
    fn compare(&mut self, area: Area, language: &Language) {
        // The errors are those of `Words::with_errors`.
        let read = |language: &Language| CatalogueFile::new(language.file(area.file()), &mut Vec::new());
        let (source, english) = (read(language), read(Language::built_in(Lang::En)));
        let place = |key: &str| format!("{}.ftl: {key}", area.file());
        let keys: Vec<_> = area.specs().iter().map(MessageSpec::key).collect();
        self.total += keys.len();
        for key in &keys {
            match source.text(key) {
                None => self.missing.push(place(key)),
                text if text == english.text(key) => self.unchanged.push(place(key)),
                Some(_) => {}
            }
        }
        let unknown = source.keys().filter(|key| !keys.iter().any(|known| known == key));
        self.extra.extend(unknown.map(place));
    }
}
