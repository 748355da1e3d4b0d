//! `qyrsqyrs train`: trains the strong bots' network by self-play.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use bots::training::{CurvePoint, Training, TrainingConfig};
use clap::Args;

use crate::Outcome;
use crate::count::{at_least_one, counted};
use crate::files;
use crate::output::{report, resumed_bar};

/// Train the strong bots' network by self-play.
///
/// Uses one thread; the same seed gives the same weights. The state is saved at every measurement, and a run continues
/// from its checkpoint if there is one, so you can stop it at any time. To use the weights, copy them to
/// crates/bots/value_net.bin and rebuild.
#[derive(Args)]
pub(crate) struct Train {
    /// Number of rounds to plan for; the learning rate decreases towards the end
    #[arg(long, default_value_t = TrainingConfig::default().rounds, value_name = "N")]
    rounds: u64,
    /// Stop after this many rounds, before the plan is complete
    #[arg(long, value_name = "N")]
    stop: Option<u64>,
    /// Random seed
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Lambda of TD(lambda), 0 to 1: weight of the outcome against the network's later estimates; 1 is the outcome
    /// alone
    #[arg(long, default_value_t = TrainingConfig::default().lambda, value_name = "PART")]
    trace: f32,
    /// Checkpoint file to save to and continue from
    #[arg(long, default_value = "training.checkpoint", value_name = "FILE")]
    checkpoint: PathBuf,
    /// Output file for the weights
    #[arg(long, default_value = "value_net.bin", value_name = "FILE")]
    weights: PathBuf,
    /// Output file for the learning curve, as SVG
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
    /// Measure and save after every N rounds
    #[arg(long, default_value_t = 131_072, value_name = "N")]
    every: u64,
    /// Deals per measurement; each is played in every seat
    #[arg(long, default_value_t = 1000, value_name = "N")]
    deals: u64,
    /// Print each measurement as one JSON object
    #[arg(long)]
    json: bool,
}

impl Train {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        self.check()?;
        let mut training = self.start()?;
        let (done, end) = (training.rounds(), self.stop.unwrap_or(self.rounds));
        if done >= end {
            eprintln!("qyrsqyrs: this run has already played {}: nothing is left to do", counted(done, "round"));
        }
        let bar = resumed_bar(done, end, "rounds");
        while training.rounds() < end {
            let stop = (training.rounds() + self.every).min(end);
            while training.rounds() < stop {
                training.step();
                bar.set_position(training.rounds() - done);
            }
            let progress = training.measure(self.deals);
            bar.suspend(|| self.print(progress))?;
            self.save(&training)?;
        }
        bar.finish_and_clear();
        self.save(&training)?;
        Ok(Outcome::Yes)
    }

    fn check(&self) -> anyhow::Result<()> {
        let counts = [
            ("--rounds", self.rounds),
            ("--stop", self.stop.unwrap_or(self.rounds)),
            ("--every", self.every),
            ("--deals", self.deals),
        ];
        counts.into_iter().try_for_each(|(flag, count)| at_least_one(flag, count))?;
        if !(0.0..=1.0).contains(&self.trace) {
            bail!("--trace {} is out of range: give a number from 0 to 1", self.trace);
        }
        Ok(())
    }

    fn start(&self) -> anyhow::Result<Training> {
        if !self.checkpoint.exists() {
            let plan = TrainingConfig { rounds: self.rounds, lambda: self.trace, ..TrainingConfig::default() };
            return Ok(Training::new(self.seed, plan));
        }
        let bytes = fs::read(&self.checkpoint).with_context(|| format!("cannot read {}", self.checkpoint.display()))?;
        let training = Training::restore(&bytes)
            .with_context(|| format!("{} is not a checkpoint of this version", self.checkpoint.display()))?;
        let (seed, trace) = (training.seed(), training.config().lambda);
        if (seed, trace) != (self.seed, self.trace) {
            bail!("{} belongs to a run with --seed {seed} --trace {trace}", self.checkpoint.display());
        }
        Ok(training)
    }

    fn print(&self, progress: CurvePoint) -> anyhow::Result<()> {
        let CurvePoint { rounds, three, four } = progress;
        let object = serde_json::json!({"rounds": rounds, "utility": {"3": three, "4": four}});
        report(self.json, &object, |out, _| {
            writeln!(out, "{rounds:>10} rounds: {three:+.1} with three players, {four:+.1} with four")?;
            Ok(())
        })
    }

    fn save(&self, training: &Training) -> anyhow::Result<()> {
        files::replace(&self.checkpoint, training.checkpoint())?;
        files::replace(&self.weights, training.weights())?;
        match &self.curve {
            Some(path) => files::replace(path, picture(training.curve())),
            None => Ok(()),
        }
    }
}

/// The learning curve as SVG: utility over the number of rounds.
fn picture(curve: &[CurvePoint]) -> String {
    let series = |utility: fn(&CurvePoint) -> f32| {
        curve.iter().map(|point| (point.rounds as f64 / 1e6, f64::from(utility(point)))).collect()
    };
    lab::plot::curves(
        "Utility per round against a table of heuristic bots, by million rounds played",
        &[("four players", series(|point| point.four)), ("three players", series(|point| point.three))],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_can_be_stopped_and_continued() {
        let folder = tempfile::tempdir().expect("a folder");
        let train = |rounds: u64| Train {
            rounds,
            stop: None,
            seed: 1,
            trace: 0.9,
            checkpoint: folder.path().join("state"),
            weights: folder.path().join("weights"),
            curve: Some(folder.path().join("curve.svg")),
            every: 64,
            deals: 1,
            json: true,
        };
        train(64).run().expect("a first part");
        let first = fs::read(folder.path().join("weights")).expect("weights");
        train(128).run().expect("a second part");
        let second = fs::read(folder.path().join("weights")).expect("weights");
        assert!(first.len() == second.len() && first != second);
        fs::write(folder.path().join("state"), "nonsense").expect("written");
        assert!(
            train(192).run().expect_err("not a checkpoint").to_string().contains("not a checkpoint of this version")
        );
    }
}
