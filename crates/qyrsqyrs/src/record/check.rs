//! `qyrsqyrs record check`: is this a match by the rules, and how did it end?

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rules::record::{Record, RecordError};
use rules::{Match, PerSeat, Score, Seat};
use serde::Serialize;

use super::printable;
use crate::Outcome;
use crate::output::{json_line, stdout};
use crate::records::{RecordEntry, for_each_record, outcome_of};

/// Check records against the rules and add up their points.
///
/// A file contains one record, or one record per line. The exit code is 0 if all records are valid, 1 if one breaks the rules,
/// and 2 if one cannot be read.
#[derive(Args)]
pub(crate) struct CheckArgs {
    /// Files to check; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object per record; rounds and plays count from 0
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Verdict<'a> {
    ok: bool,
    rounds: Vec<RoundVerdict<'a>>,
    total: &'a [u32],
    winners: Vec<usize>,
    finished: bool,
}

#[derive(Serialize)]
struct RoundVerdict<'a> {
    raw: &'a [u32],
    tricks: &'a [u32],
    points: &'a [u32],
}

#[derive(Serialize)]
struct Complaint<'a> {
    ok: bool,
    error: &'a str,
    round: Option<usize>,
    play: Option<usize>,
}

impl CheckArgs {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let mut out = stdout();
        let mut outcome = Outcome::Yes;
        for file in &self.files {
            for_each_record(file, |RecordEntry { place, record }| {
                match record.and_then(|record| Ok((judged(&record)?, record))) {
                    Ok((game, record)) if self.json => print_json(&mut out, &game, &record)?,
                    Ok((game, record)) => writeln!(out, "{place}: {}", sentence(&game, &record))?,
                    Err(error) => {
                        outcome = outcome.max(outcome_of(&error));
                        complain(&mut out, &place, &error, self.json)?;
                    }
                }
                Ok(())
            })?;
        }
        out.flush()?;
        Ok(outcome)
    }
}

/// A record that was read has been judged on the way, so this only adds up.
fn judged(record: &Record) -> Result<Match, RecordError> {
    record.standing().map_err(|error| RecordError::not_json(error.to_string()))
}

fn print_json(out: &mut impl Write, game: &Match, _: &Record) -> anyhow::Result<()> {
    let of_round = |score: &'_ Score| -> [PerSeat<u32>; 3] { [score.raw, score.tricks, score.points] };
    let rounds: Vec<[PerSeat<u32>; 3]> = game.scores().iter().map(of_round).collect();
    let verdict = Verdict {
        ok: true,
        rounds: rounds
            .iter()
            .map(|[raw, tricks, points]| RoundVerdict {
                raw: raw.as_slice(),
                tricks: tricks.as_slice(),
                points: points.as_slice(),
            })
            .collect(),
        total: game.totals().as_slice(),
        winners: game.winners().map(Seat::index).collect(),
        finished: game.is_over(),
    };
    json_line(out, &verdict)
}

fn sentence(game: &Match, record: &Record) -> String {
    let totals = game.totals().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let rounds = game.scores().len();
    let plural = if rounds == 1 { "" } else { "s" };
    let winners: Vec<String> =
        game.winners().map(|seat| format!("seat {seat} ({})", printable(&record.players[seat.index()]))).collect();
    let end = match winners.as_slice() {
        [] => "not finished".to_owned(),
        [one] => format!("won by {one}"),
        several => format!("won together by {}", several.join(" and ")),
    };
    format!("ok, {rounds} finished round{plural}, points {totals}, {end}")
}

/// An unreadable source is an error, said on standard error; with `--json` the program reading along hears of it too.
fn complain(out: &mut impl Write, place: &str, error: &RecordError, json: bool) -> anyhow::Result<()> {
    if json {
        json_line(out, &Complaint { ok: false, error: &error.message, round: error.round, play: error.play })?;
    }
    if !error.readable {
        out.flush()?;
        eprintln!("qyrsqyrs: {place}: {error}");
    } else if !json {
        writeln!(out, "{place}: broken: {error}")?;
    }
    Ok(())
}
