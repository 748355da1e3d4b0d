//! `qyrsqyrs completions`: prints a completion script for a shell.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::output::stdout;
use crate::{Cli, Outcome};

/// Print a completion script for your shell.
///
/// For bash: qyrsqyrs completions bash > ~/.local/share/bash-completion/completions/qyrsqyrs
#[derive(Args)]
pub(crate) struct Completions {
    /// Shell to print the script for
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        // The generator panics on a write error, such as a closed pipe, so it writes to memory.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "qyrsqyrs", &mut script);
        let mut out = stdout();
        out.write_all(&script)?;
        out.flush()?;
        Ok(Outcome::Yes)
    }
}
