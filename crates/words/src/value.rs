//! The values of message arguments.

use arrayvec::ArrayVec;
use rules::{Card, CardSet, Colour};

use crate::argument::{Decimal, People, Suit, Ungrouped, Who};

/// The maximum number of arguments of a message.
const MAX_ARGS: usize = 6;

/// The arguments of a message, in the order declared.
pub(crate) type ArgValues<'v> = ArrayVec<ArgValue<'v>, MAX_ARGS>;

/// An argument.
#[derive(Clone, Copy, Debug)]
pub enum ArgValue<'v> {
    /// An amount, or a number such as a year.
    Number { value: f64, decimals: usize, grouped: bool },
    /// A text.
    Text(&'v str),
    /// A player.
    Who(Who<'v>),
    /// Several players.
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
    /// Several suits.
    Suits(&'v [Suit]),
}

/// The kind of an argument. It decides which functions and variants a catalogue may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArgKind {
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
    const KIND: ArgKind;

    fn value(&self) -> ArgValue<'_>;
}

/// Implements [`Argument`] for types: their kind, and the conversion to a value.
macro_rules! arguments {
    ($( $( $type:ty ),+ => $kind:ident, $argument:ident => $value:expr; )+) => { $( $(
        impl Argument for $type {
            const KIND: ArgKind = ArgKind::$kind;

            fn value(&self) -> ArgValue<'_> {
                let $argument = *self;
                $value
            }
        }
    )+ )+ };
}

arguments! {
    u8, u16, u32, u64, usize, i32, i64 => Number, it => ArgValue::Number { value: it as f64, decimals: 0, grouped: true };
    Ungrouped => Number, it => ArgValue::Number { value: f64::from(it.0), decimals: 0, grouped: false };
    Decimal => Number, it => ArgValue::Number { value: it.0, decimals: 1, grouped: true };
    &str => Text, it => ArgValue::Text(it);
    &[u32] => Text, it => ArgValue::Amounts(it);
    People<'_> => Text, it => ArgValue::People(it.0);
    Who<'_> => Who, it => ArgValue::Who(it);
    Card => Card, it => ArgValue::Card(it);
    &[Card] => Cards, it => ArgValue::Cards(it);
    CardSet => Cards, it => ArgValue::CardSet(it);
    Colour => Suit, it => ArgValue::Suit(Suit::Colour(it));
    Suit => Suit, it => ArgValue::Suit(it);
    &[Suit] => Suits, it => ArgValue::Suits(it);
}
