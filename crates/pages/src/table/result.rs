//! The end of a round, and of a match: the chest opens, then the points are told line by line.

use maud::{Markup, html};
use rules::{GrandOwn, PerSeat, PublicView, RoundReveal, Score, Seat};
use words::{Game, Home, People, Table, Who, Words};

use super::proof;
use crate::scene::{Scene, Stage};

/// The region of a round that has ended.
pub(super) fn region(scene: &Scene<'_>, words: &Words) -> Markup {
    match scene.public().and_then(|public| Some((public, public.reveal.as_ref()?))) {
        Some((public, opened)) => result(scene, words, public, opened),
        None => html! { div #result.ending {} },
    }
}

fn result(scene: &Scene<'_>, words: &Words, public: &PublicView, opened: &RoundReveal) -> Markup {
    let over = scene.stage == Stage::Finished;
    html! {
        div #result.ending {
            (counted(scene, words, public, opened))
            @if over { (ranking(scene, words)) }
            (what_next(scene, words, over))
            @if let Some(proof) = scene.proof { (proof::proof(scene, words, proof)) }
        }
    }
}

/// The chest and the points of a round that is over, for pages that are no table's.
pub(super) fn told(scene: &Scene<'_>, words: &Words) -> Markup {
    match scene.public().and_then(|public| Some((public, public.reveal.as_ref()?))) {
        Some((public, opened)) => counted(scene, words, public, opened),
        None => html! {},
    }
}

fn counted(scene: &Scene<'_>, words: &Words, public: &PublicView, opened: &RoundReveal) -> Markup {
    html! {
        h2 { (words.say(Table::ChestOpensTitle)) }
        div.lid aria-hidden="true" {
            svg.l3 { use href="#chest-open" {} }
            svg.l2 { use href="#chest-ajar" {} }
            svg.l1 { use href="#chest-shut" {} }
        }
        (loot(scene, words, opened))
        @let taker = public.previous_trick().and_then(|trick| trick.winner());
        @if let Some(seat) = taker {
            p.taker { (words.say(Table::ChestTo { who: scene.who(seat) })) " · " (words.say(Table::ChestPoints { points: chest_points(opened) })) }
        }
        (feat(scene, words, &opened.score))
        (tally(scene, words, &opened.score, taker.map(|seat| (seat, chest_points(opened)))))
    }
}

fn chest_points(opened: &RoundReveal) -> u32 {
    opened.dealt.points() + opened.stash.iter().flatten().map(|card| card.points()).sum::<u32>()
}

/// The cards of the chest, who put what in first, those of the deal after.
fn loot(scene: &Scene<'_>, words: &Words, opened: &RoundReveal) -> Markup {
    let stashed = scene.players().seats_from(scene.bottom()).filter_map(|seat| Some((Some(seat), opened.stash[seat]?)));
    let dealt = opened.dealt.into_iter().map(|card| (None, card));
    html! {
        ul.loot {
            @for (seat, card) in stashed.chain(dealt) {
                li {
                    svg.card data-card=(card) role="img" aria-label=(words.card(card)) { use href={ "#" (card) } {} }
                    span { @match seat {
                        Some(seat) => (words.say(Table::ChestFrom { who: scene.who(seat) })),
                        None => (words.say(Table::ChestFromDeal)),
                    } }
                }
            }
        }
    }
}

/// What deserves a celebration.
fn feat(scene: &Scene<'_>, words: &Words, score: &Score) -> Markup {
    html! {
        @if let Some((title, text)) = feat_words(scene, words, score) {
            div.feat {
                svg aria-hidden="true" { use href="#crown" {} }
                b { (title) }
                span { (text) }
            }
        }
    }
}

/// The title and the sentence of a Flawless or Grand round.
pub(super) fn feat_words(scene: &Scene<'_>, words: &Words, score: &Score) -> Option<(String, String)> {
    let say = |title: Table<'_>, text: Game<'_>| Some((words.say(title).into_owned(), words.say(text).into_owned()));
    if let Some(seat) = score.grand() {
        return say(Table::GrandTitle, Game::Grand { who: scene.who(seat) });
    }
    let flawless: Vec<Who<'_>> = score.flawless().map(|seat| scene.who(seat)).collect();
    match flawless[..] {
        [] => None,
        [who] => say(Table::FlawlessTitle, Game::Flawless { who }),
        _ => say(Table::FlawlessTitle, Game::FlawlessTwo { people: People(&flawless) }),
    }
}

/// The points, each line with how it came about.
fn tally(scene: &Scene<'_>, words: &Words, score: &Score, chest: Option<(Seat, u32)>) -> Markup {
    let number = |value: u32| words.number(i64::from(value));
    html! {
        div.tally {
            table {
                thead { tr {
                    th scope="col" { (words.say(Table::ColumnPlayer)) }
                    th scope="col" { (words.say(Table::ColumnTricks)) }
                    th scope="col" { (words.say(Table::ColumnTaken)) }
                    th scope="col" { (words.say(Table::ColumnPoints)) }
                } }
                tbody { @for seat in scene.players().seats_from(scene.bottom()) {
                    tr.win[score.points[seat] == 0] data-seat=(seat) {
                        th scope="row" {
                            (scene.chairs[seat].name)
                            ul.how { @for line in explained(scene, words, score, seat, chest) { li { (line) } } }
                        }
                        td { (number(score.tricks[seat])) }
                        td { (number(score.raw[seat])) }
                        td { b { (number(score.points[seat])) } }
                    }
                } }
            }
        }
    }
}

/// How a seat's points came about: what was taken, what the chest added, what was doubled.
fn explained(scene: &Scene<'_>, words: &Words, score: &Score, seat: Seat, chest: Option<(Seat, u32)>) -> Vec<String> {
    let (raw, points, tricks) = (score.raw[seat], score.points[seat], score.tricks[seat]);
    let mut lines = Vec::new();
    let mut say = |message: Table<'_>| lines.push(words.say(message).into_owned());
    match (score.grand(), tricks) {
        (Some(_), 0) => say(Table::ExplainGrandOther),
        (Some(_), _) if scene.rules.grand_own == GrandOwn::Zero => say(Table::ExplainGrandZero),
        (Some(_), _) => say(Table::ExplainGrandKeeps { points }),
        (None, 0) => say(Table::ExplainFlawless),
        (None, _) => {
            say(Table::ExplainTaken { points: raw, tricks });
            if let Some((_, points)) = chest.filter(|&(taker, _)| taker == seat) {
                say(Table::ExplainChest { points });
            }
            match score.factor() {
                2 => say(Table::ExplainDoubled { raw, points }),
                4 => say(Table::ExplainQuadrupled { raw, points }),
                _ => {}
            }
        }
    }
    lines
}

/// The ranking of the match.
fn ranking(scene: &Scene<'_>, words: &Words) -> Markup {
    let places: PerSeat<usize> = scene.game.places();
    let mut seats: Vec<Seat> = scene.players().seats_from(scene.bottom()).collect();
    seats.sort_by_key(|&seat| places[seat]);
    html! {
        h2 { (words.say(Table::MatchResult)) }
        @if let Some(me) = scene.me { p.verdict { (verdict(scene, words, places[me])) } }
        ol.ranks { @for seat in seats {
            li.win[places[seat] == 1] data-seat=(seat) {
                @if places[seat] == 1 { svg.gem aria-hidden="true" { use href="#crown" {} } }
                b { (words.say(Table::Place { place: places[seat] })) }
                span.name { (scene.chairs[seat].name) }
                span { (words.say(Table::PointsSoFar { points: scene.game.totals()[seat] })) }
            }
        } }
        p { (words.say(Table::FewestWin)) }
    }
}

fn verdict(scene: &Scene<'_>, words: &Words, place: usize) -> String {
    let message = match (place, scene.game.winners().count()) {
        (1, 1) => Table::YouWin,
        (1, _) => Table::YouShareWin,
        _ => Table::YouPlace { place },
    };
    words.say(message).into_owned()
}

/// What can be done after a round or a match.
fn what_next(scene: &Scene<'_>, words: &Words, over: bool) -> Markup {
    html! {
        div.row {
            @if over && scene.daily { a.btn.main href="/daily" { (words.say(Home::DailyDeal)) } }
            @else if let Some(me) = scene.me { (ready(scene, words, me, if over { Table::Rematch } else { Table::NextRound })) }
            @if over {
                @if let Some(me) = scene.me { (share(scene, words, me)) }
                a.btn href={ "/t/" (scene.id) "/look-back" } { (words.say(Table::LookBack)) }
                a.btn href={ "/t/" (scene.id) "/record.json" } download="" { (words.say(Table::SaveRecord)) }
                a.btn href="/" { (words.say(Table::BackHome)) }
            }
        }
    }
}

/// The button by which a player is ready to go on, or whom the table waits for.
///
/// Before the first deal a script says so by itself: whoever looks at the page is ready.
pub(super) fn ready(scene: &Scene<'_>, words: &Words, me: Seat, label: Table<'_>) -> Markup {
    let first = scene.sight.is_none();
    let waiting: Vec<Who<'_>> = (scene.chairs.iter_with_seat())
        .filter(|(_, chair)| chair.sitter == crate::scene::Sitter::Person && !chair.ready)
        .map(|(seat, _)| scene.who(seat))
        .collect();
    html! {
        @if scene.chairs[me].ready {
            p { (words.say(Table::WaitingFor { people: People(&waiting) })) }
        } @else {
            form method="post" action={ "/t/" (scene.id) "/ready" } data-live="1" data-auto=[first.then_some("1")] {
                    input type="hidden" name="entropy" value="";
                button #next.btn.main data-key="n" { (words.say(label)) }
            }
        }
    }
}

fn share(scene: &Scene<'_>, words: &Words, me: Seat) -> Markup {
    let (place, points) = (scene.game.places()[me], scene.game.totals()[me]);
    let text = words.say(Table::ShareText { place, points });
    html! {
        button.btn.script type="button" data-do="copy" data-share="1" data-text=(text) data-done=(words.say(Table::Copied)) {
            (words.say(Table::Share))
        }
    }
}
