//! `qyrsqyrs rules`: prints the rules of the game.

use std::io::{IsTerminal, Write};

use anyhow::Result;
use clap::Args;
use terminal::rulebook::lines;
use words::{Lang, Words};

use crate::Outcome;
use crate::output::stdout;
use crate::play::{language, language_help};

/// Print the rules of the game.
#[derive(Args)]
pub(crate) struct RulesTextArgs {
    #[arg(long, help = language_help())]
    lang: Option<Lang>,
    /// Wrap lines at this column; 0 does not wrap
    #[arg(long, default_value_t = 80, value_name = "COLUMNS")]
    width: u16,
}

impl RulesTextArgs {
    pub(crate) fn run(self) -> Result<Outcome> {
        let words = Words::new(language(self.lang));
        let width = if self.width == 0 { u16::MAX } else { self.width.max(20) };
        let bold = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let mut out = stdout();
        for line in lines(&words, width) {
            let (before, after) = if bold && line.is_heading { ("\x1b[1m", "\x1b[0m") } else { ("", "") };
            writeln!(out, "{before}{}{after}", line.text)?;
        }
        out.flush()?;
        Ok(Outcome::Yes)
    }
}
