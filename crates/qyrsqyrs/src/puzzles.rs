//! `qyrsqyrs puzzles`: generates the puzzles, and checks their proofs.

use std::io::Write;

use ::learn::puzzle::{self, Proof, Puzzle, PuzzleGenerator, PuzzleTheme};
use clap::{Args, Subcommand};

use crate::Outcome;
use crate::files;
use crate::output::{progress_bar, stdout};

/// Generate or check puzzles.
#[derive(Subcommand)]
pub(crate) enum PuzzlesCommand {
    /// Generate puzzles from rounds between bots and print them
    Generate(PuzzleGenerateArgs),
    /// Check the built-in puzzles, or those in a file
    Check(PuzzleCheckArgs),
}

/// Generate puzzles from rounds between bots and print them.
#[derive(Args)]
pub(crate) struct PuzzleGenerateArgs {
    /// Random seed; the same seed generates the same puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of puzzles to find
    #[arg(long, default_value_t = 48, value_parser = clap::value_parser!(u32).range(1..=127))]
    count: u32,
    /// Find only puzzles of this theme [default: all but tells]
    #[arg(long, value_name = "THEME", value_parser = theme)]
    theme: Option<PuzzleTheme>,
}

/// Check the built-in puzzles, or those in a file.
#[derive(Args)]
pub(crate) struct PuzzleCheckArgs {
    /// Puzzle file [default: the built-in puzzles]
    file: Option<std::path::PathBuf>,
}

impl PuzzlesCommand {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        match self {
            PuzzlesCommand::Generate(command) => command.run(),
            PuzzlesCommand::Check(command) => command.run(),
        }
    }
}

impl PuzzleGenerateArgs {
    fn run(self) -> anyhow::Result<Outcome> {
        let count = self.count as usize;
        let mut find = match self.theme {
            Some(theme) => PuzzleGenerator::of_theme(theme, self.seed, count),
            None => PuzzleGenerator::new(self.seed, count),
        };
        let bar = progress_bar(u64::from(self.count), "puzzles");
        let mut found: Vec<Puzzle> = Vec::new();
        while find.left() > 0 {
            found.extend(find.step());
            bar.set_position(found.len() as u64);
            bar.set_message(format!("({} rounds)", find.rounds()));
        }
        bar.finish_and_clear();
        write!(stdout(), "{}", puzzle::write(found))?;
        Ok(Outcome::Yes)
    }
}

impl PuzzleCheckArgs {
    fn run(self) -> anyhow::Result<Outcome> {
        let read;
        let puzzles = match &self.file {
            None => puzzle::all(),
            Some(file) => {
                read = puzzle::read(&files::read_text(file)?)
                    .map_err(|error| anyhow::anyhow!("{}: {error}", file.display()))?;
                &read[..]
            }
        };
        let bar = progress_bar(puzzles.len() as u64, "puzzles");
        let mut lines = String::new();
        let mut outcome = Outcome::Yes;
        for (index, puzzle) in puzzles.iter().enumerate() {
            if let Err(unproven) = puzzle.prove() {
                lines.push_str(&format!("puzzle {}: {unproven}\n", index + 1));
                outcome = Outcome::No;
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        if outcome == Outcome::Yes {
            lines.push_str(&summary(puzzles));
        }
        write!(stdout(), "{lines}")?;
        Ok(outcome)
    }
}

/// A theme by the name that puzzle files have.
fn theme(name: &str) -> Result<PuzzleTheme, String> {
    let names = || PuzzleTheme::ALL.map(|theme| theme.to_string()).join(", ");
    name.parse().map_err(|_| format!("there is no such theme; the themes are {}", names()))
}

/// The number of puzzles of each kind and with each kind of proof.
fn summary(puzzles: &[Puzzle]) -> String {
    let solved = puzzles.iter().filter(|puzzle| matches!(puzzle.proof, Proof::Solved { .. })).count();
    let mut text = format!("{} puzzles are correct, {solved} of them proven by the solver\n", puzzles.len());
    for kind in PuzzleTheme::ALL {
        let count = puzzles.iter().filter(|puzzle| puzzle.kind == kind).count();
        text.push_str(&format!("{count:>4} {kind}\n"));
    }
    text
}
