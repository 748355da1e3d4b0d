//! Whether the server can store anything.

use std::time::Duration;

use store::StoreError;
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::{App, Error};

/// How long an answer is reused, so that frequent requests do not become frequent writes.
const HOLDS_FOR: Duration = Duration::from_secs(1);

/// What the last look at the database showed, and when that was.
#[derive(Debug, Default)]
pub(crate) struct Readiness {
    last: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl App {
    /// Whether something can be stored now, and the server is not about to stop.
    pub(crate) async fn check_ready(&self) -> Result<(), Error> {
        if *self.stopping.borrow() {
            return Err(Error::Store(StoreError::Closed));
        }
        // Those who ask at the same time wait for one look.
        let mut last = self.readiness.last.lock().await;
        if let Some((at, known)) = &*last
            && at.elapsed() < HOLDS_FOR
        {
            return Ok(known.clone()?);
        }
        let found = self.store.check().await;
        if let Err(error) = &found {
            tracing::warn!(%error, "not ready: nothing can be stored");
        }
        *last = Some((Instant::now(), found.clone()));
        Ok(found?)
    }
}
