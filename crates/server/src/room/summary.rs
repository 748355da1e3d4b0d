//! The part of a table's state that the rest of the server can read without asking its task.

use protocol::{TableInfo, TableState, Viewer};
use rules::Seat;
use table::{Occupant, PlayerId, Table};

/// What the lists of tables need.
#[derive(Clone, Debug)]
pub(crate) struct RoomSummary {
    pub(crate) info: TableInfo,
    pub(crate) listed: bool,
    pub(crate) people: Vec<(PlayerId, Seat)>,
    /// Whether nobody sits at the table, or only people who have left the match.
    pub(crate) abandoned: bool,
}

impl RoomSummary {
    /// The summary of a table.
    pub(super) fn of(table: &Table, now: u64) -> RoomSummary {
        let person = |(seat, occupant): (Seat, &Occupant)| Some((occupant.human()?.id, seat));
        let still_plays = |occupant: &Occupant| occupant.human().is_some_and(|person| !person.left);
        RoomSummary {
            abandoned: !table.seats().iter().any(still_plays),
            info: TableInfo::of(&TableState::of(table, Viewer::Spectator, now)),
            listed: table.settings().listed,
            people: table.seats().iter_with_seat().filter_map(person).collect(),
        }
    }

    /// Where a person sits.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.people.iter().find_map(|(person, seat)| (*person == player).then_some(*seat))
    }
}
