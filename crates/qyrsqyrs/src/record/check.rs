//! `qyrsqyrs record check`: checks records against the rules and prints their results.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rules::record::{Record, RecordError};
use rules::{Match, Score, Seat};
use serde::Serialize;

use super::printable;
use crate::Outcome;
use crate::output::json_line;
use crate::records::{error_json, for_each_record, outcome_of};

/// Check records against the rules and add up their points.
///
/// A file contains one record, or one record per line. The exit code is 0 if all records are valid, 1 if one breaks the
/// rules, and 2 if one cannot be read.
#[derive(Args)]
pub(crate) struct RecordCheckArgs {
    /// Files to check; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object per record; rounds and plays count from 0
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct CheckedMatch<'a> {
    ok: bool,
    rounds: &'a [Score],
    total: &'a [u32],
    winners: Vec<usize>,
    finished: bool,
}

impl<'a> CheckedMatch<'a> {
    fn new(game: &'a Match) -> CheckedMatch<'a> {
        CheckedMatch {
            ok: true,
            rounds: game.scores(),
            total: game.totals().as_slice(),
            winners: game.winners().map(Seat::index).collect(),
            finished: game.is_over(),
        }
    }
}

impl RecordCheckArgs {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        for_each_record(&self.files, |out, place, record| {
            match record.and_then(|record| Ok((standing_of(&record)?, record))) {
                Ok((game, _)) if self.json => json_line(out, &CheckedMatch::new(&game))?,
                Ok((game, record)) => writeln!(out, "{place}: {}", sentence(&game, &record))?,
                Err(error) => {
                    report_error(out, place, &error, self.json)?;
                    return Ok(outcome_of(&error));
                }
            }
            Ok(Outcome::Yes)
        })
    }
}

/// The standing of a record. Reading it has already checked it, so this only adds up points.
fn standing_of(record: &Record) -> Result<Match, RecordError> {
    record.standing().map_err(|error| RecordError::not_json(error.to_string()))
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

/// Reports an invalid record on standard output and an unreadable one on standard error. `--json` reports both on
/// standard output.
fn report_error(out: &mut impl Write, place: &str, error: &RecordError, json: bool) -> anyhow::Result<()> {
    if json {
        json_line(out, &error_json(error))?;
    }
    if !error.readable {
        out.flush()?;
        eprintln!("qyrsqyrs: {place}: {error}");
    } else if !json {
        writeln!(out, "{place}: broken: {error}")?;
    }
    Ok(())
}
