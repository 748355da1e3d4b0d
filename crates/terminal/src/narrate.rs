//! What happened between two frames, in words: one sentence an event.
//!
//! Both modes speak from here. A frame is compared with the one before, so it does not matter whether the table
//! is in this process or behind a socket that skipped a few states.

use std::time::Duration;

use rules::{Card, Phase, QueenLead, Seat, Trick};
use words::{Game, People, Suit, Who, Words};

use crate::table_view::{Prompt, TableView};

/// A time as it is said, in seconds; one that has begun counts.
pub(crate) fn seconds(left: Duration) -> u32 {
    u32::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u32::MAX)
}

/// The sentences for everything that `after` shows and `before` did not.
#[must_use]
pub fn events(words: &Words, before: Option<&TableView>, after: &TableView) -> Vec<String> {
    let same_round = before.filter(|before| before.round == after.round);
    let mut lines = Vec::new();
    if same_round.is_none() {
        round_begins(words, after, &mut lines);
    }
    if same_round.is_some_and(|before| is_taken_back(before, after)) {
        lines.push(words.say(Game::TakenBack).into_owned());
        return lines;
    }
    stashes(words, same_round, after, &mut lines);
    plays(words, same_round.map_or(0, |before| before.view.public.plays.len()), after, &mut lines);
    let was_open = same_round.is_some_and(|before| before.view.public.reveal.is_some());
    if after.view.public.reveal.is_some() && !was_open {
        lines.extend(round_ends(words, after));
    }
    lines
}

fn is_taken_back(before: &TableView, after: &TableView) -> bool {
    let (before, after) = (&before.view, &after.view);
    after.public.plays.len() < before.public.plays.len() || (before.stash.is_some() && after.stash.is_none())
}

fn round_begins(words: &Words, frame: &TableView, lines: &mut Vec<String>) {
    let (round, dealer) = (frame.round as u32 + 1, frame.who(frame.view.public.dealer));
    let begins = match frame.planned {
        Some(planned) => words.say(Game::RoundBeginsOf { round, rounds: planned as u32, dealer }),
        None => words.say(Game::RoundBegins { round, dealer }),
    };
    lines.push(begins.into_owned());
    if frame.view.public.phase == Phase::Stash && frame.view.stash.is_none() {
        lines.push(words.say(Game::HandDealt { cards: frame.view.hand }).into_owned());
    }
}

fn stashes(words: &Words, before: Option<&TableView>, after: &TableView, lines: &mut Vec<String>) {
    for (seat, &done) in after.view.public.stashed.iter_with_seat() {
        let was = before.is_some_and(|before| before.view.public.stashed[seat]);
        if !done || was {
            continue;
        }
        let late = after.late == Some(seat);
        if late {
            lines.push(words.say(Game::TimeUpStash { who: after.who(seat) }).into_owned());
        }
        let line = match (seat == after.me(), after.view.stash) {
            (true, Some(card)) => words.say(Game::StashChosen { card }),
            _ if late => continue,
            _ => words.say(Game::StashBy { who: after.name(seat) }),
        };
        lines.push(line.into_owned());
    }
    let was_stash = before.is_none_or(|before| before.view.public.phase == Phase::Stash);
    if was_stash && after.view.public.phase != Phase::Stash {
        lines.push(words.say(Game::StashComplete).into_owned());
    }
}

fn plays(words: &Words, known: usize, after: &TableView, lines: &mut Vec<String>) {
    let count = after.players().count();
    let all = after.players().tricks();
    for (index, trick) in after.view.public.tricks().iter().enumerate() {
        for (place, (seat, card)) in trick.plays().enumerate() {
            if index * count + place < known {
                continue;
            }
            let who = after.who(seat);
            let newest = index * count + place + 1 == after.view.public.plays.len();
            let line = match place {
                _ if newest && after.late == Some(seat) => Game::TimeUp { who, card },
                0 => Game::Leads { who, card },
                _ => Game::Plays { who, card },
            };
            lines.push(words.say(line).into_owned());
        }
        if trick.is_complete() && (index + 1) * count > known {
            lines.extend(takes(words, after, trick, index + 1 == all));
        }
    }
}

/// That the person's own time was up, and what was chosen for them; nothing if they chose themselves.
pub(crate) fn own_time_up(words: &Words, frame: &TableView) -> Option<String> {
    let who = frame.who(frame.late.filter(|&seat| seat == frame.me())?);
    let newest = frame.trick().plays().last().filter(|&(seat, _)| seat == frame.me());
    let message = match newest {
        Some((_, card)) => Game::TimeUp { who, card },
        None => Game::TimeUpStash { who },
    };
    Some(words.say(message).into_owned())
}

fn takes(words: &Words, frame: &TableView, trick: &Trick, last: bool) -> Option<String> {
    let (who, points) = (frame.who(trick.winner()?), trick.points());
    let line = if last { Game::TakesLastTrick { who, points } } else { Game::TakesTrick { who, points } };
    Some(words.say(line).into_owned())
}

/// The end of a round explained: what the chest held and from whom, and what everybody's points come to.
#[must_use]
pub fn round_ends(words: &Words, frame: &TableView) -> Vec<String> {
    let mut lines = vec![words.say(Game::RoundEnds { round: frame.round as u32 + 1 }).into_owned()];
    lines.extend(chest(words, frame));
    lines.extend(points(words, frame));
    lines.extend(standing(words, frame));
    lines.extend(victory(words, frame));
    lines
}

/// The open chest: its cards, who put in which, and who takes them.
#[must_use]
pub fn chest(words: &Words, frame: &TableView) -> Vec<String> {
    let Some(opened) = &frame.view.public.reveal else { return Vec::new() };
    let stashed = opened.stash.iter().flatten().copied().collect::<rules::CardSet>();
    let cards = stashed | opened.dealt;
    let mut lines = vec![words.say(Game::ChestOpens { cards, points: cards.points() }).into_owned()];
    for (seat, card) in opened.stash.iter_with_seat().filter_map(|(seat, card)| Some((seat, (*card)?))) {
        lines.push(words.say(Game::ChestCardBy { who: frame.who(seat), card }).into_owned());
    }
    lines.extend(opened.dealt.iter().map(|card| words.say(Game::ChestCardDealt { card }).into_owned()));
    let winner = frame.view.public.previous_trick().and_then(|trick| trick.winner());
    lines.extend(winner.map(|seat| words.say(Game::ChestGoesTo { who: frame.who(seat) }).into_owned()));
    lines
}

/// Flawless or Grand, if there was one.
#[must_use]
pub fn feats(words: &Words, frame: &TableView) -> Vec<String> {
    let Some(opened) = &frame.view.public.reveal else { return Vec::new() };
    let score = &opened.score;
    if let Some(seat) = score.grand() {
        return vec![words.say(Game::Grand { who: frame.who(seat) }).into_owned()];
    }
    let flawless: Vec<Who<'_>> = score.flawless().map(|seat| frame.who(seat)).collect();
    match flawless.as_slice() {
        [] => Vec::new(),
        [who] => vec![words.say(Game::Flawless { who: *who }).into_owned()],
        people => vec![words.say(Game::FlawlessTwo { people: People(people) }).into_owned()],
    }
}

/// Everybody's points in the round, and the feats that made them.
pub(crate) fn points(words: &Words, frame: &TableView) -> Vec<String> {
    let Some(opened) = &frame.view.public.reveal else { return Vec::new() };
    let score = &opened.score;
    let factor = score.factor();
    let mut lines = feats(words, frame);
    for (seat, &points) in score.points.iter_with_seat() {
        let (who, raw) = (frame.who(seat), score.raw[seat]);
        let line = if factor > 1 && raw > 0 {
            Game::RoundScoreMultiplied { who, raw, factor, points }
        } else {
            Game::RoundScore { who, points }
        };
        lines.push(words.say(line).into_owned());
    }
    lines
}

/// Everybody's points in the match.
#[must_use]
pub fn standing(words: &Words, frame: &TableView) -> Vec<String> {
    let total =
        |(seat, &points): (Seat, &u32)| words.say(Game::MatchTotal { who: frame.who(seat), points }).into_owned();
    frame.totals.iter_with_seat().map(total).collect()
}

/// The end of the match, once it is over.
#[must_use]
pub fn victory(words: &Words, frame: &TableView) -> Vec<String> {
    let Some(&first) = frame.winners.first() else { return Vec::new() };
    let points = frame.totals[first];
    let people: Vec<Who<'_>> = frame.winners.iter().map(|&seat| frame.who(seat)).collect();
    let wins = match people.as_slice() {
        [who] => words.say(Game::Wins { who: *who, points }),
        people => words.say(Game::WinShared { people: People(people), points }),
    };
    vec![words.say(Game::MatchEnds).into_owned(), wins.into_owned()]
}

/// What the table waits for, said to the person.
#[must_use]
pub fn request(words: &Words, frame: &TableView) -> String {
    let public = &frame.view.public;
    match frame.prompt() {
        Prompt::Stash => words.say(Game::StashAsk).into_owned(),
        Prompt::Play => turn(words, frame, frame.me()),
        Prompt::Wait => match public.turn {
            Some(seat) => turn(words, frame, seat),
            None if public.phase == Phase::Over => {
                words.say(Game::RoundEnds { round: frame.round as u32 + 1 }).into_owned()
            }
            None => {
                let count = public.stashed.iter().filter(|&&done| !done).count();
                words.say(Game::StashWaiting { count }).into_owned()
            }
        },
        Prompt::NextRound => words.say(Game::RoundEnds { round: frame.round as u32 + 1 }).into_owned(),
        Prompt::Nothing => words.say(Game::MatchEnds).into_owned(),
    }
}

fn turn(words: &Words, frame: &TableView, seat: Seat) -> String {
    let who = frame.who(seat);
    let rules = &frame.view.public.rules;
    let line = match frame.view.public.trick().led() {
        None => Game::TurnToLead { who },
        Some(led) if !led.is_queen() => Game::TurnToFollow { who, colour: led.colour() },
        Some(_) if rules.queen_lead == QueenLead::Trump => Game::TurnAfterQueen { who },
        Some(led) => Game::TurnAfterQueenOf { who, colour: led.colour() },
    };
    words.say(line).into_owned()
}

/// Why a card cannot be chosen now; nothing if it can.
#[must_use]
pub fn refusal(words: &Words, frame: &TableView, card: Card) -> Option<String> {
    let refusal = frame.view.why_illegal(card)?;
    Some(words.say(Game::refused(refusal, |seat| frame.who(seat))).into_owned())
}

/// The answers to `trick`: what lies on the table and to whom it goes so far.
#[must_use]
pub fn trick(words: &Words, frame: &TableView) -> Vec<String> {
    let (trick, tricks) = (frame.trick_number(), frame.players().tricks());
    let mut lines = vec![words.say(Game::TrickNumber { trick, tricks }).into_owned()];
    let trick = frame.view.public.trick();
    if trick.is_empty() {
        lines.push(words.say(Game::TrickEmpty).into_owned());
    }
    lines.extend(cards_of(words, frame, &trick));
    if let Some(winner) = trick.winner() {
        let leader = Game::TrickLeader { who: frame.who(winner), points: trick.points() };
        lines.push(words.say(leader).into_owned());
    }
    lines
}

/// The answers to `last`: the last complete trick.
#[must_use]
pub fn last_trick(words: &Words, frame: &TableView) -> Vec<String> {
    let Some(trick) = frame.view.public.previous_trick() else {
        return vec![words.say(Game::LastTrickNone).into_owned()];
    };
    let mut lines = cards_of(words, frame, &trick);
    if let Some(winner) = trick.winner() {
        let taken = Game::LastTrickTaken { who: frame.who(winner), points: trick.points() };
        lines.push(words.say(taken).into_owned());
    }
    lines
}

fn cards_of(words: &Words, frame: &TableView, trick: &Trick) -> Vec<String> {
    let said = |(place, (seat, card)): (usize, (Seat, Card))| {
        let who = frame.who(seat);
        words.say(if place == 0 { Game::TrickLed { who, card } } else { Game::TrickCard { who, card } }).into_owned()
    };
    trick.plays().enumerate().map(said).collect()
}

/// The answers to `playable`: what may be chosen now.
#[must_use]
pub fn playable(words: &Words, frame: &TableView) -> String {
    let legal = frame.view.legal();
    let line = match legal == frame.view.hand && !legal.is_empty() {
        true => Game::PlayableAll,
        false => Game::PlayableIs { cards: legal },
    };
    words.say(line).into_owned()
}

/// The answers to `scores`: this round so far, then the match.
#[must_use]
pub fn scores(words: &Words, frame: &TableView) -> Vec<String> {
    let public = &frame.view.public;
    let raw = public.raw();
    let of_round = |seat: Seat| {
        let line = Game::ScoreOfRound { who: frame.who(seat), points: raw[seat], tricks: public.tricks_won[seat] };
        words.say(line).into_owned()
    };
    let mut lines: Vec<String> = frame.players().seats_from(frame.me()).map(of_round).collect();
    lines.extend(standing(words, frame));
    lines
}

/// The answers to `voids`: who has shown to be out of what.
#[must_use]
pub fn voids(words: &Words, frame: &TableView) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in frame.others() {
        let suits = void_suits(frame, seat);
        if !suits.is_empty() {
            lines.push(words.say(Game::Void { who: frame.who(seat), suits: &suits }).into_owned());
        }
    }
    if lines.is_empty() {
        lines.push(words.say(Game::VoidsNone).into_owned());
    }
    lines
}

/// The suits that `seat` has shown to be out of.
#[must_use]
pub fn void_suits(frame: &TableView, seat: Seat) -> Vec<Suit> {
    let void = frame.view.public.voids[seat];
    let colours = rules::Colour::ALL.into_iter().filter(|colour| void.is_superset(colour.numbers())).map(Suit::Colour);
    let queens = void.is_superset(rules::CardSet::QUEENS).then_some(Suit::Queens);
    colours.chain(queens).collect()
}
