//! A hint for somebody who plays against bots.

use learn::hint::Hint;
use rules::Card;

use super::visitor::Visitor;
use crate::{App, Update};

/// The card that a strong player would choose and why, in the visitor's language. Nothing where no hints are given: at
/// tables with other people, for the cards of the day, and out of turn.
pub(super) async fn hint(app: &App, visitor: &Visitor, update: &Update) -> Option<(Card, Vec<String>)> {
    let view = update.view.clone().filter(|view| update.state.undo && !view.legal().is_empty())?;
    let round = update.state.round.as_ref().map_or(0, |round| u64::from(round.round));
    let hint = app.bots().ponder(move || Hint::of(&view, 1, round)).await??;
    let setting = super::scene::Setting::new(update, &visitor.site, visitor.called());
    let scene = setting.scene(update, visitor.words);
    let said = hint.say(visitor.words, |seat| &scene.chairs[seat].name);
    Some((hint.card, said.into()))
}
