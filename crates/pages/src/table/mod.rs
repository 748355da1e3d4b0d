//! The page of a table, as regions that a frame can replace one by one.

mod announce;
mod ask;
mod frame;
mod hand;
mod lobby;
mod proof;
mod region;
mod result;
mod scores;
mod seat;
mod trick;

use maud::{Markup, html};
use words::{Home, Table, Web, Words};

pub use announce::Happening;
pub use ask::{Ask, answer};
pub use frame::{Frame, Seen, frames, full};

use crate::scene::{Scene, Stage};
use crate::shell::{Menu, Page, Shell};
use crate::sprite::{Symbols, picture};

/// The quick reactions by the names that travel, in the order of [`Table::REACTIONS`].
pub const REACTIONS: [&str; 10] =
    ["hello", "good-luck", "well-played", "thanks", "wow", "oops", "sorry", "wait", "your-turn", "bye"];

/// The page of a table: the lobby, the round or its result. `said` answers a question that came without a script,
/// `why` tells why something was refused.
#[must_use]
pub fn page(scene: &Scene<'_>, shell: &Shell<'_>, said: &[String], why: Option<&str>) -> Markup {
    let words = shell.words;
    let title = words.say(Table::PageTitle);
    let main = html! {
        main #main.table data-socket={ "/t/" (scene.id) "/live" } {
            h1.vh { (title) }
            (region::Board::of(scene).markup(scene, words, false))
            (own_row(scene, words, why))
            (side(scene, words, said))
        }
        @if waits_for_others(scene) { noscript { meta http-equiv="refresh" content="3"; } }
    };
    let page = Page { title: &title, class: "at-table", symbols: Symbols::All, menu: Menu::Folded };
    shell.page(&page, &main)
}

/// The board of a round outside a table's own page.
pub(crate) fn board(scene: &Scene<'_>, words: &Words, held: bool) -> Markup {
    region::Board::Round.markup(scene, words, held)
}

/// The result of a round outside a table's own page.
pub(crate) fn result_board(scene: &Scene<'_>, words: &Words) -> Markup {
    html! {
        section #board.felt.result aria-label=(words.say(Table::RoundResult { round: scene.round })) {
            div #result.ending { (result::told(scene, words)) }
        }
    }
}

/// The seat at the bottom outside a table's own page.
pub(crate) fn bottom_seat(scene: &Scene<'_>, words: &Words, held: bool) -> Markup {
    seat::seat(scene, words, scene.bottom(), held)
}

/// Whether a page without a script has to look again by itself, because others are to act.
fn waits_for_others(scene: &Scene<'_>) -> bool {
    match scene.stage {
        Stage::Playing => scene.legal().is_empty(),
        Stage::Lobby => scene.me.is_some(),
        Stage::Waiting | Stage::Finished => scene.me.is_none_or(|me| scene.chairs[me].ready),
        Stage::Closed => false,
    }
}

/// Asks whether somebody really wants to leave.
#[must_use]
pub fn leave(id: &str, shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let main = html! {
        div.text {
            h1 { (words.say(Table::Leave)) }
            p { (words.say(Table::LeaveAsk)) }
            form.row method="post" action={ "/t/" (id) "/leave" } {
                button.btn.main { (words.say(Table::LeaveConfirm)) }
                a.btn href={ "/t/" (id) } { (words.say(Table::Stay)) }
            }
        }
    };
    shell.site(&words.say(Table::Leave), Symbols::Gems, &main)
}

/// What is the player's own: the hand, the seat, and what may be said about a card.
fn own_row(scene: &Scene<'_>, words: &Words, why: Option<&str>) -> Markup {
    html! {
        div.mine-row {
            (hand::hand(scene, words, false))
            (hand::number(scene))
            p #why.why role="alert" { @if let Some(why) = why { (why) } }
            (own_seat(scene, words, false))
            (tools(scene, words))
        }
    }
}

/// The seat at the bottom. It stands below the hand, whether its player or a spectator looks.
fn own_seat(scene: &Scene<'_>, words: &Words, held: bool) -> Markup {
    if scene.stage == Stage::Playing {
        seat::seat(scene, words, scene.bottom(), held)
    } else {
        html! { div id={ "s" (scene.bottom()) } hidden {} }
    }
}

/// What can be done besides playing a card.
fn tools(scene: &Scene<'_>, words: &Words) -> Markup {
    html! {
        div #tools.row.tools {
            button #go.btn.small.main type="button" data-do="go" hidden { (words.say(Table::Continue)) }
            @if scene.can_undo {
                form method="post" action={ "/t/" (scene.id) "/undo" } data-live="1" {
                    input type="hidden" name="n" value=(scene.number);
                    button.btn.small { (words.say(Table::TakeBack)) }
                }
            }
            @if may_hint(scene) {
                a.btn.small href={ "/t/" (scene.id) "?ask=hint" } data-ask="hint" data-key="?" { (words.say(Table::Hint)) " " kbd { "?" } }
            }
            @if scene.me.is_none() && scene.stage != Stage::Lobby { p.note { (words.say(Table::WatchOnly)) } }
        }
    }
}

/// Whether a hint can be asked for now.
fn may_hint(scene: &Scene<'_>) -> bool {
    scene.hints && !scene.legal().is_empty()
}

/// The panels beside the table.
fn side(scene: &Scene<'_>, words: &Words, said: &[String]) -> Markup {
    html! {
        div.side {
            section.panel aria-label=(words.say(Table::LogLabel)) {
                div #say.say role="status" aria-atomic="false" aria-relevant="additions" {
                    @for line in said.iter().cloned().chain(announce::so_far(scene, words)) { p { (line) } }
                }
                p #net.net role="status" data-lost=(words.say(Table::ConnectionLost)) data-back=(words.say(Table::ConnectionBack)) {}
                noscript {
                    p.note { (words.say(Home::NoScript)) }
                    a.btn.small href={ "/t/" (scene.id) } { (words.say(Table::Refresh)) }
                }
            }
            (scores::scores(scene, words))
            (last(scene, words))
            (listen(scene, words))
            (reactions(scene, words))
            @if scene.me.is_some() && scene.stage != Stage::Closed {
                p { a href={ "/t/" (scene.id) "/leave" } { (words.say(Table::Leave)) } }
            }
        }
    }
}

/// The last trick, shown when somebody wants to see it.
fn last(scene: &Scene<'_>, words: &Words) -> Markup {
    let trick = scene.public().and_then(rules::PublicView::previous_trick);
    html! {
        details #last.panel {
            summary data-key="l" { (words.say(Table::LastTrick)) }
            @if let Some(trick) = trick {
                ul.cards { @for (seat, card) in trick.plays() {
                    li { (picture(card)) span { (scene.chairs[seat].name) } span.vh { (words.card(card)) } }
                } }
                p { (trick::taken(scene, words, &trick, scene.public().is_some_and(|public| public.reveal.is_some()))) }
            }
        }
    }
}

/// What can be heard, as links that also work without a script.
fn listen(scene: &Scene<'_>, words: &Words) -> Markup {
    html! {
        @if scene.sight.is_some() {
            details #listen.panel {
                summary { (words.say(Web::ListenTitle)) }
                ul.links { @for ask in Ask::ALL {
                    @if scene.me.is_some() || !ask.is_own() {
                        li { a href={ "/t/" (scene.id) "?ask=" (ask.name()) } data-ask=(ask.name()) data-key=(ask.key()) {
                            (words.say(ask.label()))
                        } " " kbd { (ask.key().to_ascii_uppercase()) } }
                    }
                } }
            }
        }
    }
}

/// The quick reactions, for tables where somebody else is there to read them.
fn reactions(scene: &Scene<'_>, words: &Words) -> Markup {
    let others = scene
        .chairs
        .iter_with_seat()
        .any(|(seat, chair)| chair.sitter == crate::scene::Sitter::Person && scene.me != Some(seat));
    html! {
        @if scene.me.is_some() && others {
            details #reactions.panel {
                summary { (words.say(Table::ReactionsLabel)) }
                form.row method="post" action={ "/t/" (scene.id) "/react" } data-live="1" {
                    @for (name, reaction) in REACTIONS.into_iter().zip(Table::REACTIONS) {
                        button.btn.small name="reaction" value=(name) { (words.say(reaction)) }
                    }
                }
            }
        }
    }
}
