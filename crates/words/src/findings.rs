//! The gaps and errors of a language's catalogues.

use crate::area::Area;
use crate::compile::CatalogueFile;
use crate::language::{Lang, Language};
use crate::message::MessageSpec;
use crate::words::Words;

/// The differences between the catalogues of a language and the messages of the program. Each is a text such as
/// `game.ftl: plays`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The number of messages of the program.
    pub total: usize,
    /// Messages that the language does not have. The program says them in English.
    pub missing: Vec<String>,
    /// Messages and files that the program does not use.
    pub extra: Vec<String>,
    /// Messages with the same text as in English.
    pub unchanged: Vec<String>,
    /// Messages that could not be compiled, with the reason. The program says them in English too.
    pub errors: Vec<String>,
}

impl Findings {
    /// Compares a language with the messages of the program.
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

    /// The number of messages that the language has.
    #[must_use]
    pub fn translated(&self) -> usize {
        self.total - self.missing.len()
    }

    /// Compares the keys of a catalogue with the program's, and its texts with the English ones.
    fn compare(&mut self, area: Area, language: &Language) {
        // `Words::with_errors` already reports the errors.
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
