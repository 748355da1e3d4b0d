//! How the values of the rules are written in JSON.

use std::str::FromStr;

use rules::{Card, CardSet, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

fn parse<'de, D: Deserializer<'de>, T: FromStr>(deserializer: D, what: &str) -> Result<T, D::Error> {
    let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
    text.parse().map_err(|_| D::Error::custom(format_args!("this is no {what}")))
}

pub(crate) mod card {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(card: &Card, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(card.text())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        parse(deserializer, "card: a card is R, K, B or G and then 2 to 8 or Q, like R8 or KQ")
    }
}

/// A card as a text, inside lists and options.
#[derive(Clone, Copy, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct CardText(#[serde(with = "card")] pub(crate) Card);

pub(crate) mod some_card {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(card: &Option<Card>, serializer: S) -> Result<S::Ok, S::Error> {
        serde::Serialize::serialize(&card.map(CardText), serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Card>, D::Error> {
        Ok(Option::<CardText>::deserialize(deserializer)?.map(|text| text.0))
    }
}

pub(crate) mod cards {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(cards: &[Card], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(cards.iter().map(|card| card.text()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Card>, D::Error> {
        Ok(Vec::<CardText>::deserialize(deserializer)?.into_iter().map(|text| text.0).collect())
    }
}

/// A set of cards as a list in the order of the deck.
pub(crate) mod card_set {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(set: &CardSet, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(set.iter().map(Card::text))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        Ok(super::cards::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A list with a card or null for each seat.
pub(crate) mod some_cards {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(cards: &[Option<Card>], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(cards.iter().map(|card| card.map(CardText)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Option<Card>>, D::Error> {
        let texts = Vec::<Option<CardText>>::deserialize(deserializer)?;
        Ok(texts.into_iter().map(|text| text.map(|text| text.0)).collect())
    }
}

/// A seat as its number.
pub(crate) mod seat {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.index() as u8)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        match u8::deserialize(deserializer)? {
            index @ 0..4 => Ok(Seat::new(index)),
            _ => Err(D::Error::custom("this is no seat: seats count from 0 to 3")),
        }
    }
}

#[derive(Clone, Copy, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct SeatNumber(#[serde(with = "seat")] pub(crate) Seat);

pub(crate) mod some_seat {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
        serde::Serialize::serialize(&seat.map(SeatNumber), serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
        Ok(Option::<SeatNumber>::deserialize(deserializer)?.map(|number| number.0))
    }
}

pub(crate) mod seats {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(seats: &[Seat], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.iter().map(|seat| seat.index()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Seat>, D::Error> {
        Ok(Vec::<SeatNumber>::deserialize(deserializer)?.into_iter().map(|number| number.0).collect())
    }
}

/// Anything with `Display` and `FromStr` as its text.
pub(crate) mod name {
    use super::*;

    pub(crate) fn serialize<T: std::fmt::Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        parse(deserializer, "known name")
    }
}

/// The same, or null.
pub(crate) mod some_name {
    use super::*;

    pub(crate) fn serialize<T: std::fmt::Display, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.collect_str(value),
            None => serializer.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(|_| D::Error::custom("this is no known name"))).transpose()
    }
}

/// Bytes in hexadecimal.
pub(crate) mod bytes {
    use super::*;

    pub(crate) fn serialize<const N: usize, S: Serializer>(bytes: &[u8; N], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(bytes))
    }

    pub(crate) fn deserialize<'de, const N: usize, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; N], D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let mut bytes = [0; N];
        hex::decode_to_slice(text.as_bytes(), &mut bytes)
            .map_err(|_| D::Error::custom(format_args!("there must be {} hexadecimal digits here", 2 * N)))?;
        Ok(bytes)
    }
}

#[derive(Clone, Copy, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct Bytes<const N: usize>(#[serde(with = "bytes")] pub(crate) [u8; N]);

pub(crate) mod some_bytes {
    use super::*;

    pub(crate) fn serialize<const N: usize, S: Serializer>(
        bytes: &Option<[u8; N]>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serde::Serialize::serialize(&bytes.map(Bytes), serializer)
    }

    pub(crate) fn deserialize<'de, const N: usize, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<[u8; N]>, D::Error> {
        Ok(Option::<Bytes<N>>::deserialize(deserializer)?.map(|bytes| bytes.0))
    }
}

/// A list with bytes or null for each seat.
pub(crate) mod bytes_of_seats {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(list: &[Option<[u8; 16]>], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(list.iter().map(|bytes| bytes.map(Bytes)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Option<[u8; 16]>>, D::Error> {
        let list = Vec::<Option<Bytes<16>>>::deserialize(deserializer)?;
        Ok(list.into_iter().map(|bytes| bytes.map(|bytes| bytes.0)).collect())
    }
}

/// Whether there is nothing to list.
pub(crate) fn no_cards(set: &CardSet) -> bool {
    set.is_empty()
}
