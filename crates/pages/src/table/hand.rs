//! The player's hand: every card is a button of one form, so that it plays without a script.

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

/// The number that every move carries. It stands outside the hand, so that a hand that stays the same is not sent again.
pub(super) fn number(page: &TablePage<'_>) -> Markup {
    html! { input #n type="hidden" name="n" value=(page.seq) form="hand"; }
}

/// The cards differ only in whether they may be chosen: those that may not say why when they are.
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

/// Why the cards that cannot be chosen on one's turn cannot be; the reason is the same for all of them. At any other
/// time the line that says whose turn it is says why.
fn why(page: &TablePage<'_>, view: &View, legal: CardSet) -> Option<String> {
    let refused = (view.hand - legal).first().filter(|_| !legal.is_empty())?;
    page.narrator()?.why_illegal(refused)
}

/// The choice for the chest is final, so it is confirmed, in the middle of the table where there is room.
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
