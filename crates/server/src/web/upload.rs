//! Long forms. Each address may send one at a time, and they are parsed off the threads that serve sockets.

use std::net::IpAddr;

use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, Request};

use super::form::invalid_form;
use crate::guest::guest_of;
use crate::security::address_of;
use crate::{App, Error};

/// The maximum size in bytes for a visitor with a key.
const MAX_BYTES: usize = 8 << 20;
/// The maximum size in bytes for a visitor without a key.
const MAX_BYTES_WITHOUT_KEY: usize = 2 << 20;

/// The body of a long form. While it exists, its address cannot send another.
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
        let max = if guest_of(app, request.headers()).is_some() { MAX_BYTES } else { MAX_BYTES_WITHOUT_KEY };
        upload.body = to_bytes(request.into_body(), max).await.map_err(|_| invalid_form())?;
        Ok(upload)
    }
}

impl Drop for Upload {
    fn drop(&mut self) {
        self.app.imports.end(self.address);
    }
}

impl Upload {
    /// The body. The address stays blocked until the upload itself is dropped.
    pub(super) fn body(&self) -> Bytes {
        self.body.clone()
    }
}

/// The value of a form field.
pub(super) fn field(body: &[u8], name: &str) -> String {
    let found = form_urlencoded::parse(body).find(|(field, _)| field == name);
    found.map(|(_, value)| value.into_owned()).unwrap_or_default()
}
