//! The head of a language: its properties besides the sentences. The build script also reads heads.

use fluent_syntax::ast;
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;

/// The name of the file in the language's folder.
pub(crate) const HEAD_FILE: &str = "language.ftl";

/// The direction of a language's script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// The value of the attribute `dir` in HTML.
    #[must_use]
    pub const fn attribute(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}

/// The properties of a language. The build script writes their `Debug` form as Rust source.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Head {
    /// The code, which is the name of the folder.
    pub(crate) code: &'static str,
    /// The name of the language in the language itself.
    pub(crate) name: &'static str,
    /// The name of the language in English.
    pub(crate) english_name: &'static str,
    pub(crate) direction: Direction,
    pub(crate) digits: [char; 10],
    /// The separator between groups of digits.
    pub(crate) group: char,
    /// The decimal separator.
    pub(crate) point: char,
    /// Whether groups above the thousands have two digits, as in 12,34,567.
    pub(crate) indian: bool,
    /// The language whose CLDR plural rules apply.
    pub(crate) plurals: &'static str,
    /// Whether terminals disagree on the width of its letters.
    pub(crate) uncertain_width: bool,
    /// Whether every message must exist.
    pub(crate) complete: bool,
    /// Its position among the complete languages of a menu.
    pub(crate) place: u32,
}

impl Head {
    /// Reads `language.ftl` of the folder `code`.
    pub(crate) fn parse(code: &str, text: &str) -> Result<Self, String> {
        if !is_code(code) {
            return Err(format!("`{code}` is not a language code: use two or three lower-case letters"));
        }
        let code = leaked(code.to_owned());
        let mut head = Self {
            code,
            name: "",
            english_name: "",
            direction: Direction::LeftToRight,
            digits: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
            group: ',',
            point: '.',
            indian: false,
            plurals: code,
            uncertain_width: false,
            complete: false,
            place: u32::MAX,
        };
        let resource = parse(text).map_err(|(_, errors)| format!("not Fluent: {}", errors[0]))?;
        for entry in &resource.body {
            if let ast::Entry::Message(message) = entry {
                let (key, value) = (message.id.name, plain_text(message)?);
                head.set(key, value).ok_or_else(|| format!("{key} is not known, or has a wrong value"))?;
            }
        }
        let unnamed = head.name.is_empty() || head.english_name.is_empty();
        if unnamed { Err("name and english-name are needed".to_owned()) } else { Ok(head) }
    }

    fn set(&mut self, key: &str, value: String) -> Option<()> {
        match key {
            "name" => self.name = leaked(value),
            "english-name" => self.english_name = leaked(value),
            "direction" => {
                let directions = [Direction::LeftToRight, Direction::RightToLeft];
                self.direction = one_of(&value, ["ltr", "rtl"], directions)?;
            }
            "digits" => self.digits = value.chars().collect::<Vec<_>>().try_into().ok()?,
            "group-mark" => self.group = only_char(&value)?,
            "decimal-mark" => self.point = only_char(&value)?,
            "grouping" => self.indian = one_of(&value, ["thousands", "indian"], [false, true])?,
            "plurals" => self.plurals = leaked(value),
            "terminal-width" => self.uncertain_width = one_of(&value, ["certain", "uncertain"], [false, true])?,
            "complete" => self.complete = one_of(&value, ["no", "yes"], [false, true])?,
            "menu-place" => self.place = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }
}

/// Whether a text can be the code of a language. The code is the name of the folder, and in Rust of the variant.
fn is_code(code: &str) -> bool {
    matches!(code.len(), 2 | 3) && code.bytes().all(|letter| letter.is_ascii_lowercase())
}

/// Leaks a text so that it lives as long as the program. There are few: the build script reads heads, and the program
/// reads at most one language at its start.
pub(crate) fn leaked(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

fn one_of<T: Copy>(value: &str, names: [&str; 2], values: [T; 2]) -> Option<T> {
    names.iter().position(|name| *name == value).map(|index| values[index])
}

fn only_char(value: &str) -> Option<char> {
    let mut letters = value.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// The text of a message that has neither arguments nor variants.
fn plain_text(message: &ast::Message<&str>) -> Result<String, String> {
    let mut text = String::new();
    for element in message.value.iter().flat_map(|pattern| &pattern.elements) {
        match element {
            ast::PatternElement::TextElement { value } => text.push_str(value),
            ast::PatternElement::Placeable {
                expression: ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }),
            } => text.push_str(&unescape_unicode_to_string(value)),
            ast::PatternElement::Placeable { .. } => return Err(format!("{} must be plain text", message.id.name)),
        }
    }
    Ok(text)
}
