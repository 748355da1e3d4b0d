//! A compiled message: a Fluent text with all references and names resolved.
//!
//! Fluent's own resolver needs one or two microseconds per sentence, and a frame has forty. Rendering a compiled
//! message takes a few dozen nanoseconds. A test compares both for every message.

use rules::Card;

use crate::argument::{Suit, Who};
use crate::bidi::isolated;
use crate::card_names::{CardNames, ListJoin};
use crate::locale::Locale;
use crate::number;
use crate::plural::PluralCategory;
use crate::value::ArgValue;

/// A sentence, cut into segments.
pub(crate) type CompiledMessage = Box<[Segment]>;

/// A part of a sentence. `index` is the position of an argument in the declaration.
#[derive(Debug)]
pub(crate) enum Segment {
    /// Fixed text.
    Text(Box<str>),
    /// An argument in a grammatical form. `join` is the conjunction of a list.
    Argument { index: usize, form: usize, join: ListJoin },
    /// One of several variants, chosen by an argument.
    Choice { index: usize, variants: Box<[(VariantKey, CompiledMessage)]>, default: usize },
}

/// The condition of a variant.
#[derive(Debug, PartialEq)]
pub(crate) enum VariantKey {
    /// Exactly this number.
    Number(f64),
    /// A number of this plural category.
    Plural(PluralCategory),
    /// A keyword for the reader, a colour, a kind of card, or the length of a list.
    Word(Box<str>),
}

/// Renders messages in one language. The card names are missing only while `cards.ftl` is read.
pub(crate) struct Renderer<'n> {
    pub(crate) locale: &'n Locale,
    pub(crate) names: Option<&'n CardNames>,
}

impl Renderer<'_> {
    pub(crate) fn render(&self, message: &[Segment], values: &[ArgValue<'_>], out: &mut String) {
        for segment in message {
            match segment {
                Segment::Text(text) => out.push_str(text),
                Segment::Argument { index, form, join } => self.argument(values[*index], *form, *join, out),
                Segment::Choice { index, variants, default } => {
                    let fits = |(key, _): &&(VariantKey, CompiledMessage)| self.fits(key, values[*index]);
                    let (_, chosen) = variants.iter().find(fits).unwrap_or(&variants[*default]);
                    self.render(chosen, values, out);
                }
            }
        }
    }

    fn argument(&self, value: ArgValue<'_>, form: usize, join: ListJoin, out: &mut String) {
        match (value, self.names) {
            (ArgValue::Number { value, decimals, grouped }, _) => {
                number::write(&self.locale.head, value, decimals, grouped, out);
            }
            (ArgValue::Text(text) | ArgValue::Who(Who::Name(text)), _) => {
                out.push_str(&isolated(text, self.locale.head.direction));
            }
            (ArgValue::People(people), Some(names)) => names.people(people, out),
            (ArgValue::Who(who @ Who::You), Some(names)) => names.people(&[who], out),
            (ArgValue::Amounts(amounts), Some(names)) => names.amounts(amounts, out),
            (ArgValue::Card(card), Some(names)) => out.push_str(names.card(card, form)),
            (ArgValue::Suit(suit), Some(names)) => out.push_str(names.suit(suit, form)),
            (ArgValue::Cards(cards), Some(names)) => list_cards(names, form, join, cards.iter().copied(), out),
            (ArgValue::CardSet(cards), Some(names)) => list_cards(names, form, join, cards.iter(), out),
            (ArgValue::Suits(suits), Some(names)) => {
                names.list(join, suits.iter(), out, |out, suit: &Suit| out.push_str(names.suit(*suit, form)));
            }
            (_, None) => {}
        }
    }

    fn fits(&self, key: &VariantKey, value: ArgValue<'_>) -> bool {
        match (key, value) {
            (VariantKey::Number(wanted), ArgValue::Number { value, .. }) => *wanted == value,
            (VariantKey::Plural(wanted), ArgValue::Number { value, decimals, .. }) => {
                *wanted == self.locale.plurals.category(value, decimals)
            }
            (VariantKey::Word(word), value) => &**word == word_for(value),
            _ => false,
        }
    }
}

fn list_cards(names: &CardNames, form: usize, join: ListJoin, cards: impl Iterator<Item = Card>, out: &mut String) {
    names.list(join, cards, out, |out, card| out.push_str(names.card(card, form)));
}

/// The keyword with which a catalogue selects a value that is not a number.
fn word_for(value: ArgValue<'_>) -> &'static str {
    match value {
        ArgValue::Who(Who::You) => "you",
        ArgValue::Card(card) if card.is_queen() => "queen",
        ArgValue::Card(_) => "number",
        ArgValue::Suit(suit) => suit.key(),
        ArgValue::Cards(cards) => amount(cards.len()),
        ArgValue::CardSet(cards) => amount(cards.len()),
        ArgValue::Suits(suits) => amount(suits.len()),
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
