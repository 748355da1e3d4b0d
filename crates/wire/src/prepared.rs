//! Prepared cards, in the log and in records.

use rules::record::Record;
use rules::{Card, CardSet, Deal, PerSeat, Players, Seat};
use serde::{Deserialize, Serialize};
use table::{Prepared, Purpose};

use crate::log::Unreadable;
use crate::text;

/// Prepared cards as a log keeps them.
#[derive(Serialize, Deserialize)]
pub(crate) struct PreparedLine {
    #[serde(with = "text::name")]
    purpose: Purpose,
    source: Box<str>,
    /// As text: not every reader of JSON keeps all digits of a number.
    #[serde(with = "text::name")]
    seed: u64,
    deals: Vec<DealLine>,
    #[serde(with = "text::some_cards")]
    stash: Vec<Option<Card>>,
    #[serde(with = "text::cards")]
    plays: Vec<Card>,
}

#[derive(Serialize, Deserialize)]
struct DealLine {
    #[serde(with = "text::seat")]
    dealer: Seat,
    hands: Vec<Hand>,
    #[serde(default, with = "text::card_set", skip_serializing_if = "text::no_cards")]
    chest: CardSet,
}

#[derive(Serialize, Deserialize)]
struct Hand(#[serde(with = "text::card_set")] CardSet);

impl From<&Prepared> for PreparedLine {
    fn from(prepared: &Prepared) -> PreparedLine {
        let hands = |deal: &Deal| deal.hands().iter().copied().map(Hand).collect();
        let deal = |deal: &Deal| DealLine { dealer: deal.dealer(), hands: hands(deal), chest: deal.chest() };
        PreparedLine {
            purpose: prepared.purpose,
            source: prepared.source.clone(),
            seed: prepared.seed,
            deals: prepared.deals.iter().map(deal).collect(),
            stash: prepared.stash.as_slice().to_vec(),
            plays: prepared.plays.clone(),
        }
    }
}

impl PreparedLine {
    pub(crate) fn prepared(self, players: Players) -> Result<Prepared, Unreadable> {
        let deal = |line: &DealLine| {
            if line.hands.len() != players.count() {
                return Err(Unreadable("a prepared deal is for another number of players".to_owned()));
            }
            let hands = PerSeat::from_fn(players, |seat| line.hands[seat.index()].0);
            Deal::new(line.dealer, hands, line.chest).map_err(|error| Unreadable(error.to_string()))
        };
        Ok(Prepared {
            purpose: self.purpose,
            source: self.source,
            seed: self.seed,
            deals: self.deals.iter().map(deal).collect::<Result<_, _>>()?,
            stash: PerSeat::from_fn(players, |seat| self.stash.get(seat.index()).copied().flatten()),
            plays: self.plays,
        })
    }
}

/// How the cards of a match came about that were not shuffled: what its record says under `x-prepared`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Origin {
    /// What it was for.
    #[serde(with = "text::name")]
    pub purpose: Purpose,
    /// Where the cards come from: the name of a match, a hash of a record, a day.
    pub source: String,
    /// How many cards were in the chest before anybody chose.
    pub stashed: usize,
    /// How many cards were played before anybody chose.
    pub plays: usize,
}

impl Origin {
    /// What a record says of it. Nothing for shuffled cards, and for what this program does not understand.
    #[must_use]
    pub fn of(record: &Record) -> Option<Origin> {
        let (_, json) = record.extras.iter().find(|(key, _)| key == "x-prepared")?;
        serde_json::from_str(json).ok()
    }
}

#[cfg(test)]
mod tests {
    use rules::Rules;
    use table::{Event, PlayerId, Settings};

    use super::*;

    fn deal(players: Players, dealer: u8) -> Deal {
        let mut cards = CardSet::FULL.iter();
        let deck: [Card; 32] = std::array::from_fn(|_| cards.next().unwrap());
        Deal::from_deck(players, Seat::new(dealer), &deck)
    }

    #[test]
    fn a_log_keeps_prepared_cards() {
        for players in [Players::Three, Players::Four] {
            let deals = vec![deal(players, 1), deal(players, 2)];
            let mut prepared = Prepared::deals(Purpose::Daily, "2026-01-31", u64::MAX, deals).unwrap();
            prepared.stash[Seat::new(2)] = prepared.deals[0].hands()[Seat::new(2)].first();
            prepared.plays = prepared.deals[0].hands()[Seat::new(2)].iter().take(1).collect();
            let rules = prepared.rules(Rules { players, ..Rules::default() });
            let settings = Settings { prepared: Some(Box::new(prepared)), ..Settings::new(rules) };
            let event = Event::Opened { id: "t".into(), settings: Box::new(settings), host: PlayerId([3; 16]) };
            assert_eq!(crate::log::read(&crate::log::write(&event)), Ok(event));
        }
    }

    #[test]
    fn a_record_says_how_its_cards_came_about() {
        let mut record = Record::default();
        assert_eq!(Origin::of(&record), None);
        let json = r#"{"purpose":"what-if","source":"abc-1","stashed":4,"plays":9}"#;
        record.extras = vec![("x-prepared".to_owned(), json.to_owned())];
        let origin = Origin { purpose: Purpose::WhatIf, source: "abc-1".to_owned(), stashed: 4, plays: 9 };
        assert_eq!(Origin::of(&record), Some(origin));
        record.extras[0].1 = "17".to_owned();
        assert_eq!(Origin::of(&record), None);
    }
}
