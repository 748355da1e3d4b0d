//! The house rules on the command line, the same words for every command.

use anyhow::{Result, bail};
use clap::Args;
use rules::{Follow, GrandOwn, Length, PlayerCount, Preset, QueenLead, Rules};

/// The rules to play by; what is not said comes from the preset.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Rules")]
pub(crate) struct RulesArgs {
    /// Number of players: 3 or 4
    #[arg(long, default_value_t = 4, value_name = "N")]
    players: u64,
    /// Preset of house rules: booklet, strict (colour must be followed) or forced (a void hand plays a Queen)
    #[arg(long, default_value_t = Preset::Booklet)]
    preset: Preset,
    /// How to follow a led number: colour-or-queen, colour-only or queen-forced
    #[arg(long)]
    follow: Option<Follow>,
    /// How to follow a led Queen: trump (another Queen) or colour (her colour)
    #[arg(long)]
    queen_lead: Option<QueenLead>,
    /// What the winner of a Grand scores: keeps (140) or zero
    #[arg(long)]
    grand_own: Option<GrandOwn>,
    /// Length of a match: deals:N (every player deals N times), rounds:N or until:POINTS
    #[arg(long, default_value_t = Length::default())]
    length: Length,
}

impl RulesArgs {
    /// The rules that were asked for.
    pub(crate) fn rules(&self) -> Result<Rules> {
        let Some(players) = PlayerCount::new(self.players) else {
            bail!("{} cannot play: the game is for 3 or 4 players", self.players);
        };
        let preset = Rules::preset(self.preset);
        Ok(Rules {
            players,
            follow: self.follow.unwrap_or(preset.follow),
            queen_lead: self.queen_lead.unwrap_or(preset.queen_lead),
            grand_own: self.grand_own.unwrap_or(preset.grand_own),
            length: self.length,
        })
    }
}
