//! What happens at a table, in words: each event once.

use rules::{Card, Phase, PublicView, Seat};
use words::{Game, Table, Words};

use super::{result, trick};
use crate::scene::{Scene, Stage};

/// Something that happened, as far as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The cards were dealt.
    Dealt,
    /// Somebody put a card into the chest; which one, only they see.
    Stashed(Seat),
    /// Somebody's time was up, and a card was put into the chest for them.
    TimedOutStash(Seat),
    /// Somebody played a card.
    Played(Seat, Card),
    /// Somebody's time was up, and this card was played for them.
    TimedOut(Seat, Card),
    /// The round was counted.
    RoundOver,
    /// The match is over.
    MatchOver,
    /// Somebody sat down.
    Joined(Seat),
    /// Somebody got up.
    Left(Seat),
    /// Somebody lost the connection.
    Away(Seat),
    /// A bot plays for somebody.
    StoodIn(Seat),
    /// Somebody is back.
    Back(Seat),
    /// Somebody said something, by the index of the reaction.
    Reacted(Seat, usize),
    /// The last move was taken back.
    TakenBack,
    /// Something that changes the page but needs no words.
    Quiet,
}

/// The sentences that tell what happened.
pub(super) fn lines(scene: &Scene<'_>, words: &Words, happening: Happening) -> Vec<String> {
    let say = |message: Game<'_>| vec![words.say(message).into_owned()];
    match happening {
        Happening::Dealt => dealt(scene, words),
        Happening::Stashed(seat) => stashed(scene, words, seat),
        Happening::TimedOutStash(seat) => say(Game::TimeUpStash { who: scene.who(seat) }),
        Happening::Played(seat, card) => played(scene, words, seat, card),
        Happening::TimedOut(seat, card) => {
            let mut lines = say(Game::TimeUp { who: scene.who(seat), card });
            lines.extend(after_play(scene, words));
            lines
        }
        Happening::RoundOver => round_over(scene, words),
        Happening::MatchOver => match_over(scene, words),
        Happening::Joined(seat) => say(Game::Joins { who: scene.who(seat) }),
        Happening::Left(seat) => say(Game::Leaves { who: scene.who(seat) }),
        Happening::Away(seat) => say(Game::LosesConnection { who: scene.who(seat) }),
        Happening::StoodIn(seat) => say(Game::StandIn { who: scene.who(seat) }),
        Happening::Back(seat) => say(Game::Returns { who: scene.who(seat) }),
        Happening::Reacted(seat, index) => reacted(scene, words, seat, index),
        Happening::TakenBack => say(Game::TakenBack),
        Happening::Quiet => Vec::new(),
    }
}

fn dealt(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let Some(public) = scene.public() else { return Vec::new() };
    let (round, dealer) = (scene.round, scene.who(public.dealer));
    let planned = scene.game.planned_rounds().and_then(|rounds| u32::try_from(rounds).ok());
    let begins = match planned {
        Some(rounds) => words.say(Game::RoundBeginsOf { round, rounds, dealer }),
        None => words.say(Game::RoundBegins { round, dealer }),
    };
    let mut lines = vec![begins.into_owned()];
    if let Some(view) = scene.view() {
        lines.push(words.say(Game::HandDealt { cards: view.hand }).into_owned());
        lines.push(words.say(Game::StashAsk).into_owned());
    }
    lines
}

fn stashed(scene: &Scene<'_>, words: &Words, seat: Seat) -> Vec<String> {
    let Some(public) = scene.public() else { return Vec::new() };
    let own = scene.view().filter(|view| view.seat == seat).and_then(|view| view.stash);
    let line = match own {
        Some(card) => words.say(Game::StashChosen { card }),
        None => words.say(Game::StashBy { who: &scene.chairs[seat].name }),
    };
    let mut lines = vec![line.into_owned()];
    if public.phase == Phase::Play {
        lines.push(words.say(Game::StashComplete).into_owned());
        lines.extend(own_turn(scene, words, public));
    }
    lines
}

fn played(scene: &Scene<'_>, words: &Words, seat: Seat, card: Card) -> Vec<String> {
    let Some(public) = scene.public() else { return Vec::new() };
    let who = scene.who(seat);
    let leads = public.plays.len() % public.players().count() == 1;
    let message = if leads { Game::Leads { who, card } } else { Game::Plays { who, card } };
    let mut lines = vec![words.say(message).into_owned()];
    lines.extend(after_play(scene, words));
    lines
}

/// Who takes a finished trick; otherwise, whether it is now the reader's turn.
fn after_play(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let Some(public) = scene.public() else { return Vec::new() };
    match public.previous_trick().filter(|_| public.trick().is_empty()) {
        Some(trick) => vec![trick::taken(scene, words, &trick, public.phase == Phase::Over)],
        None => own_turn(scene, words, public).into_iter().collect(),
    }
}

/// The reader's turn is said; everybody else's would only be noise.
pub(super) fn own_turn(scene: &Scene<'_>, words: &Words, public: &PublicView) -> Option<String> {
    let seat = public.turn.filter(|&seat| scene.me == Some(seat) && public.phase == Phase::Play)?;
    Some(trick::to_play(scene, words, public, seat))
}

fn round_over(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let Some(public) = scene.public() else { return Vec::new() };
    let Some(opened) = &public.reveal else { return Vec::new() };
    let cards = opened.stash.iter().flatten().copied().collect::<rules::CardSet>() | opened.dealt;
    let mut lines = vec![words.say(Game::ChestOpens { cards, points: cards.points() }).into_owned()];
    lines.extend(scene.players().seats_from(scene.bottom()).filter_map(|seat| {
        let card = opened.stash[seat]?;
        Some(words.say(Game::ChestCardBy { who: scene.who(seat), card }).into_owned())
    }));
    lines.extend(opened.dealt.into_iter().map(|card| words.say(Game::ChestCardDealt { card }).into_owned()));
    lines.extend(result::feat_words(scene, words, &opened.score).map(|(_, text)| text));
    let score = &opened.score;
    lines.extend(scene.players().seats_from(scene.bottom()).map(|seat| {
        let (who, raw, points) = (scene.who(seat), score.raw[seat], score.points[seat]);
        let message = match score.factor() {
            factor if factor > 1 && raw > 0 => Game::RoundScoreMultiplied { who, raw, factor, points },
            _ => Game::RoundScore { who, points },
        };
        words.say(message).into_owned()
    }));
    lines
}

fn match_over(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let winners: Vec<_> = scene.game.winners().collect();
    let mut lines = vec![words.say(Game::MatchEnds).into_owned()];
    lines.extend(scene.players().seats_from(scene.bottom()).map(|seat| {
        let points = scene.game.totals()[seat];
        words.say(Game::MatchTotal { who: scene.who(seat), points }).into_owned()
    }));
    let people: Vec<_> = winners.iter().map(|&seat| scene.who(seat)).collect();
    if let (Some(&who), Some(&first)) = (people.first(), winners.first()) {
        let points = scene.game.totals()[first];
        let people = words::People(&people);
        let alone = winners.len() == 1;
        let message = if alone { Game::Wins { who, points } } else { Game::WinShared { people, points } };
        lines.push(words.say(message).into_owned());
    }
    lines
}

fn reacted(scene: &Scene<'_>, words: &Words, seat: Seat, index: usize) -> Vec<String> {
    let Some(&reaction) = Table::REACTIONS.get(index) else { return Vec::new() };
    let reaction = words.say(reaction);
    vec![words.say(Game::Reacts { who: scene.who(seat), reaction: &reaction }).into_owned()]
}

/// What a page that is loaded in the middle of a round says: the trick so far.
pub(super) fn so_far(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    match scene.public() {
        Some(public) if scene.stage == Stage::Playing && public.phase == Phase::Play => {
            super::answer(scene, words, super::Ask::Trick)
        }
        _ => Vec::new(),
    }
}
