//! A message made ready to be spoken: what the Fluent text comes down to, with every name looked up.
//!
//! Fluent's own resolver spends a microsecond or two on a sentence, and a frame has forty. A script is run
//! in a few dozen nanoseconds. A test compares the two, message by message.

use rules::Card;

use crate::Lang;
use crate::argument::{Suit, Who};
use crate::direction::isolated;
use crate::names::{Join, Names};
use crate::number;
use crate::plural::Category;
use crate::value::Value;

/// A sentence in pieces.
pub(crate) type Script = Box<[Piece]>;

/// A piece of a sentence. Arguments are counted in the order declared.
#[derive(Debug)]
pub(crate) enum Piece {
    /// Words that never change.
    Text(Box<str>),
    /// An argument, in this grammatical form; lists are joined in this way.
    Argument { place: usize, form: usize, join: Join },
    /// One of several, by what an argument is.
    Choice { place: usize, variants: Box<[(Key, Script)]>, default: usize },
}

/// What an argument has to be for a variant.
#[derive(Debug, PartialEq)]
pub(crate) enum Key {
    /// Exactly this number.
    Number(f64),
    /// A number of this plural category.
    Plural(Category),
    /// The reader, a colour, a kind of card, the length of a list.
    Word(Box<str>),
}

/// Who speaks scripts: a language with its names, which are missing only while they are being read.
pub(crate) struct Speaker<'n> {
    pub(crate) lang: Lang,
    pub(crate) names: Option<&'n Names>,
}

impl Speaker<'_> {
    pub(crate) fn speak(&self, script: &[Piece], values: &[Value<'_>], out: &mut String) {
        for piece in script {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Argument { place, form, join } => self.argument(values[*place], *form, *join, out),
                Piece::Choice { place, variants, default } => {
                    let fits = |(key, _): &&(Key, Script)| self.fits(key, values[*place]);
                    let (_, chosen) = variants.iter().find(fits).unwrap_or(&variants[*default]);
                    self.speak(chosen, values, out);
                }
            }
        }
    }

    fn argument(&self, value: Value<'_>, form: usize, join: Join, out: &mut String) {
        match (value, self.names) {
            (Value::Number { value, decimals, grouped }, _) => number::write(self.lang, value, decimals, grouped, out),
            (Value::Text(text) | Value::Who(Who::Name(text)), _) => out.push_str(&isolated(text)),
            (Value::People(people), Some(names)) => names.people(people, out),
            (Value::Who(who @ Who::You), Some(names)) => names.people(&[who], out),
            (Value::Amounts(amounts), Some(names)) => names.amounts(amounts, out),
            (Value::Card(card), Some(names)) => out.push_str(names.card(card, form)),
            (Value::Suit(suit), Some(names)) => out.push_str(names.suit(suit, form)),
            (Value::Cards(cards), Some(names)) => list_cards(names, form, join, cards.iter().copied(), out),
            (Value::CardSet(cards), Some(names)) => list_cards(names, form, join, cards.iter(), out),
            (Value::Suits(suits), Some(names)) => {
                names.list(join, suits.iter(), out, |out, suit: &Suit| out.push_str(names.suit(*suit, form)));
            }
            (_, None) => {}
        }
    }

    fn fits(&self, key: &Key, value: Value<'_>) -> bool {
        match (key, value) {
            (Key::Number(wanted), Value::Number { value, .. }) => *wanted == value,
            (Key::Plural(wanted), Value::Number { value, decimals, .. }) => {
                *wanted == Category::of(self.lang, value, decimals)
            }
            (Key::Word(word), value) => &**word == word_for(value),
            _ => false,
        }
    }
}

fn list_cards(names: &Names, form: usize, join: Join, cards: impl Iterator<Item = Card>, out: &mut String) {
    names.list(join, cards, out, |out, card| out.push_str(names.card(card, form)));
}

/// The word by which a catalogue selects a value that is no number.
fn word_for(value: Value<'_>) -> &'static str {
    match value {
        Value::Who(Who::You) => "you",
        Value::Card(card) if card.is_queen() => "queen",
        Value::Card(_) => "number",
        Value::Suit(suit) => suit.key(),
        Value::Cards(cards) => amount(cards.len()),
        Value::CardSet(cards) => amount(cards.len()),
        Value::Suits(suits) => amount(suits.len()),
        _ => "other",
    }
}

const fn amount(count: usize) -> &'static str {
    match count {
        0 => "none",
        1 => "single",
        _ => "several",
    }
}
