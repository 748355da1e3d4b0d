//! Sentences for the events between two views of a table, for both modes.
//!
//! A view is compared with the one before, so it does not matter if a socket skipped a few states.

use std::time::Duration;

use rules::{PerSeat, Phase};
use words::narrate::Narrator;
use words::{GameMsg, Words};

use crate::table_view::{Prompt, TableView};

/// A duration in seconds, rounded up.
pub(crate) fn seconds(left: Duration) -> u32 {
    u32::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u32::MAX)
}

/// A narrator that tells the person at this terminal about a view.
pub(crate) fn narrator<'a>(words: &'a Words, table: &'a TableView) -> Narrator<'a> {
    Narrator::for_player(words, &table.view, PerSeat::from_fn(table.players(), |seat| table.name(seat)))
}

/// The sentences for everything that `after` shows and `before` did not.
#[must_use]
pub(crate) fn events(words: &Words, before: Option<&TableView>, after: &TableView) -> Vec<String> {
    let (mut lines, points) = events_and_points(words, before, after);
    lines.extend(points);
    lines
}

/// The same in two parts: the second one has the points of a round that has ended, and all that follows from them.
#[must_use]
pub(crate) fn events_and_points(
    words: &Words,
    before: Option<&TableView>,
    after: &TableView,
) -> (Vec<String>, Vec<String>) {
    let same_round = before.filter(|before| before.round == after.round);
    if same_round.is_some_and(|before| is_undone(before, after)) {
        return (vec![words.string(GameMsg::TakenBack)], Vec::new());
    }
    let narrator = narrator(words, after);
    let (mut lines, mut points) = (Vec::new(), Vec::new());
    if same_round.is_none() {
        let planned = after.planned.map(|rounds| rounds as u32);
        lines.push(narrator.round_begins(after.round as u32 + 1, planned));
        lines.extend(narrator.hand_dealt().filter(|_| after.prompt() == Prompt::Stash));
    }
    stashes(words, same_round, after, &mut lines);
    lines.extend(after.claimed.map(|(seat, claim)| narrator.claims(seat, claim)));
    lines.extend(narrator.plays_since(same_round.map_or(0, |before| before.view.public.plays.len()), after.late));
    let was_open = same_round.is_some_and(|before| before.view.public.reveal.is_some());
    if after.view.public.reveal.is_some() && !was_open {
        lines.push(words.string(GameMsg::RoundEnds { round: after.round as u32 + 1 }));
        lines.extend(narrator.round_opening());
        points.extend(narrator.round_scores());
        points.extend(narrator.totals(&after.totals));
        points.extend(victory(words, after));
    }
    (lines, points)
}

fn is_undone(before: &TableView, after: &TableView) -> bool {
    let (before, after) = (&before.view, &after.view);
    after.public.plays.len() < before.public.plays.len() || (before.stash.is_some() && after.stash.is_none())
}

fn stashes(words: &Words, before: Option<&TableView>, after: &TableView, lines: &mut Vec<String>) {
    let narrator = narrator(words, after);
    let was = |seat| before.is_some_and(|before| before.view.public.stashed[seat]);
    for (seat, _) in after.view.public.stashed.iter_with_seat().filter(|&(seat, &done)| done && !was(seat)) {
        let late = after.late == Some(seat);
        lines.extend(late.then(|| narrator.time_up(seat, None)));
        lines.extend((!late || seat == after.me()).then(|| narrator.stashed(seat)));
    }
    let was_stash = before.is_none_or(|before| before.view.public.phase == Phase::Stash);
    if was_stash && after.view.public.phase != Phase::Stash {
        lines.push(words.string(GameMsg::StashComplete));
    }
}

/// Says that the person's time was up and what was chosen for them; nothing if they chose themselves.
pub(crate) fn own_time_up(words: &Words, table: &TableView) -> Option<String> {
    let me = table.late.filter(|&seat| seat == table.me())?;
    let newest = table.trick().plays().last().filter(|&(seat, _)| seat == me);
    Some(narrator(words, table).time_up(me, newest.map(|(_, card)| card)))
}

/// Says who won the match, once it is over.
#[must_use]
pub(crate) fn victory(words: &Words, table: &TableView) -> Vec<String> {
    let wins = narrator(words, table).victory(&table.totals, &table.winners);
    wins.map(|wins| vec![words.string(GameMsg::MatchEnds), wins]).unwrap_or_default()
}

/// Says what the table waits for.
#[must_use]
pub(crate) fn request(words: &Words, table: &TableView) -> String {
    let over = if table.is_over() { GameMsg::MatchEnds } else { GameMsg::RoundEnds { round: table.round as u32 + 1 } };
    let narrator = narrator(words, table);
    let prompt = narrator.prompt().unwrap_or_else(|| words.string(over));
    let offer = table.may_claim.map(|claim| narrator.offer(claim));
    [prompt].into_iter().chain(offer).collect::<Vec<_>>().join(" ")
}
