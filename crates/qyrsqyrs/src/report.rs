//! `qyrsqyrs report`: the balance of the game as one page, with the figures behind it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use lab::RoundStats;
use lab::report::{PlannedRun, ReportData, RunResult, page, plan};

use crate::Outcome;
use crate::output::stdout;
use crate::seats_args::pool;

/// Play many rounds under every option and write a report on the balance of the game.
///
/// Writes index.html, a single printable page that contains its plots, and figures.json, the tallies behind it. With --redraw,
/// rebuilds the page from the figures without playing.
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
    /// Rebuild the page from the figures in the folder
    #[arg(long)]
    redraw: bool,
}

/// Rounds between two looks at the progress bar.
const BATCH: u64 = 1 << 14;

impl ReportArgs {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let figures_path = self.out.join("figures.json");
        let figures = if self.redraw { read(&figures_path)? } else { self.play()? };
        fs::create_dir_all(&self.out).with_context(|| format!("{} cannot be made", self.out.display()))?;
        if !self.redraw {
            write(&figures_path, &(serde_json::to_string(&figures)? + "\n"))?;
        }
        let path = self.out.join("index.html");
        write(&path, &page(&figures))?;
        let mut out = stdout();
        writeln!(out, "{}", path.display())?;
        out.flush()?;
        Ok(Outcome::Yes)
    }

    fn play(&self) -> anyhow::Result<ReportData> {
        let plan = plan(self.fast, self.strong, self.seed);
        let all = plan.iter().map(|run| run.rounds).sum();
        let bar = ProgressBar::new(all)
            .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} rounds, {eta} left")?);
        let pool = pool(self.threads)?;
        let play = |run: PlannedRun| {
            let mut tally = RoundStats::default();
            for start in (0..run.rounds).step_by(BATCH as usize) {
                let end = (start + BATCH).min(run.rounds);
                tally.merge(&pool.install(|| run.simulation.play(start..end)));
                bar.inc(end - start);
            }
            RunResult { variant: run.variant, kind: run.kind, tally }
        };
        let runs = plan.into_iter().map(play).collect();
        bar.finish_and_clear();
        let command = format!("qyrsqyrs report --fast {} --strong {} --seed {}", self.fast, self.strong, self.seed);
        Ok(ReportData { command, runs })
    }
}

fn read(path: &Path) -> anyhow::Result<ReportData> {
    let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not the figures.json of a report", path.display()))
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))
}
