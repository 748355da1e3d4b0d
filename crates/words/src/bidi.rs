//! Isolation of names whose writing direction differs from that of the sentence.

use std::borrow::Cow;

use crate::head::Direction;

/// Wraps a name in isolation marks if it is written in the other direction or has marks that change the direction, so
/// that it does not disturb the sentence around it. Almost all names stay unchanged.
pub(crate) fn isolated(name: &str, sentence: Direction) -> Cow<'_, str> {
    if name.is_ascii() && sentence == Direction::LeftToRight {
        return Cow::Borrowed(name);
    }
    if name.chars().any(is_direction_mark) {
        let bare: String = name.chars().filter(|&letter| !is_direction_mark(letter)).collect();
        return Cow::Owned(format!("\u{2068}{bare}\u{2069}"));
    }
    let turns = match sentence {
        Direction::LeftToRight => name.chars().any(is_right_to_left),
        Direction::RightToLeft => name.chars().any(|letter| letter.is_alphabetic() && !is_right_to_left(letter)),
    };
    if turns {
        return Cow::Owned(format!("\u{2068}{name}\u{2069}"));
    }
    Cow::Borrowed(name)
}

const fn is_direction_mark(letter: char) -> bool {
    matches!(letter, '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a letter is in the Unicode blocks of right-to-left scripts, such as Hebrew and Arabic.
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
    use super::{Direction, isolated};

    #[test]
    fn only_names_that_change_the_direction_are_isolated() {
        let check = |name: &str, left_to_right: &str, right_to_left: &str| {
            assert_eq!(isolated(name, Direction::LeftToRight), left_to_right);
            assert_eq!(isolated(name, Direction::RightToLeft), right_to_left);
        };
        check("Mira", "Mira", "\u{2068}Mira\u{2069}");
        check("मीरा", "मीरा", "\u{2068}मीरा\u{2069}");
        check("שרה", "\u{2068}שרה\u{2069}", "שרה");
        check("84", "84", "84");
        check("evil\u{202e}live", "\u{2068}evillive\u{2069}", "\u{2068}evillive\u{2069}");
    }
}
