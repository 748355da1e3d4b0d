//! The command-line flags for the players of an experiment.

use anyhow::{Result, bail};
use clap::Args;
use lab::Player;
use rules::{PlayerCount, Rules};

use crate::rules_args::RulesArgs;

/// The players of an experiment and their rules.
#[derive(Args, Clone, Debug)]
pub(crate) struct SeatsArgs {
    /// Bots that play: one name for all seats, or one per seat, separated by commas; three names make a table for
    /// three. A search bot takes a budget of simulated plays after @, as in pimc@50000
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    seats: Vec<Player>,
    #[command(flatten)]
    rules: RulesArgs,
}

impl SeatsArgs {
    /// The rules, and a player for each seat. If no player is given, `default` has all seats.
    pub(crate) fn table(&self, default: Player) -> Result<(Rules, Vec<Player>)> {
        let rules = self.rules.rules()?;
        let everybody = |player: Player| vec![player; rules.players.count()];
        match self.seats.as_slice() {
            [] => Ok((rules, everybody(default))),
            [player] => Ok((rules, everybody(*player))),
            several => match PlayerCount::new(several.len() as u64) {
                Some(players) => Ok((Rules { players, ..rules }, several.to_vec())),
                None => bail!("{} players were named: the game is for 3 or 4", several.len()),
            },
        }
    }
}

/// The maximum number of threads: more than the cores of any machine, but few enough for a system to start.
pub(crate) const MAX_THREADS: usize = 1024;

/// A pool with this number of threads. 0 means one per core.
pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool> {
    if threads > MAX_THREADS {
        bail!("{threads} threads are too many: give at most {MAX_THREADS}");
    }
    Ok(rayon::ThreadPoolBuilder::new().num_threads(threads).build()?)
}
