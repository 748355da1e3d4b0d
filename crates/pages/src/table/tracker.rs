//! The card tracker: which cards have been played, and which players are known to be void in which colours. It shows
//! only what a player who has watched every trick knows.

use maud::{Markup, html};
use rules::{Card, CardSet, Colour, Preset};
use table::Stage;
use words::{SiteMsg, TableMsg};

use super::{TALLY, icon};
use crate::prefs::OptIn;
use crate::sprite::gem;
use crate::table_page::TablePage;

/// Whether the table shows the tracker. With the preset "Strict", players remember the cards themselves.
pub(super) fn is_shown(page: &TablePage<'_>) -> bool {
    let strict = page.state.rules.matching_preset() == Some(Preset::Strict);
    page.tracker == OptIn::On && !strict && page.stage() == Stage::Playing && page.public().is_some()
}

/// The region of the tracker.
pub(super) fn tracker(page: &TablePage<'_>) -> Markup {
    let Some(public) = page.public().filter(|_| is_shown(page)) else {
        return html! { div #tracker hidden {} };
    };
    let played = public.played();
    let own = page.view().map_or(CardSet::EMPTY, |view| view.hand | view.stash.map_or(CardSet::EMPTY, Card::to_set));
    html! {
        details #tracker.tracker {
            summary data-key="c" { (icon(TALLY)) span { (page.say(SiteMsg::Tracker)) } }
            div {
                p.vh { (page.say(TableMsg::TrackerPlayed { cards: played })) }
                @for colour in Colour::ALL { (row(page, colour, played, own)) }
                ul { @for line in page.narrator().into_iter().flat_map(|narrator| narrator.voids()) { li { (line) } } }
            }
        }
    }
}

/// The cards of a colour, hidden from screen readers. The sentence above says the same.
fn row(page: &TablePage<'_>, colour: Colour, played: CardSet, own: CardSet) -> Markup {
    let class = |card: Card| match () {
        () if played.contains(card) => Some("out"),
        () if own.contains(card) => Some("own"),
        () => None,
    };
    html! {
        p aria-hidden="true" {
            (gem(colour))
            @for card in Card::ALL.into_iter().filter(|card| card.colour() == colour) {
                b class=[class(card)] { (face(page, card)) }
            }
        }
    }
}

/// A number, or a crown for a Queen.
fn face(page: &TablePage<'_>, card: Card) -> Markup {
    html! {
        @match card.rank() {
            Some(number) => (page.words.number(i64::from(number))),
            None => svg { use href="#crown" {} },
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Rules;
    use words::{Lang, Words};

    use super::*;
    use crate::fixtures::TableFixture;

    const NAMES: [&str; 4] = ["Mira", "Asha", "Budi", "Clara"];

    fn shown(sample: &TableFixture) -> String {
        tracker(&sample.page(&Words::new(Lang::En))).into_string()
    }

    #[test]
    fn the_tracker_is_shown_only_if_chosen_and_allowed() {
        let check = |sample: TableFixture, expected: bool| {
            assert_eq!(shown(&sample).contains("<details"), expected, "{:?}", sample.state.rules);
        };
        let sample = |rules| TableFixture::new(rules, NAMES, 12);
        check(sample(Rules::default()), false);
        check(sample(Rules::default()).tracked(), true);
        check(sample(Rules::preset(Preset::Forced)).tracked(), true);
        check(sample(Rules::preset(Preset::Strict)).tracked(), false);
        check(sample(Rules::default()).tracked().in_lobby(), false);
        check(TableFixture::new(Rules::default(), NAMES, 32).tracked(), false);
    }

    #[test]
    fn the_tracker_marks_played_cards_and_the_players_own() {
        let sample = TableFixture::busy(NAMES).tracked();
        let view = sample.state.view().expect("a player");
        let (html, watched) = (shown(&sample), shown(&sample.clone().watched()));
        let count = |html: &str, class: &str| html.matches(&format!("class=\"{class}\"")).count();
        assert_eq!(count(&html, "out"), view.public.plays.len());
        assert_eq!(count(&html, "own"), view.hand.len() + 1, "the hand and the card in the chest");
        assert_eq!(count(&watched, "out"), view.public.plays.len());
        assert_eq!(count(&watched, "own"), 0, "a spectator holds nothing");
    }
}
