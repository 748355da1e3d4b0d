//! The balance report: the rounds to play for it, and the page with the results.
//!
//! [`plan`] lists the runs, [`ReportData`] holds their statistics, and [`page`] turns them into one HTML page that
//! contains its plots and needs no other file.

mod labels;
mod lang;
mod options;
mod page;
mod promises;
mod sections;
mod sentences;
mod stash_gains;

pub use lang::{ReportLang, ReportLangError};
pub use page::page;

use bots::BotName;
use rules::{Follow, GrandOwn, PlayerCount, QueenLead, Rules};
use serde::{Deserialize, Serialize};

use crate::{Player, RoundStats, Simulation};

/// A variant of the rules in the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulesVariant {
    /// Four players, the default rules.
    Usual,
    /// Three players, the default rules.
    Three,
    /// The led colour must be followed.
    ColourOnly,
    /// A hand without the led colour must play a Queen.
    QueenForced,
    /// A led Queen asks for her colour.
    QueenColour,
    /// The winner of a Grand scores nothing.
    GrandZero,
}

impl RulesVariant {
    /// All variants, the default rules first.
    pub const ALL: [RulesVariant; 6] = [
        RulesVariant::Usual,
        RulesVariant::Three,
        RulesVariant::ColourOnly,
        RulesVariant::QueenForced,
        RulesVariant::QueenColour,
        RulesVariant::GrandZero,
    ];

    /// The rules of the variant.
    #[must_use]
    pub fn rules(self) -> Rules {
        let usual = Rules::default();
        match self {
            RulesVariant::Usual => usual,
            RulesVariant::Three => Rules { players: PlayerCount::Three, ..usual },
            RulesVariant::ColourOnly => Rules { follow: Follow::ColourOnly, ..usual },
            RulesVariant::QueenForced => Rules { follow: Follow::QueenForced, ..usual },
            RulesVariant::QueenColour => Rules { queen_lead: QueenLead::Colour, ..usual },
            RulesVariant::GrandZero => Rules { grand_own: GrandOwn::Zero, ..usual },
        }
    }
}

/// The players of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunKind {
    /// Random play: millions of rounds, to compare the rest with.
    Random,
    /// Heuristic players.
    Medium,
    /// Trained players.
    Strong,
    /// Trained players, one of whom stashes at random.
    Explore,
    /// One trained player among heuristic players.
    StrongAmongMedium,
    /// One heuristic player among beginners.
    MediumAmongEasy,
}

impl RunKind {
    const ALL: [RunKind; 6] = [
        RunKind::Random,
        RunKind::Medium,
        RunKind::Strong,
        RunKind::Explore,
        RunKind::StrongAmongMedium,
        RunKind::MediumAmongEasy,
    ];

    fn entries(self, seats: usize) -> Vec<Player> {
        let (first, others) = match self {
            RunKind::Random => (BotName::Random, BotName::Random),
            RunKind::Medium => (BotName::Medium, BotName::Medium),
            RunKind::Strong | RunKind::Explore => (BotName::Strong, BotName::Strong),
            RunKind::StrongAmongMedium => (BotName::Strong, BotName::Medium),
            RunKind::MediumAmongEasy => (BotName::Medium, BotName::Easy),
        };
        let mut entries = vec![Player::Bot(others); seats];
        entries[0] = Player::Bot(first);
        entries
    }
}

/// A run that the report needs.
#[derive(Clone, Debug)]
pub struct PlannedRun {
    /// The rules.
    pub variant: RulesVariant,
    /// The players.
    pub kind: RunKind,
    /// The number of rounds.
    pub rounds: u64,
    /// The rounds themselves.
    pub simulation: Simulation,
}

/// All runs of a report with `fast` rounds of random play and `strong` rounds of every other kind.
#[must_use]
pub fn plan(fast: u64, strong: u64, seed: u64) -> Vec<PlannedRun> {
    let runs = RulesVariant::ALL.into_iter().flat_map(|variant| RunKind::ALL.map(|kind| (variant, kind)));
    let planned = |(variant, kind): (RulesVariant, RunKind)| {
        let rounds = if kind == RunKind::Random { fast } else { strong }.div_ceil(RulesVariant::ALL.len() as u64);
        let rules = variant.rules();
        let entries = kind.entries(rules.players.count());
        let simulation = Simulation::new(rules, entries, seed, kind == RunKind::Explore)?;
        Some(PlannedRun { variant, kind, rounds, simulation })
    };
    runs.filter_map(planned).collect()
}

/// The result of one run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunResult {
    /// The rules.
    pub variant: RulesVariant,
    /// The players.
    pub kind: RunKind,
    /// What happened.
    pub tally: RoundStats,
}

/// The results of all runs, and the command that repeats them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportData {
    /// The command that makes the report.
    pub command: String,
    /// The runs.
    pub runs: Vec<RunResult>,
}

impl ReportData {
    /// The statistics of a run; empty if it is missing.
    pub(crate) fn of(&self, variant: RulesVariant, kind: RunKind) -> RoundStats {
        let wanted = |run: &&RunResult| run.variant == variant && run.kind == kind;
        let tally = self.runs.iter().find(wanted).map(|run| run.tally.clone());
        tally.unwrap_or_else(|| RoundStats::empty(variant.rules().players))
    }

    /// All rounds of a kind.
    pub(crate) fn rounds(&self, kinds: &[RunKind]) -> u64 {
        self.runs.iter().filter(|run| kinds.contains(&run.kind)).map(|run| run.tally.rounds).sum()
    }
}
