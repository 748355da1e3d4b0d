//! A seat at a served table, over the JSON protocol.
//!
//! [`Seat::take`] makes the person known to the server and sits down; [`Seat::run`] then holds the line: it turns
//! what the server says into [`Report`]s and [`Command`]s into what the server understands, and comes back by itself
//! when the line breaks. The key that proves who sits there is kept, so that another start finds the same seat.

mod fold;
mod http;
mod key;
mod line;
mod place;
mod stream;

use std::sync::mpsc::Receiver;
use std::time::Duration;

use serde::Serialize;

use crate::driver::{Command, Link, Listener, Report};
use crate::saved::Folder;
use crate::trouble::Trouble;

pub use place::Place;

/// How long to wait before the line is tried again: short at first, then longer.
const FIRST_PAUSE: Duration = Duration::from_millis(200);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

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

    /// Holds the line until the table closes or nobody listens any more.
    pub fn run(&self, commands: &Receiver<Command>, mut listener: Listener) {
        let mut talk = line::Talk::new();
        let mut pause = FIRST_PAUSE;
        loop {
            if let Some(socket) = line::connect(&self.place, &self.key) {
                pause = FIRST_PAUSE;
                match talk.hold(socket, commands, &mut listener) {
                    line::End::Over => return,
                    line::End::Broken(again) => pause = again.unwrap_or(pause),
                }
            }
            if talk.breaks() && !listener(Report::Link(Link::Down)) {
                return;
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }
}
