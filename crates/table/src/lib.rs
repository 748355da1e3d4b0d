//! One table, without IO.
//!
//! A [`Table`] is a fold of its [`Event`]s. The program that runs it (the runner) calls [`Table::handle`] with the time
//! and an [`Input`]. The table either refuses the input and stays as it was ([`Refusal`]), or it applies the events
//! that follow and shows each one to the caller together with the state right after it. The runner must store the
//! events ([`Event::to_line`]) before it tells anybody about them. [`Table::replay`] makes the same table from such a
//! log. After each call the runner asks the table what it needs:
//!
//! - [`Table::needs_secret`]: whether to call at once with [`Input::Commit`] and 32 fresh random bytes;
//! - [`Table::bot_jobs`]: the moves that bots must choose. Each is handed in as [`Input::BotMove`];
//! - [`Table::deadline`]: when to call again with [`Input::Tick`] if nothing else happens.
//!
//! The table reads no clock and owns no randomness. Time is in milliseconds of any clock that does not run backwards
//! across a restart.

mod apply;
mod bot_jobs;
mod claims;
mod deadlines;
mod derived;
mod event;
mod fixed_deals;
mod handle;
mod input;
mod occupant;
mod reaction;
mod refusal;
mod replay;
mod settings;
mod state;

pub use bot_jobs::BotJob;
pub use event::{CardMove, Event, LogEntry, LogError, MoveSource};
pub use fixed_deals::{FixedDeals, FixedDealsInfo, FixedDealsKind};
pub use input::Input;
pub use occupant::{Human, Occupant, PlayerId, Presence};
pub use reaction::Reaction;
pub use refusal::Refusal;
pub use replay::ReplayError;
pub use settings::{BotLevel, DealSource, FirstMatch, HostOptions, Settings, TimeControl};
pub use state::{Stage, Table};

/// A time or a span in milliseconds. Times count from 1970, or from the start of any other clock.
pub type Millis = u64;
