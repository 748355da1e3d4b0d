//! The delay between two states of the table on the screen.

use rules::Phase;
use words::{TerminalMsg, Words};

use crate::table_view::TableView;

/// The speed at which other players' cards appear. Its text is the name on the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::EnumString)]
#[strum(serialize_all = "lowercase", parse_err_ty = String, parse_err_fn = unknown_pace)]
pub enum TerminalPace {
    /// Time to read every sentence.
    Slow,
    /// The speed of people at a table.
    #[default]
    Normal,
    /// Just enough to see each card.
    Fast,
    /// No delay.
    Instant,
}

fn unknown_pace(_: &str) -> String {
    "choose slow, normal, fast or instant".to_owned()
}

impl TerminalPace {
    /// The next faster pace; after the fastest, the slowest.
    #[must_use]
    pub const fn next(self) -> TerminalPace {
        match self {
            TerminalPace::Slow => TerminalPace::Normal,
            TerminalPace::Normal => TerminalPace::Fast,
            TerminalPace::Fast => TerminalPace::Instant,
            TerminalPace::Instant => TerminalPace::Slow,
        }
    }

    /// Says the pace in words.
    #[must_use]
    pub fn say(self, words: &Words) -> String {
        words.string(match self {
            TerminalPace::Slow => TerminalMsg::PaceIsSlow,
            TerminalPace::Normal => TerminalMsg::PaceIsNormal,
            TerminalPace::Fast => TerminalMsg::PaceIsFast,
            TerminalPace::Instant => TerminalMsg::PaceIsInstant,
        })
    }

    /// The milliseconds between two cards.
    const fn beat(self) -> u64 {
        match self {
            TerminalPace::Slow => 1400,
            TerminalPace::Normal => 650,
            TerminalPace::Fast => 220,
            TerminalPace::Instant => 0,
        }
    }

    /// The milliseconds between two cards of the chest.
    pub(crate) const fn chest_beat(self) -> u64 {
        self.beat()
    }

    /// The milliseconds for which `table` stays on the screen after it has replaced `before`.
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
