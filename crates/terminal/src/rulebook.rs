//! The rules in words, as lines to print or to scroll through.

use words::{Block, ExampleFigure, RulebookMsg, Words};

use crate::screen::paint::wrap;

/// One line of the rules; the space between two paragraphs is an empty line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text.
    pub text: String,
    /// Whether it is the heading of a section.
    pub is_heading: bool,
}

/// The rules, broken into lines of at most `width` columns.
#[must_use]
pub fn lines(words: &Words, width: u16) -> Vec<Line> {
    let mut lines = wrapped(&words.say(RulebookMsg::Title), width, true);
    for section in words.rules() {
        lines.extend(wrapped("", width, false));
        lines.extend(wrapped(&section.title, width, true));
        for block in &section.blocks {
            lines.extend(block_lines(words, block, width));
        }
    }
    lines.extend(wrapped("", width, false));
    lines.extend(wrapped(&words.say(RulebookMsg::Credits), width, false));
    lines
}

fn wrapped(text: &str, width: u16, is_heading: bool) -> Vec<Line> {
    wrap(text, width).into_iter().map(|text| Line { text, is_heading }).collect()
}

fn block_lines(words: &Words, block: &Block<'_>, width: u16) -> Vec<Line> {
    match block {
        Block::Paragraph(text) | Block::Example(ExampleFigure::Cards(_), text) => indented(text, "", width),
        Block::Items(items) => items.iter().flat_map(|item| indented(item, "- ", width)).collect(),
        Block::Example(_, text) => {
            let example = words.say(RulebookMsg::Example);
            indented(&format!("{example}: {text}"), "    ", width)
        }
    }
}

/// A paragraph behind a mark, with its further lines aligned to its first word.
fn indented(text: &str, mark: &str, width: u16) -> Vec<Line> {
    let mut lines = wrapped(text, width.saturating_sub(mark.len() as u16), false);
    for (index, line) in lines.iter_mut().enumerate() {
        line.text = format!("{:1$}{text}", if index == 0 { mark } else { "" }, mark.len(), text = line.text);
    }
    lines
}
