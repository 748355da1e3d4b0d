//! Reading a record: every round is replayed by the rules.

use serde_json::value::RawValue;

use super::json_object::{JsonObject, Text};
use super::{FORMAT, Fairness, MAX_BYTES, Record, RecordError};
use crate::{Action, Card, CardSet, Deal, Length, Match, PerSeat, Phase, PlayerCount, Round, RuleOption, Rules, Seat};

impl Record {
    /// Reads a record and replays it.
    ///
    /// ```
    /// let text = r#"{"format": "qyrsqyrs/1", "rules": {"players": 3}, "players": ["a", "b", "c"], "rounds": []}"#;
    /// let record = rules::record::Record::read(text.as_bytes()).unwrap();
    /// assert_eq!(record.to_string().parse::<rules::record::Record>().unwrap().players, ["a", "b", "c"]);
    /// ```
    pub fn read(text: &[u8]) -> Result<Record, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::not_json("this is longer than any record can be"));
        }
        let text = std::str::from_utf8(text).map_err(|_| RecordError::not_json("this is not a text in UTF-8"))?;
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        if text.trim().is_empty() {
            return Err(RecordError::not_json("there is nothing in it"));
        }
        read_record(text)
    }
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::read(text.as_bytes())
    }
}

fn read_record(text: &str) -> Result<Record, RecordError> {
    let mut object = JsonObject::read(text, "a record")?;
    let format: Text = object.required("format", "a record begins with \"format\": \"qyrsqyrs/1\"")?;
    if format.0 != FORMAT {
        let found = crate::excerpt(&format.0);
        return Err(RecordError::invalid(format!("the format \"{found}\" is unknown: this reads \"{FORMAT}\"")));
    }
    let rules = read_rules(object.required("rules", "it must be an object with the rules of the match")?)?;
    let mut record = Record::new(rules, one_each(rules.players, &mut object, "players")?.unwrap_or_default());
    if record.players.is_empty() {
        return Err(RecordError::invalid(
            "the key \"players\" is missing: it must be a list with one text for each seat",
        ));
    }
    record.names = one_each(rules.players, &mut object, "names")?;
    record.started = object.optional("started", "it must be a text")?;
    record.site = object.optional("site", "it must be a text")?;
    let rounds: Vec<&RawValue> = object.required("rounds", "it must be a list of rounds")?;
    record.rounds = read_rounds(&rules, &rounds)?;
    let fairness: Option<&RawValue> = object.optional("fairness", "it must be an object")?;
    record.fairness = fairness.map(|raw| Fairness::read(raw.get(), rules.players, rounds.len())).transpose()?;
    record.extensions = object.finish("the record")?;
    Ok(record)
}

fn one_each(players: PlayerCount, object: &mut JsonObject<'_>, key: &str) -> Result<Option<Vec<String>>, RecordError> {
    let texts: Option<Vec<String>> = object.optional(key, "it must be a list with one text for each seat")?;
    match texts {
        Some(texts) if texts.len() != players.count() => Err(RecordError::invalid(format!(
            "\"{key}\" lists {}, but the rules say {} players",
            texts.len(),
            players.count()
        ))),
        texts => Ok(texts),
    }
}

fn read_rules(raw: &RawValue) -> Result<Rules, RecordError> {
    let mut object = JsonObject::read(raw.get(), "\"rules\"")?;
    let count: u64 = object.required("players", "it must be the number 3 or 4")?;
    let players = PlayerCount::new(count)
        .ok_or_else(|| RecordError::invalid(format!("{count} cannot play: the game is for 3 or 4 players")))?;
    let length: Option<&RawValue> = object.optional("length", LENGTH)?;
    let mut rules = Rules { players, ..Rules::default() };
    for &option in RuleOption::ALL {
        let name: Option<Text> = object.optional(option.key(), "it must be the name of one of the option's values")?;
        if let Some(Text(name)) = name {
            rules = rules.with(option.parse(&name).map_err(RecordError::invalid)?);
        }
    }
    rules.length = length.map(read_length).transpose()?.unwrap_or_default();
    object.finish("\"rules\"")?;
    Ok(rules)
}

const LENGTH: &str = "it must be {\"deals\": n} or {\"rounds\": n} with n from 1 to 100, or {\"until\": points}";

fn read_length(raw: &RawValue) -> Result<Length, RecordError> {
    let mut object = JsonObject::read(raw.get(), "\"length\"")?;
    let mut length = None;
    for key in ["deals", "rounds", "until"] {
        let Some(number) = object.optional(key, LENGTH)? else { continue };
        let of_key = match key {
            "deals" => Length::Deals(number),
            "rounds" => Length::Rounds(number),
            _ => Length::Until(number),
        };
        if length.replace(of_key).is_some() {
            return Err(RecordError::invalid("\"length\" says two things: it takes one of deals, rounds and until"));
        }
    }
    object.finish("\"length\"")?;
    length
        .and_then(Length::checked)
        .ok_or_else(|| RecordError::invalid(format!("the value of \"length\" will not do: {LENGTH}")))
}

fn read_rounds(rules: &Rules, raws: &[&RawValue]) -> Result<Vec<Round>, RecordError> {
    let mut rounds: Vec<Round> = Vec::with_capacity(raws.len().min(400));
    let mut game: Option<Match> = None;
    for (index, raw) in raws.iter().enumerate() {
        let round = read_round(rules, raw, game.as_ref()).map_err(|error| error.in_round(index))?;
        let game = game.get_or_insert_with(|| Match::new(*rules, round.deal().dealer()));
        match round.score() {
            Some(score) => game.add(score).map_err(|error| RecordError::invalid(error).in_round(index))?,
            None if index + 1 < raws.len() => {
                let message = "this round is not finished, but another one follows it";
                return Err(RecordError::invalid(message).in_round(index));
            }
            None => {}
        }
        rounds.push(round);
    }
    Ok(rounds)
}

fn read_round(rules: &Rules, raw: &RawValue, game: Option<&Match>) -> Result<Round, RecordError> {
    if game.is_some_and(Match::is_over) {
        return Err(RecordError::invalid(crate::MatchError::AlreadyOver));
    }
    let mut object = JsonObject::read(raw.get(), "a round")?;
    let deal = read_deal(rules.players, &mut object, game)?;
    let mut round = Round::new(rules, deal);
    if let Some(Text(text)) = object.optional("stash", "it must be a text with one card or - for each seat")? {
        read_stash(&mut round, &text)?;
    }
    if let Some(Text(text)) = object.optional("plays", "it must be a text of cards in the order played")? {
        read_plays(&mut round, &text)?;
    }
    object.finish("the round")?;
    Ok(round)
}

fn read_deal(players: PlayerCount, object: &mut JsonObject<'_>, game: Option<&Match>) -> Result<Deal, RecordError> {
    let dealer: u64 = object.required("dealer", "it must be the number of the dealer's seat, counted from 0")?;
    let dealer = Seat::try_from(dealer)
        .ok()
        .filter(|&dealer| players.has(dealer))
        .ok_or_else(|| RecordError::invalid(format!("the dealer is seat {dealer}, where nobody sits")))?;
    if let Some(expected) = game.map(Match::dealer).filter(|&expected| expected != dealer) {
        return Err(RecordError::invalid(format!("{dealer:?} deals, but it is the turn of {expected:?} to deal")));
    }
    let texts: Vec<Text> = object.required("hands", "it must be a list with the cards of each seat")?;
    if texts.len() != players.count() {
        let (found, expected) = (texts.len(), players.count());
        return Err(RecordError::invalid(format!("there are {found} hands, but the rules say {expected} players")));
    }
    let mut hands = PerSeat::filled(players, CardSet::EMPTY);
    for (seat, text) in players.seats().zip(&texts) {
        hands[seat] = read_cards(&text.0, &format_args!("the hand of {seat:?}"))?;
    }
    let chest: Option<Text> = object.optional("chest", "it must be a text with the two cards dealt into the chest")?;
    let chest = chest.map_or(Ok(CardSet::EMPTY), |text| read_cards(&text.0, &format_args!("the chest")))?;
    Deal::new(dealer, hands, chest).map_err(RecordError::invalid)
}

fn read_cards(text: &str, whose: &std::fmt::Arguments<'_>) -> Result<CardSet, RecordError> {
    let mut cards = CardSet::EMPTY;
    for word in text.split_ascii_whitespace() {
        let card: Card = word.parse().map_err(|error| RecordError::invalid(format!("in {whose}, {error}")))?;
        if !cards.insert(card) {
            return Err(RecordError::invalid(format!("in {whose}, {card} stands twice")));
        }
    }
    Ok(cards)
}

fn read_stash(round: &mut Round, text: &str) -> Result<(), RecordError> {
    let players = round.players();
    let found = text.split_ascii_whitespace().count();
    if found != 0 && found != players.count() {
        let message = format!("the stash names {found}, but needs a card or - for each of {} seats", players.count());
        return Err(RecordError::invalid(message));
    }
    for (seat, word) in players.seats().zip(text.split_ascii_whitespace()).filter(|&(_, word)| word != "-") {
        let of = |error: &dyn std::fmt::Display| RecordError::invalid(format!("the stash of {seat:?}: {error}"));
        let card: Card = word.parse().map_err(|error| of(&error))?;
        round.apply(seat, Action::Stash(card)).map_err(|refusal| of(&refusal))?;
    }
    Ok(())
}

fn read_plays(round: &mut Round, text: &str) -> Result<(), RecordError> {
    for (index, word) in text.split_ascii_whitespace().enumerate() {
        let card: Card = word.parse().map_err(|error| RecordError::invalid(error).at_play(index))?;
        let seat = round.position().turn();
        round
            .apply(seat, Action::Play(card))
            .map_err(|refusal| RecordError::invalid(explain(round, seat, refusal)).at_play(index))?;
    }
    debug_assert!(round.phase() != Phase::Stash || round.plays().is_empty());
    Ok(())
}

fn explain(round: &Round, seat: Seat, refusal: crate::IllegalMove) -> String {
    match round.phase() {
        Phase::Play => format!("{seat:?} played against the rules: {refusal}"),
        Phase::Stash | Phase::Over => refusal.to_string(),
    }
}
