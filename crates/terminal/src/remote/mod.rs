//! A seat at a served table, over the JSON protocol.
//!
//! [`Seat::take`] makes the person known to the server and sits down. [`RemoteTable`] then holds the connection: it follows
//! the table by its events, and reconnects by itself. The key that proves who sits there is kept, so that the next start
//! finds the same seat.

mod connection;
mod http;
mod key;
mod place;
mod stream;

use serde::Serialize;

use crate::saved::Folder;
use crate::trouble::Trouble;

pub use connection::RemoteTable;
pub use place::Place;

/// A seat that was taken.
#[derive(Clone, Debug)]
pub struct Seat {
    place: Place,
    key: String,
}

#[derive(Serialize)]
struct Nothing {}

impl Seat {
    /// Sits down at a table, on the same seat as before if this person sat there already.
    pub fn take(place: Place, name: &str, folder: Option<&Folder>) -> Result<Seat, Trouble> {
        let mut seat = match key::kept(folder, &place) {
            Some(key) => Seat { place, key },
            None => Seat::arrive(place, folder)?,
        };
        match seat.sits_already() {
            Ok(true) => return Ok(seat),
            Ok(false) => {}
            // A server with a new database has forgotten its guests, and their seats with them.
            Err(Trouble::Refused { code: protocol::ErrorCode::NotSigned, .. }) => {
                seat = Seat::arrive(seat.place, folder)?;
            }
            Err(trouble) => return Err(trouble),
        }
        let sit = protocol::JoinRequest { name: name.to_owned(), seat: None };
        let path = format!("/api/tables/{}/join", seat.place.table());
        let _: protocol::JoinResponse = http::post(&seat.place, &path, Some(&seat.key), &sit)?;
        Ok(seat)
    }

    /// Makes the person known to the server.
    fn arrive(place: Place, folder: Option<&Folder>) -> Result<Seat, Trouble> {
        let guest: protocol::GuestKey = http::post(&place, "/api/guest", None, &Nothing {})?;
        key::keep(folder, &place, &guest.key);
        Ok(Seat { place, key: guest.key })
    }

    fn sits_already(&self) -> Result<bool, Trouble> {
        let path = format!("/api/tables/{}", self.place.table());
        let message: protocol::ServerMessage = http::get(&self.place, &path, Some(&self.key))?;
        Ok(matches!(message.event, protocol::ServerEvent::State(state) if state.you.is_some()))
    }
}
