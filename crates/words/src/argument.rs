//! Types for the arguments of messages.

use rules::{CardSet, Colour};

/// A player in a sentence: the reader, or another player by name.
///
/// A catalogue tells them apart by `{ $who -> [you] ... *[other] ... }`. A player whose name is "you" is
/// not the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The reader.
    You,
    /// Another player.
    Name(&'a str),
}

/// Several people, written as a list.
#[derive(Clone, Copy, Debug)]
pub struct People<'a>(pub &'a [Who<'a>]);

/// A suit in which a player can be void: the numbers of a colour, or the Queens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suit {
    /// The numbers of a colour.
    Colour(Colour),
    /// The Queens.
    Queens,
}

impl Suit {
    /// Every suit.
    pub const ALL: [Self; 5] = [
        Self::Colour(Colour::Red),
        Self::Colour(Colour::Black),
        Self::Colour(Colour::Blue),
        Self::Colour(Colour::Green),
        Self::Queens,
    ];

    /// The suits that `cards` contains completely. If `cards` are the cards that a player can't have, these are the
    /// player's voids.
    ///
    /// ```
    /// use rules::{CardSet, Colour};
    /// use words::Suit;
    /// let voids = CardSet::QUEENS | Colour::Blue.numbers();
    /// assert!(Suit::all_within(voids).eq([Suit::Colour(Colour::Blue), Suit::Queens]));
    /// ```
    pub fn all_within(cards: CardSet) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |suit| cards.is_superset(suit.cards()))
    }

    /// Its cards.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        match self {
            Self::Colour(colour) => colour.numbers(),
            Self::Queens => CardSet::QUEENS,
        }
    }

    /// The name by which catalogues select it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Colour(colour) => colour.name(),
            Self::Queens => "queens",
        }
    }

    /// Its place in [`Suit::ALL`].
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Colour(colour) => colour as usize,
            Self::Queens => 4,
        }
    }
}

/// A number that is not an amount, such as a year. It has no group separators.
#[derive(Clone, Copy, Debug)]
pub struct Ungrouped(pub u32);

/// An amount with one decimal, such as an average.
#[derive(Clone, Copy, Debug)]
pub struct Decimal(pub f64);
