//! `qyrsqyrs verify`: checks that the deals of a record were fair.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use rules::record::{DealProof, FairnessError, KeptDeal, Record};
use serde_json::{Value, json};
use terminal::data_dir::DataDir;

use crate::Outcome;
use crate::output::json_line;
use crate::records::for_each_valid;

/// Recompute the deals of a record and check that they were fair.
///
/// A fair deal is computed from a secret that the server committed to before the round and from entropy that every
/// player added afterwards, so nobody could choose it. A record alone cannot show that the commitment came first.
/// Therefore `play --join` keeps what it received and sent, and this command compares the deals of those matches with
/// it. (Nothing proves that the server's operator did not look at the cards.) The exit code is 0 if every finished
/// round is fair, 1 if one is not, and 2 if the record cannot be read.
#[derive(Args)]
pub(crate) struct Verify {
    /// Records to read; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// File with the commitments received and the entropy sent before the deals [default: the file that `play --join`
    /// keeps in your data folder]
    #[arg(long, value_name = "FILE")]
    kept: Option<PathBuf>,
    /// Folder for your matches [default: the system's usual data folder]
    #[arg(long, env = "QYRSQYRS_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Print one JSON object per record
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let kept = self.kept_deals()?;
        for_each_valid(&self.files, self.json, |out, place, record| self.report(out, place, &record, &kept))
    }

    /// The deals that this person's program kept. A missing default file means none; a missing file given with `--kept`
    /// is an error.
    fn kept_deals(&self) -> anyhow::Result<Vec<KeptDeal>> {
        let usual = || self.data.clone().map(DataDir::at).or_else(DataDir::default_dir).map(|dir| dir.kept_deals());
        let Some(path) = self.kept.clone().or_else(|| usual().filter(|path| path.exists())) else {
            return Ok(Vec::new());
        };
        let text = std::fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let read = |(index, line): (usize, &str)| {
            let place = || format!("{}: line {} is not a kept deal", path.display(), index + 1);
            serde_json::from_str(line).with_context(place)
        };
        let deals = text.lines().enumerate().map(read);
        // A crash may have cut off a line of the default file. Ignore it, so that other matches can still be verified.
        if self.kept.is_some() { deals.collect() } else { Ok(deals.filter_map(Result::ok).collect()) }
    }

    fn report(&self, out: &mut impl Write, place: &str, record: &Record, kept: &[KeptDeal]) -> anyhow::Result<Outcome> {
        let verdicts = record.verify_against(kept);
        let open = |verdict: &Result<DealProof, FairnessError>| *verdict == Err(FairnessError::NotYetShown);
        let current = record.unfinished_round().is_some();
        // The secret of a round in progress must not be known yet.
        let counted =
            if current && verdicts.last().is_some_and(open) { &verdicts[..verdicts.len() - 1] } else { &verdicts[..] };
        let fair = !verdicts.is_empty() && counted.iter().all(Result::is_ok);
        if self.json {
            let rounds: Vec<Value> = verdicts.iter().map(round_json).collect();
            json_line(out, &json!({"ok": fair, "rounds": rounds}))?;
        } else {
            for (index, verdict) in verdicts.iter().enumerate() {
                let said = verdict.as_ref().map_or_else(ToString::to_string, |proof| sentence(*proof).to_owned());
                writeln!(out, "{place}: round {}: {said}", index + 1)?;
            }
            if verdicts.is_empty() {
                writeln!(out, "{place}: there is no round to verify")?;
            }
        }
        Ok(if fair { Outcome::Yes } else { Outcome::No })
    }
}

fn sentence(proof: DealProof) -> &'static str {
    match proof {
        DealProof::Kept => "the deal is fair: you saw the commitment before you added to the shuffle",
        DealProof::LeftOut => "the deal follows from the secret, but what you added came too late or was left out",
        DealProof::RecordOnly => {
            "the deal follows from the secret and what the players added; nothing was kept that shows which came first"
        }
        DealProof::ServerAlone => "the deal follows from the secret, but nobody added to it: the server alone decided",
    }
}

fn round_json(verdict: &Result<DealProof, FairnessError>) -> Value {
    match verdict {
        Ok(proof) => json!({"ok": true, "proof": name(*proof)}),
        Err(error) => json!({"ok": false, "error": error.to_string()}),
    }
}

fn name(proof: DealProof) -> &'static str {
    match proof {
        DealProof::Kept => "kept",
        DealProof::LeftOut => "left-out",
        DealProof::RecordOnly => "record-only",
        DealProof::ServerAlone => "server-alone",
    }
}
