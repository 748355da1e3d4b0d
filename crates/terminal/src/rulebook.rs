//! The rules in words, as lines to print or to scroll through.

use words::{Block, Picture, Rulebook, Words};

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
    let mut lines: Vec<Line> = wrap(&words.say(Rulebook::Title), width).into_iter().map(Line::Heading).collect();
    for section in words.rules() {
        lines.push(Line::Blank);
        lines.extend(wrap(&section.title, width).into_iter().map(Line::Heading));
        for block in &section.blocks {
            lines.extend(block_lines(words, block, width));
        }
    }
    lines.push(Line::Blank);
    lines.extend(wrap(&words.say(Rulebook::Credits), width).into_iter().map(Line::Text));
    lines
}

fn block_lines(words: &Words, block: &Block<'_>, width: u16) -> Vec<Line> {
    match block {
        Block::Paragraph(text) | Block::Example(Picture::Cards(_), text) => indented(text, "", width),
        Block::Items(items) => items.iter().flat_map(|item| indented(item, "- ", width)).collect(),
        Block::Example(_, text) => {
            let example = words.say(Rulebook::Example);
            indented(&format!("{example}: {text}"), "    ", width)
        }
    }
}

/// A paragraph behind a mark; its further lines stand below its first word.
fn indented(text: &str, mark: &str, width: u16) -> Vec<Line> {
    let room = width.saturating_sub(mark.len() as u16);
    let behind = |(index, line): (usize, String)| match index {
        0 => Line::Text(format!("{mark}{line}")),
        _ => Line::Text(format!("{:1$}{line}", "", mark.len())),
    };
    wrap(text, room).into_iter().enumerate().map(behind).collect()
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
