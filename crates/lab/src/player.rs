//! The players of an experiment: bots, imitated beginners, and the oracle that sees all cards.

use std::fmt;
use std::str::FromStr;
use std::time::Instant;

use bots::{Beginner, Bot, BotName, BotRng, Budget, OmniscientBot, Oracle, ParseBotNameError};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::{Action, Deal, PlayerCount, Round, Seat};

use crate::LatencyHistogram;

/// A bot by name, a beginner, or the oracle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A bot that sees only what its seat may know, with its default budget.
    Bot(BotName),
    /// The same with another budget.
    WithBudget(BotName, Budget),
    /// A person in their first matches, imitated.
    Beginner(Beginner),
    /// A player that sees all cards and shows what that is worth.
    Oracle,
}

/// A text that does not name a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// Nobody who can play in an experiment.
    #[error("{0} (or weak, careful, oracle)")]
    Name(#[from] ParseBotNameError),
    /// The bot does not search.
    #[error("{0} does not search, so it takes no budget")]
    NoSearch(BotName),
    /// The bot cannot decide without searching.
    #[error("{0} cannot play with a budget of 0: give at least 1, as in {0}@50000")]
    NothingToSearchWith(BotName),
    /// The budget is not a number.
    #[error("a bot's budget is a whole number up to 4 billion, as in pimc@50000")]
    Budget,
}

impl Player {
    /// A search bot with its own budget. The expert without a budget plays like its network.
    fn with_budget(name: BotName, budget: Budget) -> Result<Player, PlayerError> {
        match name {
            BotName::Pimc | BotName::Ismcts if budget == Budget::new(0) => Err(PlayerError::NothingToSearchWith(name)),
            BotName::Pimc | BotName::Ismcts | BotName::Expert => Ok(Player::WithBudget(name, budget)),
            _ => Err(PlayerError::NoSearch(name)),
        }
    }

    pub(crate) fn contestant(self) -> Contestant {
        match self {
            Player::Bot(name) => Contestant::Bot(name.bot(), name.budget()),
            Player::WithBudget(name, budget) => Contestant::Bot(name.bot(), budget),
            Player::Beginner(beginner) => Contestant::Bot(Box::new(beginner), Budget::new(0)),
            Player::Oracle => Contestant::Oracle(Oracle),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(name) => f.pad(name.name()),
            Player::WithBudget(name, budget) => f.pad(&format!("{name}@{}", budget.rollout_plies)),
            Player::Beginner(beginner) => f.pad(beginner.name()),
            Player::Oracle => f.pad("oracle"),
        }
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        match text.split_once('@') {
            None if text == "oracle" => Ok(Player::Oracle),
            None => match text.parse() {
                Ok(beginner) => Ok(Player::Beginner(beginner)),
                Err(_) => Ok(Player::Bot(text.parse()?)),
            },
            Some((name, budget)) => {
                let (name, budget) = (name.parse()?, budget.parse().map_err(|_| PlayerError::Budget)?);
                Player::with_budget(name, Budget::new(budget))
            }
        }
    }
}

/// A player ready to play.
pub(crate) enum Contestant {
    Bot(Box<dyn Bot>, Budget),
    Oracle(Oracle),
}

impl Contestant {
    pub(crate) fn act(&self, round: &Round, seat: Seat, rng: &mut BotRng) -> Action {
        match self {
            Contestant::Bot(bot, budget) => bot.act(&round.view(seat), *budget, rng),
            Contestant::Oracle(oracle) => oracle.act(round, seat),
        }
    }
}

/// The seed of one deal of a run.
pub(crate) fn deal_seed(seed: u64, index: u64) -> u64 {
    let mixed = (seed ^ 0x6A09_E667_F3BC_C908).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ index;
    let mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed ^ (mixed >> 29)
}

/// The deal of a number in a run, and the generator after it. The dealer's seat moves on with each deal.
pub(crate) fn deal(players: PlayerCount, seed: u64, index: u64) -> (Deal, Xoshiro256PlusPlus) {
    let dealer = players.step(Seat::S0, (index % players.count() as u64) as usize);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(deal_seed(seed, index));
    (Deal::random(players, dealer, &mut rng), rng)
}

/// Plays a round to its end. `entry_at` gives the index in `players` of the player on a seat.
pub(crate) fn play_out(
    round: &mut Round,
    players: &[Contestant],
    entry_at: impl Fn(Seat) -> usize,
    seed: u64,
    mut times: Option<&mut [LatencyHistogram]>,
) {
    while let Some(seat) = round.waiting().next() {
        let entry = entry_at(seat);
        let mut rng = BotRng::for_decision(seed, 0, seat.index(), round.plays().len());
        // Forced moves are not timed: they would lower the quantiles.
        let start = (times.is_some() && round.legal(seat).len() > 1).then(Instant::now);
        let action = players[entry].act(round, seat, &mut rng);
        if let (Some(times), Some(start)) = (times.as_deref_mut(), start) {
            times[entry].add(start.elapsed());
        }
        round.apply(seat, action).expect("players play by the rules");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named_with_or_without_a_budget() {
        for text in ["oracle", "weak", "careful", "gentle", "pimc", "pimc@50000", "expert@0"] {
            assert_eq!(text.parse::<Player>().expect(text).to_string(), text);
        }
        assert_eq!("pimc@7".parse(), Ok(Player::WithBudget(BotName::Pimc, Budget::new(7))));
        for wrong in ["pimc@", "pimc@-1", "pimc@many", "pimc@99999999999"] {
            assert_eq!(wrong.parse::<Player>(), Err(PlayerError::Budget));
        }
        assert_eq!("pimc@0".parse::<Player>(), Err(PlayerError::NothingToSearchWith(BotName::Pimc)));
        assert_eq!("strong@500".parse::<Player>(), Err(PlayerError::NoSearch(BotName::Strong)));
        assert!(matches!("oracle@5".parse::<Player>(), Err(PlayerError::Name(_))));
    }
}
