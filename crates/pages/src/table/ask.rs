//! What a player can ask to hear.

use rules::CardSet;
use words::{Game, Table};

use crate::table_page::TablePage;

/// Something that can be heard on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpokenQuery {
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

impl SpokenQuery {
    /// Everything that can be asked.
    pub const ALL: [SpokenQuery; 6] = [
        SpokenQuery::Hand,
        SpokenQuery::Playable,
        SpokenQuery::Trick,
        SpokenQuery::Last,
        SpokenQuery::Scores,
        SpokenQuery::Voids,
    ];

    /// The name in addresses and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SpokenQuery::Hand => "hand",
            SpokenQuery::Playable => "playable",
            SpokenQuery::Trick => "trick",
            SpokenQuery::Last => "last",
            SpokenQuery::Scores => "scores",
            SpokenQuery::Voids => "voids",
        }
    }

    /// The question of a name.
    #[must_use]
    pub fn of(name: &str) -> Option<SpokenQuery> {
        SpokenQuery::ALL.into_iter().find(|ask| ask.name() == name)
    }

    /// The key that asks it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            SpokenQuery::Hand => "h",
            SpokenQuery::Playable => "p",
            SpokenQuery::Trick => "t",
            SpokenQuery::Last => "a",
            SpokenQuery::Scores => "s",
            SpokenQuery::Voids => "v",
        }
    }

    /// Whether it is about the own hand, which a spectator does not have.
    pub(crate) const fn is_own(self) -> bool {
        matches!(self, SpokenQuery::Hand | SpokenQuery::Playable)
    }

    pub(crate) const fn label(self) -> Table<'static> {
        match self {
            SpokenQuery::Hand => Table::HearHand,
            SpokenQuery::Playable => Table::HearPlayable,
            SpokenQuery::Trick => Table::HearTrick,
            SpokenQuery::Last => Table::HearLastTrick,
            SpokenQuery::Scores => Table::HearScores,
            SpokenQuery::Voids => Table::HearVoids,
        }
    }
}

/// The answer, one sentence per line.
#[must_use]
pub fn answer(page: &TablePage<'_>, ask: SpokenQuery) -> Vec<String> {
    let Some(narrator) = page.narrator() else { return before_the_deal(page, ask) };
    match ask {
        SpokenQuery::Hand => vec![narrator.hand()],
        SpokenQuery::Playable => vec![narrator.playable()],
        SpokenQuery::Trick => {
            let trick = narrator.trick();
            trick.cards.into_iter().chain(trick.leader).chain(narrator.turn()).collect()
        }
        SpokenQuery::Last => narrator.previous_trick(),
        SpokenQuery::Scores => {
            let totals = (!page.state.scores.is_empty()).then(|| narrator.totals(&page.state.totals));
            narrator.round_so_far().into_iter().chain(totals.into_iter().flatten()).collect()
        }
        SpokenQuery::Voids => narrator.voids(),
    }
}

fn before_the_deal(page: &TablePage<'_>, ask: SpokenQuery) -> Vec<String> {
    let cards = CardSet::EMPTY;
    let message = match ask {
        SpokenQuery::Hand => Game::HandIs { cards },
        SpokenQuery::Playable => Game::PlayableIs { cards },
        SpokenQuery::Trick => Game::TrickEmpty,
        SpokenQuery::Last => Game::LastTrickNone,
        SpokenQuery::Scores => return Vec::new(),
        SpokenQuery::Voids => Game::VoidsNone,
    };
    vec![page.words.string(message)]
}
