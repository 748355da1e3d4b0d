//! What a player can ask to hear.

use rules::{CardSet, Colour, Phase, Seat, Trick};
use words::{Game, Suit, Table, Words};

use super::trick;
use crate::scene::Scene;

/// Something that can be heard on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The own hand.
    Hand,
    /// The cards that may be played.
    Playable,
    /// The trick on the table.
    Trick,
    /// The last finished trick.
    Last,
    /// The points of the round and of the match.
    Scores,
    /// Who has shown that they are out of what.
    Voids,
}

impl Ask {
    /// Everything that can be asked.
    pub const ALL: [Ask; 6] = [Ask::Hand, Ask::Playable, Ask::Trick, Ask::Last, Ask::Scores, Ask::Voids];

    /// The name in addresses and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ask::Hand => "hand",
            Ask::Playable => "playable",
            Ask::Trick => "trick",
            Ask::Last => "last",
            Ask::Scores => "scores",
            Ask::Voids => "voids",
        }
    }

    /// The question of a name.
    #[must_use]
    pub fn of(name: &str) -> Option<Ask> {
        Ask::ALL.into_iter().find(|ask| ask.name() == name)
    }

    /// The key that asks it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Ask::Hand => "h",
            Ask::Playable => "p",
            Ask::Trick => "t",
            Ask::Last => "a",
            Ask::Scores => "s",
            Ask::Voids => "v",
        }
    }

    /// Whether it is about the own hand, which a spectator does not have.
    pub(crate) const fn is_own(self) -> bool {
        matches!(self, Ask::Hand | Ask::Playable)
    }

    pub(crate) const fn label(self) -> Table<'static> {
        match self {
            Ask::Hand => Table::HearHand,
            Ask::Playable => Table::HearPlayable,
            Ask::Trick => Table::HearTrick,
            Ask::Last => Table::HearLastTrick,
            Ask::Scores => Table::HearScores,
            Ask::Voids => Table::HearVoids,
        }
    }
}

/// The answer, one sentence a line.
#[must_use]
pub fn answer(scene: &Scene<'_>, words: &Words, ask: Ask) -> Vec<String> {
    match ask {
        Ask::Hand => hand(scene, words),
        Ask::Playable => playable(scene, words),
        Ask::Trick => on_table(scene, words),
        Ask::Last => last(scene, words),
        Ask::Scores => scores(scene, words),
        Ask::Voids => voids(scene, words),
    }
}

fn hand(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let cards = scene.view().map_or(CardSet::EMPTY, |view| view.hand);
    vec![words.say(Game::HandIs { cards }).into_owned()]
}

fn playable(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let cards = scene.legal();
    let all = cards.len() > 1 && scene.view().is_some_and(|view| view.hand == cards);
    let message = if all { Game::PlayableAll } else { Game::PlayableIs { cards } };
    vec![words.say(message).into_owned()]
}

fn on_table(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let Some(public) = scene.public() else { return vec![words.say(Game::TrickEmpty).into_owned()] };
    let trick = public.trick();
    let mut lines = spoken(scene, words, &trick);
    if let Some(winner) = trick.winner() {
        lines.push(words.say(Game::TrickLeader { who: scene.who(winner), points: trick.points() }).into_owned());
    }
    if let (Phase::Play, Some(seat)) = (public.phase, public.turn) {
        lines.push(trick::to_play(scene, words, public, seat));
    }
    lines
}

/// The cards of a trick in words.
fn spoken(scene: &Scene<'_>, words: &Words, trick: &Trick) -> Vec<String> {
    if trick.is_empty() {
        return vec![words.say(Game::TrickEmpty).into_owned()];
    }
    let line = |(seat, card)| {
        let who = scene.who(seat);
        let message = if seat == trick.leader() { Game::TrickLed { who, card } } else { Game::TrickCard { who, card } };
        words.say(message).into_owned()
    };
    trick.plays().map(line).collect()
}

fn last(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let Some(trick) = scene.public().and_then(rules::PublicView::previous_trick) else {
        return vec![words.say(Game::LastTrickNone).into_owned()];
    };
    let mut lines = spoken(scene, words, &trick);
    if let Some(winner) = trick.winner() {
        lines.push(words.say(Game::LastTrickTaken { who: scene.who(winner), points: trick.points() }).into_owned());
    }
    lines
}

fn scores(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let seats = || scene.players().seats_from(scene.bottom());
    let mut lines = Vec::new();
    if let Some(public) = scene.public() {
        let raw = public.raw();
        lines.extend(seats().map(|seat| {
            let (points, tricks) = (raw[seat], public.tricks_won[seat]);
            words.say(Game::ScoreOfRound { who: scene.who(seat), points, tricks }).into_owned()
        }));
    }
    if !scene.game.scores().is_empty() {
        lines.extend(seats().map(|seat| {
            let points = scene.game.totals()[seat];
            words.say(Game::MatchTotal { who: scene.who(seat), points }).into_owned()
        }));
    }
    lines
}

fn voids(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let Some(public) = scene.public() else { return Vec::new() };
    let line = |seat: Seat| {
        let suits = suits_of(public.voids[seat]);
        (!suits.is_empty()).then(|| words.say(Game::Void { who: scene.who(seat), suits: &suits }).into_owned())
    };
    let lines: Vec<String> = scene.others().filter_map(line).collect();
    if lines.is_empty() { vec![words.say(Game::VoidsNone).into_owned()] } else { lines }
}

/// The suits that a set of impossible cards covers wholly.
fn suits_of(cards: CardSet) -> Vec<Suit> {
    let colours = Colour::ALL.into_iter().filter(|colour| (colour.numbers() - cards).is_empty()).map(Suit::Colour);
    let queens = (CardSet::QUEENS - cards).is_empty().then_some(Suit::Queens);
    colours.chain(queens).collect()
}
