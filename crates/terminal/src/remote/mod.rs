//! A seat at a served table, over the JSON protocol.
//!
//! [`RemoteSeat::take`] registers the person as a guest of the server and takes a seat. `RemoteTable` then holds the
//! connection: it follows the table by its events, and reconnects by itself. The guest's key is saved, so that the next
//! start finds the same seat.

mod connection;
mod http;
mod kept_deals;
mod keys;
mod table_url;
mod tls;

use crate::data_dir::DataDir;
use crate::error::TerminalError;
use kept_deals::KeptDeals;

pub(crate) use connection::RemoteTable;
pub use table_url::TableUrl;

/// A seat that the person has taken.
#[derive(Clone, Debug)]
pub struct RemoteSeat {
    url: TableUrl,
    key: String,
    kept: KeptDeals,
}

impl RemoteSeat {
    /// Takes a seat at a table; the same seat as before if this person has one.
    pub fn take(url: TableUrl, name: &str, folder: Option<&DataDir>) -> Result<RemoteSeat, TerminalError> {
        let mut seat = match keys::load(folder, &url) {
            Some(key) => RemoteSeat { url, key, kept: KeptDeals::new(folder) },
            None => RemoteSeat::register(url, folder)?,
        };
        match seat.is_seated() {
            Ok(true) => return Ok(seat),
            Ok(false) => {}
            // A server with a new database does not know its former guests and their seats.
            Err(TerminalError::Refused { code: protocol::ErrorCode::NotSigned, .. }) => {
                seat = RemoteSeat::register(seat.url, folder)?;
            }
            Err(error) => return Err(error),
        }
        let sit = protocol::JoinRequest { name: name.to_owned(), seat: None };
        let path = format!("/api/tables/{}/join", seat.url.table());
        let _: protocol::JoinResponse = http::post(&seat.url, &path, Some(&seat.key), &sit)?;
        Ok(seat)
    }

    /// Registers the person as a guest.
    fn register(url: TableUrl, folder: Option<&DataDir>) -> Result<RemoteSeat, TerminalError> {
        let guest: protocol::GuestKey = http::post(&url, "/api/guest", None, &serde_json::json!({}))?;
        keys::save(folder, &url, &guest.key);
        Ok(RemoteSeat { url, key: guest.key, kept: KeptDeals::new(folder) })
    }

    fn is_seated(&self) -> Result<bool, TerminalError> {
        let path = format!("/api/tables/{}", self.url.table());
        let message: protocol::ServerMessage = http::get(&self.url, &path, Some(&self.key))?;
        Ok(matches!(message.event, protocol::ServerEvent::State(state) if state.you.is_some()))
    }
}
