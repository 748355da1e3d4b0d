//! `qyrsqyrs play`: plays the game in the terminal.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::SystemTime;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use protocol::{DisplayName, NameError};
use table::BotLevel;
use terminal::data_dir::{DataDir, timestamp};
use terminal::game_screen::NextStep;
use terminal::local_table::LocalMatchConfig;
use terminal::pace::TerminalPace;
use terminal::remote::RemoteSeat;
use terminal::session::Session;
use terminal::theme::{Palette, TerminalTheme};
use words::{ErrorMsg, Lang, SiteMsg, TableMsg, TerminalMsg, Words};

use crate::Outcome;
use crate::analyse::Analyse;
use crate::output::stdout;
use crate::rules_args::RulesArgs;

/// Play in the terminal, against bots or at a served table.
///
/// The match is saved after every move. --continue resumes an interrupted match; `record show` prints a finished one.
#[derive(Args, Clone)]
pub(crate) struct Play {
    /// Print line by line instead of drawing, for screen readers, scripts and pipes
    #[arg(long)]
    plain: bool,
    /// Count your own points of each round before the result is shown, for learning and teaching
    #[arg(long, requires = "plain")]
    count: bool,
    /// Continue the last interrupted match
    #[arg(long = "continue", conflicts_with_all = ["seed", "bots"])]
    go_on: bool,
    /// Take a seat at a served table by its link: http://host:7777/t/NAME
    #[arg(long, value_name = "URL", conflicts_with_all = ["go_on", "seed", "bots"])]
    join: Option<String>,
    /// Your name at the table
    #[arg(long)]
    name: Option<String>,
    /// Opponents from your left, such as gentle,easy,strong; the last one fills the remaining seats
    #[arg(long, value_delimiter = ',', default_value = "medium", value_name = "BOT,...", value_parser = bot)]
    bots: Vec<BotLevel>,
    /// List the levels of the bots, each with a sentence on how it plays
    #[arg(long, conflicts_with_all = ["go_on", "join"])]
    list_bots: bool,
    /// Random seed; the same seed deals the same cards
    #[arg(long)]
    seed: Option<u64>,
    /// How fast other players' cards appear: slow, normal, fast or instant
    #[arg(long, default_value = "normal")]
    pace: TerminalPace,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    #[arg(long, help = language_help())]
    lang: Option<Lang>,
    /// Folder for your matches [default: the system's usual data folder]
    #[arg(long, env = "QYRSQYRS_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[command(flatten)]
    rules: RulesArgs,
}

/// Parses the name of a bot that can have a seat at a table.
fn bot(name: &str) -> Result<BotLevel, String> {
    let all = || BotLevel::ALL.iter().map(|bot| bot.name()).collect::<Vec<_>>().join(", ");
    name.parse().map_err(|_| format!("\"{name}\" is not a bot: choose one of {}", all()))
}

/// Prints the name of each level and a sentence on how it plays.
fn list_bots(words: &Words, out: &mut impl Write) -> Result<()> {
    for &level in BotLevel::ALL {
        writeln!(out, "{level:<8} {}", words.say(SiteMsg::level(level).1))?;
    }
    Ok(())
}

/// The help text of `--lang`.
pub(crate) fn language_help() -> String {
    format!("Language: {} [default: from the locale]", Lang::codes())
}

/// The given language, or else the language of the locale.
pub(crate) fn language(asked: Option<Lang>) -> Lang {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
    asked.unwrap_or_else(|| Lang::from_locale(variables.iter().map(Option::as_deref)))
}

/// Whether this terminal can show the drawn screen.
pub(crate) fn can_draw() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}

impl Play {
    pub(crate) fn run(self) -> Result<Outcome> {
        let words = Words::new(language(self.lang));
        if self.list_bots {
            list_bots(&words, &mut stdout())?;
            return Ok(Outcome::Yes);
        }
        let session = self.session(&words)?;
        if self.plain {
            session.counting(self.count).run_line_mode(&words, io::BufReader::new(io::stdin()), stdout())?;
            return Ok(Outcome::Yes);
        }
        if !can_draw() {
            bail!("{}", words.say(TerminalMsg::NoTerminal));
        }
        self.draw(session)
    }

    /// Plays matches on the drawn screen until the person leaves or asks the coach.
    fn draw(self, mut session: Session) -> Result<Outcome> {
        let theme = TerminalTheme { palette: Palette::detect(|name| std::env::var(name).ok()), ascii: self.ascii };
        let (lang, mut pace) = (language(self.lang), self.pace);
        loop {
            let exit = session.run_tui(Words::new(lang), theme, pace)?;
            match (exit.next_step, exit.record) {
                (Some(NextStep::NewMatch), _) => {
                    let words = Words::new(lang);
                    let again = Play { seed: None, go_on: false, ..self.clone() };
                    (session, pace) = (again.session(&words)?, exit.pace);
                }
                (Some(NextStep::Coach), Some(record)) => return Analyse::own_match(record, lang).run(),
                _ => {
                    exit.lines.iter().for_each(|line| println!("{line}"));
                    return Ok(Outcome::Yes);
                }
            }
        }
    }

    fn session(&self, words: &Words) -> Result<Session> {
        let folder = self.data.clone().map(DataDir::at).or_else(DataDir::default_dir);
        if let Some(link) = &self.join {
            let name = self.person(words)?.map_or_else(|| words.string(TableMsg::Guest), String::from);
            let place = link.parse();
            let seat = place.and_then(|place| RemoteSeat::take(place, &name, folder.as_ref()));
            return seat.map(Session::served).map_err(|trouble| anyhow!(trouble.say(words)));
        }
        if self.go_on {
            return Session::resume(folder.as_ref()).map_err(|trouble| anyhow!(trouble.say(words)));
        }
        Session::new(&self.config(words)?, folder).map_err(|trouble| anyhow!(trouble.say(words)))
    }

    /// The name from `--name`, or else the person's name on this machine.
    fn person(&self, words: &Words) -> Result<Option<DisplayName>> {
        if let Some(name) = &self.name {
            return match DisplayName::try_from(name.as_str()) {
                Ok(name) => Ok(Some(name)),
                Err(NameError::TooLong) => {
                    bail!("{}", words.say(ErrorMsg::NameTooLong { most: DisplayName::MAX_CHARACTERS }))
                }
                Err(NameError::Empty) => bail!("{}", words.say(ErrorMsg::NameEmpty)),
            };
        }
        let logins = ["USER", "USERNAME"].iter().filter_map(|variable| std::env::var(variable).ok());
        Ok(logins.filter_map(|name| DisplayName::try_from(name.as_str()).ok()).next())
    }

    fn config(&self, words: &Words) -> Result<LocalMatchConfig> {
        let rules = self.rules.rules()?;
        let seats = rules.players.count() - 1;
        if self.bots.len() > seats {
            bail!("{} bots are too many: there are only {seats} seats besides yours", self.bots.len());
        }
        let name = self.person(words)?.map(String::from).unwrap_or_default();
        let seed = match self.seed {
            Some(seed) => seed,
            None => getrandom::u64().context("the system provides no random numbers")?,
        };
        let started = Some(timestamp(SystemTime::now()));
        Ok(LocalMatchConfig { rules, name, bots: self.bots.clone(), seed, started })
    }
}
