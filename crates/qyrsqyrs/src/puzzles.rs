//! `qyrsqyrs puzzles`: makes the puzzles of the lesson, and proves them again.

use std::io::Write;

use ::learn::puzzle::{self, Find, Kind, Proof, Puzzle};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};

use crate::Answer;

/// Generate or check puzzles.
#[derive(Subcommand)]
pub(crate) enum Puzzles {
    /// Generate puzzles from rounds between bots and print them
    Generate(Generate),
    /// Check the built-in puzzles, or those in a file
    Check(Check),
}

/// Generate puzzles from rounds between bots and print them.
#[derive(Args)]
pub(crate) struct Generate {
    /// Random seed; the same seed generates the same puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of puzzles to find
    #[arg(long, default_value_t = 48, value_parser = clap::value_parser!(u32).range(1..=127))]
    count: u32,
}

/// Check the built-in puzzles, or those in a file.
#[derive(Args)]
pub(crate) struct Check {
    /// Puzzle file [default: the built-in puzzles]
    file: Option<std::path::PathBuf>,
}

impl Puzzles {
    pub(crate) fn run(self) -> anyhow::Result<Answer> {
        match self {
            Puzzles::Generate(command) => command.run(),
            Puzzles::Check(command) => command.run(),
        }
    }
}

fn bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

impl Generate {
    fn run(self) -> anyhow::Result<Answer> {
        let mut find = Find::new(self.seed, self.count as usize);
        let bar = bar(u64::from(self.count));
        let mut found: Vec<Puzzle> = Vec::new();
        while find.left() > 0 {
            found.extend(find.step());
            bar.set_position(found.len() as u64);
            bar.set_message(format!("{} rounds", find.rounds()));
        }
        bar.finish_and_clear();
        write!(crate::output::stdout(), "{}", puzzle::write(found))?;
        Ok(Answer::Yes)
    }
}

impl Check {
    fn run(self) -> anyhow::Result<Answer> {
        let read;
        let puzzles = match &self.file {
            None => puzzle::all(),
            Some(file) => {
                let text = std::fs::read_to_string(file)
                    .map_err(|error| anyhow::anyhow!("{} cannot be read: {error}", file.display()))?;
                read = puzzle::read(&text).map_err(|error| anyhow::anyhow!("{}: {error}", file.display()))?;
                &read[..]
            }
        };
        let bar = bar(puzzles.len() as u64);
        let mut lines = String::new();
        let mut answer = Answer::Yes;
        for (index, puzzle) in puzzles.iter().enumerate() {
            if let Err(unproven) = puzzle.prove() {
                lines.push_str(&format!("puzzle {}: {unproven}\n", index + 1));
                answer = Answer::No;
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        if answer == Answer::Yes {
            lines.push_str(&summary(puzzles));
        }
        write!(crate::output::stdout(), "{lines}")?;
        Ok(answer)
    }
}

/// How many there are of each kind, and how they are proven.
fn summary(puzzles: &[Puzzle]) -> String {
    let solved = puzzles.iter().filter(|puzzle| matches!(puzzle.proof, Proof::Solved { .. })).count();
    let mut text = format!("{} puzzles hold, {solved} of them proven by the solver\n", puzzles.len());
    for kind in Kind::ALL {
        let count = puzzles.iter().filter(|puzzle| puzzle.kind == kind).count();
        text.push_str(&format!("{count:>4} {}\n", kind.name()));
    }
    text
}
