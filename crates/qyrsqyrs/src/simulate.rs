//! `qyrsqyrs simulate`: simulates many rounds and prints statistics.

use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use bots::BotName;
use clap::Args;
use indicatif::ProgressBar;
use lab::{Player, RoundStats, Shard, Simulation};
use rayon::ThreadPool;
use serde_json::{Value, json};

use crate::Outcome;
use crate::count::at_least_one;
use crate::files;
use crate::output::{progress_bar, report};
use crate::seats_args::{SeatsArgs, pool};

/// Simulate many rounds and print statistics.
///
/// The same seed gives the same rounds on every machine and with any number of threads. The --json outputs of all
/// shards of a run, combined with --merge, are exactly the output of the whole run. Without --seats, all players play
/// at random.
#[derive(Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    seats: SeatsArgs,
    /// Number of rounds
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    rounds: u64,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play only this shard of the rounds, such as 3/16
    #[arg(long, default_value_t = Shard::WHOLE, value_name = "K/N")]
    shard: Shard,
    /// Let one seat per round stash at random, and tally only that seat's cards
    #[arg(long)]
    explore: bool,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Combine the --json outputs of shards instead of playing
    #[arg(long, num_args = 1.., value_name = "FILE", conflicts_with_all = ["shard", "seats", "rounds", "seed", "explore"])]
    merge: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Rounds per step of the progress bar.
const BATCH: u64 = 1 << 14;

impl Simulate {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let (setup, tally) = if self.merge.is_empty() { self.play()? } else { merged(&self.merge)? };
        report(self.json, &as_json(&setup, &tally), |out, _| print(out, &setup, &tally))?;
        Ok(Outcome::Yes)
    }

    fn play(&self) -> anyhow::Result<(Value, RoundStats)> {
        at_least_one("--rounds", self.rounds)?;
        let (rules, entries) = self.seats.table(Player::Bot(BotName::Random))?;
        let simulation =
            Simulation::new(rules, entries, self.seed, self.explore).context("every seat needs a player")?;
        let range = self.shard.range(self.rounds);
        let bar = progress_bar(range.end - range.start, "rounds");
        let tally = play_in_batches(&simulation, range, &pool(self.threads)?, &bar);
        bar.finish_and_clear();
        Ok((simulation.setup(), tally))
    }
}

/// Plays these rounds on a thread pool, in batches that advance the progress bar.
pub(crate) fn play_in_batches(
    simulation: &Simulation,
    rounds: Range<u64>,
    pool: &ThreadPool,
    bar: &ProgressBar,
) -> RoundStats {
    let mut tally = simulation.play(rounds.start..rounds.start);
    for start in rounds.clone().step_by(BATCH as usize) {
        let end = (start + BATCH).min(rounds.end);
        tally.merge(&pool.install(|| simulation.play(start..end)));
        bar.inc(end - start);
    }
    tally
}

/// The combined outputs of shards.
fn merged(files: &[PathBuf]) -> anyhow::Result<(Value, RoundStats)> {
    let mut sum: Option<(Value, RoundStats)> = None;
    for path in files {
        let (setup, tally) = read(path)?;
        match &mut sum {
            None => sum = Some((setup, tally)),
            Some((first, all)) if *first == setup => all.merge(&tally),
            Some(_) => bail!("{} and {} are from different runs", path.display(), files[0].display()),
        }
    }
    sum.context("there is nothing to merge")
}

/// Reads the `--json` output of a simulation: its setup and its tally.
pub(crate) fn read(path: &Path) -> anyhow::Result<(Value, RoundStats)> {
    let text = files::read_text(path)?;
    let no_simulation = || format!("{} is not the output of a simulation", path.display());
    let mut whole: Value = serde_json::from_str(&text).with_context(no_simulation)?;
    let tally = serde_json::from_value(whole["tally"].take()).with_context(no_simulation)?;
    Ok((whole["setup"].take(), tally))
}

fn print(out: &mut impl Write, setup: &Value, tally: &RoundStats) -> anyhow::Result<()> {
    writeln!(out, "rounds            {}", tally.rounds)?;
    writeln!(out, "one Flawless      {:.4}", tally.rate(tally.flawless[1]))?;
    writeln!(out, "two Flawless      {:.4}", tally.rate(tally.flawless[2]))?;
    writeln!(out, "Grand             {:.4}", tally.grand_rate())?;
    writeln!(out, "points in chest   {:.2}", tally.chest.mean())?;
    writeln!(out, "Queens in chest   {:.3}", queens_in_chest(tally))?;
    writeln!(out, "\nseat from the dealer's left   points   deviation   takes the chest")?;
    for (index, place) in tally.places.iter().enumerate() {
        let (mean, deviation) = (place.points.mean(), place.points.deviation());
        writeln!(out, "{:>27} {mean:>8.2} {deviation:>11.2} {:>17.4}", index + 1, tally.rate(place.chest))?;
    }
    writeln!(out, "\nplayer          utility   ± 95 %")?;
    for (index, entry) in tally.entries.iter().enumerate() {
        let name = setup["seats"][index].as_str().unwrap_or_default();
        let (mean, ci95) = (tally.in_points(entry.mean()), tally.in_points(entry.ci95()));
        writeln!(out, "{index:>3}  {name:<10} {mean:>+8.2} {ci95:>8.2}")?;
    }
    Ok(())
}

fn queens_in_chest(tally: &RoundStats) -> f64 {
    let queens = tally.chest_queens.iter().enumerate().map(|(queens, &count)| queens as u64 * count).sum();
    tally.rate(queens)
}

fn as_json(setup: &Value, tally: &RoundStats) -> Value {
    let by_seat = |figure: &dyn Fn(&lab::SeatStats) -> f64| tally.places.iter().map(figure).collect::<Vec<f64>>();
    json!({
        "rounds": tally.rounds,
        "seed": setup["seed"],
        "rules": setup["rules"],
        "flawless_rate": tally.rate(tally.flawless[1] + tally.flawless[2]),
        "two_flawless_rate": tally.rate(tally.flawless[2]),
        "grand_rate": tally.grand_rate(),
        "points_by_seat": by_seat(&|place| place.points.mean()),
        "deviation_by_seat": by_seat(&|place| place.points.deviation()),
        "chest": {
            "points": tally.chest.mean(),
            "queens": queens_in_chest(tally),
            "taken_by_seat": by_seat(&|place| tally.rate(place.chest)),
        },
        "setup": setup,
        "tally": tally,
    })
}
