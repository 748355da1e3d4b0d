//! `qyrsqyrs imitate`: trains a network to predict the moves of search bots.

mod saved_rounds;

use std::io::Write as _;
use std::path::PathBuf;

use bots::imitation::{Dataset, ImitationTrainer, Prediction};
use clap::Args;
use rayon::prelude::*;
use rules::PlayerCount;

use crate::Outcome;
use crate::count::at_least_one;
use crate::files;
use crate::output::{report, resumed_bar};
use crate::seats_args::pool;
use saved_rounds::SavedRounds;

/// Train a network to predict the moves of search bots.
///
/// Plays `pimc` and `ismcts` against other bots and trains the network on the cards they choose. The expert uses the
/// result as one of its opponent models. The same seed gives the same weights with any number of threads. With --state,
/// a stopped run continues where it was. To use the weights, copy them to crates/bots/search_policy.bin and rebuild.
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
    /// Save the rounds played in this file, and continue from it if it exists
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Print the results as JSON objects
    #[arg(long)]
    json: bool,
}

/// One in this many rounds is held out for evaluation.
const HELD_OUT_SHARE: u64 = 20;
/// The number of rounds in a part. A thread plays one part at a time.
const PART_ROUNDS: u64 = 20;
/// The number of parts per thread between two saves.
const PARTS_PER_THREAD: u64 = 4;

impl Imitate {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        at_least_one("--rounds", self.rounds)?;
        let pool = pool(self.threads)?;
        let mut saved = match &self.state {
            Some(path) => SavedRounds::load(path, self.seed, self.rounds)?,
            None => SavedRounds::new(self.seed, self.rounds),
        };
        // Fail now rather than after playing all rounds.
        let beside = self.weights.with_extension("new");
        files::write(&beside, [])?;
        let mut bytes = Vec::new();
        for players in PlayerCount::ALL {
            bytes.extend(self.learn(players, &mut saved, &pool)?);
        }
        files::replace(&self.weights, bytes)?;
        Ok(Outcome::Yes)
    }

    /// Plays the missing rounds and trains on all of them.
    fn learn(
        &self,
        players: PlayerCount,
        saved: &mut SavedRounds,
        pool: &rayon::ThreadPool,
    ) -> anyhow::Result<Vec<u8>> {
        let held_out = (self.rounds / HELD_OUT_SHARE).max(1);
        let all = held_out + self.rounds;
        let before = saved.of(players).rounds;
        let bar = resumed_bar(before, all, "rounds");
        while saved.of(players).rounds < all {
            let done = saved.of(players).rounds;
            // The rounds of a batch are either all held out or all used for training.
            let bound = if done < held_out { held_out } else { all };
            let end = (done + PART_ROUNDS * PARTS_PER_THREAD * pool.current_num_threads() as u64).min(bound);
            let batch = pool.install(|| self.collect(players, done..end));
            saved.add(players, batch, done < held_out, end);
            if let Some(path) = &self.state {
                files::replace(path, saved.to_bytes())?;
            }
            bar.set_position(end - before);
        }
        bar.finish_and_clear();
        let rounds = saved.of(players);
        let mut imitation = ImitationTrainer::new(players);
        let before = imitation.evaluate(&rounds.tests);
        imitation.train(&rounds.lessons);
        self.print(players, rounds.lessons.count(), before, imitation.evaluate(&rounds.tests))?;
        Ok(imitation.weights())
    }

    fn collect(&self, players: PlayerCount, rounds: std::ops::Range<u64>) -> Dataset {
        let starts: Vec<u64> = rounds.clone().step_by(PART_ROUNDS as usize).collect();
        let collect = |&start: &u64| Dataset::collect(players, self.seed, start..(start + PART_ROUNDS).min(rounds.end));
        let parts: Vec<Dataset> = starts.par_iter().map(collect).collect();
        let mut all = Dataset::empty(players);
        parts.into_iter().for_each(|part| all.extend(part));
        all
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
                "{players} players, {lessons} training moves; predicted of held-out moves: before {}, now {}",
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

    fn imitate(rounds: u64, weights: PathBuf, state: Option<PathBuf>, threads: usize) -> Imitate {
        Imitate { rounds, seed: 1, weights, state, threads, json: true }
    }

    #[test]
    fn weights_do_not_depend_on_threads_or_a_stop() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str| folder.path().join(name);
        let weights = |name: &str, state: Option<PathBuf>, threads: usize| {
            imitate(30, file(name), state, threads).run().expect("it learns");
            std::fs::read(file(name)).expect("weights")
        };
        let whole = weights("one", None, 1);
        assert!(weights("three", None, 3) == whole);
        // A run stopped after a few rounds of three players.
        let mut stopped = SavedRounds::new(1, 30);
        let run = imitate(30, file("unused"), None, 1);
        stopped.add(PlayerCount::Three, run.collect(PlayerCount::Three, 0..1), true, 1);
        stopped.add(PlayerCount::Three, run.collect(PlayerCount::Three, 1..9), false, 9);
        std::fs::write(file("state"), stopped.to_bytes()).expect("written");
        assert!(weights("resumed", Some(file("state")), 2) == whole);
        assert!(weights("again", Some(file("state")), 1) == whole, "a finished run trains again from what it has kept");
    }

    #[test]
    fn a_missing_folder_fails_at_once() {
        let weights = PathBuf::from("no/such/folder/search_policy.bin");
        let error = imitate(u64::MAX / 2, weights, None, 1).run().expect_err("it cannot be written").to_string();
        assert_eq!(error, "no/such/folder/search_policy.new cannot be written");
    }
}
