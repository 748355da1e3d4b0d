//! How long each state of the table stays before the next is shown.

use rules::Phase;
use words::{Terminal, Words};

use crate::table_view::TableView;

/// The person's pace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Time to read every sentence.
    Slow,
    /// As people play.
    #[default]
    Normal,
    /// Just enough to see it.
    Fast,
    /// No waiting at all.
    Instant,
}

impl Pace {
    /// Every pace, from slow to instant.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Instant => "instant",
        }
    }

    /// The next one round.
    #[must_use]
    pub const fn next(self) -> Pace {
        match self {
            Pace::Slow => Pace::Normal,
            Pace::Normal => Pace::Fast,
            Pace::Fast => Pace::Instant,
            Pace::Instant => Pace::Slow,
        }
    }

    /// The pace in words.
    #[must_use]
    pub fn say(self, words: &Words) -> String {
        let message = match self {
            Pace::Slow => Terminal::PaceIsSlow,
            Pace::Normal => Terminal::PaceIsNormal,
            Pace::Fast => Terminal::PaceIsFast,
            Pace::Instant => Terminal::PaceIsInstant,
        };
        words.string(message)
    }

    /// The milliseconds a card stays alone on the screen.
    const fn beat(self) -> u64 {
        match self {
            Pace::Slow => 1400,
            Pace::Normal => 650,
            Pace::Fast => 220,
            Pace::Instant => 0,
        }
    }

    /// How long `table` stays after it took the place of `before`.
    #[must_use]
    pub(crate) fn hold(self, before: Option<&TableView>, table: &TableView) -> u64 {
        let plays = table.view.public.plays.len();
        let played = before.is_some_and(|before| before.round == table.round && before.view.public.plays.len() < plays);
        let complete = played && plays.is_multiple_of(table.players().count());
        match table.view.public.phase {
            Phase::Stash => 0,
            _ if complete => 2 * self.beat(),
            _ if played => self.beat(),
            _ => 0,
        }
    }
}

impl std::str::FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Pace, String> {
        let found = Pace::ALL.into_iter().find(|pace| pace.name() == text);
        found.ok_or_else(|| "choose slow, normal, fast or instant".to_owned())
    }
}
