//! Players of Qyrsqyrs, from gentle to superb.
//!
//! A [`Bot`] is a function from a [`rules::View`], a [`Budget`] of thought and seeded [`Dice`] to a [`rules::Action`].
//! It never sees more than its seat may know. Bots go by [`Name`].
//!
//! ```
//! use bots::{Dice, Name};
//! use rules::{Card, Deal, Round, Rules, Seat};
//!
//! let rules = Rules::default();
//! let round = Round::new(&rules, Deal::from_deck(rules.players, Seat::new(3), &Card::ALL));
//! let name: Name = "medium".parse().unwrap();
//! let action = name.bot().act(&round.view(Seat::new(0)), name.budget(), &mut Dice::new(1));
//! assert!(round.check(Seat::new(0), action).is_ok());
//! ```

mod belief;
mod bot;
pub mod coach;
mod greedy;
mod hint;
mod ismcts;
mod kind;
mod name;
mod net;
mod oracle;
mod pimc;
mod posterior;
mod random;
mod search;
mod sight;
mod worlds;

pub use bot::{Bot, Budget, Dice};
pub use greedy::{Easy, Greedy};
pub use hint::{evaluate, hint};
pub use ismcts::Ismcts;
pub use name::{Name, NameError};
pub use net::{imitate, learn};
pub use oracle::{Oracle, Seer};
pub use pimc::Pimc;
pub use random::Random;
pub use search::{Expert, Net};
