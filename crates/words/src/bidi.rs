//! Names that are written from right to left, in sentences that are not.

use std::borrow::Cow;

/// Keeps a name written from right to left, or one with marks that turn the writing direction, from
/// disturbing the sentence around it. Other names, nearly all, stay as they are.
pub(crate) fn isolated(name: &str) -> Cow<'_, str> {
    if name.is_ascii() {
        return Cow::Borrowed(name);
    }
    if name.chars().any(is_direction_mark) {
        let bare: String = name.chars().filter(|&letter| !is_direction_mark(letter)).collect();
        return Cow::Owned(format!("\u{2068}{bare}\u{2069}"));
    }
    if name.chars().any(is_right_to_left) {
        return Cow::Owned(format!("\u{2068}{name}\u{2069}"));
    }
    Cow::Borrowed(name)
}

const fn is_direction_mark(letter: char) -> bool {
    matches!(letter, '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Hebrew, Arabic and the other scripts of their blocks.
const fn is_right_to_left(letter: char) -> bool {
    matches!(
        letter,
        '\u{0590}'..='\u{08ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use super::isolated;

    #[test]
    fn only_names_that_turn_the_direction_are_isolated() {
        assert_eq!(isolated("Mira"), "Mira");
        assert_eq!(isolated("मीरा"), "मीरा");
        assert_eq!(isolated("שרה"), "\u{2068}שרה\u{2069}");
        assert_eq!(isolated("evil\u{202e}live"), "\u{2068}evillive\u{2069}");
    }
}
