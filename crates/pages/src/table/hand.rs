//! The player's hand. Every card is a button of one form, so playing works without a script.

use maud::{Markup, html};
use rules::{Card, CardSet, Phase, View};
use table::Stage;
use words::TableMsg;

use crate::table_page::TablePage;

/// The region of the hand.
pub(super) fn hand(page: &TablePage<'_>, held: bool) -> Markup {
    let Some(view) = page.view().filter(|_| page.stage() == Stage::Playing) else {
        return html! { form #hand.hand hidden {} };
    };
    let legal = if held { CardSet::EMPTY } else { page.legal() };
    let stash = view.public.phase == Phase::Stash;
    let action = if stash { "stash" } else { "play" };
    let class = format!("hand n{}{}", view.hand.len(), if legal.is_empty() { "" } else { " go" });
    html! {
        form #hand class=(class) method="post" action={ "/t/" (page.state.table) "/" (action) } data-live="1"
            aria-label=(page.say(TableMsg::HandLabel)) data-why=[why(page, view, legal)] tabindex="-1" {
            ul { @for card in view.hand { li { (button(page, card, legal, stash)) } } }
        }
    }
}

/// The event number that every move sends. It is outside the hand, so that an unchanged hand is not sent again.
pub(super) fn number(page: &TablePage<'_>) -> Markup {
    html! { input #n type="hidden" name="n" value=(page.seq) form="hand"; }
}

/// A card as a button. A card that may not be chosen stays clickable and says why it is refused.
fn button(page: &TablePage<'_>, card: Card, legal: CardSet, stash: bool) -> Markup {
    let picture = html! { svg aria-hidden="true" { use href={ "#" (card) } {} } };
    let label = page.words.card(card);
    html! {
        @if !legal.contains(card) {
            button.card name="card" value=(card) data-card=(card) aria-disabled="true" aria-label=(label) { (picture) }
        } @else if stash {
            button.card name="pick" value=(card) data-card=(card) aria-label=(label) formmethod="get"
                formaction={ "/t/" (page.state.table) } aria-pressed=(page.picked == Some(card))
                data-ask=(page.say(TableMsg::StashConfirmAsk { card })) { (picture) }
        } @else {
            button.card name="card" value=(card) data-card=(card) aria-label=(label) { (picture) }
        }
    }
}

/// On the player's turn, why some cards are not legal: the reason is the same for all of them. At other times, the line
/// about the turn already says why.
fn why(page: &TablePage<'_>, view: &View, legal: CardSet) -> Option<String> {
    let refused = (view.hand - legal).first().filter(|_| !legal.is_empty())?;
    page.narrator()?.why_illegal(refused)
}

/// Asks the player to confirm the card for the chest, because the choice is final. The middle of the table has space
/// for it.
pub(super) fn confirm(page: &TablePage<'_>) -> Markup {
    let picked = page.picked.filter(|&card| page.legal().contains(card));
    html! {
        div #confirm.confirm role="group" aria-label=(page.say(TableMsg::StashTitle)) hidden[picked.is_none()] {
            p { @if let Some(card) = picked { (page.say(TableMsg::StashConfirmAsk { card })) } }
            button.btn.main form="hand" name="card" value=[picked] { (page.say(TableMsg::StashConfirm)) }
            a.btn href={ "/t/" (page.state.table) } data-do="cancel" { (page.say(TableMsg::StashCancel)) }
        }
    }
}
