//! A JSON object as its keys and unread values, so that every complaint can say which key it is about.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::RecordError;

/// The entries of an object in their order. Taking one out leaves the rest, so what is left at the end is unknown.
pub(super) struct JsonObject<'a> {
    entries: Vec<(Cow<'a, str>, &'a RawValue)>,
}

/// A key as it stands in the text: borrowed where it has no escapes.
struct Key<'a>(Cow<'a, str>);

impl<'de> Deserialize<'de> for Key<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct KeyVisitor;
        impl<'de> Visitor<'de> for KeyVisitor {
            type Value = Key<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a key")
            }

            fn visit_borrowed_str<E>(self, key: &'de str) -> Result<Key<'de>, E> {
                Ok(Key(Cow::Borrowed(key)))
            }

            fn visit_str<E>(self, key: &str) -> Result<Key<'de>, E> {
                Ok(Key(Cow::Owned(key.to_owned())))
            }
        }
        deserializer.deserialize_str(KeyVisitor)
    }
}

impl<'de> Deserialize<'de> for JsonObject<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct JsonObjectVisitor;
        impl<'de> Visitor<'de> for JsonObjectVisitor {
            type Value = JsonObject<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<JsonObject<'de>, A::Error> {
                let mut entries = Vec::with_capacity(8);
                while let Some((Key(key), value)) = map.next_entry::<Key<'de>, &'de RawValue>()? {
                    entries.push((key, value));
                }
                Ok(JsonObject { entries })
            }
        }
        deserializer.deserialize_map(JsonObjectVisitor)
    }
}

impl<'a> JsonObject<'a> {
    /// The entries of the object that `text` holds.
    pub(super) fn read(text: &'a str, what: &str) -> Result<JsonObject<'a>, RecordError> {
        let entries: JsonObject<'a> = serde_json::from_str(text).map_err(|error| {
            // A text that begins like another kind of value may still turn out to be no JSON at all.
            let syntax = !error.is_data() || serde_json::from_str::<IgnoredAny>(text).is_err();
            let message =
                if syntax { format!("this is not JSON ({error})") } else { format!("{what} must be a JSON object") };
            RecordError { readable: !syntax, ..RecordError::invalid(message) }
        })?;
        entries.refuse_doubles(what)?;
        Ok(entries)
    }

    fn refuse_doubles(&self, what: &str) -> Result<(), RecordError> {
        // Sorted, because a record may hold a hundred thousand keys of somebody's own.
        let mut keys: Vec<&str> = self.entries.iter().map(|(key, _)| key.as_ref()).collect();
        keys.sort_unstable();
        if let Some(pair) = keys.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(RecordError::invalid(format!("the key \"{}\" stands twice in {what}", quoted(pair[0]))));
        }
        Ok(())
    }

    /// Takes the value of a key, which must be there.
    pub(super) fn required<T: Deserialize<'a>>(&mut self, key: &str, what: &str) -> Result<T, RecordError> {
        self.optional(key, what)?.ok_or_else(|| RecordError::invalid(format!("the key \"{key}\" is missing: {what}")))
    }

    /// Takes the value of a key, if it is there.
    pub(super) fn optional<T: Deserialize<'a>>(&mut self, key: &str, what: &str) -> Result<Option<T>, RecordError> {
        let Some(index) = self.entries.iter().position(|(name, _)| name == key) else { return Ok(None) };
        let (_, value) = self.entries.swap_remove(index);
        let read = serde_json::from_str(value.get());
        read.map(Some).map_err(|_| RecordError::invalid(format!("the value of \"{key}\" will not do: {what}")))
    }

    /// Ends the reading of an object: what nobody took must be somebody's extra, or it is unknown.
    pub(super) fn finish(mut self, what: &str) -> Result<Vec<(String, String)>, RecordError> {
        if let Some((key, _)) = self.entries.iter().find(|(key, _)| !key.starts_with("x-")) {
            return Err(RecordError::invalid(format!("the key \"{}\" in {what} is unknown", quoted(key))));
        }
        self.entries.sort_by(|a, b| a.0.cmp(&b.0));
        Ok(self.entries.into_iter().map(|(key, value)| (key.into_owned(), on_one_line(value))).collect())
    }
}

/// A value without its line breaks, which in JSON are blanks like any other, so that a record stays one line.
fn on_one_line(value: &RawValue) -> String {
    value.get().replace(['\n', '\r'], " ")
}

fn quoted(key: &str) -> String {
    crate::excerpt(key)
}
