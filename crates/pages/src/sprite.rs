//! The card set as SVG symbols. Every card on a page refers to its symbol.
//!
//! Each page contains the sprite inline. That costs about 8 kB compressed, but a card that appears in the middle of a
//! game needs no request and never flashes up empty, and gradients work in every browser.

use std::fmt::Write;
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use rules::{Card, Colour};

/// Gradients, patterns and the empty card.
const DEFS: &str = include_str!("../assets/defs.svg");
const GEMS: &str = include_str!("../assets/gems.svg");
const GLYPHS: &str = include_str!("../assets/glyphs.svg");
const QUEENS: &str = include_str!("../assets/queens.svg");
const CHEST: &str = include_str!("../assets/chest.svg");
/// The players' stones, and the gradients and patterns of the chest and the table's edge.
const STONES: &str = include_str!("../assets/stones.svg");

/// The x coordinates of the pips on a number card. The index is left of them.
const LEFT: f32 = 49.0;
const MIDDLE: f32 = 63.5;
const RIGHT: f32 = 78.0;

/// The symbols that a page needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpriteSet {
    /// Every card, the gems and the chest.
    All,
    /// The gems, the crown and the players' stones.
    Stones,
    /// The gems and the crown: enough for a page that shows no cards.
    Gems,
}

static SYMBOLS: LazyLock<String> = LazyLock::new(|| {
    let mut symbols = [DEFS, GEMS, GLYPHS, QUEENS, CHEST, STONES].concat();
    symbols.extend(Colour::ALL.map(face));
    symbols.extend(Card::ALL.map(symbol));
    symbols
});

static ALL: LazyLock<String> = LazyLock::new(|| wrapped(&SYMBOLS));

static WITH_STONES: LazyLock<String> = LazyLock::new(|| wrapped(&[DEFS, GEMS, CHEST, STONES].concat()));

static SMALL: LazyLock<String> = LazyLock::new(|| wrapped(&[DEFS, GEMS, CHEST].concat()));

/// The hidden element that holds the symbols.
pub(crate) fn sprite(symbols: SpriteSet) -> PreEscaped<&'static str> {
    PreEscaped(match symbols {
        SpriteSet::All => &ALL,
        SpriteSet::Stones => &WITH_STONES,
        SpriteSet::Gems => &SMALL,
    })
}

/// All symbols, for a picture that is a separate file.
pub(crate) fn symbols() -> &'static str {
    &SYMBOLS
}

/// A card as a picture, hidden from screen readers. The element around it names the card.
pub(crate) fn picture(card: Card) -> Markup {
    html! { svg.card aria-hidden="true" { use href={ "#" (card.as_str()) } {} } }
}

/// A gem of the size of a letter.
pub(crate) fn gem(colour: Colour) -> Markup {
    html! { svg.gem aria-hidden="true" { use href={ "#g" (colour.letter()) } {} } }
}

fn wrapped(symbols: &str) -> String {
    format!(r#"<svg class="sprite" aria-hidden="true" focusable="false">{symbols}</svg>"#)
}

const fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "#a80f2d",
        Colour::Black => "#17151f",
        Colour::Blue => "#163f9f",
        Colour::Green => "#0a6a3b",
    }
}

/// The attributes of glyphs: strokes in the colour's ink.
fn pen(colour: Colour) -> String {
    let ink = ink(colour);
    format!(r#"fill="none" stroke="{ink}" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round""#)
}

/// The parts that all numbers of a colour share: the index with gem and letter, and the colour's pattern.
fn face(colour: Colour) -> String {
    let (letter, ink, pen) = (colour.letter(), ink(colour), pen(colour));
    let corner = "M5 92h28v43H11a6 6 0 0 1-6-6z";
    format!(
        r##"<symbol id="f{letter}" viewBox="0 0 100 140"><use href="#face" width="100" height="140"/><path fill="url(#p{letter})" d="M33 5h56a6 6 0 0 1 6 6v118a6 6 0 0 1-6 6H33z"/><path fill="{ink}" d="{corner}"/><path fill="url(#q{letter})" d="{corner}"/><path stroke="#c99b3a" d="M33 5v130M5 92h28"/><use href="#g{letter}" x="8.5" y="45" width="20" height="20"/><use href="#l{letter}" x="13.5" y="70" width="11" height="15.5" {pen}/></symbol>"##
    )
}

fn symbol(card: Card) -> String {
    match card.rank() {
        Some(number) => number_card(card, number),
        None => queen_card(card),
    }
}

fn number_card(card: Card, number: u8) -> String {
    let (letter, pen) = (card.colour().letter(), pen(card.colour()));
    let mut symbol = format!(
        r##"<symbol id="{card}" viewBox="0 0 100 140"><use href="#f{letter}" width="100" height="140"/><use href="#n{number}" x="7" y="8" width="23" height="32" {pen}/>"##
    );
    let size = pip_size(number);
    for (x, y) in pips(number) {
        let (x, y) = (x - size / 2.0, y - size / 2.0);
        // Writing into a String cannot fail.
        let _ = write!(symbol, r##"<use href="#g{letter}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##);
    }
    symbol + "</symbol>"
}

const fn pip_size(number: u8) -> f32 {
    match number {
        2 => 34.0,
        3 => 30.0,
        4 => 27.0,
        5 => 26.0,
        6 => 25.0,
        _ => 22.0,
    }
}

/// The positions of a number's gems, like the pips of a standard pack of cards.
fn pips(number: u8) -> Vec<(f32, f32)> {
    let pairs = |rows: &[f32]| rows.iter().flat_map(|&y| [(LEFT, y), (RIGHT, y)]).collect::<Vec<_>>();
    let with = |mut pips: Vec<_>, middle: &[f32]| {
        pips.extend(middle.iter().map(|&y| (MIDDLE, y)));
        pips
    };
    match number {
        2 => with(Vec::new(), &[42.0, 98.0]),
        3 => with(Vec::new(), &[34.0, 70.0, 106.0]),
        4 => pairs(&[44.0, 96.0]),
        5 => with(pairs(&[44.0, 96.0]), &[70.0]),
        6 => pairs(&[34.0, 70.0, 106.0]),
        7 => with(pairs(&[34.0, 70.0, 106.0]), &[52.0]),
        _ => with(pairs(&[34.0, 70.0, 106.0]), &[52.0, 88.0]),
    }
}

/// A Queen fills her card. The stars below her letter show her rank among the four.
fn queen_card(card: Card) -> String {
    let colour = card.colour();
    let (letter, ink, pen) = (colour.letter(), ink(colour), pen(colour));
    let stars: String = stars(colour)
        .iter()
        .map(|(x, y)| format!(r##"<use href="#star" x="{x}" y="{y}" width="11" height="11"/>"##))
        .collect();
    format!(
        r##"<symbol id="{card}" viewBox="0 0 100 140"><use href="#face" width="100" height="140"/><rect x="5" y="5" width="90" height="130" rx="6" fill="url(#b{letter})"/><svg x="33" width="62" height="140" viewBox="-31 0 62 140"><use href="#rays" x="-31" width="62" height="140"/></svg><rect x="33" y="5" width="62" height="130" fill="url(#q{letter})" opacity=".16"/><svg x="33" y="5" width="62" height="130" viewBox="-31 5 62 130"><g clip-path="url(#rc)"><use href="#w{letter}" x="-31" width="62" height="140"/></g></svg><path fill="#fffaf0" d="M11 5h22v87H5V11a6 6 0 0 1 6-6z"/><path fill="{ink}" d="M5 92h28v43H11a6 6 0 0 1-6-6z"/><g fill="none" stroke="#dcae4a" stroke-width="1.4"><rect x="5" y="5" width="90" height="130" rx="6"/><path d="M33 5v130M5 92h28"/></g><use href="#nQ" x="7" y="8" width="23" height="32" {pen}/><use href="#g{letter}" x="8.5" y="45" width="20" height="20"/><use href="#l{letter}" x="13.5" y="70" width="11" height="15.5" {pen}/>{stars}</symbol>"##
    )
}

const fn stars(colour: Colour) -> &'static [(f32, f32)] {
    match colour {
        Colour::Red => &[(7.5, 97.0), (19.5, 97.0), (7.5, 115.0), (19.5, 115.0)],
        Colour::Black => &[(13.5, 95.0), (7.5, 112.0), (19.5, 112.0)],
        Colour::Blue => &[(7.5, 106.0), (19.5, 106.0)],
        Colour::Green => &[(13.5, 106.0)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ids that `text` defines, and those it refers to.
    fn ids(text: &str) -> (Vec<&str>, Vec<&str>) {
        let after = |mark: &'static str, end: char| {
            text.split(mark).skip(1).filter_map(move |rest| rest.split(end).next()).collect::<Vec<_>>()
        };
        let mut used = after("href=\"#", '"');
        used.extend(after("url(#", ')'));
        (after(" id=\"", '"'), used)
    }

    #[test]
    fn every_reference_has_a_symbol_and_no_symbol_is_defined_twice() {
        for symbols in [SpriteSet::All, SpriteSet::Stones, SpriteSet::Gems] {
            let (mut defined, used) = ids(sprite(symbols).0);
            let missing: Vec<_> = used.iter().filter(|id| !defined.contains(id)).collect();
            assert!(missing.is_empty(), "{symbols:?}: {missing:?}");
            let count = defined.len();
            defined.sort_unstable();
            defined.dedup();
            assert_eq!(defined.len(), count, "an id is defined twice");
        }
    }

    #[test]
    fn every_card_and_the_chest_are_drawn() {
        let (defined, _) = ids(sprite(SpriteSet::All).0);
        assert!(Card::ALL.iter().all(|card| defined.contains(&card.as_str())));
        assert!(["back", "chest-shut", "chest-ajar", "chest-open", "crown"].iter().all(|id| defined.contains(id)));
    }

    #[test]
    fn a_number_has_as_many_gems_as_it_is_worth() {
        assert!((2..=8).all(|number| pips(number).len() == usize::from(number)));
    }
}
