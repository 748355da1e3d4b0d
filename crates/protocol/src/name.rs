//! The names of people at a table.

use std::fmt;

/// A name that can be shown to others: not empty, on one line, at most [`DisplayName::MAX_CHARACTERS`] long, and
/// without characters that nobody sees or that turn the text around them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DisplayName(Box<str>);

/// Why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// Nothing of it can be seen.
    Empty,
    /// It has too many characters.
    TooLong,
}

impl DisplayName {
    /// How many characters of a name fit on a table.
    pub const MAX_CHARACTERS: usize = 24;

    /// The name that a person gave; `None` if they left it empty.
    pub fn if_given(text: &str) -> Result<Option<DisplayName>, NameError> {
        match DisplayName::try_from(text) {
            Ok(name) => Ok(Some(name)),
            Err(NameError::Empty) => Ok(None),
            Err(NameError::TooLong) => Err(NameError::TooLong),
        }
    }

    /// As much of a text as fits; `None` if no part of it is visible.
    #[must_use]
    pub fn shortened(text: &str) -> Option<DisplayName> {
        let fits: String = cleaned(text).chars().take(DisplayName::MAX_CHARACTERS).collect();
        // What was cut may leave a space or a joiner at the end.
        DisplayName::try_from(fits.as_str()).ok()
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<&str> for DisplayName {
    type Error = NameError;

    fn try_from(text: &str) -> Result<DisplayName, NameError> {
        let name = cleaned(text);
        match name.chars().count() {
            0 => Err(NameError::Empty),
            1..=DisplayName::MAX_CHARACTERS => Ok(DisplayName(name.into())),
            _ => Err(NameError::TooLong),
        }
    }
}

impl fmt::Display for DisplayName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<DisplayName> for Box<str> {
    fn from(name: DisplayName) -> Box<str> {
        name.0
    }
}

impl From<DisplayName> for String {
    fn from(name: DisplayName) -> String {
        name.0.into()
    }
}

/// The text with single spaces between its words and without invisible characters.
fn cleaned(text: &str) -> String {
    let mut clean = String::with_capacity(text.len().min(4 * DisplayName::MAX_CHARACTERS));
    let mut letters = text.chars().peekable();
    let mut space = false;
    let mut last = None;
    while let Some(letter) = letters.next() {
        if letter.is_whitespace() {
            space = !clean.is_empty();
            continue;
        }
        let joins =
            is_joiner(letter) && !space && last.is_some_and(is_indic) && letters.peek().copied().is_some_and(is_indic);
        if is_invisible(letter) && !joins {
            continue;
        }
        if std::mem::take(&mut space) {
            clean.push(' ');
        }
        clean.push(letter);
        last = Some(letter);
    }
    clean
}

/// The zero-width joiner and non-joiner: invisible, but they decide on the form of the letters beside them.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200C}' | '\u{200D}')
}

/// Letters of Hindi, Bengali and the related scripts, which need joiners inside of words.
fn is_indic(letter: char) -> bool {
    matches!(letter, '\u{0900}'..='\u{0DFF}')
}

/// Control characters, marks that change the direction of text, and whatever else takes no room of its own or shows
/// as nothing: mostly the characters that Unicode calls "default ignorable".
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{00AD}'
                | '\u{034F}'
                | '\u{061C}'
                | '\u{115F}'..='\u{1160}'
                | '\u{17B4}'..='\u{17B5}'
                | '\u{180B}'..='\u{180F}'
                | '\u{200B}'..='\u{200F}'
                | '\u{2028}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{FE00}'..='\u{FE0F}'
                | '\u{FEFF}'
                | '\u{FFA0}'
                | '\u{FFF0}'..='\u{FFFB}'
                | '\u{1BCA0}'..='\u{1BCA3}'
                | '\u{1D173}'..='\u{1D17A}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Result<&str, NameError>) {
        let name = DisplayName::try_from(text);
        assert_eq!(name.as_ref().map(DisplayName::as_str).map_err(|error| *error), expected, "{text:?}");
    }

    #[test]
    fn names_are_short_and_on_one_line() {
        check("  Mira\n\u{7}", Ok("Mira"));
        check("Anna\t \u{A0} Lena\u{3000}B", Ok("Anna Lena B"));
        check("Anna\nLena", Ok("Anna Lena"));
        check(&"x".repeat(24), Ok(&"x".repeat(24)));
        check(&"x".repeat(25), Err(NameError::TooLong));
        check(&format!("{}\u{200B}", "x".repeat(24)), Ok(&"x".repeat(24)));
        for nothing in ["", " \t", "\u{202E}", "\u{200B}\u{FEFF} \u{2060}", "\u{3164}", "\u{2800} \u{115F}"] {
            check(nothing, Err(NameError::Empty));
        }
    }

    #[test]
    fn nothing_turns_or_hides_the_text_around_it() {
        let turning = ['\u{061C}', '\u{200E}', '\u{200F}'].into_iter();
        let turning = turning.chain('\u{202A}'..='\u{202E}').chain('\u{2066}'..='\u{2069}');
        for mark in
            turning.chain(['\u{200B}', '\u{200C}', '\u{200D}', '\u{FEFF}', '\u{AD}', '\u{0}', '\u{1B}', '\u{9B}'])
        {
            check(&format!("{mark}Mi{mark}{mark}ra{mark}"), Ok("Mira"));
        }
    }

    #[test]
    fn hindi_and_bengali_words_keep_their_joiners() {
        let (hindi, bengali) = ("शर्\u{200D}मा", "র\u{200D}্যাব");
        check(hindi, Ok(hindi));
        check(bengali, Ok(bengali));
        check("क\u{200D}\u{200D}\u{200C}ष", Ok("क\u{200C}ष"));
        check("\u{200D}शर्\u{200D} मा\u{200C}", Ok("शर् मा"));
    }

    #[test]
    fn a_text_that_is_too_long_can_be_shortened() {
        let shortened = |text: &str| DisplayName::shortened(text).map(String::from);
        assert_eq!(shortened(&"x".repeat(30)), Some("x".repeat(24)));
        assert_eq!(shortened(&format!("{} y", "x".repeat(23))), Some("x".repeat(23)));
        assert_eq!(shortened(" \u{202E} "), None);
        assert_eq!(DisplayName::if_given(" "), Ok(None));
        assert_eq!(DisplayName::if_given(&"x".repeat(25)), Err(NameError::TooLong));
    }
}
