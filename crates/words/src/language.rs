//! The languages: the built-in folders, and one that can be loaded at run time.

use std::sync::OnceLock;

use crate::head::{Direction, HEAD_FILE, Head, leaked};

/// A language: its head and its catalogues.
#[derive(Debug)]
pub(crate) struct Language {
    pub(crate) head: Head,
    /// The text of `language.ftl`.
    head_text: &'static str,
    /// The number of English messages that its catalogues also have.
    translated: usize,
    /// Names without `.ftl`, and texts.
    files: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language that was loaded at run time.
static LOADED: OnceLock<(Lang, Language)> = OnceLock::new();

/// The percentage of messages that an incomplete language needs to be in the menu.
const MENU_THRESHOLD: usize = 90;

/// The reason why a folder cannot be loaded as a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError(String);

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LoadError {}

impl Language {
    /// A language loaded at run time. Files that are not catalogues are ignored.
    pub(crate) fn read(head: Head, files: impl IntoIterator<Item = (String, String)>) -> Self {
        let catalogue =
            |(name, text): (String, String)| Some((leaked(name.strip_suffix(".ftl")?.to_owned()), leaked(text)));
        let files: Vec<_> = files.into_iter().filter_map(catalogue).collect();
        Self { head, head_text: "", translated: 0, files: files.leak() }
    }

    /// The text of a catalogue. Empty if the language does not have it.
    pub(crate) fn file(&self, name: &str) -> &'static str {
        self.files.iter().find(|(known, _)| *known == name).map_or("", |(_, text)| text)
    }

    pub(crate) fn files(&self) -> impl Iterator<Item = &'static str> {
        self.files.iter().map(|(name, _)| *name)
    }

    /// The built-in language, even if another was loaded at run time.
    pub(crate) fn built_in(lang: Lang) -> &'static Self {
        BUILT_IN.get(lang as usize).unwrap_or(&BUILT_IN[0])
    }

    pub(crate) fn of(lang: Lang) -> &'static Self {
        match LOADED.get() {
            Some((loaded, language)) if *loaded == lang => language,
            _ => Self::built_in(lang),
        }
    }
}

impl Lang {
    /// Loads the language `code` from the names and texts of its files. It replaces the built-in language with that
    /// code, or becomes [`Lang::Draft`]. Call this at most once, before rendering any message.
    ///
    /// # Errors
    /// If the head of the language is missing or invalid, or a language was already loaded.
    pub fn load(code: &str, files: impl IntoIterator<Item = (String, String)>) -> Result<Self, LoadError> {
        let (heads, files): (Vec<_>, Vec<_>) = files.into_iter().partition(|(name, _)| name == HEAD_FILE);
        let built_in = Self::BUILT_IN.into_iter().find(|lang| lang.code() == code);
        let head = match (heads.first(), built_in) {
            (Some((_, text)), _) => {
                Head::parse(code, text).map_err(|error| LoadError(format!("{HEAD_FILE}: {error}")))?
            }
            (None, Some(lang)) => Language::built_in(lang).head,
            (None, None) => return Err(LoadError(format!("{HEAD_FILE} is missing"))),
        };
        let lang = built_in.unwrap_or(Self::Draft);
        match LOADED.set((lang, Language::read(head, files))) {
            Ok(()) => Ok(lang),
            Err(_) => Err(LoadError("a language has been loaded already".to_owned())),
        }
    }

    /// The languages of a menu: the complete ones, those with few gaps, and the one loaded at run time.
    pub fn menu() -> impl Iterator<Item = Self> {
        Self::known().filter(|lang| lang.is_in_menu())
    }

    /// Every language, including those that a menu leaves out.
    pub fn known() -> impl Iterator<Item = Self> {
        let draft = LOADED.get().filter(|(lang, _)| *lang == Self::Draft);
        Self::BUILT_IN.into_iter().chain(draft.map(|(lang, _)| *lang))
    }

    fn is_in_menu(self) -> bool {
        let language = Language::of(self);
        let is_loaded = LOADED.get().is_some_and(|(lang, _)| *lang == self);
        let all = BUILT_IN[0].translated;
        language.head.complete || is_loaded || language.translated * 100 >= all * MENU_THRESHOLD
    }

    /// The names and texts of its built-in files, head first.
    pub fn files(self) -> impl Iterator<Item = (String, &'static str)> {
        let Language { head_text, files, .. } = Language::built_in(self);
        let head = std::iter::once((HEAD_FILE.to_owned(), *head_text));
        head.chain(files.iter().map(|(name, text)| (format!("{name}.ftl"), *text)))
    }

    /// The code of two or three letters, as in `<html lang="de">`.
    #[must_use]
    pub fn code(self) -> &'static str {
        Language::of(self).head.code
    }

    /// The name of the language in the language itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        Language::of(self).head.name
    }

    /// The direction of its script.
    #[must_use]
    pub fn direction(self) -> Direction {
        Language::of(self).head.direction
    }

    /// Whether every message must exist in it.
    #[must_use]
    pub fn is_complete(self) -> bool {
        Language::of(self).head.complete
    }

    /// Whether terminals disagree on the width of its letters.
    #[must_use]
    pub fn has_uncertain_width(self) -> bool {
        Language::of(self).head.uncertain_width
    }

    /// The codes of the menu's languages for a help text: "en, de, id, hi or bn".
    #[must_use]
    pub fn codes() -> String {
        let codes: Vec<_> = Self::menu().map(Self::code).collect();
        match codes.split_last() {
            Some((last, [])) => (*last).to_owned(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Direction, Lang, Language};

    #[test]
    fn the_five_languages_are_complete_and_in_the_menu() {
        assert_eq!(Lang::ALL, [Lang::En, Lang::De, Lang::Id, Lang::Hi, Lang::Bn]);
        assert!(Lang::menu().eq(Lang::ALL));
        assert_eq!(Lang::codes(), "en, de, id, hi or bn");
        for lang in Lang::ALL {
            let all = Language::of(Lang::En).translated;
            assert_eq!((lang.is_complete(), Language::of(lang).translated), (true, all), "{lang}");
        }
    }

    #[test]
    fn heads_are_read() {
        assert_eq!((Lang::Hi.own_name(), Lang::Bn.code()), ("हिन्दी", "bn"));
        assert_eq!(Lang::De.direction(), Direction::LeftToRight);
        assert!(Lang::Bn.has_uncertain_width() && !Lang::Id.has_uncertain_width());
    }
}
