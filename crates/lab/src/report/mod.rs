//! The balance report: which rounds to play for it, and the page that says what they showed.
//!
//! [`plan`] lists the runs, [`Figures`] holds their tallies, and [`page`] turns them into one HTML page with its plots
//! drawn in it. The page needs nothing else: no script, no font, no picture.

mod page;
mod plot;
mod sections;

pub use page::page;

use bots::BotName;
use rules::{Follow, GrandOwn, PlayerCount, QueenLead, Rules};
use serde::{Deserialize, Serialize};

use crate::{Player, Simulation, Tally};

/// A variant of the rules that the report looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Four players, the usual rules.
    Usual,
    /// Three players, the usual rules.
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

impl Variant {
    /// All variants, the usual rules first.
    pub const ALL: [Variant; 6] = [
        Variant::Usual,
        Variant::Three,
        Variant::ColourOnly,
        Variant::QueenForced,
        Variant::QueenColour,
        Variant::GrandZero,
    ];

    /// The rules of the variant.
    #[must_use]
    pub fn rules(self) -> Rules {
        let usual = Rules::default();
        match self {
            Variant::Usual => usual,
            Variant::Three => Rules { players: PlayerCount::Three, ..usual },
            Variant::ColourOnly => Rules { follow: Follow::ColourOnly, ..usual },
            Variant::QueenForced => Rules { follow: Follow::QueenForced, ..usual },
            Variant::QueenColour => Rules { queen_lead: QueenLead::Colour, ..usual },
            Variant::GrandZero => Rules { grand_own: GrandOwn::Zero, ..usual },
        }
    }

    /// The variant in words.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Variant::Usual => "four players, usual rules",
            Variant::Three => "three players",
            Variant::ColourOnly => "follow: colour-only",
            Variant::QueenForced => "follow: queen-forced",
            Variant::QueenColour => "queen_lead: colour",
            Variant::GrandZero => "grand_own: zero",
        }
    }
}

/// What a run is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Random play: millions of rounds, to set the rest against.
    Random,
    /// Rules of thumb.
    Medium,
    /// Trained players.
    Strong,
    /// Trained players, one of whom stashes at random.
    Explore,
    /// One trained player among players by rules of thumb.
    StrongAmongMedium,
    /// One player by rules of thumb among beginners.
    MediumAmongEasy,
}

impl Kind {
    fn entries(self, seats: usize) -> Vec<Player> {
        let (first, others) = match self {
            Kind::Random => (BotName::Random, BotName::Random),
            Kind::Medium => (BotName::Medium, BotName::Medium),
            Kind::Strong | Kind::Explore => (BotName::Strong, BotName::Strong),
            Kind::StrongAmongMedium => (BotName::Strong, BotName::Medium),
            Kind::MediumAmongEasy => (BotName::Medium, BotName::Easy),
        };
        let mut entries = vec![Player::Bot(others); seats];
        entries[0] = Player::Bot(first);
        entries
    }
}

/// A run that the report needs.
#[derive(Clone, Debug)]
pub struct Planned {
    /// By which rules.
    pub variant: Variant,
    /// What for.
    pub kind: Kind,
    /// How many rounds.
    pub rounds: u64,
    /// The rounds themselves.
    pub simulation: Simulation,
}

/// All runs of a report with so many fast (random) and so many strong rounds.
#[must_use]
pub fn plan(fast: u64, strong: u64, seed: u64) -> Vec<Planned> {
    let share = Variant::ALL.len() as u64;
    let wanted = Variant::ALL.into_iter().flat_map(|variant| {
        let each = [
            (Kind::Random, fast.div_ceil(share)),
            (Kind::Medium, strong.div_ceil(share)),
            (Kind::Strong, strong.div_ceil(share)),
            (Kind::Explore, strong.div_ceil(share)),
            (Kind::StrongAmongMedium, strong.div_ceil(share)),
            (Kind::MediumAmongEasy, strong.div_ceil(share)),
        ];
        each.map(|(kind, rounds)| (variant, kind, rounds))
    });
    let planned = |(variant, kind, rounds): (Variant, Kind, u64)| {
        let rules = variant.rules();
        let entries = kind.entries(rules.players.count());
        let simulation = Simulation::new(rules, entries, seed, kind == Kind::Explore)?;
        Some(Planned { variant, kind, rounds, simulation })
    };
    wanted.filter_map(planned).collect()
}

/// What one run has shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// By which rules.
    pub variant: Variant,
    /// What for.
    pub kind: Kind,
    /// What happened.
    pub tally: Tally,
}

/// What all runs have shown, and how to make them again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// The command that makes the report.
    pub command: String,
    /// The runs.
    pub runs: Vec<Run>,
}

impl Figures {
    /// The tally of a run; an empty one if it is missing.
    pub(crate) fn of(&self, variant: Variant, kind: Kind) -> Tally {
        let wanted = |run: &&Run| run.variant == variant && run.kind == kind;
        let found = self.runs.iter().find(wanted).map(|run| run.tally.clone());
        found.unwrap_or_else(|| Tally::empty(variant.rules().players))
    }

    /// All rounds of a kind.
    pub(crate) fn rounds(&self, kinds: &[Kind]) -> u64 {
        self.runs.iter().filter(|run| kinds.contains(&run.kind)).map(|run| run.tally.rounds).sum()
    }
}
