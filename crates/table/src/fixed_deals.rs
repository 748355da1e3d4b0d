//! Deals that are not shuffled: those of an earlier match, or those of a day, which are the same for all players.

use rules::record::Record;
use rules::{Action, Card, Deal, Length, PerSeat, Phase, Round, Rules, Seat};

use serde::{Deserialize, Serialize};

use crate::{Refusal, Settings};

/// Why a table has fixed deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FixedDealsKind {
    /// The deals of a match are played again.
    SameCards,
    /// A round is continued from one of its positions.
    WhatIf,
    /// The deals of a day, the same for all players.
    Daily,
}

/// Deals that a table is opened with instead of shuffling. One person plays, all others are bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FixedDeals {
    /// Why the table has fixed deals.
    pub purpose: FixedDealsKind,
    /// Where the cards come from: the name of a match, the hash of a record, or a day. It consists of letters, digits,
    /// `-`, `_` and `.`.
    pub source: Box<str>,
    /// The seed of the bots' choices.
    #[serde(with = "number_as_text")]
    pub seed: u64,
    /// The deals, one for each round. The dealer of the first deal is the first dealer.
    pub deals: Vec<Deal>,
    /// The stashes of the first round before it is continued.
    pub stash: PerSeat<Option<Card>>,
    /// The plays of the first round before it is continued.
    pub plays: Vec<Card>,
}

/// The maximum length of a source.
const MAX_SOURCE_LEN: usize = 80;

impl FixedDeals {
    /// Deals that are played from their start. `None` if there are none.
    #[must_use]
    pub fn deals(purpose: FixedDealsKind, source: &str, seed: u64, deals: Vec<Deal>) -> Option<FixedDeals> {
        let stash = PerSeat::filled(deals.first()?.players(), None);
        Some(FixedDeals { purpose, source: source.into(), seed, deals, stash, plays: Vec::new() })
    }

    /// An unfinished round that is continued from its current position.
    #[must_use]
    pub fn from_position(source: &str, seed: u64, round: &Round) -> FixedDeals {
        FixedDeals {
            purpose: FixedDealsKind::WhatIf,
            source: source.into(),
            seed,
            deals: vec![*round.deal()],
            stash: *round.stash(),
            plays: round.plays().to_vec(),
        }
    }

    /// The given rules, with as many rounds as there are deals.
    #[must_use]
    pub fn rules(&self, rules: Rules) -> Rules {
        Rules { length: Length::Rounds(self.deals.len() as u32), ..rules }
    }

    /// Who deals the first round.
    pub(crate) fn first_dealer(&self) -> Seat {
        self.deals.first().map_or(Seat::S0, Deal::dealer)
    }

    /// The next move of the fixed beginning of the first round, if it is not complete.
    pub(crate) fn next_step(&self, round: &Round) -> Option<(Seat, Action)> {
        let stash = |(seat, card): (Seat, &Option<Card>)| Some((seat, Action::Stash((*card)?)));
        let missing = self.stash.iter_with_seat().filter(|(seat, _)| round.stash()[*seat].is_none());
        if let Some(step) = missing.filter_map(stash).next() {
            return Some(step);
        }
        let card = *self.plays.get(round.plays().len())?;
        Some((round.turn()?, Action::Play(card)))
    }

    /// Refuses what cannot be played: deals that do not make a match, or a beginning that breaks a rule or leaves
    /// nothing to play.
    pub(crate) fn check(&self, settings: &Settings) -> Result<(), Refusal> {
        let alone = settings.bots.iter().filter(|bot| bot.is_none()).count() == 1;
        if !alone || settings.listed || settings.spectators {
            return Err(Refusal::FixedDealsForOne);
        }
        let rules = settings.rules;
        let plain = |letter: u8| letter.is_ascii_alphanumeric() || b"-_.".contains(&letter);
        let named = self.source.len() <= MAX_SOURCE_LEN && self.source.bytes().all(plain);
        let in_turn = |(index, deal): (usize, &Deal)| {
            deal.players() == rules.players && deal.dealer() == rules.players.step(self.first_dealer(), index)
        };
        let fits = !self.deals.is_empty() && self.rules(rules) == rules && self.stash.players() == rules.players;
        if !named || !fits || !self.deals.iter().enumerate().all(in_turn) {
            return Err(Refusal::FixedDealsInvalid);
        }
        self.check_beginning(&rules)
    }

    fn check_beginning(&self, rules: &Rules) -> Result<(), Refusal> {
        let mut round = Round::new(rules, self.deals[0]);
        while let Some((seat, action)) = self.next_step(&round) {
            round.apply(seat, action).map_err(|_| Refusal::FixedPlaysInvalid)?;
        }
        if round.plays().len() != self.plays.len() || round.phase() == Phase::Over {
            return Err(Refusal::FixedPlaysInvalid);
        }
        Ok(())
    }
}

/// A number as text, because not every JSON reader keeps all digits of a large number.
mod number_as_text {
    use std::borrow::Cow;

    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Where the fixed deals of a match come from: the value of `x-prepared` in its record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FixedDealsInfo {
    /// What it was for.
    pub purpose: FixedDealsKind,
    /// Where the cards come from: the name of a match, a hash of a record, a day.
    pub source: String,
    /// The number of cards that were in the chest from the start.
    pub stashed: usize,
    /// The number of cards that were played from the start.
    pub plays: usize,
}

impl FixedDealsInfo {
    const KEY: &str = "x-prepared";

    /// Reads it from a record. `None` if the cards were shuffled, or if this program does not understand the value.
    #[must_use]
    pub fn of(record: &Record) -> Option<FixedDealsInfo> {
        let (_, json) = record.extensions.iter().find(|(key, _)| key == FixedDealsInfo::KEY)?;
        serde_json::from_str(json).ok()
    }

    pub(crate) fn of_deals(prepared: &FixedDeals) -> FixedDealsInfo {
        FixedDealsInfo {
            purpose: prepared.purpose,
            source: prepared.source.to_string(),
            stashed: prepared.stash.iter().flatten().count(),
            plays: prepared.plays.len(),
        }
    }

    /// The key of a record and its value.
    pub(crate) fn extra(&self) -> (String, String) {
        let json = serde_json::to_string(self).expect("an origin has only what JSON can say");
        (FixedDealsInfo::KEY.to_owned(), json)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_says_how_its_cards_came_about() {
        let mut record = Record::default();
        assert_eq!(FixedDealsInfo::of(&record), None);
        let json = r#"{"purpose":"what-if","source":"abc-1","stashed":4,"plays":9}"#;
        record.extensions = vec![("x-prepared".to_owned(), json.to_owned())];
        let origin =
            FixedDealsInfo { purpose: FixedDealsKind::WhatIf, source: "abc-1".to_owned(), stashed: 4, plays: 9 };
        assert_eq!(FixedDealsInfo::of(&record), Some(origin.clone()));
        assert_eq!(origin.extra(), record.extensions[0]);
        record.extensions[0].1 = "17".to_owned();
        assert_eq!(FixedDealsInfo::of(&record), None);
    }
}
