//! Searches rounds between bots for puzzles.

use bots::{Bot, BotRng, Budget, ForgetfulHeuristic, Heuristic, NetBot};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Deal, PlayerCount, Round, Rules, Seat, View};

use super::prove::solved;
use super::{Clue, Proof, Puzzle, PuzzleTheme};

/// The lead of the best card, in points by the network's estimate, from which a position is worth a full proof.
const PROMISING: f32 = 8.0;

/// The margin in points that a puzzle without a proof by the solver must have.
const CLEAR: f32 = 15.0;

/// The bots that play the rounds. Weaker ones let Grands and hard endings come about. None is a level of a table:
/// levels may change, and a seed keeps its puzzles.
const TABLE: [&dyn Bot; 4] = [&NetBot, &Heuristic, &ForgetfulHeuristic, &NetBot];

/// A search for puzzles: the same seed finds the same puzzles in the same order.
#[derive(Clone, Debug)]
pub struct PuzzleGenerator {
    seed: u64,
    round: u64,
    /// How many of each kind are still wanted, with three players and with four.
    wanted: [[usize; 2]; PuzzleTheme::ALL.len()],
    /// What the puzzles with a clue are about so far; each is about something else.
    clues: Vec<(&'static str, &'static str)>,
}

impl PuzzleGenerator {
    /// A search for `count` puzzles, shared out among all themes but [`PuzzleTheme::Tells`], half of them with three
    /// players.
    #[must_use]
    pub fn new(seed: u64, count: usize) -> PuzzleGenerator {
        let mut wanted = [[0; 2]; PuzzleTheme::ALL.len()];
        // Out of twelve: four about the chest, one Flawless, three Grands, one of one's own, three stashes.
        let order = [0, 2, 4, 0, 1, 2, 4, 0, 2, 4, 0, 3];
        for place in 0..count {
            wanted[order[place % order.len()]][place / order.len() % 2] += 1;
        }
        PuzzleGenerator { seed, round: 0, wanted, clues: Vec::new() }
    }

    /// A search for `count` puzzles of one theme, half of them with three players.
    #[must_use]
    pub fn of_theme(theme: PuzzleTheme, seed: u64, count: usize) -> PuzzleGenerator {
        let mut wanted = [[0; 2]; PuzzleTheme::ALL.len()];
        wanted[theme as usize] = [count.div_ceil(2), count / 2];
        PuzzleGenerator { seed, round: 0, wanted, clues: Vec::new() }
    }

    /// Plays one more round and returns the puzzle in it, if there is one that is wanted.
    pub fn step(&mut self) -> Option<Puzzle> {
        let number = self.round;
        self.round += 1;
        let players = if number.is_multiple_of(2) { PlayerCount::Three } else { PlayerCount::Four };
        let moments = play(self.seed, number, players);
        for (round, seat) in moments {
            let view = round.view(seat);
            let is_wanted = |kind: &PuzzleTheme| self.wanted[*kind as usize][players as usize] > 0 && kind.fits(&view);
            let Some(kind) = PuzzleTheme::ALL.into_iter().find(is_wanted) else { continue };
            if !is_promising(&view, kind) {
                continue;
            }
            if let Ok(puzzle) = Puzzle::new(kind, round, seat)
                && is_clear(&puzzle)
                && self.is_new(&puzzle)
            {
                self.wanted[kind as usize][players as usize] -= 1;
                return Some(puzzle);
            }
        }
        None
    }

    /// Whether no puzzle so far has the same kind of clue and the same kind of reason. Notes both.
    fn is_new(&mut self, puzzle: &Puzzle) -> bool {
        let Some(tell) = puzzle.clue.and_then(|clue| clue.shown(&puzzle.view()).1) else { return true };
        let about = (tell.name(), puzzle.verdicts[0].fact.name());
        let is_new = !self.clues.contains(&about);
        if is_new {
            self.clues.push(about);
        }
        is_new
    }

    /// How many puzzles are still wanted.
    #[must_use]
    pub fn left(&self) -> usize {
        self.wanted.iter().flatten().sum()
    }

    /// How many rounds have been played.
    #[must_use]
    pub fn rounds(&self) -> u64 {
        self.round
    }
}

/// Whether there is enough margin that the puzzle still stands when the bots have learned more.
fn is_clear(puzzle: &Puzzle) -> bool {
    match puzzle.proof {
        Proof::Solved { .. } => true,
        Proof::Sampled { margin } => margin >= CLEAR,
    }
}

/// Every moment of a round between bots in which a player has to choose.
fn play(seed: u64, number: u64, players: PlayerCount) -> Vec<(Round, Seat)> {
    let rules = Rules { players, ..Rules::default() };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let dealer = players.step(Seat::S0, (rng.next_u64() % players.count() as u64) as usize);
    let mut round = Round::new(&rules, Deal::random(players, dealer, &mut rng));
    let shift = rng.next_u64() as usize;
    let mut moments = Vec::new();
    while let Some(seat) = round.waiting().next() {
        let view = round.view(seat);
        let bot = TABLE[(seat.index() + shift) % TABLE.len()];
        let dice = &mut BotRng::for_decision(seed, number, seat.index(), view.public.plays.len());
        let action = bot.act(&view, Budget::new(0), dice);
        // Those who stash first see nothing that those who stash last do not.
        if matches!(action, Action::Play(_)) || view.public.stashed.iter().all(|done| !done) {
            moments.push((round.clone(), seat));
        }
        round.apply_unchecked(seat, action);
    }
    moments
}

/// Whether a position is worth a full proof: the network is quite sure, or the solver is and there is a clue, and a
/// beginner would choose another card.
fn is_promising(view: &View, kind: PuzzleTheme) -> bool {
    let values = bots::evaluate(view, Budget::new(0), &mut BotRng::new(1));
    let [(best, most), (_, second), ..] = values[..] else { return false };
    let beginner = ForgetfulHeuristic.act(view, Budget::new(0), &mut BotRng::new(1)).card();
    match kind {
        PuzzleTheme::Grand | PuzzleTheme::OwnGrand => most - second >= PROMISING,
        PuzzleTheme::Tells => beginner != best && solved(view, best).is_some() && Clue::of(view, best).is_some(),
        _ => beginner != best && most - second >= PROMISING,
    }
}

/// Sorts puzzles for showing: by kind, the proven ones first, those with fewer cards before those with more.
pub(super) fn sort(puzzles: &mut [Puzzle]) {
    puzzles.sort_by_key(|puzzle| {
        let view = puzzle.view();
        let shown = matches!(puzzle.proof, Proof::Sampled { .. });
        (puzzle.kind, view.hand.len(), shown, view.legal().len(), view.public.plays.clone())
    });
}
