//! Everything the program says, in five languages.
//!
//! The sentences live in Fluent catalogues (`ftl/<lang>/<area>.ftl`), embedded in the binary. Rust names
//! them by typed messages, one enum for each area, so that no caller can misspell a key or forget an
//! argument:
//!
//! ```
//! use words::{Game, Lang, Who, Words};
//!
//! let words = Words::new(Lang::En);
//! let card = "R8".parse().unwrap();
//! assert_eq!(words.say(Game::Plays { who: Who::Name("Mira"), card }), "Mira plays the red 8.");
//! assert_eq!(words.say(Game::Plays { who: Who::You, card }), "You play the red 8.");
//! ```
//!
//! A server makes one [`Catalogue`] and shares it; a terminal makes the [`Words`] of its one language.

mod area;
mod argument;
mod book;
mod coach;
mod compile;
mod direction;
mod error_text;
mod game;
mod hint;
mod home;
mod lang;
mod learn;
mod message;
mod names;
pub mod narrate;
mod number;
mod pad;
mod plural;
mod replay;
mod rulebook;
mod script;
mod stats;
mod table;
mod terminal;
mod value;
mod web;
mod words;

#[cfg(test)]
mod check;

pub use argument::{Decimal, People, Plain, Suit, Who};
pub use book::{Block, Gem, Picture, Section};
pub use coach::Coach;
pub use game::Game;
pub use hint::Hint;
pub use home::Home;
pub use lang::{Lang, UnknownLang};
pub use learn::Learn;
pub use message::Message;
pub use pad::Pad;
pub use replay::Replay;
pub use rulebook::Rulebook;
pub use stats::Stats;
pub use table::Table;
pub use terminal::Terminal;
pub use web::Web;
pub use words::{Catalogue, Words};
