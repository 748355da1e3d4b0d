//! The command-line flags for house rules, shared by all commands.

use anyhow::{Result, bail};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use rules::{Length, PlayerCount, Preset, RuleChoice, RuleOption, Rules};

/// The flags for the rules. The preset decides options that are not given.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Rules")]
pub(crate) struct RulesArgs {
    /// Number of players: 3 or 4
    #[arg(long, default_value_t = 4, value_name = "N")]
    players: u64,
    /// Preset of house rules: booklet, strict (colour must be followed) or forced (a void hand plays a Queen)
    #[arg(long, default_value_t = Preset::Booklet)]
    preset: Preset,
    #[command(flatten)]
    options: OptionArgs,
    /// Length of a match: deals:N (every player deals N times), rounds:N or until:POINTS
    #[arg(long, default_value_t = Length::default())]
    length: Length,
}

impl RulesArgs {
    /// The rules from these flags.
    pub(crate) fn rules(&self) -> Result<Rules> {
        let Some(players) = PlayerCount::new(self.players) else {
            bail!("--players {} is not possible: the game is for 3 or 4 players", self.players);
        };
        let preset = Rules { players, length: self.length, ..Rules::preset(self.preset) };
        Ok(self.options.0.iter().fold(preset, |rules, &choice| rules.with(choice)))
    }
}

/// A flag for each rule option.
#[derive(Clone, Debug)]
struct OptionArgs(Vec<RuleChoice>);

impl Args for OptionArgs {
    fn augment_args(command: Command) -> Command {
        command.args(RuleOption::ALL.iter().map(|option| {
            let parse = |name: &str| option.parse(name);
            let flag = Arg::new(option.key()).long(option.key().replace('_', "-"));
            flag.value_name(option.key().to_uppercase()).help(option.help()).value_parser(parse)
        }))
    }

    fn augment_args_for_update(command: Command) -> Command {
        OptionArgs::augment_args(command)
    }
}

impl FromArgMatches for OptionArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<OptionArgs, clap::Error> {
        let chosen = |option: &RuleOption| matches.get_one(option.key()).copied();
        Ok(OptionArgs(RuleOption::ALL.iter().filter_map(chosen).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = OptionArgs::from_arg_matches(matches)?;
        Ok(())
    }
}
