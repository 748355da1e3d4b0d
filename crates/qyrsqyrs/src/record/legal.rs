//! `qyrsqyrs record legal`: prints whose turn it is, and their legal cards.

use std::path::PathBuf;

use clap::Args;
use rules::record::Record;
use rules::{Card, Phase, Round, Seat};
use serde::Serialize;

use crate::Outcome;
use crate::output::json_line;
use crate::records::for_each_valid;

/// Print whose turn it is in an unfinished record, and their legal cards.
///
/// Prints one JSON object, or in the stash phase one for each seat that still has to choose. Between rounds the phase
/// is "deal" and the seat is the next dealer's (null before the first round). After the match the phase is "finished".
#[derive(Args)]
pub(crate) struct Legal {
    /// Record to read; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Accepted for consistency; the output is always JSON
    #[arg(long, hide = true)]
    json: bool,
}

#[derive(Serialize)]
struct Choice {
    seat: Option<usize>,
    phase: &'static str,
    legal: Vec<&'static str>,
}

impl Legal {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        for_each_valid(&[self.file], false, |out, _, record| {
            choices(&record).iter().try_for_each(|choice| json_line(out, choice))?;
            Ok(Outcome::Yes)
        })
    }
}

fn choices(record: &Record) -> Vec<Choice> {
    let Some(round) = record.unfinished_round() else {
        let game = record.standing().ok().filter(|game| !game.is_over());
        let phase = if game.is_some() { "deal" } else { "finished" };
        // The table decides who deals first, and a record without rounds does not contain it.
        let dealer = game.filter(|_| !record.rounds.is_empty()).map(|game| game.dealer().index());
        return vec![Choice { seat: dealer, phase, legal: Vec::new() }];
    };
    let phase = if round.phase() == Phase::Stash { "stash" } else { "play" };
    let choice = |seat: Seat| Choice { seat: Some(seat.index()), phase, legal: texts(round, seat) };
    round.waiting().map(choice).collect()
}

fn texts(round: &Round, seat: Seat) -> Vec<&'static str> {
    round.legal(seat).iter().map(Card::as_str).collect()
}
