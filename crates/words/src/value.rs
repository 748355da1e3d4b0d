//! Arguments in the form in which scripts speak of them.

use arrayvec::ArrayVec;
use rules::{Card, CardSet, Colour};

use crate::argument::{Decimal, People, Plain, Suit, Who};

/// The most arguments a message can have.
pub(crate) const MOST: usize = 6;

/// The arguments of a message, in the order declared.
pub(crate) type Values<'v> = ArrayVec<Value<'v>, MOST>;

/// An argument.
#[derive(Clone, Copy, Debug)]
pub enum Value<'v> {
    /// An amount, or a number that is a name.
    Number { value: f64, decimals: usize, grouped: bool },
    /// A text that is no name of ours.
    Text(&'v str),
    /// Somebody.
    Who(Who<'v>),
    /// Several people.
    People(&'v [Who<'v>]),
    /// Several amounts.
    Amounts(&'v [u32]),
    /// A card.
    Card(Card),
    /// Cards in an order that matters.
    Cards(&'v [Card]),
    /// Cards in their natural order.
    CardSet(CardSet),
    /// A colour, or the Queens.
    Suit(Suit),
    /// Several of them.
    Suits(&'v [Suit]),
}

/// The kinds of argument: they decide how a catalogue may speak of one.
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

    fn value(&self) -> Value<'_>;
}

macro_rules! amounts {
    ($( $type:ty ),+) => { $(
        impl Argument for $type {
            const KIND: Kind = Kind::Number;

            fn value(&self) -> Value<'_> {
                Value::Number { value: *self as f64, decimals: 0, grouped: true }
            }
        }
    )+ };
}

amounts!(u8, u16, u32, u64, usize, i32, i64);

impl Argument for Plain {
    const KIND: Kind = Kind::Number;

    fn value(&self) -> Value<'_> {
        Value::Number { value: f64::from(self.0), decimals: 0, grouped: false }
    }
}

impl Argument for Decimal {
    const KIND: Kind = Kind::Number;

    fn value(&self) -> Value<'_> {
        Value::Number { value: self.0, decimals: 1, grouped: true }
    }
}

impl Argument for &[u32] {
    const KIND: Kind = Kind::Text;

    fn value(&self) -> Value<'_> {
        Value::Amounts(self)
    }
}

impl Argument for &str {
    const KIND: Kind = Kind::Text;

    fn value(&self) -> Value<'_> {
        Value::Text(self)
    }
}

impl Argument for Who<'_> {
    const KIND: Kind = Kind::Who;

    fn value(&self) -> Value<'_> {
        Value::Who(*self)
    }
}

impl Argument for People<'_> {
    const KIND: Kind = Kind::Text;

    fn value(&self) -> Value<'_> {
        Value::People(self.0)
    }
}

impl Argument for Card {
    const KIND: Kind = Kind::Card;

    fn value(&self) -> Value<'_> {
        Value::Card(*self)
    }
}

impl Argument for &[Card] {
    const KIND: Kind = Kind::Cards;

    fn value(&self) -> Value<'_> {
        Value::Cards(self)
    }
}

impl Argument for CardSet {
    const KIND: Kind = Kind::Cards;

    fn value(&self) -> Value<'_> {
        Value::CardSet(*self)
    }
}

impl Argument for Colour {
    const KIND: Kind = Kind::Suit;

    fn value(&self) -> Value<'_> {
        Value::Suit(Suit::Colour(*self))
    }
}

impl Argument for Suit {
    const KIND: Kind = Kind::Suit;

    fn value(&self) -> Value<'_> {
        Value::Suit(*self)
    }
}

impl Argument for &[Suit] {
    const KIND: Kind = Kind::Suits;

    fn value(&self) -> Value<'_> {
        Value::Suits(self)
    }
}
