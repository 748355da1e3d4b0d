//! What a message can speak of, and how it is handed to Fluent.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentType};
use rules::{Card, CardSet, Colour};

use crate::Words;

/// The kinds of argument, as the tests of the catalogues see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Text,
    Who,
    Card,
    Cards,
    Suit,
    Suits,
}

/// A value that a message can carry.
pub(crate) trait Argument {
    const KIND: Kind;

    fn value<'v>(&'v self, words: &'v Words) -> FluentValue<'v>;
}

/// Somebody at the table: the person who reads, or another by name.
///
/// A catalogue tells them apart by `{ $who -> [you] ... *[other] ... }`. A player who calls themself
/// "you" is still another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The reader.
    You,
    /// Anybody else.
    Name(&'a str),
}

/// Several people, read out as a list.
#[derive(Clone, Copy, Debug)]
pub struct People<'a>(pub &'a [Who<'a>]);

/// What a player can run out of: a colour's numbers, or Queens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suit {
    /// The numbers of a colour.
    Colour(Colour),
    /// The Queens.
    Queens,
}

/// A number that is a name, not an amount: a year, a port. It is written without grouping.
#[derive(Clone, Copy, Debug)]
pub struct Plain(pub u32);

/// An amount shown with one decimal, such as an average.
#[derive(Clone, Copy, Debug)]
pub struct Decimal(pub f64);

impl Suit {
    /// The name by which catalogues select it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Colour(Colour::Red) => "red",
            Self::Colour(Colour::Black) => "black",
            Self::Colour(Colour::Blue) => "blue",
            Self::Colour(Colour::Green) => "green",
            Self::Queens => "queens",
        }
    }
}

fn number<'v>(value: f64, decimals: Option<usize>, use_grouping: bool) -> FluentValue<'v> {
    let options =
        FluentNumberOptions { minimum_fraction_digits: decimals, use_grouping, ..FluentNumberOptions::default() };
    FluentValue::Number(FluentNumber::new(value, options))
}

macro_rules! amounts {
    ($( $type:ty ),+) => { $(
        impl Argument for $type {
            const KIND: Kind = Kind::Number;

            fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
                number(*self as f64, None, true)
            }
        }
    )+ };
}

amounts!(u8, u16, u32, u64, usize, i32, i64);

/// Several amounts, read out as a list.
impl Argument for &[u32] {
    const KIND: Kind = Kind::Text;

    fn value<'v>(&'v self, words: &'v Words) -> FluentValue<'v> {
        FluentValue::from(words.names().and(self.iter().map(|&amount| words.number(amount.into()))))
    }
}

impl Argument for Plain {
    const KIND: Kind = Kind::Number;

    fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
        number(f64::from(self.0), None, false)
    }
}

impl Argument for Decimal {
    const KIND: Kind = Kind::Number;

    fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
        number(self.0, Some(1), true)
    }
}

impl Argument for &str {
    const KIND: Kind = Kind::Text;

    fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
        FluentValue::String(isolated(self))
    }
}

impl Argument for Who<'_> {
    const KIND: Kind = Kind::Who;

    fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
        match self {
            Self::You => FluentValue::from("you"),
            Self::Name(name) => FluentValue::Custom(Box::new(Name(isolated(name).into_owned()))),
        }
    }
}

impl Argument for People<'_> {
    const KIND: Kind = Kind::Text;

    fn value<'v>(&'v self, words: &'v Words) -> FluentValue<'v> {
        let names = self.0.iter().map(|who| match who {
            Who::You => Cow::Borrowed(words.names().you()),
            Who::Name(name) => isolated(name),
        });
        FluentValue::from(words.names().and(names))
    }
}

impl Argument for Card {
    const KIND: Kind = Kind::Card;

    fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
        FluentValue::from(self.text())
    }
}

impl Argument for &[Card] {
    const KIND: Kind = Kind::Cards;

    fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
        FluentValue::from(notation(self.iter().copied()))
    }
}

impl Argument for CardSet {
    const KIND: Kind = Kind::Cards;

    fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
        FluentValue::from(notation(self.iter()))
    }
}

fn notation(cards: impl Iterator<Item = Card>) -> String {
    let texts: Vec<_> = cards.map(Card::text).collect();
    texts.join(" ")
}

impl Argument for Colour {
    const KIND: Kind = Kind::Suit;

    fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
        FluentValue::from(Suit::Colour(*self).key())
    }
}

impl Argument for Suit {
    const KIND: Kind = Kind::Suit;

    fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
        FluentValue::from(self.key())
    }
}

impl Argument for &[Suit] {
    const KIND: Kind = Kind::Suits;

    fn value<'v>(&'v self, _: &'v Words) -> FluentValue<'v> {
        let keys: Vec<_> = self.iter().map(|suit| suit.key()).collect();
        FluentValue::from(keys.join(" "))
    }
}

/// A name, as a type of its own so that no name can be taken for the selector `you`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Name(pub(crate) String);

impl FluentType for Name {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.0.clone())
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.0.clone())
    }
}

/// Keeps a name written from right to left, or one with marks that turn the writing direction, from
/// disturbing the sentence around it. Other names, nearly all, stay as they are.
fn isolated(name: &str) -> Cow<'_, str> {
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
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{061c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Hebrew, Arabic and the other scripts of their blocks.
const fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{0590}'..='\u{08ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
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
