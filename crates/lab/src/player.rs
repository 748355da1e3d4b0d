//! Who plays in an experiment: a bot, or the oracle that sees all cards.

use std::fmt;
use std::str::FromStr;
use std::time::Instant;

use bots::{Bot, Budget, Dice, Name, NameError, Oracle, Seer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::{Action, Deal, Phase, Players, Round, Rules, Seat};

use crate::Times;

/// A bot by name, or the oracle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A bot that sees only what its seat may know.
    Bot(Name),
    /// The cheat, which shows what hidden cards are worth.
    Oracle,
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} (or oracle)")]
pub struct PlayerError(#[from] NameError);

impl Player {
    /// The player's name.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Player::Bot(name) => name.text(),
            Player::Oracle => "oracle",
        }
    }

    pub(crate) fn seated(self) -> Seated {
        match self {
            Player::Bot(name) => Seated::Bot(name.bot(), name.budget()),
            Player::Oracle => Seated::Oracle(Oracle),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        if text == "oracle" { Ok(Player::Oracle) } else { Ok(Player::Bot(text.parse()?)) }
    }
}

/// A player ready to play.
pub(crate) enum Seated {
    Bot(Box<dyn Bot>, Budget),
    Oracle(Oracle),
}

impl Seated {
    pub(crate) fn act(&self, round: &Round, seat: Seat, dice: &mut Dice) -> Action {
        match self {
            Seated::Bot(bot, budget) => bot.act(&round.view(seat), *budget, dice),
            Seated::Oracle(oracle) => oracle.act(round, seat),
        }
    }
}

/// The seed of one deal of a run.
pub(crate) fn deal_seed(seed: u64, index: u64) -> u64 {
    let mixed = (seed ^ 0x6A09_E667_F3BC_C908).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ index;
    let mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed ^ (mixed >> 29)
}

/// The deal of a number in a run; the deal moves round the table.
pub(crate) fn deal(players: Players, seed: u64, index: u64) -> Deal {
    let dealer = players.step(Seat::new(0), (index % players.count() as u64) as usize);
    Deal::random(players, dealer, &mut Xoshiro256PlusPlus::seed_from_u64(deal_seed(seed, index)))
}

/// Plays a round to its end. `seated` says which of `players` sits on a seat.
pub(crate) fn play_out(
    round: &mut Round,
    players: &[Seated],
    seated: impl Fn(Seat) -> usize,
    dice_seed: u64,
    mut times: Option<&mut [Times]>,
) {
    while round.phase() != Phase::Over {
        let waiting = round.players().seats().find(|&seat| !round.legal(seat).is_empty());
        let seat = waiting.expect("an unfinished round waits for somebody");
        let entry = seated(seat);
        let mut dice = Dice::for_decision(dice_seed, 0, seat.index(), round.plays().len());
        // A forced card is no decision: it would only flatter the times.
        let start = (times.is_some() && round.legal(seat).len() > 1).then(Instant::now);
        let action = players[entry].act(round, seat, &mut dice);
        if let (Some(times), Some(start)) = (times.as_deref_mut(), start) {
            times[entry].add(start.elapsed());
        }
        round.apply(seat, action).expect("players play by the rules");
    }
}

/// Every legal rule set needs as many players as seats.
pub(crate) fn fits(rules: &Rules, players: usize) -> bool {
    rules.players.count() == players
}
