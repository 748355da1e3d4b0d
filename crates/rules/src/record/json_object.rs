//! A JSON object as its keys and unread values, so that every error can name its key.

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::RecordError;

/// The entries of an object in their order. Reading one removes it, so the entries left at the end are unknown.
pub(super) struct JsonObject<'a> {
    entries: Vec<(Cow<'a, str>, &'a RawValue)>,
}

/// A key or a text, borrowed from the JSON unless it has escapes.
#[derive(Deserialize)]
pub(super) struct Text<'a>(#[serde(borrow)] pub(super) Cow<'a, str>);

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
                while let Some((Text(key), value)) = map.next_entry::<Text<'de>, &'de RawValue>()? {
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
            // A text that begins like another kind of value may still not be JSON.
            let syntax = !error.is_data() || serde_json::from_str::<IgnoredAny>(text).is_err();
            let message =
                if syntax { format!("this is not JSON ({error})") } else { format!("{what} must be a JSON object") };
            RecordError { readable: !syntax, ..RecordError::invalid(message) }
        })?;
        entries.refuse_doubles(what)?;
        Ok(entries)
    }

    fn refuse_doubles(&self, what: &str) -> Result<(), RecordError> {
        // Sorted, because a record may have a hundred thousand extensions.
        let mut keys: Vec<&str> = self.entries.iter().map(|(key, _)| key.as_ref()).collect();
        keys.sort_unstable();
        if let Some(pair) = keys.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(RecordError::invalid(format!(
                "the key \"{}\" stands twice in {what}",
                crate::excerpt(pair[0])
            )));
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

    /// Ends the reading of an object. The entries left must be extensions; any other key is unknown.
    pub(super) fn finish(mut self, what: &str) -> Result<Vec<(String, String)>, RecordError> {
        if let Some((key, _)) = self.entries.iter().find(|(key, _)| !key.starts_with("x-")) {
            return Err(RecordError::invalid(format!("the key \"{}\" in {what} is unknown", crate::excerpt(key))));
        }
        self.entries.sort_by(|a, b| a.0.cmp(&b.0));
        Ok(self.entries.into_iter().map(|(key, value)| (key.into_owned(), on_one_line(value))).collect())
    }
}

/// A value without line breaks, which are plain white space in JSON, so that a record stays one line.
fn on_one_line(value: &RawValue) -> String {
    value.get().replace(['\n', '\r'], " ")
}
