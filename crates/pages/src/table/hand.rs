//! The player's hand: every card is a button of one form, so that it plays without a script.

use maud::{Markup, html};
use rules::{Card, CardSet, Phase, View};
use words::{Game, Table, Words};

use crate::scene::{Scene, Stage};

/// The region of the hand.
pub(super) fn hand(scene: &Scene<'_>, words: &Words, held: bool) -> Markup {
    let Some(view) = scene.view().filter(|_| scene.stage == Stage::Playing) else {
        return html! { form #hand.hand hidden {} };
    };
    let legal = if held { CardSet::EMPTY } else { scene.legal() };
    let stash = view.public.phase == Phase::Stash;
    let action = if stash { "stash" } else { "play" };
    let class = format!("hand n{}{}", view.hand.len(), if legal.is_empty() { "" } else { " go" });
    html! {
        form #hand class=(class) method="post" action={ "/t/" (scene.id) "/" (action) } data-live="1"
            aria-label=(words.say(Table::HandLabel)) data-why=[why(scene, words, view, legal)] tabindex="-1" {
            ul { @for card in view.hand { li { (button(scene, words, card, legal, stash)) } } }
        }
    }
}

/// The number that every move carries. It stands outside the hand, so that a hand that stays the same is not sent again.
pub(super) fn number(scene: &Scene<'_>) -> Markup {
    html! { input #n type="hidden" name="n" value=(scene.number) form="hand"; }
}

/// The cards differ only in whether they may be chosen: those that may not say why when they are.
fn button(scene: &Scene<'_>, words: &Words, card: Card, legal: CardSet, stash: bool) -> Markup {
    let picture = html! { svg aria-hidden="true" { use href={ "#" (card) } {} } };
    let label = words.card(card);
    html! {
        @if !legal.contains(card) {
            button.card name="card" value=(card) data-card=(card) aria-disabled="true" aria-label=(label) { (picture) }
        } @else if stash {
            button.card name="pick" value=(card) data-card=(card) aria-label=(label) formmethod="get"
                formaction={ "/t/" (scene.id) } aria-pressed=(scene.picked == Some(card))
                data-ask=(words.say(Table::StashConfirmAsk { card })) { (picture) }
        } @else {
            button.card name="card" value=(card) data-card=(card) aria-label=(label) { (picture) }
        }
    }
}

/// Why the cards that cannot be chosen on one's turn cannot be; the reason is the same for all of them. At any other
/// time the line that says whose turn it is says why.
fn why(scene: &Scene<'_>, words: &Words, view: &View, legal: CardSet) -> Option<String> {
    let refused = (view.hand - legal).first().filter(|_| !legal.is_empty())?;
    let refusal = view.why_illegal(refused)?;
    Some(words.say(Game::refused(refusal, |seat| scene.who(seat))).into_owned())
}

/// The choice for the chest is final, so it is confirmed, in the middle of the table where there is room.
pub(super) fn confirm(scene: &Scene<'_>, words: &Words) -> Markup {
    let picked = scene.picked.filter(|&card| scene.legal().contains(card));
    html! {
        div #confirm.confirm role="group" aria-label=(words.say(Table::StashTitle)) hidden[picked.is_none()] {
            p { @if let Some(card) = picked { (words.say(Table::StashConfirmAsk { card })) } }
            button.btn.main form="hand" name="card" value=[picked] { (words.say(Table::StashConfirm)) }
            a.btn href={ "/t/" (scene.id) } data-do="cancel" { (words.say(Table::StashCancel)) }
        }
    }
}
