//! What a player can ask to hear.

use rules::CardSet;
use words::{Game, Table};

use crate::table_page::TablePage;

/// Something that can be heard on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The own hand.
    Hand,
    /// The cards that may be played.
    Playable,
    /// The trick on the table.
    Trick,
    /// The last finished trick.
    Last,
    /// The points of the round and of the match.
    Scores,
    /// Who has shown that they are out of what.
    Voids,
}

impl Ask {
    /// Everything that can be asked.
    pub const ALL: [Ask; 6] = [Ask::Hand, Ask::Playable, Ask::Trick, Ask::Last, Ask::Scores, Ask::Voids];

    /// The name in addresses and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ask::Hand => "hand",
            Ask::Playable => "playable",
            Ask::Trick => "trick",
            Ask::Last => "last",
            Ask::Scores => "scores",
            Ask::Voids => "voids",
        }
    }

    /// The question of a name.
    #[must_use]
    pub fn of(name: &str) -> Option<Ask> {
        Ask::ALL.into_iter().find(|ask| ask.name() == name)
    }

    /// The key that asks it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Ask::Hand => "h",
            Ask::Playable => "p",
            Ask::Trick => "t",
            Ask::Last => "a",
            Ask::Scores => "s",
            Ask::Voids => "v",
        }
    }

    /// Whether it is about the own hand, which a spectator does not have.
    pub(crate) const fn is_own(self) -> bool {
        matches!(self, Ask::Hand | Ask::Playable)
    }

    pub(crate) const fn label(self) -> Table<'static> {
        match self {
            Ask::Hand => Table::HearHand,
            Ask::Playable => Table::HearPlayable,
            Ask::Trick => Table::HearTrick,
            Ask::Last => Table::HearLastTrick,
            Ask::Scores => Table::HearScores,
            Ask::Voids => Table::HearVoids,
        }
    }
}

/// The answer, one sentence per line.
#[must_use]
pub fn answer(page: &TablePage<'_>, ask: Ask) -> Vec<String> {
    let Some(narrator) = page.narrator() else { return before_the_deal(page, ask) };
    match ask {
        Ask::Hand => vec![narrator.hand()],
        Ask::Playable => vec![narrator.playable()],
        Ask::Trick => {
            let trick = narrator.trick();
            trick.cards.into_iter().chain(trick.leader).chain(narrator.turn()).collect()
        }
        Ask::Last => narrator.previous_trick(),
        Ask::Scores => {
            let totals = (!page.state.scores.is_empty()).then(|| narrator.totals(&page.state.totals));
            narrator.round_so_far().into_iter().chain(totals.into_iter().flatten()).collect()
        }
        Ask::Voids => narrator.voids(),
    }
}

fn before_the_deal(page: &TablePage<'_>, ask: Ask) -> Vec<String> {
    let cards = CardSet::EMPTY;
    let message = match ask {
        Ask::Hand => Game::HandIs { cards },
        Ask::Playable => Game::PlayableIs { cards },
        Ask::Trick => Game::TrickEmpty,
        Ask::Last => Game::LastTrickNone,
        Ask::Scores => return Vec::new(),
        Ask::Voids => Game::VoidsNone,
    };
    vec![page.words.string(message)]
}
