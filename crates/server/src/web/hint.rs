//! Hints for players who play alone against bots.

use learn::hint::Hint;
use rules::Card;

use super::table_page::PageContext;
use super::visitor::Visitor;
use crate::budget::{Payer, Work};
use crate::{App, PageUpdate};

/// The card that a strong player would choose and why, in the visitor's language. `None` where hints are not allowed:
/// at tables with other people, in the daily deal, out of turn, and when the visitor's budget is spent.
pub(super) async fn hint(
    app: &App,
    visitor: &Visitor,
    payer: Payer,
    update: &PageUpdate,
) -> Option<(Card, Vec<String>)> {
    let state = &update.last.state;
    let view = state.view().filter(|view| state.assisted && !view.legal().is_empty())?.clone();
    let round = state.round.as_ref().map_or(0, |round| u64::from(round.round));
    app.charge(payer, Work::Hint).ok()?;
    let hint = app.bots.run_blocking(payer, move || Hint::of(&view, 1, round)).await.ok()??;
    let context = PageContext::new(update, visitor);
    let page = context.page(&update.last);
    let said = hint.say(visitor.words, |seat| &page.names[seat]);
    Some((hint.card, said.into()))
}
