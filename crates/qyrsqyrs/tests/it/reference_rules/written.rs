//! Matches as text: the record, and the verdict and the legal actions that the commands should print for it.

use super::chance::Chance;
use super::game::{self, Card, House, Length, Round, Score};

/// A match, whole or cut short.
#[derive(Clone, Debug)]
pub(crate) struct Match {
    pub(crate) house: House,
    pub(crate) names: Vec<String>,
    pub(crate) rounds: Vec<Round>,
}

impl Match {
    /// The scores of the complete rounds.
    pub(crate) fn scores(&self) -> Vec<Score> {
        self.rounds.iter().filter_map(|round| round.score(&self.house)).collect()
    }

    /// The record on one line, with its keys in random order.
    pub(crate) fn record(&self, chance: &mut Chance) -> String {
        let rounds: Vec<String> = self.rounds.iter().map(|round| round_text(round, chance)).collect();
        let names: Vec<String> = self.names.iter().map(|name| quoted(name)).collect();
        let mut keys = vec![
            ("format", quoted("qyrsqyrs/1")),
            ("rules", rules_text(&self.house, chance)),
            ("players", format!("[{}]", names.join(","))),
            ("rounds", format!("[{}]", rounds.join(","))),
        ];
        if chance.one_in(5) {
            keys.push(("x-note", "{\"by\":[\"nobody\",null,1.5e3],\"plays\":\"R9\"}".to_string()));
        }
        object(keys, chance)
    }

    /// The expected output of `record check --json`.
    pub(crate) fn verdict(&self) -> String {
        let scores = self.scores();
        let total = game::total(self.house.players, &scores);
        let finished = game::is_finished(&self.house, &scores);
        let winners = if finished { game::winners(&total) } else { Vec::new() };
        let rounds: Vec<String> = scores
            .iter()
            .map(|s| format!("{{\"raw\":{:?},\"tricks\":{:?},\"points\":{:?}}}", s.raw, s.tricks, s.points))
            .collect();
        format!(
            "{{\"ok\":true,\"rounds\":[{}],\"total\":{total:?},\"winners\":{winners:?},\"finished\":{finished}}}",
            rounds.join(",")
        )
    }

    /// The expected output of `record legal`: seat, phase and sorted cards, for each seat that has to act.
    ///
    /// Empty between rounds and after the last round.
    pub(crate) fn legal(&self) -> Vec<(usize, &'static str, Vec<Card>)> {
        let Some(round) = self.rounds.last() else {
            return Vec::new();
        };
        let mut answers = Vec::new();
        if !round.all_stashed() {
            for (seat, hand) in round.hands.iter().enumerate() {
                if round.stash[seat].is_none() {
                    answers.push((seat, "stash", hand.clone()));
                }
            }
        } else {
            let play = round.replay();
            if !play.is_over() {
                answers.push((play.turn(), "play", play.legal(&self.house)));
            }
        }
        for (.., cards) in &mut answers {
            cards.sort();
        }
        answers
    }
}

fn rules_text(house: &House, chance: &mut Chance) -> String {
    let length = match house.length {
        Length::Deals(n) => format!("{{\"deals\":{n}}}"),
        Length::Rounds(n) => format!("{{\"rounds\":{n}}}"),
        Length::Until(n) => format!("{{\"until\":{n}}}"),
    };
    let mut keys = vec![("players", house.players.to_string())];
    keys.extend(house.options().map(|(key, value)| (key, quoted(value))));
    keys.push(("length", length));
    object(keys, chance)
}

fn round_text(round: &Round, chance: &mut Chance) -> String {
    let hands: Vec<String> = round.hands.iter().map(|hand| quoted(&hand.join(" "))).collect();
    let stash: Vec<String> = round.stash.iter().map(|card| card.clone().unwrap_or_else(|| "-".into())).collect();
    let mut keys = vec![
        ("dealer", round.dealer.to_string()),
        ("hands", format!("[{}]", hands.join(","))),
        ("stash", quoted(&stash.join(" "))),
        ("plays", quoted(&round.plays.join(" "))),
    ];
    if !round.chest.is_empty() {
        keys.push(("chest", quoted(&round.chest.join(" "))));
    }
    object(keys, chance)
}

fn object(mut keys: Vec<(&str, String)>, chance: &mut Chance) -> String {
    if chance.one_in(2) {
        chance.shuffle(&mut keys);
    }
    let members: Vec<String> = keys.iter().map(|(key, value)| format!("{}:{value}", quoted(key))).collect();
    format!("{{{}}}", members.join(","))
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
