//! Tables to look at, to test with and to measure by: the same every time.

use rules::{Action, Card, Deal, Match, PerSeat, PlayerCount, PublicView, Round, Rules, Seat, View};

use words::Words;

use crate::scene::{Chair, Presence, Scene, Sight, Sitter, Stage};
use crate::table::{self, Happening, Seen};

/// A table whose round was played by always choosing a legal card by a fixed rule.
#[derive(Clone, Debug)]
pub struct Sample {
    rules: Rules,
    view: View,
    public: PublicView,
    game: Match,
    names: [String; 4],
    /// Where the table stands.
    pub stage: Stage,
    /// Whether a spectator looks.
    pub watched: bool,
}

/// A deck that looks shuffled: every fifth card, around and around.
fn deck() -> [Card; 32] {
    std::array::from_fn(|index| Card::from_index(((index * 5 + 3) % 32) as u8))
}

impl Sample {
    /// The view of seat 0 after `moves` stashes and plays of the second round.
    #[must_use]
    pub fn new(rules: Rules, names: [&str; 4], moves: usize) -> Sample {
        let mut game = Match::new(rules, Seat::new(1));
        let mut first = Round::new(&rules, Deal::from_deck(rules.players, Seat::new(1), &deck()));
        play(&mut first, usize::MAX);
        if let Some(score) = first.score() {
            // The match has room for a second round, or the sample shows its end.
            let _ = game.add(score);
        }
        let mut round = Round::new(&rules, Deal::from_deck(rules.players, Seat::new(2), &deck()));
        play(&mut round, moves);
        let mut stage = Stage::Playing;
        if let Some(score) = round.score() {
            let _ = game.add(score);
            stage = if game.is_over() { Stage::Finished } else { Stage::Waiting };
        }
        let (view, public) = (round.view(Seat::new(0)), round.public());
        Sample { rules, view, public, game, names: names.map(str::to_owned), stage, watched: false }
    }

    /// Four players in the middle of a trick, seat 0 to play and not free to play any card.
    #[must_use]
    pub fn busy(names: [&str; 4]) -> Sample {
        let sample = |moves| Sample::new(Rules::default(), names, moves);
        let fits = |sample: &Sample| {
            let legal = sample.view.legal();
            sample.view.public.trick().cards().len() == 3 && !legal.is_empty() && legal != sample.view.hand
        };
        (4..32).map(sample).find(fits).unwrap_or_else(|| sample(7))
    }

    /// What the person who looks sees.
    #[must_use]
    pub fn scene(&self) -> Scene<'_> {
        let chair = |seat: Seat| Chair {
            sitter: if seat.index() < 2 { Sitter::Person } else { Sitter::Bot("strong") },
            name: self.names[seat.index()].as_str().into(),
            presence: if seat.index() == 1 { Presence::Away } else { Presence::Here },
            ready: seat.index() > 1,
        };
        let sight = if self.watched { Sight::Watcher(&self.public) } else { Sight::Player(&self.view) };
        let lobby = self.stage == Stage::Lobby;
        Scene {
            id: "sample",
            number: 41,
            me: (!self.watched).then(|| Seat::new(0)),
            name: "Mira",
            host: !self.watched,
            stage: self.stage,
            rules: &self.rules,
            chairs: PerSeat::from_fn(self.rules.players, |seat| {
                if lobby && seat.index() == 2 { Chair::default() } else { chair(seat) }
            }),
            sight: (!lobby).then_some(sight),
            round: 2,
            game: &self.game,
            time_left: None,
            watching: usize::from(self.watched),
            link: "https://example.org/t/sample",
            can_undo: false,
            daily: false,
            hints: false,
            proof: None,
            picked: None,
        }
    }
}

/// A frame to measure by: somebody else's card comes down on a table that a page shows already.
#[derive(Clone, Debug)]
pub struct Typical {
    after: Sample,
    seen: Seen,
    happening: Happening,
}

impl Typical {
    /// The second card of a trick.
    #[must_use]
    pub fn new(words: &Words) -> Typical {
        let sample = |moves| Sample::new(Rules::default(), ["Mira", "Asha", "Budi", "Clara"], moves);
        let (before, after) = (sample(9), sample(10));
        let mut seen = Seen::default();
        let _ = table::full(&before.scene(), words).encode(&mut seen);
        let played = after.public.trick().plays().last();
        let happening = played.map_or(Happening::Quiet, |(seat, card)| Happening::Played(seat, card));
        Typical { after, seen, happening }
    }

    /// Renders the frame as a socket would send it.
    #[must_use]
    pub fn render(&self, words: &Words) -> String {
        let mut seen = self.seen.clone();
        table::frames(&self.after.scene(), words, self.happening).iter().map(|frame| frame.encode(&mut seen)).collect()
    }
}

/// Makes `moves` moves, each with a card that depends on nothing but the position.
fn play(round: &mut Round, moves: usize) {
    for done in 0..moves {
        let players: PlayerCount = round.players();
        let seat = round.turn().or_else(|| players.seats().find(|&seat| round.stash()[seat].is_none()));
        let Some(seat) = seat else { return };
        let legal = round.legal(seat);
        let Some(card) = legal.into_iter().nth(done % legal.len().max(1)) else { return };
        let stash = round.turn().is_none();
        let action = if stash { Action::Stash(card) } else { Action::Play(card) };
        if round.apply(seat, action).is_err() {
            return;
        }
    }
}
