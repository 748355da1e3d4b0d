//! A long form: one at a time from each address, and the work on it off the threads that serve sockets.

use std::net::IpAddr;

use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, Request};

use super::form::bad;
use crate::guest::known;
use crate::security::address_of;
use crate::{App, Error};

/// The most bytes from a visitor who is known.
const MAX_BYTES: usize = 8 << 20;
/// The most bytes from a visitor who is not.
const MAX_FROM_A_STRANGER: usize = 2 << 20;

/// The body of a long form. Until it is dropped, its address can send no other.
pub(super) struct Upload {
    app: App,
    address: IpAddr,
    body: Bytes,
}

impl FromRequest<App> for Upload {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Upload, Error> {
        let address = address_of(app, request.headers(), request.extensions());
        if !app.imports.begin(address) {
            return Err(Error::TooManyRequests);
        }
        let mut upload = Upload { app: app.clone(), address, body: Bytes::new() };
        let max = if known(app, request.headers()).is_some() { MAX_BYTES } else { MAX_FROM_A_STRANGER };
        upload.body = to_bytes(request.into_body(), max).await.map_err(|_| bad())?;
        Ok(upload)
    }
}

impl Drop for Upload {
    fn drop(&mut self) {
        self.app.imports.end(self.address);
    }
}

impl Upload {
    /// The body; the address can send no other until the upload itself is dropped.
    pub(super) fn body(&self) -> Bytes {
        self.body.clone()
    }
}

/// The value of a field of a form.
pub(super) fn field(body: &[u8], name: &str) -> String {
    let found = form_urlencoded::parse(body).find(|(field, _)| field == name);
    found.map(|(_, value)| value.into_owned()).unwrap_or_default()
}
