//! The program `qyrsqyrs`: plays, serves and analyses the game.
//!
//! Each command has one file and returns an outcome. Only this file turns the outcome into an exit code: 0 for success,
//! 1 for a negative answer, 2 for an error, which is one sentence on standard error.

mod analyse;
mod arena;
mod bench;
mod coach_check;
mod completions;
mod count;
mod db;
mod files;
mod imitate;
mod learn;
mod load;
mod output;
mod play;
mod puzzles;
mod record;
mod records;
mod report;
mod rules_args;
mod rules_text;
mod seats_args;
mod serve;
mod simulate;
mod solve;
mod train;
mod verify;
mod words_files;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The card game Qyrsqyrs by Harald Rosenbaum: 3 or 4 players, 32 cards, four Queens and a Treasure Chest.
///
/// Fewest points wins. Cards are written as a colour letter and a number or Q: R8 is the red 8, KQ the
/// black Queen (K is blacK), B2 the blue 2, G5 the green 5. Seats count from 0, clockwise.
#[derive(Parser)]
#[command(name = "qyrsqyrs", version, max_term_width = 100, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the game to browsers and programs (the default command)
    Serve(Box<serve::Serve>),
    /// Play in the terminal, against bots or at a served table
    Play(play::Play),
    /// Learn the game in the terminal: a first lesson, then puzzles
    Learn(learn::Learn),
    /// Print the rules of the game
    Rules(rules_text::RulesTextArgs),
    /// Check, query or print match records
    #[command(subcommand)]
    Record(record::RecordCommand),
    /// Recompute the deals of a record and check that they were fair
    Verify(verify::Verify),
    /// Analyse a match: what each decision cost, and why
    Analyse(analyse::Analyse),
    /// Solve an unfinished record: the exact value of each legal card, with all cards known
    Solve(solve::Solve),
    /// Generate or check puzzles
    #[command(subcommand)]
    Puzzles(puzzles::PuzzlesCommand),
    /// Run a tournament of bots, with every deal in every rotation of the seats
    Arena(arena::ArenaArgs),
    /// Check how often the coach is right, with a longer search as the judge
    CoachCheck(coach_check::CoachCheckArgs),
    /// Simulate many rounds and print statistics
    Simulate(simulate::Simulate),
    /// Train the strong bots' network by self-play
    Train(train::Train),
    /// Train a network to predict the moves of search bots
    Imitate(imitate::Imitate),
    /// Write a report on the balance of the game
    Report(report::ReportArgs),
    /// Measure the speed of this program on this machine
    Bench(bench::Bench),
    /// Load-test a server with many tables at once
    Load(load::LoadArgs),
    /// Check, copy or repair the database of a server
    Db(db::Db),
    /// Check or export the messages of a language, for translators
    #[command(subcommand)]
    Words(words_files::WordsCommand),
    /// Print a completion script for your shell
    Completions(completions::Completions),
}

/// The result of a command. It determines the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// Success, or a positive answer.
    Yes,
    /// A negative answer, such as an invalid record or an unfair deal.
    No,
    /// An input could not be read. The command has already printed the error.
    Unreadable,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli.run() {
        Ok(Outcome::Yes) => ExitCode::SUCCESS,
        Ok(Outcome::No) => ExitCode::from(1),
        Ok(Outcome::Unreadable) => ExitCode::from(2),
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("qyrsqyrs: {error:#}");
            ExitCode::from(2)
        }
    }
}

impl Cli {
    fn run(self) -> anyhow::Result<Outcome> {
        let Some(command) = self.command else { return self.serve.run() };
        match command {
            Command::Serve(command) => command.run(),
            Command::Load(command) => command.run(),
            Command::Play(command) => command.run(),
            Command::Learn(command) => command.run(),
            Command::Rules(command) => command.run(),
            Command::Record(command) => command.run(),
            Command::Verify(command) => command.run(),
            Command::Analyse(command) => command.run(),
            Command::Solve(command) => command.run(),
            Command::Puzzles(command) => command.run(),
            Command::Arena(command) => command.run(),
            Command::CoachCheck(command) => command.run(),
            Command::Simulate(command) => command.run(),
            Command::Train(command) => command.run(),
            Command::Imitate(command) => command.run(),
            Command::Report(command) => command.run(),
            Command::Bench(command) => command.run(),
            Command::Db(command) => command.run(),
            Command::Words(command) => command.run(),
            Command::Completions(command) => command.run(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }
}
