//! The bots of Qyrsqyrs, from beginner to expert, and the coach.
//!
//! A [`Bot`] is a function from a [`rules::View`], a [`Budget`] and a seeded [`BotRng`] to a [`rules::Action`].
//! It never sees more than its seat may know. A [`BotName`] names a bot.
//!
//! ```
//! use bots::{BotRng, BotName};
//! use rules::{Card, Deal, Round, Rules, Seat};
//!
//! let rules = Rules::default();
//! let round = Round::new(&rules, Deal::from_deck(rules.players, Seat::S3, &Card::ALL));
//! let name: BotName = "medium".parse().unwrap();
//! let action = name.act(&round.view(Seat::S0), &mut BotRng::new(1));
//! assert!(round.check(Seat::S0, action).is_ok());
//! ```

mod beginner;
mod bot;
mod bot_name;
mod careless;
mod chain;
pub mod coach;
mod evaluate;
mod exact_policy;
mod heuristic;
mod history;
mod ismcts;
mod layouts;
mod likelihood;
mod medium;
mod net;
mod observation;
mod opponents;
mod oracle;
mod pimc;
mod possible_rounds;
mod posterior;
mod random;
mod search;

pub use beginner::Beginner;
pub use bot::{Bot, BotRng, Budget};
pub use bot_name::{BotName, ParseBotNameError};
pub use evaluate::evaluate;
pub use heuristic::{ForgetfulHeuristic, Heuristic};
pub use net::{imitation, training};
pub use oracle::{OmniscientBot, Oracle};
pub use possible_rounds::{KnownPlayer, PossibleRounds};
pub use search::NetBot;
