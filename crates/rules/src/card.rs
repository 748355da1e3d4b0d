//! One card: its colour, its number or Queen, its text form.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{CardSet, excerpt};

/// The four colours, from the highest Queen to the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Colour {
    /// Red; her Queen wears the red diamond.
    Red,
    /// Black; her Queen wears the black opal.
    Black,
    /// Blue; her Queen wears the blue sapphire.
    Blue,
    /// Green; her Queen wears the green emerald.
    Green,
}

impl Colour {
    /// All colours, from the highest Queen to the lowest.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Black, Colour::Blue, Colour::Green];

    /// The letter that stands for the colour in a card's text form; `K` is blacK.
    #[must_use]
    pub const fn letter(self) -> char {
        ['R', 'K', 'B', 'G'][self as usize]
    }

    /// The English name, for the messages of this library; `words` has the translations.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["red", "black", "blue", "green"][self as usize]
    }

    /// The seven numbers of this colour.
    #[must_use]
    pub const fn numbers(self) -> CardSet {
        CardSet::from_bits(0x7F << (7 * self as u32))
    }

    const fn from_index(index: u8) -> Colour {
        Colour::ALL[(index & 3) as usize]
    }

    /// The colour that a letter stands for.
    fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Colour, D::Error> {
        let letter = char::deserialize(deserializer)?;
        Colour::from_letter(letter)
            .ok_or_else(|| serde::de::Error::custom(format!("{letter:?} is not a colour's letter")))
    }
}

/// One of the 32 cards.
///
/// Numbers come first, seven to a colour, and the Queens stand above them in the order of their strength. So of
/// the cards that can win a trick (the Queens and the numbers of the led colour) the one with the highest
/// index wins, and a [`CardSet`] decides a trick by comparing two words.
///
/// ```
/// use rules::{Card, Colour};
/// let card: Card = "R8".parse().unwrap();
/// assert_eq!(card, Card::number(Colour::Red, 8).unwrap());
/// assert_eq!((card.points(), card.to_string().as_str()), (8, "R8"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// All cards in the order of their index: `R2`..`R8`, `K2`.., `B2`.., `G2`.., then `GQ BQ KQ RQ`.
    pub const ALL: [Card; 32] = {
        let mut all = [Card(0); 32];
        let mut index = 0;
        while index < 32 {
            all[index as usize] = Card(index);
            index += 1;
        }
        all
    };

    /// The number card of a colour. `None` unless the number is from 2 to 8.
    #[must_use]
    pub const fn number(colour: Colour, number: u8) -> Option<Card> {
        match number {
            2..=8 => Some(Card(7 * colour as u8 + number - 2)),
            _ => None,
        }
    }

    /// The Queen of a colour.
    #[must_use]
    pub const fn queen(colour: Colour) -> Card {
        Card(31 - colour as u8)
    }

    /// The card of an index modulo 32, for loops over bits.
    #[must_use]
    #[inline]
    pub const fn from_index_wrapping(index: u32) -> Card {
        Card((index & 31) as u8)
    }

    /// The card's place in [`Card::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 31) as usize
    }

    /// Whether this is one of the four trumps.
    #[must_use]
    pub const fn is_queen(self) -> bool {
        self.0 >= 28
    }

    /// The colour printed on the card, a Queen's included.
    #[must_use]
    pub const fn colour(self) -> Colour {
        if self.is_queen() { Colour::from_index(31 - self.0) } else { Colour::from_index(self.0 / 7) }
    }

    /// The number on the card; a Queen has none.
    #[must_use]
    pub const fn rank(self) -> Option<u8> {
        if self.is_queen() { None } else { Some(self.0 % 7 + 2) }
    }

    /// The minus points the card is worth: its number, 0 for a Queen.
    #[must_use]
    pub const fn points(self) -> u32 {
        match self.rank() {
            Some(rank) => rank as u32,
            None => 0,
        }
    }

    /// The set of this one card.
    #[must_use]
    pub const fn to_set(self) -> CardSet {
        CardSet::from_bits(1 << self.0)
    }

    /// The text form: the colour's letter, then the number or `Q`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        TEXTS[self.index()]
    }
}

const TEXTS: [&str; 32] = [
    "R2", "R3", "R4", "R5", "R6", "R7", "R8", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "B2", "B3", "B4", "B5", "B6",
    "B7", "B8", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "GQ", "BQ", "KQ", "RQ",
];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that does not name a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not a card: a card is R, K, B or G and then 2 to 8 or Q, like R8 or KQ")]
pub struct ParseCardError {
    text: String,
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let parsed = match *text.as_bytes() {
            [letter, rank] => Colour::from_letter(letter.into()).and_then(|colour| match rank {
                b'Q' => Some(Card::queen(colour)),
                _ => Card::number(colour, rank.wrapping_sub(b'0')),
            }),
            _ => None,
        };
        parsed.ok_or_else(|| ParseCardError { text: excerpt(text) })
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_round_trips_through_its_text() {
        for card in Card::ALL {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
    }

    #[test]
    fn the_deck_is_worth_140_points() {
        assert_eq!(Card::ALL.iter().map(|card| card.points()).sum::<u32>(), 140);
    }

    #[test]
    fn queens_rank_red_black_blue_green() {
        let queens = Colour::ALL.map(Card::queen);
        assert!(queens.windows(2).all(|pair| pair[0].index() > pair[1].index()));
        assert!(queens.iter().zip(Colour::ALL).all(|(queen, colour)| queen.colour() == colour && queen.is_queen()));
    }

    #[test]
    fn the_error_quotes_a_text_that_is_not_a_card() {
        for text in ["", "R", "R1", "R9", "Q", "QR", "r8", "R8 ", "R88", "S5", "ℝ8", "🂡"] {
            let error = text.parse::<Card>().unwrap_err().to_string();
            assert!(error.contains(text), "{error}");
        }
        let long = "x".repeat(1_000_000);
        assert!(long.parse::<Card>().unwrap_err().to_string().len() < 120);
    }
}
