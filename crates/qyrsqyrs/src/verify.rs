//! `qyrsqyrs verify`: were the deals of this match fair?

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rules::record::{FairnessError, Record};
use serde_json::{Value, json};

use crate::Outcome;
use crate::output::json_line;
use crate::records::for_each_valid;

/// Recompute the deals of a record and check that they were fair.
///
/// A fair deal is computed from a secret that the server committed to before the round and from entropy that every player
/// added, so no party could choose it. (This does not prove that the server's operator did not look at the cards.) The exit
/// code is 0 if every finished round is proven fair, 1 if one is not, and 2 if the record cannot be read.
#[derive(Args)]
pub(crate) struct Verify {
    /// Records to read; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object per record
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        for_each_valid(&self.files, self.json, |out, place, record| self.report(out, place, &record))
    }

    fn report(&self, out: &mut impl Write, place: &str, record: &Record) -> anyhow::Result<Outcome> {
        let verdicts = record.verify();
        let open = |verdict: &Result<(), FairnessError>| *verdict == Err(FairnessError::NotYetShown);
        let current = record.unfinished_round().is_some();
        // The secret of a round that is still being played must not be known yet.
        let counted =
            if current && verdicts.last().is_some_and(open) { &verdicts[..verdicts.len() - 1] } else { &verdicts[..] };
        let fair = !verdicts.is_empty() && counted.iter().all(Result::is_ok);
        if self.json {
            let rounds: Vec<Value> = verdicts.iter().map(round_json).collect();
            json_line(out, &json!({"ok": fair, "rounds": rounds}))?;
        } else {
            for (index, verdict) in verdicts.iter().enumerate() {
                let said = verdict.as_ref().map_or_else(ToString::to_string, |()| "the deal is fair".to_owned());
                writeln!(out, "{place}: round {}: {said}", index + 1)?;
            }
            if verdicts.is_empty() {
                writeln!(out, "{place}: there is no round to verify")?;
            }
        }
        Ok(if fair { Outcome::Yes } else { Outcome::No })
    }
}

fn round_json(verdict: &Result<(), FairnessError>) -> Value {
    match verdict {
        Ok(()) => json!({"ok": true}),
        Err(error) => json!({"ok": false, "error": error.to_string()}),
    }
}
