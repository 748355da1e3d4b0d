//! What crosses a process or a disk, as JSON.
//!
//! [`Command`]s go from a player's program to the server, [`Event`]s come back; [`State`] is everything that one
//! viewer may know of a table. `docs/protocol.md` describes them with an example of each. The lines of a table's own
//! [`log`] have a form of their own, which holds secrets and is for the server's store alone.
//!
//! Cards travel as text (`"R8"`), seats as numbers from 0, bytes in hexadecimal. Everything a viewer gets is built
//! from [`table::Table::view`] or [`table::Table::public`].

mod analysis;
mod command;
mod event;
mod http;
pub mod log;
mod name;
mod prepared;
mod setup;
mod state;
mod tell;
mod text;

pub use analysis::{Analysis, Because, InTheOpen, Judged, Worth};
pub use command::{Command, Request};
pub use event::{Event, Message, Moved, RoundOver};
pub use http::{Failure, Guest, Joined, Listed, MatchInfo, NewTable, Problem, Sit, TableInfo};
pub use name::{DisplayName, NameError};
pub use prepared::Origin;
pub use setup::{ClockSetup, LengthSetup, RulesSetup};
pub use state::{Fairness, ScoreLine, SeatState, State, StateOfRound};
pub use tell::{Viewer, shares_with, tell};

/// The version of the protocol. It changes only when a program written for the old one would misunderstand the new.
pub const VERSION: u32 = 1;
