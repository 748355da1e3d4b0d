//! What happens at a table, in words: each event once.

use protocol::{MoveEvent, ServerEvent};
use rules::{Phase, PublicView, Seat};
use table::Stage;
use words::Game;

use super::{result, trick};
use crate::table_page::TablePage;

/// Whether an event is worth a sentence. The others only change what the page shows.
#[must_use]
pub fn is_announced(event: &ServerEvent) -> bool {
    match event {
        ServerEvent::Seated { .. }
        | ServerEvent::Left { .. }
        | ServerEvent::Dealt { .. }
        | ServerEvent::Stashed(_)
        | ServerEvent::Played(_)
        | ServerEvent::RoundOver(_)
        | ServerEvent::MatchOver { .. }
        | ServerEvent::Away { .. }
        | ServerEvent::Back { .. }
        | ServerEvent::StandIn { .. }
        | ServerEvent::Reaction { .. } => true,
        ServerEvent::State(_)
        | ServerEvent::BotSeated { .. }
        | ServerEvent::Host { .. }
        | ServerEvent::Started { .. }
        | ServerEvent::Committed { .. }
        | ServerEvent::Ready { .. }
        | ServerEvent::TimedOut { .. }
        | ServerEvent::Resumed
        | ServerEvent::Closed
        | ServerEvent::Done
        | ServerEvent::Refused { .. }
        | ServerEvent::Closing { .. } => false,
    }
}

/// The sentences that tell what happened.
pub(super) fn lines(page: &TablePage<'_>, event: &ServerEvent) -> Vec<String> {
    let say = |message: Game<'_>| vec![page.say(message).into_owned()];
    match event {
        ServerEvent::Dealt { .. } => dealt(page),
        ServerEvent::Stashed(moved) if moved.timed_out() => say(Game::TimeUpStash { who: page.who(moved.seat) }),
        ServerEvent::Stashed(moved) => stashed(page, moved.seat),
        ServerEvent::Played(moved) => played(page, moved),
        ServerEvent::RoundOver(_) => round_over(page),
        ServerEvent::MatchOver { .. } => match_over(page),
        ServerEvent::Seated { seat, .. } => say(Game::Joins { who: page.who(*seat) }),
        ServerEvent::Left { seat } => say(Game::Leaves { who: page.who(*seat) }),
        ServerEvent::Away { seat } => say(Game::LosesConnection { who: page.who(*seat) }),
        ServerEvent::StandIn { seat } => say(Game::StandIn { who: page.who(*seat) }),
        ServerEvent::Back { seat } => say(Game::Returns { who: page.who(*seat) }),
        ServerEvent::Reaction { seat, reaction } => {
            let reaction = page.say(super::reaction_text(*reaction));
            say(Game::Reacts { who: page.who(*seat), reaction: &reaction })
        }
        _ => Vec::new(),
    }
}

fn dealt(page: &TablePage<'_>) -> Vec<String> {
    let Some(public) = page.public() else { return Vec::new() };
    let (round, dealer) = (page.round(), page.who(public.dealer));
    let begins = match page.planned_rounds() {
        Some(rounds) => page.say(Game::RoundBeginsOf { round, rounds, dealer }),
        None => page.say(Game::RoundBegins { round, dealer }),
    };
    let mut lines = vec![begins.into_owned()];
    if let Some(view) = page.view() {
        lines.push(page.say(Game::HandDealt { cards: view.hand }).into_owned());
        lines.push(page.say(Game::StashAsk).into_owned());
    }
    lines
}

fn stashed(page: &TablePage<'_>, seat: Seat) -> Vec<String> {
    let Some(public) = page.public() else { return Vec::new() };
    let own = page.view().filter(|view| view.seat == seat).and_then(|view| view.stash);
    let line = match own {
        Some(card) => page.say(Game::StashChosen { card }),
        None => page.say(Game::StashBy { who: &page.names[seat] }),
    };
    let mut lines = vec![line.into_owned()];
    if public.phase == Phase::Play {
        lines.push(page.say(Game::StashComplete).into_owned());
        lines.extend(own_turn(page, public));
    }
    lines
}

fn played(page: &TablePage<'_>, moved: &MoveEvent) -> Vec<String> {
    let (Some(public), Some(card)) = (page.public(), moved.card) else { return Vec::new() };
    let who = page.who(moved.seat);
    let leads = public.plays.len() % public.players().count() == 1;
    let message = match leads {
        _ if moved.timed_out() => Game::TimeUp { who, card },
        true => Game::Leads { who, card },
        false => Game::Plays { who, card },
    };
    let mut lines = vec![page.say(message).into_owned()];
    lines.extend(after_play(page));
    lines
}

/// Who takes a finished trick; otherwise, whether it is now the reader's turn.
fn after_play(page: &TablePage<'_>) -> Vec<String> {
    let Some(public) = page.public() else { return Vec::new() };
    match public.previous_trick().filter(|_| public.trick().is_empty()) {
        Some(trick) => vec![trick::taken(page, &trick, public.phase == Phase::Over)],
        None => own_turn(page, public).into_iter().collect(),
    }
}

/// The reader's turn is said; everybody else's would only be noise.
pub(super) fn own_turn(page: &TablePage<'_>, public: &PublicView) -> Option<String> {
    let seat = public.turn.filter(|&seat| page.state.you == Some(seat) && public.phase == Phase::Play)?;
    Some(trick::to_play(page, public, seat))
}

fn round_over(page: &TablePage<'_>) -> Vec<String> {
    let Some(public) = page.public() else { return Vec::new() };
    let Some(reveal) = &public.reveal else { return Vec::new() };
    let cards = reveal.stash.iter().flatten().copied().collect::<rules::CardSet>() | reveal.dealt;
    let mut lines = vec![page.say(Game::ChestOpens { cards, points: cards.points() }).into_owned()];
    lines.extend(page.players().seats_from(page.bottom()).filter_map(|seat| {
        let card = reveal.stash[seat]?;
        Some(page.say(Game::ChestCardBy { who: page.who(seat), card }).into_owned())
    }));
    lines.extend(reveal.dealt.into_iter().map(|card| page.say(Game::ChestCardDealt { card }).into_owned()));
    lines.extend(result::feat_words(page, &reveal.score).map(|(_, text)| text));
    let score = &reveal.score;
    lines.extend(page.players().seats_from(page.bottom()).map(|seat| {
        let (who, raw, points) = (page.who(seat), score.raw[seat], score.points[seat]);
        let message = match score.factor() {
            factor if factor > 1 && raw > 0 => Game::RoundScoreMultiplied { who, raw, factor, points },
            _ => Game::RoundScore { who, points },
        };
        page.say(message).into_owned()
    }));
    lines
}

fn match_over(page: &TablePage<'_>) -> Vec<String> {
    let winners = &page.state.winners;
    let mut lines = vec![page.say(Game::MatchEnds).into_owned()];
    lines.extend(page.players().seats_from(page.bottom()).map(|seat| {
        let points = page.state.totals[seat];
        page.say(Game::MatchTotal { who: page.who(seat), points }).into_owned()
    }));
    let people: Vec<_> = winners.iter().map(|&seat| page.who(seat)).collect();
    if let (Some(&who), Some(&first)) = (people.first(), winners.first()) {
        let points = page.state.totals[first];
        let people = words::People(&people);
        let alone = winners.len() == 1;
        let message = if alone { Game::Wins { who, points } } else { Game::WinShared { people, points } };
        lines.push(page.say(message).into_owned());
    }
    lines
}

/// What a page that is loaded in the middle of a round says: the trick so far.
pub(super) fn so_far(page: &TablePage<'_>) -> Vec<String> {
    match page.public() {
        Some(public) if page.stage() == Stage::Playing && public.phase == Phase::Play => {
            super::answer(page, super::Ask::Trick)
        }
        _ => Vec::new(),
    }
}
