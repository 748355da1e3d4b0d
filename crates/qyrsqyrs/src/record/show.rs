//! `qyrsqyrs record show`: prints records trick by trick.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rules::record::Record;
use rules::{Card, CardSet, Match, Phase, Round, RuleOption, Seat, Trick};
use serde_json::{Value, json};

use super::printable;
use crate::Outcome;
use crate::output::json_line;
use crate::records::for_each_valid;

/// Print records trick by trick.
///
/// In each trick, > precedes the card that was led and * follows the card that won.
#[derive(Args)]
pub(crate) struct Show {
    /// Records to read; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object per record
    #[arg(long)]
    json: bool,
}

impl Show {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        for_each_valid(&self.files, false, |out, place, record| {
            if self.json {
                json_line(out, &as_json(&record))?;
            } else {
                print(out, place, &record)?;
            }
            Ok(Outcome::Yes)
        })
    }
}

fn print(out: &mut impl Write, place: &str, record: &Record) -> anyhow::Result<()> {
    let rules = &record.rules;
    writeln!(out, "{place}")?;
    write!(out, "{} players, ", rules.players.count())?;
    for (option, choice) in RuleOption::ALL.iter().zip(rules.choices()) {
        write!(out, "{} {}, ", option.key(), choice.name())?;
    }
    writeln!(out, "length {}", rules.length)?;
    for seat in rules.players.seats() {
        writeln!(out, "  seat {seat}: {}", name(record, seat))?;
    }
    let game = record.standing()?;
    for (index, round) in record.rounds.iter().enumerate() {
        writeln!(out)?;
        print_round(out, index, round)?;
    }
    writeln!(out)?;
    print_end(out, &game, record)
}

fn name(record: &Record, seat: Seat) -> String {
    let kind = &record.players[seat.index()];
    match record.names.as_ref().map(|names| names[seat.index()].as_str()) {
        _ if words::reader_of(record) == Some(seat) => format!("you ({})", printable(kind)),
        Some(name) if name != kind && !name.is_empty() => format!("{} ({})", printable(name), printable(kind)),
        _ => printable(kind),
    }
}

fn print_round(out: &mut impl Write, index: usize, round: &Round) -> anyhow::Result<()> {
    writeln!(out, "Round {}, dealt by seat {}", index + 1, round.deal().dealer())?;
    for (seat, hand) in round.deal().hands().iter_with_seat() {
        let stashed = round.stash()[seat].map_or(String::new(), |card| format!("  stashes {card}"));
        writeln!(out, "  seat {seat}   {}{stashed}", by_colour(*hand))?;
    }
    if !round.deal().chest().is_empty() {
        writeln!(out, "  chest    {}", by_colour(round.deal().chest()))?;
    }
    if !round.plays().is_empty() {
        let seats: String = round.players().seats().map(|seat| format!("seat {seat}  ")).collect();
        writeln!(out, "\n  trick  {seats}points")?;
    }
    for (number, trick) in round.tricks().iter().enumerate() {
        writeln!(out, "  {:>5}  {}{:>6}", number + 1, cells(round, trick), trick.points())?;
    }
    print_score(out, round)
}

/// A hand sorted by colour. The Queen comes first in each colour.
fn by_colour(cards: CardSet) -> String {
    let of_colour = |colour: rules::Colour| {
        let own = colour.numbers() | Card::queen(colour).to_set();
        let texts: Vec<&str> = (cards & own).iter().rev().map(Card::as_str).collect();
        texts.join(" ")
    };
    let groups: Vec<String> = rules::Colour::ALL.into_iter().map(of_colour).filter(|group| !group.is_empty()).collect();
    groups.join("  ")
}

fn cells(round: &Round, trick: &Trick) -> String {
    let winner = trick.winner().filter(|_| trick.is_complete());
    let cell = |seat: Seat| {
        let led = if trick.leader() == seat { '>' } else { ' ' };
        let won = if winner == Some(seat) { '*' } else { ' ' };
        trick.card_of(seat).map_or("        ".to_owned(), |card| format!("{led}{card}{won}    "))
    };
    round.players().seats().map(cell).collect()
}

fn print_score(out: &mut impl Write, round: &Round) -> anyhow::Result<()> {
    let Some(score) = round.score() else {
        let waiting = match (round.phase(), round.turn()) {
            (Phase::Stash, _) => "not all players have stashed".to_owned(),
            (_, Some(seat)) => format!("seat {seat} plays next"),
            _ => "unfinished".to_owned(),
        };
        writeln!(out, "  unfinished: {waiting}")?;
        return Ok(());
    };
    let chest = round.position().chest();
    writeln!(
        out,
        "  chest  {} ({} points) goes to seat {}",
        by_colour(chest),
        chest.points(),
        round.position().turn()
    )?;
    let row = |label: &str, values: &rules::PerSeat<u32>| {
        let cells: String = values.iter().map(|value| format!("{value:>6}  ")).collect();
        format!("  {label:<7}{}", cells.trim_end())
    };
    for (label, values) in [("tricks", &score.tricks), ("raw", &score.raw), ("points", &score.points)] {
        writeln!(out, "{}", row(label, values))?;
    }
    if let Some(seat) = score.grand() {
        writeln!(out, "  Grand by seat {seat}")?;
    }
    for seat in score.flawless() {
        writeln!(out, "  Flawless: seat {seat}")?;
    }
    Ok(())
}

fn print_end(out: &mut impl Write, game: &Match, record: &Record) -> anyhow::Result<()> {
    let heading = if game.is_over() { "Result" } else { "So far" };
    writeln!(out, "{heading}")?;
    for (seat, points) in game.totals().iter_with_seat() {
        let won = if game.winners().any(|winner| winner == seat) { "  winner" } else { "" };
        writeln!(out, "  seat {seat}  {points:>5}  {}{won}", name(record, seat))?;
    }
    Ok(())
}

fn as_json(record: &Record) -> Value {
    let rounds: Vec<Value> = record.rounds.iter().map(round_json).collect();
    let game = record.standing().ok();
    json!({
        "rules": record.rules,
        "players": record.players,
        "rounds": rounds,
        "total": game.as_ref().map(|game| game.totals().as_slice().to_vec()),
        "finished": game.as_ref().is_some_and(Match::is_over),
    })
}

fn round_json(round: &Round) -> Value {
    let trick_json = |trick: &Trick| {
        let cards: Vec<Option<&str>> =
            round.players().seats().map(|seat| trick.card_of(seat).map(Card::as_str)).collect();
        let winner = trick.winner().filter(|_| trick.is_complete()).map(Seat::index);
        json!({"leader": trick.leader().index(), "cards": cards, "winner": winner, "points": trick.points()})
    };
    let score = round.score().map(|score| {
        json!({
            "raw": score.raw.as_slice(),
            "tricks": score.tricks.as_slice(),
            "points": score.points.as_slice(),
            "grand": score.grand().map(Seat::index),
            "flawless": score.flawless().map(Seat::index).collect::<Vec<_>>(),
        })
    });
    json!({
        "dealer": round.deal().dealer().index(),
        "hands": round.deal().hands().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "chest": round.deal().chest().to_string(),
        "stash": round.stash().iter().map(|card| card.map(Card::as_str)).collect::<Vec<_>>(),
        "tricks": round.tricks().iter().map(trick_json).collect::<Vec<_>>(),
        "score": score,
    })
}
