//! `qyrsqyrs report`: writes a report on the balance of the game, with its data.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;
use lab::report::{PlannedRun, ReportData, ReportLang, RunResult, page, plan};

use crate::Outcome;
use crate::files;
use crate::output::{progress_bar, stdout};
use crate::seats_args::pool;
use crate::simulate::play_in_batches;

/// Play many rounds under every option and write a report on the balance of the game.
///
/// Writes printable pages that contain their plots, index.html in English and index.de.html in German, and
/// figures.json, the tallies behind them. With --redraw, rebuilds the pages from the figures without playing.
#[derive(Args)]
pub(crate) struct ReportArgs {
    /// Output folder; created if missing
    #[arg(long, default_value = "docs/report", value_name = "FOLDER")]
    out: PathBuf,
    /// Number of rounds of random play, over all options
    #[arg(long, default_value_t = 12_000_000, value_name = "N")]
    fast: u64,
    /// Number of rounds of each kind with trained players, over all options
    #[arg(long, default_value_t = 600_000, value_name = "N")]
    strong: u64,
    /// Random seed
    #[arg(long, default_value_t = 2025)]
    seed: u64,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Rebuild the pages from the figures in the folder
    #[arg(long)]
    redraw: bool,
    /// Write only the page in this language: en or de [default: both]
    #[arg(long, value_name = "LANG")]
    lang: Option<ReportLang>,
}

/// The minimum number of rounds of a kind: a hundred for each option, so that every card has been both stashed and
/// kept.
const MIN_ROUNDS: u64 = 600;

impl ReportArgs {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        self.check()?;
        let figures_path = self.out.join("figures.json");
        let figures = if self.redraw { read(&figures_path)? } else { self.play()? };
        fs::create_dir_all(&self.out).with_context(|| format!("{} cannot be created", self.out.display()))?;
        if !self.redraw {
            files::write(&figures_path, serde_json::to_string(&figures)? + "\n")?;
        }
        let mut out = stdout();
        let written: Vec<ReportLang> = self.lang.map_or_else(|| ReportLang::ALL.to_vec(), |lang| vec![lang]);
        for &lang in &written {
            let others: Vec<ReportLang> = written.iter().copied().filter(|&other| other != lang).collect();
            let path = self.out.join(lang.file());
            files::write(&path, page(&figures, lang, &others))?;
            writeln!(out, "{}", path.display())?;
        }
        out.flush()?;
        Ok(Outcome::Yes)
    }

    fn check(&self) -> anyhow::Result<()> {
        for (flag, rounds) in [("--fast", self.fast), ("--strong", self.strong)] {
            if rounds < MIN_ROUNDS && !self.redraw {
                bail!("{flag} {rounds} is too few for a report: give at least {MIN_ROUNDS}");
            }
        }
        Ok(())
    }

    fn play(&self) -> anyhow::Result<ReportData> {
        let plan = plan(self.fast, self.strong, self.seed);
        let all = plan.iter().map(|run| run.rounds).sum();
        let bar = progress_bar(all, "rounds");
        let pool = pool(self.threads)?;
        let play = |run: PlannedRun| {
            let tally = play_in_batches(&run.simulation, 0..run.rounds, &pool, &bar);
            RunResult { variant: run.variant, kind: run.kind, tally }
        };
        let runs = plan.into_iter().map(play).collect();
        bar.finish_and_clear();
        let command = format!("qyrsqyrs report --fast {} --strong {} --seed {}", self.fast, self.strong, self.seed);
        Ok(ReportData { command, runs })
    }
}

fn read(path: &Path) -> anyhow::Result<ReportData> {
    serde_json::from_str(&files::read_text(path)?)
        .with_context(|| format!("{} is not the figures.json of a report", path.display()))
}
