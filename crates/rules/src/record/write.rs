//! Writing a record.

use std::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::value::RawValue;

use super::{FORMAT, Record};
use crate::{Card, PlayerCount, Round};

impl fmt::Display for Record {
    /// The record as one line of JSON.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", FORMAT)?;
        map.serialize_entry("rules", &self.rules)?;
        map.serialize_entry("players", &self.players)?;
        if let Some(names) = &self.names {
            map.serialize_entry("names", names)?;
        }
        if let Some(started) = &self.started {
            map.serialize_entry("started", started)?;
        }
        if let Some(site) = &self.site {
            map.serialize_entry("site", site)?;
        }
        map.serialize_entry("rounds", &self.rounds.iter().map(Written).collect::<Vec<_>>())?;
        if let Some(fairness) = &self.fairness {
            map.serialize_entry("fairness", fairness)?;
        }
        for (key, json) in &self.extensions {
            let raw = RawValue::from_string(json.clone()).map_err(serde::ser::Error::custom)?;
            map.serialize_entry(key, &raw)?;
        }
        map.end()
    }
}

/// A round as the record keeps it: all cards open, so this is for finished matches and for the table's own store.
struct Written<'a>(&'a Round);

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let round = self.0;
        let deal = round.deal();
        let hands: Vec<String> = deal.hands().iter().map(ToString::to_string).collect();
        let stash = joined(round.stash().iter().map(|card| card.map_or("-", Card::as_str)));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("dealer", &deal.dealer().index())?;
        map.serialize_entry("hands", &hands)?;
        if round.players() == PlayerCount::Three {
            map.serialize_entry("chest", &deal.chest().to_string())?;
        }
        map.serialize_entry("stash", &stash)?;
        map.serialize_entry("plays", &joined(round.plays().iter().map(|card| card.as_str())))?;
        map.end()
    }
}

fn joined<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}
