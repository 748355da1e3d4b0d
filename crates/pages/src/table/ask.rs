//! Questions that a player can ask, with spoken answers.

use protocol::SpokenQuery;
use rules::CardSet;
use words::{GameMsg, TableMsg};

use crate::table_page::TablePage;

/// The keyboard shortcut of the question.
pub(crate) const fn query_key(ask: SpokenQuery) -> &'static str {
    match ask {
        SpokenQuery::Hand => "h",
        SpokenQuery::Playable => "p",
        SpokenQuery::Trick => "t",
        SpokenQuery::Last => "a",
        SpokenQuery::Scores => "s",
        SpokenQuery::Voids => "v",
    }
}

pub(crate) const fn query_label(ask: SpokenQuery) -> TableMsg<'static> {
    match ask {
        SpokenQuery::Hand => TableMsg::HearHand,
        SpokenQuery::Playable => TableMsg::HearPlayable,
        SpokenQuery::Trick => TableMsg::HearTrick,
        SpokenQuery::Last => TableMsg::HearLastTrick,
        SpokenQuery::Scores => TableMsg::HearScores,
        SpokenQuery::Voids => TableMsg::HearVoids,
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
        SpokenQuery::Hand => GameMsg::HandIs { cards },
        SpokenQuery::Playable => GameMsg::PlayableIs { cards },
        SpokenQuery::Trick => GameMsg::TrickEmpty,
        SpokenQuery::Last => GameMsg::LastTrickNone,
        SpokenQuery::Scores => return Vec::new(),
        SpokenQuery::Voids => GameMsg::VoidsNone,
    };
    vec![page.words.string(message)]
}
