//! A seat at a served table, over the JSON protocol.
//!
//! [`RemoteSeat::take`] makes the person known to the server and sits down. [`RemoteTable`] then holds the connection: it follows
//! the table by its events, and reconnects by itself. The key that proves who sits there is kept, so that the next start
//! finds the same seat.

mod connection;
mod http;
mod keys;
mod table_url;
mod tls;

use serde::Serialize;

use crate::data_dir::DataDir;
use crate::error::TerminalError;

pub use connection::RemoteTable;
pub use table_url::TableUrl;

/// A seat that was taken.
#[derive(Clone, Debug)]
pub struct RemoteSeat {
    url: TableUrl,
    key: String,
}

#[derive(Serialize)]
struct Nothing {}

impl RemoteSeat {
    /// Sits down at a table, on the same seat as before if this person sat there already.
    pub fn take(url: TableUrl, name: &str, folder: Option<&DataDir>) -> Result<RemoteSeat, TerminalError> {
        let mut seat = match keys::load(folder, &url) {
            Some(key) => RemoteSeat { url, key },
            None => RemoteSeat::arrive(url, folder)?,
        };
        match seat.sits_already() {
            Ok(true) => return Ok(seat),
            Ok(false) => {}
            // A server with a new database has forgotten its guests, and their seats with them.
            Err(TerminalError::Refused { code: protocol::ErrorCode::NotSigned, .. }) => {
                seat = RemoteSeat::arrive(seat.url, folder)?;
            }
            Err(trouble) => return Err(trouble),
        }
        let sit = protocol::JoinRequest { name: name.to_owned(), seat: None };
        let path = format!("/api/tables/{}/join", seat.url.table());
        let _: protocol::JoinResponse = http::post(&seat.url, &path, Some(&seat.key), &sit)?;
        Ok(seat)
    }

    /// Makes the person known to the server.
    fn arrive(url: TableUrl, folder: Option<&DataDir>) -> Result<RemoteSeat, TerminalError> {
        let guest: protocol::GuestKey = http::post(&url, "/api/guest", None, &Nothing {})?;
        keys::save(folder, &url, &guest.key);
        Ok(RemoteSeat { url, key: guest.key })
    }

    fn sits_already(&self) -> Result<bool, TerminalError> {
        let path = format!("/api/tables/{}", self.url.table());
        let message: protocol::ServerMessage = http::get(&self.url, &path, Some(&self.key))?;
        Ok(matches!(message.event, protocol::ServerEvent::State(state) if state.you.is_some()))
    }
}
