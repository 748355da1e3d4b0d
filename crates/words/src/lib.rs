//! All texts of the program, in five complete languages and in some incomplete ones.
//!
//! The sentences are in Fluent catalogues (`ftl/<lang>/<area>.ftl`), embedded in the binary. In Rust they are typed
//! messages, one enum for each area, so that no caller can misspell a key or forget an argument:
//!
//! ```
//! use words::{GameMsg, Lang, Who, Words};
//!
//! let words = Words::new(Lang::En);
//! let card = "R8".parse().unwrap();
//! assert_eq!(words.say(GameMsg::Plays { who: Who::Name("Mira"), card }), "Mira plays the red 8.");
//! assert_eq!(words.say(GameMsg::Plays { who: Who::You, card }), "You play the red 8.");
//! ```
//!
//! A server creates one [`Catalogue`] and shares it. A terminal creates the [`Words`] of its one language.

mod area;
mod argument;
mod bidi;
mod book;
mod card_names;
mod coach;
mod compile;
mod compiled;
mod error;
mod fact;
mod findings;
mod game;
mod head;
mod lang;
mod language;
mod lesson;
mod locale;
mod message;
pub mod narrate;
mod number;
mod pad;
mod plural;
mod reader;
mod review;
mod rule;
mod rulebook;
mod site;
mod stats;
mod table;
mod terminal;
mod value;
mod words;

#[cfg(test)]
mod check;
#[cfg(test)]
#[path = "../build/folders.rs"]
mod folders;

pub use argument::{Decimal, People, Suit, Ungrouped, Who};
pub use book::{Block, ExampleFigure, Gem, Section};
pub use coach::CoachMsg;
pub use error::ErrorMsg;
pub use fact::FactMsg;
pub use findings::Findings;
pub use game::GameMsg;
pub use head::Direction;
pub use lang::{Lang, UnknownLang};
pub use language::LoadError;
pub use lesson::LessonMsg;
pub use message::Message;
pub use pad::PadMsg;
pub use reader::{reader_of, reader_seat};
pub use review::ReviewMsg;
pub use rule::RuleMsg;
pub use rulebook::RulebookMsg;
pub use site::SiteMsg;
pub use stats::StatsMsg;
pub use table::TableMsg;
pub use terminal::TerminalMsg;
pub use words::{Catalogue, Words};
