//! Simulation of many rounds, by seed and shard.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use bots::BotName;
use rayon::prelude::*;
use rules::{Action, PerSeat, Position, Round, Rules, Seat};
use serde_json::{Value, json};

use crate::player::{Contestant, deal, deal_seed, play_out};
use crate::round_stats::Finished;
use crate::{Player, RoundStats};

/// A simulation: its rules, its players and its seed.
#[derive(Clone, Debug)]
pub struct Simulation {
    rules: Rules,
    entries: Vec<Player>,
    seed: u64,
    explore: bool,
}

impl Simulation {
    /// A simulation with one entry for each seat; `None` if the rules need another number of players.
    ///
    /// With `explore`, one seat of each round stashes a random card, and only that seat's cards are counted. The value
    /// of stashing a card is then not mixed with a bot's reasons to stash it.
    #[must_use]
    pub fn new(rules: Rules, entries: Vec<Player>, seed: u64, explore: bool) -> Option<Simulation> {
        (rules.players.count() == entries.len()).then_some(Simulation { rules, entries, seed, explore })
    }

    /// The settings of this simulation. Statistics with other settings must not be added to it.
    #[must_use]
    pub fn setup(&self) -> Value {
        let seats: Vec<String> = self.entries.iter().map(Player::to_string).collect();
        json!({"seats": seats, "rules": self.rules, "seed": self.seed, "explore": self.explore})
    }

    /// Plays the rounds of these numbers, on as many threads as the pool has; the tally does not depend on their
    /// number.
    #[must_use]
    pub fn play(&self, rounds: Range<u64>) -> RoundStats {
        const BLOCK: u64 = 256;
        let players: Vec<Contestant> = self.entries.iter().map(|entry| entry.contestant()).collect();
        let blocks = (rounds.end - rounds.start).div_ceil(BLOCK);
        let block = |number: u64| {
            let start = rounds.start + number * BLOCK;
            self.play_block(start..(start + BLOCK).min(rounds.end), &players)
        };
        let merge = |mut all: RoundStats, part: RoundStats| {
            all.merge(&part);
            all
        };
        (0..blocks).into_par_iter().map(block).reduce(|| RoundStats::empty(self.rules.players), merge)
    }

    fn play_block(&self, rounds: Range<u64>, players: &[Contestant]) -> RoundStats {
        let mut tally = RoundStats::empty(self.rules.players);
        let all_random = self.entries.iter().all(|entry| *entry == Player::Bot(BotName::Random));
        for index in rounds {
            if all_random { self.play_random(index, &mut tally) } else { self.play_round(index, players, &mut tally) }
        }
        tally
    }

    /// The deal moves on with each round, and after each whole turn of the deal the entries move on a seat.
    fn entry_at(&self, index: u64) -> impl Fn(Seat) -> usize {
        let count = self.entries.len();
        let shift = (index / count as u64 % count as u64) as usize;
        move |seat: Seat| (seat.index() + shift) % count
    }

    fn play_round(&self, index: u64, players: &[Contestant], tally: &mut RoundStats) {
        let (deal, mut rng) = deal(self.rules.players, self.seed, index);
        let mut round = Round::new(&self.rules, deal);
        let explorer = self.explorer(index);
        if let Some(seat) = explorer {
            let card = round.hand(seat).random(&mut rng);
            round.apply(seat, Action::Stash(card)).expect("any card may be stashed");
        }
        play_out(&mut round, players, self.entry_at(index), deal_seed(self.seed, index), None);
        let last_trick = round.plays().iter().rev().take(self.entries.len()).map(|card| card.points()).sum();
        let (stash, end) = (round.stash(), round.position());
        let finished = Finished { deal: &deal, stash, end, last_trick: Some(last_trick), explorer };
        tally.add(&finished, self.entry_at(index));
    }

    /// Random play needs no views: it runs on a [`Position`], a hundred times as fast.
    fn play_random(&self, index: u64, tally: &mut RoundStats) {
        let (deal, mut rng) = deal(self.rules.players, self.seed, index);
        let mut position = Position::new(&self.rules, deal.hands(), deal.chest(), deal.first_leader());
        let stash = PerSeat::from_fn(self.rules.players, |seat| Some(deal.hands()[seat].random(&mut rng)));
        for (seat, card) in stash.iter_with_seat() {
            card.iter().for_each(|&card| position.stash(seat, card));
        }
        position.random_playout(&mut rng);
        let explorer = self.explorer(index);
        let finished = Finished { deal: &deal, stash: &stash, end: &position, last_trick: None, explorer };
        tally.add(&finished, self.entry_at(index));
    }

    fn explorer(&self, index: u64) -> Option<Seat> {
        let count = self.entries.len() as u64;
        self.explore.then(|| self.rules.players.step(Seat::S0, (index / count % count) as usize))
    }
}

/// One of several equal parts of a run, counted from 1: `3/16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    number: u64,
    of: u64,
}

/// A text that is not a shard.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a shard is written as its number and how many there are, like 3/16")]
pub struct ShardError;

impl Shard {
    /// All of a run.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// The rounds of this shard out of `rounds`. All shards together have each round once.
    #[must_use]
    pub fn range(self, rounds: u64) -> Range<u64> {
        let bound = |number: u64| (u128::from(rounds) * u128::from(number) / u128::from(self.of)) as u64;
        bound(self.number - 1)..bound(self.number)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Shard, ShardError> {
        let (number, of) = text.split_once('/').ok_or(ShardError)?;
        let (number, of) = (number.parse().map_err(|_| ShardError)?, of.parse().map_err(|_| ShardError)?);
        if 1 <= number && number <= of { Ok(Shard { number, of }) } else { Err(ShardError) }
    }
}
