//! `qyrsqyrs imitate`: a network learns to predict the moves of search bots.

use std::io::Write as _;
use std::path::PathBuf;

use bots::imitation::{Dataset, ImitationTrainer, Prediction};
use clap::Args;
use indicatif::ProgressBar;
use rayon::prelude::*;
use rules::PlayerCount;

use crate::Outcome;
use crate::count::at_least_one;
use crate::files;
use crate::output::{progress_bar, report};
use crate::seats_args::pool;

/// Train a network to predict the moves of search bots.
///
/// Plays `pimc` and `ismcts` against other bots and trains the network on the cards they choose. The expert uses the result as
/// one of its opponent models. The same seed gives the same weights with any number of threads. To use the weights, copy them
/// to crates/bots/search_policy.bin and rebuild.
#[derive(Args)]
pub(crate) struct Imitate {
    /// Number of rounds to learn from, for each number of players
    #[arg(long, default_value_t = 30_000, value_name = "N")]
    rounds: u64,
    /// Random seed
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Output file for the weights
    #[arg(long, default_value = "search_policy.bin", value_name = "FILE")]
    weights: PathBuf,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Print the results as JSON objects
    #[arg(long)]
    json: bool,
}

/// One round out of this many is held out for evaluation.
const KEPT_APART: u64 = 20;
/// Rounds that a thread plays at a time.
const PART: u64 = 20;

impl Imitate {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        at_least_one("--rounds", self.rounds)?;
        // Fail now rather than after all rounds have been played.
        let beside = self.weights.with_extension("new");
        files::write(&beside, [])?;
        let mut bytes = Vec::new();
        for players in PlayerCount::ALL {
            bytes.extend(self.learn(players)?);
        }
        files::replace(&self.weights, bytes)?;
        Ok(Outcome::Yes)
    }

    fn learn(&self, players: PlayerCount) -> anyhow::Result<Vec<u8>> {
        let apart = (self.rounds / KEPT_APART).max(1);
        let bar = progress_bar(apart + self.rounds, "rounds");
        let tests = self.watch(players, 0..apart, &bar)?;
        let lessons = self.watch(players, apart..apart + self.rounds, &bar)?;
        bar.finish_and_clear();
        let mut imitation = ImitationTrainer::new(players);
        let before = imitation.evaluate(&tests);
        imitation.train(&lessons);
        self.print(players, lessons.count(), before, imitation.evaluate(&tests))?;
        Ok(imitation.weights())
    }

    fn watch(&self, players: PlayerCount, rounds: std::ops::Range<u64>, bar: &ProgressBar) -> anyhow::Result<Dataset> {
        let starts: Vec<u64> = rounds.clone().step_by(PART as usize).collect();
        let watch = |&start: &u64| {
            let part = start..(start + PART).min(rounds.end);
            bar.inc(part.end - part.start);
            Dataset::collect(players, self.seed, part)
        };
        let parts: Vec<Dataset> = pool(self.threads)?.install(|| starts.par_iter().map(watch).collect());
        let mut all = Dataset::empty(players);
        parts.into_iter().for_each(|part| all.extend(part));
        Ok(all)
    }

    fn print(&self, players: PlayerCount, lessons: usize, before: Prediction, after: Prediction) -> anyhow::Result<()> {
        let players = players.count();
        let figures = |prediction: Prediction| serde_json::json!({"bits": prediction.log2_likelihood, "right": prediction.accuracy});
        let object = serde_json::json!({"players": players, "choices": lessons, "before": figures(before), "after": figures(after)});
        report(self.json, &object, |out, _| {
            let text = |prediction: Prediction| {
                format!("{:.1} % ({:.2} bits per choice)", 100.0 * prediction.accuracy, prediction.log2_likelihood)
            };
            writeln!(
                out,
                "{players} players, {lessons} choices to learn from; predicted of others: before {}, now {}",
                text(before),
                text(after)
            )?;
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_weights_on_any_number_of_threads() {
        let folder = tempfile::tempdir().expect("a folder");
        let weights = |threads: usize| {
            let weights = folder.path().join(threads.to_string());
            Imitate { rounds: 30, seed: 1, weights: weights.clone(), threads, json: true }.run().expect("it learns");
            std::fs::read(weights).expect("weights")
        };
        assert!(weights(1) == weights(3));
    }

    #[test]
    fn a_folder_that_is_not_there_is_said_at_once() {
        let weights = PathBuf::from("no/such/folder/search_policy.bin");
        let imitate = Imitate { rounds: u64::MAX / 2, seed: 1, weights, threads: 1, json: false };
        let error = imitate.run().expect_err("it cannot be written").to_string();
        assert_eq!(error, "no/such/folder/search_policy.new cannot be written");
    }
}
