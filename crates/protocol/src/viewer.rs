//! The kinds of viewers of a table.

use rules::Seat;
use table::{PlayerId, Table};

/// A viewer of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player on a seat.
    Seat(Seat),
    /// A person without a seat.
    Spectator,
    /// The host, watching their own table without a seat.
    Host,
}

impl Viewer {
    /// The viewer's seat.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Host => None,
        }
    }

    pub(crate) fn is_host(self, table: &Table) -> bool {
        match self {
            Viewer::Seat(seat) => table.seat_of(table.host()) == Some(seat),
            Viewer::Spectator => false,
            Viewer::Host => true,
        }
    }

    /// How `player` sees a table: from their seat, as its host, or as a spectator.
    #[must_use]
    pub fn of(table: &Table, player: PlayerId) -> Viewer {
        match table.seat_of(player) {
            Some(seat) => Viewer::Seat(seat),
            None if table.host() == player => Viewer::Host,
            None => Viewer::Spectator,
        }
    }
}
