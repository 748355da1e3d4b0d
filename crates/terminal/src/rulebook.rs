//! The rules in words, as lines to print or to scroll through.

use words::Words;

use crate::screen::paint::wrap;

/// One line of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The heading of a section.
    Heading(String),
    /// Part of a paragraph.
    Text(String),
    /// The space between two paragraphs.
    Blank,
}

/// The rules, broken into lines of at most `width` columns.
#[must_use]
pub fn lines(words: &Words, width: u16) -> Vec<Line> {
    let mut lines = Vec::new();
    for section in sections(words) {
        if !lines.is_empty() {
            lines.push(Line::Blank);
        }
        lines.extend(wrap(&section.0, width).into_iter().map(Line::Heading));
        for paragraph in section.1 {
            lines.extend(wrap(&paragraph, width).into_iter().map(Line::Text));
        }
    }
    lines
}

fn sections(_words: &Words) -> Vec<(String, Vec<String>)> {
    Vec::new()
}

impl Line {
    /// The text of the line.
    #[must_use]
    pub fn into_text(self) -> String {
        match self {
            Line::Heading(text) | Line::Text(text) => text,
            Line::Blank => String::new(),
        }
    }
}
