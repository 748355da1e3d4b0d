//! `qyrsqyrs arena`: a tournament of bots, with every deal in every rotation of the seats.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use bots::BotName;
use clap::Args;
use lab::{Arena, Player, Standings};
use serde_json::{Value, json};

use crate::Outcome;
use crate::count::{at_least_one, counted};
use crate::files;
use crate::output::{Stdout, report, resumed_bar};
use crate::seats_args::{SeatsArgs, pool};

/// Run a tournament of bots, with every deal in every rotation of the seats so that luck cancels out.
///
/// A bot's utility is the mean of the opponents' points minus its own; higher is better. The same seed gives the same
/// figures on every machine and with any number of threads; only times differ. With --state, a stopped run continues
/// where it was.
#[derive(Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    seats: SeatsArgs,
    /// Number of deals, each played in every rotation
    #[arg(long, default_value_t = 1000, value_name = "N")]
    deals: u64,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Save the standings in this file, and continue from it if it exists
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The target time for a batch of deals, short enough that a stopped run loses little.
const BATCH_TIME: Duration = Duration::from_millis(700);

impl ArenaArgs {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        at_least_one("--deals", self.deals)?;
        let (rules, entries) = self.seats.table(Player::Bot(BotName::Medium))?;
        let arena = Arena::new(rules, entries, self.seed).context("every seat needs a player")?;
        let standings = self.play(&arena)?;
        report(self.json, &arena.as_json(&standings), print)?;
        Ok(Outcome::Yes)
    }

    fn play(&self, arena: &Arena) -> anyhow::Result<Standings> {
        let pool = pool(self.threads)?;
        let mut standings = match &self.state {
            Some(path) => load(path, arena)?,
            None => Standings::default(),
        };
        let done = standings.deals;
        let bar = resumed_bar(done, self.deals, "deals");
        let mut batch = pool.current_num_threads() as u64;
        while standings.deals < self.deals {
            bar.set_position(standings.deals - done);
            let start = Instant::now();
            let end = (standings.deals + batch).min(self.deals);
            standings.merge(&pool.install(|| arena.play(standings.deals..end)));
            if let Some(path) = &self.state {
                files::replace(path, json!({"setup": arena.setup(), "standings": standings}).to_string())?;
            }
            if start.elapsed() < BATCH_TIME {
                batch *= 2;
            }
        }
        bar.finish_and_clear();
        Ok(standings)
    }
}

/// The standings of an earlier run with the same setup. Empty if the file does not exist.
fn load(path: &Path, arena: &Arena) -> anyhow::Result<Standings> {
    if !path.exists() {
        return Ok(Standings::default());
    }
    let not_saved = || format!("{} is not a saved arena", path.display());
    let mut saved: Value = serde_json::from_str(&files::read_text(path)?).with_context(not_saved)?;
    if saved["setup"] != arena.setup() {
        bail!("{} belongs to an arena with other seats, rules or seed", path.display());
    }
    let standings: Standings = serde_json::from_value(saved["standings"].take()).with_context(not_saved)?;
    if !arena.can_have(&standings) {
        bail!("{} is damaged: its figures cannot come from this arena", path.display());
    }
    Ok(standings)
}

/// The half-width of a confidence interval. A single deal has none.
fn interval(ci95: &Value) -> String {
    ci95.as_f64().map_or_else(|| "unknown".to_owned(), |ci95| format!("{ci95:.2}"))
}

fn print(out: &mut Stdout, figures: &Value) -> anyhow::Result<()> {
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let seats = figures["seats"].as_array().map_or(&[][..], Vec::as_slice);
    let deals = counted(figures["deals"].as_u64().unwrap_or_default(), "deal");
    writeln!(out, "{deals}, each in {} rotations", seats.len())?;
    writeln!(out, "\n     bot       utility    ± 95 %    points  Flawless     Grand    ms p50    ms p99")?;
    for (index, seat) in seats.iter().enumerate() {
        writeln!(
            out,
            "{index:>3}  {:<8} {:>+8.2} {:>9} {:>9.2} {:>9.4} {:>9.4} {:>9.3} {:>9.3}",
            seat["bot"].as_str().unwrap_or_default(),
            number(&seat["utility"]),
            interval(&seat["ci95"]),
            number(&seat["points"]),
            number(&seat["flawless"]),
            number(&seat["grand"]),
            number(&seat["ms_p50"]),
            number(&seat["ms_p99"]),
        )?;
    }
    writeln!(out, "\npaired differences of utility on the same deals")?;
    for pair in figures["differences"].as_array().map_or(&[][..], Vec::as_slice) {
        let (utility, ci95) = (number(&pair["utility"]), interval(&pair["ci95"]));
        writeln!(out, "{:>3} over {}  {utility:>+8.2} ± {ci95}", pair["of"], pair["to"])?;
    }
    Ok(())
}
