//! Whether the server can accept writes.

use std::time::Duration;

use store::StoreError;
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::{App, Error};

/// How long a result is reused, so that frequent requests do not cause frequent writes.
const REUSE_TIME: Duration = Duration::from_secs(1);

/// The result of the last check, and when it was made.
#[derive(Debug, Default)]
pub(crate) struct Readiness {
    last: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl App {
    /// Checks that the store accepts writes and that the server is not stopping.
    pub(crate) async fn check_ready(&self) -> Result<(), Error> {
        if *self.stopping.borrow() {
            return Err(Error::Store(StoreError::Closed));
        }
        // Holds the lock during the check, so that concurrent requests share one.
        let mut last = self.readiness.last.lock().await;
        if let Some((at, known)) = &*last
            && at.elapsed() < REUSE_TIME
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
