//! What happened between two frames, in the narrator's words.
//!
//! Both modes speak from here. A frame is compared with the one before, so it does not matter whether the table
//! is in this process or behind a socket that skipped a few states.

use std::time::Duration;

use rules::{PerSeat, Phase};
use words::narrate::Narrator;
use words::{Game, Words};

use crate::frame::{Asks, Frame};

/// A time as it is said, in seconds; one that has begun counts.
pub(crate) fn seconds(left: Duration) -> u32 {
    u32::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u32::MAX)
}

/// The narrator of a frame, who speaks to the person at this terminal.
pub(crate) fn narrator<'a>(words: &'a Words, frame: &'a Frame) -> Narrator<'a> {
    Narrator::for_player(words, &frame.view, PerSeat::from_fn(frame.players(), |seat| frame.name(seat)))
}

/// The sentences for everything that `after` shows and `before` did not.
#[must_use]
pub fn events(words: &Words, before: Option<&Frame>, after: &Frame) -> Vec<String> {
    let same_round = before.filter(|before| before.round == after.round);
    if same_round.is_some_and(|before| is_taken_back(before, after)) {
        return vec![words.string(Game::TakenBack)];
    }
    let narrator = narrator(words, after);
    let mut lines = Vec::new();
    if same_round.is_none() {
        let planned = after.planned.map(|rounds| rounds as u32);
        lines.push(narrator.round_begins(after.round as u32 + 1, planned));
        lines.extend(narrator.hand_dealt().filter(|_| after.asks() == Asks::Stash));
    }
    stashes(words, same_round, after, &mut lines);
    lines.extend(narrator.plays_since(same_round.map_or(0, |before| before.view.public.plays.len()), after.late));
    let was_over = same_round.is_some_and(|before| before.view.public.phase == Phase::Over);
    if after.view.public.phase == Phase::Over && !was_over {
        lines.push(words.string(Game::RoundEnds { round: after.round as u32 + 1 }));
        lines.extend(narrator.round_result());
        lines.extend(narrator.totals(&after.totals));
        lines.extend(victory(words, after));
    }
    lines
}

fn is_taken_back(before: &Frame, after: &Frame) -> bool {
    let (before, after) = (&before.view, &after.view);
    after.public.plays.len() < before.public.plays.len() || (before.stash.is_some() && after.stash.is_none())
}

fn stashes(words: &Words, before: Option<&Frame>, after: &Frame, lines: &mut Vec<String>) {
    let narrator = narrator(words, after);
    let was = |seat| before.is_some_and(|before| before.view.public.stashed[seat]);
    for (seat, _) in after.view.public.stashed.iter_with_seat().filter(|&(seat, &done)| done && !was(seat)) {
        let late = after.late == Some(seat);
        lines.extend(late.then(|| narrator.time_up(seat, None)));
        lines.extend((!late || seat == after.me()).then(|| narrator.stashed(seat)));
    }
    let was_stash = before.is_none_or(|before| before.view.public.phase == Phase::Stash);
    if was_stash && after.view.public.phase != Phase::Stash {
        lines.push(words.string(Game::StashComplete));
    }
}

/// That the person's own time was up, and what was chosen for them; nothing if they chose themselves.
pub(crate) fn own_time_up(words: &Words, frame: &Frame) -> Option<String> {
    let me = frame.late.filter(|&seat| seat == frame.me())?;
    let newest = frame.trick().plays().last().filter(|&(seat, _)| seat == me);
    Some(narrator(words, frame).time_up(me, newest.map(|(_, card)| card)))
}

/// The end of the match, once it is over.
#[must_use]
pub fn victory(words: &Words, frame: &Frame) -> Vec<String> {
    let wins = narrator(words, frame).victory(&frame.totals, &frame.winners);
    wins.map(|wins| vec![words.string(Game::MatchEnds), wins]).unwrap_or_default()
}

/// What the table waits for, said to the person.
#[must_use]
pub fn request(words: &Words, frame: &Frame) -> String {
    let over = if frame.is_over() { Game::MatchEnds } else { Game::RoundEnds { round: frame.round as u32 + 1 } };
    narrator(words, frame).prompt().unwrap_or_else(|| words.string(over))
}

/// The answers to `scores`: this round so far, then the match.
#[must_use]
pub fn scores(words: &Words, frame: &Frame) -> Vec<String> {
    let narrator = narrator(words, frame);
    narrator.round_so_far().into_iter().chain(narrator.totals(&frame.totals)).collect()
}
